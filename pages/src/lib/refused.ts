// Why something was not done, in the visitor's language, with its clause. Staff pages say it in English: `error.message`.
import { Problem } from './api';
import { said, t } from './i18n/index.svelte';

/** What went wrong, for a patron to read. */
export function refused(error: unknown): string {
  if (!(error instanceof Problem) || error.status === 0) return t('unreachable');
  return withClause(said(error.said) || error.message, error.rule);
}

export const withClause = (why: string, rule: string | null): string => 
  rule ? t('with-clause', { why, rule: addressOf(rule) }) : why;

/** The address of a clause as it stands, and that of a reading of it in the visitor's language. */
export const addressOf = (rule: string): string => rule.replace(/^reading (.*)$/, (_, id: string) => t('reading', { id }));

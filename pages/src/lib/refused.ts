// Why something was not done, in the visitor's language, with its clause. Staff pages say it in English: `error.message`.
import { Problem } from './api';
import { said, t } from './i18n/index.svelte';

/** What went wrong, for a patron to read. */
export function refused(error: unknown): string {
  if (!(error instanceof Problem) || error.status === 0) return t('unreachable');
  return withClause(said(error.said) || error.message, error.rule);
}

export const withClause = (why: string, rule: string | null): string => (rule ? t('with-clause', { why, rule }) : why);

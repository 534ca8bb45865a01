// What the pages say, in three languages. The words of a rule book (bets, captions) come in a view, not from here.
import { keep, recall } from '../storage';
import en from './en.json';

export const LANGUAGES = { en: 'English', 'zh-Hans': '简体中文', 'zh-Hant': '繁體中文' } as const;
export type Language = keyof typeof LANGUAGES;
export type Key = keyof typeof en;
/** A word of a rule book in each language. */
export type Said = Record<string, string>;

const LOAD: Record<Exclude<Language, 'en'>, () => Promise<{ default: Record<Key, string> }>> = {
  'zh-Hans': () => import('./zh-Hans.json'),
  'zh-Hant': () => import('./zh-Hant.json'),
};

class Words {
  language = $state<Language>('en');
  table = $state.raw<Record<Key, string>>(en);
}
const words = new Words();

export const language = (): Language => words.language;

export async function speak(chosen: Language): Promise<void> {
  words.table = chosen === 'en' ? en : (await LOAD[chosen]()).default;
  words.language = chosen;
  document.documentElement.lang = chosen;
  keep('language', chosen);
}

/** The language of the address, else the one chosen before, else the browser's. */
export async function startLanguage(): Promise<void> {
  const asked = [new URLSearchParams(location.search).get('lang'), recall('language'), ...navigator.languages];
  for (const one of asked) {
    const known = one && nearest(one);
    if (known) return speak(known);
  }
}

function nearest(tag: string): Language | null {
  if (tag in LANGUAGES) return tag as Language;
  if (/^zh\b.*(hant|tw|hk|mo)/i.test(tag)) return 'zh-Hant';
  if (/^zh\b/i.test(tag)) return 'zh-Hans';
  return /^en\b/i.test(tag) ? 'en' : null;
}

/** What the pages say, with `{name}` filled in. */
export function t(key: Key, parts: Record<string, string | number> = {}): string {
  return words.table[key].replace(/\{(\w+)\}/g, (_, name: string) => String(parts[name] ?? ''));
}

/** What a view says in each language, in the visitor's. */
export function said(words: Said | null | undefined): string {
  if (!words) return '';
  return words[language()] ?? words['zh-Hans'] ?? words.en ?? '';
}

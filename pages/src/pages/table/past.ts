// The coups a patron played since the page was opened in this tab.
import type { SettledView } from '../../lib/views';

const MOST = 60;

/** The coups that were kept, the newest first, with one more where it is new. */
export function remembered(table: string, patron: string, settled: SettledView | null): SettledView[] {
  const name = `sabot.past.${table}.${patron}`;
  let past: SettledView[] = [];
  try {
    past = JSON.parse(sessionStorage.getItem(name) ?? '[]') as SettledView[];
    if (settled) {
      past = [settled, ...past.filter((one) => one.coup !== settled.coup)].slice(0, MOST);
      sessionStorage.setItem(name, JSON.stringify(past));
    }
  } catch {
    past = settled ? [settled] : []; // storage is blocked
  }
  return past;
}

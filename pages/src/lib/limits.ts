// The limits of a table, bets with the same limits together: what stands on the sign and on the display.
import { said, t } from './i18n/index.svelte';
import type { TableView } from './views';

export type LimitLine = { key: string; names: string; least: number; most: number };

const NAMED = 4;

/** In the order of the bets. Many side bets with the same limits are called so, not named one by one. */
export function limitLines(view: TableView): LimitLine[] {
  const lines = new Map<string, { names: string[]; sides: boolean; least: number; most: number }>();
  for (const bet of view.face?.bets ?? []) {
    const limit = view.limits?.bets[bet.key];
    if (!limit) continue;
    const side = bet.kind !== 'main';
    const key = `${limit.least} ${limit.most} ${side}`;
    const line = lines.get(key) ?? { names: [], sides: side, least: limit.least, most: limit.most };
    const hand = view.face!.hands[bet.key];
    line.names.push(said(hand ?? bet.name));
    lines.set(key, line);
  }
  return [...lines].map(([key, { names, sides, least, most }]) => ({
    key,
    names: sides && names.length > NAMED ? t('side-bets') : names.join(t('comma')),
    least,
    most,
  }));
}

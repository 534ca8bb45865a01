// What is said aloud as a table changes: cards as they turn, the result, what the patron's wagers came to.
import { spoken } from '../../lib/cards';
import { said, t } from '../../lib/i18n/index.svelte';
import { dollars } from '../../lib/money';
import { sound } from '../../lib/sound.svelte';
import type { TableView } from '../../lib/views';

/** What is new between two views, in words; nothing between a table and another, or after a long silence. */
export function news(before: TableView | null, view: TableView): string {
  if (!before || before.table !== view.table) return '';
  return [...phase(before, view), ...cut(before, view), ...cards(before, view), ...result(before, view), ...settled(before, view)].join('. ');
}

function phase(before: TableView, view: TableView): string[] {
  const open = (one: TableView): boolean => one.moves.some((move) => move.command === 'PlaceWager');
  if (open(view) && !open(before)) return [t('place-wagers')];
  if (view.coup?.no_more_bets && !before.coup?.no_more_bets) return [t('no-more-bets')];
  if (view.last_coup && !before.last_coup) return [t('last-coup')];
  return [];
}

function cut(before: TableView, view: TableView): string[] {
  return view.own?.cut && !before.own?.cut ? [t('yours-to-cut')] : [];
}

function cards(before: TableView, view: TableView): string[] {
  const known = before.coup?.number === view.coup?.number ? (before.coup?.cards ?? []) : [];
  const all = view.coup?.cards ?? [];
  if (all.length > known.length) sound.card();
  return all.flatMap((card, at) =>
    card.exposed && card.face && !known[at]?.exposed
      ? [t('gets', { hand: said(view.face?.hands[card.hand]), card: spoken(card.face) })]
      : [],
  );
}

function result(before: TableView, view: TableView): string[] {
  if (!view.result?.on_table || (before.result?.on_table && before.result.number === view.result.number)) return [];
  const mine = view.result.areas.find((area) => area.area === view.own?.place) ?? view.result.areas[0];
  return mine ? [said(mine.said)] : [];
}

function settled(before: TableView, view: TableView): string[] {
  const now = view.own?.settled;
  if (!now || before.own?.settled?.coup === now.coup) return [];
  return [cameTo(now.net)];
}

/** What the wagers of a coup came to. */
export function cameTo(net: number): string {
  if (net > 0) return t('you-won', { amount: dollars(net) });
  if (net < 0) return t('you-lost', { amount: dollars(-net) });
  return t('you-are-even');
}

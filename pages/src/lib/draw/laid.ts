// What lies on the areas: the wagers of an area together.
import type { AreaDrawing, WagerView } from '../views';

export type Laid = { chips: Record<string, number>; total: number; own: number; fate: string; ids: number[] };

/** The wagers on an area: those at its place, or at all places where it is one for everybody. */
export function laidOn(area: AreaDrawing, wagers: readonly WagerView[], me: string | null): Laid | null {
  const here = wagers.filter(
    (one) => one.bet === area.bet && (area.place === null || one.area === area.place) && one.fate !== 'returned',
  );
  if (!here.length) return null;
  const chips: Record<string, number> = {};
  for (const one of here)
    for (const [cents, count] of Object.entries(one.chips)) chips[cents] = (chips[cents] ?? 0) + count;
  const mine = here.filter((one) => one.patron === me);
  const fates = new Set(here.map((one) => one.fate));
  return {
    chips,
    total: here.reduce((sum, one) => sum + one.cents, 0),
    own: mine.reduce((sum, one) => sum + one.cents, 0),
    fate: fates.size === 1 ? here[0]!.fate : 'placed',
    ids: mine.filter((one) => one.fate === 'placed').map((one) => one.id),
  };
}

// The colours of chips, as they are drawn: the body, what is printed on it, and the spots on its edge.
import type { ChipView } from '../views';

export type Paint = { body: string; ink: string; spots: string };

export const PAINT: Record<ChipView['colour'], Paint> = {
  white: { body: '#e9e4d8', ink: '#1c1812', spots: '#5d7fa8' },
  red: { body: '#a9261f', ink: '#ffffff', spots: '#f4ecdd' },
  green: { body: '#1b7440', ink: '#ffffff', spots: '#f4ecdd' },
  black: { body: '#1f2023', ink: '#ffffff', spots: '#f4ecdd' },
  purple: { body: '#5b2c83', ink: '#ffffff', spots: '#f4ecdd' },
  orange: { body: '#c8660f', ink: '#1c1812', spots: '#fdf6e6' },
  yellow: { body: '#dcb72a', ink: '#1c1812', spots: '#7a5c00' },
  blue: { body: '#1f5fae', ink: '#ffffff', spots: '#f4ecdd' },
  pink: { body: '#d987a8', ink: '#1c1812', spots: '#fdf6e6' },
  brown: { body: '#6b4423', ink: '#ffffff', spots: '#f4ecdd' },
  grey: { body: '#6f6f6f', ink: '#ffffff', spots: '#f4ecdd' },
};

/** The chips of a stack from the bottom up, no more than are worth drawing. */
export function pile(chips: Record<string, number>, most = 6): number[] {
  const all = Object.entries(chips)
    .map(([cents, count]) => [Number(cents), count] as const)
    .sort(([one], [other]) => other - one)
    .flatMap(([cents, count]) => Array<number>(Math.min(count, most)).fill(cents));
  return all.length <= most ? all : [...all.slice(0, most - 1), all[all.length - 1]!];
}

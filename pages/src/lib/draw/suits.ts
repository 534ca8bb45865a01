// The four suits and the pips of a card, on a card of 100 by 140.
export type Suit = 'S' | 'H' | 'D' | 'C';

/** A card whose suit nobody recorded has none. */
export type Face = { rank: string; suit: Suit | null };

export const SUITS: Record<Suit, string> = {
  S: 'M50 4C50 4 6 40 6 66a22 22 0 0 0 39 14c-1 8-4 13-10 17h30c-6-4-9-9-10-17a22 22 0 0 0 39-14C94 40 50 4 50 4Z',
  H: 'M50 95C50 95 4 60 4 31A24 24 0 0 1 50 24 24 24 0 0 1 96 31C96 60 50 95 50 95Z',
  D: 'M50 2Q68 32 92 50 68 68 50 98 32 68 8 50 32 32 50 2Z',
  C: 'M50 4a22 22 0 0 1 17 36 22 22 0 1 1-12 34c1 10 4 17 10 22H35c6-5 9-12 10-22a22 22 0 1 1-12-34A22 22 0 0 1 50 4Z',
};

/** `TH` is the ten of hearts, `T` a ten. */
export function faceOf(card: string): Face {
  const rank = card.charAt(0);
  return { rank: rank === 'T' ? '10' : rank, suit: (card.charAt(1) as Suit | '') || null };
}

export const isRed = (face: Face): boolean => face.suit === 'H' || face.suit === 'D';

const [LEFT, MIDDLE, RIGHT] = [31, 50, 69];
const column = (x: number, ...rows: number[]): [number, number][] => rows.map((y) => [x, y]);
const both = (...rows: number[]): [number, number][] => [...column(LEFT, ...rows), ...column(RIGHT, ...rows)];

/** Where the pips stand; those below the middle stand upside down. */
export const PIPS: Record<string, [number, number][]> = {
  A: column(MIDDLE, 70),
  '2': column(MIDDLE, 30, 110),
  '3': column(MIDDLE, 30, 70, 110),
  '4': both(30, 110),
  '5': [...both(30, 110), ...column(MIDDLE, 70)],
  '6': both(30, 70, 110),
  '7': [...both(30, 70, 110), ...column(MIDDLE, 50)],
  '8': [...both(30, 70, 110), ...column(MIDDLE, 50, 90)],
  '9': [...both(30, 57, 83, 110), ...column(MIDDLE, 70)],
  '10': [...both(30, 57, 83, 110), ...column(MIDDLE, 43, 97)],
};

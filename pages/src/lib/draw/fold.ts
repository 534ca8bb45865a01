// A card that is bent up from an edge: which part of its back is left, and where the underside shows. 100 by 140.
export type Point = { x: number; y: number };
export type Fold = { back: string; face: string; clip: string; far: number };

const WIDE = 100;
const HIGH = 140;
const CORNERS: Point[] = [
  { x: 0, y: 0 },
  { x: WIDE, y: 0 },
  { x: WIDE, y: HIGH },
  { x: 0, y: HIGH },
];

/** The point of the card's edge that a finger takes hold of: the nearest corner, or the nearest side. */
export function edgeNear(at: Point): Point {
  const x = Math.min(WIDE, Math.max(0, at.x));
  const y = Math.min(HIGH, Math.max(0, at.y));
  const corner = CORNERS.find((one) => Math.hypot(one.x - x, one.y - y) < 26);
  if (corner) return corner;
  const sides: [number, Point][] = [
    [x, { x: 0, y }],
    [WIDE - x, { x: WIDE, y }],
    [y, { x, y: 0 }],
    [HIGH - y, { x, y: HIGH }],
  ];
  return sides.reduce((near, one) => (one[0] < near[0] ? one : near))[1];
}

/** The fold that brings one point of the card to another; none when they are the same. */
export function fold(from: Point, to: Point): Fold | null {
  const long = Math.hypot(to.x - from.x, to.y - from.y);
  if (long < 1) return null;
  const n = { x: (to.x - from.x) / long, y: (to.y - from.y) / long };
  const mid = (from.x + to.x) * 0.5 * n.x + (from.y + to.y) * 0.5 * n.y;
  const folded = cut((q) => mid - (q.x * n.x + q.y * n.y));
  const left = cut((q) => q.x * n.x + q.y * n.y - mid);
  const mirror = [1 - 2 * n.x ** 2, -2 * n.x * n.y, -2 * n.x * n.y, 1 - 2 * n.y ** 2, 2 * mid * n.x, 2 * mid * n.y];
  return {
    back: points(left),
    face: `matrix(${mirror.map((one) => one.toFixed(4)).join(' ')}) matrix(-1 0 0 1 ${WIDE} 0)`,
    clip: points(folded.map((q) => ({ x: WIDE - q.x, y: q.y }))),
    far: long / (Math.abs(n.x) * WIDE + Math.abs(n.y) * HIGH),
  };
}

/** The part of the card where a distance is not below nought. */
function cut(distance: (q: Point) => number): Point[] {
  return CORNERS.flatMap((one, at) => {
    const next = CORNERS[(at + 1) % CORNERS.length]!;
    const [a, b] = [distance(one), distance(next)];
    const crossing = { x: one.x + ((next.x - one.x) * a) / (a - b), y: one.y + ((next.y - one.y) * a) / (a - b) };
    if (a >= 0) return b >= 0 ? [one] : [one, crossing];
    return b >= 0 ? [crossing] : [];
  });
}

const points = (all: Point[]): string => all.map((one) => `${one.x.toFixed(2)},${one.y.toFixed(2)}`).join(' ');

/** A part of a whole, as margins are written: `1.0579 %`; small ones keep their digits. */
export function percent(part: number): string {
  const of = part * 100;
  const digits = of !== 0 && Math.abs(of) < 0.01 ? 6 : 4;
  return `${of.toFixed(digits).replace('-', '−')} %`;
}

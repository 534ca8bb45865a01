/** Cents as people write them: `$25`, `$1,250.50`, `−$5`. */
export function dollars(cents: number, { sign = false } = {}): string {
  const part = Math.abs(cents) % 100;
  const whole = Math.floor(Math.abs(cents) / 100).toLocaleString('en-AU');
  const mark = cents < 0 ? '−' : sign && cents > 0 ? '+' : '';
  return `${mark}$${whole}${part ? `.${String(part).padStart(2, '0')}` : ''}`;
}

/** What is printed on a chip: `25`, `1,000`. */
export function onChip(cents: number): string {
  return (cents / 100).toLocaleString('en-AU');
}

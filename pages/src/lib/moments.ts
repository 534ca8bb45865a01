/** A moment as a clock shows it here: `21:03:11`. */
export const clock = (at: number): string =>
  new Date(at).toLocaleTimeString('en-AU', { hour12: false, hour: '2-digit', minute: '2-digit', second: '2-digit' });

/** The day of a moment: `19 Nov 2026`. */
export const day = (at: number): string =>
  new Date(at).toLocaleDateString('en-AU', { day: 'numeric', month: 'short', year: 'numeric' });

/** To the millisecond, as journals and exports have it. */
export const exact = (at: number): string => new Date(at).toISOString();

// What time it is, to the second, for clocks on a page: one timer for all of them while any is drawn.
import { createSubscriber } from 'svelte/reactivity';

const subscribe = createSubscriber((update) => {
  const timer = setInterval(update, 1_000);
  return () => clearInterval(timer);
});

/** Milliseconds since 1970; whatever reads it is drawn again each second. */
export function now(): number {
  subscribe();
  return Date.now();
}

/** `12:05` or `1:02:05` for a length of time. */
export function span(milliseconds: number): string {
  const seconds = Math.max(0, Math.floor(milliseconds / 1_000));
  const two = (value: number): string => String(value).padStart(2, '0');
  const hours = Math.floor(seconds / 3_600);
  const minutes = Math.floor((seconds % 3_600) / 60);
  return hours ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}

/** `21:04`, by the clock of whoever looks. */
export const clock = (at: number): string => new Date(at).toLocaleTimeString('en-AU', { hour: '2-digit', minute: '2-digit', hour12: false });

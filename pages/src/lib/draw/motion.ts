// What moves, and for how long: nothing under reduced motion.
import { cubicOut } from 'svelte/easing';
import type { TransitionConfig } from 'svelte/transition';

export const still = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** A card slides from where it left to where it lies. */
export function arrive(_: Element, from: { x: number; y: number; turned: number }): TransitionConfig {
  return {
    duration: still() ? 0 : 320,
    easing: cubicOut,
    css: (_t, left) => `transform: translate(${from.x * left}px, ${from.y * left}px) rotate(${from.turned * left}deg)`,
  };
}

/** A card turns on its long side. */
export function turn(_: Element): TransitionConfig {
  return { duration: still() ? 0 : 240, easing: cubicOut, css: (part) => `transform: scaleX(${part})` };
}

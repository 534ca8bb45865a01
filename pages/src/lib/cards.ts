// Cards in words, for whoever hears them.
import { t, type Key } from './i18n/index.svelte';

const SUITS: Record<string, Key> = { S: 'spades', H: 'hearts', D: 'diamonds', C: 'clubs' };
const RANKS: Record<string, Key> = { A: 'ace', K: 'king', Q: 'queen', J: 'jack' };

/** `8S` is the eight of spades. */
export function spoken(card: string): string {
  const rank = card.slice(0, -1);
  const name = RANKS[rank];
  return t('card-of', { rank: name ? t(name) : rank === 'T' ? '10' : rank, suit: t(SUITS[card.slice(-1)]!) });
}

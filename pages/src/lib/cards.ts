// Cards in words, for whoever hears them.
import { t, type Key } from './i18n/index.svelte';

const SUITS: Record<string, Key> = { S: 'spades', H: 'hearts', D: 'diamonds', C: 'clubs' };
const RANKS: Record<string, Key> = { A: 'ace', K: 'king', Q: 'queen', J: 'jack' };

/** `8S` is the eight of spades, `K` a king of which nobody recorded the suit. */
export function spoken(card: string): string {
  const rank = RANKS[card.charAt(0)];
  const named = rank ? t(rank) : card.charAt(0) === 'T' ? '10' : card.charAt(0);
  const suit = SUITS[card.charAt(1)];
  return suit ? t('card-of', { rank: named, suit: t(suit) }) : named;
}

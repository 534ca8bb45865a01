// Cards and amounts as people type them.
const RANKS = 'A23456789TJQK';
const SUITS: Record<string, string> = { S: 'S', H: 'H', D: 'D', C: 'C', '♠': 'S', '♥': 'H', '♦': 'D', '♣': 'C' };

/** `8s`, `10h`, `TH` and `8` as the server names them: `8S`, `TH`, `8`; null where that is no card. */
export function cardOf(text: string): string | null {
  const said = text.trim().toUpperCase().replace(/^10/, 'T').replace(/^1(?=\D|$)/, 'A');
  const suit = said.length === 1 ? '' : SUITS[said.slice(1)];
  return said && RANKS.includes(said[0]!) && suit !== undefined ? said[0]! + suit : null;
}

/** Several cards, between spaces or commas; null where one of them is none. */
export function cardsOf(text: string): string[] | null {
  const each = text.split(/[\s,]+/).filter(Boolean).map(cardOf);
  return each.includes(null) ? null : (each as string[]);
}

/** `25`, `1,250.50` or `-5` dollars in cents; null where that is no amount. */
export function centsOf(text: string): number | null {
  const plain = text.trim().replace(/[$,\s]/g, '').replace('−', '-');
  return /^-?\d+(\.\d{1,2})?$/.test(plain) ? Math.round(Number(plain) * 100) : null;
}

/** `8S=7 KH=9` as a count by whole card. */
export function countsOf(text: string): Record<string, number> | null {
  const counts: Record<string, number> = {};
  for (const item of text.split(/[\s,]+/).filter(Boolean)) {
    const [name = '', count = ''] = item.split('=');
    const card = cardOf(name);
    if (card?.length !== 2 || !/^\d+$/.test(count)) return null;
    counts[card] = Number(count);
  }
  return counts;
}

export const ALL_CARDS = ['S', 'H', 'D', 'C'].flatMap((suit) => [...RANKS].map((rank) => rank + suit));

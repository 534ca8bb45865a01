// The details of what somebody asks for, as lines a person reads.
import { dollars } from '../../lib/money';
import type { DeedView } from '../../lib/views';

const words = (text: string): string => text.replaceAll(/[-_]/g, ' ');

/** The details of a command by their labels; what is empty is left out. */
export function told(command: Record<string, unknown>, deed: DeedView | undefined): [label: string, value: string][] {
  const lines: [string, string][] = [];
  for (const [name, value] of Object.entries(command)) {
    if (name === 'do' || value === null || value === false || (Array.isArray(value) && !value.length)) continue;
    if (value && typeof value === 'object' && !Array.isArray(value) && !Object.keys(value).length) continue;
    const detail = deed?.details.find((one) => one.name === name);
    const label = detail?.label ?? words(name);
    lines.push([label, said(name, value, detail?.kind)]);
  }
  return lines;
}

function said(name: string, value: unknown, kind: string | undefined): string {
  if (value === true) return 'yes';
  if (typeof value === 'string') return kind === 'choice' ? words(value) : value;
  if (typeof value === 'number') return kind === 'money' || name === 'cents' ? dollars(value) : String(value);
  if (Array.isArray(value)) return value.map((one) => said('', one, kind)).join(', ');
  const fields = Object.entries(value as Record<string, unknown>);
  if (name === 'settings') return settings(value as Record<string, unknown>);
  if (kind === 'chips' || name === 'chips' || name === 'float') {
    const each = fields.map(([cents, count]) => [Number(cents), Number(count)] as const).sort(([one], [other]) => other - one);
    const total = each.reduce((sum, [cents, count]) => sum + cents * count, 0);
    return `${dollars(total)} (${each.map(([cents, count]) => `${count} × ${dollars(cents)}`).join(', ')})`;
  }
  if (kind === 'limits' && 'bets' in (value as object)) return limits((value as { bets: Record<string, Range> }).bets);
  if (kind === 'limits-by-bet') return limits(value as Record<string, Range>);
  return fields.map(([key, one]) => `${words(key)} ${said('', one, kind?.startsWith('money') ? 'money' : undefined)}`).join(', ');
}

type Range = { least: number; most: number };
const limits = (bets: Record<string, Range>): string =>
  Object.entries(bets)
    .map(([bet, { least, most }]) => `${words(bet)} ${dollars(least)} to ${dollars(most)}`)
    .join(', ');

function settings(all: Record<string, unknown>): string {
  const { game, places, decks } = all as { game: string; places: number; decks: number };
  return `${words(game)}, ${places} places, ${decks} decks`;
}

// What there is to choose from at the table as it is: patrons, places, bets, wagers, cards, signs.
import { said } from '../../i18n/index.svelte';
import { dollars } from '../../money';
import type { DetailView, TableView } from '../../views';

export type Choice = { value: string | number; label: string };

const NTH = ['1st', '2nd', '3rd', '4th', '5th', '6th', '7th', '8th', '9th'];
const PIPS: Record<string, string> = { S: '♠', H: '♥', D: '♦', C: '♣' };

/** `TH` as `10♥`, `T` as `10`. */
export const shortly = (card: string): string => `${card.charAt(0).replace('T', '10')}${PIPS[card.charAt(1)] ?? ''}`;

const betName = (view: TableView, bet: string): string => said(view.face?.bets.find((one) => one.key === bet)?.name) || bet;

function wagers(view: TableView): Choice[] {
  return (view.coup?.wagers ?? []).map((one) => ({
    value: one.id,
    label: `${one.patron}, ${dollars(one.cents)} on ${betName(view, one.bet)}, place ${one.area}`,
  }));
}

function drawn(view: TableView): Choice[] {
  return (view.coup?.cards ?? []).map((card, at) => ({
    value: at,
    label: `${NTH[at] ?? `${at + 1}th`}: ${card.hand === 'player' ? 'Player' : 'Banker'}${card.area ? ` ${card.area}` : ''}, ${card.face ? shortly(card.face) : 'face down'}`,
  }));
}

/** The list to choose from; null where a detail is entered in another way. */
export function choicesOf(detail: DetailView, view: TableView): Choice[] | null {
  switch (detail.kind) {
    case 'choice':
    case 'choices':
      return detail.options.map(({ value, label }) => ({ value, label }));
    case 'patron':
    case 'patrons':
      return view.patrons.map(({ id, place }) => ({ value: id, label: place ? `${id}, place ${place}` : `${id}, standing` }));
    case 'patron-or-role':
      return [
        ...view.patrons.map(({ id, place }) => ({ value: id, label: place ? `${id}, place ${place}` : `${id}, standing` })),
        ...detail.options.map(({ value, label }) => ({ value, label })),
      ];
    case 'place':
    case 'area':
    case 'areas':
      return Array.from({ length: view.face?.places ?? 0 }, (_, at) => ({ value: at + 1, label: String(at + 1) }));
    case 'bet':
    case 'bets':
      return (view.face?.bets ?? []).map((bet) => ({ value: bet.key, label: said(bet.name) }));
    case 'wager':
    case 'wagers':
      return wagers(view);
    case 'drawn-card':
    case 'drawn-cards':
      return drawn(view);
    case 'notice':
      return view.notices.map((one) => ({ value: one.id, label: `${one.to.replaceAll('-', ' ')}: ${one.about}` }));
    case 'sign':
      return view.signs.map((one) => ({ value: one.id, label: one.said.map((line) => line.en).join('; ') }));
    case 'dispute':
      return view.disputes.map((one) => ({ value: one.id, label: `${one.patron}: ${one.about}` }));
    case 'mispayment':
      return view.mispayments.map((one) => ({
        value: one.id,
        label: `${one.patron ?? 'not identified'}, ${dollars(Math.abs(one.cents))} too ${one.cents > 0 ? 'much' : 'little'}`,
      }));
    default:
      return null;
  }
}

export const SEVERAL = new Set(['choices', 'patrons', 'areas', 'bets', 'wagers', 'drawn-cards']);

// The signs of a table that say what is different there, or about to be; all of them, odds in full, stand under Bets.
import type { StandingSign, TableView } from './views';

const AT_A_GLANCE: StandingSign['shows'][] = ['change', 'closing', 'side-bet-restriction', 'tie-percentage', 'variation'];
const OF_PATRONS: StandingSign['shows'][] = ['individual-limits', 'previous-limits'];
const MOST_LINES = 5;

const among = (view: TableView, kinds: StandingSign['shows'][]): StandingSign[] =>
  view.signs.filter((sign) => kinds.includes(sign.shows) && sign.said.length <= MOST_LINES);

/** At the table, where a patron may be named. */
export const atTheTable = (view: TableView): StandingSign[] => among(view, [...AT_A_GLANCE, ...OF_PATRONS]);

/** Above the table, for everybody; the game in play is its headline. */
export const aboveTheTable = (view: TableView): StandingSign[] =>
  among(view, AT_A_GLANCE).filter((sign) => sign.shows !== 'variation');

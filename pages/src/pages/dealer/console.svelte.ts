// What the dealer has typed and not yet committed, and the sending of the next step.
import { voice } from '../../lib/announce.svelte';
import { command, Problem, type Command } from '../../lib/api';
import { spoken } from '../../lib/cards';
import type { StepView, SuitsView, TableView } from '../../lib/views';

const SUITS: Record<string, string> = { s: 'S', h: 'H', d: 'D', c: 'C' };

/** An ace may be typed as a one. */
const named = (rank: string): string => (rank === '1' ? 'A' : rank);

export class Console {
  /** Cards that were typed, and a rank that waits for its suit, or for the next card where its suit is not wanted. */
  typed = $state<string[]>([]);
  rank = $state('');
  busy = $state(false);
  /** Enter was pressed before the table had moved on, and not taken: the step after it had not been read. */
  early = $state(false);
  refusal = $state.raw<Problem | null>(null);
  #version = 0;
  #again = false;
  /** A card too many is being typed: its suit is no other key. */
  #over = false;

  constructor(
    readonly table: string,
    readonly view: () => TableView | null,
    /** Open a form for a step that wants more than a key. */
    readonly ask: (step: StepView, refusal: Problem | null) => Promise<void>,
    readonly role?: string,
  ) {}

  get step(): StepView | null {
    return this.view()?.console?.step ?? null;
  }

  /** How many cards may be typed now: those that fall next, or the one that a burn shows. */
  get wanted(): number {
    const step = this.step;
    if (!step?.mine) return 0;
    if (step.command === 'Draw' && step.asks.includes('card')) return this.view()!.console!.falls.length;
    return step.asks.length === 1 && step.asks[0] === 'shown' ? 1 : 0;
  }

  /** The bet for which each card must be typed with its suit; null where its rank is enough. */
  get suits(): SuitsView | null {
    return this.step?.command === 'Draw' ? (this.view()?.console?.suits ?? null) : null;
  }

  /** The rank that waits, where it is a card as it stands. */
  get waiting(): string | null {
    return this.rank && !this.suits ? named(this.rank) : null;
  }

  /** How many cards would be dealt by Enter. */
  get count(): number {
    return this.typed.length + (this.waiting ? 1 : 0);
  }

  get full(): boolean {
    return this.wanted > 0 && this.count >= this.wanted;
  }

  /** Whether there is a card to deal, and none that lacks its suit. */
  get ready(): boolean {
    return this.count > 0 && !(this.rank && this.suits);
  }

  /** A letter or figure of a card; whether it was one. */
  type(key: string): boolean {
    if (!this.wanted) return false;
    this.early = false;
    const low = key.toLowerCase();
    if (this.rank && low in SUITS) return this.#suit(SUITS[low]!);
    if (this.#over && low in SUITS) {
      this.#over = false;
      return true;
    }
    if (low === ' ') return this.#next();
    if (low.length !== 1 || !'a1234567890tjqk'.includes(low)) return false;
    const ten = this.rank === '1' && low === '0';
    this.#over = this.full && !ten;
    if (this.#over) return true;
    if (!ten) this.#next();
    this.rank = low === '0' ? 'T' : low.toUpperCase();
    if (this.waiting) voice.say(spoken(this.waiting));
    this.refusal = null;
    return true;
  }

  #suit(suit: string): true {
    const card = named(this.rank) + suit;
    this.typed = [...this.typed, card];
    this.rank = '';
    voice.say(spoken(card));
    return true;
  }

  /** The rank that waits is a card by itself: the next may be typed. */
  #next(): true {
    const card = this.waiting;
    if (card) {
      this.typed = [...this.typed, card];
      this.rank = '';
    }
    return true;
  }

  /** Take the last thing back that is not committed; whether there was one. */
  back(): boolean {
    if (this.rank) this.rank = '';
    else if (this.typed.length) this.typed = this.typed.slice(0, -1);
    else return false;
    return true;
  }

  clear(): boolean {
    const was = this.rank !== '' || this.typed.length > 0;
    this.rank = '';
    this.typed = [];
    return was;
  }

  /** Enter: the prompted step, the cards that were typed, or a form where more must be said. */
  async enter(): Promise<void> {
    const step = this.step;
    if (!step?.mine) return;
    if (this.busy) {
      // The table has moved on, and the dealer has read it, though the answer to the last step is still on its way.
      if ((this.view()?.version ?? 0) > this.#version) this.#again = true;
      else this.early = true;
      return;
    }
    this.early = false;
    if (this.wanted) {
      this.#next();
      if (this.ready) await this.#while(() => this.#deal(step));
    } else if (step.asks.length) await this.#while(() => this.ask(step, null));
    else await this.#while(() => this.send({ ...step.given, do: step.command }, step));
    if (this.#again) {
      this.#again = false;
      await this.enter();
    }
  }

  async #while(doing: () => Promise<unknown>): Promise<void> {
    this.busy = true;
    this.#version = this.view()?.version ?? 0;
    try {
      await doing();
    } finally {
      this.busy = false;
    }
  }

  async #deal(step: StepView): Promise<void> {
    for (const card of [...this.typed]) {
      const asked: Command =
        step.command === 'Draw'
          ? { ...step.given, do: 'Draw', card }
          : { ...step.given, ...step.by_rank[card[0]!], do: step.command, shown: card };
      if (!(await this.send(asked, step))) return;
      this.typed = this.typed.slice(1);
    }
  }

  async send(asked: Command, step: StepView | null = null): Promise<boolean> {
    this.#version = this.view()?.version ?? 0;
    this.refusal = null;
    try {
      await command(this.table, asked, this.role ? { role: this.role } : {});
      return true;
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      if (step && (error.approval.length || error.kind === 'password-needed')) await this.ask(step, error);
      else {
        this.refusal = error;
        voice.say(`${error.message}${error.rule ? `, rule ${error.rule}` : ''}`);
      }
      this.#again = false;
      return false;
    }
  }
}

// What a patron does with chips: each deed is a command to the table, and nothing is drawn before it is done.
import { voice } from '../../lib/announce.svelte';
import { command, Problem } from '../../lib/api';
import { said, t } from '../../lib/i18n/index.svelte';
import { dollars } from '../../lib/money';
import { refused, withClause } from '../../lib/refused';
import { sound } from '../../lib/sound.svelte';
import type { TableView, WagerView } from '../../lib/views';

export class Wagering {
  chip = $state(0);
  busy = $state(false);
  #asked = 0;
  #last: Promise<void> = Promise.resolve();
  /** The chip that is being dragged, and where the pointer is. */
  dragged = $state<{ cents: number; x: number; y: number } | null>(null);

  constructor(
    private readonly table: string,
    private readonly view: () => TableView | null,
  ) {}

  get mine(): WagerView[] {
    const view = this.view();
    return view?.coup?.wagers.filter((one) => one.patron === view.own?.patron && one.fate === 'placed') ?? [];
  }

  may(what: string): boolean {
    return this.view()?.moves.some((move) => move.command === what) ?? false;
  }

  /** The chip in hand; as many more as the least that may be wagered asks for. */
  lay(bet: string, place: number | null): Promise<void> {
    const own = this.view()?.own;
    const offer = own?.offers.find((one) => one.bet === bet);
    if (!own || !offer) return Promise.resolve();
    if (!offer.allowed) {
      voice.warn(withClause(said(offer.why) || t('closed-now'), offer.rule));
      return Promise.resolve();
    }
    const cents = Math.max(this.chip, offer.next);
    return this.#do(async () => {
      await this.#place(bet, place ?? own.place ?? 1, cents);
      voice.say(t('laid', { amount: dollars(cents), bet: this.name(bet) }));
    });
  }

  /** The wager laid last, on one area or anywhere. */
  takeBack(bet?: string, place?: number | null): Promise<void> {
    const here = this.mine.filter((one) => !bet || (one.bet === bet && (place == null || one.area === place)));
    const last = here.reduce<WagerView | null>((most, one) => (!most || one.id > most.id ? one : most), null);
    if (!last) return Promise.resolve();
    return this.#do(async () => {
      await command(this.table, { do: 'TakeBackWager', patron: last.patron, wager: last.id });
      voice.say(t('taken-back', { amount: dollars(last.cents), bet: this.name(last.bet) }));
    });
  }

  repeat(): Promise<void> {
    const laid = this.view()?.own?.laid ?? [];
    return this.#do(async () => {
      for (const one of laid) await this.#place(one.bet, one.area, one.cents);
      voice.say(t('repeated'));
    });
  }

  double(): Promise<void> {
    const lying = new Map<string, { bet: string; area: number; cents: number }>();
    for (const one of this.mine) {
      const key = `${one.bet} ${one.area}`;
      lying.set(key, { bet: one.bet, area: one.area, cents: (lying.get(key)?.cents ?? 0) + one.cents });
    }
    return this.#do(async () => {
      for (const one of lying.values()) await this.#place(one.bet, one.area, one.cents);
      voice.say(t('doubled'));
    });
  }

  /** Anything else that a patron does: take the cards, open them. */
  ask(what: string, details: Record<string, unknown>): Promise<void> {
    return this.#do(() => command(this.table, { do: what, ...details }));
  }

  name(bet: string): string {
    return said(this.view()?.face?.bets.find((one) => one.key === bet)?.name);
  }

  async #place(bet: string, area: number, cents: number): Promise<void> {
    const patron = this.view()?.own?.patron;
    await command(this.table, { do: 'PlaceWager', patron, bet, cents, area });
    sound.chip();
  }

  /** One deed after another: one may wait for its turn, and whatever comes on top of that is seen not to be taken. */
  #do(deed: () => Promise<void>): Promise<void> {
    if (this.#asked > 1) {
      voice.warn(t('one-moment'));
      return Promise.resolve();
    }
    this.#asked += 1;
    const mine = this.#last.then(() => this.#run(deed)).finally(() => (this.#asked -= 1));
    this.#last = mine.catch(() => undefined);
    return mine;
  }

  async #run(deed: () => Promise<void>): Promise<void> {
    this.busy = true;
    try {
      await deed();
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      voice.warn(refused(error));
    } finally {
      this.busy = false;
    }
  }
}

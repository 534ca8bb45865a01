// Who the visitor is: somebody signed in, a guest of the demonstration, or nobody.
import { API, get, post, remove } from './api';
import type { Me } from './views';

const NOBODY: Me = {
  account: null,
  name: null,
  kind: null,
  administers: false,
  must_change_password: false,
  demonstration: false,
  grants: [],
  desks: [],
  tables: [],
  csrf: null,
  visitors_welcome: false,
};

class Session {
  me = $state<Me>(NOBODY);
  known = $state(false);
  /** Grows when somebody else is signed in, so that streams are opened again; who came with the page is nobody else. */
  turn = $state(0);
  /** What is sent before it is known who sends it waits for this. */
  loaded: Promise<void> = Promise.resolve();

  get token(): string | null {
    return this.me.csrf;
  }

  load(): Promise<void> {
    return (this.loaded = get<Me>(`${API}/session`)
      .catch(() => NOBODY)
      .then((me) => this.#take(me)));
  }

  async signIn(account: string, password: string): Promise<void> {
    this.#take(await post<Me>(`${API}/session`, { account, password }));
  }

  async signOut(): Promise<void> {
    await remove(`${API}/session`);
    await this.load();
  }

  /** Sit down at a table of the demonstration, as a guest where the visitor is nobody yet. */
  async visit(table: string, name: string, place?: number): Promise<void> {
    this.#take(await post<Me>(`${API}/visits`, { table, name, ...(place ? { place } : {}) }));
  }

  #take(me: Me): void {
    if (this.known && me.account !== this.me.account) this.turn += 1;
    this.me = me;
    this.known = true;
  }
}

export const session = new Session();

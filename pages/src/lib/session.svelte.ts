// Who the visitor is: somebody signed in, a guest, or nobody.
import { get, post, remove } from './api';

export type Account = { id: string; name: string; kind: 'patron' | 'staff' };
type Told = { account: Account | null; csrf: string | null };

class Session {
  account = $state<Account | null>(null);
  token = $state<string | null>(null);
  known = $state(false);

  async load(): Promise<void> {
    try {
      this.#take(await get<Told>('/api/session'));
    } catch {
      this.#take({ account: null, csrf: null });
    }
  }

  async signIn(id: string, password: string): Promise<void> {
    this.#take(await post<Told>('/api/session', { id, password }));
  }

  async signOut(): Promise<void> {
    await remove('/api/session');
    this.#take({ account: null, csrf: null });
  }

  /** Become a guest of the demonstration, unless the visitor is somebody already. */
  async visit(): Promise<void> {
    if (!this.account) this.#take(await post<Told>('/api/guests'));
  }

  #take(told: Told): void {
    this.account = told.account;
    this.token = told.csrf;
    this.known = true;
  }
}

export const session = new Session();

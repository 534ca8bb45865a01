// Asking the server. Every address that the pages use stands here or in live.svelte.ts; docs/API.md says what each gives.
import type { Said } from './i18n/index.svelte';
import { session } from './session.svelte';
import type { ApprovalShape } from './views';

/** Why something was not done, as the server says it, with the clause where a rule forbids it. */
export class Problem extends Error {
  constructor(
    readonly status: number,
    readonly kind: string,
    message: string,
    readonly rule: string | null = null,
    readonly book: string | null = null,
    /** The roles that could approve it, where a second person is all that it wants for. */
    readonly approval: string[] = [],
    /** The message in each language. */
    readonly said: Said = {},
  ) {
    super(message);
  }
}

export const API = '/api/v1';

type Body = Record<string, unknown>;

async function ask<T>(method: string, path: string, body?: Body, headers: Record<string, string> = {}): Promise<T> {
  if (method !== 'GET') await session.loaded;
  let answer: Response;
  try {
    answer = await fetch(path, {
      method,
      credentials: 'same-origin',
      headers: {
        accept: 'application/json',
        ...(body ? { 'content-type': 'application/json' } : {}),
        ...(method !== 'GET' && session.token ? { 'x-csrf-token': session.token } : {}),
        ...headers,
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
  } catch {
    throw new Problem(0, 'unreachable', 'The server cannot be reached.');
  }
  const text = await answer.text();
  const said = text && answer.headers.get('content-type')?.includes('json') ? JSON.parse(text) : null;
  if (!answer.ok) {
    const kind = String(said?.type ?? '').split('/').pop() || 'failed';
    throw new Problem(answer.status, kind, said?.detail || said?.title || answer.statusText, said?.rule, said?.book, said?.approval, said?.said);
  }
  return said as T;
}

export const get = <T>(path: string): Promise<T> => ask<T>('GET', path);
export const post = <T>(path: string, body: Body = {}, headers: Record<string, string> = {}): Promise<T> =>
  ask<T>('POST', path, body, headers);
export const put = <T>(path: string, body: Body): Promise<T> => ask<T>('PUT', path, body);
export const remove = <T>(path: string): Promise<T> => ask<T>('DELETE', path);

export type Command = { do: string } & Body;

/** In which role somebody asks, and who approves where a rule asks for a second person. */
export type Standing = { role?: string; approver?: { account: string; password: string; role?: string } };

/**
 * Ask a table to do something: `command('SB1', { do: 'CallBets' }, { role: 'dealer' })`. It carries a key of its own, so
 * that a request sent again after a lost answer is done once. Throws a Problem when the table refuses.
 */
export async function command(table: string, asked: Command, standing: Standing = {}): Promise<void> {
  await insist(`${API}/tables/${encodeURIComponent(table)}/commands`, { command: asked, ...standing });
}

/** Have a command wait for a second person, who answers from a session of his own. */
export const askForApproval = (table: string, asked: Command, standing: { role?: string } = {}): Promise<ApprovalShape> =>
  insist(`${API}/tables/${encodeURIComponent(table)}/approvals`, { command: asked, ...standing });

const approvalAt = (id: string): string => `${API}/approvals/${encodeURIComponent(id)}`;
export const approve = (id: string): Promise<unknown> => insist(`${approvalAt(id)}/approved`, {});
export const decline = (id: string, why: string): Promise<unknown> => post(`${approvalAt(id)}/declined`, { why });
export const withdraw = (id: string): Promise<unknown> => remove(approvalAt(id));

/** Somebody has seen to what waits at a scanning shoe, and says how. */
export const setAside = (table: string, why: string): Promise<unknown> =>
  post(`${API}/tables/${encodeURIComponent(table)}/reads/set-aside`, { why });

/** The password once more: voids and corrections want it, and a Problem of the kind `password-needed` says so. */
export const prove = (password: string): Promise<unknown> => post(`${API}/session/proof`, { password });

/** Send until there is an answer, with a key of its own, so that it is done once. */
async function insist<T>(path: string, body: Body): Promise<T> {
  const key = crypto.randomUUID();
  for (let again = 2; ; again--) {
    try {
      return await post<T>(path, body, { 'idempotency-key': key });
    } catch (error) {
      if (!(error instanceof Problem) || error.status !== 0 || again === 0) throw error;
      await new Promise((done) => setTimeout(done, 600));
    }
  }
}

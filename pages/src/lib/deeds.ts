// What can be done at a table under a rule book, as the server describes it; asked once for each book.
import { API, get, type Command } from './api';
import type { DeedView, DetailView } from './views';

export type Deeds = Map<string, DeedView>;
const known = new Map<string, Promise<Deeds>>();

/** Every deed of a book, by its command. */
export function deedsOf(book: string): Promise<Deeds> {
  const asked =
    known.get(book) ??
    get<DeedView[]>(`${API}/books/${encodeURIComponent(book)}/deeds`).then(
      (deeds) => new Map(deeds.map((deed) => [deed.command, deed])),
    );
  known.set(book, asked);
  asked.catch(() => known.delete(book));
  return asked;
}

/** What was entered for each detail; a detail that is not there is left out of the command. */
export type Given = Record<string, unknown>;

export function isThere(value: unknown): boolean {
  if (value === undefined || value === null || value === '') return false;
  if (Array.isArray(value)) return value.length > 0;
  return typeof value !== 'object' || Object.keys(value as object).length > 0;
}

/** What is still to be said before it can be done. */
export function missing(deed: DeedView, given: Given): DetailView[] {
  return deed.details.filter((one) => one.required && !isThere(given[one.name]));
}

export function asCommand(deed: DeedView, given: Given): Command {
  const said = deed.details.filter((one) => isThere(given[one.name])).map((one) => [one.name, given[one.name]]);
  return { do: deed.command, ...Object.fromEntries(said) };
}

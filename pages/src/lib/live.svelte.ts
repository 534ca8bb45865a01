// A table as it is now, kept so by the server: the whole view first, then each part of it that changed.
export type Connection = 'joining' | 'live' | 'lost';

/**
 * `const live = watch<PatronView>('SB1', 'patron')`; then `live.view` is the newest view, null until it came. Call it
 * while a component is made: it stops when the component goes. A lost connection is made again by itself, and the first
 * thing that comes is the whole view, so whatever is drawn is right by construction. No address, no stream.
 */
export function watch<View extends object>(address: () => string): Live<View> {
  const live = new Live<View>();
  $effect(() => live.join(address()));
  return live;
}

export class Live<View extends object> {
  view = $state.raw<View | null>(null);
  connection = $state<Connection>('joining');
  #source: EventSource | null = null;
  #again: ReturnType<typeof setTimeout> | undefined;

  join(address: string): () => void {
    this.view = null;
    if (address) this.#open(address);
    return () => this.#close();
  }

  #open(address: string): void {
    this.#close();
    const source = new EventSource(address);
    this.#source = source;
    source.addEventListener('view', (event) => this.#take(JSON.parse(event.data) as View));
    source.addEventListener('change', (event) => {
      if (this.view) this.#take({ ...this.view, ...(JSON.parse(event.data) as Partial<View>) });
    });
    source.addEventListener('end', () => this.#retry(address));
    source.addEventListener('error', () => this.#retry(address));
  }

  #take(view: View): void {
    this.view = view;
    this.connection = 'live';
  }

  /** A new stream rather than the browser's own retry: it begins with the whole view. */
  #retry(address: string): void {
    this.connection = this.view ? 'lost' : 'joining';
    this.#close();
    this.#again = setTimeout(() => this.#open(address), 1_000 + Math.random() * 500);
  }

  #close(): void {
    clearTimeout(this.#again);
    this.#source?.close();
    this.#source = null;
  }
}

const tableAt = (table: string): string => `/api/v1/tables/${encodeURIComponent(table)}`;

/** A table as the visitor may see it; in a role of his where he has several. */
export const streamOf = (table: string, role?: string): string =>
  `${tableAt(table)}/events${role ? `?role=${encodeURIComponent(role)}` : ''}`;

/** What waits at a table for a second person, and what ended lately. */
export const approvalsOf = (table: string): string => `${tableAt(table)}/approvals/events`;

/** How it stands with the scanning shoe of a table: what it read and waits, and its faults. */
export const shoeOf = (table: string): string => `${tableAt(table)}/reads/events`;

/** A table as the display above it shows it. */
export const displayOf = (table: string): string => `${tableAt(table)}/display/events`;

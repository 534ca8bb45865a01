// Where the visitor is. A page is a folder in src/pages with a Page.svelte, named here with its address.
import type { Component } from 'svelte';

type Params = Record<string, string>;
export type PageProps = { params: Params };
type Load = () => Promise<{ default: Component<PageProps> }>;

/** Every page: its address, where `:name` stands for a part that varies, and how it is loaded. */
const PAGES: [address: string, load: Load][] = [
  ['/', () => import('../pages/lobby/Page.svelte')],
  ['/table/:table', () => import('../pages/table/Page.svelte')],
  ['/dealer/:table', () => import('../pages/dealer/Page.svelte')],
  ['/display/:table', () => import('../pages/display/Page.svelte')],
  ['/journal', () => import('../pages/journal/Page.svelte')],
  ['/journal/:table', () => import('../pages/journal/Page.svelte')],
  ['/journal/:table/:coup', () => import('../pages/journal/Page.svelte')],
  ['/margins', () => import('../pages/margins/Page.svelte')],
  ['/margins/:book/:game', () => import('../pages/margins/Page.svelte')],
  ['/pit', () => import('../pages/pit/Page.svelte')],
  ['/pit/:table', () => import('../pages/pit/Page.svelte')],
  ['/rules', () => import('../pages/rules/Page.svelte')],
  ['/rules/:book', () => import('../pages/rules/Page.svelte')],
  ['/rules/:book/:clause', () => import('../pages/rules/Page.svelte')],
];

export type Found = { load: Load; params: Params };

export function find(path: string): Found | null {
  const parts = path.replace(/\/+$/, '').split('/');
  for (const [address, load] of PAGES) {
    const wanted = address.replace(/\/+$/, '').split('/');
    if (wanted.length !== parts.length) continue;
    const params: Params = {};
    const fits = wanted.every((part, at) => {
      const given = decodeURIComponent(parts[at] ?? '');
      if (!part.startsWith(':')) return part === given;
      params[part.slice(1)] = given;
      return given !== '';
    });
    if (fits) return { load, params };
  }
  return null;
}

class Place {
  path = $state(location.pathname);
  query = $state(new URLSearchParams(location.search));

  constructor() {
    addEventListener('popstate', () => this.#look());
    addEventListener('click', (event) => this.#follow(event));
  }

  go(path: string): void {
    history.pushState(null, '', path);
    this.#look();
    scrollTo(0, 0);
  }

  #look(): void {
    this.path = location.pathname;
    this.query = new URLSearchParams(location.search);
  }

  /** A plain click on a link to another page does not load the whole app again. */
  #follow(event: MouseEvent): void {
    if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey) return;
    const link = (event.target as Element | null)?.closest?.('a');
    if (!link || link.target || link.download || link.origin !== location.origin) return;
    if (link.hash || !find(link.pathname)) return;
    event.preventDefault();
    this.go(link.pathname + link.search);
  }
}

export const place = new Place();

/** Which screen an address stands for, and moving between addresses without loading the page again. */

export type Route =
  | { screen: 'home' }
  | { screen: 'new'; query: string }
  | { screen: 'open' }
  | { screen: 'tables' }
  | { screen: 'ratings' }
  | { screen: 'statistics' }
  | { screen: 'deal'; deal: string }
  | { screen: 'learn'; course: string | null }
  | { screen: 'puzzles' }
  | { screen: 'puzzle'; puzzle: string }
  | { screen: 'notices' }
  | { screen: 'rules'; rule: string | null }
  | { screen: 'compare' }
  | { screen: 'examples'; example: string | null }
  | { screen: 'aid'; edition: string | null }
  | { screen: 'places'; place: string | null }
  | { screen: 'table'; table: string }
  | { screen: 'replay'; table: string; at: number | null }
  | { screen: 'missing'; path: string };

/** The screen of an address. Addresses that mean nothing are a screen too: it says so. */
export function parseRoute(address: string): Route {
  const [path = '', query = ''] = address.split('?', 2);
  const parts = path.split('/').filter(Boolean).map(decoded);
  const [first, second, third, fourth] = parts;
  if (first === undefined) return { screen: 'home' };
  if (first === 'new' && parts.length === 1) return { screen: 'new', query };
  if (parts.length === 1 && isPlain(first)) return { screen: first };
  if ((first === 'learn' || first === 'guide') && parts.length <= 2) return { screen: 'learn', course: second ?? null };
  if (first === 'deal' && second && parts.length === 2) return { screen: 'deal', deal: second };
  if (first === 'puzzle' && second && parts.length === 2) return { screen: 'puzzle', puzzle: second };
  if (first === 'rules' && second === 'compare' && parts.length === 2) return { screen: 'compare' };
  if (first === 'examples' && parts.length <= 2) return { screen: 'examples', example: second ?? null };
  if (first === 'aid' && parts.length <= 2) return { screen: 'aid', edition: second ?? null };
  if (first === 'places' && parts.length <= 2) return { screen: 'places', place: second ?? null };
  if (first === 'rules' && parts.length <= 2) return { screen: 'rules', rule: second ?? null };
  if (first === 't' && second) {
    if (parts.length === 2) return { screen: 'table', table: second };
    if (parts.length === 3 && third === 'review') return { screen: 'replay', table: second, at: null };
    if (parts.length === 4 && third === 'at' && /^\d{1,9}$/.test(fourth ?? '')) {
      return { screen: 'replay', table: second, at: Number(fourth) };
    }
  }
  return { screen: 'missing', path };
}

/** Screens that need nothing but their name. */
const PLAIN = ['open', 'tables', 'ratings', 'statistics', 'puzzles', 'notices'] as const;
const isPlain = (name: string): name is (typeof PLAIN)[number] => (PLAIN as readonly string[]).includes(name);

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

export const tablePath = (table: string): string => `/t/${encodeURIComponent(table)}`;
export const positionPath = (table: string, seq: number): string => `${tablePath(table)}/at/${seq}`;
export const reviewPath = (table: string): string => `${tablePath(table)}/review`;
export const dealPath = (deal: string): string => `/deal/${encodeURIComponent(deal)}`;
export const puzzlePath = (puzzle: string | number): string => `/puzzle/${encodeURIComponent(puzzle)}`;
export const coursePath = (course: string): string => `/guide/${encodeURIComponent(course)}`;
export const examplePath = (example: string): string => `/examples/${encodeURIComponent(example)}`;
export const aidPath = (edition: string): string => `/aid/${encodeURIComponent(edition)}`;
export const rulePath = (rule: string): string => `/rules/${encodeURIComponent(rule)}`;

/** A new game with some choices made: `edition`, `scenario`, `auction`, `players`, `bots`. */
export function newGamePath(choices: Record<string, string>): string {
  const query = new URLSearchParams(choices).toString();
  return query ? `/new?${query}` : '/new';
}

const address = (): string => location.pathname + location.search;

class Router {
  current: Route = $state.raw(parseRoute(address()));

  constructor() {
    addEventListener('popstate', () => this.read());
  }

  private read(): void {
    this.current = parseRoute(address());
  }

  go(path: string): void {
    if (path !== address()) history.pushState(null, '', path);
    this.read();
  }

  /** Changes the address of what is shown, without a step for the back button. */
  replace(path: string): void {
    // Reading the same address again would give every screen a new route, and a screen that says where it is no rest.
    if (path === address()) return;
    history.replaceState(null, '', path);
    this.read();
  }
}

export const router = new Router();
export const go = (path: string): void => router.go(path);

/** Follows links of our own inside the page; everything else is the browser's business. */
export function followLink(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0) return;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const link = (event.target as Element | null)?.closest?.('a');
  if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return;
  if (link.hash && link.pathname === location.pathname) return;
  if (parseRoute(link.pathname).screen === 'missing') return;
  event.preventDefault();
  router.go(link.pathname + link.search);
}

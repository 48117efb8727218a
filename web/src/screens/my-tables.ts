/** How my tables stand now: asked from the server for those that are not over. */
import { ApiError, me, tableInfo } from '../lib/api';
import { tables, type KnownTable } from '../lib/tables.svelte';
import type { TableInfo } from '../lib/wire';

export type Standing =
  | { kind: 'asking' }
  /** `mine`: somebody at this browser is to act */
  | { kind: 'running'; info: TableInfo; mine: boolean }
  | { kind: 'over'; scores: number[] }
  | { kind: 'gone' }
  | { kind: 'unknown' };

/** Asks how a table stands. A table that the server does not know, or does not open to us, is gone. */
export async function standing(known: KnownTable): Promise<Standing> {
  if (known.over) return { kind: 'over', scores: known.scores };
  const secrets = tables.secrets(known.id);
  try {
    const info = await tableInfo(known.id, secrets);
    if (info.over) return { kind: 'over', scores: info.scores };
    return { kind: 'running', info, mine: known.secrets.length > 0 && (await isMyTurn(info, secrets)) };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return { kind: error.status === 404 || error.status === 401 || error.status === 403 ? 'gone' : 'unknown' };
  }
}

async function isMyTurn(info: TableInfo, secrets: string[]): Promise<boolean> {
  if (info.to_act === null || info.look_only) return false;
  return (await me(info.id, secrets)).seats.includes(info.to_act);
}

/** Tables where it is my turn come first, then those that run, then the rest; the latest first. */
export function inOrder(list: readonly KnownTable[], standings: ReadonlyMap<string, Standing>): KnownTable[] {
  const rank = (id: string): number => {
    const found = standings.get(id);
    if (found?.kind === 'running') return found.mine ? 0 : 1;
    return found?.kind === 'over' ? 3 : found?.kind === 'gone' ? 4 : 2;
  };
  return [...list].sort((a, b) => rank(a.id) - rank(b.id) || b.visited - a.visited);
}

/** What tables are called: their title, or who plays. Those that would be called the same are numbered, the oldest first. */
export function titlesOf(list: readonly KnownTable[]): Map<string, string> {
  const age = ({ created, visited }: KnownTable): number => (created ? Date.parse(created) : visited);
  const titles = new Map<string, string>();
  const used = new Map<string, number>();
  for (const known of [...list].sort((a, b) => age(a) - age(b))) {
    const title = known.title || known.names.join(', ');
    const number = (used.get(title) ?? 0) + 1;
    used.set(title, number);
    titles.set(known.id, title && number > 1 ? `${title} (${number})` : title);
  }
  return titles;
}

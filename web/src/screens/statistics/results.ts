/** How the games of this browser ended. The server is asked once for each; after that the browser remembers. */
import { ApiError, json } from '../../lib/api';
import { recallAs, rememberAs } from '../../lib/memory';
import { tables } from '../../lib/tables.svelte';
import type { GameResult } from '../../lib/wire';

const KEY = 'tikal.results';

export interface Gathered {
  results: GameResult[];
  /** games that could not be asked for now */
  missing: number;
}

/** All finished games with a seat of this browser. Tables that the server has forgotten stay as they are remembered. */
export async function gather(): Promise<Gathered> {
  const known = new Map((recallAs<GameResult[]>(KEY) ?? []).map((one) => [one.table, one]));
  const wanted = tables.list.filter(({ id, secrets }) => secrets.length > 0 && !known.has(id));
  let missing = 0;
  for (const { id } of wanted) {
    try {
      const found = await json<GameResult>(`/api/tables/${encodeURIComponent(id)}/result`, { secrets: tables.secrets(id) });
      if (found.over && !found.look_only) known.set(id, found);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.status === 0 || error.status >= 429) missing += 1;
    }
  }
  const results = [...known.values()];
  rememberAs(KEY, results);
  return { results, missing };
}

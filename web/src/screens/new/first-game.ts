import { createTable } from '../../lib/api';
import { tablePath } from '../../lib/route.svelte';
import { tables } from '../../lib/tables.svelte';
import type { Catalogue } from '../../lib/wire';
import { Draft } from './draft.svelte';

/** Opens a game for somebody who has just come, and says where: the address may ask for something, the rest is usual. */
export async function openFirstGame(catalogue: Catalogue, query: string): Promise<string> {
  const wanted = new Draft(catalogue, query, null).toTable();
  const table = await createTable(wanted);
  tables.created(table, { title: '', edition: wanted.edition });
  return tablePath(table.table);
}

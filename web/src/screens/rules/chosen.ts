/** The edition whose rules somebody reads: the one they chose last. */
import { recall, remember } from '../../lib/memory';
import type { Catalogue } from '../../lib/wire';

const KEY = 'tikal.rules-edition';
const FIRST = 'supermeeple-2015';

export function chosenEdition(catalogue: Pick<Catalogue, 'editions'>): string {
  const kept = recall(KEY);
  const known = catalogue.editions.map(({ id }) => id);
  return kept !== null && known.includes(kept) ? kept : known.find((id) => id === FIRST) ?? known[0]!;
}

export const chooseEdition = (edition: string): void => remember(KEY, edition);

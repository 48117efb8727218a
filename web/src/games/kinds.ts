/** Which games there are. How each of them looks is in `index.ts`; this file is for code that needs no components. */
import type { Catalogue, EditionInfo, GameNumbers } from '../lib/wire';

export const KINDS = ['base', 'legend'] as const;
export type GameKind = (typeof KINDS)[number];

/** The edition that most people own. */
export const FIRST_EDITION = 'supermeeple-2015';

/** Files of texts that only one game needs. */
export const GAME_TEXTS = ['page-auction', 'page-legend'];

/** The numbers of the rules that differ from game to game. */
export function numbersOf(catalogue: Pick<Catalogue, 'games'>, { game }: { game: string }): GameNumbers {
  const found = catalogue.games[game];
  if (!found) throw new Error(`the catalogue has no game called ${game}`);
  return found;
}

export const editionOf = (catalogue: Pick<Catalogue, 'editions'>, id: string): EditionInfo | undefined =>
  catalogue.editions.find((one) => one.id === id);

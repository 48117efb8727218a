/** The one place where games become components: nothing else in the page asks which game it is. */
import { base } from './base';
import type { GameKind } from './kinds';
import { legend } from './legend';
import type { GameParts } from './parts';

const GAMES: Record<GameKind, GameParts> = { base, legend };

export function partsOf({ game }: { game: string }): GameParts {
  const found = (GAMES as Record<string, GameParts | undefined>)[game];
  if (!found) throw new Error(`the page has no game called ${game}`);
  return found;
}

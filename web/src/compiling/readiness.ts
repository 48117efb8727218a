/** What has to be compiled for whom: the page's only word about it. The server's is `bots/readiness.py`. */
import { KINDS } from '../games/kinds';
import type { Compiling } from '../lib/wire';

/** Levels that search. */
const SEARCHING = ['planner', 'expert'];
/** Plays and advises for them until their search is compiled. */
export const STAND_IN = 'greedy';
/** Whom the server asks for hints and reviews. */
export const ADVISER = 'planner';

const searchOf = (kind: string): string => `${kind}-search`;
const SEARCHES = KINDS.map(searchOf);

/** Why somebody else plays: it is not compiled yet, that is switched off, or it went wrong. */
export type Why = 'now' | 'off' | 'failed';

/** Why a level is played by the stand-in in a game; null if it is not. */
export function standIn(status: Compiling | null, level: string | null | undefined, game: string | undefined): Why | null {
  if (!status || !level || !game || !SEARCHING.includes(level) || status.ready.includes(searchOf(game))) return null;
  if (!status.on) return 'off';
  return hasEnded(status) ? 'failed' : 'now';
}

const everything = (status: Compiling): boolean =>
  status.part >= 1 && SEARCHES.every((search) => status.ready.includes(search));

/** Whether nothing is left that could still go well: what failed for one game may not fail for the other. */
const hasEnded = (status: Compiling): boolean => status.failed && status.seconds_left <= 0;

/** Whether compiling goes on. */
export const isRunning = (status: Compiling | null): boolean =>
  status !== null && status.on && !hasEnded(status) && !everything(status);

export const hasFailed = (status: Compiling | null): boolean =>
  status !== null && status.on && status.failed && !everything(status);

/** Whether nothing will change any more. */
export const isOver = (status: Compiling): boolean => !status.on || everything(status) || hasEnded(status);

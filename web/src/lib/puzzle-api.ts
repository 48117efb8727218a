/** What the server knows about puzzles. */
import { json } from './api';
import type { PuzzleList, PuzzleStart, SolutionAnswer, TriedAnswer, Wish } from './wire';

const path = (name: string, rest = ''): string => `/api/puzzles/${encodeURIComponent(name)}${rest}`;

export const puzzles = (): Promise<PuzzleList> => json('/api/puzzles');

/** A puzzle by its number or its day. */
export const puzzle = (name: string): Promise<PuzzleStart> => json(path(name));

/** What comes of a turn, which is sent from its beginning. */
export const tryPuzzle = (name: string, actions: readonly (string | Wish)[]): Promise<TriedAnswer> =>
  json(path(name, '/try'), { method: 'POST', body: { actions } });

export const puzzleSolution = (name: string): Promise<SolutionAnswer> => json(path(name, '/solution'));

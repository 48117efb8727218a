/** What an analysis says about a whole game, from what has been found so far. */
import type { ReviewedTurn } from '../../../lib/wire';

const TURNING = 3;
const MOST_TURNING = 5;

/** The turns that lost most, the worst first: the same that `tikal analyse` names. */
export function turningPoints(turns: readonly ReviewedTurn[]): ReviewedTurn[] {
  return turns
    .filter(({ review }) => (review?.loss ?? 0) >= TURNING)
    .sort((one, other) => (other.review?.loss ?? 0) - (one.review?.loss ?? 0))
    .slice(0, MOST_TURNING);
}

export interface Summary { turns: number; best: number; loss: number; unspent: number }

/** How a player did in the turns that have been looked at. */
export function summaryOf(turns: readonly ReviewedTurn[], seat: number): Summary {
  const reviews = turns.flatMap((turn) => (turn.seat === seat && turn.review ? turn.review : []));
  return {
    turns: reviews.length,
    best: reviews.filter(({ best }) => best === null).length,
    loss: reviews.reduce((sum, { loss }) => sum + loss, 0),
    unspent: reviews.reduce((sum, { unspent }) => sum + unspent, 0),
  };
}

/** The turn that an event belongs to. */
export const turnWith = (turns: readonly ReviewedTurn[], seq: number): ReviewedTurn | undefined =>
  turns.find(({ first, last }) => first <= seq && seq <= last);

/** In which order to look: the turn shown first, then onwards, then what came before. */
export function inOrder(turns: readonly ReviewedTurn[], from: number): ReviewedTurn[] {
  const start = Math.max(0, turns.findIndex(({ last }) => last >= from));
  return [...turns.slice(start), ...turns.slice(0, start)].filter(({ review }) => review === null);
}

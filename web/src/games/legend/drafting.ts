/** What the players are still due in a draft. */
import type { DueView } from '../../lib/wire';

/** What is due, as arguments of the message about it. */
export const dueWords = (due: DueView): Record<string, number> =>
  ({ cards: due.cards, tokens: due.token, tiles: due.tiles, order: due.order });

export const isDone = (due: DueView): boolean => due.order + due.token + due.tiles + due.cards === 0;

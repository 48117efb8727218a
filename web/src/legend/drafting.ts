/** What the players have drafted this round and what they are still due. */
import type { PlayerView, Seat, View } from '../lib/wire';

/** [players] -> cards and tiles for each (L-DRAFT-3); with three, one of them takes a second tile. */
const QUOTAS: Record<number, { cards: number; tiles: number }> = {
  2: { cards: 3, tiles: 2 },
  3: { cards: 3, tiles: 1 },
  4: { cards: 2, tiles: 1 },
};

export interface Due { order: number; token: number; tiles: number; cards: number }

export const quota = (view: View): { cards: number; tiles: number } =>
  QUOTAS[view.players.length] ?? { cards: 0, tiles: 0 };

export function stillDue(view: View, player: PlayerView): Due {
  const { cards, tiles } = quota(view);
  return {
    order: view.next_order?.includes(player.seat) ? 0 : 1,
    token: player.ap_token ? 0 : 1,
    tiles: Math.max(0, tiles - (player.tiles ?? []).length),
    cards: Math.max(0, cards - (player.right ?? []).length),
  };
}

/** What is due, as arguments of the message about it. */
export const dueWords = (due: Due): Record<string, number> =>
  ({ cards: due.cards, tokens: due.token, tiles: due.tiles, order: due.order });

export const isDone = (due: Due): boolean => due.order + due.token + due.tiles + due.cards === 0;

/** Place of a seat in an order of turns, counted from 1; 0 if it has none yet. */
export const placeIn = (order: (Seat | null)[] | undefined, seat: Seat): number => (order ?? []).indexOf(seat) + 1;

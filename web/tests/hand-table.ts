/** A table with pieces, prices and ways, for tests of what is in hand. */
import type { Insight, View } from '../src/lib/wire';
import type { TableStore } from '../src/table/table.svelte';
import { actions } from './actions';

export const journey = (from: string, hex: string, ap: number) =>
  ({ hex, ap, path: [from, hex], actions: [`move explorer ${from} ${hex}`] });
export const price = (cost: number | null, legal = true) => ({ price: cost, legal, why: null });

export const insight = {
  scores_now: [], temples: [], placements: [],
  reach: [
    { who: 'explorer', from: null, to: [{ hex: 'a1', ap: 1, path: ['a1'], actions: ['deploy explorer a1'] }] },
    { who: 'explorer', from: 'a1', to: [journey('a1', 'a2', 2), journey('a1', 'b1', 4)] },
    { who: 'leader', from: 'a1', to: [{ ...journey('a1', 'a2', 2), actions: ['move leader a1 a2'] }] },
  ],
  prices: {
    deploy: price(1), move: price(null), transfer: price(1, false), clear: price(2), dig: price(3, false),
    swap: price(3, false), camp: price(5, false), guard: price(5),
  },
  draw: { letter: null, unseen: [], volcano: null },
} as unknown as Insight;
export const spend = {
  game: 'base', step: 'spend', to_act: 0, ap: 6,
  players: [{ seat: 0, reserve: { explorers: 9, leaders: 0 } }],
  board: [{ hex: 'a1', terrain: 'camp', pieces: [{ seat: 0, explorers: 3, leaders: 1 }] }],
  legal_actions: ['end', 'clear a2', 'clear b1', 'guard explorer a2', 'guard leader a2', 'guard explorer b1'],
} as unknown as View;
export const place = { ...spend, step: 'place', ap: null, legal_actions: [] } as View;
export const placement = (hex: string, rotation: number) =>
  ({ hex, rotation, action: `place ${hex} ${rotation}`, tile: 'A1', joins: [] });

export function tableWith(view: View, facts: Insight = insight) {
  const played: string[][] = [];
  const store = {
    view, insight: facts, actions: actions(view.legal_actions), myTurn: true, pending: 0,
    catalogue: { games: { base: { recruit_prices: {} } }, hexes: { a1: { neighbours: ['a2', 'b2', 'b1'] }, h5: { neighbours: [] } } },
    play: (texts: string[]) => Promise.resolve(played.push(texts) > 0),
    preview: () => Promise.reject(new Error('not asked')),
    why: () => Promise.reject(new Error('not asked')),
  };
  return { store: store as unknown as TableStore, played };
}

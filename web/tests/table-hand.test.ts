import { beforeEach, describe, expect, it } from 'vitest';
import type { Insight, View } from '../src/lib/wire';
import { Hand } from '../src/table/hand.svelte';
import type { TableStore } from '../src/table/table.svelte';
import { actions } from './actions';

const journey = (from: string, hex: string, ap: number) =>
  ({ hex, ap, path: [from, hex], actions: [`move explorer ${from} ${hex}`] });
const price = (cost: number | null, legal = true) => ({ price: cost, legal, why: null });

const insight = {
  scores_now: [], temples: [], threats: [], placements: [],
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
const spend = {
  step: 'spend', to_act: 0, ap: 6,
  players: [{ seat: 0, reserve: { explorers: 9, leaders: 0 } }],
  board: [{ hex: 'a1', terrain: 'camp', pieces: [{ seat: 0, explorers: 3, leaders: 1 }] }],
  legal_actions: ['end', 'clear a2', 'clear b1', 'guard explorer a2', 'guard leader a2', 'guard explorer b1'],
} as unknown as View;
const place = { ...spend, step: 'place', ap: null, legal_actions: [] } as View;
const placement = (hex: string, rotation: number) =>
  ({ hex, rotation, action: `place ${hex} ${rotation}`, tile: 'A1', joins: [] });

function tableWith(view: View, facts: Insight = insight) {
  const played: string[][] = [];
  const store = {
    view, insight: facts, actions: actions(view.legal_actions), myTurn: true, pending: 0,
    catalogue: { hexes: { a1: { neighbours: ['a2', 'b2', 'b1'] }, h5: { neighbours: [] } } },
    play: (texts: string[]) => Promise.resolve(played.push(texts) > 0),
    preview: () => Promise.reject(new Error('not asked')),
    why: () => Promise.reject(new Error('not asked')),
  };
  return { store: store as unknown as TableStore, played };
}

describe('a piece', () => {
  let hand: Hand;
  let played: string[][];
  beforeEach(() => {
    const table = tableWith(spend);
    played = table.played;
    hand = new Hand(table.store, () => false);
  });

  it('shows every hex in reach with its price', () => {
    hand.onpiece({ hex: 'a1', seat: 0, who: 'explorer' });
    expect(hand.marks).toMatchObject({ selected: 'a1', reachable: { a2: 2, b1: 4 } });
  });

  it('goes where one clicks, in one gesture', () => {
    hand.onpiece({ hex: 'a1', seat: 0, who: 'explorer' });
    hand.onhover('b1');
    expect(hand.plan).toMatchObject({ ap: 4, path: ['a1', 'b1'] });
    hand.onhex('b1');
    expect(played).toEqual([['move explorer a1 b1']]);
    expect(hand.verb).toBeNull();
  });

  it('takes others along as far as the points go', () => {
    hand.onpiece({ hex: 'a1', seat: 0, who: 'explorer' });
    hand.setCount(3);
    expect(hand.marks.reachable).toEqual({ a2: 6 });
    hand.onhex('a2');
    expect(played).toEqual([Array(3).fill('move explorer a1 a2')]);
  });

  it('that is a leader goes alone', () => {
    hand.onpiece({ hex: 'a1', seat: 0, who: 'leader' });
    hand.setCount(2);
    expect(hand.count).toBe(1);
  });

  it('is put down where it came from', () => {
    hand.onhex('a1');
    expect(hand.piece).toEqual({ who: 'explorer', from: 'a1' });
    hand.onhex('a1');
    expect(hand.piece).toBeNull();
  });

  it('of somebody else cannot be picked up', () => {
    hand.onpiece({ hex: 'h5', seat: 1, who: 'explorer' });
    expect(hand.piece).toBeNull();
  });

  it('from the reserve is at hand with Deploy', () => {
    hand.take('deploy');
    expect(hand.marks.reachable).toEqual({ a1: 1 });
    hand.onhex('a1');
    expect(played).toEqual([['deploy explorer a1']]);
  });
});

describe('points that a card of Legend gives for walking', () => {
  const way = { hex: 'b1', ap: 4, path: ['a1', 'a2', 'b1'], actions: ['move explorer a1 a2', 'move explorer a2 b1'] };
  const byCard = {
    ...insight, reach: [{ who: 'explorer', from: 'a1', to: [journey('a1', 'a2', 2), way] }],
    prices: { move: price(null), transfer: price(1, false) },
  } as unknown as Insight;
  const effect = { ...spend, step: 'effect', ap: 5, legal_actions: ['move explorer a1 a2', 'done'] } as View;

  it('lead a piece a whole way in one gesture', () => {
    const { store, played } = tableWith(effect, byCard);
    const hand = new Hand(store, () => false);
    hand.onhex('a1');
    expect(hand.marks).toMatchObject({ selected: 'a1', reachable: { a2: 2, b1: 4 } });
    hand.onhex('b1');
    expect(played).toEqual([way.actions]);
  });

  it('are no reason to pick anything up while another effect is carried out', () => {
    const hand = new Hand(tableWith(effect, { ...byCard, reach: [], prices: {} }).store, () => false);
    hand.onhex('a1');
    expect(hand.piece).toBeNull();
  });
});

describe('an action', () => {
  it('shows where it is possible and happens with a click', () => {
    const { store, played } = tableWith(spend);
    const hand = new Hand(store, () => false);
    hand.take('clear');
    expect(hand.choosable).toEqual(['a2', 'b1']);
    hand.onhover('a2');
    expect(hand.planned).toBe(2);
    hand.onhex('a2');
    expect(played).toEqual([['clear a2']]);
  });

  it('that is not possible is not taken up', () => {
    const hand = new Hand(tableWith(spend).store, () => false);
    hand.take('dig');
    expect(hand.verb).toBeNull();
  });

  it('asks who becomes the guardian only if there is a choice', () => {
    const { store, played } = tableWith(spend);
    const hand = new Hand(store, () => false);
    hand.take('guard');
    hand.onhex('a2');
    expect(played).toEqual([]);
    expect(hand.guardians.map(({ who }) => who)).toEqual(['explorer', 'leader']);
    hand.drop();
    hand.take('guard');
    hand.onhex('b1');
    expect(played).toEqual([['guard explorer b1']]);
  });

  it('by touch is pointed at first and played with the second tap', () => {
    const { store, played } = tableWith(spend);
    const hand = new Hand(store, () => true);
    hand.take('clear');
    hand.onhex('a2');
    expect(played).toEqual([]);
    expect(hand.plan?.hex).toBe('a2');
    hand.onhex('a2');
    expect(played).toEqual([['clear a2']]);
  });
});

describe('the drawn tile', () => {
  const facts = {
    ...insight,
    placements: [placement('a3', 0), placement('a3', 2), placement('a3', 5), placement('b3', 1)],
  };

  it('is held where one clicks and turns through what is possible there', () => {
    const { store, played } = tableWith(place, facts);
    const hand = new Hand(store, () => false);
    hand.onhex('a3');
    expect(hand.marks).toMatchObject({ legal: ['b3'], ghost: { hex: 'a3', rotation: 0 } });
    hand.onhex('a3');
    expect(hand.tile.placement?.rotation).toBe(2);
    hand.tile.turn(-2);
    expect(hand.tile.placement?.rotation).toBe(5);
    void hand.lay();
    expect(played).toEqual([['place a3 5']]);
  });

  it('is held by Enter on a hex, and laid by Enter on the same hex again', () => {
    const { store, played } = tableWith(place, facts);
    const hand = new Hand(store, () => false);
    hand.onhex('b3');
    hand.onenter('a3');
    hand.tile.turn(1);
    expect(played).toEqual([]);
    hand.onenter('a3');
    expect(played).toEqual([['place a3 2']]);
  });
});

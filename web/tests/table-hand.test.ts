import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { settings } from '../src/lib/settings.svelte';
import type { Insight, View } from '../src/lib/wire';
import { Hand } from '../src/table/hand/hand.svelte';
import { insight, journey, place, placement, price, spend, tableWith } from './hand-table';

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

  it('that is picked up is marked, and only that one', () => {
    hand.onpiece({ hex: 'a1', seat: 0, who: 'leader' });
    expect(hand.marks.lifted).toEqual([{ hex: 'a1', seat: 0, who: 'leader' }]);
    hand.onpiece({ hex: 'a1', seat: 0, who: 'explorer' });
    expect(hand.marks.lifted).toEqual([{ hex: 'a1', seat: 0, who: 'explorer' }]);
    hand.setLeader(true);
    expect(hand.marks.lifted?.map(({ who }) => who)).toEqual(['explorer', 'leader']);
  });

  it('takes others along as far as the points go', () => {
    hand.onpiece({ hex: 'a1', seat: 0, who: 'explorer' });
    hand.setExplorers(10);
    expect(hand.marks.reachable).toEqual({ a2: 6 });
    hand.onhex('a2');
    expect(played).toEqual([Array(3).fill('move explorer a1 a2')]);
  });

  it('that is a leader takes explorers along, in one gesture', () => {
    hand.onpiece({ hex: 'a1', seat: 0, who: 'leader' });
    hand.setExplorers(9);
    expect(hand.walk.party).toEqual({ from: 'a1', explorers: 2, leaders: 1 });
    hand.onhover('a2');
    expect(hand.planned).toBe(6);
    hand.onhex('a2');
    expect(played).toEqual([['move explorer a1 a2', 'move explorer a1 a2', 'move leader a1 a2']]);
  });

  it('never leaves nobody in hand', () => {
    hand.onpiece({ hex: 'a1', seat: 0, who: 'explorer' });
    hand.setExplorers(0);
    hand.setLeader(false);
    expect(hand.walk.party).toEqual({ from: 'a1', explorers: 1, leaders: 0 });
    hand.setLeader(true);
    hand.setExplorers(0);
    expect(hand.walk.party).toEqual({ from: 'a1', explorers: 0, leaders: 1 });
  });

  it('is put down where it came from', () => {
    hand.onpiece({ hex: 'a1', seat: 0, who: 'explorer' });
    expect(hand.walk.party).toEqual({ from: 'a1', explorers: 1, leaders: 0 });
    hand.onhex('a1');
    expect(hand.walk.party).toBeNull();
  });

  it('of somebody else cannot be picked up', () => {
    hand.onpiece({ hex: 'h5', seat: 1, who: 'explorer' });
    expect(hand.walk.party).toBeNull();
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
    expect(hand.walk.party).toBeNull();
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
    expect(hand.menu.hex).toBe('a2');
    expect(hand.menu.offers.map(({ args }) => args.who)).toEqual(['explorer', 'leader']);
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

describe('an action with a single place', () => {
  const one = { ...spend, legal_actions: ['end', 'clear a2', 'dig b1'] } as View;
  const facts = { ...insight, prices: { ...insight.prices, dig: price(3) } } as Insight;

  it('shows the place before it is pressed, and happens with one press', () => {
    const { store, played } = tableWith(one, facts);
    const hand = new Hand(store, () => false);
    hand.glance('dig');
    expect(hand.marks).toMatchObject({ choosable: ['b1'], target: 'b1' });
    expect(hand.planned).toBe(3);
    hand.take('dig');
    expect(played).toEqual([['dig b1']]);
  });

  it('by touch asks once more only if it brings something to light', () => {
    const { store, played } = tableWith(one, facts);
    const hand = new Hand(store, () => true);
    hand.take('clear');
    expect(played).toEqual([['clear a2']]);
    hand.take('dig');
    expect(played).toHaveLength(1);
    hand.take('dig');
    expect(played.at(-1)).toEqual(['dig b1']);
  });
});

describe('what asks for confirmation', () => {
  afterEach(() => { settings.ask = 'usual'; });

  it('is every move if the player wants that', () => {
    settings.ask = 'always';
    const { store, played } = tableWith(spend);
    const hand = new Hand(store, () => false);
    hand.onpiece({ hex: 'a1', seat: 0, who: 'explorer' });
    hand.onhover('b1');
    hand.onhex('b1');
    expect(played).toEqual([]);
    hand.onhex('b1');
    expect(played).toHaveLength(1);
  });

  it('is nothing, also by touch, if the player wants that', () => {
    settings.ask = 'never';
    const { store, played } = tableWith(spend);
    const hand = new Hand(store, () => true);
    hand.take('clear');
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

import { describe, expect, it } from 'vitest';
import type { View } from '../src/lib/wire';
import { Hand } from '../src/table/hand/hand.svelte';
import { beside } from '../src/table/menu-place';
import { insight, spend, tableWith } from './hand-table';

describe('the menu of a hex', () => {
  const open = (hex: string, touch = false) => {
    const table = tableWith(spend);
    const hand = new Hand(table.store, () => touch);
    hand.onhex(hex);
    return { hand, played: table.played };
  };

  it('offers everything that is possible there with its price', () => {
    const { hand } = open('a2');
    expect(hand.menu.offers.map(({ kind, args, ap, most }) => [kind, args.who, ap, most])).toEqual([
      ['clear', undefined, 2, 1], ['guard', 'explorer', 5, 1], ['guard', 'leader', 5, 1],
      ['move', 'explorer', 2, 3], ['move', 'leader', 2, 1],
    ]);
  });

  it('shows where pieces come from and who can leave', () => {
    const { hand } = open('a1');
    expect(hand.menu.offers.map(({ kind, party }) => [kind, party?.explorers, party?.leaders])).toEqual([
      ['deploy', undefined, undefined], ['pick', 1, 0], ['pick', 0, 1],
    ]);
    const leader = hand.menu.offers[2];
    if (leader) hand.accept(leader);
    expect(hand.marks.lifted).toEqual([{ hex: 'a1', seat: 0, who: 'leader' }]);
  });

  it('previews a line and plays it as one gesture, as many as the points allow', () => {
    const { hand, played } = open('a2');
    const come = hand.menu.offers.find(({ kind }) => kind === 'move');
    if (!come) throw new Error('no way there');
    hand.offer(come, 3);
    expect(hand.planned).toBe(6);
    expect(hand.marks.path).toEqual(['a1', 'a2']);
    hand.accept(come, 3);
    expect(played).toEqual([Array(3).fill('move explorer a1 a2')]);
    expect(hand.menu.open).toBe(false);
  });

  it('opens by touch too, and a second tap on the hex closes it', () => {
    const { hand, played } = open('b1', true);
    expect(hand.menu.hex).toBe('b1');
    hand.onhex('b1');
    expect(hand.menu.open).toBe(false);
    expect(played).toEqual([]);
  });

  it('takes up at once what can only leave', () => {
    const none = { ...insight, reach: insight.reach.filter(({ from }) => from !== null) };
    const hand = new Hand(tableWith(spend, none).store, () => false);
    hand.onhex('a1');
    expect(hand.walk.party).toEqual({ from: 'a1', explorers: 1, leaders: 0 });
  });

  it('knows the borders of a hex and what has no place', () => {
    const more = ['stone a2 a3', 'movestone h5 h6 a2 b2', 'movestone a2 a3 h5 h6', 'recruit leader', 'swap 1 totem chief'];
    const view = { ...spend, legal_actions: [...spend.legal_actions, ...more] } as View;
    const hand = new Hand(tableWith(view).store, () => false);
    hand.onhex('a2');
    const kinds = hand.menu.offers.map(({ kind }) => kind);
    expect(kinds.slice(-4)).toEqual(['stone', 'movestone', 'swap', 'recruit']);
  });
});

describe('where the menu lies', () => {
  const board = { width: 800, height: 500 };
  const menu = { width: 200, height: 150 };

  it('is inside the board and never over its hex', () => {
    for (let x = 60; x <= 740; x += 40) {
      for (let y = 60; y <= 440; y += 40) {
        const spot = beside({ x, y, radius: 50 }, menu, board, [], []);
        expect(spot.x).toBeGreaterThanOrEqual(0);
        expect(spot.x + menu.width).toBeLessThanOrEqual(board.width);
        expect(spot.y).toBeGreaterThanOrEqual(0);
        expect(spot.y + menu.height).toBeLessThanOrEqual(board.height);
        const over = x > spot.x && x < spot.x + menu.width && y > spot.y && y < spot.y + menu.height;
        expect(over).toBe(false);
      }
    }
  });

  it('leaves the way free that is looked at', () => {
    const way = [{ x: 500, y: 250 }, { x: 580, y: 250 }];
    expect(beside({ x: 400, y: 250, radius: 50 }, menu, board, [], way).x).toBeLessThan(400);
  });
});

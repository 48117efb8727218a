import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Position, TableEvent } from '../src/lib/wire';
import { Counting } from '../src/moments/counting.svelte';
import { momentOf } from '../src/moments/moments';
import { moved } from './actions';

const item = (category: string, source: string, points: number, count = 1): unknown =>
  ({ rule: '', category, source, count, points });
const position = (items: unknown[] = [], volcanoes: string[] = []): Position => ({
  insight: { scores_now: [{ seat: 1, total: 0, items }] },
  view: { active: 2, tile: null, board: ['a1', 'b2'].map((hex) => ({
    hex, terrain: volcanoes.includes(hex) ? 'volcano' : 'jungle', tile: volcanoes.includes(hex) ? 'B1' : null,
  })) },
}) as unknown as Position;
const event = (text: string, more: Partial<TableEvent> = {}): TableEvent => moved(5, text, { seat: 1, ...more });

describe('a moment', () => {
  const outcomes = [{ kind: 'found', words: ['jaguar'], points: null }];

  it('is a find, with its set and what the set has gained', () => {
    const before = position([item('treasures', 'jaguar', 1)]);
    const after = position([item('temples', 'a1', 4), item('treasures', 'jaguar', 3, 2)]);
    expect(momentOf(event('dig a1', { outcomes }), before, after)).toEqual(
      { what: 'find', seat: 1, treasures: [{ kind: 'jaguar', count: 2, points: 3, gain: 2 }] },
    );
  });

  it('is a volcano for the player who draws it, not for the one whose turn ended', () => {
    const about = { id: 'result-volcano-round', args: {} };
    const drew = [{ kind: 'drew', words: ['B1'], points: null }];
    expect(momentOf(event('end', { outcomes: drew, sentences: [about] }), position(), position())).toEqual(
      { what: 'volcano', seat: 2, tile: 'B1', about },
    );
  });

  it('is an eruption when a volcano comes to lie', () => {
    expect(momentOf(event('place b2 0'), position([], ['a1']), position([], ['a1', 'b2']))).toEqual(
      { what: 'eruption', seat: 1, hex: 'b2', tile: 'B1' },
    );
  });

  it('is nothing else', () => {
    expect(momentOf(event('clear a1'), position([], ['a1']), position([], ['a1']))).toBeNull();
    expect(momentOf({ ...event('dig a1', { outcomes }), kind: 'chat' }, position(), position())).toBeNull();
  });
});

describe('counting', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());
  const items = [item('temples', 'a1', 4), item('treasures', 'jaguar', 3, 2)];
  const scoring = { seat: 1, total: 7, items, after: 20 } as never;

  it('goes item by item, on the board where they lie', () => {
    const counting = new Counting(scoring, 1, false);
    expect([counting.points, counting.done]).toEqual([0, false]);
    vi.advanceTimersByTime(650);
    expect([counting.points, counting.marks]).toEqual([4, { scoring: [{ hex: 'a1', seat: 1, points: 4 }] }]);
    vi.advanceTimersByTime(650);
    expect([counting.points, counting.done, counting.scores]).toEqual([7, true, { before: 13, after: 20 }]);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('is done at once if nothing may move, or if the reader wants it', () => {
    expect(new Counting(scoring, 1, true).points).toBe(7);
    const counting = new Counting(scoring, 1, false);
    counting.all();
    expect([counting.done, vi.getTimerCount()]).toEqual([true, 0]);
  });
});

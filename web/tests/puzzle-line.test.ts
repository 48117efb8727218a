import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../src/lib/api';
import type { Position, PuzzleStart, TriedAnswer, Wish, WireError } from '../src/lib/wire';
import { PuzzleLine } from '../src/screens/puzzle/line';
import { TableStore } from '../src/table/table.svelte';

const REFUSED: WireError = { code: 'illegal', message: '', id: 'why-no', args: {}, rule: 'R-MOVE-1' };

const NO: Wish = { kind: 'clear', args: { hex: 'no' } };

/** A position that shows in its points how long the turn is. */
const position = (length: number): Position => ({
  seq: length, turn: 1, undoable: length, actions: [],
  view: { to_act: 1, ap: 10 - length, step: 'spend', players: [{ score: 4 }, { score: 7 }] },
  insight: { scores_now: [{ seat: 1, total: length }], temples: [] },
}) as unknown as Position;
const start = {
  puzzle: { number: 3, level: 2, edition: 'classic', players: 2, round: 1 }, seat: 1, names: ['Ana', 'Ixchel'], points: 0, position: position(0),
} as unknown as PuzzleStart;
const answer = (actions: readonly unknown[]): TriedAnswer =>
  ({ points: actions.length, short: 9 - actions.length, steps: [], position: position(actions.length) });

describe('the line of a puzzle', () => {
  const tried = vi.fn((actions: readonly (string | Wish)[]): Promise<TriedAnswer> =>
    (actions.some((one) => one === 'no' || JSON.stringify(one) === JSON.stringify(NO)) ? Promise.reject(new ApiError(REFUSED, 409)) : Promise.resolve(answer(actions))));
  const onend = vi.fn();
  let store: TableStore;

  beforeEach(async () => {
    tried.mockClear();
    onend.mockClear();
    localStorage.clear();
    store = new TableStore('puzzle-3', () => new PuzzleLine(start, 'Puzzle 3', tried, onend), false);
    store.connect({} as never);
    await vi.waitFor(() => expect(store.ready).toBe(true));
  });

  it('is a table at which one seat decides', () => {
    expect(store.me).toBe(1);
    expect(store.myTurn).toBe(true);
    expect(store.info?.title).toBe('Puzzle 3');
    expect(localStorage.getItem('tikal.tables')).toBeNull();
  });

  it('sends the whole turn with every move, and takes back whole gestures', async () => {
    expect(await store.play(['a', 'b'])).toBe(true);
    expect(await store.play(['c'])).toBe(true);
    expect(tried).toHaveBeenLastCalledWith(['a', 'b', 'c']);
    expect(store.mine.map(({ action }) => action)).toEqual(['a', 'b', 'c']);
    await store.undo();
    expect(store.view?.ap).toBe(8);
    await store.undo();
    expect(store.view?.ap).toBe(10);
    expect(store.canUndo).toBe(false);
    await store.redo();
    expect(store.mine.map(({ action }) => action)).toEqual(['a', 'b']);
    await store.undo('turn');
    expect(store.mine).toEqual([]);
  });

  it('leaves everything as it was after a refusal', async () => {
    await store.play(['a']);
    expect(await store.play(['no'])).toBe(false);
    expect(store.error?.rule).toBe('R-MOVE-1');
    expect(store.mine).toHaveLength(1);
  });

  it('ends in a check, not in a move', async () => {
    await store.play(['a']);
    expect(await store.play(['end'])).toBe(true);
    expect(onend).toHaveBeenCalledOnce();
    expect(store.mine).toHaveLength(1);
    expect(store.myTurn).toBe(true);
  });

  it('answers what a plan would lead to, and why something cannot be', async () => {
    await store.play(['a']);
    expect(await store.preview(['b', 'c'])).toEqual({ ap: 7, scores_now: [{ seat: 1, total: 3 }], temples: [] });
    expect(await store.why({ kind: 'clear', args: { hex: 'b' } })).toMatchObject({ legal: true });
    expect(await store.why(NO)).toMatchObject({ legal: false, why: { rule: 'R-MOVE-1', message: { id: 'why-no' } } });
    expect(await store.threats(), 'nobody else plays').toEqual([]);
    expect(store.mine).toHaveLength(1);
  });
});

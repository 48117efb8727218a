import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { settings } from '../src/lib/settings.svelte';
import type { Position, TableEvent } from '../src/lib/wire';
import { Following } from '../src/table/following.svelte';
import type { PastTable, TableStore, Watcher } from '../src/table/table.svelte';
import { moved } from './actions';

const position = (seq: number): Position =>
  ({ seq, view: { board: [] }, insight: { scores_now: [] } }) as unknown as Position;
const move = (seq: number, seat = 1, action = 'clear a2'): TableEvent => moved(seq, action, { seat });

let tell: (event: TableEvent, after: Position | null) => void;
let store: {
  me: number; past: PastTable | null; log: TableEvent[]; plays(seat: number): boolean; recall(since: number): Promise<Position[]>;
};
let following: Following;
const shown = (): (number | undefined)[] => {
  const seqs = [];
  for (; following.playing; following.next()) seqs.push(following.event?.seq);
  return seqs;
};

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  settings.speed = '1';
  settings.scorings = true;
  let watcher: Watcher;
  store = { me: 0, past: null, log: [], plays: (seat) => seat === 0, recall: () => Promise.resolve([]) };
  following = new Following(Object.assign(store, {
    watch: (found: Watcher) => { watcher = found; return () => undefined; },
  }) as unknown as TableStore);
  tell = (event, after) => {
    store.log = [...store.log, event];
    watcher(event, after, null);
  };
});
afterEach(() => {
  following.close();
  vi.useRealTimers();
});

it('shows the moves of others one after another', () => {
  tell(move(2), position(2));
  tell(move(3), position(3));
  expect([store.past?.position.seq, following.left]).toEqual([2, 1]);
  vi.advanceTimersByTime(1500);
  expect(store.past?.position.seq).toBe(3);
  vi.advanceTimersByTime(1500);
  expect([following.playing, store.past]).toEqual([false, null]);
});

it('does not show my own moves, nor any at once', () => {
  tell(move(2, 0), position(2));
  expect(following.playing).toBe(false);
  settings.speed = 'once';
  tell(move(3), position(3));
  expect(following.playing).toBe(false);
});

it('shows the turns of two bots that come in one moment, each whole', () => {
  for (const [seq, seat] of [[2, 1], [3, 1], [4, 2], [5, 2]] as const) tell(move(seq, seat), position(seq));
  expect(shown()).toEqual([2, 3, 4, 5]);
});

it('logs no more than has been shown', () => {
  tell(move(2), position(2));
  tell(move(3), position(3));
  expect(store.past?.events.map(({ seq }) => seq)).toEqual([2]);
  following.next();
  expect(store.past?.events.map(({ seq }) => seq)).toEqual([2, 3]);
});

it('queues what arrives while something is shown, and does not begin again', () => {
  tell(move(2), position(2));
  vi.advanceTimersByTime(1000);
  tell(move(3, 2), position(3));
  expect(store.past?.position.seq).toBe(2);
  vi.advanceTimersByTime(500);
  expect(store.past?.position.seq).toBe(3);
});

it('waits while it is paused, and takes twice as long if that is wanted', () => {
  tell(move(2), position(2));
  following.pause();
  vi.advanceTimersByTime(60_000);
  expect(following.event?.seq).toBe(2);
  following.pause();
  vi.advanceTimersByTime(1500);
  expect(following.playing).toBe(false);
  settings.speed = 'half';
  tell(move(3), position(3));
  vi.advanceTimersByTime(2900);
  expect(following.playing).toBe(true);
  vi.advanceTimersByTime(100);
  expect(following.playing).toBe(false);
});

it('leaves out what the server no longer has a position for', () => {
  tell(move(2), null);
  tell(move(3), position(3));
  expect(shown()).toEqual([3]);
});

it('shows once more what others did since my last turn', async () => {
  settings.speed = 'once';
  for (const [seq, seat] of [[2, 0], [3, 1], [4, 2], [5, 0]] as const) tell(move(seq, seat), position(seq));
  const asked: number[] = [];
  store.recall = (since) => {
    asked.push(since);
    return Promise.resolve([3, 4, 5].map(position));
  };
  await following.again();
  expect(asked).toEqual([2]);
  expect(shown()).toEqual([3, 4]);
});

describe('a scoring', () => {
  const scored = (seq: number, seat: number): TableEvent =>
    moved(seq, 'end', { seat, scoring: { seat, total: 0, items: [] } });

  it('waits for the reader, one\'s own too, and everything else waits behind it', () => {
    settings.speed = 'once';
    tell(scored(2, 0), position(2));
    tell(scored(3, 1), position(3));
    vi.advanceTimersByTime(600_000);
    expect([following.event?.seq, following.counting?.scoring.seat, following.left]).toEqual([2, 0, 1]);
    following.next();
    expect(following.counting?.scoring.seat).toBe(1);
    following.next();
    expect([following.playing, following.counting]).toEqual([false, null]);
  });

  it('is passed over by those who do not want to see it', () => {
    settings.scorings = false;
    tell(scored(2, 0), position(2));
    expect(following.playing).toBe(false);
    tell(scored(3, 1), position(3));
    vi.advanceTimersByTime(600);
    expect(following.playing).toBe(false);
  });
});

describe('a find', () => {
  const found = (seq: number, seat: number): TableEvent =>
    moved(seq, 'dig a2', { seat, outcomes: [{ kind: 'found', words: ['jaguar'], points: null }] });

  it('of my own is shown while I play on', () => {
    tell(found(2, 0), position(2));
    expect([following.playing, following.moment?.what]).toEqual([false, 'find']);
    vi.advanceTimersByTime(5000);
    expect(following.moment).toBeNull();
  });

  it('of another is a step that lasts longer', () => {
    tell(found(2, 1), position(2));
    expect([following.playing, following.moment?.what]).toEqual([true, 'find']);
    vi.advanceTimersByTime(1500);
    expect(following.playing).toBe(true);
    following.closeMoment();
    expect([following.playing, following.moment]).toEqual([false, null]);
  });
});

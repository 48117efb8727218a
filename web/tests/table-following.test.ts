import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { settings } from '../src/lib/settings.svelte';
import type { Position, TableEvent } from '../src/lib/wire';
import { Following } from '../src/table/following.svelte';
import type { TableStore, Watcher } from '../src/table/table.svelte';

const position = (seq: number): Position => ({ seq, view: {}, insight: {} }) as unknown as Position;
const move = (seq: number, seat = 1): TableEvent =>
  ({ seq, kind: 'move', seat, at: '', sentences: [], action: 'clear a2' });

let tell: Watcher;
let store: { seats: number[]; position: Position; id: string };
let following: Following;

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  settings.speed = '1';
  store = { seats: [0], position: position(1), id: 'x' };
  const watched = { ...store, watch: (watcher: Watcher) => { tell = watcher; return () => undefined; } };
  following = new Following(watched as unknown as TableStore);
});
afterEach(() => {
  following.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('shows the moves of others one after another', () => {
  tell(move(2), position(2));
  tell(move(3), position(3));
  expect([following.position?.seq, following.left]).toEqual([2, 1]);
  vi.advanceTimersByTime(1500);
  expect(following.position?.seq).toBe(3);
  vi.advanceTimersByTime(1500);
  expect(following.playing).toBe(false);
});

it('does not show my own moves, nor any at once', () => {
  tell(move(2, 0), position(2));
  expect(following.playing).toBe(false);
  settings.speed = 'once';
  tell(move(3), position(3));
  expect(following.playing).toBe(false);
});

it('fetches the positions of moves that came together', async () => {
  const at = (address: string): number => Number(address.split('/').at(-1));
  vi.stubGlobal('fetch', (address: string) => Promise.resolve(new Response(JSON.stringify(position(at(address))))));
  tell(move(2), null);
  expect(following.position?.seq).toBe(1);
  expect(following.playing).toBe(true);
  tell(move(3), position(3));
  await vi.waitFor(() => expect([following.event?.seq, following.left]).toEqual([2, 1]));
  following.next();
  expect(following.position?.seq).toBe(3);
  following.skip();
  expect(following.playing).toBe(false);
});

it('leaves alone what comes after somebody has seen enough', async () => {
  const answers: ((answer: Response) => void)[] = [];
  vi.stubGlobal('fetch', () => new Promise<Response>((settle) => answers.push(settle)));
  tell(move(2), null);
  tell(move(3), position(3));
  following.skip();
  answers[0]?.(new Response(JSON.stringify(position(2))));
  await vi.advanceTimersByTimeAsync(0);
  expect([answers.length, following.playing]).toEqual([1, false]);
});

it('goes on with the present position if they cannot be fetched', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));
  tell(move(2), null);
  tell(move(3), position(3));
  await vi.waitFor(() => expect(following.playing).toBe(false));
});

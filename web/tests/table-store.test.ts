import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { FromServer, Position, TableEvent, TableInfo, View } from '../src/lib/wire';
import { TableStore } from '../src/table/table.svelte';
import { happened, moved } from './actions';
import { Line } from './line';

const view = (toAct: number): View =>
  ({ to_act: toAct, step: 'spend', players: [{ score: 0 }, { score: 0 }] }) as unknown as View;
const position = (seq: number, toAct = 0, undoable = 1): Position =>
  ({ seq, turn: 1, undoable, view: view(toAct), actions: [], insight: {} }) as unknown as Position;
const move = (seq: number, action: string, seat = 0, gesture = seq): TableEvent =>
  moved(seq, action, { seat, turn: 1, gesture });
const undo = (seq: number, ...dropped: number[]): TableEvent => happened(seq, 'undo', { dropped });
const info = {
  id: 'x', title: '', edition: 'classic', auction: true, takeback: null, rematch: null, scores: [0, 0], start_scores: [20, 20], over: false,
  look_only: false,
  seats: [0, 1].map((seat) =>
    ({ seat, kind: 'link', name: String(seat), level: null, connected: true, resigned: false })),
} as unknown as TableInfo;

let lines: Line[];
let store: TableStore;
const last = (): Line => lines[lines.length - 1]!;
const welcome = (events: TableEvent[], seq: number, next: number | null = null, since: number | null = null): FromServer =>
  ({
    type: 'welcome', since, table: info, seats: [0], host: false, events, seq, next, positions: events.map(({ seq: at }) => position(at)),
    position: position(seq, 0, events.filter(({ seat }) => seat === 0).length),
  });

const event = (happening: TableEvent, after: Position, table: Partial<TableInfo> = {}): FromServer =>
  ({ type: 'event', event: happening, table: { ...info, ...table, seq: happening.seq }, position: after });
const seat = (number: number, more: Partial<TableInfo['seats'][number]>): Pick<TableInfo, 'seats'> =>
  ({ seats: info.seats.map((one) => (one.seat === number ? { ...one, ...more } : one)) });

async function comeBack(): Promise<Line> {
  const before = lines.length;
  last().drop();
  dispatchEvent(new Event('online'));
  expect(lines.length).toBe(before + 1);
  last().open();
  return last();
}

beforeEach(() => {
  localStorage.clear();
  lines = [];
  store = new TableStore('x', () => {
    lines.push(new Line());
    return last();
  });
  store.connect();
  last().open();
});

describe('events', () => {
  it('are applied once and in order', () => {
    const seen: number[] = [];
    store.watch((event) => seen.push(event.seq));
    last().say(welcome([move(1, 'a'), move(2, 'b')], 2));
    last().say(event(move(2, 'b'), position(2)));
    last().say(event(move(3, 'c'), position(3)));
    last().say(event(move(3, 'c'), position(3)));
    expect(seen).toEqual([3]);
    expect(store.events.map(({ seq }) => seq)).toEqual([1, 2, 3]);
    expect(store.position?.seq).toBe(3);
  });

  it('that are missing are asked for', () => {
    last().say(welcome([move(1, 'a')], 1));
    last().say(event(move(3, 'c'), position(3)));
    expect(store.events.map(({ seq }) => seq)).toEqual([1]);
    expect(last().hellos().at(-1)).toMatchObject({ since: 1 });
    last().say(welcome([move(2, 'b'), move(3, 'c')], 3));
    expect(store.events.map(({ seq }) => seq)).toEqual([1, 2, 3]);
  });

  it('are not undone by a welcome that is older', async () => {
    last().say(welcome([1, 2, 3, 4].map((seq) => move(seq, 'a')), 4));
    const recalled = store.recall(2);
    last().say(event(move(5, 'b'), position(5, 1), { title: 'new' }));
    last().say(welcome([move(3, 'a'), move(4, 'a')], 4, null, 2));
    expect(store.events.map(({ seq }) => seq)).toEqual([1, 2, 3, 4, 5]);
    expect([store.position?.seq, store.view?.to_act, store.info?.title]).toEqual([5, 1, 'new']);
    expect((await recalled).map(({ seq }) => seq)).toEqual([3, 4]);
  });

  it('of a long game come page by page, and are no news', () => {
    const seen: number[] = [];
    store.watch((event) => seen.push(event.seq));
    last().say(welcome([move(1, 'a'), move(2, 'b')], 5, 2));
    expect(last().hellos().at(-1)).toMatchObject({ since: 2 });
    last().say(event(move(6, 'f'), position(6)));
    last().say(welcome([move(3, 'c'), move(4, 'd')], 6, 4));
    expect(last().hellos().at(-1)).toMatchObject({ since: 4 });
    last().say(welcome([move(5, 'e'), move(6, 'f')], 6));
    expect(store.events.map(({ seq }) => seq)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(seen).toEqual([]);
    last().say(event(move(7, 'g'), position(7)));
    expect(seen).toEqual([7]);
  });

  it('missed while the line was down come with the next welcome', async () => {
    last().say(welcome([move(1, 'a')], 1));
    const line = await comeBack();
    expect(store.connected).toBe('lost');
    expect(line.hellos()).toEqual([{ type: 'hello', secrets: [], since: 1 }]);
    const seen: (number | undefined)[] = [];
    store.watch((event, after) => seen.push(event.seq, after?.seq));
    line.say(welcome([move(2, 'b'), move(3, 'c')], 3));
    expect(seen).toEqual([2, 2, 3, 3]);
    expect(store.connected).toBe('open');
    expect(store.events.map(({ seq }) => seq)).toEqual([1, 2, 3]);
  });
});

describe('commands', () => {
  beforeEach(() => last().say(welcome([move(1, 'a', 1)], 1)));

  it('are sent again with the same key until they are answered', async () => {
    const done = store.play(['clear a2']);
    const [first] = last().commands();
    const line = await comeBack();
    expect(line.commands()).toEqual([]);
    line.say(welcome([], 1));
    expect(line.commands()).toEqual([first]);
    line.say({ type: 'done', key: first!.key, seq: 2 });
    expect(await done).toBe(true);
    const later = await comeBack();
    later.say(welcome([], 2));
    expect(later.commands()).toEqual([]);
  });

  it('that are refused leave the reason', async () => {
    const done = store.play(['clear a2']);
    const error = { code: 'illegal', message: 'no', id: 'why-ap', args: {}, rule: 'R-AP-1' };
    last().say({ type: 'refused', key: last().commands()[0]!.key, error });
    expect(await done).toBe(false);
    expect(store.error).toEqual(error);
    store.clearError();
    expect(store.error).toBeNull();
  });

  it('have keys of their own', () => {
    void store.chat('a');
    void store.chat('a');
    const keys = last().commands().map(({ key }) => key);
    expect(new Set(keys).size).toBe(2);
  });
});

const accept = (): void => last().say({ type: 'done', key: last().commands().at(-1)!.key, seq: 0 });

describe('a command', () => {
  it('keeps the player from another one only until what came of it is on show', () => {
    last().say(welcome([move(1, 'end', 1)], 1));
    void store.play(['clear a2']);
    expect(store.busy).toBe(true);
    last().say(event(move(2, 'clear a2'), position(2)));
    expect(store.busy).toBe(false);
  });
});

describe('the table', () => {
  beforeEach(() => last().say(welcome([move(1, 'end')], 1)));

  it('is what comes with the last event: nothing is worked out here', () => {
    const takeback = { by: 0, to: 1, agreed: [0] };
    last().say(event(happened(2, 'takeback-asked', { to: 1 }), position(2, 1), { takeback }));
    expect(store.info?.takeback).toEqual(takeback);
    last().say(event(move(3, 'clear a2', 1), position(3, 1), { takeback }));
    expect(store.info?.takeback).toEqual(takeback);
    last().say(event(happened(4, 'takeback-answered', { agree: false }), position(4, 1)));
    expect(store.info?.takeback).toBeNull();
  });

  it('counts all seats of a player who asks for a take-back', () => {
    const takeback = { by: 0, to: 1, agreed: [0, 1] };
    last().say(event(happened(2, 'takeback-asked', { to: 1 }), position(2, 1), { takeback }));
    expect(store.info?.takeback?.agreed).toEqual([0, 1]);
  });

  it('has a bot on a seat that was resigned', () => {
    const resigned = seat(0, { kind: 'bot', level: 'greedy', resigned: true });
    last().say(event(happened(2, 'resigned'), position(2), resigned));
    expect(store.info?.seats[0]).toMatchObject({ kind: 'bot', resigned: true });
    expect(store.myTurn).toBe(false);
  });

  it('gives a seat back as it was before a bot played it', () => {
    last().say(event(happened(2, 'to-bot', { level: 'greedy' }), position(2), seat(0, { kind: 'bot', level: 'greedy' })));
    expect(store.myTurn).toBe(false);
    last().say(event(happened(3, 'from-bot'), position(3), seat(0, { kind: 'here' })));
    expect(store.info?.seats[0]?.kind).toBe('here');
    expect(store.myTurn).toBe(true);
  });

  it('says with how many points players begin', () => expect(store.start).toEqual([20, 20]));
});

describe('undo', () => {
  it('reaches as far as the server says, and so does playing it again', async () => {
    const events = [move(1, 'dig b3'), move(2, 'clear a2')];
    last().say({ ...welcome(events, 2), position: position(2, 0, 1) } as FromServer);
    expect(store.mine.map(({ action }) => action)).toEqual(['clear a2']);
    const done = store.undo('turn');
    last().say(event(undo(3, 2), position(3, 0, 0)));
    accept();
    await done;
    expect(store.canUndo).toBe(false);
    void store.redo();
    expect(last().commands().at(-1)).toMatchObject({ command: 'moves', actions: ['clear a2'] });
  });

  it('takes back what was played as one gesture', () => {
    last().say(welcome([move(1, 'end', 1), move(2, 'clear a2'), move(3, 'move explorer a1 a2', 0, 3),
      move(4, 'move explorer a2 b2', 0, 3)], 4));
    void store.undo();
    expect(last().commands()).toMatchObject([{ command: 'undo', count: 2 }]);
  });

  it('waits for what has been played and not answered, and for the undo before it', async () => {
    last().say(welcome([move(1, 'end', 1), move(2, 'clear a2')], 2));
    void store.play(['clear a3']);
    const first = store.undo();
    const second = store.undo();
    expect(last().commands()).toHaveLength(1);
    last().say(event(move(3, 'clear a3'), position(3)));
    accept();
    await vi.waitFor(() => expect(last().commands()).toHaveLength(2));
    last().say(event(undo(4, 3), position(4)));
    accept();
    expect(await first).toBe(true);
    await vi.waitFor(() => expect(last().commands()).toHaveLength(3));
    accept();
    expect(await second).toBe(true);
    expect(last().commands().map(({ command }) => command)).toEqual(['moves', 'undo', 'undo']);
  });
});

describe('redo', () => {
  async function undoLast(seq: number, left: number): Promise<void> {
    const done = store.undo();
    last().say(event(undo(seq, 2 + left), position(seq, 0, left)));
    accept();
    await done;
  }

  beforeEach(() => last().say(welcome([move(1, 'end', 1), move(2, 'clear a2'), move(3, 'dig b3')], 3)));

  it('plays again what was undone, the last undone first', async () => {
    expect(store.canRedo).toBe(false);
    await undoLast(4, 1);
    await undoLast(5, 0);
    expect(store.canUndo).toBe(false);
    const done = store.redo();
    expect(last().commands().at(-1)).toMatchObject({ command: 'moves', actions: ['clear a2'] });
    last().say(event(move(6, 'clear a2'), position(6)));
    accept();
    expect(await done).toBe(true);
    void store.redo();
    expect(last().commands().at(-1)).toMatchObject({ actions: ['dig b3'] });
  });

  it('of a whole turn plays all of it', async () => {
    const done = store.undo('turn');
    last().say(event(undo(4, 3), position(4)));
    last().say(event(undo(5, 2), position(5)));
    accept();
    await done;
    void store.redo();
    expect(last().commands().at(-1)).toMatchObject({ actions: ['clear a2', 'dig b3'] });
  });

  it('is forgotten after a new action', async () => {
    await undoLast(4, 1);
    expect(store.canRedo).toBe(true);
    const done = store.play(['clear a3']);
    accept();
    await done;
    expect(store.canRedo).toBe(false);
  });
});

describe('whose turn', () => {
  it('is mine only if no bot plays for me', () => {
    last().say(welcome([], 0));
    expect(store.myTurn).toBe(true);
    last().say(event(happened(1, 'to-bot', { level: 'greedy' }), position(1), seat(0, { kind: 'bot' })));
    expect(store.myTurn).toBe(false);
  });

  it('follows the seat to act among several of mine', () => {
    last().say({ ...welcome([], 0), seats: [0, 1] } as FromServer);
    expect(store.me).toBe(0);
    last().say(event(move(1, 'end'), position(1, 1)));
    expect(store.me).toBe(1);
    expect(store.myTurn).toBe(true);
  });
});

it('questions fail when the line breaks', async () => {
  last().say(welcome([], 0));
  const asked = store.why({ kind: 'clear', args: { hex: 'a2' } });
  last().drop();
  await expect(asked).rejects.toMatchObject({ code: 'lost' });
});

describe('what is recalled', () => {
  beforeEach(() => last().say(welcome([move(1, 'a')], 1)));

  it.each([
    ['is down', (): void => last().drop(), (): void => undefined],
    ['breaks', (): void => undefined, (): void => last().drop()],
    ['is closed', (): void => undefined, (): void => store.close()],
  ])('is nothing if the line %s', async (_, before, after) => {
    before();
    const recalled = store.recall(0);
    after();
    expect(await recalled).toEqual([]);
  });

  it('is the last that was asked for', async () => {
    const first = store.recall(0);
    const second = store.recall(0);
    last().say(welcome([move(1, 'a')], 1, null, 0));
    expect([await first, (await second).map(({ seq }) => seq)]).toEqual([[], [1]]);
  });

  it('is not what answers another hello', async () => {
    const recalled = store.recall(0);
    last().say(welcome([], 1, null, 1));
    last().say(welcome([move(1, 'a')], 1, null, 0));
    expect((await recalled).map(({ seq }) => seq)).toEqual([1]);
  });
});

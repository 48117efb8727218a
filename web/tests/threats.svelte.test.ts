import { flushSync } from 'svelte';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { FromServer, Position, TableEvent, TableInfo, Threat } from '../src/lib/wire';
import { TableStore } from '../src/table/table.svelte';
import { Threats } from '../src/table/threats.svelte';
import { happened, moved } from './actions';
import { Line } from './line';

const RIVAL = 1;
const position = (seq: number): Position =>
  ({ seq, turn: 1, undoable: 0, view: { to_act: RIVAL }, actions: [], insight: {} }) as unknown as Position;
const info = { id: 'x', seats: [], takeback: null } as unknown as TableInfo;
/** Everybody reaches a1 with this many points. */
const reach = (points: number): Threat[] => [0, RIVAL].map((seat) => ({ seat, hexes: { a1: points + seat } }));

describe('how far rivals can go', () => {
  let lines: Line[];
  let store: TableStore;
  let acting: TableStore | null = $state.raw(null);
  let threats: Threats;
  let stop: () => void;

  const line = (): Line => lines.at(-1) as Line;
  const asked = (): number => line().questions().filter(({ what }) => what === 'threats').length;
  const shown = (): number | undefined => threats.shown?.hexes.a1;
  const welcome = (seq: number, to = line()): void => {
    const message: FromServer = {
      type: 'welcome', since: null, table: info, seats: [0], host: false, events: [moved(1, 'a')], position: position(seq),
      positions: [], seq, next: null,
    };
    to.say(message);
    flushSync();
  };
  const happen = (event: TableEvent, to = line()): void => {
    to.say({ type: 'event', event, table: info, position: position(event.seq) });
    flushSync();
  };
  const comeBack = (seq: number): void => {
    dispatchEvent(new Event('online'));
    line().open();
    flushSync();
    expect(asked()).toBe(0);
    welcome(seq);
  };
  const show = (seat: number | null): void => {
    threats.seat = seat;
    flushSync();
  };
  /** The server answers a question about threats; they are counted as they were asked. */
  const answer = async (number: number, points: number): Promise<void> => {
    line().say({ type: 'answer', id: line().questions()[number - 1]!.id, answer: reach(points) });
    await Promise.resolve();
    flushSync();
  };

  beforeEach(() => {
    localStorage.clear();
    lines = [];
    store = new TableStore('x', () => {
      lines.push(new Line());
      return line();
    }, false);
    acting = store;
    store.connect();
    line().open();
    welcome(1);
    stop = $effect.root(() => { threats = new Threats(store, () => acting ?? store); });
    flushSync();
  });
  afterEach(() => {
    stop();
    store.close();
  });

  it('is asked for only when somebody wants to see it, and once for all rivals', async () => {
    happen(moved(2, 'b'));
    expect(asked()).toBe(0);
    show(RIVAL);
    expect([asked(), shown()]).toEqual([1, undefined]);
    await answer(1, 4);
    expect(shown()).toBe(5);
    show(0);
    expect([asked(), shown()]).toEqual([1, 4]);
    show(null);
    expect(shown()).toBeUndefined();
    happen(moved(3, 'c'));
    expect(asked()).toBe(1);
  });

  it('is asked for again when the position is another one, and nothing is shown until it is known', async () => {
    show(RIVAL);
    await answer(1, 4);
    happen(moved(2, 'b'));
    expect([asked(), shown()]).toEqual([2, undefined]);
    await answer(2, 6);
    expect(shown()).toBe(7);
    happen(happened(3, 'undo', { dropped: [2] }));
    expect([asked(), shown()]).toEqual([3, undefined]);
    await answer(3, 4);
    happen(happened(4, 'chat', { text: 'hm' }));
    expect([asked(), shown()], 'what people say changes nothing').toEqual([3, 5]);
  });

  it('is not shown if the answer is about an older position', async () => {
    show(RIVAL);
    happen(moved(2, 'b'));
    expect(asked()).toBe(2);
    await answer(1, 4);
    expect(shown()).toBeUndefined();
    await answer(2, 6);
    expect(shown()).toBe(7);
    happen(moved(3, 'c'));
    happen(moved(4, 'd'));
    await answer(4, 8);
    await answer(3, 6);
    expect(shown(), 'an older answer does not take the place of a newer one').toBe(9);
  });

  it('is not shown if the answer comes after it was switched off', async () => {
    show(RIVAL);
    show(null);
    await answer(1, 4);
    expect(shown()).toBeUndefined();
  });

  it('is neither asked for nor shown while older positions are played back', async () => {
    show(RIVAL);
    await answer(1, 4);
    store.watch((_, after) => { store.past ??= after && { position: after, events: store.log }; });
    happen(moved(2, 'b'));
    happen(moved(3, 'c'));
    expect([asked(), store.moment, shown()]).toEqual([1, 2, undefined]);
    store.past = null;
    flushSync();
    expect(asked()).toBe(2);
    await answer(2, 6);
    expect(shown()).toBe(7);
  });

  it('stays as it is while the line is down, and is asked for when there is one again', async () => {
    show(RIVAL);
    await answer(1, 4);
    line().drop();
    flushSync();
    expect(shown()).toBe(5);
    comeBack(1);
    expect([asked(), shown()], 'nothing has happened').toEqual([0, 5]);

    happen(moved(2, 'b'));
    expect(asked()).toBe(1);
    line().drop();
    await Promise.resolve();
    comeBack(2);
    expect([asked(), shown()]).toEqual([1, undefined]);
    await answer(1, 6);
    expect(shown()).toBe(7);
  });

  it('is that of the board on show, also where a turn is planned', async () => {
    show(RIVAL);
    await answer(1, 4);
    const copy = new Line();
    const draft = new TableStore('plan-x', () => copy, false);
    draft.connect();
    acting = draft;
    flushSync();
    expect([shown(), copy.questions()]).toEqual([undefined, []]);
    copy.open();
    welcome(1, copy);
    expect(shown(), 'as many moves have been made there, but others').toBeUndefined();
    expect(copy.questions()).toMatchObject([{ what: 'threats' }]);
    copy.say({ type: 'answer', id: copy.questions()[0]!.id, answer: reach(8) });
    await Promise.resolve();
    expect(shown()).toBe(9);
    happen(moved(2, 'b'));
    expect(asked(), 'the table is not on show').toBe(1);
    draft.close();
    acting = store;
    flushSync();
    expect(asked()).toBe(2);
  });

  it('of the table does not take the place of that of a turn that is planned', async () => {
    show(RIVAL);
    const copy = new Line();
    const draft = new TableStore('plan-x', () => copy, false);
    draft.connect();
    copy.open();
    acting = draft;
    welcome(1, copy);
    copy.say({ type: 'answer', id: copy.questions()[0]!.id, answer: reach(8) });
    await answer(1, 4);
    expect(shown()).toBe(9);

    line().drop();
    happen(moved(2, 'b'), copy);
    expect(copy.questions(), 'the table would be asked').toHaveLength(1);
    comeBack(1);
    expect(copy.questions()).toHaveLength(2);
    draft.close();
  });
});

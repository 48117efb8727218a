import { describe, expect, it } from 'vitest';
import type { EventKind, TableEvent } from '../src/lib/wire';
import { hexesOf, lastTurn, movesIn, sinceLastTurn, turnsOf, withEvent } from '../src/table/log';
import { happened, moved } from './actions';

const said = [{ id: 'did-end', args: {} }];
const event = (seq: number, kind: EventKind, more: Partial<TableEvent> = {}): TableEvent =>
  happened(seq, kind, { sentences: said, ...more });
const move = (seq: number, seat: number, turn: number, action = 'end'): TableEvent =>
  moved(seq, action, { seat, turn, sentences: said });
/** One after the other, as over a line. */
const arrived = (events: TableEvent[]): TableEvent[] => events.reduce<TableEvent[]>(withEvent, []);
const seqs = (events: TableEvent[]): number[] => events.map(({ seq }) => seq);

describe('standing moves', () => {
  it('are those that nobody has undone', () => {
    const events = [move(1, 0, 1), move(2, 0, 1), event(3, 'undo', { dropped: [2] }), move(4, 0, 1)];
    expect(seqs(movesIn(arrived(events)))).toEqual([1, 4]);
  });

  it('are those of the position that was taken back to', () => {
    const events = [move(1, 0, 1), move(2, 1, 2), event(3, 'chat'), move(4, 0, 3), event(5, 'takeback', { to: 3, dropped: [4] })];
    expect(seqs(movesIn(arrived(events)))).toEqual([1, 2]);
  });

  it('come back when a take-back goes to before they were undone', () => {
    const events = [
      move(1, 0, 1), event(2, 'undo', { dropped: [1] }), move(3, 0, 1),
      event(4, 'takeback', { to: 1, dropped: [3], restored: [1] }),
    ];
    expect(seqs(movesIn(arrived(events)))).toEqual([1]);
  });
});

describe('the log', () => {
  const told = (events: TableEvent[]): unknown[] => turnsOf(events).map(({ turn, seat, lines }) =>
    [turn, seat, lines.map((line) => `${line.event.seq} ${line.sentence.id}`)]);
  const drew = { id: 'result-drew', args: {} };

  it('has one group for each turn, oldest first, without what was undone', () => {
    const events = [
      event(1, 'created', { seat: null }), move(2, 0, 1), event(3, 'undo', { dropped: [2] }), move(4, 0, 1), move(5, 1, 2),
    ];
    expect(told(arrived(events))).toEqual([
      [null, null, ['1 did-end']], [1, 0, ['4 did-end']], [2, 1, ['5 did-end']],
    ]);
  });

  it('keeps the first draw for the first turn when somebody sits down meanwhile', () => {
    const events = [event(1, 'created', { seat: null, sentences: [drew], opening: [0] }), event(2, 'named', { seat: 1 })];
    expect(told(arrived(events))).toEqual([[null, 1, ['2 did-end']], [1, null, ['1 result-drew']]]);
    expect(told(arrived([...events, move(3, 1, 1)]))).toEqual([[null, 1, ['2 did-end']], [1, 1, ['1 result-drew', '3 did-end']]]);
  });

  it('tells of a draw in the turn of the player who draws', () => {
    const events = [
      event(1, 'created', { seat: null, sentences: [...said, drew], opening: [1] }),
      { ...move(2, 0, 1), sentences: [...said, drew], opening: [1] }, move(3, 1, 2),
    ];
    expect(told(events)).toEqual([
      [null, null, ['1 did-end']], [1, 0, ['1 result-drew', '2 did-end']], [2, 1, ['2 result-drew', '3 did-end']],
    ]);
    expect(told(events.slice(0, 2)).at(-1)).toEqual([2, null, ['2 result-drew']]);
  });

  it('says of each line whom it is about', () => {
    const [turn] = turnsOf([{ ...move(1, 0, 1), sentences: [...said, drew], subjects: [0, 1] }]);
    expect(turn?.lines.map(({ subject }) => subject)).toEqual([0, 1]);
  });

  it('leaves out what was said and what says nothing', () => {
    expect(turnsOf([event(1, 'chat'), moved(2, 'end')])).toEqual([]);
  });
});

describe('since my last turn', () => {
  const events = [
    move(1, 0, 1, 'place a3 0'), move(2, 1, 2, 'place b3 0'), move(3, 1, 2, 'move explorer a1 b3'),
    move(4, 2, 3, 'clear b1'),
  ];

  it('begins after my last move', () => expect(sinceLastTurn(events, 0)).toBe(1));
  it('does not begin anew with my own turn', () => expect(sinceLastTurn([...events, move(5, 0, 4)], 0)).toBe(1));
  it('names the hexes of the last turn only', () => expect(lastTurn(events, 0)).toEqual(['b1']));
  it('names the newest first', () => expect(lastTurn(events.slice(0, 3), 0)).toEqual(['b3', 'a1']));
  it('is over with my first action', () => expect(lastTurn([...events, move(5, 0, 4, 'clear a2')], 0)).toEqual([]));
});

it('hexes of an action are its hexes only', () => {
  expect(hexesOf(move(1, 0, 1, 'swap 1 jaguar chief'))).toEqual([]);
  expect(hexesOf(move(1, 0, 1, 'place c3 2 B3'))).toEqual(['c3']);
  expect(hexesOf(move(1, 0, 1, 'transfer leader z3 i1'))).toEqual(['z3', 'i1']);
});

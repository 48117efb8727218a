import { describe, expect, it } from 'vitest';
import type { EventKind, TableEvent } from '../src/lib/wire';
import { hexesOf, hexesSince, movesIn, sinceLastTurn, turnsOf, withEvent } from '../src/table/log';
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
  it('has one group for each turn, and undoing belongs to the turn', () => {
    const turns = turnsOf([
      event(1, 'created', { seat: null }), move(2, 0, 1), event(3, 'undo'), move(4, 0, 1), move(5, 1, 2),
    ]);
    expect(turns.map(({ turn, seat, events }) => [turn, seat, seqs(events)])).toEqual([
      [null, null, [1]], [1, 0, [2, 3, 4]], [2, 1, [5]],
    ]);
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
  it('names the hexes where others acted', () => expect(hexesSince(events, 0)).toEqual(['b3', 'a1', 'b1']));
  it('is over with my first action', () => expect(hexesSince([...events, move(5, 0, 4, 'clear a2')], 0)).toEqual([]));
});

it('hexes of an action are its hexes only', () => {
  expect(hexesOf(move(1, 0, 1, 'swap 1 jaguar chief'))).toEqual([]);
  expect(hexesOf(move(1, 0, 1, 'place c3 2 B3'))).toEqual(['c3']);
  expect(hexesOf(move(1, 0, 1, 'transfer leader z3 i1'))).toEqual(['z3', 'i1']);
});

/** The course of a game: the positions that a review goes through. */
import type { Seat, TableEvent } from '../../lib/wire';
import { movesIn } from '../../table/log';

/** A position to stop at: the beginning, and one after each move that was not taken back. */
export interface Stop {
  /** the position is the one after this event */
  seq: number;
  /** null at the beginning */
  move: TableEvent | null;
  turn: number;
  seat: Seat | null;
}

export function courseOf(events: TableEvent[]): Stop[] {
  const beginning: Stop = { seq: events[0]?.seq ?? 0, move: null, turn: 0, seat: null };
  let turn = 0;
  const moves = movesIn(events).map((move): Stop => {
    turn = move.turn ?? turn;
    return { seq: move.seq, move, turn, seat: move.seat };
  });
  return [beginning, ...moves];
}

/** The last stop at or before an event; so old addresses still lead somewhere. */
export function stopAt(course: readonly Stop[], seq: number): number {
  return Math.max(0, course.findLastIndex((stop) => stop.seq <= seq));
}

/** Which entry of the game file an event is: moves and undos are entries, what was taken back by consent is not. */
export function entryNumbers(events: readonly TableEvent[]): Map<number, number> {
  let entries: number[] = [];
  for (const event of events) {
    if (event.kind === 'move' || event.kind === 'undo') entries.push(event.seq);
    else if (event.kind === 'takeback') entries = entries.filter((seq) => seq <= (event.to ?? 0));
  }
  return new Map(entries.map((seq, index) => [seq, index + 1]));
}

/** The stops of the turn that a stop belongs to. */
export function turnAround(course: readonly Stop[], index: number): Stop[] {
  const turn = course[index]?.turn ?? 0;
  return turn === 0 ? [] : course.filter((stop) => stop.turn === turn);
}

/** Where each turn begins. */
export function turnStarts(course: readonly Stop[]): { turn: number; seat: Seat | null; index: number }[] {
  return course.flatMap((stop, index) =>
    stop.move && stop.turn !== course[index - 1]?.turn ? [{ turn: stop.turn, seat: stop.seat, index }] : [],
  );
}

/** Where somebody scored. */
export const scoringStops = (course: readonly Stop[]): { stop: Stop; index: number }[] =>
  course.flatMap((stop, index) => (stop.move?.scoring ? [{ stop, index }] : []));

/** The events of a table put in order for readers: which moves still stand, grouped by turn. */
import type { HexName, Seat, TableEvent } from '../lib/wire';

/** The last move that stands, and what stood before it. */
interface Standing { move: TableEvent; before: Standing | null }

/** Moves that nobody has taken back, oldest first. */
export function standing(events: TableEvent[]): TableEvent[] {
  let last = null as Standing | null;
  // What stood after each event: a take-back goes there, also over moves that had been undone.
  const after = new Map<number, Standing | null>();
  for (const event of events) {
    if (event.kind === 'move') last = { move: event, before: last };
    else if (event.kind === 'undo') last = last?.before ?? null;
    else if (event.kind === 'takeback') last = after.get(event.to ?? 0) ?? null;
    after.set(event.seq, last);
  }
  const moves: TableEvent[] = [];
  for (let step = last; step; step = step.before) moves.push(step.move);
  return moves.reverse();
}

/** One turn, or what happened between two turns. */
export interface LogTurn {
  /** null for what belongs to no turn */
  turn: number | null;
  seat: Seat | null;
  events: TableEvent[];
}

const TALK = 'chat';

/** The log, newest turn last; what was said is in the chat instead. */
export function turnsOf(events: TableEvent[]): LogTurn[] {
  const turns: LogTurn[] = [];
  for (const event of events) {
    if (event.kind === TALK || event.sentences.length === 0) continue;
    const last = turns.at(-1);
    const turn = event.turn ?? last?.turn ?? null;
    if (last && last.turn === turn) last.events.push(event);
    else turns.push({ turn, seat: event.seat, events: [event] });
  }
  return turns;
}

/** Number of the last event before what happened since a seat's last turn; the turn it is in now does not count. */
export function sinceLastTurn(events: TableEvent[], seat: Seat): number {
  const moves = standing(events);
  while (moves.at(-1)?.seat === seat) moves.pop();
  return moves.findLast((move) => move.seat === seat)?.seq ?? 0;
}

/** The hexes that a move names: where it happened. */
export function hexesOf(event: TableEvent): HexName[] {
  return (event.action ?? '').split(' ').slice(1).filter((word) => /^[a-iz][0-6]$/.test(word));
}

/** Where others have acted since this seat acted last. */
export function hexesSince(events: TableEvent[], seat: Seat): HexName[] {
  const moves = standing(events);
  const mine = moves.findLastIndex((move) => move.seat === seat);
  return [...new Set(moves.slice(mine + 1).flatMap(hexesOf))];
}

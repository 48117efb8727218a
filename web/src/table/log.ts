/** The events of a table put in order for readers: which moves still stand, grouped by turn. */
import type { Action, HexName, Seat, TableEvent } from '../lib/wire';

/** Moves that nobody has taken back, oldest first. */
export const movesIn = (events: readonly TableEvent[]): TableEvent[] =>
  events.filter(({ kind, stands }) => kind === 'move' && stands);

/** The events and one more, which may have changed which of the others stand. */
export function withEvent(events: readonly TableEvent[], event: TableEvent): TableEvent[] {
  const { dropped = [], restored = [] } = event;
  if (dropped.length + restored.length === 0) return [...events, event];
  const stands = new Map([...dropped.map((seq) => [seq, false] as const), ...restored.map((seq) => [seq, true] as const)]);
  const changed = events.map((one) => (stands.has(one.seq) ? { ...one, stands: stands.get(one.seq) ?? one.stands } : one));
  return [...changed, event];
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
  const moves = movesIn(events);
  while (moves.at(-1)?.seat === seat) moves.pop();
  return moves.findLast((move) => move.seat === seat)?.seq ?? 0;
}

const PLACES = ['hex', 'beyond', 'from', 'to', 'to_beyond'] as const satisfies readonly (keyof Action['args'])[];

/** The hexes that a move names: where it happened. */
export const hexesOf = ({ move }: TableEvent): HexName[] => PLACES.flatMap((place) => move?.args[place] ?? []);

/** Where others have acted since this seat acted last. */
export function hexesSince(events: TableEvent[], seat: Seat): HexName[] {
  const moves = movesIn(events);
  const mine = moves.findLastIndex((move) => move.seat === seat);
  return [...new Set(moves.slice(mine + 1).flatMap(hexesOf))];
}

/** The events of a table put in order for readers: which moves still stand, grouped by turn. */
import type { Action, HexName, Message, Seat, TableEvent } from '../lib/wire';

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

/** One sentence of the log, and the event that it is about; `leads` if it says what was done, not what came of it. */
export interface LogLine { event: TableEvent; sentence: Message; subject: Seat | null; leads: boolean }

/** One turn, or what happened between two turns. */
export interface LogTurn {
  /** null for what belongs to no turn */
  turn: number | null;
  /** null before anybody has acted in it */
  seat: Seat | null;
  lines: LogLine[];
}

/** What was said is in the chat, and what was undone need not be told at all. */
const told = ({ kind, stands }: TableEvent): boolean => kind !== 'chat' && kind !== 'undo' && (kind !== 'move' || stands);

/** The log, oldest turn first, and in each turn the oldest line first. */
export function turnsOf(events: readonly TableEvent[]): LogTurn[] {
  const turns: LogTurn[] = [];
  let opening: LogLine[] = [];
  for (const event of events.filter(told)) {
    const lines = event.sentences.map((sentence, place) =>
      ({ event, sentence, subject: event.subjects[place] ?? null, leads: place === 0 }));
    const begins = lines.filter((_, place) => event.opening.includes(place));
    // Somebody may sit down or resign before the turn begins with a move.
    const moves = event.kind === 'move';
    const rest = [...moves ? opening : [], ...lines.filter((line) => !begins.includes(line))];
    opening = moves ? begins : [...opening, ...begins];
    if (!rest.length) continue;
    const last = turns.at(-1);
    const turn = event.turn ?? last?.turn ?? null;
    if (last && last.turn === turn) last.lines.push(...rest);
    else turns.push({ turn, seat: event.seat, lines: rest });
  }
  if (opening.length) turns.push({ turn: (turns.at(-1)?.turn ?? 0) + 1, seat: null, lines: opening });
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

/** Where the last player other than this seat has acted in their turn, newest first; it is over when the seat acts. */
export function lastTurn(events: readonly TableEvent[], seat: Seat | null): HexName[] {
  const moves = movesIn(events).reverse();
  const [last] = moves;
  if (!last || last.seat === seat) return [];
  const end = moves.findIndex((move) => move.seat !== last.seat || move.turn !== last.turn);
  return [...new Set(moves.slice(0, end < 0 ? moves.length : end).flatMap((move) => hexesOf(move).reverse()))];
}

/** Why nothing can be undone although the player has acted: what the last move brought to light stays known. */
export function whyNoUndo(last: TableEvent | undefined, seat: Seat | null): string {
  if (!last || last.seat !== seat || !last.outcomes?.length) return 'table-undo-none';
  return last.outcomes.some(({ kind }) => kind === 'found') ? 'table-undo-found' : 'table-undo-revealed';
}

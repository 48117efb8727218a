/** What deserves more than a line in the log, read from an event and the positions before and after it. */
import type { HexName, Message, Position, Seat, TableEvent } from '../lib/wire';

/** A treasure, the set it belongs to now, and what the set has gained by it. */
export interface Treasure { kind: string; count: number; points: number; gain: number }

export interface Find { what: 'find'; seat: Seat; treasures: Treasure[] }
/** A volcano was drawn, and a scoring round begins. */
export interface Volcano { what: 'volcano'; seat: Seat; tile: string | null; about: Message }
/** A volcano was laid. */
export interface Eruption { what: 'eruption'; seat: Seat; hex: HexName; tile: string | null }
export type Moment = Find | Volcano | Eruption;

interface Worth { count: number; points: number }

const NOTHING: Worth = { count: 0, points: 0 };

function setOf(position: Position | null, seat: Seat, kind: string): Worth {
  const scores = position?.insight.scores_now.find((found) => found.seat === seat);
  return scores?.items.find(({ category, source }) => category === 'treasures' && source === kind) ?? NOTHING;
}

function treasure(kind: string, seat: Seat, before: Position | null, after: Position): Treasure {
  const { count, points } = setOf(after, seat, kind);
  return { kind, count, points, gain: points - setOf(before, seat, kind).points };
}

export function momentOf(event: TableEvent, before: Position | null, after: Position): Moment | null {
  const { seat, kind, outcomes = [], sentences } = event;
  if (seat === null || kind !== 'move') return null;
  const found = outcomes.flatMap((outcome) => (outcome.kind === 'found' ? outcome.words : []));
  if (found.length) return { what: 'find', seat, treasures: found.map((one) => treasure(one, seat, before, after)) };
  const about = sentences.find(({ id }) => id === 'result-volcano-round');
  if (about) {
    const drawn = outcomes.find((outcome) => outcome.kind === 'drew')?.words[0] ?? after.view.tile ?? null;
    return { what: 'volcano', seat: after.view.active, tile: drawn, about };
  }
  const old = new Set(before?.view.board.filter(({ terrain }) => terrain === 'volcano').map(({ hex }) => hex));
  const laid = before && after.view.board.find(({ hex, terrain }) => terrain === 'volcano' && !old.has(hex));
  return laid ? { what: 'eruption', seat, hex: laid.hex, tile: laid.tile ?? null } : null;
}

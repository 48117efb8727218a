/** Scorings put in order: which belong to one round, what each hex and set gave to whom, and the sums. */
import type { Breakdown, HexName, Item, Seat, TableEvent } from '../lib/wire';

/** A scoring with the score after it, where that is known: in an auction, bids change the score in between. */
export type Scoring = Breakdown & { after?: number };

export interface Scorer { seat: Seat; name: string }

/** All players have scored once; while a round is running, some are missing. */
export interface Round { number: number; scorings: Scoring[] }

/** The scorings of a game, taken from its events. */
export const scoringsOf = (events: readonly TableEvent[]): Scoring[] =>
  events.flatMap(({ scoring, score }) => (scoring ? [{ ...scoring, after: score }] : []));

/** A player's n-th scoring belongs to the n-th round. */
export function rounds(scorings: readonly Scoring[]): Round[] {
  const found: Round[] = [];
  const times = new Map<Seat, number>();
  for (const scoring of scorings) {
    const number = (times.get(scoring.seat) ?? 0) + 1;
    times.set(scoring.seat, number);
    const round = found[number - 1] ?? (found[number - 1] = { number, scorings: [] });
    round.scorings.push(scoring);
  }
  return found;
}

/** The score of a player after each round: `null` where the player has not scored yet. */
export function scoresAfter(all: readonly Round[], seat: Seat, start = 0): (number | null)[] {
  let score = start;
  return all.map((round) => {
    const scoring = round.scorings.find((one) => one.seat === seat);
    if (!scoring) return null;
    score = scoring.after ?? score + scoring.total;
    return score;
  });
}

/** A line of the score sheet: one hex, with what each player got for it. */
export interface SheetRow { source: HexName; value: number; items: Map<Seat, Item> }
export interface SheetPart { category: string; rule: string; rows: SheetRow[] }

/** Categories in the order of the rulebooks; treasures are shown as sets, not as rows. */
export const CATEGORIES = ['temples', 'highest', 'volcanoes', 'jungles', 'lakes', 'director'];

/** A round opened up to its hexes, category by category. */
export function sheet(round: Round): SheetPart[] {
  const parts = new Map<string, SheetPart>();
  for (const { seat, items } of round.scorings) {
    for (const item of items) {
      if (item.category === 'treasures') continue;
      const part = entry(parts, item.category, () => ({ category: item.category, rule: item.rule, rows: [] }));
      let row = part.rows.find((one) => one.source === item.source);
      if (!row) part.rows.push((row = { source: item.source, value: item.count, items: new Map() }));
      row.value = Math.max(row.value, item.count);
      row.items.set(seat, item);
    }
  }
  const order = (category: string): number => CATEGORIES.indexOf(category);
  const sorted = [...parts.values()].sort((a, b) => order(a.category) - order(b.category));
  sorted.forEach((part) => part.rows.sort((a, b) => a.source.localeCompare(b.source)));
  return sorted;
}

export const sets = (scoring: Scoring): Item[] => scoring.items.filter((item) => item.category === 'treasures');

export function subtotal(scoring: Breakdown, category: string): number {
  return scoring.items.reduce((sum, item) => sum + (item.category === category ? item.points : 0), 0);
}

/** All that a score can be made of, in the order of the rulebooks. */
export const PARTS = [...CATEGORIES, 'treasures', 'start', 'bonus', 'bids'];
export interface Part { category: string; points: number }

/** Everything that a score is made of: scorings, points at the start, and what was bid or won beside them. */
export function partsOf(scorings: readonly Scoring[], { seat, score }: { seat: Seat; score: number }, start: number): Part[] {
  const sums = sources(scorings, seat);
  const beside = score - start - [...sums.values()].reduce((sum, points) => sum + points, 0);
  sums.set('start', start).set(beside < 0 ? 'bids' : 'bonus', beside);
  return PARTS.map((category) => ({ category, points: sums.get(category) ?? 0 })).filter(({ points }) => points !== 0);
}

/** Where the points of a player came from in all scorings. */
export function sources(scorings: readonly Scoring[], seat: Seat): Map<string, number> {
  const sums = new Map<string, number>();
  for (const scoring of scorings) {
    if (scoring.seat !== seat) continue;
    for (const item of scoring.items) sums.set(item.category, (sums.get(item.category) ?? 0) + item.points);
  }
  return sums;
}

function entry<K, V>(map: Map<K, V>, key: K, make: () => V): V {
  let value = map.get(key);
  if (value === undefined) map.set(key, (value = make()));
  return value;
}

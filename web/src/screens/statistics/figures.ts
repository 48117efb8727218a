/** Statistics of one's own games. A game counts once for each seat that was played in this browser. */
import type { GameResult, SeatResult } from '../../lib/wire';

export interface Played { game: GameResult; own: SeatResult }

export interface Sum { games: number; wins: number; points: number; best: Played | null }

export interface Group extends Sum { edition: string; players: number }

export interface Opponent {
  /** a person by name, a bot by its level */
  name: string | null;
  level: string | null;
  games: number;
  /** games in which the own score was higher */
  ahead: number;
}

export interface Figures {
  total: Sum;
  groups: Group[];
  /** [category, points of all games together], the most points first; `other` is what no scoring gave */
  sources: [string, number][];
  opponents: Opponent[];
}

export const average = ({ games, points }: Sum): number => (games ? points / games : 0);
export const share = ({ games, wins }: Sum): number => (games ? wins / games : 0);

const nothing = (): Sum => ({ games: 0, wins: 0, points: 0, best: null });

function add(sum: Sum, played: Played): void {
  const { score, won } = played.own;
  sum.games += 1;
  sum.wins += won ? 1 : 0;
  sum.points += score;
  if (!sum.best || score > sum.best.own.score) sum.best = played;
}

/** The value of a key, made when it is missing. */
function entry<K, V>(map: Map<K, V>, key: K, make: () => V): V {
  const found = map.get(key) ?? make();
  map.set(key, found);
  return found;
}

export const allPlayed = (results: readonly GameResult[]): Played[] =>
  results.flatMap((game) => game.seats.filter(({ mine }) => mine).map((own) => ({ game, own })));

export function figures(results: readonly GameResult[]): Figures {
  const total = nothing();
  const groups = new Map<string, Group>();
  const sources = new Map<string, number>();
  const opponents = new Map<string, Opponent>();
  for (const played of allPlayed(results)) {
    const { game: { edition, seats }, own } = played;
    add(total, played);
    add(entry(groups, `${edition} ${seats.length}`, () => ({ ...nothing(), edition, players: seats.length })), played);
    let scored = 0;
    for (const [category, points] of Object.entries(own.points)) {
      sources.set(category, (sources.get(category) ?? 0) + points);
      scored += points;
    }
    if (own.score !== scored) sources.set('other', (sources.get('other') ?? 0) + own.score - scored);
    for (const other of seats.filter(({ mine }) => !mine)) {
      const { level, name } = other;
      const one = entry(opponents, level === null ? `person ${name}` : `bot ${level}`,
        () => ({ name: level === null ? name : null, level, games: 0, ahead: 0 }));
      one.games += 1;
      one.ahead += own.score > other.score ? 1 : 0;
    }
  }
  return {
    total,
    groups: [...groups.values()].sort((a, b) => b.games - a.games),
    sources: [...sources].sort(([, a], [, b]) => b - a),
    opponents: [...opponents.values()].sort((a, b) => b.games - a.games),
  };
}

const quoted = (value: string | number): string => (/[",\n;]/.test(String(value)) ? `"${String(value).replaceAll('"', '""')}"` : String(value));

/** One line for each game and own seat, for spreadsheets. */
export function csv(results: readonly GameResult[]): string {
  const played = allPlayed(results);
  const categories = [...new Set(played.flatMap(({ own }) => Object.keys(own.points)))].sort();
  const head = ['table', 'created', 'edition', 'players', 'name', 'score', 'won', ...categories, 'opponents'];
  const lines = played.map(({ game, own }) => [
    game.table, game.created, game.edition, game.seats.length, own.name, own.score, own.won ? 1 : 0,
    ...categories.map((category) => own.points[category] ?? 0),
    game.seats.filter(({ mine }) => !mine).map(({ name, score }) => `${name} ${score}`).join('; '),
  ]);
  return [head, ...lines].map((line) => line.map(quoted).join(',')).join('\n') + '\n';
}

import { describe, expect, it } from 'vitest';
import type { GameResult, SeatResult } from '../src/lib/wire';
import { average, csv, figures } from '../src/screens/statistics/figures';

const seat = (seat: number, score: number, more: Partial<SeatResult> = {}): SeatResult =>
  ({ seat, name: `Player ${seat}`, level: null, mine: false, score, won: false, points: {}, ...more });
const game = (table: string, edition: string, ...seats: SeatResult[]): GameResult =>
  ({ table, title: '', edition, auction: false, created: '2026-01-01', over: true, look_only: false, seats });

const GAMES = [
  game('a', 'base', seat(0, 60, { mine: true, won: true, points: { temples: 40, treasures: 20 } }), seat(1, 50, { name: 'Bo' })),
  game('b', 'base', seat(0, 70, { mine: true, points: { temples: 70 } }), seat(1, 80, { name: 'Bo', won: true })),
  game('c', 'base', seat(0, 15, { level: 'greedy' }), seat(1, 30, { mine: true, won: true, points: { temples: 35 } }), seat(2, 20)),
];

describe('statistics of own games', () => {
  it('sum up to the same, by edition and by source', () => {
    const found = figures(GAMES);
    expect([found.total.games, found.total.wins, average(found.total)]).toEqual([3, 2, 160 / 3]);
    expect(found.total.best?.game.table).toBe('b');
    expect(found.groups.map(({ players, games, wins }) => [players, games, wins])).toEqual([[2, 2, 1], [3, 1, 1]]);
    expect(found.sources).toEqual([['temples', 145], ['treasures', 20], ['other', -5]]);
    expect(found.sources.reduce((sum, [, points]) => sum + points, 0)).toBe(found.total.points);
  });

  it('tell people by their names and bots by their levels', () => {
    expect(figures(GAMES).opponents).toEqual([
      { name: 'Bo', level: null, games: 2, ahead: 1 },
      { name: null, level: 'greedy', games: 1, ahead: 1 },
      { name: 'Player 2', level: null, games: 1, ahead: 1 },
    ]);
  });

  it('count a game for each own seat, and are empty without games', () => {
    const both = game('d', 'base', seat(0, 10, { mine: true }), seat(1, 20, { mine: true, won: true }));
    expect(figures([both]).total).toMatchObject({ games: 2, wins: 1, points: 30 });
    expect(figures([both]).opponents).toEqual([]);
    expect(figures([]).total.games).toBe(0);
  });

  it('are written for spreadsheets', () => {
    const odd = game('e', 'base', seat(0, 9, { mine: true, name: 'A "b", c', points: { temples: 9 } }), seat(1, 8));
    expect(csv([odd])).toBe(
      'table,created,edition,players,name,score,won,temples,opponents\ne,2026-01-01,base,2,"A ""b"", c",9,0,9,Player 1 8\n',
    );
  });
});

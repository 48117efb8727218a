import { render, screen, within } from '@testing-library/svelte';
import { describe, expect, it } from 'vitest';
import ScoreSheet from '../src/scoring/ScoreSheet.svelte';
import { rounds, scoresAfter, scoringsOf, sheet, sources, subtotal, type Scoring } from '../src/scoring/scoring';
import { seriesOf, tally } from '../src/scoring/tally';
import { t } from '../src/lib/i18n.svelte';
import type { Item } from '../src/lib/wire';
import { moved } from './actions';

const temple = (source: string, points: number): Item => ({ rule: 'R-SCORE-1', category: 'temples', source, count: points, points });
const set = (source: string, count: number): Item =>
  ({ rule: 'R-SCORE-2', category: 'treasures', source, count, points: (count * (count + 1)) / 2 });
const scoring = (seat: number, ...items: Item[]): Scoring =>
  ({ seat, items, total: items.reduce((sum, { points }) => sum + points, 0) });

const GAME = [
  scoring(1, temple('a2', 3), temple('e3', 6), set('jaguar', 2)),
  scoring(0, temple('e3', 6)),
  scoring(0, temple('b3', 5), set('totem', 1)),
];
const PLAYERS = [{ seat: 0, name: 'Ana' }, { seat: 1, name: 'Ben' }];

describe('rounds of scoring', () => {
  it('hold the n-th scoring of each player', () => {
    expect(rounds(GAME).map((round) => round.scorings.map(({ seat }) => seat))).toEqual([[1, 0], [0]]);
  });

  it('add up to the score', () => {
    expect(scoresAfter(rounds(GAME), 0)).toEqual([6, 12]);
    expect(scoresAfter(rounds(GAME), 1)).toEqual([12, null]);
  });

  it('believe the score that was told, because bids change it in between', () => {
    const told = [{ ...scoring(0, temple('a2', 5)), after: 22 }, scoring(0, temple('a2', 4))];
    expect(scoresAfter(rounds(told), 0, 20)).toEqual([22, 26]);
  });

  it('come from the events that scored', () => {
    const told = { scoring: GAME[1]!, score: 31 };
    const events = [moved(1, 'clear a2'), moved(2, 'end', told)];
    expect(scoringsOf(events)).toEqual([{ ...GAME[1], after: 31 }]);
  });
});

describe('the chart of points', () => {
  it('begins with the points of each player, which differ in Legend', () => {
    expect(seriesOf(tally(GAME, PLAYERS, { start: [2, 5] }), PLAYERS)).toEqual([
      { seat: 0, values: [2, 8, 14] }, { seat: 1, values: [5, 17, null] },
    ]);
  });
});

describe('the score sheet', () => {
  it('has a row for each hex, with all who scored it', () => {
    const [first] = rounds(GAME);
    const [temples] = first ? sheet(first) : [];
    expect(temples?.rows.map(({ source, items }) => [source, [...items.keys()]])).toEqual([['a2', [1]], ['e3', [1, 0]]]);
  });

  it('keeps the order of categories in Legend', () => {
    const items = ['lakes', 'temples', 'director', 'highest'].map((category) => ({ ...temple('c3', 2), category }));
    const [round] = rounds([scoring(0, ...items)]);
    expect(round && sheet(round).map(({ category }) => category)).toEqual(['temples', 'highest', 'lakes', 'director']);
  });

  it('opens every total up: the parts are the total', () => {
    for (const one of GAME) expect(subtotal(one, 'temples') + subtotal(one, 'treasures')).toBe(one.total);
    expect(Object.fromEntries(sources(GAME, 0))).toEqual({ temples: 11, treasures: 1 });
  });

  it('shows the last scoring first, with the score before and after', async () => {
    render(ScoreSheet, { tally: tally(GAME, PLAYERS, {}), players: PLAYERS, worth: [1, 3, 6] });
    const row = screen.getByRole('rowheader', { name: t('score-score') }).closest('tr');
    expect(row?.textContent?.replace(/\s+/g, ' ')).toContain('6 → 12');
    expect(row?.textContent).toContain('–');
    screen.getAllByRole('tab')[0]?.click();
    await Promise.resolve();
    const temples = (await screen.findByRole('rowheader', { name: /e3/ })).closest('tr');
    expect(temples && within(temples).getAllByText('6')).toHaveLength(3);
  });

  it('says so when nobody has scored', () => {
    render(ScoreSheet, { tally: tally([], PLAYERS, {}), players: PLAYERS, worth: [1, 3, 6] });
    expect(screen.getByText(t('score-none'))).toBeTruthy();
  });
});

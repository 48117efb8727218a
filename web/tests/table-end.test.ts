import { describe, expect, it } from 'vitest';
import { partsOf, type Scoring } from '../src/scoring/scoring';
import { headline, ranked } from '../src/table/end/headline';

const player = (seat: number, score: number) => ({ seat, name: 'ABCD'.charAt(seat), score });
const scored = (seat: number, temples: number, treasures: number): Scoring => ({
  seat, total: temples + treasures,
  items: [
    { rule: 'R-SCORE-1', category: 'temples', source: 'a2', count: temples, points: temples },
    { rule: 'R-SCORE-2', category: 'treasures', source: 'chief', count: 1, points: treasures },
  ],
});

describe('the sentence at the end', () => {
  const three = [player(0, 60), player(1, 71), player(2, 64)];

  it('says who won by how much, and speaks to the winner', () => {
    expect(headline(three, [1], [0])).toEqual({ id: 'end-won', args: { you: 'no', name: 'B', score: 71, margin: 7, second: 'C' } });
    expect(headline(three, [1], [1]).args['you']).toBe('yes');
    expect(headline(three, [1], [0, 1]).args['you'], 'two people here').toBe('no');
  });

  it('knows tie-breaks and shared victories', () => {
    const even = [player(0, 71), player(1, 71), player(2, 64)];
    expect(headline(even, [0], [])).toEqual({ id: 'end-tie-break', args: { you: 'no', name: 'A', score: 71, second: 'B' } });
    expect(headline(even, [0, 1], [0])).toEqual({ id: 'end-shared', args: { names: 'A and B', score: 71 } });
  });

  it('ranks those who are even alike, and the winner of a tie-break before them', () => {
    const four = [player(0, 50), player(1, 70), player(2, 70), player(3, 50)];
    expect(ranked(four, [2]).map(({ player: { seat }, place }) => [seat, place])).toEqual([[2, 1], [1, 2], [0, 3], [3, 3]]);
  });
});

describe('where points came from', () => {
  it('names all of them: what is left are bids if it is negative, and cards if not', () => {
    const scorings = [scored(0, 12, 3), scored(1, 4, 1), scored(0, 20, 6)];
    expect(partsOf(scorings, player(0, 41), 0)).toEqual([
      { category: 'temples', points: 32 }, { category: 'treasures', points: 9 },
    ]);
    const bidder = partsOf(scorings, player(0, 50), 20);
    expect(bidder.slice(2)).toEqual([{ category: 'start', points: 20 }, { category: 'bids', points: -11 }]);
    const lucky = partsOf(scorings, player(1, 9), 2);
    expect(lucky.at(-1)).toEqual({ category: 'bonus', points: 2 });
    for (const [parts, score] of [[bidder, 50], [lucky, 9]] as const) {
      expect(parts.reduce((sum, { points }) => sum + points, 0)).toBe(score);
    }
  });
});

import { describe, expect, it } from 'vitest';
import type { Review, ReviewedTurn } from '../src/lib/wire';
import { inOrder, summaryOf, turningPoints, turnWith } from '../src/screens/replay/analysis/losses';

const turn = (number: number, loss: number | null, unspent = 0): ReviewedTurn => ({
  turn: number, seat: (number - 1) % 2, first: number * 10, last: number * 10 + 5,
  review: loss === null ? null : { loss, unspent, best: loss ? ['end'] : null } as Review,
});
const turns = [turn(1, 4), turn(2, 0, 3), turn(3, 2.9), turn(4, null), turn(5, 9, 1)];

describe('the analysis of a game', () => {
  it('names the turns that lost most, the worst first, and none that lost little', () => {
    expect(turningPoints(turns).map((one) => one.turn)).toEqual([5, 1]);
  });
  it('names a few of them only', () => {
    expect(turningPoints(Array.from({ length: 9 }, (_, index) => turn(index + 1, 3 + index)))).toHaveLength(5);
  });
  it('sums up what has been looked at', () => {
    expect(summaryOf(turns, 0)).toEqual({ turns: 3, best: 0, loss: 15.9, unspent: 1 });
    expect(summaryOf(turns, 1)).toEqual({ turns: 1, best: 1, loss: 0, unspent: 3 });
  });
  it('finds the turn of a position', () => {
    expect(turnWith(turns, 32)?.turn).toBe(3);
    expect(turnWith(turns, 38)).toBeUndefined();
  });
  it('looks at the turn shown first, and at nothing twice', () => {
    const fresh = turns.map((one) => ({ ...one, review: one.turn === 2 ? one.review : null }));
    expect(inOrder(fresh, 32).map((one) => one.turn)).toEqual([3, 4, 5, 1]);
  });
});

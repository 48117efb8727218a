import { describe, expect, it } from 'vitest';
import type { TableEvent } from '../src/lib/wire';
import { auctionStory, legalBids } from '../src/games/base/auction/bids';
import { actions, moved } from './actions';

let seq = 0;
const outcome = (result: string): NonNullable<TableEvent['outcomes']>[number] => {
  const [kind = '', ...words] = result.split(' ');
  return { kind, words, points: kind === 'paid' ? Number(words[0]) : null };
};
const move = (seat: number, action: string, ...results: string[]): TableEvent =>
  moved(++seq, action, { seat, outcomes: results.map(outcome) });
const undone = (event: TableEvent): TableEvent => ({ ...event, stands: false });

const round = (): TableEvent[] => [
  move(0, 'bid 1'), move(1, 'bid 3'), move(2, 'pass'), move(0, 'pass', 'paid 3'),
  move(1, 'take B3'), move(1, 'place c3 2'), move(1, 'end'),
  move(2, 'pass'), move(0, 'pass'), move(2, 'take A6'), move(2, 'place c4 0'), move(2, 'end'),
];

describe('the story of the auctions', () => {
  it('knows the bids of the auction that runs', () => {
    expect(auctionStory([move(0, 'bid 1'), move(1, 'pass')]).bids).toEqual([
      { seat: 0, points: 1 }, { seat: 1, points: null },
    ]);
  });

  it('keeps the bids after the decision, until somebody bids again', () => {
    const story = auctionStory(round().slice(0, 6));
    expect(story.bids.map((bid) => bid.points)).toEqual([1, 3, null, null]);
    expect(auctionStory(round().slice(0, 8)).bids).toEqual([{ seat: 2, points: null }]);
  });

  it('knows what every turn of the round cost', () => {
    expect(auctionStory(round()).round).toEqual([
      { seat: 1, tile: 'B3', paid: 3 }, { seat: 2, tile: 'A6', paid: 0 },
    ]);
  });

  it('starts a new round when tiles are opened', () => {
    const events = [...round(), move(0, 'take A1'), move(0, 'end', 'opened B2 B4 B6')];
    const story = auctionStory(events);
    expect(story.round).toEqual([]);
    expect(story.bids).toEqual([]);
    expect(story.before).toHaveLength(3);
  });

  it('forgets what was undone', () => {
    expect(auctionStory(round().slice(0, 5).map((event, at) => (at === 4 ? undone(event) : event))).round).toEqual([]);
  });

  it('lists possible bids, lowest first', () => {
    expect(legalBids(actions(['pass', 'bid 10', 'bid 9', 'bid 11']))).toEqual([9, 10, 11]);
  });
});

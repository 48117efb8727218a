/** The story of the auctions, read from the moves. */
import type { Seat, TableEvent, View } from '../../../lib/wire';
import { standing } from '../../../table/log';

/** `points` is null for a pass. */
export interface Bid { seat: Seat; points: number | null }
/** A tile that was taken and what its turn cost. */
export interface Turn { seat: Seat; tile: string; paid: number }
export interface AuctionStory {
  /** bids of the auction that runs, or of the one that was decided last */
  bids: Bid[];
  /** turns of this round of auctions, and of the one before */
  round: Turn[];
  before: Turn[];
}

/** Whether the tiles of a round are being auctioned now. */
export const isBidding = ({ auction, step }: View): boolean =>
  auction !== null && (step === 'bid' || step === 'take');

export function auctionStory(events: TableEvent[]): AuctionStory {
  const story: AuctionStory = { bids: [], round: [], before: [] };
  let decided = false;
  let paid = 0;
  for (const { seat, action = '', results = [] } of standing(events)) {
    const [verb, word = ''] = action.split(' ');
    if (seat !== null && (verb === 'bid' || verb === 'pass')) {
      if (decided) story.bids = [];
      decided = false;
      story.bids = [...story.bids, { seat, points: verb === 'bid' ? Number(word) : null }];
    } else decided = true;
    paid = paidIn(results) ?? paid;
    if (seat !== null && verb === 'take') {
      story.round = [...story.round, { seat, tile: word, paid }];
      paid = 0;
    }
    if (results.some((result) => result.startsWith('opened '))) {
      story.before = story.round;
      story.round = [];
      story.bids = [];
    }
  }
  return story;
}

function paidIn(results: string[]): number | null {
  const found = results.find((result) => result.startsWith('paid '));
  return found ? Number(found.split(' ')[1]) : null;
}

/** The bids that are possible, lowest first. */
export const legalBids = (legal: string[]): number[] =>
  legal.filter((action) => action.startsWith('bid ')).map((action) => Number(action.slice(4))).sort((a, b) => a - b);

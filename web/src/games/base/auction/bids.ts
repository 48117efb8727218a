/** The story of the auctions, read from the moves. */
import type { Action, Seat, TableEvent, View } from '../../../lib/wire';
import { movesIn } from '../../../table/log';

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
  for (const { seat, move, outcomes = [] } of movesIn(events)) {
    if (seat !== null && (move?.kind === 'bid' || move?.kind === 'pass')) {
      if (decided) story.bids = [];
      decided = false;
      story.bids = [...story.bids, { seat, points: move.args.points ?? null }];
    } else decided = true;
    paid = outcomes.find(({ kind }) => kind === 'paid')?.points ?? paid;
    if (seat !== null && move?.kind === 'take') {
      story.round = [...story.round, { seat, tile: move.args.tile ?? '', paid }];
      paid = 0;
    }
    if (outcomes.some(({ kind }) => kind === 'opened')) {
      story.before = story.round;
      story.round = [];
      story.bids = [];
    }
  }
  return story;
}

/** The bids that are possible, lowest first. */
export const legalBids = (legal: readonly Action[]): number[] =>
  legal.flatMap(({ kind, args }) => (kind === 'bid' ? args.points ?? [] : [])).sort((a, b) => a - b);

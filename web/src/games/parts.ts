/** What the page shows differently from game to game. A new game is one more object of this type. */
import type { Component } from 'svelte';
import type { Catalogue, EditionInfo, Insight, PlayerView, Seat, View } from '../lib/wire';
import type { Following } from '../table/following.svelte';
import type { Hand } from '../table/hand/hand.svelte';
import type { TableStore } from '../table/table.svelte';

export interface TableProps {
  store: TableStore;
  view: View;
  insight: Insight | null;
  hand: Hand;
  following: Following;
  phone?: boolean;
}

/** A number, or a range of numbers, and what it counts. */
export interface Figure { value: string | number; text: string }

export interface GameParts {
  /** What can be done now: below the board, or in the sheet of a phone. */
  Decisions: Component<TableProps>;
  /** What is scored and what would be: the top of the right column. */
  Facts: Component<TableProps>;
  /** Rounds and order of turns, beside the board. */
  Order: Component<{ store: TableStore }> | null;
  /** What a player holds, on the player's card. */
  Holdings: Component<{ player: PlayerView; view: View; catalogue: Catalogue }> | null;
  /** Small player cards and narrow columns leave room for the order of turns; floors are shown with the facts. */
  compact: boolean;
  /** Players know things that the next one at the same machine may not see. */
  secretive: boolean;
  /** Whether a scoring round takes over the right column, and the players' column with it. */
  isScoring(view: View): boolean;
  /** A decision that takes the right half of a wide screen; the board is an overview beside it. */
  Spread(view: View): Component<{ store: TableStore }> | null;
  /** The player after the one who acts, where that is known. */
  next(view: View): Seat | null;
  /** The edition, as the top of the table names it. */
  title(edition: EditionInfo): string;
  /** How far the game is. */
  progress(view: View, turn: number, catalogue: Catalogue): string;
  /** The steps of the turn that is played now; empty where turns have none. */
  steps(view: View): string[];
  /** The game in a few figures, shown before a table is opened. */
  figures(catalogue: Catalogue, players: number, auction: boolean): Figure[];
}

/** What the page shows differently from game to game. A new game is one more object of this type. */
import type { Component } from 'svelte';
import type { Catalogue, EditionInfo, Insight, Seat, View } from '../lib/wire';
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
  /** Players know things that the next one at the same machine may not see. */
  secretive: boolean;
  /** Whether players score one after the other, each after a turn. */
  isScoring(view: View): boolean;
  /** Whether a decision needs the whole column beside the board, with the room of players and facts. */
  fills(view: View): boolean;
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

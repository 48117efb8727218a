import type { HexName, Join, Seat } from '../lib/wire';

/** A tile held over the board before it is laid. */
export interface Ghost { hex: HexName; tile: string; rotation: number; joins: Join[] }

/** What the board shows besides the position: all states of a hex that come from what somebody does or looks at. */
export interface Marks {
  selected?: HexName | null;
  /** the pieces in hand; without it the only kind that the acting seat has on the selected hex */
  lifted?: PieceAt[];
  /** hexes in reach, with their price in action points */
  reachable?: Record<HexName, number>;
  target?: HexName | null;
  /** the way of the piece that is picked up */
  path?: HexName[];
  /** where the tile may be laid */
  legal?: HexName[];
  ghost?: Ghost | null;
  /** hexes where the last player acted, newest first: the older, the paler */
  last?: HexName[];
  /** dim explored hexes that are neither reachable nor selected */
  dim?: boolean;
  scoring?: { hex: HexName; seat: Seat; points: number }[];
  /** review: the way that was played and the best that was found */
  lines?: { kind: 'played' | 'best'; path: HexName[] }[];
  /** how far a rival can come: fewest points for each hex */
  threat?: { seat: Seat; hexes: Record<HexName, number> } | null;
  /** hexes that can be chosen now for the action in hand (clear, dig, camp ...) */
  choosable?: HexName[];
}

export interface PieceAt { hex: HexName; seat: Seat; who: 'explorer' | 'leader' }

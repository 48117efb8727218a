/** A whole tile: its ground and what stands on it, without people. */
import type { Seat, Terrain } from '../lib/wire';
import { group, move, n } from './draw';
import { baseCamp, ruins, volcano } from './features';
import { ground } from './ground';
import { guardian } from './pieces';
import { plate, type Holder } from './plate';
import { pyramid } from './pyramid';

export interface TileFace {
  terrain: Terrain;
  /** own stones on each side, turned as the tile lies */
  edges: readonly number[];
  /** which sides a trail leads out of */
  open: readonly boolean[];
  /** points or masks printed on the tile */
  printed: number;
  /** points or masks now */
  value: number;
  guarded?: boolean;
  /** people stand in front: the temple moves up a little */
  crowded?: boolean;
}

/** Where the middle of a temple's foot lies. */
export const TEMPLE_X = 6;
export const templeY = (crowded: boolean): number => (crowded ? 4 : 8);
export const PLATE_X = -68;

function feature(face: TileFace): string {
  switch (face.terrain) {
    case 'temple': {
      const temple = pyramid(face.value, face.printed, face.guarded);
      return group(move(TEMPLE_X, templeY(face.crowded ?? false)), temple.svg);
    }
    case 'ruins':
      return group(move(0, -4), ruins(face.printed, face.value));
    case 'camp':
      return group(move(-2, 14), baseCamp());
    case 'volcano':
      return group(move(0, 8), volcano());
    case 'clearing':
    case 'lake':
    case 'jungle':
      return '';
  }
}

export const tileFace = (face: TileFace, seed: number): string =>
  ground(face.terrain, face.edges, face.open, seed) + feature(face);

/** Where the feet of a guardian are whose head leaves the price of the passage above free. */
const GUARDIAN_HIGHEST = -20;

/** A guardian on the summit of a temple, where the shrine stood, or on the steps of a high one. */
export function guardianOnTop(seat: Seat, value: number, printed: number, crowded: boolean): string {
  const y = Math.max(GUARDIAN_HIGHEST, templeY(crowded) - pyramid(value, printed, true).top + 4);
  return `<g transform="${move(TEMPLE_X, y)} scale(.92)">${guardian(seat)}</g>`;
}

export const plateOf = (value: number, holder: Holder, guarded: boolean): string =>
  `<g class="plate" transform="translate(${n(PLATE_X)} 0)">${plate(value, holder, guarded)}</g>`;

import PLAYERS from '../../../src/tikal/games/drawing/players.json';
import type { Colour, Seat } from '../lib/wire';
import { at, n, polygon } from './draw';
import { colourOf } from './palette.svelte';

export type Shape = 'circle' | 'square' | 'triangle' | 'diamond';
/** A player's colour and shape; one is never shown without the other. */
export interface SeatLook { shape: Shape; fill: string; shade: string; ink: string }

/** The same file as the pictures and the terminal of the package take them from. */
const LOOKS = PLAYERS as Record<Colour, SeatLook>;
/** How a player looks: as at the table that is shown, or in a colour that is given. */
export const lookOf = (player: Seat | Colour): SeatLook => LOOKS[typeof player === 'number' ? colourOf(player) : player];

/** The outline of a player's shape around the origin, about `size` high. */
export function shapePath(shape: Shape, size: number): string {
  const half = size / 2;
  switch (shape) {
    case 'circle': {
      const arc = `a${at(half, half)} 0 1 0`;
      return `M${n(-half)} 0${arc} ${n(size)} 0${arc} ${n(-size)} 0Z`;
    }
    case 'square': {
      const side = half * 0.9;
      return polygon([[-side, -side], [side, -side], [side, side], [-side, side]]);
    }
    case 'triangle':
      return polygon([[0, -half * 1.02], [half * 1.12, half * 0.9], [-half * 1.12, half * 0.9]]);
    case 'diamond':
      return polygon([[0, -half * 1.2], [half * 1.08, 0], [0, half * 1.2], [-half * 1.08, 0]]);
  }
}

export const signPath = (seat: Seat | Colour, size: number): string => shapePath(lookOf(seat).shape, size);

/** The player's sign with the dark outline that keeps it readable on light panels. */
export const sign = (seat: Seat | Colour, size: number, outline = '#0A1512', width = size * 0.1): string =>
  `<path d="${signPath(seat, size)}" fill="${lookOf(seat).fill}" stroke="${outline}" stroke-width="${n(width)}" ` +
  'stroke-linejoin="round"/>';

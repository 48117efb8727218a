/** The grid: flat-topped hexes with a radius of 100 units; the board scales the whole picture. */
import { at, type Point } from './draw';

export const RADIUS = 100;
/** From the centre of a hex to the middle of a side. */
export const APOTHEM = 86.6025;

/** Unit vectors to the sides N NE SE S SW NW. */
export const SIDES: readonly [Point, Point, Point, Point, Point, Point] = [
  [0, -1],
  [0.8660254, -0.5],
  [0.8660254, 0.5],
  [0, 1],
  [-0.8660254, 0.5],
  [-0.8660254, -0.5],
];
export const opposite = (side: number): number => (side + 3) % 6;
export const sideVector = (side: number): Point => SIDES[(side % 6) as 0 | 1 | 2 | 3 | 4 | 5];

export const centre = (hex: { q: number; r: number }): Point => [150 * hex.q, 2 * APOTHEM * (hex.r + hex.q / 2)];

/** The stones of a tile that lies turned by `rotation` sixths, clockwise. */
export const turned = (edges: readonly number[], rotation: number): number[] =>
  edges.map((_, side) => edges[(side - rotation + 12) % 6] ?? 0);

const corner = (index: number, radius: number): Point => {
  const angle = (index * Math.PI) / 3;
  return [radius * Math.cos(angle), radius * Math.sin(angle)];
};

function towards(from: Point, to: Point, distance: number): Point {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  return [from[0] + ((to[0] - from[0]) * distance) / length, from[1] + ((to[1] - from[1]) * distance) / length];
}

/** A hex with softly rounded corners. */
export function hexPath(radius: number, rounding = 9): string {
  let d = '';
  for (let index = 0; index < 6; index++) {
    const here = corner(index, radius);
    const start = towards(here, corner(index + 5, radius), rounding);
    const end = towards(here, corner(index + 1, radius), rounding);
    d += `${index ? 'L' : 'M'}${at(...start)}Q${at(...here)} ${at(...end)}`;
  }
  return `${d}Z`;
}

/** Where the hexes of a table lie. */
import { centre, RADIUS, APOTHEM } from '../art/hexagon';
import type { Point } from '../art/draw';
import type { HexInfo, HexName } from '../lib/wire';

/** Axial coordinates. */
export type Place = Pick<HexInfo, 'q' | 'r'>;
export interface Box { x: number; y: number; width: number; height: number }

const MARGIN = 12;
const THICKNESS = 8;

/** The hexes in use, their places and who lies beside whom. */
export class Layout {
  readonly names: readonly HexName[];
  readonly box: Box;
  private readonly centres = new Map<HexName, Point>();
  private readonly hexes: Record<HexName, HexInfo>;

  constructor(names: readonly HexName[], hexes: Record<HexName, HexInfo>) {
    this.names = names.filter((name) => hexes[name]);
    this.hexes = hexes;
    for (const name of this.names) {
      const hex = hexes[name];
      if (!hex) continue;
      this.centres.set(name, centre(hex));
    }
    this.box = this.boxAround(this.names);
  }

  centre(name: HexName): Point {
    return this.centres.get(name) ?? [0, 0];
  }

  dotted(name: HexName): boolean {
    return this.hexes[name]?.dotted ?? false;
  }

  neighbour(name: HexName, side: number): HexName | null {
    const there = this.hexes[name]?.neighbours[side] ?? null;
    return there !== null && this.centres.has(there) ? there : null;
  }

  /** Which side of `from` touches `to`, null if they are not neighbours. */
  sideBetween(from: HexName, to: HexName): number | null {
    const side = this.hexes[from]?.neighbours.indexOf(to) ?? -1;
    return side < 0 ? null : side;
  }

  /** The smallest box around some hexes, with their thickness and a little air. */
  boxAround(names: Iterable<HexName>): Box {
    const points = [...names].map((name) => this.centre(name));
    const xs = points.map(([x]) => x);
    const ys = points.map(([, y]) => y);
    const left = Math.min(...xs) - RADIUS - MARGIN;
    const top = Math.min(...ys) - APOTHEM - MARGIN;
    return {
      x: left,
      y: top,
      width: Math.max(...xs) + RADIUS + MARGIN - left,
      height: Math.max(...ys) + APOTHEM + MARGIN + THICKNESS - top,
    };
  }

  /** Some hexes and all that lie beside them. */
  withNeighbours(names: readonly HexName[]): Set<HexName> {
    const found = new Set(names);
    for (const name of names) {
      for (const there of this.hexes[name]?.neighbours ?? []) if (there && this.centres.has(there)) found.add(there);
    }
    return found;
  }
}

/** The smallest box around two others. */
export function around(one: Box, other: Box): Box {
  const [x, y] = [Math.min(one.x, other.x), Math.min(one.y, other.y)];
  return {
    x, y,
    width: Math.max(one.x + one.width, other.x + other.width) - x,
    height: Math.max(one.y + one.height, other.y + other.height) - y,
  };
}

/** Whether a box lies within another; a sliver over the edge does not count. */
export function contains(outer: Box, inner: Box): boolean {
  return (
    inner.x >= outer.x - MARGIN && inner.y >= outer.y - MARGIN &&
    inner.x + inner.width <= outer.x + outer.width + MARGIN && inner.y + inner.height <= outer.y + outer.height + MARGIN
  );
}

/** A number that belongs to a hex for good, so that its grass and hedges never change. */
export const seedOf = (hex: Place): number => hex.q * 31 + hex.r * 17 + 400;

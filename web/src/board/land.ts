/** What the tiles of a position look like: their own stones, open sides, features, and the prices between them. */
import { sideVector, APOTHEM, turned } from '../art/hexagon';
import type { Point } from '../art/draw';
import { tileFace, type TileFace } from '../art/tile';
import { numbersOf } from '../games/kinds';
import type { Catalogue, HexName, HexView, TileInfo, View } from '../lib/wire';
import { seedOf, type Layout, type Place } from './layout';

export interface Face extends TileFace { hex: HexName }
/** What it costs to walk between two explored hexes, and where that is written. */
export interface PriceAt { key: string; between: readonly [HexName, HexName]; at: Point; stones: number }

const NO_STONES = [0, 0, 0, 0, 0, 0];

export const explored = (hex: HexView | undefined): hex is HexView => hex !== undefined && hex.terrain !== 'jungle';

/** A position, asked for its land. */
export class Land {
  readonly hexes: ReadonlyMap<HexName, HexView>;
  private readonly volcanoesOpen: boolean;

  constructor(
    view: View,
    private readonly layout: Layout,
    private readonly catalogue: Pick<Catalogue, 'hexes' | 'tiles' | 'games'>,
  ) {
    this.hexes = new Map(view.board.map((hex) => [hex.hex, hex]));
    this.volcanoesOpen = numbersOf(catalogue, view).volcanoes_passable;
  }

  /** The stones of a hex's own tile, as it lies. */
  edges(hex: HexView): number[] {
    if (hex.tile === null) return [...(this.catalogue.hexes[hex.hex]?.printed?.edges ?? NO_STONES)];
    return turned(this.catalogue.tiles[hex.tile]?.edges ?? NO_STONES, hex.rotation);
  }

  /** Stones of the passage through a side between two explored hexes; 0 when nobody can pass. */
  passage(hex: HexView, side: number): number {
    const other = this.hexes.get(this.layout.neighbour(hex.hex, side) ?? '');
    if (!explored(hex) || !explored(other)) return 0;
    const volcano = hex.terrain === 'volcano' || other.terrain === 'volcano';
    return volcano && !this.volcanoesOpen ? 0 : (hex.passages[side] ?? 0);
  }

  /** Sides that a trail leads out of: by a passage, or into the unknown where the tile has stones. */
  open(hex: HexView): boolean[] {
    const edges = this.edges(hex);
    return edges.map((stones, side) => {
      const other = this.hexes.get(this.layout.neighbour(hex.hex, side) ?? '');
      return explored(other) ? this.passage(hex, side) > 0 : stones > 0;
    });
  }

  printed(hex: HexView): number {
    if (hex.tile === null) return this.catalogue.hexes[hex.hex]?.printed?.value ?? 0;
    return this.catalogue.tiles[hex.tile]?.value ?? 0;
  }

  face(hex: HexView): Face {
    return {
      hex: hex.hex,
      terrain: hex.terrain,
      edges: this.edges(hex),
      open: this.open(hex),
      printed: this.printed(hex),
      value: hex.value ?? hex.tokens,
      guarded: hex.guardian !== null,
      crowded: hex.pieces.length > 0 || hex.guardian !== null,
    };
  }

  /** All explored hexes, those at the back first. */
  faces(): Face[] {
    const found = this.layout.names.map((name) => this.hexes.get(name)).filter(explored);
    return found
      .sort((a, b) => this.layout.centre(a.hex)[1] - this.layout.centre(b.hex)[1])
      .map((hex) => this.face(hex));
  }

  prices(): PriceAt[] {
    const found: PriceAt[] = [];
    for (const name of this.layout.names) {
      const hex = this.hexes.get(name);
      for (const side of [1, 2, 3]) {
        const other = this.layout.neighbour(name, side);
        const stones = hex ? this.passage(hex, side) : 0;
        if (!other || stones === 0) continue;
        const at = sideMiddle(this.layout.centre(name), side);
        found.push({ key: `${name}-${other}`, between: [name, other], at, stones });
      }
    }
    return found;
  }
}

export const sideMiddle = ([x, y]: Point, side: number): Point => {
  const [dx, dy] = sideVector(side);
  return [x + dx * APOTHEM, y + dy * APOTHEM];
};

const pictures = new Map<string, string>();

/** The picture of a tile; the same tile on the same hex is drawn only once. */
export function faceSvg(face: TileFace, place: Place): string {
  const key = JSON.stringify([face.terrain, face.edges, face.open, face.printed, face.value, face.guarded, face.crowded,
    place.q, place.r]);
  let svg = pictures.get(key);
  if (svg === undefined) {
    svg = tileFace(face, seedOf(place));
    pictures.set(key, svg);
  }
  return svg;
}

/** The tile in hand as it would lie: open towards what it joins and where it has stones into the unknown. */
export function ghostFace(
  tile: TileInfo, rotation: number, joined: readonly number[], touching: readonly boolean[],
): TileFace {
  const edges = turned(tile.edges, rotation);
  return {
    terrain: tile.kind,
    edges,
    open: edges.map((stones, side) => joined.includes(side) || (!touching[side] && stones > 0)),
    printed: tile.value,
    value: tile.value,
  };
}

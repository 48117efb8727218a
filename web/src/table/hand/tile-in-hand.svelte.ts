/** The drawn tile before it is laid: over which hex it is held, and how it is turned. */
import type { Ghost, Marks } from '../../board/marks';
import type { HexName, Placement } from '../../lib/wire';
import type { TableStore } from '../table.svelte';

export class TileInHand {
  /** where the tile is held */
  placing: { hex: HexName; rotation: number } | null = $state.raw(null);

  constructor(private readonly store: TableStore) {}

  /** Whether a tile has to be laid now. */
  get wanted(): boolean { return this.store.myTurn && this.store.view?.step === 'place'; }
  get placements(): Placement[] { return this.wanted ? this.store.insight?.placements ?? [] : []; }
  /** The rotations that are possible on the hex where the tile is held. */
  get rotations(): Placement[] { return this.placements.filter(({ hex }) => hex === this.placing?.hex); }
  get placement(): Placement | null {
    return this.rotations.find(({ rotation }) => rotation === this.placing?.rotation) ?? null;
  }

  get marks(): Marks {
    const { placement } = this;
    const ghost: Ghost | null = placement
      ? { hex: placement.hex, tile: placement.tile, rotation: placement.rotation, joins: placement.joins } : null;
    const hexes = [...new Set(this.placements.map(({ hex }) => hex))];
    return { legal: hexes.filter((hex) => hex !== ghost?.hex), ghost };
  }

  /** Holds the tile over a hex, or turns it if it is there already; false if it cannot lie there. */
  holdOver(hex: HexName): boolean {
    if (this.placing?.hex === hex) {
      this.turn(1);
      return true;
    }
    const first = this.placements.find((placement) => placement.hex === hex);
    if (first) this.placing = { hex, rotation: first.rotation };
    return first !== undefined;
  }

  /** Turns the tile to the next rotation that is possible here. */
  turn(steps: number): void {
    const turns = this.rotations.map(({ rotation }) => rotation);
    const at = turns.indexOf(this.placing?.rotation ?? -1);
    const rotation = turns[(((at + steps) % turns.length) + turns.length) % turns.length];
    if (this.placing && rotation !== undefined) this.placing = { ...this.placing, rotation };
  }
}

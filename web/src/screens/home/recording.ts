/** A game that bots have played (`tools/living-board`), step by step: what changes on the board, and who holds a temple. */
import type { HexName, HexView } from '../../lib/wire';
import { jungle } from '../picture';

export type Holder = number | 'tie' | null;
type Step = [changed: Record<HexName, Partial<HexView>>, held?: Record<HexName, Holder>];
export interface Recorded { edition: string; steps: Step[] }
export interface Moment { board: HexView[]; holders: ReadonlyMap<HexName, Holder> }

export class Recording {
  readonly last: number;

  constructor(private readonly recorded: Recorded, private readonly hexes: readonly HexName[]) {
    this.last = recorded.steps.length - 1;
  }

  /** Whether a step lays a tile: that is worth a longer look. */
  explores(step: number): boolean {
    return Object.values(this.recorded.steps[step]?.[0] ?? {}).some(({ terrain }) => terrain !== undefined);
  }

  /** The board after a step; with the moment before, only what changed is new. */
  at(step: number, from: { step: number; moment: Moment } | null = null): Moment {
    const begin = from && from.step <= step ? from : null;
    const board = new Map(begin ? begin.moment.board.map((hex) => [hex.hex, hex]) : this.hexes.map((hex) => [hex, jungle(hex)]));
    const holders = new Map(begin?.moment.holders);
    for (const [changed, held] of this.recorded.steps.slice(begin ? begin.step + 1 : 0, step + 1)) {
      for (const [hex, parts] of Object.entries(changed)) board.set(hex, { ...(board.get(hex) ?? jungle(hex)), ...parts });
      for (const [hex, holder] of Object.entries(held ?? {})) holders.set(hex, holder);
    }
    return { board: [...board.values()], holders };
  }
}

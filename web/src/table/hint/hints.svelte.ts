/** Help for the player who has to act: first where to look, then the whole turn. The server thinks. */
import type { Marks } from '../../board/marks';
import { needTexts } from '../../lib/i18n.svelte';
import type { HintAnswer, Suggestion, WireError } from '../../lib/wire';
import type { TableStore } from '../table.svelte';
import { waysOf, worksOf } from './lines';

export class Hints {
  thinking = $state(false);
  nudge: HintAnswer | null = $state.raw(null);
  whole: Suggestion | null = $state.raw(null);
  error: WireError | null = $state.raw(null);
  /** answers to older questions are not wanted any more */
  private asked = 0;

  constructor(private readonly store: TableStore) {}

  get open(): boolean { return this.thinking || this.nudge !== null || this.whole !== null || this.error !== null; }

  /** One press more is one hint more. */
  async press(): Promise<void> {
    if (this.thinking || this.whole || !this.store.myTurn) return;
    const number = ++this.asked;
    const wanted = this.nudge !== null;
    this.thinking = true;
    this.error = null;
    try {
      const [answer] = await Promise.all([this.store.hint(wanted), needTexts('advice')]);
      if (number !== this.asked) return;
      if (wanted) this.whole = answer as Suggestion;
      else this.nudge = answer;
    } catch (error) {
      if (number !== this.asked) return;
      this.error = error as WireError;
    }
    this.thinking = false;
  }

  /** Puts everything away; what is still thought about comes too late. */
  close(): void {
    this.asked += 1;
    this.thinking = false;
    this.nudge = this.whole = this.error = null;
  }

  async play(): Promise<void> {
    if (this.whole && !this.store.busy) await this.store.play(this.whole.actions);
  }

  /** What the whole turn would do, on the board. */
  get marks(): Marks {
    if (!this.whole) return {};
    const { actions, moves } = this.whole;
    const laid = this.store.insight?.placements.find(({ action }) => actions.includes(action));
    return {
      lines: waysOf(moves).map((path) => ({ kind: 'best' as const, path })),
      choosable: worksOf(moves),
      ...(laid ? { ghost: { hex: laid.hex, tile: laid.tile, rotation: laid.rotation, joins: laid.joins } } : {}),
    };
  }
}

/** What the server says about a plan before it is played: what it would lead to, or why nothing can be done there. */
import type { HexName, PreviewAnswer, Why, Wish, WireError } from '../../lib/wire';
import type { TableStore } from '../table.svelte';

/** Why a hex is not possible; without a rule it is only too far. */
export interface WhyHex { hex: HexName; why: Why | null }

const PREVIEW_AFTER = 70;
const WHY_AFTER = 250;

export class Foresight {
  preview: PreviewAnswer | null = $state.raw(null);
  whyNot: WhyHex | null = $state.raw(null);
  /** counts what was asked, so that an answer that comes too late is not shown */
  private asked = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly store: TableStore) {}

  /** Asks what actions would lead to; without any, only forgets what was asked before. */
  ask(actions: string[] | null): void {
    clearTimeout(this.timer);
    this.preview = null;
    const number = ++this.asked;
    if (!actions) return;
    this.timer = setTimeout(() => {
      this.store.preview(actions).then(
        (answer) => { if (number === this.asked) this.preview = answer; },
        // Nothing can be foreseen while the line is down; everything else on show stays true.
        (_: WireError) => undefined,
      );
    }, PREVIEW_AFTER);
  }

  /** Explains after a while, unless something else is pointed at before. */
  explainLater(explain: () => void): void {
    this.timer = setTimeout(explain, WHY_AFTER);
  }

  /** Asks why an action is not possible; null: no single action could lead to the hex. */
  explain(hex: HexName, action: Wish | null): void {
    if (action === null) {
      this.whyNot = { hex, why: null };
      return;
    }
    const number = this.asked;
    this.store.why(action).then(
      (answer) => { if (number === this.asked && !answer.legal) this.whyNot = { hex, why: answer.why }; },
      (_: WireError) => undefined,
    );
  }
}

/** The menu of a hex: what can be done there, and the line that is looked at. */
import type { Marks } from '../../board/marks';
import { numbersOf } from '../../games/kinds';
import type { HexName } from '../../lib/wire';
import type { TableStore } from '../table.svelte';
import { offersAt, type Offer } from './offers';
import type { Plan } from './plan';

export class HexMenu {
  hex: HexName | null = $state(null);
  offers: Offer[] = $state.raw([]);
  /** the line under the pointer or the focus, and how many would do it */
  chosen: { offer: Offer; count: number } | null = $state.raw(null);

  constructor(private readonly store: TableStore) {}

  get open(): boolean { return this.hex !== null; }

  /** Everything that can be done on a hex. */
  offersAt(hex: HexName): Offer[] {
    const { view, insight, actions, catalogue } = this.store;
    if (!view || !insight) return [];
    return offersAt(hex, { view, insight, actions, recruits: numbersOf(catalogue, view).recruit_prices });
  }

  show(hex: HexName, offers: Offer[]): void {
    this.hex = hex;
    this.offers = offers;
    this.chosen = null;
  }

  close(): void {
    this.hex = null;
    this.offers = [];
    this.chosen = null;
  }

  get plan(): Plan | null {
    const { hex, chosen } = this;
    if (!hex || !chosen || chosen.offer.actions.length === 0) return null;
    const { offer: { actions, ap, path }, count } = chosen;
    return { hex, actions: Array.from({ length: count }, () => actions).flat(), ap: ap === null ? null : ap * count, path };
  }

  get marks(): Marks { return { selected: this.hex, lifted: [], path: this.plan?.path ?? [] }; }
}

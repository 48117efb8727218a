/** How far others could go in a turn of their own. The server works it out when somebody wants to see it. */
import { untrack } from 'svelte';
import type { Seat, Threat, WireError } from '../lib/wire';
import type { TableStore } from './table.svelte';

/** What the server has said, and about which moment of which board. */
interface Found { store: TableStore; moment: number; threats: Threat[] }

export class Threats {
  /** whose reach is shown; null: nobody's */
  seat: Seat | null = $state(null);
  private found: Found | null = $state.raw(null);

  /** `acting`: the board on show, which may be a copy of the table's on which a turn is planned. */
  constructor(private readonly table: TableStore, private readonly acting: () => TableStore) {
    // Asks again when the position is another one, and when there is a line again. Only the newest position can be
    // asked about: nothing is shown while older ones are played back.
    $effect(() => {
      const store = this.acting();
      void store.moment;
      const asks = this.seat !== null && store.past === null && isOpen(store) && isOpen(this.table);
      if (asks) untrack(() => this.ask(store));
    });
  }

  /** The reach on show, if it is that of the position on show. */
  get shown(): Threat | null {
    const { seat } = this;
    return this.known(this.acting())?.find((threat) => threat.seat === seat) ?? null;
  }

  private known(store: TableStore): Threat[] | null {
    return this.found?.store === store && this.found.moment === store.moment ? this.found.threats : null;
  }

  private ask(store: TableStore): void {
    if (this.known(store)) return;
    const { moment } = store;
    store.threats().then(
      (threats) => { if (store === this.acting() && moment === store.moment) this.found = { store, moment, threats }; },
      // Without an answer there is nothing to show; everything else on the board stays true.
      (_: WireError) => undefined,
    );
  }
}

const isOpen = ({ connected }: TableStore): boolean => connected === 'open';

/** The time without a connection: when to speak of it, and what to say to clicks that can lead nowhere. */
import { untrack } from 'svelte';
import type { TableStore } from './table.svelte';

/** Most breaks are over before anybody notices. */
const SPEAK_AFTER = 1200;
const REFUSED_FOR = 3000;
/** Where clicks are meant for the game. */
const GAME = '[data-testid=board], .decide, [data-testid=sheet]';

export class Offline {
  /** the break has lasted long enough to be spoken of */
  shown = $state(false);
  /** the last click could not be taken on */
  refused = $state(false);
  private forgiven: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly store: TableStore) {
    $effect(() => {
      if (store.connected === 'open' || store.connected === 'connecting') {
        this.shown = false;
        this.refused = false;
        return undefined;
      }
      const timer = setTimeout(() => { this.shown = true; }, untrack(() => this.shown) ? 0 : SPEAK_AFTER);
      return () => clearTimeout(timer);
    });
  }

  /** One action at a time can wait: what could be done after it is known only when it is done. */
  clicked({ target }: Event): void {
    if (!this.shown || !this.store.busy || !(target instanceof Element) || !target.closest(GAME)) return;
    this.refused = true;
    clearTimeout(this.forgiven);
    this.forgiven = setTimeout(() => { this.refused = false; }, REFUSED_FOR);
  }
}

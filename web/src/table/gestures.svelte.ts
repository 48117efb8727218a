/** What a player does in a turn: one gesture after the other, what was undone of it, and what still waits to be sent. */
import type { TableEvent } from '../lib/wire';
import type { Command } from './requests.svelte';

export class Gestures {
  /** undone actions of this turn, the last one undone at the end */
  private undone: string[][] = $state.raw([]);
  /** gestures that wait for the answer to those before them */
  queued = $state(0);
  /** the last thing asked for that changes the game, until it is done */
  private acting: Promise<boolean> | null = null;

  /** `undoable`: the player's moves that can be undone now. */
  constructor(
    private readonly command: (command: Command) => Promise<boolean>,
    private readonly undoable: () => TableEvent[],
  ) {}

  get canRedo(): boolean { return this.undone.length > 0; }

  /** Plays actions together: all of them or none. */
  play(actions: string[]): Promise<boolean> {
    return this.inTurn(() => {
      this.undone = [];
      return this.command({ command: 'moves', actions });
    });
  }

  /** Takes back the last gesture, or the whole turn as far as that is possible. */
  undo(what: 'gesture' | 'turn'): Promise<boolean> {
    return this.inTurn(async () => {
      const mine = this.undoable();
      const last = mine.at(-1)?.gesture;
      const moves = what === 'turn' ? mine : mine.filter(({ gesture }) => gesture === last);
      const taken = moves.flatMap((move) => move.action ?? []);
      const done = await this.command({ command: 'undo', count: what === 'turn' ? what : Math.max(1, moves.length) });
      if (done && taken.length) this.undone = [...this.undone, taken];
      return done;
    });
  }

  /** Plays what was undone last once more. */
  redo(): Promise<boolean> {
    return this.inTurn(async () => {
      const actions = this.undone.at(-1);
      if (!actions) return false;
      const rest = this.undone.slice(0, -1);
      const done = await this.command({ command: 'moves', actions });
      // What cannot be played any more would stand in the way of everything below it.
      this.undone = done ? rest : [];
      return done;
    });
  }

  /** One after the other: what is to be undone is known only when everything before has been answered. */
  private inTurn(act: () => Promise<boolean>): Promise<boolean> {
    const done = this.acting ? this.behind(this.acting, act) : act();
    this.acting = done;
    void done.then(() => { if (this.acting === done) this.acting = null; });
    return done;
  }

  private async behind(before: Promise<boolean>, act: () => Promise<boolean>): Promise<boolean> {
    this.queued += 1;
    await before;
    this.queued -= 1;
    return act();
  }
}

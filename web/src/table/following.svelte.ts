/** Shows what others did step by step, each step with its sentence, before one's own turn begins. */
import { settings, type Speed } from '../lib/settings.svelte';
import type { Position, TableEvent } from '../lib/wire';
import { sinceLastTurn } from './log';
import type { PastTable, TableStore } from './table.svelte';

/** An event, and the table after it. */
interface Step extends PastTable { event: TableEvent }

/** Long enough to read a sentence. */
const STEP = 1500;
/** The end of a turn needs no look at the board. */
const BRIEF = 600;
const PACE: Record<Speed, number> = { half: 0.5, '1': 1, '2': 2, once: 2 };

export class Following {
  private queue: Step[] = $state.raw([]);
  /** the reader has stopped the clock */
  paused = $state(false);
  private timer: ReturnType<typeof setTimeout> | undefined;
  private readonly stop: () => void;

  constructor(private readonly store: TableStore) {
    this.stop = store.watch((event, position) => this.arrived(event, position));
  }

  close(): void {
    this.stop();
    this.skip();
  }

  get playing(): boolean { return this.queue.length > 0; }
  /** The step on show. */
  get event(): TableEvent | null { return this.queue[0]?.event ?? null; }
  /** Steps that are still to be shown after this one. */
  get left(): number { return Math.max(0, this.queue.length - 1); }

  next(): void { this.show(this.queue.slice(1)); }

  /** Shows the present position at once. */
  skip(): void { this.show([]); }

  /** Stops at the step on show, or goes on from it. */
  pause(): void {
    this.paused = !this.paused;
    this.wait();
  }

  /** Shows once more what happened since my last turn. */
  async again(): Promise<void> {
    const { me, log } = this.store;
    if (me === null) return;
    const since = sinceLastTurn(log, me);
    const positions = new Map((await this.store.recall(since)).map((position) => [position.seq, position]));
    this.show(log.flatMap((event) => {
      const position = positions.get(event.seq);
      if (!position || event.kind !== 'move' || event.seat === me) return [];
      return [{ event, position, events: log.filter(({ seq }) => seq <= event.seq) }];
    }));
  }

  /** What comes while something else is on show waits behind it. */
  private arrived(event: TableEvent, position: Position | null): void {
    const shown = event.kind === 'move' || event.kind === 'undo';
    const others = event.seat !== null && !this.store.plays(event.seat);
    const watched = settings.speed !== 'once' && !globalThis.document?.hidden;
    if (!position || !shown || !others || !watched) return;
    const step = { event, position, events: this.store.log };
    if (this.playing) this.queue = [...this.queue, step];
    else this.show([step]);
  }

  /** The first step is what the whole table shows; without one, it shows the present. */
  private show(queue: Step[]): void {
    this.queue = queue;
    this.store.past = queue[0] ?? null;
    if (!queue.length) this.paused = false;
    this.wait();
  }

  private wait(): void {
    clearTimeout(this.timer);
    const step = this.queue[0];
    if (!step || this.paused) return;
    const time = step.event.move?.kind === 'end' ? BRIEF : STEP;
    this.timer = setTimeout(() => this.next(), time / PACE[settings.speed]);
  }
}

/** Shows what others did step by step, each step with its sentence, before one's own turn begins. */
import { ApiError, position as positionAt } from '../lib/api';
import { settings } from '../lib/settings.svelte';
import { tables } from '../lib/tables.svelte';
import type { Position, TableEvent } from '../lib/wire';
import { sinceLastTurn } from './log';
import type { TableStore } from './table.svelte';

interface Step { event: TableEvent; position: Position }

/** Long enough to read a sentence. */
const STEP = 1500;
/** The end of a turn needs no look at the board. */
const BRIEF = 600;
/** Whoever was away for longer sees only the end of it. */
const MOST_STEPS = 60;

export class Following {
  private queue: Step[] = $state.raw([]);
  /** moves whose positions have not come yet, and what stays on show until they do */
  private untold: TableEvent[] = [];
  private held: Position | null = $state.raw(null);
  /** counts what was fetched, so that an answer that nobody waits for any more is left alone */
  private run = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private readonly stop: () => void;

  constructor(private readonly store: TableStore) {
    this.stop = store.watch((event, position) => this.arrived(event, position));
  }

  close(): void {
    this.stop();
    this.skip();
  }

  get playing(): boolean { return this.queue.length > 0 || this.held !== null; }
  /** The step on show. */
  get event(): TableEvent | null { return this.queue[0]?.event ?? null; }
  /** Steps that are still to be shown after this one. */
  get left(): number { return Math.max(0, this.queue.length - 1); }
  /** What the board shows: the present position, or an earlier one on the way to it. */
  get position(): Position | null { return this.queue[0]?.position ?? this.held ?? this.store.position; }

  next(): void {
    clearTimeout(this.timer);
    this.queue = this.queue.slice(1);
    this.wait();
  }

  /** Shows the present position at once. */
  skip(): void {
    clearTimeout(this.timer);
    this.run++;
    this.queue = [];
    this.held = null;
  }

  /** Shows once more what happened since my last turn. */
  async again(): Promise<void> {
    const { me, events } = this.store;
    if (me === null) return;
    const since = sinceLastTurn(events, me);
    const others = events.filter(({ seq, kind, seat }) => seq > since && kind === 'move' && seat !== me);
    this.skip();
    await this.fetch(others);
  }

  private arrived(event: TableEvent, position: Position | null): void {
    const told = event.kind === 'move' || event.kind === 'undo';
    const others = event.seat !== null && !this.store.seats.includes(event.seat);
    const watched = settings.speed !== 'once' && !globalThis.document?.hidden;
    if (told && others && watched) {
      if (position && this.untold.length === 0) return this.add([{ event, position }]);
      // Of several moves at once only the last comes with its position; the board waits for the others.
      if (this.untold.length === 0) this.held = this.store.position;
      this.untold = [...this.untold, event];
    }
    if (position && this.untold.length > 0) {
      const events = this.untold;
      this.untold = [];
      void this.fetch(events);
    }
  }

  /** Fetches the positions after some events, each while the one before it is shown. */
  private async fetch(events: TableEvent[]): Promise<void> {
    const run = ++this.run;
    try {
      for (const event of events.slice(-MOST_STEPS)) {
        const position = await positionAt(this.store.id, event.seq, tables.secrets(this.store.id));
        if (run !== this.run) return;
        this.held = position;
        this.add([{ event, position }]);
      }
    } catch (error) {
      // Without the steps in between, the present position is shown at once.
      if (!(error instanceof ApiError)) throw error;
    }
    if (run === this.run) this.held = null;
  }

  private add(steps: Step[]): void {
    const idle = this.queue.length === 0;
    this.queue = [...this.queue, ...steps];
    if (idle) this.wait();
  }

  private wait(): void {
    const step = this.queue[0];
    if (!step) return;
    const time = step.event.action === 'end' ? BRIEF : STEP;
    this.timer = setTimeout(() => this.next(), time / (settings.speed === '2' ? 2 : 1));
  }
}

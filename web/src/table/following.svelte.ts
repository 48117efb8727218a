/** Shows what others did step by step, each step with its sentence, before one's own turn begins. */
import { settings } from '../lib/settings.svelte';
import type { Position, TableEvent } from '../lib/wire';
import { sinceLastTurn } from './log';
import type { TableStore } from './table.svelte';

/** An event, the position after it, and all events as they stood then. */
interface Step { event: TableEvent; position: Position; events: TableEvent[] }

/** Long enough to read a sentence. */
const STEP = 1500;
/** The end of a turn needs no look at the board. */
const BRIEF = 600;

export class Following {
  private queue: Step[] = $state.raw([]);
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
  /** What the board shows: the present position, or an earlier one on the way to it. */
  get position(): Position | null { return this.queue[0]?.position ?? this.store.position; }
  /** What has happened up to the position on show. */
  get events(): TableEvent[] { return this.queue[0]?.events ?? this.store.events; }

  next(): void {
    clearTimeout(this.timer);
    this.queue = this.queue.slice(1);
    this.wait();
  }

  /** Shows the present position at once. */
  skip(): void {
    clearTimeout(this.timer);
    this.queue = [];
  }

  /** Shows once more what happened since my last turn. */
  async again(): Promise<void> {
    const { me, events } = this.store;
    if (me === null) return;
    const since = sinceLastTurn(events, me);
    const positions = new Map((await this.store.recall(since)).map((position) => [position.seq, position]));
    this.skip();
    for (const event of events) {
      const position = positions.get(event.seq);
      if (!position || event.kind !== 'move' || event.seat === me) continue;
      this.add({ event, position, events: events.filter(({ seq }) => seq <= event.seq) });
    }
  }

  private arrived(event: TableEvent, position: Position | null): void {
    const shown = event.kind === 'move' || event.kind === 'undo';
    const others = event.seat !== null && !this.store.seats.includes(event.seat);
    const watched = settings.speed !== 'once' && !globalThis.document?.hidden;
    if (position && shown && others && watched) this.add({ event, position, events: this.store.events });
  }

  private add(step: Step): void {
    this.queue = [...this.queue, step];
    if (this.queue.length === 1) this.wait();
  }

  private wait(): void {
    const step = this.queue[0];
    if (!step) return;
    const time = step.event.move?.kind === 'end' ? BRIEF : STEP;
    this.timer = setTimeout(() => this.next(), time / (settings.speed === '2' ? 2 : 1));
  }
}

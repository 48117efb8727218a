/** Shows what others did step by step, each step with its sentence, before one's own turn begins. */
import { eventsSince, positions, POSITIONS_AT_ONCE } from '../lib/api';
import { settings } from '../lib/settings.svelte';
import { tables } from '../lib/tables.svelte';
import type { Insight, Position, TableEvent } from '../lib/wire';
import { sinceLastTurn } from './log';
import type { TableStore } from './table.svelte';

interface Step { event: TableEvent; position: Position }

/** Long enough to read a sentence. */
const STEP = 1500;
/** The end of a turn needs no look at the board. */
const BRIEF = 600;

const NO_INSIGHT: Insight = {
  scores_now: [], temples: [], reach: [], threats: [], prices: {}, placements: [],
  draw: { letter: null, unseen: [], volcano: null },
};

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
    const { me, id } = this.store;
    if (me === null) return;
    const since = sinceLastTurn(this.store.events, me);
    const last = this.store.events.findLast((event) => event.kind === 'move' && event.seat !== me)?.seq ?? 0;
    if (last <= since) return;
    const from = Math.max(since + 1, last - POSITIONS_AT_ONCE + 1);
    const secrets = tables.secrets(id);
    const [{ positions: found }, { events }] = await Promise.all([
      positions(id, from, last, secrets), eventsSince(id, from - 1, secrets),
    ]);
    const bySeq = new Map(events.map((event) => [event.seq, event]));
    this.skip();
    this.queue = found.flatMap((position) => {
      const event = bySeq.get(position.seq);
      const shown = event?.kind === 'move' && event.seat !== me;
      return shown ? [{ event, position: { ...position, insight: NO_INSIGHT } }] : [];
    });
    this.wait();
  }

  private arrived(event: TableEvent, position: Position | null): void {
    const told = event.kind === 'move' || event.kind === 'undo';
    const others = event.seat !== null && !this.store.seats.includes(event.seat);
    const watched = settings.speed !== 'once' && !globalThis.document?.hidden;
    if (!told || !others || !position || !watched) return;
    this.queue = [...this.queue, { event, position }];
    if (this.queue.length === 1) this.wait();
  }

  private wait(): void {
    const step = this.queue[0];
    if (!step) return;
    const time = step.event.action === 'end' ? BRIEF : STEP;
    this.timer = setTimeout(() => this.next(), time / (settings.speed === '2' ? 2 : 1));
  }
}

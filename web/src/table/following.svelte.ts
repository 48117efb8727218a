/**
 * Shows what others did step by step, each step with its sentence, before one's own turn begins. Scorings are counted,
 * one's own too, and wait for the reader; nobody else waits, because only this page does.
 */
import { settings, type Speed } from '../lib/settings.svelte';
import type { Position, Seat, TableEvent } from '../lib/wire';
import { Counting } from '../moments/counting.svelte';
import { momentOf, type Moment } from '../moments/moments';
import { soundIfWanted } from '../moments/sounds';
import { scoringsOf } from '../scoring/scoring';
import { sinceLastTurn } from './log';
import type { PastTable, TableStore } from './table.svelte';

/** An event, and the table after it. */
interface Step extends PastTable { event: TableEvent; moment: Moment | null }

/** Long enough to read a sentence. */
const STEP = 1500;
/** The end of a turn needs no look at the board. */
const BRIEF = 600;
/** A find or a volcano is looked at for longer. */
const MOMENT = 3200;
const PACE: Record<Speed, number> = { half: 0.5, '1': 1, '2': 2, once: 2 };

export class Following {
  private queue: Step[] = $state.raw([]);
  /** the reader has stopped the clock */
  paused = $state(false);
  /** the scoring on show */
  counting: Counting | null = $state.raw(null);
  /** what came of one's own move, shown without a pause */
  private glimpse: Moment | null = $state.raw(null);
  private timer: ReturnType<typeof setTimeout> | undefined;
  private fading: ReturnType<typeof setTimeout> | undefined;
  private readonly stop: () => void;

  constructor(private readonly store: TableStore) {
    this.stop = store.watch((event, position, before) => this.arrived(event, position, before));
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
  /** The find or volcano on show. */
  get moment(): Moment | null { return this.playing ? this.queue[0]?.moment ?? null : this.glimpse; }

  next(): void { this.show(this.queue.slice(1)); }

  /** Shows the present position at once. */
  skip(): void {
    this.glimpseAt(null);
    this.show([]);
  }

  /** Stops at the step on show, or goes on from it. */
  pause(): void {
    this.paused = !this.paused;
    this.wait();
  }

  /** Closes the find or volcano on show, and goes on. */
  closeMoment(): void {
    if (this.playing) this.next();
    else this.glimpseAt(null);
  }

  /** Shows once more what happened since my last turn. */
  async again(): Promise<void> {
    const { me, log } = this.store;
    if (me === null) return;
    const since = sinceLastTurn(log, me);
    const positions = await this.store.recall(since);
    this.show(positions.flatMap((position, place) => {
      const event = log.find(({ seq }) => seq === position.seq);
      if (event?.kind !== 'move' || event.seat === me) return [];
      const moment = momentOf(event, positions[place - 1] ?? null, position);
      return [{ event, position, moment, events: log.filter(({ seq }) => seq <= event.seq) }];
    }));
  }

  /** What comes while something else is on show waits behind it. */
  private arrived(event: TableEvent, position: Position | null, before: Position | null): void {
    if (!position || event.seat === null || globalThis.document?.hidden) return;
    const moment = momentOf(event, before, position);
    if (this.isStep(event, event.seat)) {
      const step = { event, position, moment, events: this.store.log };
      if (this.playing) this.queue = [...this.queue, step];
      else this.show([step]);
    } else if (moment && this.store.plays(event.seat)) this.glimpseAt(moment);
  }

  private isStep({ kind, scoring }: TableEvent, seat: Seat): boolean {
    if (scoring && settings.scorings) return true;
    return (kind === 'move' || kind === 'undo') && !this.store.plays(seat) && settings.speed !== 'once';
  }

  /** The first step is what the whole table shows; without one, it shows the present. */
  private show(queue: Step[]): void {
    this.queue = queue;
    this.store.past = queue[0] ?? null;
    if (!queue.length) this.paused = false;
    this.counting?.stop();
    const scoring = settings.scorings ? scoringsOf(queue.slice(0, 1).map(({ event }) => event))[0] : undefined;
    this.counting = scoring ? new Counting(scoring, PACE[settings.speed], settings.still) : null;
    this.sound(queue[0]?.moment ?? null);
    this.wait();
  }

  private glimpseAt(moment: Moment | null): void {
    clearTimeout(this.fading);
    this.glimpse = moment;
    this.sound(moment);
    if (moment) this.fading = setTimeout(() => { this.glimpse = null; }, MOMENT * 1.5);
  }

  private sound(moment: Moment | null): void {
    if (moment) soundIfWanted(moment.what === 'find' ? 'find' : 'volcano');
  }

  private wait(): void {
    clearTimeout(this.timer);
    const step = this.queue[0];
    if (!step || this.paused || this.counting) return;
    const time = step.moment ? MOMENT : step.event.move?.kind === 'end' ? BRIEF : STEP;
    this.timer = setTimeout(() => this.next(), time / PACE[settings.speed]);
  }
}

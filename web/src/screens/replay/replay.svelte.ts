/** A game that is looked at: its events, and the positions around the one that is shown. */
import * as api from '../../lib/api';
import { tables } from '../../lib/tables.svelte';
import type { Insight, TableEvent, TableInfo, View } from '../../lib/wire';
import { courseOf, entryNumbers, stopAt, type Stop } from './course';

/** Holders of temples are shown once one stays at a position for so long. */
const INSIGHT_AFTER = 120;
export const STEP_TIME = 900;

export class Replay {
  info: TableInfo | null = $state.raw(null);
  events: TableEvent[] = $state.raw([]);
  index = $state(0);
  playing = $state(false);
  private views: ReadonlyMap<number, View> = $state.raw(new Map());
  private insights: ReadonlyMap<number, Insight> = $state.raw(new Map());
  private readonly asked = new Set<number>();
  private timer: ReturnType<typeof setTimeout> | undefined;
  private pause: ReturnType<typeof setTimeout> | undefined;
  private lastView: View | null = null;

  readonly course: Stop[] = $derived(courseOf(this.events));
  readonly stop: Stop | undefined = $derived(this.course[this.index]);
  readonly last: number = $derived(this.course.length - 1);
  private readonly entries = $derived(entryNumbers(this.events));

  constructor(readonly table: string) {}

  private get secrets(): string[] { return tables.secrets(this.table); }

  /** The position to show; the one before it until it has been fetched. */
  get view(): View | null {
    const found = this.views.get(this.stop?.seq ?? 0);
    if (found) this.lastView = found;
    return found ?? this.lastView;
  }
  /** The position before the first move. */
  get beginning(): View | null { return this.views.get(this.course[0]?.seq ?? 0) ?? null; }
  get insight(): Insight | null { return this.insights.get(this.stop?.seq ?? 0) ?? null; }
  /** Number in the game file of the move that led here; 0 at the beginning, null if the file does not hold it. */
  get entry(): number | null {
    if (!this.stop?.move) return 0;
    return this.entries.get(this.stop.seq) ?? null;
  }

  async open(at: number | null): Promise<void> {
    const info = await api.tableInfo(this.table, this.secrets);
    this.events = await api.allEvents(this.table, this.secrets);
    this.index = at === null ? this.last : stopAt(this.course, at);
    this.info = info;
    await Promise.all([this.show(this.index), this.fetchBlock(0)]);
  }

  async show(index: number): Promise<void> {
    this.index = Math.min(Math.max(index, 0), Math.max(0, this.last));
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.fetchInsight(), INSIGHT_AFTER);
    await this.fetchViews();
  }

  /** Fetches the block of positions around the one shown, and the next one beforehand. */
  private async fetchViews(): Promise<void> {
    const seq = this.stop?.seq ?? 0;
    await this.fetchBlock(blockOf(seq));
    const ahead = this.course[this.index + 10]?.seq;
    if (ahead !== undefined) void this.fetchBlock(blockOf(ahead));
  }

  private async fetchBlock(block: number): Promise<void> {
    if (this.asked.has(block)) return;
    this.asked.add(block);
    const last = this.events.at(-1)?.seq ?? 0;
    const from = block * api.POSITIONS_AT_ONCE + 1;
    try {
      const found = await api.positions(this.table, from, Math.min(from + api.POSITIONS_AT_ONCE - 1, last), this.secrets);
      this.views = new Map([...this.views, ...found.positions.map(({ seq, view }) => [seq, view] as const)]);
    } catch (error) {
      this.asked.delete(block);
      throw error;
    }
  }

  private async fetchInsight(): Promise<void> {
    const seq = this.stop?.seq ?? 0;
    if (this.insights.has(seq)) return;
    const { insight } = await api.position(this.table, seq, this.secrets);
    this.insights = new Map([...this.insights, [seq, insight]]);
  }

  step(by: number): void {
    this.halt();
    void this.show(this.index + by);
  }

  goTo(index: number): void {
    this.halt();
    void this.show(index);
  }

  toggle(): void {
    if (this.playing) return this.halt();
    if (this.index >= this.last) this.index = 0;
    this.playing = true;
    this.next();
  }

  private next(): void {
    this.pause = setTimeout(() => {
      if (this.index >= this.last) return this.halt();
      void this.show(this.index + 1).then(() => this.playing && this.next());
    }, STEP_TIME);
  }

  halt(): void {
    this.playing = false;
    clearTimeout(this.pause);
  }

  close(): void {
    this.halt();
    clearTimeout(this.timer);
  }

  file(): Promise<string> { return api.gameFile(this.table, this.secrets); }
}

const blockOf = (seq: number): number => Math.floor((seq - 1) / api.POSITIONS_AT_ONCE);

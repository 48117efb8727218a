/** A scoring that is counted item by item, for a reader who says when to go on. */
import type { Marks } from '../board/marks';
import type { HexName, Item } from '../lib/wire';
import type { Scoring } from '../scoring/scoring';

const ITEM = 650;
/** What is not counted for a hex. */
const ELSEWHERE: readonly string[] = ['treasures', 'director'];

export class Counting {
  private counted = $state(0);
  private readonly timer: ReturnType<typeof setInterval>;

  /** `pace`: how much faster than usual; `still`: everything at once. */
  constructor(readonly scoring: Scoring, pace: number, still: boolean) {
    this.timer = setInterval(() => this.count(this.counted + 1), ITEM / pace);
    if (still) this.all();
  }

  /** What has been counted so far. */
  get items(): Item[] { return this.scoring.items.slice(0, this.counted); }
  get points(): number { return this.items.reduce((sum, item) => sum + item.points, 0); }
  get done(): boolean { return this.counted >= this.scoring.items.length; }
  /** The scores before and after, where they are known. */
  get scores(): { before: number; after: number } | null {
    const { after, total } = this.scoring;
    return after === undefined ? null : { before: after - total, after };
  }

  /** What has been counted so far, where it lies on the board. */
  get marks(): Marks {
    const { seat } = this.scoring;
    const sums = new Map<HexName, number>();
    for (const { category, source, points } of this.items) {
      if (!ELSEWHERE.includes(category)) sums.set(source, (sums.get(source) ?? 0) + points);
    }
    return { scoring: [...sums].map(([hex, points]) => ({ hex, seat, points })) };
  }

  all(): void { this.count(this.scoring.items.length); }
  stop(): void { clearInterval(this.timer); }

  private count(items: number): void {
    this.counted = items;
    if (this.done) this.stop();
  }
}

/** What was solved in this browser, and on how many days in a row. */
import { recallAs, rememberAs } from '../../lib/memory';

export interface Result {
  tries: number;
  /** how many hints were asked for */
  hints: number;
  /** the best turn was found, without looking it up */
  solved: boolean;
  /** the best turn was looked up before it was found */
  seen: boolean;
}

interface Kept { results: Record<number, Result>; days: string[] }

const KEY = 'tikal.puzzles';
const DAY = 24 * 60 * 60 * 1000;
const FRESH: Result = { tries: 0, hints: 0, solved: false, seen: false };

function stored(): Kept {
  const { results = {}, days = [] } = recallAs<Partial<Kept>>(KEY) ?? {};
  return { results, days };
}

class Results {
  private kept: Kept = $state.raw(stored());

  of(number: number): Result { return this.kept.results[number] ?? FRESH; }
  get solved(): number { return Object.values(this.kept.results).filter(({ solved }) => solved).length; }

  /** `day`: the day whose puzzle this is, if it was tried on that day. */
  tried(number: number, isBest: boolean, day: string | null): void {
    const { seen, solved, tries } = this.of(number);
    const first = isBest && !solved && !seen;
    this.change(number, { tries: solved ? tries : tries + 1, solved: solved || first });
    if (first && day && !this.kept.days.includes(day)) this.save({ ...this.kept, days: [...this.kept.days, day] });
  }

  hinted(number: number, hints: number): void {
    if (!this.of(number).solved) this.change(number, { hints: Math.max(hints, this.of(number).hints) });
  }

  looked(number: number): void {
    if (!this.of(number).solved) this.change(number, { seen: true });
  }

  /** Days in a row up to today, or to yesterday while today's puzzle can still be solved. */
  streak(today: string): number {
    const days = new Set(this.kept.days);
    let day = Date.parse(today);
    if (!days.has(today)) day -= DAY;
    let count = 0;
    while (days.has(dateOf(day))) {
      count += 1;
      day -= DAY;
    }
    return count;
  }

  private change(number: number, part: Partial<Result>): void {
    // Another tab may have written in the meantime.
    const { results, days } = stored();
    this.save({ days, results: { ...results, [number]: { ...FRESH, ...results[number], ...part } } });
  }

  private save(kept: Kept): void {
    this.kept = kept;
    rememberAs(KEY, kept);
  }
}

const dateOf = (time: number): string => new Date(time).toISOString().slice(0, 10);

export const results = new Results();

/** One puzzle as somebody tries to solve it: the turn so far, how good it was, hints, and the best turn. */
import { puzzle as fetchPuzzle, puzzles, puzzleSolution, tryPuzzle } from '../../lib/puzzle-api';
import type { Position, PuzzleStart, SolutionAnswer, TriedAnswer, Wish } from '../../lib/wire';
import { results } from './results.svelte';

/** Time to see what one step of the best turn does. */
export const STEP_TIME = 1300;
const MOST_HINTS = 2;

export class Puzzling {
  start: PuzzleStart | null = $state.raw(null);
  /** the turn so far, as the server has judged it */
  now: TriedAnswer | null = $state.raw(null);
  /** the last turn that was ended here, until something else is tried */
  checked: TriedAnswer | null = $state.raw(null);
  solution: SolutionAnswer | null = $state.raw(null);
  hints = $state(0);
  /** the best turn is on show, not only hints at it */
  revealed = $state(false);
  /** how many of the sentences of the best turn are done on the board; null: the board shows the player's own turn */
  shown: number | null = $state(null);
  playing = $state(false);
  /** today's date if this is the puzzle of the day, and otherwise null */
  private day: string | null = null;
  private positions: readonly Position[] = $state.raw([]);
  private readonly answers = new Map<string, Promise<TriedAnswer>>();
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly name: string) {}

  get number(): number { return this.start?.puzzle.number ?? 0; }
  get points(): number { return this.now?.points ?? this.start?.points ?? 0; }
  get solved(): boolean { return results.of(this.number).solved; }
  /** The position of the best turn that the board shows instead of the player's own. */
  get watched(): Position | null { return this.shown === null ? null : this.positions[this.shown] ?? null; }

  async open(): Promise<void> {
    const [start, list] = await Promise.all([fetchPuzzle(this.name), puzzles()]);
    this.day = list.today === start.puzzle.number ? list.date : null;
    this.start = start;
    const { solved, seen, hints } = results.of(start.puzzle.number);
    if (hints && !solved) await this.hint(hints);
    if (seen) await this.reveal();
  }

  /** Asks the server once for each turn. */
  tried = (actions: readonly (string | Wish)[]): Promise<TriedAnswer> => {
    const key = JSON.stringify(actions);
    let answer = this.answers.get(key);
    if (!answer) {
      answer = tryPuzzle(this.name, actions);
      this.answers.set(key, answer);
      // What failed may succeed the next time: the server may have been away.
      answer.catch(() => this.answers.delete(key));
    }
    return answer;
  };

  /** The turn has changed. */
  async follow(actions: readonly string[]): Promise<void> {
    this.checked = null;
    this.now = await this.tried(actions);
  }

  /** The player ends the turn: how good is it? */
  check(): void {
    if (!this.now) return;
    this.checked = this.now;
    results.tried(this.number, this.now.short === 0, this.day);
  }

  async hint(count = Math.min(MOST_HINTS, this.hints + 1)): Promise<void> {
    this.solution ??= await puzzleSolution(this.name);
    this.hints = count;
    results.hinted(this.number, count);
  }
  get moreHints(): boolean { return this.hints < MOST_HINTS; }

  async reveal(): Promise<void> {
    this.solution ??= await puzzleSolution(this.name);
    this.revealed = true;
    results.looked(this.number);
  }

  /** Shows the best turn on the board after the given number of its sentences. */
  async show(step: number): Promise<void> {
    const { solution } = this;
    if (!solution) return;
    if (!this.positions.length) {
      const ends = [0, ...solution.counts];
      const found = await Promise.all(ends.map((end) => this.tried(solution.actions.slice(0, end))));
      this.positions = found.map(({ position }) => position);
    }
    this.shown = Math.min(Math.max(0, step), solution.steps.length);
  }

  async watch(): Promise<void> {
    this.halt();
    this.playing = true;
    await this.show(0);
    this.next();
  }

  private next(): void {
    this.timer = setTimeout(() => {
      if (this.shown === null || this.shown >= (this.solution?.steps.length ?? 0)) return this.halt();
      this.shown += 1;
      this.next();
    }, STEP_TIME);
  }

  halt(): void {
    clearTimeout(this.timer);
    this.playing = false;
  }

  /** Back to the player's own turn. */
  unwatch(): void {
    this.halt();
    this.shown = null;
  }
}

/** The analysis of a game: the server reviews one turn after the other, and each is shown as it comes. */
import * as api from '../../../lib/api';
import type { Marks } from '../../../board/marks';
import { needTexts } from '../../../lib/i18n.svelte';
import { tables } from '../../../lib/tables.svelte';
import type { ReviewedTurn } from '../../../lib/wire';
import { waysOf } from '../../../table/hint/lines';
import { errorText } from '../../../lib/error-text';
import { inOrder, turningPoints, turnWith } from './losses';

const BUSY = 429;
const PATIENCE = 2000;

export class Analysis {
  turns: ReviewedTurn[] = $state.raw([]);
  running = $state(false);
  failed = $state('');
  private round = 0;

  readonly done: number = $derived(this.turns.filter(({ review }) => review !== null).length);
  readonly turning: ReviewedTurn[] = $derived(turningPoints(this.turns));

  constructor(private readonly table: string) {}

  private get secrets(): string[] { return tables.secrets(this.table); }

  at(seq: number): ReviewedTurn | undefined { return turnWith(this.turns, seq); }

  /** Looks at all turns, the one with this event first, until somebody stops it. */
  async start(seq: number): Promise<void> {
    const round = ++this.round;
    this.failed = '';
    this.running = true;
    try {
      await needTexts('advice');
      this.turns = (await api.analysis(this.table, this.secrets)).turns;
      for (const { turn } of inOrder(this.turns, seq)) {
        const found = await this.review(turn);
        if (round !== this.round) return;
        this.turns = this.turns.map((other) => (other.turn === turn ? found : other));
      }
    } catch (error) {
      if (round === this.round) this.failed = errorText(error);
    }
    if (round === this.round) this.running = false;
  }

  stop(): void {
    this.round += 1;
    this.running = false;
  }

  /** Asks for a turn, again and again while the server has others to think about. */
  private async review(turn: number): Promise<ReviewedTurn> {
    for (;;) {
      try {
        return await api.review(this.table, turn, this.secrets);
      } catch (error) {
        if (!(error instanceof api.ApiError) || error.status !== BUSY) throw error;
        await new Promise((wake) => setTimeout(wake, PATIENCE));
      }
    }
  }

  /** The ways of a turn and of the best one found. */
  marks(turn: ReviewedTurn | undefined): Marks {
    const review = turn?.review;
    if (!review?.best_moves) return {};
    const played = waysOf(review.played_moves.slice(review.after));
    return {
      lines: [
        ...played.map((path) => ({ kind: 'played' as const, path })),
        ...waysOf(review.best_moves).map((path) => ({ kind: 'best' as const, path })),
      ],
    };
  }
}

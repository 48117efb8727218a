/** A learner going through the lessons: each is a real table, set up from the prepared game. */
import { SvelteSet } from 'svelte/reactivity';
import { tableFromFile } from '../../lib/api';
import { t } from '../../lib/i18n.svelte';
import { tables } from '../../lib/tables.svelte';
import type { TableEvent } from '../../lib/wire';
import game from './first-game.tikal?raw';
import { LESSONS, type Lesson } from './lessons';

const RIVAL = 'Ixchel';
const RIVAL_LEVEL = 'greedy';

export class Guide {
  /** the lesson by its place in the list; behind the last one is the end */
  number = $state(0);
  table: string | null = $state(null);
  done = $state(false);
  readonly finished = new SvelteSet<string>();

  get lesson(): Lesson | undefined { return LESSONS[this.number]; }

  /** Sets up the board of a lesson; the table of the one before is forgotten. */
  async open(number: number): Promise<void> {
    this.leave();
    this.number = Math.max(0, number);
    const { lesson } = this;
    if (!lesson) return;
    const made = await tableFromFile({
      file: game,
      at: lesson.at,
      seats: [
        { kind: 'here', name: t('new-player', { number: 1 }) },
        { kind: 'bot', name: RIVAL, level: RIVAL_LEVEL },
      ],
      title: t('learn-title'),
      spectators: false,
    });
    // Somebody may have gone on to another lesson while this one was set up.
    if (lesson !== this.lesson) return;
    tables.created(made, { title: t('learn-title'), edition: 'supermeeple-2015' });
    this.table = made.table;
  }

  /** What happens at the table may be what the lesson asks for. */
  see(event: TableEvent): void {
    if (!this.lesson?.isDone(event)) return;
    this.done = true;
    this.finished.add(this.lesson.id);
  }

  leave(): void {
    if (this.table) tables.forget(this.table);
    this.table = null;
    this.done = false;
  }
}

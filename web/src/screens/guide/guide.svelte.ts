/** A learner going through the lessons of a course: each is a real table, set up from the prepared game. */
import { SvelteSet } from 'svelte/reactivity';
import { isDone, type Course, type Lesson } from '../../games/lessons';
import { tableFromFile } from '../../lib/api';
import { t } from '../../lib/i18n.svelte';
import { tables } from '../../lib/tables.svelte';
import type { TableEvent } from '../../lib/wire';

const RIVAL_LEVEL = 'greedy';

export class Guide {
  /** the lesson by its place in the list; behind the last one is the end */
  number = $state(0);
  table: string | null = $state(null);
  done = $state(false);
  readonly finished = new SvelteSet<string>();

  constructor(readonly course: Course) {}

  get lesson(): Lesson | undefined { return this.course.lessons[this.number]; }

  /** Sets up the board of a lesson; the table of the one before is forgotten. */
  async open(number: number): Promise<void> {
    this.leave();
    this.number = Math.max(0, number);
    const { lesson } = this;
    if (!lesson) return;
    const made = await tableFromFile({
      file: this.course.file,
      at: lesson.at,
      seats: [
        { kind: 'here', name: t('new-player', { number: 1 }) },
        ...this.course.rivals.map((name) => ({ kind: 'bot' as const, name, level: RIVAL_LEVEL })),
      ],
      title: t('learn-title'),
      spectators: false,
    });
    // Somebody may have gone on to another lesson while this one was set up.
    if (lesson !== this.lesson) return;
    tables.created(made, { title: t('learn-title'), edition: this.course.edition, lesson: true });
    this.table = made.table;
  }

  /** What happens at the table may be what the lesson asks for. */
  see(event: TableEvent): void {
    if (!this.lesson || !isDone(this.lesson, event)) return;
    this.done = true;
    this.finished.add(this.lesson.id);
  }

  leave(): void {
    if (this.table) tables.forget(this.table);
    this.table = null;
    this.done = false;
  }
}

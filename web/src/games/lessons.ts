/** Lessons: a prepared game, and places in it where a learner has something to do. */
import type { Seat, TableEvent } from '../lib/wire';

export interface Lesson {
  /** its texts are the message `learn-<id>` with the attributes title, task and done */
  id: string;
  /** the lesson begins after this entry of the game file */
  at: number;
  /** what is pointed out at the table */
  points: string;
  /** the lesson is done by an action of one of these kinds, or with one of these texts, or by a scoring */
  done: string[];
}

export interface Course {
  /** in the address `/guide/<id>`; its texts are the message `learn-course-<id>` */
  id: string;
  edition: string;
  auction?: boolean;
  /** the bots at the table */
  rivals: string[];
  lessons: Lesson[];
  /** the prepared game */
  file: string;
}

/** The seat of the learner in every prepared game. */
export const LEARNER: Seat = 0;
const SCORING = 'scoring';

export function isDone({ done }: Pick<Lesson, 'done'>, event: TableEvent): boolean {
  if (done.includes(SCORING)) return event.scoring?.seat === LEARNER;
  const { move } = event;
  return event.seat === LEARNER && move !== undefined && (done.includes(move.kind) || done.includes(move.text));
}

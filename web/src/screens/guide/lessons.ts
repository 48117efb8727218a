/** The lessons of the first game: where in the prepared game each begins, and how one sees that it is done. */
import type { Seat, TableEvent } from '../../lib/wire';

export interface Lesson {
  /** its texts are the message `learn-<id>` with the attributes title, task and done */
  id: string;
  /** the lesson begins after this entry of the game file */
  at: number;
  /** what is pointed out at the table: an action of the bar, the tile that is laid, the end of the turn */
  points: string;
  isDone(event: TableEvent): boolean;
}

/** The seat of the learner in the prepared game. */
export const LEARNER: Seat = 0;

const acts = (kind: string) => (event: TableEvent): boolean =>
  event.seat === LEARNER && event.move?.kind === kind;

export const LESSONS: Lesson[] = [
  { id: 'lay', at: 0, points: 'place', isDone: acts('place') },
  { id: 'bring', at: 1, points: 'deploy', isDone: acts('deploy') },
  { id: 'walk', at: 4, points: 'move', isDone: acts('move') },
  { id: 'clear', at: 6, points: 'clear', isDone: acts('clear') },
  { id: 'dig', at: 22, points: 'dig', isDone: acts('dig') },
  { id: 'camp', at: 36, points: 'camp', isDone: acts('camp') },
  { id: 'swap', at: 46, points: 'swap', isDone: acts('swap') },
  { id: 'guard', at: 48, points: 'guard', isDone: acts('guard') },
  { id: 'volcano', at: 54, points: 'end', isDone: (event) => event.scoring?.seat === LEARNER },
];

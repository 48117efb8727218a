import { describe, expect, it } from 'vitest';
import { courseOf, entryNumbers, scoringStops, stopAt, turnAround, turnStarts } from '../src/screens/replay/course';
import { around, headingOf, lineIn } from '../src/screens/open/heading';
import { COURSES } from '../src/games/courses';
import { isDone } from '../src/games/lessons';
import game from '../src/games/base/lessons/base.tikal?raw';
import { happened, moved } from './actions';

const EVENTS = [
  happened(1, 'created', { seat: null }),
  moved(2, 'place b3 0', { turn: 1 }),
  moved(3, 'deploy leader a1', { turn: 1, stands: false }),
  happened(4, 'undo', { turn: 1, dropped: [3] }),
  happened(5, 'chat', { text: 'hm' }),
  moved(6, 'end', { turn: 1 }),
  moved(7, 'place c1 0', { turn: 2, seat: 1, stands: false }),
  happened(8, 'takeback', { to: 6, dropped: [7] }),
  moved(9, 'place c2 0', { turn: 2, seat: 1, scoring: { seat: 1, total: 3, items: [] } }),
];

describe('the course of a game', () => {
  const course = courseOf(EVENTS);
  it('stops at the beginning and after each move that stands', () => {
    expect(course.map(({ seq }) => seq)).toEqual([1, 2, 6, 9]);
  });
  it('finds the stop of any event', () => {
    expect([1, 2, 3, 5, 6, 8, 99].map((seq) => stopAt(course, seq))).toEqual([0, 1, 1, 1, 2, 2, 3]);
    expect(stopAt(course, 0)).toBe(0);
  });
  it('knows which entry of the game file a move is', () => {
    expect([...entryNumbers(EVENTS)]).toEqual([[2, 1], [3, 2], [4, 3], [6, 4], [9, 5]]);
  });
  it('knows its turns and scorings', () => {
    expect(turnStarts(course).map(({ turn, index }) => [turn, index])).toEqual([[1, 1], [2, 3]]);
    expect(turnAround(course, 2).map(({ seq }) => seq)).toEqual([2, 6]);
    expect(turnAround(course, 0)).toEqual([]);
    expect(scoringStops(course).map(({ index }) => index)).toEqual([3]);
  });
});

describe('a game file', () => {
  it('tells what it holds', () => {
    expect(headingOf(game)).toEqual({
      edition: 'supermeeple-2015', names: ['Ana', 'Ixchel'], entries: 54, over: false, scores: '0 0', whole: true,
    });
  });
  it('is told from other texts', () => {
    expect(headingOf('hello')).toBeNull();
    expect(headingOf('')).toBeNull();
    expect(headingOf('# a comment\n\n tikal: 1 \nknown: seat 0\nseat 0: Ana: the first')).toMatchObject({
      names: ['Ana: the first'], whole: false, entries: 0,
    });
  });
  it('is told which line is wrong', () => {
    expect(lineIn({ args: { line: 3 } })).toBe(3);
    expect(lineIn({ args: {} })).toBeNull();
  });
  it('shows a wrong line with its neighbours', () => {
    expect(around('a\nb\nc\nd', 2, 1)).toEqual([{ number: 1, text: 'a' }, { number: 2, text: 'b' }, { number: 3, text: 'c' }]);
    expect(around('a\nb', 1, 5).map(({ number }) => number)).toEqual([1, 2]);
  });
});

describe('a lesson', () => {
  const lessonOf = (id: string): { done: string[] } => COURSES.flatMap(({ lessons }) => lessons).find((one) => one.id === id)!;

  it('is done by the learner, not by a rival', () => {
    expect(isDone(lessonOf('lay'), moved(3, 'place c2 0', { seat: 0 }))).toBe(true);
    expect(isDone(lessonOf('lay'), moved(3, 'place c2 0', { seat: 1 }))).toBe(false);
    expect(isDone(lessonOf('lay'), happened(4, 'chat', { seat: 0, text: 'hm' }))).toBe(false);
  });
  it('may ask for one particular action', () => {
    expect(isDone(lessonOf('auction-volcano'), moved(3, 'take B6', { seat: 0 }))).toBe(true);
    expect(isDone(lessonOf('auction-volcano'), moved(3, 'take B4', { seat: 0 }))).toBe(false);
  });
  it('of the volcano ends when the learner scores', () => {
    expect(isDone(lessonOf('volcano'), moved(3, 'end', { scoring: { seat: 0, total: 4, items: [] } }))).toBe(true);
    expect(isDone(lessonOf('volcano'), moved(3, 'clear b3'))).toBe(false);
  });
});

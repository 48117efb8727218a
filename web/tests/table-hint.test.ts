import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { HintAnswer, Suggestion, WireError } from '../src/lib/wire';
import { Hints } from '../src/table/hint/hints.svelte';
import { waysOf, worksOf } from '../src/table/hint/lines';
import type { TableStore } from '../src/table/table.svelte';
import { actions } from './actions';
import { localesOf } from './locales';

describe('what a turn does on the board', () => {
  const turn = [
    'place a3 1', 'deploy explorer a1', 'move explorer a1 b2', 'move explorer b2 b3', 'deploy explorer a1', 'camp b2',
    'move explorer a1 a2', 'move leader a2 a3', 'guard leader a3', 'dig c1', 'dig c1', 'end',
  ];
  it('joins the steps of one piece to a way', () => {
    expect(waysOf(actions(turn))).toEqual([['a1', 'b2', 'b3'], ['a1', 'a2'], ['a2', 'a3']]);
  });
  it('begins a new way where another piece goes on from the same hex', () => {
    expect(waysOf(actions(['move leader a1 a2', 'move explorer a2 a3']))).toEqual([['a1', 'a2'], ['a2', 'a3']]);
  });
  it('names each hex where something is done once', () => {
    expect(worksOf(actions(turn))).toEqual(['a3', 'b2', 'c1']);
  });
});

describe('hints', () => {
  const nudge = { seq: 1, seat: 0, level: 'planner', nudge: { id: 'advice-nudge-dig', args: {} } } as HintAnswer;
  const texts = ['place a3 1', 'deploy leader a1', 'move leader a1 b2'];
  const whole = { ...nudge, actions: texts, moves: actions(texts), is_whole: false } as Suggestion;
  const placement = { hex: 'a3', rotation: 1, tile: 'A6', action: 'place a3 1', joins: [] };
  let answers: (HintAnswer | WireError)[];
  let played: string[][];
  let hints: Hints;

  afterEach(() => { vi.unstubAllGlobals(); });

  beforeEach(() => {
    vi.stubGlobal('fetch', localesOf());  // the texts of advice
    answers = [nudge, whole];
    played = [];
    const store = {
      myTurn: true, pending: 0, insight: { placements: [placement] },
      hint: vi.fn(async (wanted: boolean) => {
        const answer = answers.shift();
        if (!answer || 'code' in answer) throw answer;
        expect('actions' in answer).toBe(wanted);
        return answer;
      }),
      play: async (texts: string[]) => { played.push(texts); return true; },
    };
    hints = new Hints(store as unknown as TableStore);
  });

  it('come one after the other, and the turn can be played', async () => {
    await hints.press();
    expect(hints.nudge).toEqual(nudge);
    expect(hints.marks).toEqual({});
    await hints.press();
    expect(hints.whole).toEqual(whole);
    expect(hints.marks.lines).toEqual([{ kind: 'best', path: ['a1', 'b2'] }]);
    expect(hints.marks.ghost).toEqual({ hex: 'a3', rotation: 1, tile: 'A6', joins: [] });
    await hints.press();
    await hints.play();
    expect(played).toEqual([whole.actions]);
  });

  it('that come after they were put away are not shown', async () => {
    const asking = hints.press();
    expect(hints.thinking).toBe(true);
    hints.close();
    await asking;
    expect(hints.open).toBe(false);
    expect(hints.nudge).toBe(null);
  });

  it('say what went wrong, and can be asked for again', async () => {
    const error: WireError = { code: 'too-many', message: '', id: 'refused-advice-busy', args: {}, rule: null };
    answers = [error, nudge];
    await hints.press();
    expect(hints.error).toEqual(error);
    expect(hints.thinking).toBe(false);
    await hints.press();
    expect(hints.error).toBe(null);
    expect(hints.nudge).toEqual(nudge);
  });
});

import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { flushSync } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ASK_EVERY, CompilingStore, compiling } from '../src/compiling/compiling.svelte';
import News from '../src/compiling/News.svelte';
import Preparing from '../src/compiling/Preparing.svelte';
import { hasFailed, isOver, isRunning, standIn } from '../src/compiling/readiness';
import { noteOn, noteOnAdvice, timeLeft } from '../src/compiling/words';
import { ApiError } from '../src/lib/api';
import type { Compiling } from '../src/lib/wire';
import { useEnglish } from './legend-table';

const RUNNING: Compiling = { on: true, part: 0.4, seconds_left: 33, failed: false, ready: ['base-rules'] };
const BASE: Compiling = { ...RUNNING, part: 0.6, seconds_left: 20, ready: ['base-rules', 'base-search'] };
const DONE: Compiling = {
  on: true, part: 1, seconds_left: 0, failed: false, ready: ['base-rules', 'base-search', 'legend-rules', 'legend-search'],
};
const OFF: Compiling = { on: false, part: 1, seconds_left: 0, failed: false, ready: [] };
const FAILED: Compiling = { ...RUNNING, seconds_left: 0, failed: true };

describe('what has to be compiled for whom', () => {
  it('is the search of the game that is played', () => {
    expect(standIn(RUNNING, 'planner', 'base')).toBe('now');
    expect(standIn(BASE, 'planner', 'base')).toBe(null);
    expect(standIn(BASE, 'expert', 'base')).toBe(null);
    expect(standIn(BASE, 'expert', 'legend')).toBe('now');
    expect(standIn(DONE, 'expert', 'legend')).toBe(null);
  });
  it('is nothing for those that do not search, for people, and where nobody knows', () => {
    for (const level of ['random', 'greedy', null, undefined]) expect(standIn(RUNNING, level, 'legend')).toBe(null);
    expect(standIn(null, 'planner', 'legend')).toBe(null);
  });
  it('stays away for good where it is switched off or has failed', () => {
    expect(standIn(OFF, 'planner', 'base')).toBe('off');
    expect(standIn(FAILED, 'planner', 'base')).toBe('failed');
    expect(standIn({ ...BASE, failed: true }, 'planner', 'base')).toBe(null);
    expect(standIn({ ...RUNNING, failed: true }, 'planner', 'base'), 'it failed for another game').toBe('now');
  });
  it('is over when nothing can change any more', () => {
    expect([RUNNING, BASE, DONE, OFF, FAILED].map(isOver)).toEqual([false, false, true, true, true]);
    expect([RUNNING, BASE, DONE, OFF, FAILED, null].map(isRunning)).toEqual([true, true, false, false, false, false]);
    expect([RUNNING, DONE, OFF, FAILED, null].map(hasFailed)).toEqual([false, false, false, true, false]);
    // The other game is still being compiled.
    expect(isOver({ ...FAILED, seconds_left: 20 })).toBe(false);
    // What is compiled has still to be loaded.
    expect(isOver({ ...DONE, ready: ['base-rules'] })).toBe(false);
  });
});

describe('asking the server', () => {
  let answers: (Compiling | Error)[];
  let asked: number;
  let store: CompilingStore;
  const wait = (milliseconds = ASK_EVERY): Promise<unknown> => vi.advanceTimersByTimeAsync(milliseconds);

  beforeEach(() => {
    vi.useFakeTimers();
    sessionStorage.clear();
    asked = 0;
    store = new CompilingStore(async () => {
      asked += 1;
      const answer = answers.length > 1 ? answers.shift() : answers[0];
      if (!answer || answer instanceof Error) throw answer;
      return answer;
    });
  });
  afterEach(() => {
    store.stop();
    vi.useRealTimers();
  });

  it('goes on until it is over, and then ends', async () => {
    answers = [RUNNING, BASE, DONE];
    store.look();
    await wait(0);
    expect([store.status, store.running]).toEqual([RUNNING, true]);
    await wait();
    expect(store.status).toEqual(BASE);
    await wait();
    expect([store.status, store.running, store.ran]).toEqual([DONE, false, true]);
    await wait(60_000);
    expect(asked).toBe(3);
  });

  it('ends with the first answer where there is nothing to wait for', async () => {
    for (const answer of [DONE, OFF, FAILED]) {
      answers = [answer];
      asked = 0;
      store.look();
      await wait(60_000);
      expect(asked).toBe(1);
    }
    expect(store.ran).toBe(false);
  });

  it('survives a server that is away, and asks anew when there is another one', async () => {
    answers = [RUNNING, new Error('away'), new Error('away'), DONE];
    store.look();
    await wait(0);
    await wait();
    expect(store.status).toEqual(RUNNING);
    await wait(20_000);
    expect(store.status).toEqual(DONE);
    const before = asked;
    answers = [RUNNING, DONE];
    store.look();
    await wait(0);
    expect([store.running, asked]).toEqual([true, before + 1]);
    await wait();
    expect(store.running).toBe(false);
  });

  it('asks once at a time, however often somebody looks', async () => {
    answers = [RUNNING];
    store.look();
    store.look();
    await wait(0);
    store.look();
    await wait(0);
    expect(asked).toBe(2);
    await wait();
    expect(asked).toBe(3);
  });

  it('leaves a server in peace that does not know the question', async () => {
    answers = [new ApiError({ code: 'not-found', message: '', id: '', args: {}, rule: null }, 404)];
    store.look();
    await wait(60_000);
    expect([asked, store.status]).toEqual([1, null]);
  });

  it('tells of a failure until it is put away, and remembers that', async () => {
    answers = [FAILED];
    store.look();
    await wait(0);
    expect(store.news).toBe(true);
    store.dismiss();
    expect(store.news).toBe(false);
    const later = new CompilingStore(async () => FAILED);
    later.look();
    await wait(0);
    expect([later.status?.failed, later.news]).toEqual([true, false]);
  });
});

describe('words about it', () => {
  const show = (status: Compiling | null): void => {
    compiling.status = status;
    flushSync();
  };
  beforeEach(() => {
    sessionStorage.clear();
    useEnglish();
  });
  afterEach(() => {
    cleanup();
    show(null);
  });

  it('say how long it takes, and no more exactly than that', () => {
    const left = (seconds: number): string => timeLeft({ ...RUNNING, seconds_left: seconds }).replaceAll('\u00a0', ' ');
    expect([0, 4, 12, 33, 90].map(left))
      .toEqual(['almost done', 'almost done', 'about 15 s left', 'about 35 s left', 'about 90 s left']);
    expect(left(130)).toBe('about 3 min left');
  });

  it('say who plays for whom', () => {
    show(RUNNING);
    expect(noteOn('planner', 'base')).toMatchObject({ why: 'now', text: 'plays like “easy” for now' });
    expect(noteOn('expert', 'base')?.about).toContain('“expert” is not ready yet');
    expect(noteOn('greedy', 'base')).toBe(null);
    show(OFF);
    expect(noteOn('planner', 'base')?.text).toBe('plays like “easy”: compiling is turned off');
    show(FAILED);
    expect(noteOn('planner', 'base')?.about).toContain('tikal doctor');
    show(DONE);
    expect(noteOn('planner', 'base')).toBe(null);
  });

  it('say who gave advice, if it was not the one that was asked', () => {
    show(RUNNING);
    expect(noteOnAdvice('planner', 'base')).toBe('');
    expect(noteOnAdvice(undefined, 'base')).toBe('');
    expect(noteOnAdvice('greedy', 'base')).toBe('Found by “easy”: the stronger search was not ready yet.');
    show(OFF);
    expect(noteOnAdvice('greedy', 'base')).toContain('compiling is turned off');
    show(DONE);
    expect(noteOnAdvice('greedy', 'base')).toContain('was not ready yet');
  });

  it('stand in the bar while it runs, and are opened and closed with keys', async () => {
    show(RUNNING);
    render(Preparing);
    const pill = screen.getByRole('button', { name: /Getting the strong bots ready ?40\s%, about 35\ss left/ });
    const more = screen.getByTestId('preparing-more');
    expect(more.hidden).toBe(true);
    await fireEvent.click(pill);
    expect([more.hidden, pill.getAttribute('aria-expanded')]).toEqual([false, 'true']);
    expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('40');
    expect(more.textContent).toContain('“strong” and “expert” play like “easy”');
    await fireEvent.keyDown(window, { key: 'Escape' });
    expect(more.hidden).toBe(true);
    show(DONE);
    expect(screen.queryByTestId('preparing')).toBe(null);
  });

  it('are heard when it begins and when it is done, and not at every step', () => {
    show(RUNNING);
    compiling.ran = true;
    const { container } = render(News);
    const heard = (): string => container.querySelector('.sr')?.textContent ?? '';
    const begun = heard();
    expect(begun).toContain('You can play now.');
    show(BASE);
    expect(heard()).toBe(begun);
    show(DONE);
    expect(heard()).toBe('The strong bots are ready.');
    compiling.ran = false;
  });

  it('tell once that it failed', async () => {
    show(FAILED);
    render(News);
    expect(screen.getByTestId('compiling-failed').textContent).toContain('tikal doctor');
    const close = screen.getByRole('button', { name: 'Close this' });
    close.focus();
    await fireEvent.keyDown(close, { key: 'Escape' });
    expect(screen.queryByTestId('compiling-failed')).toBe(null);
  });
});

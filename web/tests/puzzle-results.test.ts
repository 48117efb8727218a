import { beforeEach, describe, expect, it, vi } from 'vitest';

type Module = typeof import('../src/screens/puzzle/results.svelte');

/** As after loading the page again: what is not stored is gone. */
async function fresh(): Promise<Module['results']> {
  vi.resetModules();
  return (await import('../src/screens/puzzle/results.svelte')).results;
}

describe('what was solved here', () => {
  beforeEach(() => localStorage.clear());

  it('counts tries until the best turn is found, and remembers', async () => {
    (await fresh()).tried(5, false, null);
    const results = await fresh();
    results.hinted(5, 1);
    results.tried(5, true, null);
    results.tried(5, false, null);
    expect((await fresh()).of(5)).toEqual({ tries: 2, hints: 1, solved: true, seen: false });
    expect((await fresh()).solved).toBe(1);
  });

  it('does not count what was looked up', async () => {
    const results = await fresh();
    results.looked(5);
    results.tried(5, true, '2026-11-17');
    expect(results.of(5)).toMatchObject({ solved: false, seen: true });
    expect(results.streak('2026-11-17')).toBe(0);
  });

  it('keeps a solved puzzle solved when the best turn is looked up later', async () => {
    const results = await fresh();
    results.tried(5, true, null);
    results.looked(5);
    expect(results.of(5)).toMatchObject({ solved: true, seen: false });
  });

  it('counts days in a row, over the end of a month, and forgives that today is not over', async () => {
    const results = await fresh();
    for (const day of ['2026-10-30', '2026-10-31', '2026-11-01']) results.tried(Number(day.slice(8)), true, day);
    expect(results.streak('2026-11-01')).toBe(3);
    expect(results.streak('2026-11-02')).toBe(3);
    expect(results.streak('2026-11-03')).toBe(0);
  });

  it('starts anew where what is stored cannot be read', async () => {
    localStorage.setItem('tikal.puzzles', '{{');
    const results = await fresh();
    expect(results.of(1).tries).toBe(0);
    results.tried(1, true, null);
    expect((await fresh()).of(1).solved).toBe(true);
  });
});

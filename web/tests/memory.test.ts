import { afterEach, describe, expect, it, vi } from 'vitest';
import { recall, remember } from '../src/lib/memory';
import { tables } from '../src/lib/tables.svelte';
import type { TableInfo } from '../src/lib/wire';

describe('a browser that keeps nothing', () => {
  const refuse = (): never => { throw new DOMException('full', 'QuotaExceededError'); };
  afterEach(() => { vi.restoreAllMocks(); localStorage.clear(); });

  it('still knows the seats of a table until the page is closed', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse);
    tables.addSecret('t1', 'secret');
    tables.visited({ id: 't1', title: '', edition: '', seats: [], over: false, scores: [] } as unknown as TableInfo);
    expect(tables.secrets('t1')).toEqual(['secret']);
  });

  it('goes by what is kept once there is room again', () => {
    const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
    remember('note', 'first');
    expect(recall('note')).toBe('first');
    full.mockRestore();
    remember('note', 'second');
    localStorage.setItem('note', 'from another tab');
    expect(recall('note')).toBe('from another tab');
  });
});

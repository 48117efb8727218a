import { describe, expect, it, vi } from 'vitest';
import type { Hand } from '../src/table/hand/hand.svelte';
import { pressKey } from '../src/table/keys';
import type { TableStore } from '../src/table/table.svelte';

describe('Escape', () => {
  const escape = { key: 'Escape', target: null } as unknown as KeyboardEvent;
  const press = (hintIsOpen: boolean): { back: ReturnType<typeof vi.fn>; done: boolean } => {
    const back = vi.fn();
    const commands = { end: vi.fn(), threat: vi.fn(), hint: vi.fn(), help: vi.fn(), board: vi.fn(), closeHint: () => hintIsOpen };
    return { back, done: pressKey(escape, {} as TableStore, { back } as unknown as Hand, commands) };
  };

  it('closes the hint before it puts anything down', () => {
    const { back, done } = press(true);
    expect(done).toBe(true);
    expect(back).not.toHaveBeenCalled();
  });

  it('puts down what is in hand if there is no hint', () => {
    expect(press(false).back).toHaveBeenCalledOnce();
  });
});

import { flushSync } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { settings } from '../src/lib/settings.svelte';
import { Attention } from '../src/notices/attention.svelte';

let contexts = 0;
const state = $state({ myTurn: false });
let stop: () => void;
const icon = (): string | null | undefined => document.querySelector('link[rel=icon]')?.getAttribute('href');

function look(hidden: boolean): void {
  Object.defineProperty(document, 'hidden', { configurable: true, value: hidden });
  document.dispatchEvent(new Event('visibilitychange'));
  flushSync();
}

function turn(mine: boolean): void {
  state.myTurn = mine;
  flushSync();
}

beforeEach(() => {
  contexts = 0;
  class Silent {
    connect(): this { return this; }
    start(): void { /* no sound here */ }
    stop(): void { /* no sound here */ }
    gain = { setValueAtTime: () => undefined, exponentialRampToValueAtTime: () => undefined };
  }
  vi.stubGlobal('AudioContext', class { currentTime = 0; constructor() { contexts += 1; } });
  vi.stubGlobal('OscillatorNode', Silent);
  vi.stubGlobal('GainNode', Silent);
  document.head.innerHTML = '<link rel="icon" href="/icon.svg">';
  state.myTurn = false;
});
afterEach(() => {
  stop();
  Reflect.deleteProperty(document, 'hidden');
  vi.unstubAllGlobals();
});

describe('what calls a player back', () => {
  const said: boolean[] = [];
  const begin = (): void => {
    said.length = 0;
    stop = $effect.root(() => { new Attention(() => state.myTurn, (looking) => said.push(looking)); });
    flushSync();
  };

  it('sounds once when a turn begins, if that is wanted', () => {
    settings.sound = true;
    begin();
    turn(true);
    expect(contexts).toBe(1);
    turn(false);
    expect(contexts).toBe(1);
    settings.sound = false;
    turn(true);
    expect(contexts).toBe(1);
  });

  it('marks the icon while the page is hidden, and tells the server who looks', () => {
    settings.sound = false;
    begin();
    turn(true);
    expect(icon()).toBe('/icon.svg');
    look(true);
    expect(icon()).toBe('/icon-turn.svg');
    turn(false);
    expect(icon()).toBe('/icon.svg');
    look(false);
    expect(said).toEqual([false, true]);
  });
});

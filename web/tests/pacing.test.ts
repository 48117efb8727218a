import { beforeAll, describe, expect, it } from 'vitest';
import type { ClockInfo, PaceInfo } from '../src/lib/wire';
import { clockOf } from '../src/pacing/clock';
import { leftText, paceText } from '../src/pacing/words';
import { bundleOf, useBundles } from '../src/lib/i18n.svelte';
import { readFileSync } from 'node:fs';

const START = Date.parse('2026-11-17T12:00:00Z');
const pace: PaceInfo = { unit: 'minutes', turn: 3, reserve: 10, late: 'bot' };
const clock: ClockInfo = {
  seat: 1, turn_ends: '2026-11-17T12:03:00Z', deadline: '2026-11-17T12:08:00Z', reserve: [600, 300], now: '2026-11-17T12:00:00Z',
};

beforeAll(() => {
  useBundles('en', [bundleOf('en', [readFileSync('../src/tikal/locales/en/pacing.ftl', 'utf8')])]);
});

describe('a clock', () => {
  it('counts the turn down first, then the reserve', () => {
    expect(clockOf(1, clock, pace, START)).toMatchObject({ runs: true, turn: 180, reserve: 300, short: false });
    expect(clockOf(1, clock, pace, START + 200_000)).toMatchObject({ turn: 0, reserve: 280, short: false });
    expect(clockOf(1, clock, pace, START + 430_000)).toMatchObject({ turn: 0, reserve: 50, short: true });
    expect(clockOf(1, clock, pace, START + 999_000)).toMatchObject({ turn: 0, reserve: 0, short: true });
  });

  it('stands still for those who are not to act', () => {
    expect(clockOf(0, clock, pace, START + 430_000)).toMatchObject({ runs: false, turn: null, reserve: 600, short: false });
  });
});

describe('time in words', () => {
  it('is as exact as it needs to be', () => {
    expect([5, 65, 3600, 3 * 86_400 + 7200].map(leftText)).toEqual(['0:05', '1:05', '1 h 0 min', '3 d 2 h']);
    expect(leftText(-5)).toBe('0:00');
  });

  it('says what was agreed on', () => {
    expect(paceText(null)).toContain('No clock');
    expect(paceText(pace)).toContain('3 minutes per turn, and 10 in reserve');
    expect(paceText({ unit: 'days', turn: 1, reserve: 0, late: 'pass' })).toBe('One day per turn. After that the turn is passed.');
  });
});

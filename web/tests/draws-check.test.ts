import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { canonicalText, checkDraws, fingerprint } from '../src/draws/check';
import type { TableEvent } from '../src/lib/wire';

const SALT = 'e'.repeat(64);
/** A finished game with a promise, as the server gives it out. */
const plain = readFileSync('../tests/game/games/supermeeple-2015.tikal', 'utf8').replace('tikal: 1', 'tikal: 2');
const unpromised = plain.replace('\n\nfirst:', '\ncommitment: ?\n\nfirst:').replace('\n\n0. begin', `\nsalt: ${SALT}\n\n0. begin`);
const promised = fingerprint(canonicalText(unpromised));
const file = unpromised.replace('commitment: ?', `commitment: ${promised}`);
const events = file.split('\n').flatMap((line): TableEvent[] => {
  const found = /^[1-9]\d*\. \d .* = (.+)$/.exec(line);
  const outcomes = found?.[1]?.split('; ').map((result) => {
    const [kind, ...words] = result.split(' ');
    return { kind, words, points: null };
  });
  return outcomes ? [{ stands: true, outcomes } as unknown as TableEvent] : [];
});

describe('the draws', () => {
  it('are hashed as everybody else hashes them', () => {
    const text = canonicalText(file);
    expect(text).toMatch(/^edition: supermeeple-2015\nplayers: \d\nfirst: \d\ntiles A: /);
    expect(text.endsWith(`\nsalt: ${SALT}\n`)).toBe(true);
    expect(createHash('sha256').update(text).digest('hex')).toBe(promised);
    const parts = '^(edition|players|first|tiles [A-G]|treasures|salt): ';
    expect(execFileSync('grep', ['-E', parts], { input: file, encoding: 'utf8' })).toBe(text);
  });

  it('are right whatever the seats are called and whoever added comments', () => {
    const decorated = file.replace(/^seat 0: .*$/m, '# a comment\n\nseat 0: salt: 1');
    expect(checkDraws(decorated, promised, promised, events)).toBe('right');
    expect(checkDraws(file, promised, undefined, events)).toBe('right');
  });

  it('are wrong with another salt or another set-up', () => {
    expect(checkDraws(file.replace(SALT, 'f'.repeat(64)), promised, promised, events)).toBe('wrong');
    expect(checkDraws(file.replace(/^treasures: (\w+) (\w+)/m, 'treasures: $2 $1 '), promised, promised, events)).toBe('wrong');
  });

  it('are not to be trusted if the promise is another than at first', () => {
    expect(checkDraws(file, promised, 'a'.repeat(64), events)).toBe('other-promise');
  });

  it('are not to be trusted if tiles came in another order', () => {
    const swapped = events.map((event) => ({ ...event }));
    const drawn = swapped.filter(({ outcomes }) => outcomes?.some(({ kind }) => kind === 'drew'));
    const [one, other] = [drawn[1], drawn[2]];
    if (!one || !other) throw new Error('the game has draws');
    [one.outcomes, other.outcomes] = [other.outcomes!, one.outcomes!];
    expect(checkDraws(file, promised, promised, swapped)).toBe('other-tiles');
    // What was taken back was never drawn.
    expect(checkDraws(file, promised, promised, swapped.filter((event) => event !== one && event !== other))).toBe('right');
  });
});

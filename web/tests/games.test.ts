import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { KINDS } from '../src/games/kinds';

const SOURCES = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.(ts|svelte|css)$/.test(file) && !file.startsWith('games/') && file !== 'lib/wire.generated.ts');

/** Games are named in comments, strings and names; the heading of a group of controls is something else. */
function namesIn(source: string): string[] {
  const text = source.replace(/<\/?legend\b/g, '').replace(/^(.*[ ,])?legend \{/gm, '');
  return KINDS.filter((kind) => (kind === 'base' ? /['"`]base['"`]|\.base\b/ : new RegExp(kind, 'i')).test(text));
}

describe('the page', () => {
  it('takes no text of an action apart: the server sends its arguments', () => {
    const all = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((file) => /\.(ts|svelte)$/.test(file));
    expect(all.filter((file) => readFileSync(`src/${file}`, 'utf8').includes("split(' ')"))).toEqual([]);
  });

  it('puts no text of an action together to play it: the server sends what is legal', () => {
    const all = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((file) => /\.(ts|svelte)$/.test(file));
    const together = /play\(\[?`|action = `|legal_actions\.includes\(`/;
    expect(all.filter((file) => together.test(readFileSync(`src/${file}`, 'utf8')))).toEqual([]);
  });

  it('asks in no other place than the table of games which game it is', () => {
    const found = SOURCES.map((file) => ({ file, names: namesIn(readFileSync(`src/${file}`, 'utf8')) }));
    expect(found.filter(({ names }) => names.length > 0)).toEqual([]);
  });

  it('has no game that looks into the folder of another', () => {
    for (const kind of KINDS) {
      const others = KINDS.filter((other) => other !== kind).map((other) => `games/${other}`);
      const files = readdirSync(`src/games/${kind}`, { recursive: true, encoding: 'utf8' }).filter((file) => file.includes('.'));
      for (const file of files) {
        const text = readFileSync(`src/games/${kind}/${file}`, 'utf8');
        expect([file, others.filter((other) => text.includes(other) || text.includes(`../${other.slice(6)}`))]).toEqual([file, []]);
      }
    }
  });
});

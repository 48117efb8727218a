/** Whether the draws of a game are those that were promised before the first move. Nothing here trusts the server. */
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { TableEvent } from '../lib/wire';

/** `other-promise`: another fingerprint than this browser saw at first; `other-tiles`: tiles came in another order. */
export type Verdict = 'right' | 'wrong' | 'other-promise' | 'other-tiles';

const AGREED = /^(edition|players|scenario): /;
const BEGIN = '0. begin';

function linesOf(file: string): string[] {
  return file.split(/\r?\n/).map((line) => line.trim()).filter((line) => line && !line.startsWith('#'));
}

/** The lines of the set-up and the salt: all between the fingerprint and the first entry. */
function dealt(lines: readonly string[]): string[] {
  const start = lines.findIndex((line) => line.startsWith('commitment: '));
  return lines.slice(start + 1, lines.findIndex((line) => line.startsWith(BEGIN)));
}

/** What the fingerprint is made of, as docs/game-file.md says. */
export function canonicalText(file: string): string {
  const lines = linesOf(file);
  return [...lines.filter((line) => AGREED.test(line)), ...dealt(lines)].map((line) => `${line}\n`).join('');
}

/** The browser's own SHA-256 is there only over https, and tables at home are played without it. */
export const fingerprint = (text: string): string => bytesToHex(sha256(utf8ToBytes(text)));

/** The lines and results of a game file are words behind a heading. */
const wordsAfter = (heading: RegExp, texts: readonly string[]): string[] =>
  texts.filter((text) => heading.test(text)).flatMap((text) => text.replace(heading, '').match(/\S+/g) ?? []);

/** Whether the tiles that came out in the game, as this browser heard of them, are in the order of the set-up. */
function inOrder(file: string, events: readonly TableEvent[]): boolean {
  const lines = linesOf(file);
  const stack = wordsAfter(/^tiles \w+: /, dealt(lines));
  const begin = lines.find((line) => line.startsWith(BEGIN))?.split(' = ')[1]?.split('; ') ?? [];
  const heard = events.filter(({ stands }) => stands).flatMap(({ outcomes }) => outcomes ?? []);
  const opened = heard.filter(({ kind }) => kind === 'drew' || kind === 'opened').flatMap(({ words }) => words);
  let next = 0;
  return [...wordsAfter(/^(drew|opened) /, begin), ...opened].every((tile) => {
    const found = stack.indexOf(tile, next);
    next = found + 1;
    return found >= 0;
  });
}

/** The whole check: of the game file after the end, against what the server says and what was seen at the start. */
export function checkDraws(
  file: string, promised: string, seenAtFirst: string | undefined, events: readonly TableEvent[],
): Verdict {
  if (seenAtFirst !== undefined && seenAtFirst !== promised) return 'other-promise';
  if (fingerprint(canonicalText(file)) !== promised) return 'wrong';
  return inOrder(file, events) ? 'right' : 'other-tiles';
}

/** What a game file says about itself, to show before it is sent to the server, which reads it properly. */
import type { WireError } from '../../lib/wire';

export interface Heading {
  edition: string;
  names: string[];
  /** entries of the log: moves and undos */
  entries: number;
  over: boolean;
  scores: string;
  /** nothing is hidden in it, so it can be played on */
  whole: boolean;
}

/** No game comes near this size. */
export const LARGEST = 2_000_000;

/** The heading of a game file, or null if the text is not one. */
export function headingOf(text: string): Heading | null {
  const lines = text.split('\n').map((line) => line.trim()).filter((line) => line && !line.startsWith('#'));
  if (!/^tikal: \d+$/.test(lines[0] ?? '')) return null;
  const value = (key: string): string => lines.find((line) => line.startsWith(`${key}: `))?.slice(key.length + 2) ?? '';
  const names = lines.flatMap((line) => /^seat \d: (.+)$/.exec(line)?.[1] ?? []);
  const entries = lines.flatMap((line) => /^(\d+)\. /.exec(line)?.[1] ?? []).map(Number);
  return {
    edition: value('edition'),
    names,
    entries: Math.max(0, ...entries),
    over: value('status') === 'over',
    scores: value('scores'),
    whole: value('known') === 'all',
  };
}

/** The line that a refusal is about. */
export function lineIn({ args }: Pick<WireError, 'args'>): number | null {
  const line = args['line'];
  return typeof line === 'number' ? line : null;
}

/** A line of the file with those around it, counted from 1. */
export function around(text: string, line: number, reach = 2): { number: number; text: string }[] {
  return text
    .split('\n')
    .map((content, index) => ({ number: index + 1, text: content }))
    .slice(Math.max(0, line - 1 - reach), line + reach);
}

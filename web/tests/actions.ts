/** Actions and events as the server sends them, made from texts. */
import type { Action, ActionArgs, TableEvent } from '../src/lib/wire';

const FORMS: Record<string, (keyof ActionArgs)[]> = {
  bid: ['points'], take: ['tile'], place: ['hex', 'rotation'], 'place tile': ['hex', 'rotation', 'tile'],
  deploy: ['who', 'hex'], move: ['who', 'from', 'to'], transfer: ['who', 'from', 'to'], shift: ['who', 'from', 'to'],
  clear: ['hex'], dig: ['hex'], camp: ['hex'], site: ['hex'], hex: ['hex'], guard: ['who', 'hex'], put: ['who', 'hex'],
  swap: ['seat', 'give', 'take'], 'swap two': ['seat', 'give', 'take'], movecamp: ['from', 'to'],
  'draft card': ['card'], 'draft tile': ['tile'], 'draft ap': ['ap'], 'draft order': ['place'],
  stash: ['card'], 'stash for': ['card', 'discard'], play: ['card', 'side'], bonus: ['card', 'side'], look: ['side'],
  power: ['power'], recruit: ['who'], rotate: ['hex', 'rotation'], collection: ['kind'], takecard: ['card'],
  stone: ['hex', 'beyond'], movestone: ['hex', 'beyond', 'to', 'to_beyond'],
};
const NUMBERS = ['points', 'rotation', 'seat', 'ap', 'place'];

function kindOf(verb: string, words: string[]): string {
  if (verb === 'draft') return `draft ${words.shift()}`;
  if (verb === 'place' && words.length > 2) return 'place tile';
  if (verb === 'swap' && words[1]?.includes('+')) return 'swap two';
  if (verb === 'stash' && words.length > 1) {
    words.splice(1, 1);
    return 'stash for';
  }
  return verb;
}

export function action(text: string): Action {
  const [verb = '', ...words] = text.split(' ');
  const kind = kindOf(verb, words);
  if (kind === 'order') return { text, kind, args: { kinds: words } };
  const args = Object.fromEntries((FORMS[kind] ?? []).map((name, at) => {
    const word = words[at] ?? '';
    if (NUMBERS.includes(name)) return [name, Number(word)];
    return [name, kind === 'swap two' && name === 'give' ? word.split('+') : word];
  }));
  return { text, kind, args };
}

export const actions = (texts: readonly string[]): Action[] => texts.map(action);

/** A move that stands, unless said otherwise. */
export const moved = (seq: number, text: string, more: Partial<TableEvent> = {}): TableEvent =>
  ({ seq, kind: 'move', seat: 0, at: '', stands: true, sentences: [], subjects: [], opening: [], action: text, move: action(text), ...more });

/** Something else that happened. */
export const happened = (seq: number, kind: TableEvent['kind'], more: Partial<TableEvent> = {}): TableEvent =>
  ({ seq, kind, seat: 0, at: '', stands: false, sentences: [], subjects: [], opening: [], ...more });

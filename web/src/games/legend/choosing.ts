/**
 * From a list of legal actions to one of them, by clicks.
 *
 * An action text is opened into facets (`move explorer a1 b2` is a verb, who, from and to). What was clicked fixes
 * facets; what still differs among the actions that fit is the next question. Nothing here knows a rule: whatever can
 * be chosen comes from the legal actions.
 */
import type { HexName } from '../../lib/wire';

export type Facet =
  | 'verb' | 'who' | 'tile' | 'card' | 'side' | 'discard' | 'power' | 'seat' | 'give' | 'take' | 'kind' | 'what'
  | 'value' | 'from' | 'hex' | 'to' | 'border' | 'goal' | 'rotation'
  | 'top' | 'second' | 'third' | 'fourth';
export type Facets = Partial<Record<Facet, string>>;

export interface Choice { action: string; facets: Facets }
export interface Question { facet: Facet; values: string[] }

const STACK: Facet[] = ['top', 'second', 'third', 'fourth'];

/** [verb] -> what its words stand for; two words that name a border count as one. */
const FORMS: Record<string, Facet[]> = {
  bid: ['value'], take: ['tile'], place: ['hex', 'rotation', 'tile'], deploy: ['who', 'hex'],
  move: ['who', 'from', 'to'], transfer: ['who', 'from', 'to'], clear: ['hex'], dig: ['hex'],
  swap: ['seat', 'give', 'take'], camp: ['hex'], guard: ['who', 'hex'],
  draft: ['what', 'value'], play: ['card', 'side'], power: ['power'], look: ['side'], bonus: ['card', 'side'],
  recruit: ['who'], put: ['who', 'hex'], order: STACK, site: ['hex'], movecamp: ['from', 'to'],
  shift: ['who', 'from', 'to'], rotate: ['hex', 'rotation'], collection: ['kind'], takecard: ['card'], hex: ['hex'],
};

/** The order of questions; the verb comes last, because only moves and transfers can share all the rest. */
const ORDER: Facet[] = [
  'what', 'card', 'side', 'discard', 'power', 'tile', 'seat', 'take', 'give', 'kind', 'value', 'who',
  'from', 'hex', 'to', 'border', 'goal', 'rotation', ...STACK, 'verb',
];
const ON_BOARD: ReadonlySet<Facet> = new Set<Facet>(['from', 'hex', 'to', 'border', 'goal']);
const BORDERS: ReadonlySet<Facet> = new Set<Facet>(['border', 'goal']);

export const isOnBoard = (facet: Facet): boolean => ON_BOARD.has(facet);
export const isBorder = (facet: Facet): boolean => BORDERS.has(facet);

function open(verb: string, words: string[]): Facets {
  if (verb === 'stone') return { goal: words.join(' ') };
  if (verb === 'movestone') return { border: words.slice(0, 2).join(' '), goal: words.slice(2).join(' ') };
  if (verb === 'stash') return words.length > 1 ? { card: words[0], discard: words[2] } : { card: words[0] };
  const form = FORMS[verb] ?? [];
  return Object.fromEntries(form.slice(0, words.length).map((facet, place) => [facet, words[place]]));
}

export function readAction(action: string): Choice {
  const [verb = '', ...words] = action.split(' ');
  return { action, facets: { verb, ...open(verb, words) } };
}

/** The legal actions, opened; with verbs, only those. */
export function choicesOf(legal: string[], verbs?: string[]): Choice[] {
  const choices = legal.map(readAction);
  return verbs ? choices.filter((choice) => verbs.includes(choice.facets.verb ?? '')) : choices;
}

/** The actions that agree with everything chosen so far. */
export function fitting(choices: Choice[], chosen: Facets): Choice[] {
  const fixed = Object.entries(chosen) as [Facet, string][];
  return choices.filter((choice) => fixed.every(([facet, value]) => choice.facets[facet] === value));
}

export function valuesOf(choices: Choice[], facet: Facet): string[] {
  return [...new Set(choices.flatMap((choice) => choice.facets[facet] ?? []))];
}

/** What has to be chosen next; null when at most one action is left. */
export function nextQuestion(choices: Choice[], chosen: Facets): Question | null {
  const left = fitting(choices, chosen);
  if (left.length < 2) return null;
  for (const facet of ORDER) {
    const values = valuesOf(left, facet);
    if (values.length > 1) return { facet, values };
  }
  return null;
}

/** The one action that fits, if there is only one. */
export function onlyAction(choices: Choice[], chosen: Facets): string | null {
  const left = fitting(choices, chosen);
  return left.length === 1 ? (left[0]?.action ?? null) : null;
}

/** Explorers go first unless somebody wants the leader; everything else is for the player to say. */
export function withDefaults(choices: Choice[], chosen: Facets): Facets {
  if (chosen.who) return chosen;
  const who = valuesOf(fitting(choices, chosen), 'who');
  return who.length > 1 ? { ...chosen, who: 'explorer' } : chosen;
}

/** The board's part of a question: the last place to be clicked, even if only one is left to click. */
export function boardQuestion(choices: Choice[], chosen: Facets): Question | null {
  const left = fitting(choices, chosen);
  const facets = ORDER.filter((facet) => isOnBoard(facet) && !chosen[facet] && valuesOf(left, facet).length > 0);
  const facet = facets.find((one) => valuesOf(left, one).length > 1) ?? facets.at(-1);
  return facet ? { facet, values: valuesOf(left, facet) } : null;
}

/** Hexes that can be clicked for a question; of a border first one hex, then the one beyond. */
export function hexesFor(question: Question, half: HexName | null): HexName[] {
  if (!isBorder(question.facet)) return question.values;
  const borders = question.values.map((border) => border.split(' '));
  if (half === null) return [...new Set(borders.flat())];
  return borders.filter((border) => border.includes(half)).flatMap((border) => border.filter((hex) => hex !== half));
}

/** The border between two hexes as the actions write it. */
export function borderBetween(question: Question, one: HexName, other: HexName): string | null {
  return question.values.find((border) => border === `${one} ${other}` || border === `${other} ${one}`) ?? null;
}

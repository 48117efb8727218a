/**
 * From a list of legal actions to one of them, by clicks.
 *
 * The arguments of an action are its facets (`move explorer a1 b2` has a verb, who, from and to). What was clicked fixes
 * facets; what still differs among the actions that fit is open. Nothing here knows a rule: whatever can
 * be chosen comes from the legal actions.
 */
import type { Action, HexName } from '../../lib/wire';

/** `border` and `goal` are pairs of hexes; `top` to `fourth` are places in a stack. */
export type Facet =
  | 'verb' | 'who' | 'tile' | 'card' | 'side' | 'discard' | 'power' | 'seat' | 'give' | 'take' | 'kind'
  | 'from' | 'hex' | 'to' | 'border' | 'goal' | 'rotation' | 'top' | 'second' | 'third' | 'fourth';
export type Facets = Partial<Record<Facet, string>>;

export interface Choice { action: string; facets: Facets }
/** A facet that has still to be chosen, and what there is to choose from. */
export interface OpenFacet { facet: Facet; values: string[] }

const STACK: Facet[] = ['top', 'second', 'third', 'fourth'];
const BETWEEN = ' ';

/** The order in which facets are chosen; the verb comes last, because only moves and transfers can share all the rest. */
const ORDER: Facet[] = [
  'card', 'side', 'discard', 'power', 'tile', 'seat', 'take', 'give', 'kind', 'who',
  'from', 'hex', 'to', 'border', 'goal', 'rotation', ...STACK, 'verb',
];
const ON_BOARD: ReadonlySet<Facet> = new Set<Facet>(['from', 'hex', 'to', 'border', 'goal']);
const BORDERS: ReadonlySet<Facet> = new Set<Facet>(['border', 'goal']);

export const isOnBoard = (facet: Facet): boolean => ON_BOARD.has(facet);
export const isBorder = (facet: Facet): boolean => BORDERS.has(facet);

/** An action with its arguments as facets. */
export function choiceOf({ text, kind, args }: Action): Choice {
  const { hex, beyond, to, to_beyond, kinds = [], give, points: _, place: __, ap: ___, seat, rotation, ...same } = args;
  const facets: Facets = { verb: kind, ...same };
  if (to_beyond !== undefined) Object.assign(facets, { border: border(hex, beyond), goal: border(to, to_beyond) });
  else if (beyond !== undefined) facets.goal = border(hex, beyond);
  else Object.assign(facets, hex === undefined ? {} : { hex }, to === undefined ? {} : { to });
  if (give !== undefined) facets.give = Array.isArray(give) ? give.join('+') : give;
  if (seat !== undefined) facets.seat = String(seat);
  if (rotation !== undefined) facets.rotation = String(rotation);
  STACK.forEach((place, at) => { if (kinds[at] !== undefined) facets[place] = kinds[at]; });
  return { action: text, facets };
}

const border = (one: HexName | undefined, other: HexName | undefined): string => [one, other].join(BETWEEN);

/** The legal actions as choices; with verbs, only those. */
export function choicesOf(legal: readonly Action[], verbs?: string[]): Choice[] {
  const choices = legal.map(choiceOf);
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
export function nextOpen(choices: Choice[], chosen: Facets): OpenFacet | null {
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

/** What is open on the board: the last place to be clicked, even if only one is left to click. */
export function openOnBoard(choices: Choice[], chosen: Facets): OpenFacet | null {
  const left = fitting(choices, chosen);
  const facets = ORDER.filter((facet) => isOnBoard(facet) && !chosen[facet] && valuesOf(left, facet).length > 0);
  const facet = facets.find((one) => valuesOf(left, one).length > 1) ?? facets.at(-1);
  return facet ? { facet, values: valuesOf(left, facet) } : null;
}

/** Hexes that can be clicked for an open facet; of a border first one hex, then the one beyond. */
export function hexesFor(open: OpenFacet, half: HexName | null): HexName[] {
  if (!isBorder(open.facet)) return open.values;
  const borders = open.values.map((value) => value.split(BETWEEN));
  if (half === null) return [...new Set(borders.flat())];
  return borders.filter((ends) => ends.includes(half)).flatMap((ends) => ends.filter((hex) => hex !== half));
}

/** The border between two hexes as the actions write it. */
export function borderBetween(open: OpenFacet, one: HexName, other: HexName): string | null {
  return open.values.find((value) => value === border(one, other) || value === border(other, one)) ?? null;
}

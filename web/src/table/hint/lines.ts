/** What a turn does on the board. */
import type { Action, HexName } from '../../lib/wire';

const WALKS = ['move', 'transfer', 'shift'];
/** Actions that are about one hex. */
const ON_HEX = ['place', 'place tile', 'clear', 'dig', 'camp', 'guard', 'put', 'site'];

/** The ways of pieces, each from where it sets out to where it stays. */
export function waysOf(actions: readonly Action[]): HexName[][] {
  const ways: { who: string; path: HexName[] }[] = [];
  let going = false;
  for (const { kind, args: { who = '', hex = '', from = '', to = '' } } of actions) {
    const last = ways.at(-1);
    if (kind === 'deploy') ways.push({ who, path: [hex] });
    else if (WALKS.includes(kind)) {
      if (going && last && last.who === who && last.path.at(-1) === from) last.path.push(to);
      else ways.push({ who, path: [from, to] });
    }
    going = kind === 'deploy' || WALKS.includes(kind);
  }
  return ways.map(({ path }) => path).filter((path) => path.length > 1);
}

/** Hexes on which something is done besides walking. */
export const worksOf = (actions: readonly Action[]): HexName[] =>
  [...new Set(actions.flatMap(({ kind, args }) => (ON_HEX.includes(kind) ? args.hex ?? [] : [])))];

/** What a turn does on the board, read off the texts of its actions. */
import type { HexName } from '../../lib/wire';

const WALKS = ['move', 'transfer', 'shift'];
/** Actions that are about the hex which is their first or last argument. */
const ON_HEX: Readonly<Record<string, number>> = { place: 1, clear: 1, dig: 1, camp: 1, guard: 2, put: 2, site: 1 };

/** The ways of pieces, each from where it sets out to where it stays. */
export function waysOf(actions: readonly string[]): HexName[][] {
  const ways: { who: string; path: HexName[] }[] = [];
  let going = false;
  for (const action of actions) {
    const [verb = '', who = '', from = '', to = ''] = action.split(' ');
    const last = ways.at(-1);
    if (verb === 'deploy') ways.push({ who, path: [from] });
    else if (WALKS.includes(verb)) {
      if (going && last && last.who === who && last.path.at(-1) === from) last.path.push(to);
      else ways.push({ who, path: [from, to] });
    }
    going = verb === 'deploy' || WALKS.includes(verb);
  }
  return ways.map(({ path }) => path).filter((path) => path.length > 1);
}

/** Hexes on which something is done besides walking. */
export function worksOf(actions: readonly string[]): HexName[] {
  const works = actions.flatMap((action) => {
    const words = action.split(' ');
    const place = ON_HEX[words[0] ?? ''];
    return place === undefined ? [] : (words[place] ?? []);
  });
  return [...new Set(works)];
}

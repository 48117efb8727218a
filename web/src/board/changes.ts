/** What happened between two positions, as far as the board moves. */
import type { HexName, HexView, Seat, View, Who } from '../lib/wire';
import { explored, type Land } from './land';
import type { Layout } from './layout';

/** A piece on its way; `first` if none of its kind stood where it goes. */
export interface Walk { key: string; seat: Seat; who: Who; path: HexName[]; first: boolean }
export interface Changes {
  laid: ReadonlySet<HexName>;
  grown: ReadonlySet<HexName>;
  guarded: ReadonlySet<HexName>;
  erupted: ReadonlySet<HexName>;
  walks: readonly Walk[];
}
export const NO_CHANGES: Changes = {
  laid: new Set(), grown: new Set(), guarded: new Set(), erupted: new Set(), walks: [],
};

/** Jumping through a game shows no crowds on their way. */
const MOST_WALKS = 6;

type Count = (hex: HexView) => number;

const counting = (seat: Seat, who: Who): Count => (hex) => {
  const group = hex.pieces.find((pieces) => pieces.seat === seat);
  return (who === 'leader' ? group?.leaders : group?.explorers) ?? 0;
};

/** Hexes that one kind of piece left, and those that it came to; a hex stands there once for each piece. */
function leftAndReached(before: View, after: View, count: Count): [HexName[], HexName[]] {
  const left: HexName[] = [];
  const reached: HexName[] = [];
  const old = new Map(before.board.map((hex) => [hex.hex, count(hex)]));
  for (const hex of after.board) {
    const change = count(hex) - (old.get(hex.hex) ?? 0);
    for (let piece = 0; piece < Math.abs(change); piece++) (change > 0 ? reached : left).push(hex.hex);
  }
  return [left, reached];
}

/** A way along the trails from one hex to another, straight if there is none. */
export function wayBetween(from: HexName, to: HexName, land: Land, layout: Layout): HexName[] {
  const cameFrom = new Map<HexName, HexName>();
  const cost = new Map<HexName, number>([[from, 0]]);
  const open = [from];
  while (open.length > 0) {
    open.sort((a, b) => (cost.get(a) ?? 0) - (cost.get(b) ?? 0));
    const here = open.shift() ?? from;
    if (here === to) break;
    const hex = land.hexes.get(here);
    for (let side = 0; hex && side < 6; side++) {
      const there = layout.neighbour(here, side);
      const stones = land.passage(hex, side);
      const price = (cost.get(here) ?? 0) + stones;
      if (!there || stones === 0 || price >= (cost.get(there) ?? Infinity)) continue;
      cost.set(there, price);
      cameFrom.set(there, here);
      open.push(there);
    }
  }
  if (!cameFrom.has(to)) return [from, to];
  const way = [to];
  for (let back = cameFrom.get(to); back !== undefined; back = cameFrom.get(back)) way.unshift(back);
  return way;
}

function walksOf(seat: Seat, who: Who, before: View, after: View, land: Land, layout: Layout): Walk[] {
  const count = counting(seat, who);
  const [left, reached] = leftAndReached(before, after, count);
  const walks = new Map<string, Walk>();
  reached.forEach((to, index) => {
    const from = left[index];
    if (!from) return;
    const key = `${seat} ${who} ${from} ${to}`;
    const first = !before.board.some((hex) => hex.hex === to && count(hex) > 0);
    walks.set(key, { key, seat, who, path: wayBetween(from, to, land, layout), first });
  });
  return [...walks.values()];
}

export function changesBetween(before: View, after: View, land: Land, layout: Layout): Changes {
  const old = new Map(before.board.map((hex) => [hex.hex, hex]));
  const both = after.board.map((hex): [HexView, HexView | undefined] => [hex, old.get(hex.hex)]);
  const laid = both.filter(([now, then]) => explored(now) && !explored(then)).map(([now]) => now);
  const grown = both.filter(([now, then]) => (now.value ?? 0) > (then?.value ?? Infinity));
  const guarded = both.filter(([now, then]) => now.guardian && !then?.guardian);
  const kinds = after.players.flatMap(({ seat }) => [[seat, 'leader'], [seat, 'explorer']] as [Seat, Who][]);
  const walks = kinds.flatMap(([seat, who]) => walksOf(seat, who, before, after, land, layout));
  return {
    laid: new Set(laid.map(({ hex }) => hex)),
    grown: new Set(grown.map(([{ hex }]) => hex)),
    guarded: new Set(guarded.map(([{ hex }]) => hex)),
    erupted: new Set(laid.filter(({ terrain }) => terrain === 'volcano').map(({ hex }) => hex)),
    walks: walks.length > MOST_WALKS ? [] : walks,
  };
}

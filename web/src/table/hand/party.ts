/** Pieces that go together: from one hex, or out of the reserve. */
import type { HexName, Insight, Journey, View, Who } from '../../lib/wire';

/** `from` null: out of the reserve. */
export interface Party { from: HexName | null; explorers: number; leaders: number }

export const alone = (who: Who, from: HexName | null): Party =>
  ({ from, explorers: who === 'explorer' ? 1 : 0, leaders: who === 'leader' ? 1 : 0 });

export const sizeOf = ({ explorers, leaders }: Party): number => explorers + leaders;

/** Each of them, in the order in which they go. */
const membersOf = ({ explorers, leaders }: Party): Who[] =>
  [...Array<Who>(explorers).fill('explorer'), ...Array<Who>(leaders).fill('leader')];

/** All pieces of the player who acts that could go together from a hex or out of the reserve. */
export function everyone(view: View, from: HexName | null): Party {
  const seat = view.to_act ?? -1;
  const there = from === null
    ? view.players.find((player) => player.seat === seat)?.reserve
    : view.board.find(({ hex }) => hex === from)?.pieces.find((found) => found.seat === seat);
  return { from, explorers: there?.explorers ?? 0, leaders: there?.leaders ?? 0 };
}

/** Where one piece can go from there, the cheapest ways first. */
export const waysOf = (insight: Insight, who: Who, from: HexName | null): Journey[] =>
  insight.reach.find((found) => found.who === who && found.from === from)?.to ?? [];

/** The actions that take all of them to a hex; none if one of them cannot go there. */
export function actionsTo(ways: (who: Who) => readonly Journey[], party: Party, hex: HexName): string[] {
  const each = membersOf(party).map((who) => ways(who).find((way) => way.hex === hex)?.actions ?? []);
  return each.every((actions) => actions.length > 0) ? each.flat() : [];
}

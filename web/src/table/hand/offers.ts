/** Everything that can be done on a hex, each with its price. The legal actions and the ways in reach say what that is. */
import type { Action, ActionArgs, HexName, Insight, View, Who } from '../../lib/wire';
import { alone, everyone, sizeOf, type Party } from './party';

export interface Offer {
  id: string;
  /** the kind of action; `pick`: pieces are taken up, and nothing is played yet */
  kind: string;
  args: ActionArgs;
  /** points for one of them; null where an action has no price */
  ap: number | null;
  actions: string[];
  path: HexName[];
  /** how many can do the same with the points that are left */
  most: number;
  party: Party | null;
}

/** Actions that need nothing but a hex. */
export const ON_HEX: readonly string[] = ['clear', 'dig', 'camp', 'guard'];
/** Actions of walking, which ways in reach are made of. */
const WALKS: readonly string[] = ['deploy', 'move', 'transfer'];

interface Facts {
  view: View;
  insight: Insight;
  actions: readonly Action[];
  /** what a recruit costs */
  recruits: Readonly<Record<string, number>>;
}

/** What is done there, who can come there, who can leave, and what has no place at all. */
export function offersAt(hex: HexName, facts: Facts): Offer[] {
  const there = [...worksOn(hex, facts), ...comesTo(hex, facts), ...borders(hex, facts)];
  const leaves = leavesFrom(hex, facts);
  return there.length + leaves.length > 0 ? [...there, ...leaves, ...anywhere(facts)] : [];
}

const played = ({ text, kind, args }: Action, { insight }: Facts): Offer => (
  { id: text, kind, args, ap: insight.prices[kind]?.price ?? null, actions: [text], path: [], most: 1, party: null });

export const worksOn = (hex: HexName, facts: Facts): Offer[] =>
  facts.actions.filter(({ kind, args }) => ON_HEX.includes(kind) && args.hex === hex)
    .map((action) => played(action, facts));

function comesTo(hex: HexName, { view, insight }: Facts): Offer[] {
  const offers = insight.reach.flatMap(({ who, from, to }): Offer[] => {
    const way = to.find((found) => found.hex === hex);
    if (!way) return [];
    const party = everyone(view, from);
    const there = who === 'leader' ? party.leaders : party.explorers;
    const most = Math.min(there, way.ap > 0 ? Math.floor((view.ap ?? 0) / way.ap) : there);
    const args: ActionArgs = from === null ? { who, hex } : { who, from, to: hex };
    const { ap, actions, path } = way;
    return [{ id: `${who} ${from}`, kind: from === null ? 'deploy' : 'move', args, ap, actions, path, most, party: null }];
  });
  return offers.sort((one, other) => (one.ap ?? 0) - (other.ap ?? 0));
}

/** Actions on one of its borders; of those that lead from border to border, the ones that end here. */
const borders = (hex: HexName, facts: Facts): Offer[] =>
  facts.actions.filter(({ args: { hex: here, beyond, to, to_beyond: toBeyond } }) => beyond !== undefined
    && (toBeyond === undefined ? here === hex || beyond === hex : to === hex || toBeyond === hex))
    .map((action) => played(action, facts));

function leavesFrom(hex: HexName, { view, insight }: Facts): Offer[] {
  const whos = insight.reach.flatMap(({ who, from, to }): Who[] => (from === hex && to.length > 0 ? [who] : []));
  const parties = whos.map((who) => alone(who, hex));
  const all = everyone(view, hex);
  const cheapest = Math.min(...insight.reach.filter(({ from }) => from === hex).flatMap(({ to }) => to[0]?.ap ?? []));
  if (sizeOf(all) > 1 && sizeOf(all) * cheapest <= (view.ap ?? 0)) parties.push(all);
  return parties.map((party): Offer => ({
    id: `pick ${party.explorers} ${party.leaders}`, kind: 'pick', args: { from: hex },
    ap: null, actions: [], path: [], most: 1, party,
  }));
}

/** What is done without a hex: one for each kind that has several forms, chosen elsewhere. */
function anywhere(facts: Facts): Offer[] {
  const [swap] = facts.actions.filter(({ args }) => args.give !== undefined);
  const recruits = facts.actions.filter(({ kind, args }) =>
    args.who !== undefined && args.hex === undefined && args.from === undefined && !WALKS.includes(kind));
  return [
    ...(swap ? [{ ...played(swap, facts), id: 'swap', kind: 'swap', args: {}, actions: [] }] : []),
    ...recruits.map((action) => ({ ...played(action, facts), ap: facts.recruits[action.args.who ?? ''] ?? null })),
  ];
}

/** Pieces that were picked up: who goes together, where they can go, and what that costs. */
import type { Marks, PieceAt } from '../../board/marks';
import type { Action, HexName, Insight, Journey, View, Who } from '../../lib/wire';
import type { TableStore } from '../table.svelte';
import { actionsTo, everyone, sizeOf, waysOf, type Party } from './party';
import type { Plan } from './plan';

export class Walk {
  /** the pieces that go together */
  party: Party | null = $state.raw(null);

  /** `transferring`: from camp to camp only; `pointed`: the hex that prices are asked for. */
  constructor(
    private readonly store: TableStore,
    private readonly transferring: () => boolean,
    private readonly pointed: () => HexName | null,
  ) {}

  private get view(): View | null { return this.store.view; }
  private get insight(): Insight | null { return this.store.insight; }
  private get points(): number { return this.view?.ap ?? 0; }
  private get transfers(): Action[] { return this.store.actions.filter(({ kind }) => kind === 'transfer'); }

  /** Which pieces can be deployed now. */
  get reserve(): Who[] { return (this.insight?.reach ?? []).filter(({ from }) => from === null).map(({ who }) => who); }

  /** Which of the player's pieces can leave a hex. */
  from(hex: HexName): Who[] {
    const found = this.transferring()
      ? this.transfers.flatMap(({ args }) => (args.from === hex ? args.who ?? [] : []))
      : (this.insight?.reach ?? []).flatMap(({ who, from }) => (from === hex ? who : []));
    return [...new Set(found)].sort();
  }

  /** Hexes with pieces that can leave. */
  get starts(): HexName[] {
    const found = this.transferring()
      ? this.transfers.flatMap(({ args }) => args.from ?? [])
      : (this.insight?.reach ?? []).flatMap(({ from }) => from ?? []);
    return [...new Set(found)];
  }

  /** Ways of one piece from where the party is. */
  private ways(who: Who): Journey[] {
    const { party, insight } = this;
    if (!party || !insight) return [];
    if (!this.transferring()) return waysOf(insight, who, party.from);
    const ap = insight.prices['transfer']?.price ?? 0;
    const found = this.transfers.filter(({ args }) => args.who === who && args.from === party.from);
    return found.map(({ text, args: { to = '' } }) => ({ hex: to, ap, path: [party.from ?? to, to], actions: [text] }));
  }

  /** Every hex where a piece of the party can go, with the cheapest way. */
  get journeys(): Record<HexName, Journey> {
    const ways = this.ways(this.party && this.party.explorers === 0 ? 'leader' : 'explorer');
    return Object.fromEntries(ways.map((journey) => [journey.hex, journey]));
  }

  /** All who could go together with those in hand, whatever it costs. */
  get company(): Party | null { return this.party && this.view ? everyone(this.view, this.party.from) : null; }

  /** How many could go with the points that are left: to the hex pointed at, or where it is cheapest. */
  get affordable(): number {
    const { journeys } = this;
    const ap = journeys[this.pointed() ?? '']?.ap ?? Math.min(...Object.values(journeys).map((journey) => journey.ap));
    return ap > 0 ? Math.floor(this.points / ap) : Infinity;
  }

  /** How many explorers the party can have. */
  get most(): number {
    const { party, company } = this;
    return party && company ? Math.max(0, Math.min(company.explorers, this.affordable - party.leaders)) : 0;
  }

  /** More or fewer explorers go together; one piece always goes. */
  setExplorers(count: number): void {
    if (!this.party) return;
    const fewest = this.party.leaders > 0 ? 0 : 1;
    this.party = { ...this.party, explorers: Math.max(fewest, Math.min(count, this.most)) };
  }

  /** The leader goes along, or stays; somebody always goes. */
  setLeader(along: boolean): void {
    const { party, company } = this;
    if (!party || !company || company.leaders === 0) return;
    if (along) this.party = { ...party, explorers: Math.min(party.explorers, this.affordable - 1), leaders: 1 };
    else if (company.explorers > 0) this.party = { ...party, explorers: Math.max(1, party.explorers), leaders: 0 };
  }

  /** What leads all of them to a hex; null if they cannot go there with the points that are left. */
  planTo(hex: HexName): Plan | null {
    const { party } = this;
    const journey = this.journeys[hex];
    if (!party || !journey || journey.ap * sizeOf(party) > this.points) return null;
    const actions = actionsTo((who) => this.ways(who), party, hex);
    return actions.length ? { hex, actions, ap: journey.ap * sizeOf(party), path: journey.path } : null;
  }

  marks(plan: Plan | null): Marks {
    const { party } = this;
    if (!party) return {};
    const all = Object.values(this.journeys).map(({ hex, ap }) => [hex, ap * sizeOf(party)] as const);
    return {
      selected: party.from,
      lifted: this.lifted(party),
      reachable: Object.fromEntries(all.filter(([, ap]) => ap <= this.points)),
      target: plan?.hex ?? null,
      path: plan?.path ?? [],
      dim: true,
    };
  }

  private lifted({ from, explorers, leaders }: Party): PieceAt[] {
    if (from === null) return [];
    const whos: Who[] = [...(explorers > 0 ? ['explorer' as const] : []), ...(leaders > 0 ? ['leader' as const] : [])];
    return whos.map((who) => ({ hex: from, seat: this.view?.to_act ?? -1, who }));
  }
}

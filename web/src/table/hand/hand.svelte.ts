/**
 * What a player has in hand before it is played: the drawn tile over a hex, pieces on their way, an action that still
 * needs its place, or the menu of a hex. It knows no rules: what is possible, what it costs and where it leads comes with
 * the position.
 */
import type { Marks, PieceAt } from '../../board/marks';
import { settings } from '../../lib/settings.svelte';
import type { Action, HexName, Insight, PreviewAnswer } from '../../lib/wire';
import type { TableStore } from '../table.svelte';
import { Foresight, type WhyHex } from './foresight.svelte';
import { HexMenu } from './menu.svelte';
import { ON_HEX, type Offer } from './offers';
import { alone, type Party } from './party';
import type { Plan } from './plan';
import { TileInHand } from './tile-in-hand.svelte';
import { Walk } from './walk.svelte';
import { wishFor } from './wishes';

export const VERBS = ['deploy', 'move', 'transfer', 'clear', 'dig', 'swap', 'camp', 'guard'] as const;
export type Verb = (typeof VERBS)[number];
const WALKS: readonly Verb[] = ['deploy', 'move', 'transfer'];
/** What brings something to light cannot be undone. */
const REVEALS: readonly Verb[] = ['dig'];

export class Hand {
  verb: Verb | null = $state(null);
  /** the action under the pointer that is not taken up yet */
  glanced: Verb | null = $state(null);
  /** the hex under the pointer, or the one that was touched and waits to be confirmed */
  pointed: HexName | null = $state(null);
  /** the hex that was clicked where a click is only the first of two */
  private asked: HexName | null = $state(null);
  readonly tile: TileInHand;
  readonly walk: Walk;
  readonly menu: HexMenu;
  private readonly foresight: Foresight;

  /** `touch`: there is no pointer that hovers, so a first tap points and a second one plays. */
  constructor(private readonly store: TableStore, private readonly touch: () => boolean) {
    this.tile = new TileInHand(store);
    this.walk = new Walk(store, () => this.verb === 'transfer', () => this.pointed);
    this.menu = new HexMenu(store);
    this.foresight = new Foresight(store);
  }

  get foreseen(): PreviewAnswer | null { return this.foresight.preview; }
  get whyNot(): WhyHex | null { return this.foresight.whyNot; }
  /** Something is in hand, so that other panels stay away. */
  get busy(): boolean { return this.verb !== null || this.menu.open; }
  /** Whether a click on a place is only the first of two. */
  get asks(): boolean { return settings.ask === 'always' || (settings.ask === 'usual' && this.touch()); }
  /** Points are spent: those of a turn, or those that a card or power gives for walking. */
  get spending(): boolean {
    return this.store.myTurn && this.insight?.prices['move'] !== undefined;
  }

  private get insight(): Insight | null { return this.store.insight; }

  /** What a click on the hex pointed at would play, or the line of the menu. */
  get plan(): Plan | null {
    if (this.menu.open) return this.menu.plan;
    const hex = this.pointed;
    if (!hex || !this.spending) return null;
    if (this.walk.party) return this.walk.planTo(hex);
    const [action] = this.onHex(hex);
    return action ? { hex, actions: [action.text], ap: this.insight?.prices[action.kind]?.price ?? null, path: [] } : null;
  }

  /** The points that would be gone. */
  get planned(): number { return this.plan?.ap ?? 0; }

  get choosable(): HexName[] {
    const { verb, glanced } = this;
    if (!this.spending) return [];
    const work = verb ?? glanced;
    if (work && ON_HEX.includes(work)) return this.placesFor(work);
    return !this.walk.party && (verb === 'move' || verb === 'transfer') ? this.walk.starts : [];
  }

  get marks(): Marks {
    if (this.tile.wanted) return this.tile.marks;
    if (this.menu.open) return this.menu.marks;
    if (this.walk.party && this.spending) return this.walk.marks(this.plan);
    return { choosable: this.choosable, target: this.plan?.hex ?? null, dim: this.verb !== null };
  }

  private works(verb: Verb | null): Action[] {
    return verb && ON_HEX.includes(verb) ? this.store.actions.filter(({ kind }) => kind === verb) : [];
  }
  private placesFor(verb: Verb): HexName[] { return [...new Set(this.works(verb).map(({ args }) => args.hex ?? ''))]; }
  private onHex(hex: HexName): Action[] { return this.works(this.verb ?? this.glanced).filter(({ args }) => args.hex === hex); }

  /** Puts everything down. */
  drop(): void {
    this.verb = this.glanced = null;
    this.walk.party = null;
    this.menu.close();
    this.tile.placing = null;
    this.asked = null;
    this.point(null);
  }

  /** One step back: the menu of an action, then the target, then everything. */
  back(): void {
    if (this.menu.open && this.verb) this.menu.close();
    else if (this.walk.party && this.asked) this.point(null);
    else this.drop();
  }

  /** Takes an action button; the same one again puts it down, or plays what waits for that. */
  take(verb: Verb): void {
    const again = this.verb === verb;
    if (again && this.asked && this.plan) return void this.confirm();
    this.drop();
    if (again || !this.insight?.prices[verb]?.legal) return;
    this.verb = verb;
    const who = this.walk.reserve.find((found) => found === 'explorer') ?? this.walk.reserve[0];
    if (verb === 'deploy' && who) this.walk.party = alone(who, null);
    const [only, another] = this.placesFor(verb);
    if (only && !another) this.takeOnly(verb, only);
  }

  /** Where there is only one place, nobody has to click it. */
  private takeOnly(verb: Verb, hex: HexName): void {
    const asks = settings.ask === 'always' || (this.asks && REVEALS.includes(verb));
    this.point(hex);
    this.asked = hex;
    if (!asks) void this.confirm();
  }

  /** An action under the pointer: shows where it is possible, before it is taken up. */
  glance(verb: Verb | null): void {
    if (this.busy || this.touch()) return;
    this.glanced = verb;
    const [only, another] = verb ? this.placesFor(verb) : [];
    this.point(only && !another ? only : null);
  }

  pick(party: Party): void {
    const { verb } = this;
    this.drop();
    this.verb = verb && WALKS.includes(verb) && (verb === 'deploy') === (party.from === null) ? verb : 'move';
    this.walk.party = party;
  }

  setExplorers(count: number): void {
    this.walk.setExplorers(count);
    this.foresee();
  }
  setLeader(along: boolean): void {
    this.walk.setLeader(along);
    this.foresee();
  }

  /** Enter on a hex: where the tile is held it is laid, elsewhere it is a click. */
  onenter(hex: HexName): void {
    if (this.tile.placing?.hex === hex) void this.lay();
    else this.onhex(hex);
  }

  /** A click or tap on a hex. */
  onhex(hex: HexName): void {
    if (this.tile.wanted) {
      if (!this.tile.holdOver(hex)) this.pointAndExplain(hex);
      return;
    }
    if (!this.spending) return;
    if (hex === this.walk.party?.from || hex === this.menu.hex) return this.drop();
    this.menu.close();
    if (this.verb === null) return this.openMenu(hex);
    const confirmed = !this.asks || this.asked === hex;
    this.point(hex);
    if (this.plan) {
      this.asked = hex;
      if (confirmed) void this.confirm();
      return;
    }
    const [first] = this.verb === 'deploy' ? [] : this.walk.from(hex);
    if (first && WALKS.includes(this.verb)) this.pick(alone(first, hex));
    else this.explain();
  }

  /** Everything that can be done on a hex; pieces that can only leave are taken up at once. */
  private openMenu(hex: HexName): void {
    const offers = this.menu.offersAt(hex);
    this.glanced = null;
    this.point(null);
    const [first] = offers;
    if (first?.party && offers.every(({ kind }) => kind === 'pick' || kind === 'swap')) this.pick(first.party);
    else if (first) this.menu.show(hex, offers);
  }

  /** A line of the menu is looked at. */
  offer(offer: Offer | null, count = 1): void {
    this.menu.chosen = offer && { offer, count };
    this.foresee();
  }

  /** A line of the menu is chosen. */
  accept(offer: Offer, count = 1): void {
    if (offer.party) return this.pick(offer.party);
    if (offer.actions.length === 0) return this.take(offer.kind as Verb);
    this.menu.chosen = { offer, count };
    void this.confirm();
  }

  onpiece({ hex, seat, who }: PieceAt): void {
    const mine = seat === this.store.view?.to_act && this.spending;
    const walking = this.verb === null || this.verb === 'move' || this.verb === 'transfer';
    const { party, journeys } = this.walk;
    const onItsWay = party !== null && hex in journeys && hex !== party.from;
    if (!mine || !walking || onItsWay || !this.walk.from(hex).includes(who)) return this.onhex(hex);
    if (party?.from === hex && (who === 'leader' ? party.leaders : party.explorers) > 0) return this.drop();
    this.pick(alone(who, hex));
  }

  onhover(hex: HexName | null): void {
    if (!this.touch() && !this.menu.open && !this.asked) this.point(hex);
  }

  /** Plays what is pointed at; asks near the hex who guards if there is a choice. */
  async confirm(): Promise<boolean> {
    const { plan } = this;
    if (!plan || this.store.busy) return false;
    const guards = this.verb === 'guard' && !this.menu.open
      ? this.menu.offersAt(plan.hex).filter(({ kind }) => kind === 'guard') : [];
    if (guards.length > 1) {
      this.menu.show(plan.hex, guards);
      return false;
    }
    return this.play(plan.actions);
  }

  async play(actions: string[]): Promise<boolean> {
    this.drop();
    return this.store.play(actions);
  }

  async lay(): Promise<boolean> {
    const action = this.tile.placement?.action;
    return action !== undefined && !this.store.busy && this.play([action]);
  }

  private point(hex: HexName | null): void {
    if (hex === this.pointed) return;
    this.pointed = hex;
    this.asked = null;
    this.foresight.whyNot = null;
    this.foresee();
    if (hex && !this.plan) this.foresight.explainLater(() => this.explain());
  }

  private pointAndExplain(hex: HexName): void {
    this.point(hex);
    this.explain();
  }

  private foresee(): void { this.foresight.ask(this.plan?.actions ?? null); }

  /** Asks why nothing can be done on the hex pointed at. */
  private explain(): void {
    const { pointed: hex, verb, tile, store } = this;
    if (!hex) return;
    const { party } = this.walk;
    const action = wishFor(hex, {
      verb, party, rotation: tile.wanted ? tile.placing?.rotation ?? 0 : null,
      explored: (name) => store.view?.board.some((found) => found.hex === name && found.terrain !== 'jungle') ?? false,
      beside: (one, other) => store.catalogue.hexes[one]?.neighbours.includes(other) ?? false,
    });
    if (action !== undefined && (action !== null || party)) this.foresight.explain(hex, action);
  }
}

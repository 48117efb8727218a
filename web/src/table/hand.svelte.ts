/**
 * What a player has in hand before it is played: the drawn tile over a hex, a piece on its way, or an action that still
 * needs its place. It knows no rules: what is possible, what it costs and where it leads comes with the position.
 */
import type { Marks, PieceAt } from '../board/marks';
import type { Action, HexName, Insight, Journey, PreviewAnswer, View, Who, Wish } from '../lib/wire';
import { Foresight, type WhyHex } from './foresight.svelte';
import type { TableStore } from './table.svelte';
import { TileInHand } from './tile-in-hand.svelte';

export const VERBS = ['deploy', 'move', 'transfer', 'clear', 'dig', 'swap', 'camp', 'guard'] as const;
export type Verb = (typeof VERBS)[number];
/** Actions that need nothing but a hex. */
const ON_HEX: readonly Verb[] = ['clear', 'dig', 'camp', 'guard'];
const WALKS: readonly Verb[] = ['deploy', 'move', 'transfer'];

/** A piece that was picked up; from null: out of the reserve. */
export interface Piece { who: Who; from: HexName | null }
export interface Swap { seat: number; give: string; take: string; action: string }

/** What the board would be asked to do on a hex. */
interface Plan { hex: HexName; actions: string[]; ap: number | null; path: HexName[] }

export class Hand {
  verb: Verb | null = $state(null);
  piece: Piece | null = $state.raw(null);
  /** how many explorers go together */
  count = $state(1);
  /** the hex under the pointer, or the one that was touched and waits to be confirmed */
  pointed: HexName | null = $state(null);
  /** guard: which hex waits for the choice between leader and explorer */
  guarding: HexName | null = $state(null);
  readonly tile: TileInHand;
  private readonly foresight: Foresight;

  /** `touch`: there is no pointer that hovers, so a first tap points and a second one plays. */
  constructor(private readonly store: TableStore, private readonly touch: () => boolean) {
    this.tile = new TileInHand(store);
    this.foresight = new Foresight(store);
  }

  get foreseen(): PreviewAnswer | null { return this.foresight.preview; }
  get whyNot(): WhyHex | null { return this.foresight.whyNot; }

  private get view(): View | null { return this.store.view; }
  private get insight(): Insight | null { return this.store.insight; }
  /** Points are spent: those of a turn, or those that a card or power gives for walking. */
  get spending(): boolean {
    return this.store.myTurn && this.insight?.prices['move'] !== undefined;
  }

  /** Legal actions of a kind. */
  private legal(wanted: string): Action[] { return this.store.actions.filter(({ kind }) => kind === wanted); }

  /** Exchanges of treasures; where two are given for one, their names are joined. */
  get swaps(): Swap[] {
    return this.store.actions.flatMap(({ text, args: { seat = 0, give, take = '' } }) => (
      give === undefined ? [] : [{ seat, give: Array.isArray(give) ? give.join('+') : give, take, action: text }]));
  }

  /** Which pieces can be deployed now. */
  get reserve(): Who[] { return (this.insight?.reach ?? []).filter(({ from }) => from === null).map(({ who }) => who); }

  /** Every hex where the piece in hand can go, with the cheapest way. */
  get journeys(): Record<HexName, Journey> {
    const { piece } = this;
    if (!piece || !this.spending) return {};
    if (this.verb === 'transfer') return this.transfers(piece);
    const reach = this.insight?.reach.find(({ who, from }) => who === piece.who && from === piece.from);
    return Object.fromEntries((reach?.to ?? []).map((journey) => [journey.hex, journey]));
  }

  private transfers({ who, from }: Piece): Record<HexName, Journey> {
    const price = this.insight?.prices['transfer']?.price ?? 0;
    const found = this.legal('transfer').filter(({ args }) => args.who === who && args.from === from);
    return Object.fromEntries(found.map(({ text, args: { to = '' } }) =>
      [to, { hex: to, ap: price, path: [from ?? to, to], actions: [text] }]));
  }

  /** How many pieces like the one in hand there are where it stands. */
  get together(): number {
    const { piece, view } = this;
    const seat = view?.to_act ?? null;
    if (!piece || !view || seat === null || piece.who === 'leader') return 1;
    if (piece.from === null) return view.players[seat]?.reserve.explorers ?? 1;
    const there = view.board.find(({ hex }) => hex === piece.from);
    return there?.pieces.find((found) => found.seat === seat)?.explorers ?? 1;
  }

  /** Whether that many can go to the hex pointed at with the points that are left. */
  affordable(count: number): boolean {
    const journey = this.pointed ? this.journeys[this.pointed] : undefined;
    return count <= this.together && (!journey || journey.ap * count <= (this.view?.ap ?? 0));
  }

  /** What a click on the hex pointed at would play. */
  get plan(): Plan | null {
    const hex = this.pointed;
    if (!hex || !this.spending) return null;
    const journey = this.journeys[hex];
    if (journey) {
      const actions = Array.from({ length: this.count }, () => journey.actions).flat();
      return { hex, actions, ap: journey.ap * this.count, path: journey.path };
    }
    const [action] = this.onHex(hex);
    return action ? { hex, actions: [action.text], ap: this.priceOf(this.verb), path: [] } : null;
  }

  /** The points that would be gone. */
  get planned(): number { return this.plan?.ap ?? 0; }

  get choosable(): HexName[] {
    const { verb } = this;
    if (!verb || !this.spending) return [];
    if (ON_HEX.includes(verb)) return [...new Set(this.legal(verb).map(({ args }) => args.hex ?? ''))];
    if (this.piece) return [];
    if (verb === 'transfer') return [...new Set(this.legal('transfer').map(({ args }) => args.from ?? ''))];
    return verb === 'move' ? [...new Set(this.walkers.map(({ from }) => from ?? ''))] : [];
  }

  private get walkers(): Piece[] {
    return (this.insight?.reach ?? []).filter(({ from }) => from !== null).map(({ who, from }) => ({ who, from }));
  }

  get marks(): Marks {
    if (this.tile.wanted) return this.tile.marks;
    if (this.piece) return this.walkMarks;
    return { choosable: this.choosable, target: this.plan?.hex ?? null, dim: this.verb !== null };
  }

  private get walkMarks(): Marks {
    const all = Object.values(this.journeys).map(({ hex, ap }) => [hex, ap * this.count] as const);
    const inReach = all.filter(([, ap]) => ap <= (this.view?.ap ?? 0));
    return {
      selected: this.piece?.from ?? null,
      reachable: Object.fromEntries(inReach),
      target: this.plan?.hex ?? null,
      path: this.plan?.path ?? [],
      dim: true,
    };
  }

  private priceOf(verb: Verb | null): number | null { return verb ? this.insight?.prices[verb]?.price ?? null : null; }

  private onHex(hex: HexName): Action[] {
    const { verb } = this;
    return verb && ON_HEX.includes(verb) ? this.legal(verb).filter(({ args }) => args.hex === hex) : [];
  }

  /** Puts everything down. */
  drop(): void {
    this.verb = null;
    this.piece = null;
    this.guarding = null;
    this.count = 1;
    this.tile.placing = null;
    this.point(null);
  }

  /** One step back: the target, then the piece, then the action. */
  back(): void {
    if (this.guarding) this.guarding = null;
    else if (this.piece && this.pointed && this.touch()) this.point(null);
    else this.drop();
  }

  /** Takes an action button; the same one again puts it down. */
  take(verb: Verb): void {
    const again = this.verb === verb;
    this.drop();
    if (again || !this.insight?.prices[verb]?.legal) return;
    this.verb = verb;
    const who = this.reserve.find((found) => found === 'explorer') ?? this.reserve[0];
    if (verb === 'deploy' && who) this.piece = { who, from: null };
  }

  pick(piece: Piece): void {
    const { verb } = this;
    this.drop();
    this.verb = verb && WALKS.includes(verb) && (verb === 'deploy') === (piece.from === null) ? verb : 'move';
    this.piece = piece;
  }

  setCount(count: number): void {
    this.count = Math.max(1, Math.min(count, this.together));
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
    if (hex === this.piece?.from) return this.drop();
    const confirmed = !this.touch() || this.pointed === hex;
    this.point(hex);
    if (this.plan) {
      if (confirmed) void this.confirm();
      return;
    }
    const standing = this.piecesOn(hex);
    const [first] = standing;
    const walking = this.verb === null || this.verb === 'move' || this.verb === 'transfer';
    if (first && walking) this.pick(standing.find(({ who }) => who === 'explorer') ?? first);
    else this.explain();
  }

  onpiece({ hex, seat, who }: PieceAt): void {
    const mine = seat === this.view?.to_act && this.spending;
    const piece = this.piecesOn(hex).find((found) => found.who === who);
    const onItsWay = this.piece !== null && hex in this.journeys && hex !== this.piece.from;
    const walking = this.verb === null || this.verb === 'move' || this.verb === 'transfer';
    if (!mine || !piece || !walking || onItsWay) return this.onhex(hex);
    if (this.piece?.from === hex && this.piece.who === who) return this.drop();
    this.pick(piece);
  }

  private piecesOn(hex: HexName): Piece[] {
    if (this.verb === 'transfer') {
      const whos = this.legal('transfer').flatMap(({ args }) => (args.from === hex ? args.who ?? [] : []));
      return [...new Set(whos)].map((who) => ({ who, from: hex }));
    }
    return this.walkers.filter(({ from }) => from === hex);
  }

  onhover(hex: HexName | null): void {
    if (!this.touch()) this.point(hex);
  }

  /** Plays what is pointed at. */
  async confirm(): Promise<boolean> {
    const { plan } = this;
    if (!plan || this.store.busy) return false;
    if (this.verb === 'guard' && this.onHex(plan.hex).length > 1 && !this.guarding) {
      this.guarding = plan.hex;
      return false;
    }
    return this.play(plan.actions);
  }

  async play(actions: string[]): Promise<boolean> {
    this.drop();
    return this.store.play(actions);
  }

  /** Who may become the guardian on the hex that was chosen. */
  get guardians(): { who: Who; action: string }[] {
    const actions = this.guarding ? this.onHex(this.guarding) : [];
    return actions.flatMap(({ text, args: { who } }) => (who ? [{ who, action: text }] : []));
  }

  async lay(): Promise<boolean> {
    const action = this.tile.placement?.action;
    return action !== undefined && !this.store.busy && this.play([action]);
  }

  private point(hex: HexName | null): void {
    if (hex === this.pointed) return;
    this.pointed = hex;
    this.foresight.whyNot = null;
    if (hex && !this.affordable(this.count)) this.count = 1;
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
    const hex = this.pointed;
    const action = hex ? this.wish(hex) : undefined;
    if (hex && action !== undefined && (action !== null || this.piece)) this.foresight.explain(hex, action);
  }

  /** The action that pointing at a hex asks for; null if no single action could lead there. */
  private wish(hex: HexName): Wish | null | undefined {
    if (this.tile.wanted) {
      const rotation = this.tile.placing?.rotation ?? 0;
      return this.explored(hex) ? undefined : { kind: 'place', args: { hex, rotation } };
    }
    const { piece, verb } = this;
    if (piece?.from === hex) return undefined;
    if (piece?.from) {
      const kind = verb === 'transfer' ? 'transfer' : 'move';
      if (kind === 'move' && !this.beside(piece.from, hex)) return null;
      return { kind, args: { who: piece.who, from: piece.from, to: hex } };
    }
    if (piece) return null;
    if (verb === 'guard') return { kind: 'guard', args: { who: 'explorer', hex } };
    return verb && ON_HEX.includes(verb) ? { kind: verb, args: { hex } } : undefined;
  }

  private explored(hex: HexName): boolean {
    return this.view?.board.some((found) => found.hex === hex && found.terrain !== 'jungle') ?? false;
  }

  private beside(one: HexName, other: HexName): boolean {
    return this.store.catalogue.hexes[one]?.neighbours.includes(other) ?? false;
  }
}

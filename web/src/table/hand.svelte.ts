/**
 * What a player has in hand before it is played: the drawn tile over a hex, a piece on its way, or an action that still
 * needs its place. It knows no rules: what is possible, what it costs and where it leads comes with the position.
 */
import type { Ghost, Marks, PieceAt } from '../board/marks';
import type {
  HexName, Insight, Journey, Placement, PreviewAnswer, View, Who, Why, WireError,
} from '../lib/wire';
import type { TableStore } from './table.svelte';

export const VERBS = ['deploy', 'move', 'transfer', 'clear', 'dig', 'swap', 'camp', 'guard'] as const;
export type Verb = (typeof VERBS)[number];
/** Actions that need nothing but a hex. */
const ON_HEX: readonly Verb[] = ['clear', 'dig', 'camp', 'guard'];
const WALKS: readonly Verb[] = ['deploy', 'move', 'transfer'];

/** A piece that was picked up; from null: out of the reserve. */
export interface Piece { who: Who; from: HexName | null }
/** Why a hex is not possible; without a rule it is only too far. */
export interface WhyHex { hex: HexName; why: Why | null }
export interface Swap { seat: number; give: string; take: string; action: string }

/** What the board would be asked to do on a hex. */
interface Plan { hex: HexName; actions: string[]; ap: number | null; path: HexName[] }

const PREVIEW_AFTER = 70;
const WHY_AFTER = 250;

export class Hand {
  verb: Verb | null = $state(null);
  piece: Piece | null = $state.raw(null);
  /** how many explorers go together */
  count = $state(1);
  /** where the drawn tile is held */
  placing: { hex: HexName; rotation: number } | null = $state.raw(null);
  /** the hex under the pointer, or the one that was touched and waits to be confirmed */
  pointed: HexName | null = $state(null);
  /** guard: which hex waits for the choice between leader and explorer */
  guarding: HexName | null = $state(null);
  foreseen: PreviewAnswer | null = $state.raw(null);
  whyNot: WhyHex | null = $state.raw(null);
  private asked = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** `touch`: there is no pointer that hovers, so a first tap points and a second one plays. */
  constructor(private readonly store: TableStore, private readonly touch: () => boolean) {}

  private get view(): View | null { return this.store.view; }
  private get insight(): Insight | null { return this.store.insight; }
  /** Points are spent: those of a turn, or those that a card or power gives for walking. */
  get spending(): boolean {
    const step = this.view?.step;
    return this.store.myTurn && (step === 'spend' || (step === 'effect' && this.insight?.prices['move'] !== undefined));
  }
  get laying(): boolean { return this.store.myTurn && this.view?.step === 'place'; }

  /** Legal actions of a verb, each as its words. */
  legal(verb: Verb): string[][] {
    return (this.view?.legal_actions ?? []).map((text) => text.split(' ')).filter((words) => words[0] === verb);
  }

  get placements(): Placement[] { return this.laying ? this.insight?.placements ?? [] : []; }
  /** The rotations that are possible on the hex where the tile is held. */
  get rotations(): Placement[] { return this.placements.filter(({ hex }) => hex === this.placing?.hex); }
  get placement(): Placement | null {
    return this.rotations.find(({ rotation }) => rotation === this.placing?.rotation) ?? null;
  }
  get swaps(): Swap[] {
    return this.legal('swap').map((words) => ({
      seat: Number(words[1]), give: words[2] ?? '', take: words[3] ?? '', action: words.join(' '),
    }));
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
    const found = this.legal('transfer').filter((words) => words[1] === who && words[2] === from);
    return Object.fromEntries(found.map((words) => {
      const to = words[3] ?? '';
      return [to, { hex: to, ap: price, path: [from ?? to, to], actions: [words.join(' ')] }];
    }));
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

  /** Whether so many can go to the hex pointed at with the points that are left. */
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
    return action ? { hex, actions: [action], ap: this.priceOf(this.verb), path: [] } : null;
  }

  /** The points that would be gone. */
  get planned(): number { return this.plan?.ap ?? 0; }

  get choosable(): HexName[] {
    const { verb } = this;
    if (!verb || !this.spending) return [];
    if (ON_HEX.includes(verb)) return [...new Set(this.legal(verb).map((words) => words.at(-1) ?? ''))];
    if (this.piece) return [];
    if (verb === 'transfer') return [...new Set(this.legal('transfer').map((words) => words[2] ?? ''))];
    return verb === 'move' ? [...new Set(this.walkers.map(({ from }) => from ?? ''))] : [];
  }

  private get walkers(): Piece[] {
    return (this.insight?.reach ?? []).filter(({ from }) => from !== null).map(({ who, from }) => ({ who, from }));
  }

  get marks(): Marks {
    if (this.laying) return this.tileMarks;
    if (this.piece) return this.walkMarks;
    return { choosable: this.choosable, target: this.plan?.hex ?? null, dim: this.verb !== null };
  }

  private get tileMarks(): Marks {
    const { placement } = this;
    const ghost: Ghost | null = placement
      ? { hex: placement.hex, tile: placement.tile, rotation: placement.rotation, joins: placement.joins } : null;
    const hexes = [...new Set(this.placements.map(({ hex }) => hex))];
    return { legal: hexes.filter((hex) => hex !== ghost?.hex), ghost };
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

  private onHex(hex: HexName): string[] {
    const { verb } = this;
    if (!verb || !ON_HEX.includes(verb)) return [];
    return this.legal(verb).filter((words) => words.at(-1) === hex).map((words) => words.join(' '));
  }

  /** Puts everything down. */
  drop(): void {
    this.verb = null;
    this.piece = null;
    this.guarding = null;
    this.count = 1;
    this.placing = null;
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
    if (this.placing?.hex === hex) void this.lay();
    else this.onhex(hex);
  }

  /** A click or tap on a hex. */
  onhex(hex: HexName): void {
    if (this.laying) return this.holdOver(hex);
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
      const from = this.legal('transfer').filter((words) => words[2] === hex);
      return [...new Set(from.map((words) => words[1] as Who))].map((who) => ({ who, from: hex }));
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
    return actions.map((action) => ({ who: action.split(' ')[1] as Who, action }));
  }

  /** Holds the tile over a hex, or turns it if it is there already. */
  private holdOver(hex: HexName): void {
    if (this.placing?.hex === hex) return this.turn(1);
    const [first] = this.placements.filter((placement) => placement.hex === hex);
    if (first) this.placing = { hex, rotation: first.rotation };
    else { this.point(hex); this.explain(); }
  }

  /** Turns the tile to the next rotation that is possible here. */
  turn(steps: number): void {
    const turns = this.rotations.map(({ rotation }) => rotation);
    const at = turns.indexOf(this.placing?.rotation ?? -1);
    const rotation = turns[(((at + steps) % turns.length) + turns.length) % turns.length];
    if (this.placing && rotation !== undefined) this.placing = { ...this.placing, rotation };
  }

  async lay(): Promise<boolean> {
    const action = this.placement?.action;
    return action !== undefined && !this.store.busy && this.play([action]);
  }

  private point(hex: HexName | null): void {
    if (hex === this.pointed) return;
    this.pointed = hex;
    this.whyNot = null;
    if (hex && !this.affordable(this.count)) this.count = 1;
    this.foresee();
    if (hex && !this.plan) this.timer = setTimeout(() => this.explain(), WHY_AFTER);
  }

  /** Asks what the plan would lead to; an answer that comes too late is not shown. */
  private foresee(): void {
    clearTimeout(this.timer);
    this.foreseen = null;
    const number = ++this.asked;
    const { plan } = this;
    if (!plan) return;
    this.timer = setTimeout(() => {
      this.store.preview(plan.actions).then(
        (answer) => { if (number === this.asked) this.foreseen = answer; },
        // The plan cannot be foreseen while the line is down; everything else on show stays true.
        (_: WireError) => undefined,
      );
    }, PREVIEW_AFTER);
  }

  /** Asks why nothing can be done on the hex pointed at. */
  private explain(): void {
    const hex = this.pointed;
    const action = hex ? this.wish(hex) : null;
    if (!hex || action === undefined) return;
    if (action === null) {
      if (this.piece) this.whyNot = { hex, why: null };
      return;
    }
    const number = this.asked;
    this.store.why(action).then(
      (answer) => { if (number === this.asked && !answer.legal) this.whyNot = { hex, why: answer.why }; },
      (_: WireError) => undefined,
    );
  }

  /** The action that pointing at a hex asks for; null if no single action could lead there. */
  private wish(hex: HexName): string | null | undefined {
    if (this.laying) return this.explored(hex) ? undefined : `place ${hex} ${this.placing?.rotation ?? 0}`;
    const { piece, verb } = this;
    if (piece?.from === hex) return undefined;
    if (piece?.from && verb === 'transfer') return `transfer ${piece.who} ${piece.from} ${hex}`;
    if (piece?.from) return this.beside(piece.from, hex) ? `move ${piece.who} ${piece.from} ${hex}` : null;
    if (piece) return null;
    if (verb === 'guard') return `guard explorer ${hex}`;
    return verb && ON_HEX.includes(verb) ? `${verb} ${hex}` : undefined;
  }

  private explored(hex: HexName): boolean {
    return this.view?.board.some((found) => found.hex === hex && found.terrain !== 'jungle') ?? false;
  }

  private beside(one: HexName, other: HexName): boolean {
    return this.store.catalogue.hexes[one]?.neighbours.includes(other) ?? false;
  }
}

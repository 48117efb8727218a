/** A turn of mine that is still to come: tried on a copy of the board, kept in this browser, and played when it is time. */
import { ApiError } from '../../lib/api';
import { recallAs, rememberAs } from '../../lib/memory';
import type { Message, PlanAnswer, Seat, TableInfo, View, Wish, WireError } from '../../lib/wire';
import { Following } from '../following.svelte';
import { Hand } from '../hand/hand.svelte';
import { movesIn } from '../log';
import { TableStore } from '../table.svelte';
import { TrialLine } from '../trial-line';

/** The copy of the table on which a turn is tried. */
export interface Draft { store: TableStore; hand: Hand; following: Following }

/** What others have made impossible while a turn was planned. */
export interface Lost { steps: Message[]; why: WireError | null; left: number }

/** What the server refuses on its socket, as the line of a copy takes it. */
function refuse(error: WireError): never { throw new ApiError(error, 409); }

export class Planning {
  /** the turn that is kept, gesture by gesture */
  kept: string[][] = $state.raw([]);
  /** how far it can be played as things stand */
  answer: PlanAnswer | null = $state.raw(null);
  draft: Draft | null = $state.raw(null);
  /** what has been tried so far in the draft */
  tried: PlanAnswer | null = $state.raw(null);
  /** what is gone from the draft since its player last changed it */
  private gone: Lost | null = $state.raw(null);
  /** why nothing can be planned now */
  refusal: WireError | null = $state.raw(null);
  /** the kept turn is read from this browser once it is known which seat is mine */
  private readFor: string | null = null;
  /** counts what was asked, so that an answer that comes too late is not shown */
  private asked = 0;

  constructor(private readonly store: TableStore, private readonly touch: () => boolean) {}

  /** The seat whose turn is planned: mine, if others play too. */
  get seat(): Seat | null {
    const { info, seats } = this.store;
    if (!info || info.look_only || info.over || this.store.stuck || seats.length === info.seats.length) return null;
    return seats.find((seat) => this.store.plays(seat)) ?? null;
  }
  /** Others decide now. */
  get waiting(): boolean { return this.seat !== null && this.store.present?.view.to_act !== this.seat; }
  /** The kept turn can be played now, or a part of it. */
  get due(): boolean {
    const { myTurn, view, actions } = this.store;
    const [first] = this.actions;
    return myTurn && view?.to_act === this.seat && actions.some(({ text }) => text === first) && (this.answer?.done ?? 0) > 0;
  }
  get actions(): string[] { return this.kept.flat(); }
  private get key(): string { return `tikal.plan.${this.store.id}.${this.seat}`; }

  /** Something has happened at the table: is the kept turn still possible, and what becomes of the draft? */
  async look(): Promise<void> {
    const { seat } = this;
    if (seat === null) return;
    this.read();
    // When the turn itself begins, what was tried so far is kept.
    if (this.draft && !this.waiting) return this.keep();
    if (this.draft) return this.rebuild(this.draft);
    const number = ++this.asked;
    const answer = this.kept.length ? await this.store.plan(seat, this.actions).catch(() => null) : null;
    if (number === this.asked) this.answer = answer;
  }

  private read(): void {
    if (this.readFor === this.key) return;
    this.readFor = this.key;
    this.kept = recallAs(this.key) ?? [];
  }

  /** Opens a copy of the board with the kept turn on it, as far as that goes. */
  async open(): Promise<void> {
    const { kept, answer } = this;
    this.gone = null;
    this.tried = null;
    await this.begin(kept, answer?.failed ? [...answer.steps, answer.failed] : []);
  }

  /** Others have moved: tries the same turn on a new copy, and says what is not possible any more. */
  private async rebuild({ store }: Draft): Promise<void> {
    // What was tried may be told a moment later than it was done.
    const told = this.tried?.done === movesIn(store.events).length ? this.tried.steps : [];
    await this.begin(this.gestures, told);
  }

  /** `sentences`: what the actions are called, for those that fail. */
  private async begin(gestures: readonly string[][], sentences: readonly Message[]): Promise<void> {
    const { seat } = this;
    if (seat === null) return;
    const number = ++this.asked;
    this.refusal = null;
    try {
      const start = await this.store.plan(seat, []);
      if (number !== this.asked) return;
      const draft = this.draftOf(seat, start);
      for (const gesture of gestures) if (!(await draft.store.play(gesture))) break;
      if (number === this.asked) this.show(draft, sentences);
    } catch (error) {
      this.close();
      this.refusal = error as WireError;
    }
  }

  private draftOf(seat: Seat, start: PlanAnswer): Draft {
    const line = (): TrialLine => new TrialLine({
      seat, start: start.position, tried: (actions) => this.try(seat, actions), onend: () => this.keep(),
      threats: (actions) => this.store.threats({ seat, actions: [...actions] }).catch(refuse),
      table: (seq, view) => this.tableOf(seat, seq, view),
    });
    const store = new TableStore(`plan-${this.store.id}`, line, false);
    store.planned = true;
    store.connect(this.store.catalogue);
    return { store, hand: new Hand(store, this.touch), following: new Following(store) };
  }

  private async try(seat: Seat, actions: readonly (string | Wish)[]): Promise<PlanAnswer> {
    const answer = await this.store.plan(seat, actions).catch(refuse);
    if (answer.why) {
      const { rule, message: { id, args } } = answer.why;
      throw new ApiError({ code: 'illegal', message: '', id, args, rule }, 409);
    }
    return answer;
  }

  private tableOf(seat: Seat, seq: number, view: View): TableInfo {
    const info = this.store.info as TableInfo;
    return { ...info, seq, to_act: view.to_act ?? seat, takeback: null, rematch: null, clock: null };
  }

  private show(draft: Draft, sentences: readonly Message[]): void {
    const before = this.lost?.steps ?? [];
    const { error: why } = draft.store;
    draft.store.clearError();
    this.close();
    this.draft = draft;
    const left = this.gestures.flat().length;
    if (why) this.gone = { steps: [...sentences.slice(left), ...before], why, left };
  }

  /** What others have made impossible, until the player changes the draft. */
  get lost(): Lost | null {
    return this.gone?.left === this.gestures.flat().length ? this.gone : null;
  }

  /** What was tried so far, in sentences; asked for whenever the draft changes. */
  async tell(): Promise<void> {
    const { seat, draft } = this;
    if (seat === null || !draft) return;
    const answer = await this.store.plan(seat, this.gestures.flat()).catch(() => null);
    if (answer && this.draft === draft) this.tried = answer;
  }

  /** The gestures of the draft that stand. */
  get gestures(): string[][] {
    const moves = movesIn(this.draft?.store.events ?? []);
    const numbers = [...new Set(moves.map(({ gesture }) => gesture))];
    return numbers.map((number) => moves.flatMap(({ gesture, action }) => (gesture === number && action ? [action] : [])));
  }

  /** Keeps what was tried, and goes back to the table. */
  keep(): void {
    const { gestures } = this;
    this.close();
    this.kept = gestures;
    if (gestures.length) rememberAs(this.key, gestures);
    else this.discard();
    void this.look();
  }

  discard(): void {
    this.kept = [];
    this.answer = null;
    rememberAs(this.key, []);
  }

  close(): void {
    this.draft?.following.close();
    this.draft?.store.close();
    this.draft = null;
  }

  /** Plays what is still possible of the kept turn, as one gesture. */
  async play(): Promise<void> {
    const { answer } = this;
    if (!answer || this.store.busy) return;
    if (await this.store.play(this.actions.slice(0, answer.done))) this.discard();
  }
}

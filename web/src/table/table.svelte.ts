/** One table as the server has described it: who sits here, what happened, the position. The server decides everything. */
import { catalogue as askCatalogue } from '../lib/api';
import { Connection, socketAddress, type Connected, type Wire } from '../lib/socket';
import { go, tablePath } from '../lib/route.svelte';
import { tables } from '../lib/tables.svelte';
import type {
  Action, ActionArgs, Catalogue, Colour, EventKind, EventMessage, FromServer, HintAnswer, Insight, PeopleMessage, Plan, PlanAnswer, Position, PreviewAnswer, RefusedMessage, Seat,
  TableEvent, TableInfo, Threat, View, Welcome, WhyAnswer, Wish, WireError,
} from '../lib/wire';
import { BoardControl } from './board-control.svelte';
import { Gestures } from './gestures.svelte';
import { movesIn, withEvent } from './log';
import { Requests, type Command } from './requests.svelte';

/** Called with each event once and in order, and with the positions after it and before, where the server sends them. */
export type Watcher = (event: TableEvent, position: Position | null, before: Position | null) => void;

/** The table as it was after an event. */
export interface PastTable { position: Position; events: TableEvent[] }

const CHANGES_GAME: readonly EventKind[] = ['move', 'undo', 'takeback'];
/** Refusals of a hello after which it is no use to say it again. */
const HOPELESS: readonly string[] = ['secret-wrong', 'secret-missing', 'invitation-used', 'not-found'];

export class TableStore {
  info: TableInfo | null = $state.raw(null);
  /** the position after everything that has happened */
  present: Position | null = $state.raw(null);
  /** everything that has happened */
  log: TableEvent[] = $state.raw([]);
  /** the moment that is shown instead of the present one, while the turns of others are played back */
  past: PastTable | null = $state.raw(null);
  seats: Seat[] = $state.raw([]);
  host = $state(false);
  connected: Connected = $state('connecting');
  /** when the next try to connect begins, by this browser's clock */
  retryAt = $state(0);
  /** milliseconds by which the server's clock is ahead of this browser's */
  ahead = $state(0);
  error: WireError | null = $state.raw(null);
  /** the server does not let us in any more: the link was renewed, or the table is gone */
  turnedAway = $state(false);
  /** the position on show when the last command was sent */
  private sentAt = $state(0);
  private catalogueOrNull: Catalogue | null = $state.raw(null);
  readonly board = new BoardControl();

  private connection: Connection | null = null;
  private readonly requests = new Requests((message) => this.connection?.send(message) ?? false);
  private readonly gestures = new Gestures((command) => this.command(command), () => this.mine);
  private readonly watchers = new Set<Watcher>();
  /** the log is still being fetched, page by page: what comes is no news */
  private reading = false;
  /** waits for the positions since an event */
  private recalling: { since: number; settle(positions: Position[]): void } | null = null;

  /** a copy of a table, on which a turn is only planned: its end keeps the plan */
  planned = false;

  /** `known`: whether this browser lists the table among its own. */
  constructor(readonly id: string, private readonly dial?: (address: string) => Wire, private readonly known = true) {}

  /** Connects, and goes on trying until `close`. */
  async open(): Promise<void> {
    tables.takeSecretsFromAddress(this.id);
    this.catalogueOrNull = await askCatalogue();
    this.connect();
  }

  /** Everything but the catalogue: what tests and the parts of the page without a server start from. */
  connect(catalogue?: Catalogue): void {
    if (catalogue) this.catalogueOrNull = catalogue;
    this.connection = new Connection(
      socketAddress(`/ws/tables/${encodeURIComponent(this.id)}`),
      {
        hello: () => ({ type: 'hello', secrets: tables.secrets(this.id), since: this.seq || null }),
        heard: (message) => this.hear(message),
        state: (connected, retryAt = 0) => {
          this.connected = connected;
          this.retryAt = retryAt;
          if (connected === 'lost') this.lose();
        },
      },
      this.dial,
    );
  }

  close(): void {
    this.connection?.close();
    this.connection = null;
    this.lose();
  }

  /** There is no line any more: what was asked for on it does not come. */
  private lose(): void {
    this.requests.lose();
    this.recalled([]);
  }

  get ready(): boolean { return this.catalogueOrNull !== null && this.position !== null && this.info !== null; }
  get catalogue(): Catalogue {
    if (!this.catalogueOrNull) throw new Error('the catalogue has not been read yet');
    return this.catalogueOrNull;
  }
  /** The position on show. Board, panels and header all come from it, so that they tell of the same moment. */
  get position(): Position | null { return this.past?.position ?? this.present; }
  /** What had happened by then. */
  get events(): TableEvent[] { return this.past?.events ?? this.log; }
  get view(): View | null { return this.position?.view ?? null; }
  get insight(): Insight | null { return this.position?.insight ?? null; }
  /** What the player who acts here may do now. */
  get actions(): Action[] { return this.position?.actions ?? []; }
  /** Number of the last event that arrived. */
  get seq(): number { return this.log.at(-1)?.seq ?? 0; }
  /** Points with which each seat begins. */
  get start(): readonly number[] { return this.info?.start_scores ?? []; }
  /** The seat that I act for, or look through while others act. */
  get me(): Seat | null {
    const toAct = this.view?.to_act ?? null;
    if (toAct !== null && this.seats.includes(toAct)) return toAct;
    return this.seats[0] ?? null;
  }
  /** The rules have changed since this game began: nobody can play on. */
  get stuck(): boolean { return (this.info?.stuck ?? null) !== null; }
  get myTurn(): boolean {
    const toAct = this.view?.to_act ?? null;
    return toAct !== null && this.past === null && this.plays(toAct) && !this.info?.look_only && !this.stuck;
  }
  /** Whether somebody at this browser decides for a seat; after a resignation a bot does. */
  plays(seat: Seat): boolean {
    return this.seats.includes(seat) && this.info?.seats.find((found) => found.seat === seat)?.kind !== 'bot';
  }

  /** My moves that can be undone now. */
  get mine(): TableEvent[] {
    const count = this.myTurn ? this.position?.undoable ?? 0 : 0;
    return count > 0 ? movesIn(this.log).slice(-count) : [];
  }
  /** The last event that changed the game: what people say at the table does not. */
  get moment(): number { return this.events.findLast(({ kind }) => CHANGES_GAME.includes(kind))?.seq ?? 0; }
  /** A command is on its way, and what came of it is not on show yet: another click would be one too many. */
  get busy(): boolean { return this.requests.pending > 0 && (this.present?.seq ?? 0) <= this.sentAt; }
  /** Commands that the server has not answered yet. */
  get waiting(): number { return this.requests.pending + this.gestures.queued; }
  get canUndo(): boolean { return this.mine.length > 0; }
  get canRedo(): boolean { return this.myTurn && this.gestures.canRedo; }

  watch(watcher: Watcher): () => void {
    this.watchers.add(watcher);
    return () => this.watchers.delete(watcher);
  }

  /** Plays actions as one gesture: all of them or none. */
  play(actions: string[]): Promise<boolean> { return this.gestures.play(actions); }

  /** The text of the legal action of this kind that has these arguments; null if there is none now. */
  legal(kind: string, wanted: ActionArgs): string | null {
    const asked = Object.entries(wanted) as [keyof ActionArgs, unknown][];
    const fits = ({ kind: found, args }: Action): boolean =>
      found === kind && asked.every(([name, value]) => args[name] === value);
    return this.actions.find(fits)?.text ?? null;
  }

  /** Plays that action if there is one. */
  async choose(kind: string, wanted: ActionArgs): Promise<boolean> {
    const action = this.legal(kind, wanted);
    return action !== null && this.play([action]);
  }

  /** Takes back the last gesture, or the whole turn as far as that is possible. */
  undo(what: 'gesture' | 'turn' = 'gesture'): Promise<boolean> { return this.gestures.undo(what); }
  /** Plays what was undone last once more. */
  redo(): Promise<boolean> { return this.gestures.redo(); }

  takeback(to: number): Promise<boolean> { return this.command({ command: 'takeback', to }); }
  answer(agree: boolean): Promise<boolean> { return this.command({ command: 'answer', agree }); }
  chat(text: string): Promise<boolean> { return this.command({ command: 'chat', text }); }
  resign(seat: Seat): Promise<boolean> { return this.command({ command: 'resign', seat }); }
  rename(seat: Seat, name: string): Promise<boolean> { return this.command({ command: 'name', seat, name }); }
  recolour(seat: Seat, colour: Colour): Promise<boolean> { return this.command({ command: 'colour', seat, colour }); }
  toBot(seat: Seat, level: string): Promise<boolean> { return this.command({ command: 'bot', seat, level }); }
  withdraw(seat: Seat): Promise<boolean> { return this.command({ command: 'withdraw', seat }); }
  leave(seat: Seat): Promise<boolean> { return this.command({ command: 'leave', seat }); }
  list(listed: boolean): Promise<boolean> { return this.command({ command: 'list', listed }); }
  fromBot(seat: Seat): Promise<boolean> { return this.command({ command: 'unbot', seat }); }

  /** Sets up another game for the same people; if somebody was faster, there is only the first one. */
  again(): Promise<boolean> { return this.command({ command: 'rematch' }); }
  /** The table where the same people play again. */
  get rematch(): string | null { return this.info?.rematch ?? null; }
  /** Goes to the rematch, to the same seats. */
  goToRematch(): void {
    if (!this.rematch) return;
    tables.rematch(this.id, this.rematch);
    go(tablePath(this.rematch));
  }

  /** How far a turn of a seat of mine that is still to come can be played. */
  plan(seat: Seat, actions: readonly (string | Wish)[]): Promise<PlanAnswer> {
    return this.requests.ask({ what: 'plan', seat, actions: [...actions] });
  }
  why(action: Wish): Promise<WhyAnswer> { return this.requests.ask({ what: 'why', action }); }
  preview(actions: string[]): Promise<PreviewAnswer> { return this.requests.ask({ what: 'preview', actions }); }
  /** How far everybody could go in a turn of their own: now, or after a turn that is planned. */
  threats(plan: Plan | null = null): Promise<Threat[]> { return this.requests.ask({ what: 'threats', plan }); }

  /** What I could do now: at first where to look, or the whole turn. */
  hint(whole: boolean): Promise<HintAnswer> { return this.requests.ask({ what: 'hint', whole }); }

  /** The positions after an event, which the server sends to whoever says hello with its number; none without a line. */
  recall(since: number): Promise<Position[]> {
    this.recalled([]);
    return new Promise((settle) => {
      this.recalling = { since, settle };
      if (!this.connection?.send({ type: 'hello', secrets: tables.secrets(this.id), since })) this.recalled([]);
    });
  }

  private recalled(positions: Position[]): void {
    this.recalling?.settle(positions);
    this.recalling = null;
  }

  clearError(): void { this.error = null; }

  /** Whether the player sees this page now. */
  looking(looking: boolean): void { this.connection?.send({ type: 'looking', looking }); }

  /** Tries to connect at once. */
  reconnect(): void { this.connection?.now(); }

  /** Says hello with the secrets of now. */
  sayHello(): void { this.connection?.again(); }

  private async command(command: Command): Promise<boolean> {
    this.error = null;
    this.sentAt = this.present?.seq ?? 0;
    const error = await this.requests.command(command);
    if (error) this.error = error;
    return error === null;
  }

  private hear(message: FromServer): void {
    switch (message.type) {
      case 'welcome': return this.welcome(message);
      case 'event': return this.happened(message);
      case 'done': return this.requests.settle(message.key, null);
      case 'refused': return this.refuse(message);
      case 'answer': return this.requests.answered(message);
      case 'people': return this.people(message);
      case 'pong': case 'closing': return undefined;
    }
  }

  private refuse({ key, error }: RefusedMessage): void {
    this.requests.settle(key, error);
    // Only a hello has no key.
    if (key || !HOPELESS.includes(error.code)) return;
    this.close();
    this.turnedAway = true;
  }

  private welcome(message: Welcome): void {
    // A welcome can be older than the last event: what is on show never goes back.
    if (!this.present || message.position.seq >= this.present.seq) this.show(message);
    this.reading &&= message.next !== null;
    if (message.next !== null) this.connection?.again();
    if (message.since === this.recalling?.since) this.recalled(message.positions);
    this.requests.resend();
  }

  /** What the server says now about the table, and what time it is there. */
  private take(table: TableInfo): void {
    this.info = table;
    if (table.clock) this.ahead = Date.parse(table.clock.now) - Date.now();
  }

  private show({ table, seats, host, events, position, positions, next }: Welcome): void {
    this.take(table);
    this.seats = seats;
    this.host = host;
    // What was missed is news; what was there before one came is not.
    this.reading ||= !this.present && next !== null;
    if (!this.present || this.reading) this.log = [...this.log, ...events.filter(({ seq }) => seq > this.seq)];
    else for (const event of events) this.add(event, positions.find(({ seq }) => seq === event.seq) ?? null);
    this.present = position;
    if (this.known) tables.visited(table);
  }

  private happened({ event, table, position }: EventMessage): void {
    if (event.seq > this.seq + 1) return this.connection?.again();
    if (event.seq <= this.seq) return;
    this.take(table);
    this.add(event, position);
  }

  /** Every event counts once, whatever way and however often it comes. */
  private add(event: TableEvent, position: Position | null): void {
    if (event.seq <= this.seq) return;
    const before = this.present;
    this.log = withEvent(this.log, event);
    if (position) this.present = position;
    for (const watcher of this.watchers) watcher(event, position, before);
  }

  private people({ connected, watching }: PeopleMessage): void {
    if (!this.info) return;
    const seats = this.info.seats.map((seat) => ({ ...seat, connected: connected.includes(seat.seat) }));
    this.info = { ...this.info, seats, watching };
  }
}

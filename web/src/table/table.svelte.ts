/** One table as this browser knows it: who sits here, what happened, the position. The server decides everything. */
import { ApiError, catalogue as askCatalogue, positions } from '../lib/api';
import { Connection, socketAddress, type Connected, type Wire } from '../lib/socket';
import { go, tablePath } from '../lib/route.svelte';
import { tables } from '../lib/tables.svelte';
import type {
  Catalogue, EventKind, FromServer, HintAnswer, Insight, Position, PreviewAnswer, Seat, TableEvent, TableInfo, ToServer, View, WhyAnswer,
  WireError,
} from '../lib/wire';
import { BoardControl } from './board-control.svelte';
import { standing } from './log';

type Without<T, K extends PropertyKey> = T extends unknown ? Omit<T, K> : never;
type Command = Without<Extract<ToServer, { type: 'do' }>, 'type' | 'key'>;
type Question = Without<Extract<ToServer, { type: 'ask' }>, 'type' | 'id'>;

interface Waiting { message: ToServer; settle(done: boolean): void }
interface Asked { settle(answer: unknown): void; fail(error: WireError): void }

/** Told about each event once and in order, with the position after it if the server sent one. */
export type Watcher = (event: TableEvent, position: Position | null) => void;

const CHANGES_GAME: readonly EventKind[] = ['move', 'undo', 'takeback'];
/** Refusals of a hello after which it is no use to say it again. */
const HOPELESS: readonly string[] = ['secret-wrong', 'secret-missing', 'not-found'];
const LOST: WireError = { code: 'lost', message: '', id: 'table-lost', args: {}, rule: null };

let keys = 0;
/** A name for a command that no other browser will use. */
const newKey = (): string => `${crypto.randomUUID?.() ?? Math.random().toString(36).slice(2)}-${keys++}`;

export class TableStore {
  info: TableInfo | null = $state.raw(null);
  position: Position | null = $state.raw(null);
  events: TableEvent[] = $state.raw([]);
  seats: Seat[] = $state.raw([]);
  host = $state(false);
  /** points with which everybody begins */
  start = $state(0);
  connected: Connected = $state('connecting');
  error: WireError | null = $state.raw(null);
  /** the server does not let us in any more: the link was renewed, or the table is gone */
  turnedAway = $state(false);
  /** commands that the server has not answered yet */
  private pending = $state(0);
  /** the position on show when the last command was sent */
  private sentAt = $state(0);
  /** undone actions of this turn, the last one undone at the end */
  private undone: string[][] = $state.raw([]);
  private catalogueOrNull: Catalogue | null = $state.raw(null);
  readonly board = new BoardControl();

  private connection: Connection | null = null;
  /** the last thing asked for that changes the game, until it is done */
  private acting: Promise<boolean> | null = null;
  private readonly waiting = new Map<string, Waiting>();
  private readonly asked = new Map<string, Asked>();
  private readonly watchers = new Set<Watcher>();

  constructor(readonly id: string, private readonly dial?: (address: string) => Wire) {}

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
        state: (connected) => { this.connected = connected; if (connected === 'lost') this.failQuestions(); },
      },
      this.dial,
    );
  }

  close(): void {
    this.connection?.close();
    this.connection = null;
  }

  get ready(): boolean { return this.catalogueOrNull !== null && this.position !== null && this.info !== null; }
  get catalogue(): Catalogue {
    if (!this.catalogueOrNull) throw new Error('the catalogue has not been read yet');
    return this.catalogueOrNull;
  }
  get view(): View | null { return this.position?.view ?? null; }
  get insight(): Insight | null { return this.position?.insight ?? null; }
  /** Number of the last event that arrived. */
  get seq(): number { return this.events.at(-1)?.seq ?? 0; }
  /** The seat that I act for, or look through while others act. */
  get me(): Seat | null {
    const toAct = this.view?.to_act ?? null;
    if (toAct !== null && this.seats.includes(toAct)) return toAct;
    return this.seats[0] ?? null;
  }
  get myTurn(): boolean {
    const toAct = this.view?.to_act ?? null;
    if (toAct === null || !this.seats.includes(toAct) || this.info?.look_only) return false;
    return this.info?.seats.find(({ seat }) => seat === toAct)?.kind !== 'bot';
  }

  /** My moves that can be undone now. */
  get mine(): TableEvent[] {
    const count = this.myTurn ? this.position?.undoable ?? 0 : 0;
    return count > 0 ? standing(this.events).slice(-count) : [];
  }
  /** The last event that changed the game: what people say at the table does not. */
  get moment(): number { return this.events.findLast(({ kind }) => CHANGES_GAME.includes(kind))?.seq ?? 0; }
  /** A command is on its way, and what came of it is not on show yet: another click would be one too many. */
  get busy(): boolean { return this.pending > 0 && (this.position?.seq ?? 0) <= this.sentAt; }
  get canUndo(): boolean { return this.mine.length > 0; }
  get canRedo(): boolean { return this.myTurn && this.undone.length > 0; }

  watch(watcher: Watcher): () => void {
    this.watchers.add(watcher);
    return () => this.watchers.delete(watcher);
  }

  /** Plays actions as one gesture: all of them or none. */
  play(actions: string[]): Promise<boolean> {
    return this.inTurn(() => {
      this.undone = [];
      return this.command({ command: 'moves', actions });
    });
  }

  /** Takes back the last gesture, or the whole turn as far as that is possible. */
  undo(what: 'gesture' | 'turn' = 'gesture'): Promise<boolean> {
    return this.inTurn(async () => {
      const { mine } = this;
      const last = mine.at(-1)?.gesture;
      const moves = what === 'turn' ? mine : mine.filter(({ gesture }) => gesture === last);
      const taken = moves.flatMap((move) => move.action ?? []);
      const done = await this.command({ command: 'undo', count: what === 'turn' ? what : Math.max(1, moves.length) });
      if (done && taken.length) this.undone = [...this.undone, taken];
      return done;
    });
  }

  /** Plays what was undone last once more. */
  redo(): Promise<boolean> {
    return this.inTurn(async () => {
      const actions = this.undone.at(-1);
      if (!actions) return false;
      const rest = this.undone.slice(0, -1);
      const done = await this.command({ command: 'moves', actions });
      // What cannot be played any more would stand in the way of everything below it.
      this.undone = done ? rest : [];
      return done;
    });
  }

  /** One after the other: what is to be undone is known only when everything before has been answered. */
  private inTurn(act: () => Promise<boolean>): Promise<boolean> {
    const done = this.acting ? this.acting.then(act) : act();
    this.acting = done;
    void done.then(() => { if (this.acting === done) this.acting = null; });
    return done;
  }

  takeback(to: number): Promise<boolean> { return this.command({ command: 'takeback', to }); }
  answer(agree: boolean): Promise<boolean> { return this.command({ command: 'answer', agree }); }
  chat(text: string): Promise<boolean> { return this.command({ command: 'chat', text }); }
  resign(seat: Seat): Promise<boolean> { return this.command({ command: 'resign', seat }); }
  rename(seat: Seat, name: string): Promise<boolean> { return this.command({ command: 'name', seat, name }); }
  toBot(seat: Seat, level: string): Promise<boolean> { return this.command({ command: 'bot', seat, level }); }
  fromBot(seat: Seat): Promise<boolean> { return this.command({ command: 'unbot', seat }); }

  /** Sets up another game for the same people; whoever asks second is told of the first. */
  again(): Promise<boolean> { return this.command({ command: 'rematch' }); }
  /** The table where the same people play again. */
  get rematch(): string | null { return this.events.find(({ kind }) => kind === 'rematch')?.table ?? null; }
  /** Goes to the rematch, to the same seats. */
  goToRematch(): void {
    if (!this.rematch) return;
    tables.rematch(this.id, this.rematch);
    go(tablePath(this.rematch));
  }

  why(action: string): Promise<WhyAnswer> { return this.ask({ what: 'why', action }); }
  preview(actions: string[]): Promise<PreviewAnswer> { return this.ask({ what: 'preview', actions }); }

  /** What I could do now: at first where to look, or the whole turn. */
  hint(whole: boolean): Promise<HintAnswer> { return this.ask({ what: 'hint', whole }); }

  clearError(): void { this.error = null; }

  /** Sends a command, and sends it again with the same key after every break of the line until it is answered. */
  private command(command: Command): Promise<boolean> {
    const key = newKey();
    const message: ToServer = { type: 'do', key, ...command };
    this.error = null;
    return new Promise((settle) => {
      this.waiting.set(key, { message, settle });
      this.pending = this.waiting.size;
      this.sentAt = this.position?.seq ?? 0;
      this.connection?.send(message);
    });
  }

  private ask<T>(question: Question): Promise<T> {
    const id = newKey();
    return new Promise((settle, fail) => {
      this.asked.set(id, { settle: (answer) => settle(answer as T), fail });
      if (!this.connection?.send({ type: 'ask', id, ...question })) this.failQuestions();
    });
  }

  private hear(message: FromServer): void {
    switch (message.type) {
      case 'welcome': return this.welcome(message);
      case 'event': return this.happened(message.event, message.position);
      case 'done': return this.settle(message.key, null);
      case 'refused': return this.refuse(message);
      case 'answer': return this.answered(message);
      case 'people': return this.people(message.connected);
      case 'pong': case 'closing': return undefined;
    }
  }

  private refuse({ key, error }: Extract<FromServer, { type: 'refused' }>): void {
    this.settle(key, error);
    // Only a hello has no key.
    if (key || !HOPELESS.includes(error.code)) return;
    this.close();
    this.turnedAway = true;
  }

  private welcome(message: Extract<FromServer, { type: 'welcome' }>): void {
    this.info = message.table;
    this.seats = message.seats;
    this.host = message.host;
    if (this.position) this.catchUp(message.events, message.position);
    else this.events = message.events;
    this.position = message.position;
    tables.visited(message.table);
    if (message.table.auction && this.start === 0) void this.findStart();
    for (const { message: unanswered } of this.waiting.values()) this.connection?.send(unanswered);
  }

  /** In an auction people begin with points; the first position tells how many. */
  private async findStart(): Promise<void> {
    try {
      const { positions: [first] } = await positions(this.id, 1, 1, tables.secrets(this.id));
      this.start = first?.view.players[0]?.score ?? 0;
    } catch (error) {
      // It is asked for again with the next welcome.
      if (!(error instanceof ApiError)) throw error;
    }
  }

  /** What was missed is news; what was there before one came is not. */
  private catchUp(events: TableEvent[], position: Position): void {
    for (const event of events) this.add(event, event === events.at(-1) ? position : null);
  }

  private happened(event: TableEvent, position: Position | null): void {
    if (event.seq > this.seq + 1) return this.connection?.again();
    if (position && position.seq >= (this.position?.seq ?? 0)) this.position = position;
    this.add(event, position);
  }

  /** Every event counts once, whatever way and however often it comes. */
  private add(event: TableEvent, position: Position | null): void {
    if (event.seq <= this.seq) return;
    this.events = [...this.events, event];
    this.changeInfo(event);
    for (const watcher of this.watchers) watcher(event, position);
  }

  private changeInfo(event: TableEvent): void {
    if (!this.info) return;
    const { view } = this;
    const info: TableInfo = { ...this.info, seq: event.seq, to_act: view?.to_act ?? null };
    if (view) Object.assign(info, { over: view.step === 'over', scores: view.players.map((player) => player.score) });
    const change = (part: Partial<TableInfo['seats'][number]>): void => {
      info.seats = info.seats.map((seat) => (seat.seat === event.seat ? { ...seat, ...part } : seat));
    };
    if (event.kind === 'named' && event.name) change({ name: event.name });
    if (event.kind === 'to-bot') change({ kind: 'bot', level: event.level ?? null });
    if (event.kind === 'from-bot') change({ kind: 'link', level: null });
    if (event.kind === 'resigned') change({ resigned: true });
    info.takeback = takebackAfter(info.takeback, event);
    this.info = info;
  }

  private people(connected: Seat[]): void {
    if (!this.info) return;
    const seats = this.info.seats.map((seat) => ({ ...seat, connected: connected.includes(seat.seat) }));
    this.info = { ...this.info, seats };
  }

  private settle(key: string, error: WireError | null): void {
    const waiting = this.waiting.get(key);
    if (!waiting) return;
    this.waiting.delete(key);
    this.pending = this.waiting.size;
    if (error) this.error = error;
    waiting.settle(error === null);
  }

  private answered({ id, answer, error }: Extract<FromServer, { type: 'answer' }>): void {
    const asked = this.asked.get(id);
    this.asked.delete(id);
    if (error) asked?.fail(error);
    else asked?.settle(answer);
  }

  private failQuestions(): void {
    for (const { fail } of this.asked.values()) fail(LOST);
    this.asked.clear();
  }
}

/** What is asked to be taken back, and who has agreed, after an event. */
function takebackAfter(now: TableInfo['takeback'], event: TableEvent): TableInfo['takeback'] {
  if (event.kind === 'takeback-asked' && event.seat !== null) {
    return { by: event.seat, to: event.to ?? 0, agreed: [event.seat] };
  }
  if (event.kind === 'takeback-answered' && event.seat !== null) {
    return event.agree && now ? { ...now, agreed: [...now.agreed, event.seat] } : null;
  }
  return event.kind === 'takeback' ? null : now;
}

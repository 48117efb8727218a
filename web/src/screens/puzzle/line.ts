/**
 * The table of a puzzle, seen from a `TableStore`: it speaks like the socket of a table, but nothing is stored anywhere.
 *
 * Every move asks the server what comes of the whole turn so far; what was asked once is remembered, so going back and
 * what was looked at before it is played take no time. The end of the turn never goes out: the puzzle is over then.
 */
import { ApiError } from '../../lib/api';
import type { Wire } from '../../lib/socket';
import type {
  FromServer, Position, PuzzleStart, Seat, SeatInfo, TableEvent, TableInfo, ToServer, TriedAnswer, WhyAnswer, Wish, WireError,
} from '../../lib/wire';

export type Try = (actions: readonly (string | Wish)[]) => Promise<TriedAnswer>;
type Do = Extract<ToServer, { type: 'do' }>;
type Ask = Extract<ToServer, { type: 'ask' }>;

const END = 'end';
const OPEN = 1;
const CLOSED = 3;

export class PuzzleLine implements Wire {
  readyState: Wire['readyState'] = 0;
  onopen: Wire['onopen'] = null;
  onmessage: Wire['onmessage'] = null;
  onclose: Wire['onclose'] = null;
  private actions: string[] = [];
  private events: TableEvent[] = [];
  private position: Position;

  /** `onend` is called when the player ends the turn, which then stands as it is. */
  constructor(
    private readonly start: PuzzleStart, private readonly title: string, private readonly tried: Try, private readonly onend: () => void,
  ) {
    this.position = { ...start.position, seq: 0 };
    queueMicrotask(() => {
      if (this.readyState === CLOSED) return;
      this.readyState = OPEN;
      this.onopen?.(new Event('open'));
    });
  }

  close(): void { this.readyState = CLOSED; }

  send(written: unknown): void {
    const message = JSON.parse(String(written)) as ToServer;
    if (message.type === 'hello') this.welcome();
    else if (message.type === 'do') void this.do(message);
    else if (message.type === 'ask') void this.ask(message);
    else this.say({ type: 'pong' });
  }

  private say(message: FromServer): void {
    if (this.readyState === OPEN) this.onmessage?.(new MessageEvent('message', { data: JSON.stringify(message) }));
  }

  private welcome(): void {
    const { events, position } = this;
    const seq = position.seq;
    const mine = { seats: [this.start.seat], host: false };
    this.say({ type: 'welcome', table: this.table(), ...mine, events, position, positions: [], seq, next: null });
  }

  private async do(message: Do): Promise<void> {
    try {
      if (message.command === 'moves') await this.move(message.actions);
      else if (message.command === 'undo') await this.undo(message.count ?? 1);
      this.say({ type: 'done', key: message.key, seq: this.position.seq });
    } catch (error) {
      this.say({ type: 'refused', key: message.key, error: refusalOf(error) });
    }
  }

  private async move(actions: readonly string[]): Promise<void> {
    if (actions.includes(END)) return this.onend();
    const turn = [...this.actions, ...actions];
    const { position } = await this.tried(turn);
    const gesture = this.position.seq + 1;
    this.actions = turn;
    for (const action of actions) this.happen(position, { kind: 'move', action, gesture });
  }

  private async undo(count: number | 'turn'): Promise<void> {
    const kept = count === 'turn' ? 0 : Math.max(0, this.actions.length - count);
    const standing = this.events.filter(({ kind, stands }) => kind === 'move' && stands);
    const turn = this.actions.slice(0, kept);
    const { position } = await this.tried(turn);
    const dropped = standing.slice(kept).map(({ seq }) => seq);
    this.actions = turn;
    this.events = this.events.map((event) => (dropped.includes(event.seq) ? { ...event, stands: false } : event));
    this.happen(position, { kind: 'undo', dropped, restored: [] });
  }

  private happen(position: Position, what: Partial<TableEvent> & Pick<TableEvent, 'kind'>): void {
    const seq = this.position.seq + 1;
    const event: TableEvent = { seq, seat: this.start.seat, at: '', stands: true, sentences: [], turn: 1, ...what };
    this.position = { ...position, seq, undoable: this.actions.length };
    this.events = [...this.events, event];
    this.say({ type: 'event', event, table: this.table(), position: this.position });
  }

  /** Questions about a plan are answered by trying it. */
  private async ask(message: Ask): Promise<void> {
    try {
      this.say({ type: 'answer', id: message.id, answer: await this.answer(message) });
    } catch (error) {
      this.say({ type: 'answer', id: message.id, error: refusalOf(error) });
    }
  }

  private async answer(message: Ask): Promise<unknown> {
    if (message.what === 'preview') {
      const { position: { view, insight } } = await this.tried([...this.actions, ...message.actions]);
      return { ap: view.ap, scores_now: insight.scores_now, temples: insight.temples };
    }
    return message.what === 'why' ? this.why(message.action) : null;
  }

  private async why(action: string | Wish): Promise<WhyAnswer> {
    try {
      await this.tried([...this.actions, action]);
      return { legal: true, price: 0, why: null };
    } catch (error) {
      const { rule, id, args } = refusalOf(error);
      if (rule === null) throw error;
      return { legal: false, price: 0, why: { rule, message: { id, args } } };
    }
  }

  private table(): TableInfo {
    const { start: { puzzle, seat: mine, names }, position: { seq, view } } = this;
    const info: Partial<TableInfo> = {
      id: `puzzle-${puzzle.number}`, title: this.title, edition: puzzle.edition, auction: false, scenario: null, options: {},
      created: '', spectators: false, look_only: false, seq, to_act: mine, over: false,
      scores: view.players.map(({ score }) => score), start_scores: view.players.map(() => 0), takeback: null, rematch: null,
      seats: names.map((name, seat) => seatInfo(seat, name, seat === mine)),
    };
    return info as TableInfo;
  }
}

// What else there is to know about tables and seats is about several people at them, and here is only one.
function seatInfo(seat: Seat, name: string, mine: boolean): SeatInfo {
  const info: Partial<SeatInfo> = { seat, name, kind: mine ? 'here' : 'link', level: null, connected: mine, resigned: false };
  return info as SeatInfo;
}

function refusalOf(error: unknown): WireError {
  if (error instanceof ApiError) return error.error;
  throw error;
}

/**
 * A turn that is only tried, seen from a `TableStore`: it speaks like the socket of a table, but nothing is stored anywhere.
 *
 * Every move asks the server what comes of the whole turn so far. The end of the turn never goes out.
 */
import { ApiError } from '../lib/api';
import type { Wire } from '../lib/socket';
import type {
  FromServer, Position, Seat, TableEvent, TableInfo, Threat, ToServer, View, WhyAnswer, Wish, WireError,
} from '../lib/wire';

export type Try = (actions: readonly (string | Wish)[]) => Promise<{ position: Position }>;

export interface Trial {
  seat: Seat;
  /** where the turn begins */
  start: Position;
  tried: Try;
  /** how far others could go after a turn; a puzzle does not say that */
  threats?(actions: readonly string[]): Promise<Threat[]>;
  /** the player ends the turn, which then stands as it is */
  onend(): void;
  /** what there is to know about the table */
  table(seq: number, view: View): TableInfo;
}

type Do = Extract<ToServer, { type: 'do' }>;
type Ask = Extract<ToServer, { type: 'ask' }>;

const END = 'end';
const OPEN = 1;
const CLOSED = 3;

export class TrialLine implements Wire {
  readyState: Wire['readyState'] = 0;
  onopen: Wire['onopen'] = null;
  onmessage: Wire['onmessage'] = null;
  onclose: Wire['onclose'] = null;
  private actions: string[] = [];
  private events: TableEvent[] = [];
  private position: Position;

  constructor(private readonly trial: Trial) {
    this.position = { ...trial.start, seq: 0 };
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
    const mine = { seats: [this.trial.seat], host: false };
    this.say({ type: 'welcome', since: null, table: this.table(), ...mine, events, position, positions: [], seq, next: null });
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
    if (actions.includes(END)) return this.trial.onend();
    const turn = [...this.actions, ...actions];
    const { position } = await this.trial.tried(turn);
    const gesture = this.position.seq + 1;
    this.actions = turn;
    for (const action of actions) this.happen(position, { kind: 'move', action, gesture });
  }

  private async undo(count: number | 'turn'): Promise<void> {
    const kept = count === 'turn' ? 0 : Math.max(0, this.actions.length - count);
    const standing = this.events.filter(({ kind, stands }) => kind === 'move' && stands);
    const turn = this.actions.slice(0, kept);
    const { position } = await this.trial.tried(turn);
    const dropped = standing.slice(kept).map(({ seq }) => seq);
    this.actions = turn;
    this.events = this.events.map((event) => (dropped.includes(event.seq) ? { ...event, stands: false } : event));
    this.happen(position, { kind: 'undo', dropped, restored: [] });
  }

  private happen(position: Position, what: Partial<TableEvent> & Pick<TableEvent, 'kind'>): void {
    const seq = this.position.seq + 1;
    const event: TableEvent = { seq, seat: this.trial.seat, at: '', stands: true, sentences: [], subjects: [], opening: [], turn: 1, ...what };
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
      const { position: { view, insight } } = await this.trial.tried([...this.actions, ...message.actions]);
      return { ap: view.ap, scores_now: insight.scores_now, temples: insight.temples };
    }
    if (message.what === 'threats') return this.trial.threats?.(this.actions) ?? [];
    return message.what === 'why' ? this.why(message.action) : null;
  }

  private async why(action: string | Wish): Promise<WhyAnswer> {
    try {
      await this.trial.tried([...this.actions, action]);
      return { legal: true, price: 0, why: null };
    } catch (error) {
      const { rule, id, args } = refusalOf(error);
      if (rule === null) throw error;
      return { legal: false, price: 0, why: { rule, message: { id, args } } };
    }
  }

  private table(): TableInfo { return this.trial.table(this.position.seq, this.position.view); }
}

function refusalOf(error: unknown): WireError {
  if (error instanceof ApiError) return error.error;
  throw error;
}

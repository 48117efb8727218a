/** A WebSocket that comes back by itself. What it carries is the business of the code that opened it. */
import type { FromServer, ToServer } from './wire';

export type Connected = 'connecting' | 'open' | 'lost';

/** The part of a WebSocket that is used here. */
export type Wire = Pick<WebSocket, 'send' | 'close' | 'readyState'> & {
  onopen: ((event: Event) => void) | null;
  onmessage: ((event: MessageEvent<string>) => void) | null;
  onclose: ((event: CloseEvent) => void) | null;
};

export interface Listener {
  /** said first on every new connection */
  hello(): ToServer;
  heard(message: FromServer): void;
  state(connected: Connected): void;
}

const FIRST_WAIT = 300;
const LONGEST_WAIT = 10_000;
const PING_EVERY = 20_000;
/** Without a sign of life for so long, a connection is taken for dead. */
const SILENCE = 50_000;
const OPEN = 1;

export class Connection {
  private wire: Wire | null = null;
  private failures = 0;
  private closed = false;
  private retry: ReturnType<typeof setTimeout> | undefined;
  private pulse: ReturnType<typeof setInterval> | undefined;
  private heardAt = 0;
  private readonly hurry = (): void => this.now();

  constructor(
    private readonly address: string,
    private readonly listener: Listener,
    private readonly dial: (address: string) => Wire = (to) => new WebSocket(to),
  ) {
    listener.state('connecting');
    this.open();
    globalThis.addEventListener?.('online', this.hurry);
  }

  send(message: ToServer): boolean {
    if (this.wire?.readyState !== OPEN) return false;
    this.wire.send(JSON.stringify(message));
    return true;
  }

  /** Tries at once instead of after the wait. */
  now(): void {
    if (this.closed || this.retry === undefined) return;
    clearTimeout(this.retry);
    this.open();
  }

  /** Says hello again, for what was missed. */
  again(): void {
    this.send(this.listener.hello());
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.retry);
    clearInterval(this.pulse);
    globalThis.removeEventListener?.('online', this.hurry);
    this.wire?.close();
  }

  private open(): void {
    this.retry = undefined;
    const wire = this.dial(this.address);
    this.wire = wire;
    wire.onopen = () => {
      this.heardAt = Date.now();
      this.pulse = setInterval(() => this.beat(), PING_EVERY);
      wire.send(JSON.stringify(this.listener.hello()));
    };
    wire.onmessage = (event) => this.hear(JSON.parse(event.data) as FromServer);
    wire.onclose = () => this.lose(wire);
  }

  private hear(message: FromServer): void {
    this.heardAt = Date.now();
    if (message.type === 'welcome') {
      this.failures = 0;
      this.listener.state('open');
    }
    this.listener.heard(message);
  }

  private beat(): void {
    if (Date.now() - this.heardAt > SILENCE) this.wire?.close();
    else this.send({ type: 'ping' });
  }

  private lose(wire: Wire): void {
    if (this.closed || wire !== this.wire) return;
    clearInterval(this.pulse);
    this.listener.state('lost');
    // Half of the wait is left to chance, so that a restarted server is not met by everybody at once.
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.failures) * (0.5 + Math.random() / 2);
    this.failures += 1;
    this.retry = setTimeout(() => this.open(), wait);
  }
}

export const socketAddress = (path: string): string =>
  `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}${path}`;

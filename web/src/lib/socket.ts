/** A WebSocket that comes back by itself. What it carries is the business of the code that opened it. */
import type { FromServer, ToServer } from './wire';

/** `silent`: something was sent, and nothing has come back for a while. */
export type Connected = 'connecting' | 'open' | 'silent' | 'lost';

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
  /** `retryAt`: when the next try begins, if the line is lost. */
  state(connected: Connected, retryAt?: number): void;
}

const FIRST_WAIT = 300;
const LONGEST_WAIT = 10_000;
const PING_EVERY = 20_000;
/** Whoever is sent something and says nothing for so long is asked for a sign of life ... */
const ASK_AFTER = 700;
/** ... is reported as silent after so long ... */
const SILENT_AFTER = 1500;
/** ... and taken for dead after so long. */
const DEAD_AFTER = 15_000;
const OPEN = 1;

export class Connection {
  private wire: Wire | null = null;
  private failures = 0;
  private closed = false;
  private retry: ReturnType<typeof setTimeout> | undefined;
  private pulse: ReturnType<typeof setInterval> | undefined;
  /** steps towards giving up on a line that does not answer */
  private patience: ReturnType<typeof setTimeout>[] = [];
  private silent = false;
  private readonly hurry = (): void => this.now();
  private readonly cut = (): void => this.lose(this.wire);
  /** A page that comes back to the front may have slept through the end of its connection. */
  private readonly woken = (): void => {
    if (!document.hidden && !this.send({ type: 'ping' })) this.now();
  };

  constructor(
    private readonly address: string,
    private readonly listener: Listener,
    private readonly dial: (address: string) => Wire = (to) => new WebSocket(to),
  ) {
    listener.state('connecting');
    this.open();
    globalThis.addEventListener?.('online', this.hurry);
    globalThis.addEventListener?.('offline', this.cut);
    globalThis.document?.addEventListener('visibilitychange', this.woken);
  }

  send(message: ToServer): boolean {
    if (this.wire?.readyState !== OPEN) return false;
    this.wire.send(JSON.stringify(message));
    this.expect();
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
    this.answered();
    globalThis.removeEventListener?.('online', this.hurry);
    globalThis.removeEventListener?.('offline', this.cut);
    globalThis.document?.removeEventListener('visibilitychange', this.woken);
    this.wire?.close();
  }

  private open(): void {
    this.retry = undefined;
    const wire = this.dial(this.address);
    this.wire = wire;
    this.patience = [setTimeout(this.cut, DEAD_AFTER)];
    wire.onopen = () => {
      this.answered();
      this.pulse = setInterval(() => this.send({ type: 'ping' }), PING_EVERY);
      this.send(this.listener.hello());
    };
    wire.onmessage = (event) => { if (wire === this.wire) this.hear(JSON.parse(event.data) as FromServer); };
    wire.onclose = () => this.lose(wire);
  }

  private hear(message: FromServer): void {
    const { silent } = this;
    this.answered();
    if (message.type === 'welcome' || silent) {
      this.failures = 0;
      this.listener.state('open');
    }
    this.listener.heard(message);
  }

  /** Everything that is sent is answered soon, if only with a pong. */
  private expect(): void {
    if (this.patience.length) return;
    this.patience = [
      setTimeout(() => this.wire?.send(JSON.stringify({ type: 'ping' })), ASK_AFTER),
      setTimeout(() => { this.silent = true; this.listener.state('silent'); }, SILENT_AFTER),
      setTimeout(this.cut, DEAD_AFTER),
    ];
  }

  private answered(): void {
    this.patience.forEach(clearTimeout);
    this.patience = [];
    this.silent = false;
  }

  private lose(wire: Wire | null): void {
    if (this.closed || wire === null || wire !== this.wire) return;
    this.wire = null;
    wire.close();
    clearInterval(this.pulse);
    this.answered();
    // Half of the wait is left to chance, so that a restarted server is not met by everybody at once.
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.failures) * (0.5 + Math.random() / 2);
    this.failures += 1;
    this.retry = setTimeout(() => this.open(), wait);
    this.listener.state('lost', Date.now() + wait);
  }
}

export const socketAddress = (path: string): string =>
  `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}${path}`;

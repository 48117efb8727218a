/** What this browser has asked the server for and has no answer to yet: commands and questions. */
import type { FromServer, ToServer, WireError } from '../lib/wire';

type Without<T, K extends PropertyKey> = T extends unknown ? Omit<T, K> : never;
export type Command = Without<Extract<ToServer, { type: 'do' }>, 'type' | 'key'>;
export type Question = Without<Extract<ToServer, { type: 'ask' }>, 'type' | 'id'>;

interface Waiting { message: ToServer; settle(error: WireError | null): void }
interface Asked { settle(answer: unknown): void; fail(error: WireError): void }

const LOST: WireError = { code: 'lost', message: '', id: 'table-lost', args: {}, rule: null };

let keys = 0;
/** A name for a request that no other browser will use. */
const newKey = (): string => `${crypto.randomUUID?.() ?? Math.random().toString(36).slice(2)}-${keys++}`;

export class Requests {
  /** commands that the server has not answered yet */
  pending = $state(0);
  private readonly waiting = new Map<string, Waiting>();
  private readonly asked = new Map<string, Asked>();

  /** `send` says whether there was a line to send on. */
  constructor(private readonly send: (message: ToServer) => boolean) {}

  /** Sends a command, and sends it again with the same key after every break of the line until it is answered. */
  command(command: Command): Promise<WireError | null> {
    const key = newKey();
    const message = { type: 'do', key, ...command } as ToServer;
    return new Promise((settle) => {
      this.waiting.set(key, { message, settle });
      this.pending = this.waiting.size;
      this.send(message);
    });
  }

  ask<T>(question: Question): Promise<T> {
    const id = newKey();
    return new Promise((settle, fail) => {
      this.asked.set(id, { settle: (answer) => settle(answer as T), fail });
      if (!this.send({ type: 'ask', id, ...question } as ToServer)) this.lose();
    });
  }

  /** There is a line again. */
  resend(): void {
    for (const { message } of this.waiting.values()) this.send(message);
  }

  /** The line broke: commands wait for the next one, questions do not. */
  lose(): void {
    for (const { fail } of this.asked.values()) fail(LOST);
    this.asked.clear();
  }

  settle(key: string, error: WireError | null): void {
    const waiting = this.waiting.get(key);
    if (!waiting) return;
    this.waiting.delete(key);
    this.pending = this.waiting.size;
    waiting.settle(error);
  }

  answered({ id, answer, error }: Extract<FromServer, { type: 'answer' }>): void {
    const asked = this.asked.get(id);
    this.asked.delete(id);
    if (error) asked?.fail(error);
    else asked?.settle(answer);
  }
}

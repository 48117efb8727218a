/** A socket for tests, without a server. */
import type { Wire } from '../src/lib/socket';
import type { FromServer, ToServer } from '../src/lib/wire';

/** The other end of the line, worked by hand. */
export class Line implements Wire {
  readyState: Wire['readyState'] = 1;
  sent: ToServer[] = [];
  onopen: Wire['onopen'] = null;
  onmessage: Wire['onmessage'] = null;
  onclose: Wire['onclose'] = null;
  send(text: string | ArrayBufferLike | Blob | ArrayBufferView): void {
    this.sent.push(JSON.parse(String(text)) as ToServer);
  }
  close(): void { this.drop(); }
  open(): void { this.onopen?.(new Event('open')); }
  say(message: FromServer): void { this.onmessage?.(new MessageEvent('message', { data: JSON.stringify(message) })); }
  drop(): void {
    this.readyState = 3;
    this.onclose?.(new CloseEvent('close'));
  }
  commands(): Extract<ToServer, { type: 'do' }>[] {
    return this.sent.flatMap((message) => (message.type === 'do' ? [message] : []));
  }
  hellos(): Extract<ToServer, { type: 'hello' }>[] {
    return this.sent.flatMap((message) => (message.type === 'hello' ? [message] : []));
  }
  questions(): Extract<ToServer, { type: 'ask' }>[] {
    return this.sent.flatMap((message) => (message.type === 'ask' ? [message] : []));
  }
}

import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { File } from 'node:buffer';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { tables } from '../src/lib/tables.svelte';
import type { Catalogue, FromServer, ToServer, WireError } from '../src/lib/wire';
import Open from '../src/screens/Open.svelte';
import Table from '../src/screens/Table.svelte';
import { useEnglish } from './legend-table';
import { localesOf } from './locales';

// jsdom has no media queries, and the table asks for some while it is loaded.
vi.hoisted(() => { globalThis.matchMedia = () => Object.assign(new EventTarget(), { matches: false }) as MediaQueryList; });

const catalogue = { editions: [], hexes: {}, tiles: {} } as unknown as Catalogue;
const error = (code: string): WireError => ({ code, message: code, id: `refused-${code}`, args: {}, rule: null });

/** A server with one table, which knows one secret. */
class Server {
  known = 'right';
  spectators = true;
  lines: Line[] = [];

  refusal(secrets: string[]): WireError | null {
    if (secrets.includes(this.known)) return null;
    if (secrets.length) return error('secret-wrong');
    return this.spectators ? null : error('secret-missing');
  }

  fetch = (path: string, asked?: { headers?: Record<string, string> }): Promise<Response> => {
    if (path.startsWith('/locales')) return localesOf()(path);
    const shown = asked?.headers?.['Authorization']?.replace('Bearer ', '').split(',') ?? [];
    const refused = this.refusal(shown);
    return Promise.resolve(refused ? Response.json({ error: refused }, { status: 401 }) : Response.json({ id: 'x' }));
  };
}

/** A line to the server, which refuses a hello as the server refuses a request. */
class Line {
  readyState = 1;
  onopen: ((event: Event) => void) | null = null;
  onmessage: ((event: MessageEvent<string>) => void) | null = null;
  onclose: ((event: CloseEvent) => void) | null = null;
  constructor() { server.lines.push(this); }
  close(): void { this.readyState = 3; }
  send(text: string): void {
    const message = JSON.parse(text) as ToServer;
    const refused = message.type === 'hello' ? server.refusal(message.secrets ?? []) : null;
    if (refused) this.say({ type: 'refused', key: '', error: refused });
  }
  say(message: FromServer): void { this.onmessage?.(new MessageEvent('message', { data: JSON.stringify(message) })); }
}

let server: Server;

beforeEach(() => {
  localStorage.clear();
  tables.forget('x');
  useEnglish();
  server = new Server();
  vi.stubGlobal('fetch', server.fetch);
  vi.stubGlobal('WebSocket', Line);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const come = (hash = ''): void => {
  history.replaceState(null, '', `/t/x${hash}`);
  render(Table, { catalogue, table: 'x' });
};
const kept = (): string => localStorage.getItem('tikal.tables') ?? '';

describe('the door of a table', () => {
  it('forgets a link that opens nothing, says so, and lets one watch', async () => {
    come('#s=wrong');
    expect(await screen.findByText(/this browser has forgotten it/)).toBeTruthy();
    expect(kept()).not.toContain('wrong');
    await fireEvent.click(screen.getByRole('button', { name: 'Watch without a seat' }));
    expect(await screen.findByTestId('opening')).toBeTruthy();
  });

  it('keeps a link that opens a seat', async () => {
    come('#s=right');
    expect(await screen.findByTestId('opening')).toBeTruthy();
    expect(tables.secrets('x')).toEqual(['right']);
  });

  it('offers no watching where there are no spectators', async () => {
    server.spectators = false;
    come();
    expect(await screen.findByRole('heading', { name: 'This table has no spectators' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Watch without a seat' })).toBeNull();
  });

  it('turns away a player whose link was renewed while they sat at the table', async () => {
    come('#s=right');
    await screen.findByTestId('opening');
    server.known = 'renewed';
    const [line] = server.lines;
    line?.onopen?.(new Event('open'));
    expect(await screen.findByRole('heading', { name: 'This link no longer opens the seat' })).toBeTruthy();
    expect(line?.readyState).toBe(3);
    expect(kept()).not.toContain('right');
  });

  it('lets in a player who has another secret beside a worthless one', () => {
    tables.addSecret('x', 'right');
    tables.addSecret('x', 'wrong');
    tables.forgetSecrets('x', ['wrong']);
    expect(tables.secrets('x')).toEqual(['right']);
  });
});

describe('a game file', () => {
  const file = (edition: string): File => new File([`tikal: 1\nedition: ${edition}\nknown: all\n`], 'a.tikal');

  it('is read again when the same one is chosen again', async () => {
    const { container } = render(Open, { catalogue });
    const picker = container.querySelector<HTMLInputElement>('input[type=file]');
    const emptied = vi.fn();
    for (const edition of ['first', 'second']) {
      Object.defineProperty(picker, 'files', { value: [file(edition)], configurable: true });
      Object.defineProperty(picker, 'value', { set: emptied, configurable: true });
      await fireEvent.change(picker!);
      expect(await screen.findByText(edition)).toBeTruthy();
      // A browser tells of no change as long as the field holds the same file.
      expect(emptied).toHaveBeenLastCalledWith('');
    }
    expect(emptied).toHaveBeenCalledTimes(2);
  });
});

/** The tables that this browser knows, with the secrets of its seats. They never leave it but to the server. */
import { recallAs, rememberAs } from './memory';
import type { Colour, CreatedTable, TableInfo } from './wire';

export interface KnownTable {
  id: string;
  title: string;
  edition: string;
  names: string[];
  /** in the order of the seats; missing for tables that were last seen by an older page */
  colours?: Colour[];
  auction?: boolean;
  scenario?: string | null;
  /** when it was set up */
  created?: string;
  /** a lesson, not a game */
  lesson?: boolean;
  /** secrets of the seats that are played here */
  secrets: string[];
  host: string | null;
  /** secrets of others, by seat, from the time when the host made them; such links still work */
  links: Record<number, string>;
  /** invitations for others, by seat, so that the host can send them again */
  invitations?: Record<number, string>;
  over: boolean;
  scores: number[];
  /** milliseconds since 1970 */
  visited: number;
  /** the same for tables with the same deal */
  deal?: string | null;
  /** the fingerprint of the draws that the table showed first */
  promised?: string;
}

const KEY = 'tikal.tables';

function stored(): KnownTable[] {
  const found = recallAs<unknown>(KEY);
  return Array.isArray(found) ? found as KnownTable[] : [];
}

class Tables {
  list: KnownTable[] = $state(stored());

  find(id: string): KnownTable | undefined {
    return this.list.find((table) => table.id === id);
  }

  /** All secrets of a table that this browser may show, the host's among them. */
  secrets(id: string): string[] {
    const known = this.find(id);
    return known ? [...known.secrets, ...(known.host ? [known.host] : [])] : [];
  }

  /** Remembers a table that was just made here. */
  created(made: CreatedTable, about: Pick<KnownTable, 'title' | 'edition' | 'lesson'>): void {
    const here = made.seats.filter((seat) => seat.kind === 'here');
    const others = made.seats.filter((seat) => seat.kind === 'link');
    this.change(made.table, (known) => {
      Object.assign(known, about, { host: made.host, names: made.seats.map((seat) => seat.name) });
      known.secrets = here.flatMap((seat) => seat.secret ?? []);
      known.invitations = Object.fromEntries(others.flatMap((seat) => (seat.invitation ? [[seat.seat, seat.invitation]] : [])));
    });
  }

  /** Remembers the rematch of a table: the secrets of the old one open the same seats there. */
  rematch(old: string, again: string): void {
    const before = this.find(old);
    if (!before) return;
    this.change(again, (known) => {
      const { title, edition, names, secrets, host, links, invitations } = $state.snapshot(before);
      Object.assign(known, { title, edition, names, secrets, host, links, invitations });
    });
  }

  addSecret(id: string, secret: string): void {
    this.change(id, (known) => {
      if (!known.secrets.includes(secret)) known.secrets.push(secret);
    });
  }

  /** Forgets secrets that the server does not take any more; a table that was ever seen is still one to look at. */
  forgetSecrets(id: string, worthless: readonly string[]): void {
    this.change(id, (known) => {
      known.secrets = known.secrets.filter((secret) => !worthless.includes(secret));
      if (known.host !== null && worthless.includes(known.host)) Object.assign(known, { host: null, links: {} });
    });
    if (!this.secrets(id).length && !this.find(id)?.names.length) this.forget(id);
  }

  /** The secrets of all seats that are played here have been renewed into this one. */
  renewed(id: string, secret: string): void {
    this.change(id, (known) => { known.secrets = [secret]; });
  }

  /** Remembers what the host has sent to somebody, to send it again. */
  invited(id: string, seats: readonly number[], invitation: string): void {
    this.change(id, (known) => {
      known.invitations = { ...known.invitations, ...Object.fromEntries(seats.map((seat) => [seat, invitation])) };
    });
  }

  /** Takes secrets out of `#s=SECRET&s=...` and out of the address, so that they are neither shared nor in a history. */
  takeSecretsFromAddress(id: string): void {
    const secrets = new URLSearchParams(location.hash.slice(1)).getAll('s').filter(Boolean);
    if (!secrets.length) return;
    for (const secret of secrets) this.addSecret(id, secret);
    history.replaceState(history.state, '', location.pathname + location.search);
  }

  visited(info: TableInfo): void {
    this.change(info.id, (known) => {
      known.title = info.title;
      known.edition = info.edition;
      known.names = info.seats.map((seat) => seat.name);
      known.colours = info.seats.map((seat) => seat.colour);
      known.auction = info.auction;
      known.scenario = info.scenario;
      known.created = info.created;
      known.over = info.over;
      known.scores = info.scores;
      known.visited = Date.now();
      known.deal = info.deal;
      // A table to look at was played elsewhere: this browser saw nothing of its beginning.
      if (info.draws && !info.look_only) known.promised ??= info.draws.commitment;
    });
  }

  forget(id: string): void {
    this.list = this.list.filter((table) => table.id !== id);
    this.save();
  }

  private change(id: string, update: (known: KnownTable) => void): void {
    // Another tab may have written in the meantime.
    this.list = stored();
    let known = this.find(id);
    if (!known) {
      this.list.push({
        id, title: '', edition: '', names: [], secrets: [], host: null, links: {}, over: false,
        scores: [], visited: Date.now(),
      });
      known = this.list[this.list.length - 1];
    }
    if (known) update(known);
    this.save();
  }

  private save(): void {
    rememberAs(KEY, this.list);
  }
}

export const tables = new Tables();

const address = (id: string, hash: string): string => `${location.origin}/t/${id}#${hash}`;
export const tableLink = (id: string, ...secrets: string[]): string => address(id, secrets.map((one) => `s=${one}`).join('&'));
export const invitationLink = (id: string, invitation: string): string => address(id, `i=${invitation}`);

/** The invitation in the address. It stays there until somebody has sat down, for those who load the page again. */
export const invitationInAddress = (): string | null => new URLSearchParams(location.hash.slice(1)).get('i');
export const forgetInvitation = (): void => history.replaceState(history.state, '', location.pathname + location.search);

const SECRET_BYTES = 24;
/** A secret that nobody can guess. */
export const newSecret = (): string =>
  btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(SECRET_BYTES)))).replaceAll('+', '-').replaceAll('/', '_');

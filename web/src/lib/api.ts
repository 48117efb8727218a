/** The HTTP side of the server: tables and games. Secrets travel in a header, never in an address. */
import type {
  AnalysisAnswer, AwardsAnswer, Catalogue, Compiling, CreatedDeal, CreatedTable, DealAnswer, EventsPage, FromFile,
  Invitation, Me, NewTable, OpenTables, Position, Positions, Reachable, Refused, ReviewedTurn, Seat, SeatSecret,
  Starts, TableEvent, TableInfo, WireError,
} from './wire';

/** A refusal of the server, or `unreachable` when there was no answer that could be read. */
export class ApiError extends Error {
  constructor(readonly error: WireError, readonly status: number) {
    super(error.message);
    this.name = 'ApiError';
  }
}

const UNREACHABLE: WireError = {
  code: 'unreachable', message: '', id: 'table-error-unreachable', args: {}, rule: null,
};

interface Asked { method?: string; body?: unknown; secrets?: string[] }

async function answerOf(path: string, { method = 'GET', body, secrets = [] }: Asked): Promise<Response> {
  const headers: Record<string, string> = {};
  if (secrets.length) headers['Authorization'] = `Bearer ${secrets.join(',')}`;
  if (body !== undefined) headers['Content-Type'] = 'application/json';
  let answer: Response;
  try {
    answer = await fetch(path, { method, headers, body: body === undefined ? null : JSON.stringify(body) });
  } catch {
    throw new ApiError(UNREACHABLE, 0);
  }
  if (!answer.ok) throw new ApiError(await refusal(answer), answer.status);
  return answer;
}

async function refusal(answer: Response): Promise<WireError> {
  try {
    const { error } = await answer.json() as Partial<Refused>;
    return error ?? UNREACHABLE;
  } catch {
    return UNREACHABLE;
  }
}

export async function json<T>(path: string, asked: Asked = {}): Promise<T> {
  return await (await answerOf(path, asked)).json() as T;
}

/** For what is answered with nothing. */
export async function send(path: string, asked: Asked): Promise<void> {
  await answerOf(path, asked);
}

/** The answer to the first question, for everybody who asks later too; after a failure it is asked again. */
function once<T>(path: string): () => Promise<T> {
  let answer: Promise<T> | null = null;
  return () => (answer ??= json<T>(path).catch((error: unknown) => {
    answer = null;
    throw error;
  }));
}

export const tablePath = (id: string, rest = ''): string => `/api/tables/${encodeURIComponent(id)}${rest}`;

/** What never changes while the server runs. */
export const catalogue = once<Catalogue>('/api/catalogue');

/** The boards with which games begin, for those who show them. */
export const starts = once<Starts>('/api/starts');

/** Whether friends elsewhere can open links to this server, and at which address. */
export const reach = (): Promise<Reachable> => json('/api/reach');

/** How far the server is with compiling; a question for now and then. */
export const compiling = (): Promise<Compiling> => json('/api/compiling');

export const createTable = (table: NewTable): Promise<CreatedTable> =>
  json('/api/tables', { method: 'POST', body: table });

/** Several tables with the same deal. */
export const createDeal = (table: NewTable, tables: number): Promise<CreatedDeal> =>
  json('/api/deals', { method: 'POST', body: { table, tables } });

export const dealResults = (deal: string, secrets: string[]): Promise<DealAnswer> =>
  json(`/api/deals/${encodeURIComponent(deal)}`, { secrets });

export const tableFromFile = (file: FromFile): Promise<CreatedTable> =>
  json('/api/tables/from-file', { method: 'POST', body: file });

export const tableInfo = (id: string, secrets: string[] = []): Promise<TableInfo> => json(tablePath(id), { secrets });

/** All events of a table, however many pages they fill. */
export async function allEvents(id: string, secrets: string[] = []): Promise<TableEvent[]> {
  const found: TableEvent[] = [];
  for (let after: number | null = 0; after !== null;) {
    const page: EventsPage = await json(tablePath(id, `/events?after=${after}`), { secrets });
    found.push(...page.events);
    after = page.next;
  }
  return found;
}

export const position = (id: string, at: number | 'now', secrets: string[] = []): Promise<Position> =>
  json(tablePath(id, `/positions/${at}`), { secrets });

/** How many positions the server gives at once. */
export const POSITIONS_AT_ONCE = 60;

export const positions = (
  id: string, from: number, to: number, secrets: string[] = [],
): Promise<Positions> =>
  json(tablePath(id, `/positions?from=${from}&to=${to}`), { secrets });

/** What stands out about a game that is over. */
export const awards = (id: string, secrets: string[] = []): Promise<AwardsAnswer> => json(tablePath(id, '/awards'), { secrets });

export const gameFile = async (id: string, secrets: string[] = []): Promise<string> =>
  (await answerOf(tablePath(id, '/file'), { secrets })).text();

/** All turns of a game that is over, with what has been found about them already. */
export const analysis = (id: string, secrets: string[] = []): Promise<AnalysisAnswer> =>
  json(tablePath(id, '/analysis'), { secrets });

export const review = (id: string, turn: number, secrets: string[] = []): Promise<ReviewedTurn> =>
  json(tablePath(id, `/analysis/${turn}`), { secrets });

/** What secrets, or an invitation, open at a table. */
export const me = (id: string, secrets: string[]): Promise<Me> => json(tablePath(id, '/me'), { secrets });

/** Takes the seats of an invitation with a secret made here, so that one can ask again when the answer gets lost. */
export const sitDown = (id: string, invitation: string, secret: string, name: string | null): Promise<SeatSecret> =>
  json(tablePath(id, '/sit-down'), { method: 'POST', secrets: [invitation], body: { secret, name } });

/** A page of the list of open tables. */
export const openTables = (what: 'seats' | 'games', after: string | null): Promise<OpenTables> =>
  json(`/api/open-tables?what=${what}${after === null ? '' : `&after=${encodeURIComponent(after)}`}`);

/** Takes a free seat at an open table, with a secret made here. */
export const takeSeat = (id: string, seat: Seat, secret: string, name: string | null): Promise<SeatSecret> =>
  json(tablePath(id, `/seats/${seat}/take`), { method: 'POST', body: { secret, name } });

export const invite = (id: string, seats: Seat[], secrets: string[]): Promise<Invitation> =>
  json(tablePath(id, '/invitations'), { method: 'POST', secrets, body: { seats } });

/** Makes the old secret of a seat of one's own worthless. */
export const renewSecret = (id: string, seat: Seat, secret: string, secrets: string[]): Promise<SeatSecret> =>
  json(tablePath(id, `/seats/${seat}/link`), { method: 'POST', secrets, body: { secret } });

/** What an address asks of a new game, such as `/new?edition=riogrande-1999&players=3&bots=2`. */
import { editionOf } from '../../games/kinds';
import type { Arg, Catalogue, EditionInfo, Message } from '../../lib/wire';
import { editionTitle } from '../rules/book';

/** What is null is left as it is. */
export interface Asked {
  edition: string | null;
  scenario: string | null;
  auction: boolean | null;
  seats: { people: number; bots: number } | null;
  /** what the address asks for and cannot have */
  refused: Message[];
}

type Refuse = (what: string, args: Record<string, Arg>) => null;

/** Reads the part of an address behind the question mark; `usual` is played if it names no edition. */
export function readAsked(query: string, catalogue: Catalogue, usual: EditionInfo): Asked {
  const asks = new URLSearchParams(query);
  const refused: Message[] = [];
  const refuse: Refuse = (what, args) => {
    refused.push({ id: `new-asked-${what}`, args });
    return null;
  };
  const edition = readEdition(asks, catalogue, refuse);
  const played = edition ?? usual;
  return {
    edition: edition?.id ?? null,
    scenario: readScenario(asks, played, refuse),
    auction: readAuction(asks, played, refuse),
    seats: readSeats(asks, played, refuse),
    refused,
  };
}

/** Whoever names a scenario need not name the edition that has it. */
function readEdition(asks: URLSearchParams, catalogue: Catalogue, refuse: Refuse): EditionInfo | null {
  const value = asks.get('edition');
  const scenario = asks.get('scenario') ?? '';
  const ofScenario = catalogue.editions.find(({ scenarios }) => scenarios.includes(scenario)) ?? null;
  if (value === null) return ofScenario;
  const found = editionOf(catalogue, value);
  if (found) return found;
  refuse('edition', { value, known: catalogue.editions.map(({ id }) => id).join(', ') });
  return ofScenario;
}

function readScenario(asks: URLSearchParams, edition: EditionInfo, refuse: Refuse): string | null {
  const value = asks.get('scenario');
  if (value === null || edition.scenarios.includes(value)) return value;
  return refuse('scenario', { value, edition: editionTitle(edition) });
}

function readAuction(asks: URLSearchParams, edition: EditionInfo, refuse: Refuse): boolean | null {
  const value = asks.get('auction');
  if (value === null || value === 'no') return value === null ? null : false;
  if (value !== 'yes') return refuse('auction', { value });
  return edition.auction === 'no' ? refuse('no-auction', { edition: editionTitle(edition) }) : true;
}

/** Unless the address says how many bots there are, there is one person. */
function readSeats(asks: URLSearchParams, { players: [fewest = 0, most = 0] }: EditionInfo, refuse: Refuse): Asked['seats'] {
  const [wantedPlayers, wantedBots] = [asks.get('players'), asks.get('bots')];
  if (wantedPlayers === null && wantedBots === null) return null;
  const players = numberIn(wantedPlayers, fewest, most);
  if (players === undefined) return refuse('players', { value: wantedPlayers ?? '', fewest, most });
  const bots = numberIn(wantedBots, 0, players ?? most);
  if (bots === undefined) return refuse('bots', { value: wantedBots ?? '', most: players ?? most });
  const all = players ?? Math.min(most, Math.max(fewest, (bots ?? 0) + 1));
  return { people: all - (bots ?? all - 1), bots: bots ?? all - 1 };
}

/** The number that is written there; undefined if it is none between the two. */
function numberIn(written: string | null, from: number, to: number): number | null | undefined {
  if (written === null) return null;
  const number = /^\d$/.test(written) ? Number(written) : NaN;
  return from <= number && number <= to ? number : undefined;
}

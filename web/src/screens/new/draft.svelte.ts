/** The table that is being put together on the new-game screen. */
import { editionOf, FIRST_EDITION } from '../../games/kinds';
import { recallAs, rememberAs } from '../../lib/memory';
import type { Catalogue, EditionInfo, Message, NewTable, OptionInfo, PaceInfo } from '../../lib/wire';
import { readAsked, type Asked } from './asked';
import { SeatPlan, type PlannedSeat } from './seat-plan.svelte';

const KEY = 'tikal.new';
/** What is remembered from the last new game. */
interface Remembered { edition: string; seats: PlannedSeat[]; scenario: string | null }

const FIRST_BOTS = 2;

export class Draft {
  readonly plan: SeatPlan;
  edition = $state(FIRST_EDITION);
  auction = $state(false);
  scenario: string | null = $state(null);
  /** only options that were changed */
  options: Record<string, unknown> = $state.raw({});
  /** the seat that begins; null for one by lot */
  first: number | null = $state(null);
  spectators = $state(true);
  pace: PaceInfo | null = $state.raw(null);
  title = $state('');
  seed = $state('');
  /** `best-of 3` and the like; empty for a single game */
  series = $state('');
  listed = $state(false);
  rated = $state(false);
  /** how many tables play the same deal */
  tables = $state(1);

  /** what the address asked for and cannot have */
  readonly refused: Message[];

  /** As an address asks; for the rest as `last` time. */
  constructor(private readonly catalogue: Catalogue, query = '', last = recallAs<Remembered>(KEY)) {
    this.plan = new SeatPlan(catalogue.levels, () => this.info.players);
    const known = last !== null && catalogue.editions.some(({ id }) => id === last.edition);
    if (known && catalogue.scenarios.some(({ id }) => id === last.scenario)) this.scenario = last.scenario;
    this.choose(known ? last.edition : FIRST_EDITION);
    if (known && this.plan.allows(last.seats.length)) this.plan.seatAgain(last.seats);
    else this.seat({ people: 1, bots: FIRST_BOTS });
    const asked = readAsked(query, catalogue, this.info);
    this.refused = asked.refused;
    this.obey(asked);
  }

  private obey({ edition, scenario, auction, seats }: Asked): void {
    if (edition !== null) this.choose(edition);
    if (scenario !== null) this.scenario = scenario;
    if (auction !== null) this.auction = auction;
    if (seats) this.seat(seats);
  }

  /** The first person is here, the others elsewhere. */
  private seat({ people, bots }: { people: number; bots: number }): void {
    this.plan.seats = [];
    for (let person = 0; person < people; person++) this.plan.add(person === 0 ? 'here' : 'link');
    for (let bot = 0; bot < bots; bot++) this.plan.add('bot');
  }

  get info(): EditionInfo {
    const found = editionOf(this.catalogue, this.edition) ?? this.catalogue.editions[0];
    if (!found) throw new Error('the catalogue has no editions');
    return found;
  }

  /** Options that mean something with the present choices. */
  get offered(): OptionInfo[] {
    return this.info.options.filter((option) => this.auction || !option.needs_auction);
  }

  /** Why the game cannot be rated, if so. The server refuses the same. */
  get unrateable(): 'bots' | 'shared' | 'chosen' | null {
    const kinds = this.plan.seats.map(({ kind }) => kind);
    if (kinds.includes('bot')) return 'bots';
    if (kinds.filter((kind) => kind === 'here').length > 1) return 'shared';
    return this.seed.trim() === '' ? null : 'chosen';
  }

  choose(edition: string): void {
    this.edition = edition;
    this.options = {};
    if (this.info.auction === 'no') this.auction = false;
    const { scenarios } = this.info;
    this.scenario = scenarios.find((one) => one === this.scenario) ?? scenarios[0] ?? null;
  }

  /** Whoever may not watch does not find the table in the list either. */
  letWatch(spectators: boolean): void {
    this.spectators = spectators;
    if (!spectators) this.listed = false;
  }

  /** A table in the list is one to watch. */
  list(listed: boolean): void {
    this.listed = listed;
    if (listed) this.spectators = true;
  }

  valueOf(option: OptionInfo): unknown {
    return this.options[option.name] ?? option.default;
  }

  setOption(option: OptionInfo, value: unknown): void {
    const { [option.name]: _, ...others } = this.options;
    this.options = JSON.stringify(value) === JSON.stringify(option.default) ? others : { ...others, [option.name]: value };
  }

  /** As the server wants it. */
  toTable(): NewTable {
    const offered = new Set(this.offered.map(({ name }) => name));
    const chosen = Object.entries(this.options).filter(([name]) => offered.has(name));
    const rated = this.rated && this.unrateable === null;
    return {
      edition: this.edition,
      auction: this.auction,
      scenario: this.scenario,
      options: Object.fromEntries(chosen),
      seats: this.plan.toSeats(),
      // Of a rated game nothing is chosen that chance can decide.
      first: rated || (this.first ?? 0) >= this.plan.seats.length ? null : this.first,
      pace: this.pace,
      spectators: this.spectators,
      title: this.title.trim(),
      seed: this.seed.trim() === '' ? null : Number(this.seed),
      series: SERIES.get(this.series) ?? null,
      listed: this.listed,
      rated,
    };
  }

  /** For the next time. */
  remember(): void {
    const kept: Remembered = { edition: this.edition, seats: $state.snapshot(this.plan.seats), scenario: this.scenario };
    rememberAs(KEY, kept);
  }
}

/** What is offered as a series. */
export const SERIES: ReadonlyMap<string, NonNullable<NewTable['series']>> = new Map(
  ([['best-of', 3], ['best-of', 5], ['best-of', 7], ['first-to', 2], ['first-to', 3], ['first-to', 5]] as const)
    .map(([kind, games]) => [`${kind} ${games}`, { kind, games }]),
);

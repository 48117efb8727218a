/** Who will sit where. */
import { COLOURS } from '../../art/palette.svelte';
import { experience } from '../../lib/experience.svelte';
import { t } from '../../lib/i18n.svelte';
import type { Colour, NewSeat, SeatKind } from '../../lib/wire';

export interface PlannedSeat {
  kind: SeatKind;
  name: string;
  level: string;
  colour: Colour;
  /** somebody elsewhere who also plays the last such seat before this one, and gets one invitation for both */
  same?: boolean;
}

/** A fair start for people who know the game, and an easy one for all others. */
const FOR_PLAYERS = ['greedy'];
const FOR_LEARNERS = ['novice', 'greedy'];
const BOT_NAMES = ['Ixchel', 'Chaak', 'Itzamna', 'Kukulkan'];

export class SeatPlan {
  seats: PlannedSeat[] = $state([]);

  /** `players` are the fewest and the most there may be; null when a game goes on that has begun. */
  constructor(readonly levels: readonly string[], private readonly players: (() => number[]) | null) {}

  get fixed(): boolean { return this.players === null; }
  get canAdd(): boolean { return this.allows(this.seats.length + 1); }
  get canRemove(): boolean { return this.allows(this.seats.length - 1); }
  get likedLevel(): string {
    const liked = experience.knows ? FOR_PLAYERS : FOR_LEARNERS;
    return liked.find((level) => this.levels.includes(level)) ?? this.levels[0] ?? '';
  }

  allows(count: number): boolean {
    if (!this.players) return false;
    const [fewest = 0, most = 0] = this.players();
    return fewest <= count && count <= most;
  }

  add(kind: SeatKind, name = ''): void {
    const seat = this.seats.length;
    this.seats.push({ kind, name: name || this.usualName(seat, kind), level: this.likedLevel, colour: this.freeColour });
  }

  /** The first colour that nobody has. */
  get freeColour(): Colour {
    return COLOURS.find((colour) => this.seats.every((seat) => seat.colour !== colour)) ?? 'red';
  }

  /** As they were the last time: seats that an older page remembers have no colours. */
  seatAgain(seats: readonly (Omit<PlannedSeat, 'colour'> & { colour?: Colour })[]): void {
    this.seats = [];
    for (const seat of seats) this.seats.push({ ...seat, colour: seat.colour ?? this.freeColour });
  }

  /** Gives a seat a colour; whoever had it takes the seat's old one. */
  paint(seat: number, colour: Colour): void {
    const one = this.seats[seat];
    if (!one) return;
    const other = this.seats.find((had) => had !== one && had.colour === colour);
    if (other) other.colour = one.colour;
    one.colour = colour;
  }

  /** Lets all bots play as is usual for whoever sits here. */
  useLikedLevel(): void {
    for (const seat of this.seats) seat.level = this.likedLevel;
  }

  remove(seat: number): void {
    this.seats.splice(seat, 1);
  }

  /** Another kind of player gets a fitting name, unless somebody has typed one. */
  turnInto(seat: number, kind: SeatKind): void {
    const one = this.seats[seat];
    if (!one) return;
    const typed = one.name !== '' && one.name !== this.usualName(seat, one.kind);
    one.kind = kind;
    if (!typed && !this.fixed) one.name = this.usualName(seat, kind);
  }

  usualName(seat: number, kind: SeatKind): string {
    return kind === 'bot' ? (BOT_NAMES[seat] ?? '') : t('new-player', { number: seat + 1 });
  }

  /** The last seat before this one that is played elsewhere. */
  before(seat: number): PlannedSeat | undefined {
    return this.seats.slice(0, seat).findLast(({ kind }) => kind === 'link');
  }

  /** As the server wants them. */
  toSeats(): NewSeat[] {
    let guest = 0;
    return this.seats.map(({ kind, name, level, same, colour }, seat) => {
      const called = { name: name.trim() || this.usualName(seat, kind), colour };
      if (kind !== 'link') return kind === 'bot' ? { kind, ...called, level } : { kind, ...called };
      if (!same || !this.before(seat)) guest = seat;
      return { kind, ...called, guest };
    });
  }
}

/** Who will sit where. */
import { t } from '../../lib/i18n.svelte';
import type { NewSeat, SeatKind } from '../../lib/wire';

export interface PlannedSeat {
  kind: SeatKind;
  name: string;
  level: string;
  /** somebody elsewhere who also plays the last such seat before this one, and gets one invitation for both */
  same?: boolean;
}

/** The strongest level that answers quickly comes first. */
const LIKED_LEVELS = ['planner', 'greedy'];
const BOT_NAMES = ['Ixchel', 'Chaak', 'Itzamna', 'Kukulkan'];

export class SeatPlan {
  seats: PlannedSeat[] = $state([]);

  /** `players` are the fewest and the most there may be; null when a game goes on that has begun. */
  constructor(readonly levels: readonly string[], private readonly players: (() => number[]) | null) {}

  get fixed(): boolean { return this.players === null; }
  get canAdd(): boolean { return this.allows(this.seats.length + 1); }
  get canRemove(): boolean { return this.allows(this.seats.length - 1); }
  get likedLevel(): string {
    return LIKED_LEVELS.find((level) => this.levels.includes(level)) ?? this.levels[0] ?? '';
  }

  allows(count: number): boolean {
    if (!this.players) return false;
    const [fewest = 0, most = 0] = this.players();
    return fewest <= count && count <= most;
  }

  add(kind: SeatKind, name = ''): void {
    const seat = this.seats.length;
    this.seats.push({ kind, name: name || this.usualName(seat, kind), level: this.likedLevel });
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
    return this.seats.map(({ kind, name, level, same }, seat) => {
      const called = name.trim() || this.usualName(seat, kind);
      if (kind !== 'link') return kind === 'bot' ? { kind, name: called, level } : { kind, name: called };
      if (!same || !this.before(seat)) guest = seat;
      return { kind, name: called, guest };
    });
  }
}

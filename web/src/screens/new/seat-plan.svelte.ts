/** Who will sit where. */
import { t } from '../../lib/i18n.svelte';
import type { NewSeat, SeatKind } from '../../lib/wire';

export interface PlannedSeat { kind: SeatKind; name: string; level: string }

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

  /** As the server wants them. */
  toSeats(): NewSeat[] {
    return this.seats.map(({ kind, name, level }, seat) => {
      const called = name.trim() || this.usualName(seat, kind);
      return kind === 'bot' ? { kind, name: called, level } : { kind, name: called };
    });
  }
}

/** The clock of one player, worked out from what the server said about all of them. */
import type { ClockInfo, PaceInfo, Seat } from '../lib/wire';

export interface Clock {
  /** it runs now */
  runs: boolean;
  /** seconds left of this turn; null while it does not run */
  turn: number | null;
  /** seconds left in reserve */
  reserve: number;
  /** it runs out soon */
  short: boolean;
  deadline: string | null;
}

const SECONDS: Record<PaceInfo['unit'], number> = { minutes: 60, days: 86_400 };
/** The end is near when so much of a turn is left: the last minute, or the last six hours. */
const NEAR: Record<PaceInfo['unit'], number> = { minutes: 1, days: 1 / 4 };

/** `now` is the time of the server, in milliseconds. */
export function clockOf(seat: Seat, clock: ClockInfo, pace: PaceInfo, now: number): Clock {
  const reserve = clock.reserve[seat] ?? 0;
  if (clock.seat !== seat || clock.turn_ends === null || clock.deadline === null) {
    return { runs: false, turn: null, reserve, short: false, deadline: null };
  }
  const left = (Date.parse(clock.deadline) - now) / 1000;
  const turn = Math.max(0, (Date.parse(clock.turn_ends) - now) / 1000);
  return {
    runs: true, turn, reserve: Math.max(0, Math.min(reserve, left)),
    short: left < NEAR[pace.unit] * SECONDS[pace.unit], deadline: clock.deadline,
  };
}

/** The table of a puzzle: a turn that is only tried. The puzzle is over when it ends. */
import type { PuzzleStart, Seat, SeatInfo, TableInfo, TriedAnswer, View, Wish } from '../../lib/wire';
import { TrialLine } from '../../table/trial-line';

type Try = (actions: readonly (string | Wish)[]) => Promise<TriedAnswer>;

export class PuzzleLine extends TrialLine {
  constructor(start: PuzzleStart, title: string, tried: Try, onend: () => void) {
    const table = (seq: number, view: View): TableInfo => tableOf(start, title, seq, view);
    super({ seat: start.seat, start: start.position, tried, onend, table });
  }
}

function tableOf({ puzzle, seat: mine, names }: PuzzleStart, title: string, seq: number, view: View): TableInfo {
  const info: Partial<TableInfo> = {
    id: `puzzle-${puzzle.number}`, title, edition: puzzle.edition, auction: false, scenario: null, options: {},
    created: '', spectators: false, look_only: false, seq, to_act: mine, over: false,
    scores: view.players.map(({ score }) => score), start_scores: view.players.map(() => 0), takeback: null, rematch: null,
    seats: names.map((name, seat) => seatInfo(seat, name, seat === mine)),
  };
  return info as TableInfo;
}

// What else there is to know about tables and seats is about several people at them, and here is only one.
function seatInfo(seat: Seat, name: string, mine: boolean): SeatInfo {
  const info: Partial<SeatInfo> = { seat, name, kind: mine ? 'here' : 'link', level: null, connected: mine, resigned: false };
  return info as SeatInfo;
}

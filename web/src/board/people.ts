/** Who stands on a hex: one row at its foot, tents first, a leader before the explorers, in the order of the seats. */
import type { HexName, HexView, Seat, Terrain, Who } from '../lib/wire';

export interface Standing {
  key: string;
  hex: HexName;
  kind: 'tent' | Who;
  seat: Seat;
  count: number;
  /** place relative to the hex's centre, and size */
  x: number;
  y: number;
  scale: number;
}

const ROW = 118;
const WIDTHS = { tent: 58, leader: 38, explorer: 38 } as const;
const TENT_SCALE = 0.86;
/** A row that would shrink below this stands in two. */
const SMALLEST = 0.76;
/** Two rows are smaller, and so far apart that nobody hides the number of another. */
const IN_TWO_ROWS = 0.82;
const REAR = 42;

const FOOT: Record<Terrain, number> = {
  temple: 64, camp: 62, ruins: 62, volcano: 56, clearing: 40, lake: 34, jungle: 30,
};

type Person = Pick<Standing, 'kind' | 'seat' | 'count'>;

function people(hex: HexView): Person[] {
  const found: Person[] = hex.camp === null ? [] : [{ kind: 'tent', seat: hex.camp, count: 1 }];
  for (const { seat, leaders, explorers } of [...hex.pieces].sort((a, b) => a.seat - b.seat)) {
    if (leaders > 0) found.push({ kind: 'leader', seat, count: leaders });
    if (explorers > 0) found.push({ kind: 'explorer', seat, count: explorers });
  }
  return found;
}

const widthOf = (row: readonly Person[]): number => row.reduce((sum, { kind }) => sum + WIDTHS[kind], 0);

function inRow(hex: HexView, row: readonly Person[], y: number, largest = 1): Standing[] {
  const width = widthOf(row);
  const fit = Math.min(largest, ROW / width) * 1.02;
  const aside = hex.terrain === 'temple' ? 7 : 0;
  let x = (-width * fit) / 2 + aside;
  return row.map((person) => {
    const room = WIDTHS[person.kind] * fit;
    const middle = x + room / 2;
    x += room;
    const scale = Math.min(largest, fit) * (person.kind === 'tent' ? TENT_SCALE : 1);
    return { ...person, key: `${hex.hex}-${person.kind}-${person.seat}`, hex: hex.hex, x: middle, y, scale };
  });
}

/** `size`: how large pieces are where there is room. */
export function standing(hex: HexView, size = 1): Standing[] {
  const all = people(hex);
  const foot = FOOT[hex.terrain];
  if (ROW / Math.max(widthOf(all), 1) >= SMALLEST) return inRow(hex, all, foot, size);
  const half = Math.ceil(all.length / 2);
  return [
    ...inRow(hex, all.slice(0, half), foot - REAR, IN_TWO_ROWS * size),
    ...inRow(hex, all.slice(half), foot, IN_TWO_ROWS * size),
  ];
}

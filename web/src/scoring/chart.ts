/** Geometry of the chart of points: lines, ticks and labels that don't cover each other. */
import type { Seat } from '../lib/wire';

export interface Frame { width: number; height: number; left: number; right: number; top: number; bottom: number }
export interface Series { seat: Seat; values: (number | null)[] }
export interface Point { x: number; y: number; value: number }
export interface Line { seat: Seat; points: Point[]; path: string }
export interface Label { seat: Seat; value: number; x: number; y: number }

export interface Chart {
  ticks: { value: number; y: number }[];
  columns: number[];
  lines: Line[];
  labels: Label[];
}

const ROUND_STEPS = [1, 2, 5, 10, 20, 25, 50, 100, 200];
const MOST_TICKS = 5;

/** A step between gridlines that is easy to count in. */
export function tickStep(span: number): number {
  return ROUND_STEPS.find((step) => span / step <= MOST_TICKS) ?? 500;
}

/** Lays the series out in the frame; every series starts at the first column. */
export function chart(series: Series[], frame: Frame, labelGap = 20): Chart {
  const values = series.flatMap((one) => one.values.filter((value) => value !== null));
  const least = Math.min(0, ...values);
  const step = tickStep(Math.max(1, ...values) - least);
  const low = Math.floor(least / step) * step;
  const high = Math.max(low + step, Math.ceil(Math.max(1, ...values) / step) * step);
  const columns = Math.max(1, ...series.map((one) => one.values.length));
  const span = frame.width - frame.left - frame.right;
  const x = (column: number): number => tidy(frame.left + (columns === 1 ? 0 : (column * span) / (columns - 1)));
  const tall = frame.height - frame.top - frame.bottom;
  const y = (value: number): number => tidy(frame.top + tall * (1 - (value - low) / (high - low)));
  const lines = series.map(({ seat, values: row }) => lineOf(seat, row, x, y));
  return {
    ticks: Array.from({ length: Math.round((high - low) / step) + 1 }, (_, index) => low + index * step).map((value) => ({
      value,
      y: y(value),
    })),
    columns: Array.from({ length: columns }, (_, column) => x(column)),
    lines,
    labels: spread(lines.filter(({ points }) => points.length === columns || points.length > 1), x(columns - 1), labelGap,
      frame.height - frame.bottom),
  };
}

function lineOf(seat: Seat, values: (number | null)[], x: (i: number) => number, y: (v: number) => number): Line {
  const points = values.flatMap((value, column) => (value === null ? [] : [{ x: x(column), y: y(value), value }]));
  const path = points.map((point, index) => `${index ? 'L' : 'M'}${point.x} ${point.y}`).join('');
  return { seat, points, path };
}

/** Labels beside the last column, moved apart where lines end close together. */
function spread(lines: Line[], x: number, gap: number, lowest: number): Label[] {
  const ends = lines.flatMap(({ seat, points }) => {
    const last = points.at(-1);
    return last ? [{ seat, value: last.value, x, y: last.y }] : [];
  });
  ends.sort((a, b) => a.y - b.y || a.seat - b.seat);
  ends.forEach((label, index) => {
    const above = ends[index - 1];
    if (above) label.y = Math.max(label.y, above.y + gap);
  });
  let floor = lowest;
  for (const label of [...ends].reverse()) {
    label.y = Math.min(label.y, floor);
    floor = label.y - gap;
  }
  return ends;
}

const tidy = (number: number): number => Math.round(number * 10) / 10;

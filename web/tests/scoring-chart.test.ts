import { describe, expect, it } from 'vitest';
import { chart, tickStep } from '../src/scoring/chart';

const FRAME = { width: 640, height: 330, left: 40, right: 100, top: 10, bottom: 30 };

describe('the chart of points', () => {
  it('spreads the scorings evenly between the margins', () => {
    const { columns } = chart([{ seat: 0, values: [0, 10, 20] }], FRAME);
    expect(columns).toEqual([40, 290, 540]);
  });

  it('puts more points higher, and all of them inside', () => {
    const { lines, ticks } = chart([{ seat: 0, values: [0, 21, 43, 69, 102] }], FRAME);
    const heights = lines[0]?.points.map(({ y }) => y) ?? [];
    expect(heights).toEqual([...heights].sort((a, b) => b - a));
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(FRAME.top);
    expect(Math.max(...heights)).toBeLessThanOrEqual(FRAME.height - FRAME.bottom);
    expect(ticks.map(({ value }) => value)).toEqual([0, 25, 50, 75, 100, 125]);
  });

  it('goes below zero when somebody is in debt', () => {
    const { ticks, lines } = chart([{ seat: 0, values: [20, -7] }, { seat: 1, values: [20, 31] }], FRAME);
    expect(ticks[0]?.value).toBeLessThanOrEqual(-7);
    expect(lines[0]?.points[1]?.y).toBeLessThanOrEqual(FRAME.height - FRAME.bottom);
  });

  it('moves labels apart that would cover each other, keeping their order', () => {
    const series = [0, 1, 2, 3].map((seat) => ({ seat, values: [0, 50 - seat] }));
    const { labels } = chart(series, FRAME, 20);
    expect(labels.map(({ seat }) => seat)).toEqual([0, 1, 2, 3]);
    labels.slice(1).forEach((label, index) => {
      expect(label.y - (labels[index]?.y ?? 0)).toBeGreaterThanOrEqual(20);
    });
  });

  it('keeps labels above the axis when all have nothing', () => {
    const { labels } = chart([0, 1, 2, 3].map((seat) => ({ seat, values: [0] })), FRAME, 20);
    expect(Math.max(...labels.map(({ y }) => y))).toBe(FRAME.height - FRAME.bottom);
  });

  it('ends a line where a player has not scored yet', () => {
    const { lines, labels } = chart([{ seat: 0, values: [0, 9] }, { seat: 1, values: [0, null] }], FRAME);
    expect(lines[1]?.path).toBe('M40 300');
    expect(labels.map(({ seat }) => seat)).toEqual([0]);
  });

  it('writes all scores beside the last column', () => {
    const { labels } = chart([{ seat: 0, values: [0, 9, 20] }, { seat: 1, values: [0, 7, null] }], FRAME);
    expect(labels.map(({ value, x }) => [value, x])).toEqual([[20, 540], [7, 540]]);
  });

  it.each([[3, 1], [10, 2], [40, 10], [102, 25], [250, 50]])('counts to %i in steps of %i', (span, step) => {
    expect(tickStep(span)).toBe(step);
  });
});

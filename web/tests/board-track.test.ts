/** The prestige track: every space once around the board, and markers that go around. */
import { describe, expect, it } from 'vitest';
import { FRAME, markers, spacesAround } from '../src/board/track';

describe('the prestige track', () => {
  it.each([[923, 704], [1042, 884], [740, 700], [1500, 700]])('goes around a board of %i by %i', (width, height) => {
    const spaces = spacesAround(100, width, height);
    expect(spaces.map(({ number }) => number)).toEqual(Array.from({ length: 100 }, (_, number) => number));
    spaces.forEach((space, index) => {
      const next = spaces[(index + 1) % 100]!;
      const touches =
        space.x <= next.x + next.width + 0.01 && next.x <= space.x + space.width + 0.01 &&
        space.y <= next.y + next.height + 0.01 && next.y <= space.y + space.height + 0.01;
      // only at the lower right corner is a gap, for the buttons that zoom
      const spared = space.x + space.width > width - 1 && next.y + next.height > height - 1;
      expect(touches || spared).toBe(true);
      expect(space.width).toBeGreaterThanOrEqual(FRAME - 0.01);
      expect(space.height).toBeGreaterThanOrEqual(FRAME - 6);
      // all are on the frame, none on the board
      const inside = space.x >= FRAME - 0.01 && space.x + space.width <= width - FRAME + 0.01 &&
        space.y >= FRAME - 0.01 && space.y + space.height <= height - FRAME + 0.01;
      expect(inside).toBe(false);
    });
  });

  it('begins again after a lap, and goes back below zero', () => {
    const [a, b, c, d] = markers([{ score: 7 }, { score: 107 }, { score: -3 }, { score: 200 }], 100);
    expect(a).toMatchObject({ space: 7, lap: 0, place: 0, among: 2 });
    expect(b).toMatchObject({ space: 7, lap: 1, place: 1, among: 2 });
    expect(c).toMatchObject({ space: 97, lap: -1, among: 1 });
    expect(d).toMatchObject({ space: 0, lap: 2 });
  });
});

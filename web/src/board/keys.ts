/** Arrow keys on a board of hexes. */
import type { HexName } from '../lib/wire';
import type { Layout } from './layout';

const DIRECTIONS: Record<string, readonly [number, number]> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

/** The neighbour that lies best in the direction of an arrow; the hex itself at the rim, null for other keys. */
export function nextHex(key: string, from: HexName, layout: Layout): HexName | null {
  const direction = DIRECTIONS[key];
  if (!direction) return null;
  const [x, y] = layout.centre(from);
  // sideways there are always two neighbours: take the one in the same row of names
  const [dirX, dirY] = [direction[0], direction[1] || (Math.round(x / 150) % 2 === 0 ? 0.1 : -0.1)];
  let best: HexName = from;
  let fit = 0.5;
  for (let side = 0; side < 6; side++) {
    const there = layout.neighbour(from, side);
    if (!there) continue;
    const [dx, dy] = [layout.centre(there)[0] - x, layout.centre(there)[1] - y];
    const along = (dx * dirX + dy * dirY) / Math.hypot(dx, dy);
    if (along > fit) [best, fit] = [there, along];
  }
  return best;
}

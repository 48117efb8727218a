/** Where a menu lies beside a hex: inside the board, never over the hex, and over as little as possible of what is in use. */

export interface Spot { x: number; y: number }
export interface Size { width: number; height: number }

/** Pixels between the hex and the menu, and between the menu and the edge of the board. */
const GAP = 6;
/** What it weighs to cover the hex itself, and a hex of the way that is looked at; any other explored hex weighs 1. */
const OVER_HEX = 1000;
const OVER_WAY = 20;

const clamp = (value: number, most: number): number => Math.max(GAP, Math.min(value, most - GAP));

export function beside(
  hex: Spot & { radius: number }, menu: Size, board: Size, explored: readonly Spot[], way: readonly Spot[],
): Spot {
  const { x, y, radius } = hex;
  const tall = radius * 0.87;
  const columns = [x - menu.width / 2, x - menu.width + radius, x - radius];
  const rows = [y - menu.height / 2, y - menu.height + tall, y - tall];
  const places: Spot[] = [
    ...rows.flatMap((top) => [{ x: x + radius + GAP, y: top }, { x: x - radius - GAP - menu.width, y: top }]),
    ...columns.flatMap((left) => [{ x: left, y: y + tall + GAP }, { x: left, y: y - tall - GAP - menu.height }]),
  ].map((spot) => ({ x: clamp(spot.x, board.width - menu.width), y: clamp(spot.y, board.height - menu.height) }));
  const covers = (spot: Spot, { x: px, y: py }: Spot, room: number): boolean =>
    px > spot.x - room && px < spot.x + menu.width + room && py > spot.y - room && py < spot.y + menu.height + room;
  const weight = (spot: Spot): number =>
    (covers(spot, hex, radius * 0.7) ? OVER_HEX : 0)
    + OVER_WAY * way.filter((other) => covers(spot, other, radius * 0.4)).length
    + explored.filter((other) => covers(spot, other, 0)).length;
  return places.reduce((best, spot) => (weight(spot) < weight(best) ? spot : best));
}

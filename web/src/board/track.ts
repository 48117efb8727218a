/** The prestige track around the board: where its spaces lie, and where the markers stand. */

/** How thick the frame is, in pixels. */
export const FRAME = 24;
/** Spaces at the end of the lower edge, with the corner, that belong to the buttons for zooming. */
export const SPARED = 4;

export interface Space { number: number; x: number; y: number; width: number; height: number }
export interface Marker<T> { player: T; lap: number; space: number; /** place among those on the same space */ place: number; among: number }

/**
 * The spaces clockwise from the upper left corner. As many as can be are on the long sides, so that all have much the
 * same size: two edges hold half of the spaces, since what is spared makes up for the corners.
 */
export function spacesAround(count: number, width: number, height: number): Space[] {
  const half = Math.floor((count + SPARED - 4) / 2);
  const across = Math.round((half * width) / (width + height));
  const down = half - across;
  const [wide, high] = [(width - 2 * FRAME) / across, (height - 2 * FRAME) / down];
  const [right, bottom] = [width - FRAME, height - FRAME];
  const places: Omit<Space, 'number'>[] = [{ x: 0, y: 0, width: FRAME, height: FRAME }];
  for (let i = 0; i < across; i++) places.push({ x: FRAME + i * wide, y: 0, width: wide, height: FRAME });
  places.push({ x: right, y: 0, width: FRAME, height: FRAME });
  for (let i = 0; i < down; i++) places.push({ x: right, y: FRAME + i * high, width: FRAME, height: high });
  for (let i = across - SPARED; i >= 0; i--) places.push({ x: FRAME + i * wide, y: bottom, width: wide, height: FRAME });
  places.push({ x: 0, y: bottom, width: FRAME, height: FRAME });
  for (let i = down - 1; i >= 0; i--) places.push({ x: 0, y: FRAME + i * high, width: FRAME, height: high });
  return places.slice(0, count).map((place, number) => ({ number, ...place }));
}

/** Where the markers stand: after a lap they begin again, below zero they go backwards. */
export function markers<T extends { score: number }>(players: readonly T[], count: number): Marker<T>[] {
  const spaceOf = ({ score }: T): number => ((score % count) + count) % count;
  return players.map((player, index) => {
    const same = players.filter((other) => spaceOf(other) === spaceOf(player));
    return {
      player, space: spaceOf(player), lap: Math.floor(player.score / count),
      place: players.slice(0, index).filter((other) => spaceOf(other) === spaceOf(player)).length, among: same.length,
    };
  });
}

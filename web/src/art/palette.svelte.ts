/** Which colour each seat has at the table that is shown. There is one such table at a time, so everything asks here. */
import PLAYERS from '../../../src/tikal/games/drawing/players.json';
import type { Colour, Seat } from '../lib/wire';

/** In the order in which seats get them if nobody chooses. */
export const COLOURS = Object.keys(PLAYERS) as readonly Colour[];

class Palette {
  colours: readonly Colour[] = $state.raw(COLOURS);
}
const palette = new Palette();

export const colourOf = (seat: Seat): Colour => palette.colours[seat] ?? COLOURS[seat] ?? 'red';

/** Shows the seats in these colours until the answer is called. */
export function showIn(colours: readonly Colour[]): () => void {
  palette.colours = colours;
  return () => { palette.colours = COLOURS; };
}

/** For a component that shows a table: the seats have its colours as long as it is there. */
export function useColours(seats: () => readonly { colour: Colour }[] | undefined): void {
  // As a text, so that what else changes about the seats paints nothing anew.
  const colours = $derived((seats() ?? []).map(({ colour }) => colour).join());
  $effect.pre(() => (colours ? showIn(colours.split(',') as Colour[]) : undefined));
}

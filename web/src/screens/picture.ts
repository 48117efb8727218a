/** Boards to look at: positions that nobody plays. */
import type { EditionInfo, HexName, HexView, View } from '../lib/wire';

/** A hex before anything has happened there. */
export const jungle = (hex: HexName): HexView => ({
  hex, terrain: 'jungle', tile: null, rotation: 0, passages: [0, 0, 0, 0, 0, 0], value: null, tokens: 0, camp: null,
  guardian: null, pieces: [], cleared: 0, dug: 0,
});

/** What there is to see of a board. */
export const pictureOf = (board: HexView[], { game, id }: EditionInfo, scenario: string | null = null): View => ({
  game, edition: id, scenario, options: {}, seat: null, to_act: null, step: 'over', segment: null, ap: null, active: 0,
  scoring_order: null, players: [], board, winners: null, legal_actions: [],
  supply: { floors: {}, treasures: 0, aside: [], tiles: {}, next_letter: null },
});

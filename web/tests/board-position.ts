/** A small position for tests of the board: the four printed hexes and what a test lays besides. */
import type { Catalogue, GameNumbers, HexInfo, HexName, HexView, TileInfo, View } from '../src/lib/wire';

const COLUMNS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];
const ROWS = [1, 2, 3, 4, 5];

/** Across N NE SE S SW NW. */
const STEPS: [number, number][] = [[0, -1], [1, -1], [1, 0], [0, 1], [-1, 1], [-1, 0]];
const STONES: Record<HexName, HexInfo['printed']> = {
  a1: { value: 0, edges: [1, 1, 1, 0, 0, 0] },
  a2: { value: 1, edges: [1, 1, 0, 1, 0, 0] },
  b1: { value: 1, edges: [0, 1, 0, 0, 0, 1] },
  b2: { value: 0, edges: [1, 1, 1, 0, 0, 0] },
};
const PLACES = COLUMNS.flatMap((column, q) =>
  ROWS.map((row) => ({ name: `${column}${row}`, q, r: 1 - row - Math.floor(q / 2) })));
export const HEXES: Record<HexName, HexInfo> = Object.fromEntries(PLACES.map(({ name, q, r }) => [name, {
  q, r, dotted: false, printed: STONES[name] ?? null,
  neighbours: STEPS.map(([dq, dr]) => PLACES.find((one) => one.q === q + dq && one.r === r + dr)?.name ?? null),
}]));
export const TILES: Record<string, TileInfo> = {
  'S-TN': { kind: 'temple', value: 1, edges: [1, 1, 0, 1, 0, 0], letter: 'S' },
  'S-TSE': { kind: 'temple', value: 1, edges: [0, 1, 0, 0, 0, 1], letter: 'S' },
  'S-C': { kind: 'clearing', value: 0, edges: [1, 1, 1, 0, 0, 0], letter: 'S' },
  A2: { kind: 'temple', value: 2, edges: [2, 0, 1, 0, 0, 0], letter: 'A' },
  A4: { kind: 'ruins', value: 4, edges: [2, 0, 1, 0, 0, 0], letter: 'A' },
  B6: { kind: 'volcano', value: 0, edges: [0, 0, 0, 0, 0, 0], letter: 'B' },
};

const NUMBERS: GameNumbers = {
  set_values: [1, 3, 6], rounds: null, volcanoes: ['B', 'D', 'F'], volcanoes_passable: false, dotted_hexes: false,
  ap_tokens: [], cards: 0,
  recruit_prices: {},
};
export const GAMES: Catalogue['games'] = {
  base: NUMBERS,
  legend: {
    set_values: [1, 3, 6, 10, 15], rounds: 6, volcanoes: [], volcanoes_passable: true, dotted_hexes: true,
    ap_tokens: [6, 13], cards: 49,
    recruit_prices: { explorer: 2, leader: 5 },
  },
};
export const LAND: Pick<Catalogue, 'hexes' | 'tiles' | 'games'> = { hexes: HEXES, tiles: TILES, games: GAMES };

const jungle = (hex: HexName): HexView => ({
  hex, terrain: 'jungle', tile: null, rotation: 0, passages: [0, 0, 0, 0, 0, 0], value: null, tokens: 0, camp: null,
  guardian: null, pieces: [], cleared: 0, dug: 0,
});

/** What is printed on the board; passages are the stones of both hexes together. */
const PRINTED: Record<HexName, Partial<HexView>> = {
  a1: { terrain: 'camp', passages: [2, 1, 2, 0, 0, 0] },
  a2: { terrain: 'temple', value: 1, passages: [1, 1, 0, 2, 0, 0] },
  b1: { terrain: 'temple', value: 1, passages: [0, 1, 0, 0, 0, 2] },
  b2: { terrain: 'clearing', passages: [1, 1, 1, 0, 1, 0] },
};

export function position(changes: Record<HexName, Partial<HexView>> = {}, more: Partial<View> = {}): View {
  const board = Object.keys(HEXES).map((hex) => ({ ...jungle(hex), ...PRINTED[hex], ...changes[hex] }));
  const reserve = { explorers: 18, leaders: 1, camps: 2, guardians: 2 };
  const players = [0, 1].map((seat) => ({
    seat, name: `Player ${seat}`, score: 0, scorings: 0, treasures: {}, reserve, gone: { explorers: 0, leaders: 0 },
  }));
  return {
    game: 'base', edition: 'supermeeple-2015', scenario: null, options: {}, seat: 0, to_act: 0, step: 'spend', segment: null, ap: 10,
    active: 0, scoring_order: null, players, board, winners: null, legal_actions: [],
    supply: { floors: {}, treasures: 24, aside: [], tiles: {}, next_letter: 'A' },
    ...more,
  };
}

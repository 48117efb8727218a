/** Pictures of the action cards, put together from the pieces of the game. The box leaves a margin around 168 by 72. */
import { digits, fill, group, move, stroke, use } from '../../art/draw';
import { hexPath, turned } from '../../art/hexagon';
import { pawn, tent } from '../../art/pieces';
import { pyramid } from '../../art/pyramid';
import { tileFace } from '../../art/tile';
import type { Seat, Terrain, TileInfo } from '../../lib/wire';

export const PICTURE_BOX = '-90 -39 180 78';
/** The paper behind a picture: a family of cards by its subject. */
export type Family = 'gold' | 'blue' | 'people' | 'stone' | 'sand' | 'water' | 'fire';
export interface CardPicture { family: Family; svg: string }

const INK = '#0B1310';

const people = (seat: Seat, count: number, x = 0, leader = false): string =>
  Array.from({ length: count }, (_, index) =>
    group(`translate(${x + (index - (count - 1) / 2) * 34} 24) scale(.9)`, pawn(seat, { leader }))).join('');
const arrow = (x: number): string =>
  stroke('M-16 0H12M4 -9L14 0L4 9', INK, 5, `transform="${move(x, 0)}" stroke-linecap="round" stroke-linejoin="round"`);
const temple = (value: number, printed: number, x: number, scale: number): string =>
  group(`translate(${x} 22) scale(${scale})`, pyramid(value, printed).svg);
const masks = (count: number, x = 0): string =>
  Array.from({ length: count }, (_, index) => use('mask', x + (index - (count - 1) / 2) * 44, 2, 1.2)).join('');
const field = (terrain: Terrain, x: number, radius = 28): string =>
  fill(hexPath(radius, 4), `url(#g-${terrain})`, `transform="${move(x, 0)}" stroke="${INK}" stroke-width="2"`);
const treasure = (kind: string, x: number): string =>
  `<use href="#t-${kind}" x="${x - 29}" y="-29" width="58" height="58"/>`;
const camp = (seat: Seat, x: number): string => group(`translate(${x} 22) scale(.95)`, tent(seat));
const more = (points: number): string =>
  group(
    move(-22, 0),
    '<circle r="23" fill="#1B7A5E" stroke="#F2C14E" stroke-width="3"/>',
    digits(`+${points}`, 2, 30, '#FFF9EA'),
  );
const looking = (): string =>
  stroke('M-34 0Q0 -30 34 0Q0 30 -34 0Z', '#F2C14E', 4) + '<circle r="10" fill="#F2C14E"/>';

function tile(info: TileInfo): string {
  const edges = turned(info.edges, 0);
  const open = edges.map((stones) => stones > 0);
  const face = { terrain: info.kind, edges, open, printed: info.value, value: info.value };
  return group('translate(0 -1) scale(.37)', tileFace(face, 3));
}

const LAKE: TileInfo = { kind: 'lake', value: 0, edges: [1, 0, 1, 0, 1, 0], letter: '' };
const VOLCANO: TileInfo = { kind: 'volcano', value: 0, edges: [0, 0, 0, 0, 0, 0], letter: '' };

const STONES = [-56, -28, 0, 28, 56].map((x, index) => use(`stone-${index % 3}`, x, index % 2 ? 8 : -7, 1.3)).join('');

type Draw = (seat: Seat, tiles: Record<string, TileInfo>, card: string) => string;
const temples = (count: number): string =>
  Array.from({ length: count }, (_, index) => temple(3, 2, (index - (count - 1) / 2) * 54, 0.46)).join('');

/** [number of the card] -> its family and how it is drawn. */
const PICTURES: Record<string, [Family, Draw]> = {
  '02': ['people', (seat) => masks(1, -48) + people(seat, 2, 24)],
  '03': ['people', (seat) => masks(1, -56) + people(seat, 3, 24)],
  '04': ['gold', () => masks(1)],
  '05': ['gold', () => masks(2)],
  '06': ['gold', () => masks(3)],
  '07': ['gold', () => looking()],
  '08': ['gold', (seat) => people(seat, 1, -52) + masks(2, 24)],
  '09': ['people', (seat) => temple(4, 2, -40, 0.6) + people(seat, 2, 34)],
  '10': ['stone', () => temple(3, 3, -46, 0.68) + arrow(2) + temple(5, 3, 48, 0.68)],
  '11': ['stone', () => temples(3)],
  '12': ['people', (seat) => camp(seat, 0)],
  '13': ['people', (seat) => camp(seat, -26) + people(seat, 1, 38)],
  '14': ['people', (seat) => camp(seat, -40) + people(seat, 2, 34)],
  '15': ['people', (seat) => people(seat, 4)],
  '16': ['people', (seat) => people(seat, 1, -20, true) + people(seat, 1, 22)],
  '17': ['sand', (seat) => people(seat, 2, -48) + arrow(6) + field('clearing', 54, 27)],
  '18': ['sand', () => STONES],
  '19': ['sand', () => field('clearing', -27) + field('temple', 27) + use('stone-1', 0, 0, 1.5)],
  '20': ['people', (seat) => more(1) + people(seat, 1, 30)],
  '21': ['people', (seat) => more(2) + people(seat, 1, 30)],
  '22': ['stone', (_seat, tiles, card) => tile(tiles[card] ?? LAKE)],
  '23': ['water', () => tile(LAKE)],
  '24': ['fire', () => tile(VOLCANO)],
};

/** The picture of a card; `blue` are the treasures that a card 01-x takes. */
export function cardPicture(card: string, seat: Seat, tiles: Record<string, TileInfo>, blue: string[]): CardPicture {
  const known = PICTURES[card.slice(0, 2)];
  if (!known) {
    const pair = blue.map((kind, index) => treasure(kind, index * 60 - 30)).join('');
    return { family: 'blue', svg: `<g style="--treasure:#7CC4F5">${pair}</g>` };
  }
  const [family, draw] = known;
  return { family, svg: draw(seat, tiles, card) };
}

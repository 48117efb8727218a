/** The jungle: tree tops painted once into a picture that repeats in all directions. */
import { random } from '../art/random';
import { scallop } from '../art/flora';

const STEP = 31;
const ROW = 26;
const COLUMNS = 44;
const ROWS = 40;
export const WIDTH = STEP * COLUMNS;
export const HEIGHT = ROW * ROWS;
/** Pixels for each unit: sharp enough for a board twice as large as usual. */
const SHARPNESS = 1.5;

const FAMILIES = ['c0', 'c1', 'c2'] as const;
const FROND = 'M0 0C5 -7 7 -15 3 -25C-3 -17 -4 -8 0 0Z';

export interface Tree { x: number; y: number; scale: number; palm: boolean; kind: number }
type Colours = (name: string) => string;
interface Blot { path: Path2D; colour: string; x: number; y: number; turn: number }

const RIM = 50;
/** Room for a tree of the usual size with its shadow, and how much larger than usual a tree may be. */
const SPREAD = 64;
const SMALLEST = 0.85;
const LARGEST = 1.4;

/** Where a tree stands along one direction; near the rim also beyond the opposite one. */
function copies(place: number, size: number): number[] {
  if (place < RIM) return [place, place + size];
  return place > size - RIM ? [place - size, place] : [place];
}

/** Trees on a jittered grid, those at the back first; at the rim on both sides, so that the picture fits to itself. */
export function trees(seed = 5): Tree[] {
  const next = random(seed);
  const found: Tree[] = [];
  for (let row = 0; row < ROWS; row++) {
    for (let column = 0; column < COLUMNS; column++) {
      const x = (column + ((row % 2) + 1) / 2) * STEP + (next() - 0.5) * STEP * 0.9;
      const y = (row + 0.5) * ROW + (next() - 0.5) * STEP * 0.8;
      const tree = { palm: next() < 0.07, scale: SMALLEST + next() * (LARGEST - SMALLEST), kind: Math.floor(next() * 9) };
      const places = copies(x, WIDTH).flatMap((left) => copies(y, HEIGHT).map((top) => ({ x: left, y: top })));
      found.push(...places.map((place) => ({ ...tree, ...place })));
    }
  }
  return found.sort((a, b) => a.y - b.y);
}

/** Nine tree tops of radius 20, seen from above, in the three families of colours. */
function crowns(colour: Colours): Blot[][] {
  const next = random(41);
  return Array.from({ length: 9 }, (_, index) => {
    const family = FAMILIES[index % 3] ?? 'c0';
    const bulges = 8 + Math.floor(next() * 3);
    const layers: [number, number, string, number, number][] = [
      [21, bulges, 'c-sh', 3, 5],
      [20, bulges, `${family}a`, 0, 0],
      [14.5, bulges, `${family}b`, -2.5, -3],
      [9.2, 7, `${family}c`, -4.5, -5.5],
      [4, 5, `${family}d`, -6.5, -8],
    ];
    return layers.map(([radius, around, name, x, y]) => {
      return { path: new Path2D(scallop(radius, around, next)), colour: colour(name), x, y, turn: 0 };
    });
  });
}

function palms(colour: Colours): Blot[][] {
  const shadow = new Path2D();
  shadow.arc(0, 0, 20, 0, 7);
  const heart = new Path2D();
  heart.arc(0, 0, 3, 0, 7);
  return [0, 17].map((start) => [
    { path: shadow, colour: colour('c-sh'), x: 3, y: 5, turn: 0 },
    ...Array.from({ length: 9 }, (_, frond) => ({
      path: new Path2D(FROND),
      colour: colour(frond % 2 ? 'c1c' : 'c1b'),
      x: 0,
      y: 0,
      turn: ((frond * 40 + start) * Math.PI) / 180,
    })),
    { path: heart, colour: colour('c1d'), x: 0, y: 0, turn: 0 },
  ]);
}

/** One kind of tree, painted once; trees of that kind are copies of it. */
function stamp(blots: readonly Blot[]): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = SPREAD * LARGEST * SHARPNESS;
  const pen = canvas.getContext('2d');
  for (const blot of blots) {
    pen?.setTransform(LARGEST * SHARPNESS, 0, 0, LARGEST * SHARPNESS, canvas.width / 2, canvas.height / 2);
    pen?.translate(blot.x, blot.y);
    pen?.rotate(blot.turn);
    if (pen) pen.fillStyle = blot.colour;
    pen?.fill(blot.path);
  }
  return canvas;
}

const painted = new Map<string, HTMLCanvasElement>();

/** The picture of the jungle in the colours of the page; null where nothing can be painted. */
export function canopy(style: CSSStyleDeclaration): HTMLCanvasElement | null {
  const colour: Colours = (name) => style.getPropertyValue(`--${name}`).trim();
  const theme = colour('c-bg');
  const known = painted.get(theme);
  if (known || !theme) return known ?? null;
  const canvas = document.createElement('canvas');
  canvas.width = WIDTH * SHARPNESS;
  canvas.height = HEIGHT * SHARPNESS;
  const pen = canvas.getContext('2d');
  if (!pen) return null;
  pen.fillStyle = theme;
  pen.fillRect(0, 0, canvas.width, canvas.height);
  const stamps = { crowns: crowns(colour).map(stamp), palms: palms(colour).map(stamp) };
  for (const { x, y, scale, palm, kind } of trees()) {
    const tree = palm ? stamps.palms[kind % 2] : stamps.crowns[kind];
    const size = SPREAD * scale * SHARPNESS;
    if (tree) pen.drawImage(tree, x * SHARPNESS - size / 2, y * SHARPNESS - size / 2, size, size);
  }
  painted.set(theme, canvas);
  return canvas;
}

/** Fills a canvas with the jungle; `place` says where the board's origin lies in it. */
export function spread(
  target: HTMLCanvasElement, picture: HTMLCanvasElement, place: { x: number; y: number; scale: number },
): void {
  const pen = target.getContext('2d');
  const pattern = pen?.createPattern(picture, 'repeat');
  if (!pen || !pattern) return;
  pattern.setTransform(new DOMMatrix().translate(place.x, place.y).scale(place.scale / SHARPNESS));
  pen.fillStyle = pattern;
  pen.fillRect(0, 0, target.width, target.height);
}

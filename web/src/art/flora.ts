/**
 * What grows and lies on tiles. All of one kind on a tile is one shape: a board has a thousand bushes, and if each were
 * a picture of its own, every change on the page would take the browser several times as long.
 */
import { at, fill, move, n, stroke, symbol, type Point } from './draw';

export const CUTS = 3;

/** A closed line of bulges, as leaves make it around a tree top or waves around a lake. */
export function scallop(
  radius: number, bulges: number, next: () => number, wobble = 0.14, [x, y]: Point = [0, 0],
): string {
  const points: Point[] = [];
  for (let index = 0; index < bulges; index++) {
    const angle = (index / bulges) * 6.2832 + next() * 0.25;
    const reach = radius * (1 - wobble + next() * wobble * 2);
    points.push([x + reach * Math.cos(angle), y + reach * Math.sin(angle)]);
  }
  let last = points[0] ?? [x, y];
  let d = `M${at(...last)}`;
  for (const point of [...points.slice(1), last]) {
    const bulge = n(Math.hypot(point[0] - last[0], point[1] - last[1]) * 0.56);
    d += `A${bulge} ${bulge} 0 0 1 ${at(...point)}`;
    last = point;
  }
  return `${d}Z`;
}

export interface Bush { x: number; y: number; scale: number; tone: number }
/** A layer of leaves: its radius and bulges, and how far it lies from the middle of the bush. */
type Leaves = readonly [radius: number, bulges: number, x: number, y: number];

const SHADOW: Leaves = [14, 7, 1.5, 2.5];
const LEAVES: readonly Leaves[] = [[13, 7, 0, 0], [8.5, 6, -1.8, -2.2], [4, 5, -3.4, -4]];
/** The colours of these layers. */
const TONES = [
  ['#2A5A34', '#3F7A43', '#5E9A55'],
  ['#234F33', '#38703F', '#548F50'],
  ['#31633A', '#4A8548', '#6DA75C'],
] as const;
export const BUSH_TONES = TONES.length;

function row(bushes: readonly Bush[], next: () => number): string {
  const leaves = ([radius, bulges, dx, dy]: Leaves, tone?: number): string =>
    bushes
      .filter((bush) => tone === undefined || bush.tone === tone)
      .map(({ x, y, scale }) => scallop(radius * scale, bulges, next, 0.14, [x + dx * scale, y + dy * scale]))
      .join('');
  const layers = LEAVES.flatMap((layer, depth) =>
    TONES.map((tone, index) => fill(leaves(layer, index), tone[depth] ?? '')),
  );
  return fill(leaves(SHADOW), '#0B1F17', 'fill-opacity=".55"') + layers.join('');
}

/** Bushes side by side; every second one stands before its neighbours. */
export const hedge = (bushes: readonly Bush[], next: () => number): string =>
  [0, 1].map((rank) => row(bushes.filter((_, index) => index % 2 === rank), next)).join('');

const BLADES = 'c0 -4 -1 -7 -3 -9c4 1 5 4 5.5 7c0 -4 1 -8 2.5 -10c1.5 3 2 6 2 10c1 -3 2.5 -6 6 -7c-2 3 -2.5 6 -3 9Z';
export const tufts = (places: readonly Point[]): string =>
  fill(places.map(([x, y]) => `M${at(x - 5, y + 3)}${BLADES}`).join(''), '#000', 'fill-opacity=".17"');

const oval = (x: number, y: number, across: number, down: number): string =>
  `M${at(x - across, y)}a${across} ${down} 0 1 1 ${2 * across} 0a${across} ${down} 0 1 1 ${-2 * across} 0Z`;
const ovals = (places: readonly Point[], across: number, down: number, dy = 0): string =>
  places.map(([x, y]) => oval(x, y + dy, across, down)).join('');

const PETALS = Array.from({ length: 5 }, (_, index): Point => {
  const angle = index * 1.2566;
  return [2.8 * Math.sin(angle), -2.8 * Math.cos(angle)];
});
export const flowers = (places: readonly Point[]): string => {
  const petals = places.flatMap(([x, y]) => PETALS.map(([dx, dy]): Point => [x + dx, y + dy]));
  return fill(ovals(petals, 2.1, 2.1), '#FFF6D8') + fill(ovals(places, 1.7, 1.7), '#E3A72F');
};

export const pebbles = (places: readonly Point[]): string =>
  fill(ovals(places, 4, 2.6, 1.4), '#000', 'fill-opacity=".25"') + fill(ovals(places, 4, 2.6), '#CFC3A4');

/** The stones of a trail: three cuts, so that no two neighbours look alike. */
const STONE_CUTS = [
  'M-8 -3Q-7.5 -7 -2 -7L5 -6.4Q9 -5.6 8.6 0L7.6 4.6Q6.4 7.4 1 7L-5 6.6Q-9 6 -8.8 1Z',
  'M-7.6 -5Q-4 -8 2 -6.8L7 -5Q9.4 -2 8 3.2Q6.2 7 0 7L-6 6Q-9.2 3.6 -8.4 -1Z',
  'M-8.4 -1Q-8 -6.4 -3 -7L4 -7Q8.6 -6 8.6 -1L8 4Q6 7.2 1 6.8L-5.6 6.2Q-8.8 4.6 -8.4 -1Z',
];

const stone = (cut: string, index: number): string =>
  symbol(
    `stone-${index}`,
    fill(cut, '#3B3121', `transform="${move(0.8, 3)}"`),
    fill(cut, '#EFE6CE', 'stroke="#4A3E2A" stroke-width="1.4"'),
    stroke('M-5.4 -2.6Q-4.6 -4.8 -1.4 -4.8L3 -4.4', '#fff', 1.8, 'stroke-linecap="round" stroke-opacity=".9"'),
  );

export const floraSymbols = (): string => STONE_CUTS.map(stone).join('');

/** What grows and lies on tiles, as symbols that are used again and again. */
import { at, fill, move, n, stroke, symbol, type Point } from './draw';
import { random } from './random';

export const BUSHES = 6;
export const CUTS = 3;

/** A closed line of bulges, as leaves make it around a tree top or waves around a lake. */
export function scallop(radius: number, bulges: number, next: () => number, wobble = 0.14): string {
  const points: Point[] = [];
  for (let index = 0; index < bulges; index++) {
    const angle = (index / bulges) * 6.2832 + next() * 0.25;
    const reach = radius * (1 - wobble + next() * wobble * 2);
    points.push([reach * Math.cos(angle), reach * Math.sin(angle)]);
  }
  let last = points[0] ?? [0, 0];
  let d = `M${at(...last)}`;
  for (const point of [...points.slice(1), last]) {
    const bulge = n(Math.hypot(point[0] - last[0], point[1] - last[1]) * 0.56);
    d += `A${bulge} ${bulge} 0 0 1 ${at(...point)}`;
    last = point;
  }
  return `${d}Z`;
}

const BUSH_TONES = [
  ['#2A5A34', '#3F7A43', '#5E9A55'],
  ['#234F33', '#38703F', '#548F50'],
  ['#31633A', '#4A8548', '#6DA75C'],
] as const;

function bush(index: number, next: () => number): string {
  const [dark, middle, light] = BUSH_TONES[(index % 3) as 0 | 1 | 2];
  return symbol(
    `bush-${index}`,
    fill(scallop(14, 7, next), '#0B1F17', `opacity=".55" transform="${move(1.5, 2.5)}"`),
    fill(scallop(13, 7, next), dark),
    fill(scallop(8.5, 6, next), middle, `transform="${move(-1.8, -2.2)}"`),
    fill(scallop(4, 5, next), light, `transform="${move(-3.4, -4)}"`),
  );
}

const TUFT =
  'M-5 3C-5 -1 -6 -4 -8 -6C-4 -5 -3 -2 -2.5 1C-2.5 -3 -1.5 -7 0 -9C1.5 -6 2 -3 2 1C3 -2 4.5 -5 8 -6C6 -3 5.5 0 5 3Z';

function clutter(): string {
  const petals = [0, 72, 144, 216, 288].map((angle) => `<circle r="2.1" cy="-2.8" transform="rotate(${angle})"/>`);
  return (
    symbol('tuft', fill(TUFT, '#000', 'fill-opacity=".17"')) +
    symbol('flower', `<g fill="#FFF6D8">${petals.join('')}</g>`, '<circle r="1.7" fill="#E3A72F"/>') +
    symbol(
      'pebble',
      '<ellipse rx="4" ry="2.6" cy="1.4" fill="#000" opacity=".25"/>',
      '<ellipse rx="4" ry="2.6" fill="#CFC3A4"/>',
    )
  );
}

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
    stroke('M-5.4 -2.6Q-4.6 -4.8 -1.4 -4.8L3 -4.4', '#fff', 1.8, 'stroke-linecap="round" opacity=".9"'),
  );

export function floraSymbols(): string {
  const next = random(41);
  const bushes = Array.from({ length: BUSHES }, (_, index) => bush(index, next));
  return [...bushes, clutter(), ...STONE_CUTS.map(stone)].join('');
}

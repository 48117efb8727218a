/** The ground of a tile: soil, what grows on it, trails to the open sides, hedges on the closed ones, its stones. */
import type { Terrain } from '../lib/wire';
import { fill, group, move, n, polygon, stroke, use, type Point } from './draw';
import { BUSH_TONES, CUTS, flowers, hedge, pebbles, scallop, tufts, type Bush } from './flora';
import { APOTHEM, hexPath, sideVector } from './hexagon';
import { random } from './random';

/** Centre, middle and rim of each kind of ground. */
export const GROUND: Record<Terrain, readonly [string, string, string]> = {
  temple: ['#8FA65C', '#5E7F42', '#3E5E33'],
  ruins: ['#B5A06A', '#8B7748', '#5F5030'],
  clearing: ['#B5CB6C', '#86A94C', '#5C8138'],
  camp: ['#C9AE78', '#A38352', '#74592F'],
  volcano: ['#6A4F49', '#43322F', '#251B1C'],
  lake: ['#4FC0BA', '#1F8C97', '#0E5E70'],
  jungle: ['#35604A', '#234A39', '#16352A'],
};
export const FACE = hexPath(97);
const RIM = hexPath(95.6);

/** How wide a trail and the gap in the hedge are for one, two and three stones. */
const TRAIL_WIDTHS = [14, 14, 24, 34];
const GAPS = [20, 20, 29, 39];
const widest = (stones: number): number => Math.min(3, stones);

const scattered = (count: number, near: number, spread: number, next: () => number): Point[] =>
  Array.from({ length: count }, () => {
    const angle = next() * 6.28;
    const distance = near + next() * spread;
    return [distance * Math.cos(angle), distance * Math.sin(angle)];
  });

function cracks(next: () => number): string {
  let svg = '';
  for (let index = 0; index < 6; index++) {
    const angle = n(index * 60 + next() * 30);
    const start = n(30 + next() * 10);
    const bend = (length: number, swing: number): string => `l${length} ${n((next() - 0.5) * swing)}`;
    const crack = `M${start} 0${bend(14, 8)}${bend(12, 10)}${bend(16, 8)}`;
    svg += group(`rotate(${angle})`, stroke(crack, '#1B1212', 3, 'stroke-opacity=".6"'));
  }
  return `${svg}<circle class="lava-glow" r="78" fill="url(#glow-lava)"/>`;
}

const WAVES = [[-28, -26, 26], [10, -36, 18], [-6, 22, 30], [28, 4, 16]] as const;

function water(next: () => number): string {
  const waves = WAVES.map(([x, y, width]) =>
    stroke(
      `M${x} ${y}q${width / 4} -5 ${width / 2} 0t${width / 2} 0`,
      '#BFF2EA',
      3,
      'stroke-linecap="round" stroke-opacity=".65"',
    ),
  );
  return [
    fill(scallop(74, 9, next, 0.07), '#E6D9A8', 'fill-opacity=".9"'),
    fill(scallop(67, 9, next, 0.07), '#2C9FA6'),
    fill(scallop(50, 9, next, 0.09), '#17808F'),
    fill(scallop(28, 8, next, 0.12), '#0E6476', `transform="${move(4, 3)}"`),
    ...waves,
  ].join('');
}

function growth(terrain: Terrain, next: () => number): string {
  switch (terrain) {
    case 'clearing':
      return tufts(scattered(15, 25, 50, next)) + flowers(scattered(7, 30, 38, next));
    case 'temple':
    case 'jungle':
      return tufts(scattered(9, 25, 50, next));
    case 'ruins':
    case 'camp':
      return pebbles(scattered(8, 40, 35, next));
    case 'volcano':
      return cracks(next);
    case 'lake':
      return water(next);
  }
}

const TRAIL: Partial<Record<Terrain, { colour: string; plaza: number }>> = {
  temple: { colour: '#BFA976', plaza: 50 },
  camp: { colour: '#D2BA8B', plaza: 60 },
  ruins: { colour: '#C9B27C', plaza: 54 },
  clearing: { colour: '#C2B374', plaza: 20 },
};

/** Trails run from the middle to every open side, over a slightly wider dark edge. */
function trails(terrain: Terrain, edges: readonly number[], open: readonly boolean[]): string {
  const look = TRAIL[terrain];
  if (!look || !open.includes(true)) return '';
  const band = (edge: number, colour: string): string => {
    const arms = edges.map((stones, side) => {
      if (!open[side]) return '';
      const [x, y] = sideVector(side);
      const outer = (TRAIL_WIDTHS[widest(stones)] ?? 14) + edge;
      const inner = 11 + edge;
      const point = (out: number, along: number): Point => [x * out - y * along, y * out + x * along];
      return fill(polygon([point(8, inner), point(95, outer), point(95, -outer), point(8, -inner)]), colour);
    });
    const plaza = `<ellipse rx="${look.plaza + edge}" ry="${n(look.plaza * 0.62 + edge)}" cy="10" fill="${colour}"/>`;
    return arms.join('') + plaza;
  };
  return `<g opacity=".55">${band(4, '#5A4A2A')}</g>${band(0, look.colour)}`;
}

/** A hedge stands on every side; an open one leaves a gap as wide as its trail. */
function hedges(terrain: Terrain, edges: readonly number[], open: readonly boolean[], next: () => number): string {
  if (terrain === 'volcano') return '';
  const bushes: Bush[] = [];
  edges.forEach((stones, side) => {
    if (terrain === 'lake' && open[side]) return;
    const [x, y] = sideVector(side);
    const gap = open[side] ? (GAPS[widest(stones)] ?? 20) + 3 : 0;
    for (let along = -50; along <= 50; along += 12.5) {
      if (Math.abs(along) < gap) continue;
      const out = APOTHEM - 5 - next() * 4;
      const scale = 0.78 + next() * 0.34;
      const tone = Math.floor(next() * BUSH_TONES);
      bushes.push({ x: x * out - y * along, y: y * out + x * along, scale, tone });
    }
  });
  return hedge(bushes, next);
}

const ROWS: readonly (readonly number[])[] = [[], [0], [-11, 11], [-21, 0, 21]];

/** The stones that are printed on the tile itself, in a row along their side. */
export function stones(edges: readonly number[]): string {
  let svg = '';
  edges.forEach((count, side) => {
    const [x, y] = sideVector(side);
    (ROWS[widest(count)] ?? []).forEach((along, index) => {
      const out = count === 3 && index === 1 ? 63 : 66;
      svg += use(`stone-${(index + side) % CUTS}`, x * out - y * along, y * out + x * along, 1.08);
    });
  });
  return svg;
}

export function ground(terrain: Terrain, edges: readonly number[], open: readonly boolean[], seed: number): string {
  const next = random(seed * 7919 + 13);
  return (
    `${fill(FACE, `url(#g-${terrain})`)}<g clip-path="url(#hexclip)">` +
    growth(terrain, next) +
    trails(terrain, edges, open) +
    hedges(terrain, edges, open, next) +
    `</g>${stones(edges)}${stroke(RIM, 'url(#rim)', 2.6)}`
  );
}

const stop = (offset: number, colour: string, opacity = 1): string =>
  `<stop offset="${offset}" stop-color="${colour}"${opacity === 1 ? '' : ` stop-opacity="${opacity}"`}/>`;
const radial = (id: string, place: string, ...stops: string[]): string =>
  `<radialGradient id="${id}" ${place}>${stops.join('')}</radialGradient>`;
const linear = (id: string, place: string, ...stops: string[]): string =>
  `<linearGradient id="${id}" ${place}>${stops.join('')}</linearGradient>`;

export function groundDefs(): string {
  const diagonal = 'x1="0" y1="0" x2="1" y2="1"';
  return [
    ...Object.entries(GROUND).map(([kind, [light, middle, rim]]) =>
      radial(`g-${kind}`, 'cx=".42" cy=".36" r=".72"', stop(0, light), stop(0.55, middle), stop(1, rim)),
    ),
    `<clipPath id="hexclip"><path d="${FACE}"/></clipPath>`,
    linear('rim', 'x1="0" y1="0" x2="0" y2="1"', stop(0, '#fff', 0.5), stop(0.5, '#fff', 0.06), stop(1, '#000', 0.35)),
    radial('lava', '', stop(0, '#FFE08A'), stop(0.4, '#FF8A3D'), stop(1, '#D5381B')),
    radial('glow-lava', '', stop(0, '#FF7A3D', 0.55), stop(1, '#FF7A3D', 0)),
    radial('goldg', 'cx=".35" cy=".28" r=".9"', stop(0, '#FFF0B5'), stop(0.45, '#EDBE4B'), stop(1, '#A26E12')),
    linear('coneL', diagonal, stop(0, '#9A736A'), stop(1, '#5B413D')),
    linear('coneR', diagonal, stop(0, '#4A3532'), stop(1, '#2A1D1D')),
    '<pattern id="hatch" width="8" height="8" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">' +
      '<rect width="3.4" height="8" fill="#fff" fill-opacity=".5"/></pattern>',
  ].join('');
}


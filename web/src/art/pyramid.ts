/** Temples: isometric stepped pyramids, one tier for each point. The middle of the foot is at the origin. */
import { at, fill, line, n, polygon, stroke, type Point } from './draw';
import { hedge } from './flora';
import { random } from './random';

export interface Pyramid {
  svg: string;
  /** how high the platform lies */
  top: number;
}
interface Tier { half: number; height: number }

/** Walls lean inwards a little; printed tiers are mossy, cleared ones bright. */
const STONE = {
  mossy: { left: ['#ADB284', '#A3A97A'], right: ['#6E7651', '#666E4A'], top: '#C6CB9B', glint: 0.28 },
  bright: { left: ['#E6D7B2', '#DCCBA2'], right: ['#9F8B64', '#94805A'], top: '#F8EFD6', glint: 0.6 },
} as const;
const PLATFORM = 15;

function tierHeight(value: number): number {
  if (value <= 3) return 11;
  return value <= 6 ? 9.2 : 8 - (value - 7) * 0.3;
}

/** The two visible walls and the top of one tier whose foot has half width `half` and lies `low` above the ground. */
function tier(half: number, low: number, height: number, mossy: boolean, odd: 0 | 1): Tier & { svg: string } {
  const look = mossy ? STONE.mossy : STONE.bright;
  const upper = half - Math.min(2.2, half * 0.06);
  const high = low + height;
  const left: Point[] = [[-half, -low], [0, half / 2 - low], [0, upper / 2 - high], [-upper, -high]];
  const right: Point[] = left.map(([x, y]) => [-x, y]);
  const lip = line([[-upper, -high], [0, upper / 2 - high], [upper, -high]]);
  const foot = line([[-half, -low], [0, half / 2 - low], [half, -low]]);
  const svg =
    fill(polygon(left), look.left[odd]) +
    fill(polygon(right), look.right[odd]) +
    fill(polygon([[-upper, -high], [0, upper / 2 - high], [upper, -high], [0, -upper / 2 - high]]), look.top) +
    stroke(lip, '#fff', 1.3, `stroke-opacity="${look.glint}"`) +
    stroke(foot, '#2B2414', 1.2, 'stroke-opacity=".55"');
  return { half: upper, height: high, svg };
}

/** Stairs up the middle of a wall: -1 the left one, 1 the right one. */
function stairs(wall: -1 | 1, foot: number, summit: Tier, value: number): string {
  const below: Point = [(wall * foot) / 2, foot / 4 + 0.8];
  const above: Point = [(wall * summit.half) / 2, summit.half / 4 - summit.height];
  const side = (end: Point, width: number, edge: -1 | 1): Point => [
    end[0] - wall * edge * width,
    end[1] + (edge * width) / 2,
  ];
  const [a, b] = [side(below, 6.4 + value * 0.22, -1), side(below, 6.4 + value * 0.22, 1)];
  const [c, d] = [side(above, 4.6, 1), side(above, 4.6, -1)];
  const steps = Math.max(3, value * 2);
  const along = (from: Point, to: Point, part: number): string =>
    at(from[0] + (to[0] - from[0]) * part, from[1] + (to[1] - from[1]) * part);
  let treads = '';
  for (let step = 1; step < steps; step++) treads += `M${along(a, d, step / steps)}L${along(b, c, step / steps)}`;
  const [face, tread] = wall < 0 ? ['#F2E7C9', '#7D6A43'] : ['#B7A57E', '#4B3D22'];
  return (
    fill(polygon([a, b, c, d]), face, 'stroke="#3A3018" stroke-opacity=".55" stroke-width="1"') +
    stroke(treads, tread, 1.1, 'stroke-opacity=".6"')
  );
}

/** A shrine with a dark door; high temples wear a red roof comb. */
function shrine(summit: Tier, value: number): string {
  const half = Math.min(11, summit.half * 0.66);
  const tall = value >= 7 ? 12 : 9.5;
  const y = -summit.height;
  const wall = (sign: -1 | 1): Point[] => [
    [sign * half, y],
    [0, y + half / 2],
    [0, y + half / 2 - tall],
    [sign * half, y - tall],
  ];
  const door: Point[] = [
    [-half * 0.68, y + half * 0.16],
    [-half * 0.28, y + half * 0.36],
    [-half * 0.28, y + half * 0.36 - tall * 0.62],
    [-half * 0.68, y + half * 0.16 - tall * 0.62],
  ];
  const roof: Point[] = [
    [-half - 1.6, y - tall],
    [0, y + half / 2 - tall + 0.8],
    [half + 1.6, y - tall],
    [0, y - half / 2 - tall - 0.8],
  ];
  return (
    fill(polygon(wall(-1)), '#EFE2C0') +
    fill(polygon(wall(1)), '#A8946B') +
    fill(polygon(door), '#2A2013') +
    fill(polygon(roof), '#FFF6DF', 'stroke="#5A4B2D" stroke-width=".9"') +
    (value >= 7 ? roofComb(half, y - tall) : '')
  );
}

function roofComb(half: number, y: number): string {
  const comb: Point[] = [[-half * 0.5, y - 1], [half * 0.5, y - 1], [half * 0.4, y - 11], [-half * 0.4, y - 11]];
  const rows = [4, 7.4].map((row) => `M${at(-half * 0.25, y - row)}h${n(half * 0.5)}`).join('');
  return fill(polygon(comb), '#C9472F', 'stroke="#5A2415" stroke-width=".9"') + stroke(rows, '#F8D9B8', 1.2);
}

/** A temple of `value` points of which `printed` were there when the tile was laid. */
export function pyramid(value: number, printed: number, guarded = false): Pyramid {
  const foot = 34 + value * 2.75;
  const height = tierHeight(value);
  const setback = value > 1 ? (foot - PLATFORM - 3) / (value - 0.2) : 0;
  const reach = 14 + value * 3;
  const shadow: Point[] = [[-foot - 3, 2], [0, foot / 2 + 4], [foot + reach, 6], [reach * 0.9, -foot / 2 + 6]];
  let svg = fill(polygon(shadow), '#15200F', 'fill-opacity=".38"');
  let summit: Tier = { half: foot, height: 0 };
  let half = foot;
  for (let index = 0; index < value; index++) {
    const built = tier(half, summit.height, height, index < printed, (index % 2) as 0 | 1);
    const newest = index === value - 1 && index >= printed ? ' class="newest-tier"' : '';
    svg += `<g${newest}>${built.svg}</g>`;
    if (index === 0) svg += printed > 0 ? moss(foot) : '';
    summit = built;
    half = Math.max(PLATFORM, built.half - setback);
  }
  svg += stairs(-1, foot, summit, value) + stairs(1, foot, summit, value);
  if (!guarded) svg += shrine(summit, value);
  return { svg, top: summit.height };
}

const moss = (foot: number): string =>
  hedge(
    [
      { x: -foot * 0.72, y: 4, scale: 0.34, tone: 1 },
      { x: foot * 0.62, y: 7, scale: 0.38, tone: 0 },
      { x: -foot * 0.25, y: foot * 0.34, scale: 0.26, tone: 0 },
    ],
    random(41),
  );

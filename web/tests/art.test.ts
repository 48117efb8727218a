import { describe, expect, it } from 'vitest';
import { ruins } from '../src/art/features';
import { stones } from '../src/art/ground';
import { centre, turned } from '../src/art/hexagon';
import { ICON_NAMES } from '../src/art/icons';
import { guardian, pawn, tent } from '../src/art/pieces';
import { plate, price } from '../src/art/plate';
import { pyramid } from '../src/art/pyramid';
import { COLOURS, colourOf, showIn } from '../src/art/palette.svelte';
import { lookOf, signPath } from '../src/art/seats';
import { defs } from '../src/art/symbols';
import { tileFace, type TileFace } from '../src/art/tile';
import { TREASURE_KINDS } from '../src/art/treasures';

const parse = (svg: string): Element => {
  const page = new DOMParser().parseFromString(`<svg xmlns="http://www.w3.org/2000/svg">${svg}</svg>`, 'image/svg+xml');
  expect(page.querySelector('parsererror')).toBeNull();
  return page.documentElement;
};
const count = (svg: string, part: string): number => svg.split(part).length - 1;

/** Each bush has a shadow. */
const bushes = (svg: string): number =>
  count([...parse(svg).querySelectorAll('[fill="#0B1F17"]')].map((one) => one.getAttribute('d')).join(''), 'M');

const clearing: TileFace = {
  terrain: 'clearing', edges: [1, 0, 2, 0, 0, 3], open: [true, false, true, false, false, true], printed: 0, value: 0,
};

describe('players', () => {
  it('have the colours that were chosen at the table that is shown', () => {
    const usual = lookOf(0);
    const leave = showIn(['blue', 'red']);
    expect([0, 1, 2].map(colourOf)).toEqual(['blue', 'red', 'white']);
    expect(lookOf(0)).toBe(lookOf('blue'));
    leave();
    expect(lookOf(0)).toBe(usual);
  });

  it('have four different shapes and colours', () => {
    const looks = COLOURS.map(lookOf);
    expect(new Set(looks.map(({ shape }) => shape)).size).toBe(4);
    expect(new Set(looks.map(({ fill }) => fill)).size).toBe(4);
    expect(new Set([0, 1, 2, 3].map((seat) => signPath(seat, 20))).size).toBe(4);
  });

  it('show the number of explorers, a leader shows a star instead', () => {
    expect(parse(pawn(0, { count: 7 })).textContent).toBe('7');
    expect(parse(pawn(0, { leader: true, count: 7 })).textContent).toBe('');
    expect(parse(pawn(0)).textContent).toBe('');
  });

  it('carry their sign on tents and shields', () => {
    for (const seat of [0, 1, 2, 3]) {
      expect(tent(seat)).toContain(signPath(seat, 14));
      expect(guardian(seat)).toContain(signPath(seat, 10));
    }
  });
});

describe('tiles', () => {
  it('turn clockwise', () => {
    expect(turned([2, 0, 1, 0, 0, 0], 1)).toEqual([0, 2, 0, 1, 0, 0]);
    expect(turned([2, 0, 1, 0, 0, 0], 6)).toEqual([2, 0, 1, 0, 0, 0]);
  });

  it('lie beside each other', () => {
    const [x, y] = centre({ q: 1, r: 0 });
    expect(Math.hypot(x, y)).toBeCloseTo(173.2, 1);
  });

  it('show as many stones as they have', () => {
    expect(count(stones([1, 0, 2, 0, 0, 3]), '#stone-')).toBe(6);
    expect(stones([0, 0, 0, 0, 0, 0])).toBe('');
  });

  it('have an unbroken hedge where they are closed', () => {
    const walled = tileFace({ ...clearing, open: clearing.open.map(() => false) }, 1);
    const open = tileFace(clearing, 1);
    expect(bushes(walled)).toBe(6 * 9);
    expect(bushes(open)).toBeLessThan(6 * 9);
  });

  it('look the same each time for one seed', () => {
    expect(tileFace(clearing, 4)).toBe(tileFace(clearing, 4));
    expect(tileFace(clearing, 4)).not.toBe(tileFace(clearing, 5));
  });

  it('are drawn well-formed for every terrain', () => {
    for (const terrain of ['jungle', 'camp', 'temple', 'ruins', 'clearing', 'volcano', 'lake'] as const) {
      parse(tileFace({ ...clearing, terrain, printed: 2, value: 2 }, 1));
    }
  });
});

describe('temples and ruins', () => {
  it('have one tier for each point and grow with them', () => {
    const tops = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map((value) => pyramid(value, 1).top);
    expect(tops).toEqual([...tops].sort((a, b) => a - b));
    expect(pyramid(5, 2).svg).toContain('newest-tier');
    expect(pyramid(5, 5).svg).not.toContain('newest-tier');
  });

  it('show masks left in gold and masks taken as holes', () => {
    const svg = ruins(4, 1);
    expect(count(svg, '"#mask"')).toBe(1);
    expect(count(svg, '"#mask-hole"')).toBe(3);
  });
});

describe('plates', () => {
  it('show the value and the holder', () => {
    expect(parse(plate(8, 3)).textContent).toBe('8');
    expect(plate(8, 3)).toContain(signPath(3, 13));
    expect(plate(8, 'tie')).toContain('#hatch');
    expect(plate(8, null)).not.toContain(signPath(0, 13));
  });

  it('show a lock only when guarded', () => {
    expect(plate(8, 3, true).length).toBeGreaterThan(plate(8, 3).length);
    expect(parse(price(3)).textContent).toBe('3');
  });
});

describe('symbols', () => {
  it('hold everything that pictures refer to', () => {
    const known = parse(defs());
    const referred = [
      tileFace({ ...clearing, terrain: 'ruins', printed: 4, value: 2 }, 1),
      tileFace({ ...clearing, terrain: 'volcano' }, 1),
      tileFace({ ...clearing, terrain: 'temple', printed: 1, value: 8 }, 1),
      plate(3, 'tie'),
    ].join('');
    const ids = [...referred.matchAll(/(?:href="#|url\(#)([\w-]+)/g)].map(([, id]) => id ?? '');
    expect(ids.length).toBeGreaterThan(20);
    for (const id of new Set(ids)) expect(known.querySelector(`[id="${id}"]`), id).not.toBeNull();
  });

  it('have every icon and treasure once', () => {
    const known = parse(defs());
    for (const name of ICON_NAMES) expect(known.querySelectorAll(`[id="i-${name}"]`).length).toBe(1);
    for (const kind of TREASURE_KINDS) expect(known.querySelectorAll(`[id="t-${kind}"]`).length).toBe(1);
  });
});

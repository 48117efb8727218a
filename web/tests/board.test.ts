import { fireEvent, render } from '@testing-library/svelte';
import axe from 'axe-core';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import Board from '../src/board/Board.svelte';
import { Camera } from '../src/board/camera.svelte';
import { trees } from '../src/board/canopy';
import { changesBetween, wayBetween } from '../src/board/changes';
import { nextHex } from '../src/board/keys';
import { Land } from '../src/board/land';
import { contains, Layout, type Box } from '../src/board/layout';
import { standing } from '../src/board/people';
import { bundleOf, useBundles } from '../src/lib/i18n.svelte';
import type { HexName, HexView, Insight, View } from '../src/lib/wire';
import { HEXES, LAND, position } from './board-position';

const layout = new Layout(Object.keys(HEXES), HEXES);
const landOf = (view: View): Land => new Land(view, layout, LAND);
const hexOf = (view: View, name: HexName): HexView => {
  const found = view.board.find(({ hex }) => hex === name);
  if (!found) throw new Error(name);
  return found;
};
const one = (seat: number, explorers = 1, leaders = 0) => ({ seat, explorers, leaders });

/** A temple on c1 that joins b1 and b2, and a volcano on b3. */
const laid = (): View =>
  position({
    b1: { passages: [0, 3, 0, 0, 0, 2] },
    b2: { passages: [1, 1, 1, 0, 1, 0] },
    c1: { terrain: 'temple', tile: 'A2', rotation: 4, value: 4, passages: [1, 0, 0, 0, 3, 1] },
    b3: { terrain: 'volcano', tile: 'B6', passages: [0, 0, 0, 1, 1, 0] },
  });

const insightOf = (temples: Insight['temples']): Insight => ({
  scores_now: [], temples, reach: [], prices: {}, placements: [],
  draw: { letter: null, unseen: [], volcano: null },
});

function show(view: View, props: Record<string, unknown> = {}) {
  const shown = render(Board, { view, catalogue: LAND, marks: {}, ...props });
  const find = (selector: string): Element => {
    const found = shown.container.querySelector(selector);
    if (!found) throw new Error(`nothing like ${selector}`);
    return found;
  };
  const count = (selector: string): number => shown.container.querySelectorAll(selector).length;
  return { ...shown, find, count };
}

beforeEach(() => {
  const words = ['board-name = Board', 'board-zoom-in = In', 'board-zoom-out = Out', 'board-fit = Fit'];
  useBundles('en', [bundleOf('en', [words.join('\n')])]);
});

describe('land', () => {
  it('knows the own stones of tiles and of what is printed', () => {
    const view = laid();
    const land = landOf(view);
    expect(land.edges(hexOf(view, 'c1'))).toEqual([1, 0, 0, 0, 2, 0]);
    expect(land.edges(hexOf(view, 'a2'))).toEqual([1, 1, 0, 1, 0, 0]);
    expect(land.edges(hexOf(view, 'a1'))).toEqual([1, 1, 1, 0, 0, 0]);
  });

  it('opens sides by passages, and towards the unknown by own stones', () => {
    const view = laid();
    const land = landOf(view);
    expect(land.open(hexOf(view, 'c1'))).toEqual([true, false, false, false, true, true]);
    expect(land.open(hexOf(view, 'b1'))).toEqual([false, true, false, false, false, true]);
  });

  it('never opens towards a volcano, except in Legend', () => {
    const view = laid();
    const legend = { ...view, game: 'legend' as const };
    expect(landOf(view).open(hexOf(view, 'b2'))[0]).toBe(false);
    expect(landOf(legend).open(hexOf(legend, 'b2'))[0]).toBe(true);
  });

  it('prices every passage between explored hexes once', () => {
    const prices = landOf(laid()).prices();
    const found = Object.fromEntries(prices.map(({ key, stones }) => [key, stones]));
    expect(found).toEqual({ 'a2-a1': 2, 'a1-b2': 1, 'a1-b1': 2, 'b1-c1': 3, 'b2-c1': 1 });
  });
});

describe('people', () => {
  const crowd = (): HexView =>
    hexOf(position({ b2: { camp: 1, pieces: [one(3), one(0, 5, 1), one(2, 2)] } }), 'b2');

  it('stand in one row: tents first, leaders before explorers, in the order of seats', () => {
    const row = standing(crowd());
    expect(row.map(({ kind, seat }) => `${kind} ${seat}`)).toEqual([
      'tent 1', 'leader 0', 'explorer 0', 'explorer 2', 'explorer 3',
    ]);
    expect(row.map(({ count }) => count)).toEqual([1, 1, 5, 2, 1]);
  });

  it('keep within the foot of the hex', () => {
    for (const { x } of standing(crowd())) expect(Math.abs(x)).toBeLessThan(60);
  });
});

describe('changes', () => {
  const standingOn = (name: HexName): View => {
    const view = laid();
    return { ...view, board: view.board.map((hex) => (hex.hex === name ? { ...hex, pieces: [one(0)] } : hex)) };
  };

  it('are the walks of pieces along the trails', () => {
    const [from, to] = [standingOn('a1'), standingOn('c1')];
    const { walks } = changesBetween(from, to, landOf(to), layout);
    expect(walks).toHaveLength(1);
    expect(walks[0]).toMatchObject({ seat: 0, who: 'explorer', path: ['a1', 'b2', 'c1'], first: true });
  });

  it('go straight where no trail leads', () => {
    expect(wayBetween('a1', 'h5', landOf(laid()), layout)).toEqual(['a1', 'h5']);
  });

  it('are new tiles, new tiers and eruptions', () => {
    const changes = changesBetween(position(), laid(), landOf(laid()), layout);
    expect([...changes.laid].sort()).toEqual(['b3', 'c1']);
    expect([...changes.erupted]).toHaveLength(1);
    const grown = changesBetween(position(), position({ a2: { value: 2 } }), landOf(position()), layout);
    expect([...grown.grown]).toEqual(['a2']);
    expect(grown.erupted.size).toBe(0);
  });
});

describe('camera', () => {
  const camera = (width: number, height: number): Camera => {
    const made = new Camera();
    made.frame(width, height, { board: layout.box, land: layout.box, middle: [0, 0] });
    return made;
  };

  it('shows the whole board on a large screen, and what matters on a small one', () => {
    expect(camera(1000, 800).seesAll).toBe(true);
    expect(camera(390, 500).seesAll).toBe(false);
    expect(camera(390, 500).scale).toBeCloseTo(0.54);
  });

  it('shows the explored land as large as it goes, and stays while everything is in sight', () => {
    const made = new Camera();
    const near = layout.boxAround(layout.withNeighbours(['a1', 'a2', 'b1', 'b2']));
    made.frame(900, 650, { board: layout.box, land: near });
    const opened = { x: made.x, y: made.y, scale: made.scale };
    expect(made.scale).toBeGreaterThan(camera(900, 650).scale);
    made.frame(900, 650, { board: layout.box, land: layout.boxAround(['a1', 'b2', 'c1']) });
    expect({ x: made.x, y: made.y, scale: made.scale }).toEqual(opened);
    made.frame(900, 650, { board: layout.box, land: layout.box });
    expect(made.scale).toBeLessThan(opened.scale);
    expect(made.seesAll).toBe(true);
  });

  it('shows all of the land in a picture, however small it gets', () => {
    const near = layout.boxAround(['a1', 'a2', 'b1', 'b2']);
    const pictured = (land: Box): Camera => {
      const made = new Camera();
      made.frame(180, 140, { board: layout.box, land, middle: null });
      return made;
    };
    expect(pictured(layout.box).seesAll).toBe(true);
    expect(contains(pictured(near).seen, near)).toBe(true);
    expect(pictured(near).scale).toBeGreaterThan(pictured(layout.box).scale);
  });

  describe('when a tile has to be laid', () => {
    const scene = { board: layout.box, land: layout.box, middle: layout.centre('a1') };
    const places = layout.boxAround(['a1', 'd4', 'h1']);
    const sightOf = ({ x, y, scale }: Camera) => ({ x, y, scale });
    const phone = (): Camera => {
      const made = new Camera();
      made.frame(390, 500, scene);
      return made;
    };

    it('shows all places, and then what was seen before', () => {
      const made = phone();
      const opened = sightOf(made);
      expect(contains(made.seen, places)).toBe(false);
      made.frame(390, 500, { ...scene, places });
      expect(contains(made.seen, places)).toBe(true);
      made.frame(390, 500, scene);
      expect(made.scale).toBeCloseTo(opened.scale);
      expect([made.x, made.y]).toEqual([expect.closeTo(opened.x), expect.closeTo(opened.y)]);
    });

    it('shows the new tile after that', () => {
      const made = phone();
      made.frame(390, 500, { ...scene, places });
      made.frame(390, 500, { ...scene, held: layout.centre('h1') });
      expect(made.scale).toBeCloseTo(phone().scale);
      expect(contains(made.seen, layout.boxAround(['h1']))).toBe(true);
    });

    it('shows all places in a window that has just opened or changed its size', () => {
      const made = new Camera();
      made.frame(390, 500, { ...scene, places });
      expect(contains(made.seen, places)).toBe(true);
      made.frame(360, 400, { ...scene, places });
      expect(contains(made.seen, places)).toBe(true);
    });

    it('stays where it is if the places are in sight', () => {
      const made = phone();
      const opened = sightOf(made);
      made.frame(390, 500, { ...scene, places: layout.boxAround(['a1']) });
      expect(sightOf(made)).toEqual(opened);
    });

    it('stays where it was moved meanwhile', () => {
      const made = phone();
      made.frame(390, 500, { ...scene, places });
      made.zoom(3);
      const moved = sightOf(made);
      made.frame(390, 500, { ...scene, land: places, places });
      expect(sightOf(made)).toEqual(moved);
      made.frame(390, 500, scene);
      expect(sightOf(made)).toEqual(moved);
    });
  });

  it('zooms around a point and within limits', () => {
    const made = camera(1000, 800);
    const [fit, under] = [made.scale, (300 - made.x) / made.scale];
    made.zoom(1.5, [300, 200]);
    expect((300 - made.x) / made.scale).toBeCloseTo(under);
    made.zoom(100);
    expect(made.scale).toBeCloseTo(fit * 2.5);
    made.zoom(0.0001);
    expect(made.scale).toBeCloseTo(fit * 0.6);
    made.fit();
    expect(made.scale).toBeCloseTo(fit);
  });

  it('lets numbers grow on small boards', () => {
    expect(camera(1200, 1000).growth).toBe(1);
    expect(camera(500, 400).growth).toBeGreaterThan(1);
  });
});

describe('arrow keys', () => {
  it('walk along the rows of names and back', () => {
    expect(nextHex('ArrowRight', 'a1', layout)).toBe('b1');
    expect(nextHex('ArrowRight', 'b1', layout)).toBe('c1');
    expect(nextHex('ArrowLeft', 'c1', layout)).toBe('b1');
    expect(nextHex('ArrowUp', 'c1', layout)).toBe('c2');
    expect(nextHex('ArrowDown', 'c1', layout)).toBe('c1');
    expect(nextHex('x', 'c1', layout)).toBeNull();
  });
});

describe('jungle', () => {
  it('fits to itself on all sides', () => {
    const all = trees();
    const left = all.filter(({ x }) => x < 0).length;
    expect(left).toBeGreaterThan(10);
    expect(all.map(({ y }) => y)).toEqual(all.map(({ y }) => y).sort((a, b) => a - b));
  });
});

describe('board', () => {
  it('draws explored tiles, names the others', () => {
    const { count, container } = show(laid());
    expect(count('.tile')).toBe(6);
    expect(count('.hexline')).toBe(34);
    expect(container.querySelector('[data-price="b1-c1"]')?.textContent).toBe('3');
  });

  it('shows one pawn for each player and hex with the number of explorers', () => {
    const { count, find } = show(position({ a1: { pieces: [one(0, 4, 1), one(1, 2)] } }));
    expect(count('.piece.explorer')).toBe(2);
    expect(count('.piece.leader')).toBe(1);
    expect(find('.piece.explorer[data-seat="0"]').textContent?.trim()).toBe('4');
  });

  it('shows who holds a temple, and = on a tie', () => {
    const temple = (hex: HexName, holder: number | null, tied: boolean) => ({
      hex, holder, tied, lead: 0, values: [], guarded: false,
    });
    const { find } = show(laid(), {
      insight: insightOf([temple('a2', 1, false), temple('c1', null, true), temple('b1', null, false)]),
    });
    expect(find('[data-plate="a2"]').getAttribute('data-holder')).toBe('1');
    expect(find('[data-plate="c1"]').getAttribute('data-holder')).toBe('tie');
    expect(find('[data-plate="c1"]').innerHTML).toContain('#hatch');
    expect(find('[data-plate="b1"]').getAttribute('data-holder')).toBe('none');
    expect(find('[data-plate="c1"]').textContent?.trim()).toBe('4');
  });

  it('puts a guardian on the summit and a lock on the plate', () => {
    const { count, find } = show(position({ a2: { guardian: { seat: 1, who: 'explorer' } } }));
    expect(count('[data-guardian="a2"]')).toBe(1);
    expect(find('[data-plate="a2"]').getAttribute('data-holder')).toBe('1');
  });

  it('shows the tile in hand with the prices it would make, and where it may lie', () => {
    const ghost = { hex: 'b3', tile: 'A2', rotation: 3, joins: [{ side: 3, hex: 'b2', price: 3 }] };
    const { count, find } = show(position(), { marks: { legal: ['b3', 'a3'], ghost } });
    expect(count('.legal')).toBe(1);
    expect(count('[data-ghost="b3"]')).toBe(1);
    expect(find('.newprice').textContent?.trim()).toBe('3');
  });

  it('shows reach, target, way and last moves', () => {
    const path = ['a1', 'b2', 'c1'];
    const { count, find } = show(laid(), {
      marks: { selected: 'a1', reachable: { b2: 1, c1: 2 }, target: 'c1', path, last: ['b1'], dim: true },
    });
    expect(count('.selring')).toBe(1);
    expect(count('.reach')).toBe(2);
    expect(count('.reach.target')).toBe(1);
    expect(count('.path-line')).toBe(1);
    expect(count('.last')).toBe(1);
    expect(count('.scrim')).toBe(2);
    expect(find('[data-bead="b2"]').textContent?.trim()).toBe('1');
  });

  it('shows points scored, ways in review, threats and choices', () => {
    const { count, find } = show(laid(), {
      marks: {
        scoring: [{ hex: 'c1', seat: 1, points: 4 }],
        lines: [{ kind: 'played', path: ['a1', 'b2'] }, { kind: 'best', path: ['a1', 'b1'] }],
        threat: { seat: 1, hexes: { c1: 5 } },
        choosable: ['a2'],
      },
    });
    expect(find('[data-points="c1"]').textContent?.trim()).toBe('+4');
    expect(count('.reviewline')).toBe(2);
    expect(find('[data-threat="c1"]').textContent?.trim()).toBe('5');
    expect(count('.choosable')).toBe(1);
  });

  it('shows the stone tokens of Legend', () => {
    const view = laid();
    const { count } = show({ ...view, game: 'legend' as const, supply: { ...view.supply, stones: [['b1', 'c1']] } });
    expect(count('[data-token="b1-c1"]')).toBe(1);
  });

  it('has the printed volcano of its edition left of all hexes', () => {
    const view = laid();
    expect(show(view).count('.printed-volcano')).toBe(0);
    const { find } = show({ ...view, options: { ...view.options, printedVolcano: true } });
    const [, x] = /translate\((-?[\d.]+)/.exec(find('.printed-volcano').getAttribute('transform') ?? '') ?? [];
    expect(Number(x) + 75 * (250 / 150)).toBeLessThanOrEqual(layout.box.x);
  });

  it('moves stone tokens away from the plate of a temple', () => {
    const view = laid();
    const stones: [string, string][] = [['a1', 'b1'], ['a1', 'a2']];
    const { find } = show({ ...view, game: 'legend' as const, supply: { ...view.supply, stones } });
    // The plate of b1 stands at the near end of the first side, in +x; the second has no plate at its ends.
    expect(find('[data-token="a1-b1"] rect').getAttribute('x')).toBe('-44');
    expect(find('[data-token="a1-a2"] rect').getAttribute('x')).toBe('-33');
  });

  it('tells hexes and pieces apart when pressed', async () => {
    const onhex = vi.fn();
    const onpiece = vi.fn();
    const { find } = show(position({ a1: { pieces: [one(1, 2)] } }), { onhex, onpiece });
    await fireEvent.click(find('.hex[data-hex="b2"] .area'));
    expect(onhex).toHaveBeenCalledExactlyOnceWith('b2');
    await fireEvent.click(find('.piece.explorer path'));
    expect(onpiece).toHaveBeenCalledExactlyOnceWith({ hex: 'a1', seat: 1, who: 'explorer' });
    expect(onhex).toHaveBeenCalledTimes(1);
  });

  it('is a picture when it is not interactive', async () => {
    const onhex = vi.fn();
    const { find, count } = show(position(), { onhex, interactive: false });
    await fireEvent.click(find('.hex[data-hex="b2"] .area'));
    expect(onhex).not.toHaveBeenCalled();
    expect(count('.zoom')).toBe(0);
  });

  it('turns the tile in hand with the wheel', async () => {
    const onturn = vi.fn();
    const ghost = { hex: 'b3', tile: 'A2', rotation: 3, joins: [] };
    const { find } = show(position(), { onturn, marks: { ghost } });
    await fireEvent.wheel(find('.stage'), { deltaY: 60 });
    expect(onturn).toHaveBeenCalledExactlyOnceWith(1);
  });

  it('is one stop for tabs, from which arrows walk over the hexes', async () => {
    const onhex = vi.fn();
    const { find, count } = show(position(), { onhex, describe: (hex: HexName) => `hex ${hex}` });
    expect(count('.hex[tabindex="0"]')).toBe(1);
    const start = find('.hex[data-hex="a1"]') as SVGElement;
    expect(start.getAttribute('aria-label')).toBe('hex a1');
    start.focus();
    await fireEvent.keyDown(start, { key: 'ArrowRight' });
    expect(document.activeElement).toBe(find('.hex[data-hex="b1"]'));
    expect(find('.hex[tabindex="0"]').getAttribute('data-hex')).toBe('b1');
    await fireEvent.keyDown(find('.hex[data-hex="b1"]'), { key: 'Enter' });
    expect(onhex).toHaveBeenCalledExactlyOnceWith('b1');
  });

  it('goes through the pieces of a hex with P', async () => {
    const onpiece = vi.fn();
    const { find } = show(position({ a1: { pieces: [one(0, 1, 1), one(1)] } }), { onpiece });
    const hex = find('.hex[data-hex="a1"]') as SVGElement;
    hex.focus();
    for (let press = 0; press < 4; press++) await fireEvent.keyDown(hex, { key: 'p' });
    expect(onpiece.mock.calls.map(([{ seat, who }]) => `${seat} ${who}`)).toEqual([
      '0 leader', '0 explorer', '1 explorer', '0 leader',
    ]);
  });

  it('has nothing that axe objects to', async () => {
    const { container } = show(position(), { describe: (hex: HexName) => `hex ${hex}` });
    const pictures = ['.tiles', '.people', '.prices'].map((part) => [part]);
    const { violations } = await axe.run(
      { include: [container], exclude: pictures },
      { rules: { 'color-contrast': { enabled: false } } },
    );
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
  }, 60_000);
});

import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import axe from 'axe-core';
import { flushSync } from 'svelte';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import LegendActions from '../src/games/legend/LegendActions.svelte';
import LegendFacts from '../src/games/legend/LegendFacts.svelte';
import LegendOrder from '../src/games/legend/LegendOrder.svelte';
import LegendTable from '../src/games/legend/LegendTable.svelte';
import { legendView, sitDown, useEnglish, type Seated } from './legend-table';

beforeEach(useEnglish);
afterEach(cleanup);

const click = (name: RegExp | string): Promise<boolean> => fireEvent.click(screen.getByRole('button', { name }));
function clickHex({ store }: Seated, hex: string): void {
  store.board.onhex(hex);
  flushSync();
}
async function violations(root: Element): Promise<string[]> {
  // Contrast needs a real browser to be measured.
  const found = await axe.run(root, { rules: { 'color-contrast': { enabled: false } } });
  return found.violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html ?? ''}`);
}

describe('the draft', () => {
  const draft = legendView({
    step: 'draft',
    display: { cards: ['10', '10', '23'], ap_tokens: [8], tiles: ['A2'] },
    legal_actions: ['draft card 10', 'draft card 23', 'draft ap 8', 'draft tile A2', 'draft order 1', 'draft order 2'],
  });

  it('takes what was picked after a second word', async () => {
    const table = sitDown(draft);
    render(LegendTable, { store: table.store });
    await click(/border lake/);
    expect(table.played).toEqual([]);
    await click('Take border lake');
    expect(table.played).toEqual([['draft card 23']]);
  });

  it('marks only one of two equal cards, and a second click takes it', async () => {
    const table = sitDown(draft);
    render(LegendTable, { store: table.store });
    const twins = screen.getAllByRole('button', { name: /2 floors/ });
    await fireEvent.click(twins[1]!);
    expect(twins.map((card) => card.getAttribute('aria-pressed'))).toEqual(['false', 'true']);
    await fireEvent.click(twins[1]!);
    expect(table.played).toEqual([['draft card 10']]);
  });

  it('says what is still due', () => {
    const { store } = sitDown(legendView({ step: 'draft' }, { due: { order: 0, token: 1, tiles: 0, cards: 2 } }));
    render(LegendTable, { store });
    expect(screen.getAllByText(/Still to take: 2 cards, a token, no tile/).length).toBeGreaterThan(0);
  });

  it('offers nothing to those who wait', () => {
    const { store } = sitDown({ ...draft, to_act: 1, legal_actions: [] });
    render(LegendTable, { store });
    expect(screen.queryByRole('button', { name: /border lake/ })).toBeNull();
    expect(screen.getByText('Player 1 is drafting.')).toBeTruthy();
  });

  it('can be read by machines', async () => {
    const { store } = sitDown(draft);
    const { container } = render(LegendTable, { store });
    expect(await violations(container)).toEqual([]);
  });
});

describe('the camp board', () => {
  const mine = { right: ['10'], left: ['13', '20', '23'], ap_token: 9, tiles: ['A2'] };
  const main = legendView({
    legal_actions: [
      'stash 10 for 13', 'stash 10 for 20', 'stash 10 for 23', 'play 10 right', 'play 13 left', 'activate',
      'place c3 0 A2', 'place c3 1 A2', 'place d3 0 A2', 'pass',
    ],
  }, mine);

  it('plays a card', async () => {
    const table = sitDown(main);
    render(LegendTable, { store: table.store });
    await click(/Clear up to 2 floors/);
    await click('Play it');
    expect(table.played).toEqual([['play 10 right']]);
  });

  it('asks which card leaves when none of the slots is free', async () => {
    const table = sitDown(main);
    render(LegendTable, { store: table.store });
    await click(/Clear up to 2 floors/);
    await click('Keep it instead of another card');
    await click(/1 more action point/);
    expect(table.played).toEqual([['stash 10 for 20']]);
  });

  it('begins at once when no bonus card can be added', async () => {
    const table = sitDown(legendView({ legal_actions: ['activate'] }, { ap_token: 9 }));
    render(LegendTable, { store: table.store });
    await click('AP token 9');
    await click('Use the token: 9 AP');
    expect(table.played).toEqual([['activate', 'begin']]);
  });

  it('lays a tile where and how it was turned', async () => {
    const table = sitDown(main);
    render(LegendTable, { store: table.store });
    await click(/Temple 2: lay it/);
    expect(table.store.board.marks.legal).toEqual(['c3', 'd3']);
    clickHex(table, 'c3');
    table.store.board.onturn(1);
    flushSync();
    expect(table.store.board.marks.ghost).toMatchObject({ hex: 'c3', tile: 'A2', rotation: 1 });
    await click('Lay on c3');
    expect(table.played).toEqual([['place c3 1 A2']]);
  });

  it('gives the board back when the tile is put down', async () => {
    const { store } = sitDown(main);
    render(LegendTable, { store });
    await click(/Temple 2: lay it/);
    await click('Cancel');
    expect(store.board.busy).toBe(false);
  });

  it('shows the boards of the others but lets nobody play them', async () => {
    const { store } = sitDown(main);
    render(LegendTable, { store });
    await click('Camp board of Player 1');
    expect(screen.queryByRole('button', { name: /Pass/ })).toBeNull();
    expect(screen.queryByText('Clear up to 2 floors', { exact: false })).toBeNull();
  });

  it('can be read by machines', async () => {
    const { store } = sitDown(main);
    const { container } = render(LegendTable, { store });
    expect(await violations(container)).toEqual([]);
  });
});

describe('a card being carried out', () => {
  const effect = (name: string, steps: number, legal: string[]): ReturnType<typeof legendView> =>
    legendView({ step: 'effect', effect: { name, steps, most: 2, hexes: [] }, legal_actions: legal });

  it('is led by clicks on the board', () => {
    const table = sitDown(effect('10', 0, ['clear a2', 'clear b1']));
    render(LegendTable, { store: table.store });
    expect(table.store.board.marks.choosable).toEqual(['a2', 'b1']);
    clickHex(table, 'c5');
    expect(table.played).toEqual([]);
    clickHex(table, 'b1');
    expect(table.played).toEqual([['clear b1']]);
  });

  it('says which step it is, and of how many', () => {
    const table = sitDown(effect('10', 1, ['clear a2', 'done']));
    render(LegendTable, { store: table.store });
    expect(screen.getByText('Step 2 of 2')).toBeTruthy();
    table.show(legendView({ step: 'effect', effect: { name: '17', steps: 4, most: null, hexes: [] } }));
    expect(screen.getByText('Step 5')).toBeTruthy();
  });

  it('can be stopped only when its duty is done', () => {
    const table = sitDown(effect('10', 0, ['clear a2']));
    render(LegendTable, { store: table.store });
    expect((screen.getByRole('button', { name: 'Done' }) as HTMLButtonElement).disabled).toBe(true);
    table.show(effect('10', 1, ['clear a2', 'done']));
    expect((screen.getByRole('button', { name: 'Done' }) as HTMLButtonElement).disabled).toBe(false);
  });

  it('picks up the very piece that is clicked', () => {
    const table = sitDown(effect('17', 0, ['shift explorer a1 b2', 'shift leader a1 b2', 'shift leader a1 c3']));
    render(LegendTable, { store: table.store });
    table.store.board.onpiece({ hex: 'a1', seat: 0, who: 'leader' });
    flushSync();
    expect(table.store.board.marks).toMatchObject({ selected: 'a1', choosable: ['b2', 'c3'] });
    clickHex(table, 'c3');
    expect(table.played).toEqual([['shift leader a1 c3']]);
  });

  it('lays a stone token between two hexes, whichever is clicked first', () => {
    const table = sitDown(effect('19', 0, ['stone a1 a2', 'stone a1 b2', 'stone b2 c2']));
    render(LegendTable, { store: table.store });
    clickHex(table, 'b2');
    expect(table.store.board.marks).toMatchObject({ selected: 'b2', choosable: ['a1', 'c2'] });
    clickHex(table, 'a1');
    expect(table.played).toEqual([['stone a1 b2']]);
  });

  it('puts a stack in order from the top', async () => {
    const table = sitDown(effect('p08', 1, ['order totem chief plate', 'order chief totem plate', 'order chief plate totem']));
    render(LegendTable, { store: table.store });
    await click('chief');
    await click('plate');
    expect(table.played).toEqual([['order chief plate totem']]);
  });

  it('can be read by machines', async () => {
    const { store } = sitDown(effect('17', 0, ['shift explorer a1 b2', 'shift leader a1 b2']));
    const { container } = render(LegendTable, { store });
    expect(await violations(container)).toEqual([]);
  });
});

describe('beside the board', () => {
  it('a power is used only after it was confirmed', async () => {
    const table = sitDown(legendView({ legal_actions: ['power p04'] }));
    render(LegendFacts, { store: table.store, view: table.store.view!, insight: table.store.insight });
    await click('Use the power: 2 floors');
    expect(table.played).toEqual([]);
    await click('Really use this power: 2 floors');
    expect(table.played).toEqual([['power p04']]);
  });

  it('only treasures that the view knows are shown', () => {
    const view = legendView({});
    const board = view.board.map((hex) => (hex.hex === 'c3' ? { ...hex, tokens: 2, seen: ['totem', null] } : hex));
    const { store } = sitDown({ ...view, board });
    render(LegendFacts, { store, view: store.view!, insight: store.insight });
    expect(screen.getByRole('img', { name: 'totem, unseen' })).toBeTruthy();
  });

  it('the order of both rounds can be read', async () => {
    const { store } = sitDown(legendView({ step: 'draft', next_order: [1, null] }));
    const { container } = render(LegendOrder, { store });
    expect(screen.getByText('reconstructed')).toBeTruthy();
    expect(await violations(container)).toEqual([]);
  });

  it('recruits with the points of the token', async () => {
    const table = sitDown(legendView({ step: 'spend', ap: 9, legal_actions: ['recruit explorer', 'recruit leader', 'end'] }));
    render(LegendActions, { store: table.store });
    await click(/Recruit/);
    await click('leader');
    await click('Make the leader available');
    expect(table.played).toEqual([['recruit leader']]);
  });
});

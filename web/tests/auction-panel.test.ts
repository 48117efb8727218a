import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import axe from 'axe-core';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { View } from '../src/lib/wire';
import AuctionPanel from '../src/games/base/auction/AuctionPanel.svelte';
import { position } from './board-position';
import { sitDown, useEnglish } from './legend-table';

beforeEach(useEnglish);
afterEach(cleanup);

function auction(more: Partial<View>): View {
  const view = position();
  return {
    ...view,
    step: 'bid',
    players: view.players.map((player) => ({ ...player, score: 12 })),
    auction: { open_tiles: ['A2', 'B6'], amulets_up: [0, 1], high_bid: 5, high_bidder: 1, passed: [] },
    ...more,
  };
}
const click = (name: RegExp | string): Promise<boolean> => fireEvent.click(screen.getByRole('button', { name }));

describe('the auction', () => {
  const bidding = auction({ legal_actions: ['pass', 'bid 6', 'bid 7', 'bid 8'] });

  it('starts with the lowest bid and says what it leaves', async () => {
    const table = sitDown(bidding);
    render(AuctionPanel, { store: table.store });
    expect(screen.getByText('A bid of 6 leaves you 6 points.')).toBeTruthy();
    await click('Bid 6');
    expect(table.played).toEqual([['bid 6']]);
  });

  it('goes up only as far as the rules allow', async () => {
    const table = sitDown(bidding);
    render(AuctionPanel, { store: table.store });
    for (const _ of [1, 2]) await click('More');
    expect((screen.getByRole('button', { name: 'More' }) as HTMLButtonElement).disabled).toBe(true);
    await click('Bid 8');
    expect(table.played).toEqual([['bid 8']]);
  });

  it('refuses a typed bid that is not legal', async () => {
    const { store } = sitDown(bidding);
    render(AuctionPanel, { store });
    await fireEvent.input(screen.getByLabelText('Your bid'), { target: { value: '40' } });
    expect((screen.getByTestId('place-bid') as HTMLButtonElement).disabled).toBe(true);
    expect(screen.getByText('Bid from 6 to 8.')).toBeTruthy();
  });

  it('lets somebody without enough points only pass', async () => {
    const table = sitDown(auction({ legal_actions: ['pass'] }));
    render(AuctionPanel, { store: table.store });
    expect(screen.queryByTestId('place-bid')).toBeNull();
    await click('Pass');
    expect(table.played).toEqual([['pass']]);
  });

  it('takes a tile after a second word', async () => {
    const table = sitDown(auction({ step: 'take', legal_actions: ['take A2', 'take B6'] }));
    render(AuctionPanel, { store: table.store });
    await click(/starts a scoring/);
    expect(table.played).toEqual([]);
    await click('Take the volcano');
    expect(table.played).toEqual([['take B6']]);
  });

  it('can be read by machines', async () => {
    const { store } = sitDown(bidding);
    const { container } = render(AuctionPanel, { store });
    const found = await axe.run(container, { rules: { 'color-contrast': { enabled: false } } });
    expect(found.violations.map(({ id }) => id)).toEqual([]);
  });
});

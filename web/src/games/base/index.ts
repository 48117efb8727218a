/** The base game, with and without auctions. */
import { t } from '../../lib/i18n.svelte';
import type { View } from '../../lib/wire';
import { numbersOf } from '../kinds';
import type { GameParts } from '../parts';
import Decisions from './Decisions.svelte';
import Facts from './Facts.svelte';

/** How long a game takes, for each player. */
const MINUTES = 20;
const MINUTES_WITH_AUCTION = 25;
const STEPS = ['draw', 'place', 'spend'];
const isScoring = (view: View): boolean => view.scoring_order !== null;

export const base: GameParts = {
  Decisions,
  Facts,
  Order: null,
  secretive: false,
  isScoring,
  fills: () => false,
  next(view) {
    if (view.step !== 'place' && view.step !== 'spend') return null;
    const order = view.scoring_order ?? view.players.map((player) => player.seat);
    const at = order.indexOf(view.to_act ?? -1);
    return at < 0 ? null : order[(at + 1) % order.length] ?? null;
  },
  title: ({ year, publisher }) => t('table-edition', { year: String(year), publisher }),
  // Bids change hands too often to count turns in an auction.
  progress: (view, turn) => (view.round ? t('auction-round', { round: view.round }) : t('table-turn', { turn })),
  steps: (view) => (!isScoring(view) && STEPS.includes(view.step) ? STEPS : []),
  figures: (catalogue, players, auction) => [
    { value: Object.values(catalogue.letters).reduce((sum, tiles) => sum + tiles, 0), text: t('new-fact-tiles') },
    { value: catalogue.action_points, text: t('new-fact-points') },
    // after each volcano, and at the end
    { value: numbersOf(catalogue, { game: 'base' }).volcanoes.length + 1, text: t('new-fact-scorings') },
    { value: players * (auction ? MINUTES_WITH_AUCTION : MINUTES), text: t('new-fact-minutes') },
  ],
};

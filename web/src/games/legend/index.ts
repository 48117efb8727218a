/** Tikal Legend. */
import { t } from '../../lib/i18n.svelte';
import { numbersOf } from '../kinds';
import type { GameParts } from '../parts';
import Decisions from './Decisions.svelte';
import Facts from './LegendFacts.svelte';
import Order from './LegendOrder.svelte';

/** How long a game takes, for each player. */
const MINUTES = 30;

export const legend: GameParts = {
  Decisions,
  Facts,
  Order,
  secretive: true,
  isScoring: () => false,
  fills: (view) => view.step === 'draft',
  // The turn order changes from round to round, and players who have passed are left out.
  next: () => null,
  title: (edition) => edition.title,
  progress: (view, _, catalogue) =>
    t('legend-round-of', { round: view.round ?? 0, rounds: numbersOf(catalogue, view).rounds ?? 0 }),
  steps: () => [],
  figures(catalogue, players) {
    const { rounds, ap_tokens, cards } = numbersOf(catalogue, { game: 'legend' });
    return [
      { value: rounds ?? 0, text: t('new-fact-rounds') },
      { value: `${ap_tokens[0]}–${ap_tokens.at(-1)}`, text: t('new-fact-tokens') },
      { value: `${cards}+`, text: t('new-fact-cards') },
      { value: players * MINUTES, text: t('new-fact-minutes') },
    ];
  },
};

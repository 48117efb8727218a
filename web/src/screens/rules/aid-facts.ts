/** The numbers that the sentences of the player aid name. */
import { numbersOf } from '../../games/kinds';
import type { Args, Catalogue, EditionInfo } from '../../lib/wire';

export const aidFacts = (catalogue: Catalogue, edition: EditionInfo): Args => ({
  ap: catalogue.action_points,
  letters: numbersOf(catalogue, edition).volcanoes.join(', '),
  start: edition.auction_start ?? 0,
});

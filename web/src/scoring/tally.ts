/** The scorings of a game as chart and score sheet show them: round by round, each with a title and the scores after it. */
import { t } from '../lib/i18n.svelte';
import type { Seat } from '../lib/wire';
import type { Series } from './chart';
import { rounds, scoresAfter, type Round, type Scorer, type Scoring } from './scoring';

export interface Tally {
  rounds: Round[];
  /** what each round is called: after its volcano, or the final one */
  titles: string[];
  /** points of each seat at the start of the game: 20 in an auction, and in some games different ones */
  start: readonly number[];
  /** the score of each player after each round: `null` where the player has not scored yet */
  scores: Map<Seat, (number | null)[]>;
}

interface About {
  /** the last round is the final one */
  over?: boolean;
  /** letters of the volcanoes, in the order of the stack */
  volcanoes?: readonly string[];
  start?: readonly number[];
}

export function tally(
  scorings: readonly Scoring[], players: readonly Scorer[], { over = false, volcanoes = [], start = [] }: About,
): Tally {
  const all = rounds(scorings);
  const title = ({ number }: Round): string => {
    if (over && number === all.length) return t('score-final');
    const letter = volcanoes[number - 1];
    return letter ? t('score-volcano', { letter }) : t('score-round', { number });
  };
  return {
    rounds: all, titles: all.map(title), start,
    scores: new Map(players.map(({ seat }) => [seat, scoresAfter(all, seat, start[seat])])),
  };
}

/** The lines of the chart of points: what each player begins with, and the score after each round. */
export const seriesOf = ({ start, scores }: Tally, players: readonly Scorer[]): Series[] =>
  players.map(({ seat }) => ({ seat, values: [start[seat] ?? 0, ...(scores.get(seat) ?? [])] }));

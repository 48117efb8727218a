/** The game in one sentence: who won, and by how much. */
import { currentLanguage } from '../../lib/i18n.svelte';
import type { Args, PlayerView, Seat } from '../../lib/wire';

/** Names as people would say them: Ana, Bo and Cleo. */
const listed = (names: string[]): string => new Intl.ListFormat(currentLanguage()).format(names);

export interface Sentence { id: string; args: Args }

type Player = Pick<PlayerView, 'seat' | 'name' | 'score'>;

/** `mine` are the seats that are played here: whoever has won alone wants to be spoken to. */
export function headline(players: readonly Player[], winners: readonly Seat[], mine: readonly Seat[]): Sentence {
  const won = players.filter(({ seat }) => winners.includes(seat));
  const rest = players.filter(({ seat }) => !winners.includes(seat)).sort((a, b) => b.score - a.score);
  const [winner] = won;
  const [second] = rest;
  if (!winner) return { id: 'table-over', args: {} };
  const { name, score } = winner;
  if (won.length > 1) return { id: 'end-shared', args: { names: listed(won.map((one) => one.name)), score } };
  const you = mine.length === 1 && mine[0] === winner.seat ? 'yes' : 'no';
  if (!second) return { id: 'end-alone', args: { you, name, score } };
  const margin = score - second.score;
  if (margin === 0) return { id: 'end-tie-break', args: { you, name, score, second: second.name } };
  return { id: 'end-won', args: { you, name, score, margin, second: second.name } };
}

/** The players from first to last, with their places; whoever wins a tie-break is before the others. */
export function ranked<P extends Player>(players: readonly P[], winners: readonly Seat[]): { player: P; place: number }[] {
  const wins = ({ seat }: P): number => Number(winners.includes(seat));
  const sorted = [...players].sort((a, b) => wins(b) - wins(a) || b.score - a.score);
  return sorted.map((player) => ({
    player,
    place: 1 + sorted.filter((other) => wins(other) > wins(player) || (wins(other) === wins(player) && other.score > player.score)).length,
  }));
}

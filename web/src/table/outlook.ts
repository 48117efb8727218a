/** What a plan would change, in sentences: both sides come from the engine, only the difference is worked out here. */
import { t } from '../lib/i18n.svelte';
import type { HexName, Insight, PreviewAnswer, View } from '../lib/wire';
import { nameOf } from './words';

export function gain(insight: Insight, foreseen: PreviewAnswer, seat: number): number {
  const total = (scores: Insight['scores_now']): number => scores.find((found) => found.seat === seat)?.total ?? 0;
  return total(foreseen.scores_now) - total(insight.scores_now);
}

export function outlook(view: View, insight: Insight, foreseen: PreviewAnswer, target: HexName): string[] {
  const seat = view.to_act;
  if (seat === null) return [];
  const told = [
    temple(view, insight, foreseen, target, seat),
    points(gain(insight, foreseen, seat)),
    foreseen.ap === null ? '' : t('table-left', { ap: foreseen.ap }),
  ];
  return told.filter((sentence) => sentence !== '');
}

function temple(view: View, insight: Insight, foreseen: PreviewAnswer, target: HexName, seat: number): string {
  const before = insight.temples.find(({ hex }) => hex === target);
  const after = foreseen.temples.find(({ hex }) => hex === target);
  if (!before || !after) return '';
  const value = view.board.find(({ hex }) => hex === target)?.value ?? 0;
  if (after.holder === seat) {
    return t(before.holder === seat ? 'table-would-keep' : 'table-would-hold', { value, lead: after.lead });
  }
  if (after.tied) return t('table-would-tie', { value });
  if (after.holder === null) return '';
  return t('table-would-not', { value, name: nameOf(view, after.holder), lead: after.lead });
}

const points = (change: number): string =>
  (change === 0 ? '' : t('table-would-score', { change: change > 0 ? `+${change}` : `−${-change}` }));

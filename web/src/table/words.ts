/** Words for what is on the table, made of Fluent messages. */
import { attr, hasText, t } from '../lib/i18n.svelte';
import type { HexView, Insight, Seat, TileInfo, View } from '../lib/wire';
import type { TableStore } from './table.svelte';

export const nameOf = (view: View, seat: Seat | null): string =>
  view.players.find((player) => player.seat === seat)?.name ?? '';

export const tileWords = (tile: TileInfo): string => t('table-tile', { kind: tile.kind, value: tile.value });

/** The name of a rule, if its texts have been fetched. */
export const ruleTitle = (rule: string): string => (hasText(rule) ? attr(rule, 'title') : '');

/** Whose turn it is and what for. */
export function statusOf(store: Pick<TableStore, 'myTurn' | 'seats'>, view: View): string {
  if (view.step === 'over') return t('table-over');
  if (view.scoring_order) return t('table-status-round', { segment: view.segment ?? '' });
  const args = { name: nameOf(view, view.to_act), step: view.step };
  if (!store.myTurn) return t('table-status-theirs', args);
  return store.seats.length > 1 ? t('table-status-mine-named', args) : t('table-status-mine', args);
}

/** What a player is doing, in two or three words; `next` is the player after the one who acts. */
export function doing(view: View, seat: Seat, next: Seat | null): string {
  if (view.step === 'over') return '';
  if (view.to_act === seat) return t(`table-doing-${view.step}`);
  return next === seat ? t('table-plays-next') : '';
}

/** The players in turn order, from one seat on. */
export function around(view: View, from: Seat | null): Seat[] {
  const seats = view.players.map((player) => player.seat);
  const at = Math.max(0, seats.indexOf(from ?? 0));
  return [...seats.slice(at), ...seats.slice(0, at)];
}

/** A hex for those who listen: what it is, who holds it, who stands there. */
export function describeHex(view: View, insight: Insight | null, name: string): string {
  const hex = view.board.find((found) => found.hex === name);
  if (!hex) return name;
  const parts = [t('table-hex', { hex: name, terrain: hex.terrain, value: hex.value ?? 0, tokens: hex.tokens })];
  const temple = insight?.temples.find((found) => found.hex === name);
  if (temple?.guarded && hex.guardian) parts.push(t('table-hex-guarded', { name: nameOf(view, hex.guardian.seat) }));
  else if (temple?.tied) parts.push(t('table-hex-tied'));
  else if (temple && temple.holder !== null) {
    parts.push(t('table-hex-held', { name: nameOf(view, temple.holder), lead: temple.lead }));
  }
  if (hex.camp !== null) parts.push(t('table-hex-camp', { name: nameOf(view, hex.camp) }));
  parts.push(...people(view, hex));
  return parts.join('; ');
}

function people(view: View, hex: HexView): string[] {
  return hex.pieces.map(({ seat, explorers, leaders }) =>
    t('table-hex-people', { name: nameOf(view, seat), explorers, leaders }));
}

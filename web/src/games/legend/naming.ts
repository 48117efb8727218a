/** Cards, powers and tiles in words and numbers. */
import { attr, t } from '../../lib/i18n.svelte';
import type { Catalogue, PlayerView, Seat, TileInfo, View } from '../../lib/wire';

const FACE_DOWN = 'x';

/** A permanent card that was used this round lies face down and has an x after its id. */
export const isFaceDown = (card: string): boolean => card.endsWith(FACE_DOWN);
export const faceUp = (card: string): string => (isFaceDown(card) ? card.slice(0, -1) : card);

/** Which blue treasures a card 01-x takes at this table; nothing for all others. */
export function blueTreasures(card: string, view: View): string[] {
  const [family, number] = faceUp(card).split('-');
  const pairs = view.options['legend.card01'] as string[][] | undefined;
  return family === '01' ? (pairs?.[Number(number) - 1] ?? []) : [];
}

const kindsOf = (card: string, view: View): string =>
  blueTreasures(card, view).map((kind) => t('kind-found', { kind })).join(' + ');

export const isPower = (effect: string): boolean => effect.startsWith('p');

export const cardTitle = (card: string, view: View): string =>
  attr(`card-${faceUp(card)}`, 'title', { kinds: kindsOf(card, view) });
export const cardText = (card: string, view: View): string => t(`card-${faceUp(card)}`, { kinds: kindsOf(card, view) });
export const powerTitle = (power: string): string => attr(`power-${power}`, 'title');
export const powerText = (power: string): string => t(`power-${power}`);
export const effectTitle = (effect: string, view: View): string =>
  isPower(effect) ? powerTitle(effect) : cardTitle(effect, view);
export const effectText = (effect: string, view: View): string =>
  isPower(effect) ? powerText(effect) : cardText(effect, view);

export const isPermanent = (card: string, catalogue: Catalogue): boolean =>
  catalogue.cards.some((one) => one.id === faceUp(card) && one.permanent);

export const tileName = (tile: TileInfo): string => t('board-tile', { kind: tile.kind, value: tile.value });

export const nameOf = (seat: Seat, view: View): string => view.players[seat]?.name ?? '';

/** Bonus cards that the player could add to their token, face up on either side. */
export function bonusCards(player: PlayerView, catalogue: Catalogue): string[] {
  const bonus = new Set(catalogue.cards.filter((card) => card.bonus).map((card) => card.id));
  return [...(player.left ?? []), ...(player.right ?? [])].filter((card) => bonus.has(card));
}

import type { IconName } from '../../art/icons';

const ICONS: Record<string, IconName> = {
  builder: 'clear', digger: 'dig', trader: 'swap', walker: 'move', strategist: 'cards', recruiter: 'deploy',
  comeback: 'up', bidder: 'dice',
};

/** The picture of an award: the action that earned it, or a star. */
export const iconOf = (award: string): IconName => ICONS[award] ?? 'star';

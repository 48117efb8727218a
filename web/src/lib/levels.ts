/** What a level of the bots is called; a level without a text has the name that the server gives it. */
import { hasText, t } from './i18n.svelte';

export const levelName = (level: string): string => (hasText(`new-level-${level}`) ? t(`new-level-${level}`) : level);

/** Words about compiling, for people who never asked for it. */
import { t } from '../lib/i18n.svelte';
import { levelName } from '../lib/levels';
import type { Compiling } from '../lib/wire';
import { compiling } from './compiling.svelte';
import { ADVISER, STAND_IN, type Why } from './readiness';

const MINUTE = 60;
const STEP = 5;
const MANY = 90;

export const percent = (status: Compiling): number => Math.floor(Math.min(1, Math.max(0, status.part)) * 100);

/** How long it still takes, no more exactly than anybody knows. */
export function timeLeft({ seconds_left: seconds }: Compiling): string {
  if (seconds <= STEP) return t('compiling-soon');
  if (seconds > MANY) return t('compiling-minutes', { minutes: Math.ceil(seconds / MINUTE) });
  return t('compiling-seconds', { seconds: Math.ceil(seconds / STEP) * STEP });
}

/** A note about somebody who plays for another; `about` says more. */
export interface Note { why: Why; text: string; short: string; about: string }

/** What there is to say about a level in a game; null if it plays itself. */
export function noteOn(level: string | null | undefined, game: string | undefined): Note | null {
  const why = compiling.standIn(level, game);
  if (!level || !why) return null;
  const words = { level: levelName(STAND_IN), wanted: levelName(level) };
  return {
    why,
    text: t(`compiling-seat-${why}`, words),
    short: t(`compiling-tag-${why}`, words),
    about: t(`compiling-why-${why}`, words),
  };
}

/** What there is to say about advice that another level gave than was wanted. */
export function noteOnAdvice(level: string | undefined, game: string | undefined): string {
  if (!level || level === ADVISER) return '';
  const why = compiling.standIn(ADVISER, game) ?? 'now';
  return t(`compiling-advice-${why}`, { level: levelName(level) });
}

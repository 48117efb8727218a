/** Time in words. */
import { currentLanguage, t } from '../lib/i18n.svelte';
import type { PaceInfo } from '../lib/wire';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const two = (number: number): string => String(number).padStart(2, '0');

/** What is left: `2 d 5 h`, `5 h 10 min`, or `9:05`. */
export function leftText(seconds: number): string {
  const whole = Math.max(0, Math.ceil(seconds));
  const days = Math.floor(whole / DAY);
  const hours = Math.floor((whole % DAY) / HOUR);
  const minutes = Math.floor((whole % HOUR) / MINUTE);
  if (days) return t('pacing-days-hours', { days, hours });
  if (hours) return t('pacing-hours-minutes', { hours, minutes });
  return `${minutes}:${two(whole % MINUTE)}`;
}

/** What the table agreed on, in one sentence. */
export function paceText(pace: PaceInfo | null | undefined): string {
  if (!pace) return t('pacing-none');
  const { unit, turn, reserve } = pace;
  return `${t(reserve ? 'pacing-agreed-reserve' : 'pacing-agreed', { unit, turn, reserve })} ${t(`pacing-late-${pace.late}`)}`;
}

/** A moment, such as a deadline, by the reader's clock. */
export const momentText = (moment: string): string =>
  new Intl.DateTimeFormat(currentLanguage(), { weekday: 'short', day: 'numeric', month: 'short', hour: 'numeric', minute: '2-digit' })
    .format(new Date(moment));

/** How long ago something was, in the words of the reader. */
import { currentLanguage } from './i18n.svelte';

export function ago(then: number): string {
  const minutes = Math.round((then - Date.now()) / 60_000);
  const words = new Intl.RelativeTimeFormat(currentLanguage(), { numeric: 'auto' });
  if (minutes > -60) return words.format(minutes, 'minute');
  if (minutes > -60 * 24) return words.format(Math.round(minutes / 60), 'hour');
  return words.format(Math.round(minutes / 60 / 24), 'day');
}

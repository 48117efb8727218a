/** Days in addresses, and as people write them. */
import { currentLanguage } from '../../lib/i18n.svelte';

export const isDay = (name: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(name);

/** 2026-11-17 in the language of the reader. */
export const dayText = (day: string): string =>
  new Intl.DateTimeFormat(currentLanguage(), { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`));

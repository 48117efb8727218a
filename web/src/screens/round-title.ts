import { t } from '../lib/i18n.svelte';

/** What a round of scoring is called: after its volcano, or the final one. */
export function roundTitle(number: number, final: boolean, volcanoes: readonly string[]): string {
  if (final) return t('score-final');
  const letter = volcanoes[number - 1];
  return letter ? t('score-volcano', { letter }) : t('score-round', { number });
}

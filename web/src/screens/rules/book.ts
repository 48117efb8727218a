/** The rules with their texts, as the catalogue and the messages of the reader's language give them. */
import { attr, hasText, t } from '../../lib/i18n.svelte';
import type { Catalogue, EditionInfo } from '../../lib/wire';
import type { RuleText } from './search';

export function ruleTexts(catalogue: Catalogue): RuleText[] {
  const options = new Map(catalogue.decisions.map(({ id, option }) => [id, option]));
  return catalogue.rules.map((rule) => ({
    ...rule,
    title: attr(rule.id, 'title'),
    text: t(rule.id),
    decisions: rule.decisions.map((id) => ({
      id, title: attr(id, 'title'), text: t(id), option: options.get(id) ?? null,
    })),
  }));
}

/** Decisions that belong to no single rule. */
export function looseDecisions(catalogue: Catalogue): RuleText['decisions'] {
  const used = new Set(catalogue.rules.flatMap((rule) => rule.decisions));
  return catalogue.decisions
    .filter(({ id }) => !used.has(id))
    .map(({ id, option }) => ({ id, title: attr(id, 'title'), text: t(id), option }));
}

export const editionName = (edition: EditionInfo): string => `${edition.publisher} ${edition.year}`;

/** How the editions set an option, where they don't all agree; otherwise nothing. */
export function optionByEdition(option: string, editions: readonly EditionInfo[]): { name: string; value: string }[] {
  const found = editions.flatMap((edition) => {
    const offered = edition.options.find(({ name }) => name === option);
    return offered ? [{ name: editionTitle(edition), value: shownValue(offered.default) }] : [];
  });
  return new Set(found.map(({ value }) => value)).size > 1 ? found : [];
}

/** "Super Meeple 2015"; editions whose id has no year are known by their own names. */
export function editionTitle(edition: EditionInfo): string {
  return /^[a-z-]+-\d{4}$/.test(edition.id) ? editionName(edition) : edition.title.replace(/^Tikal /, '');
}

export function shownValue(value: unknown): string {
  if (value === true) return t('app-yes');
  if (value === false) return t('app-no');
  if (Array.isArray(value)) return value.length ? value.map(shownValue).join(', ') : t('app-none');
  const word = `new-value-${String(value).replaceAll('+', '-')}`;
  return hasText(word) ? t(word) : String(value);
}

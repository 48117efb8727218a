/** What editions and scenarios are called where one of them is chosen. */
import { hasText, t } from '../../lib/i18n.svelte';
import type { EditionInfo } from '../../lib/wire';
import { editionTitle } from '../rules/book';

const called = (id: string, otherwise: string): string => (hasText(id) ? t(id) : otherwise);

export const editionCalled = (edition: EditionInfo): string => called(`new-edition-${edition.id}`, editionTitle(edition));
export const scenarioCalled = (id: string): string => called(`new-scenario-${id}`, id);

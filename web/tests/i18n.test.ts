import { afterEach, expect, it, vi } from 'vitest';
import { currentLanguage, needTexts, t, useBundles, useLanguage } from '../src/lib/i18n.svelte';
import { localesOf } from './locales';

const FILES: Record<string, string> = {
  '/locales/de/greetings.ftl': 'hello = Guten Tag',
  '/locales/en/greetings.ftl': 'hello = Hello\nfarewell = Good-bye',
};

afterEach(() => {
  vi.unstubAllGlobals();
  useBundles('en', []);
});

it('a text that is not translated yet is shown in English', async () => {
  vi.stubGlobal('fetch', localesOf(FILES));
  await needTexts('greetings');
  await useLanguage('de');
  expect(currentLanguage()).toBe('de');
  expect([t('hello'), t('farewell')]).toEqual(['Guten Tag', 'Good-bye']);
});

import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { localesOf } from './locales';

const FILES: Record<string, string> = {
  '/locales/de/greetings.ftl': 'hello = Guten Tag',
  '/locales/en/greetings.ftl': 'hello = Hello\nfarewell = Good-bye',
};

// Files of one process share modules: what they know of languages must not come from here, nor from elsewhere to here.
beforeEach(() => { vi.resetModules(); });
afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
  document.documentElement.lang = 'en';
});

it('a text that is not translated yet is shown in English, which nobody fetches before', async () => {
  const asked: string[] = [];
  const answer = localesOf(FILES);
  vi.stubGlobal('fetch', (address: string) => {
    asked.push(address);
    return answer(address);
  });
  const { currentLanguage, needTexts, t, useBundles, useLanguage } = await import('../src/lib/i18n.svelte');
  useBundles('de', []);
  await needTexts('greetings');
  await useLanguage('de');
  expect(currentLanguage()).toBe('de');
  expect(t('hello')).toBe('Guten Tag');
  expect(asked.filter((address) => address.startsWith('/locales/en/'))).toEqual([]);
  t('farewell');
  await vi.waitFor(() => expect(t('farewell')).toBe('Good-bye'));
  expect(t('hello')).toBe('Guten Tag');
});

/** Fluent in the page: the same files that the Python side reads, fetched in the language of the reader. */
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { GAME_TEXTS } from '../games/kinds';
import type { Arg, Args, Message } from './wire';

export const ENGLISH = 'en';
/** What every screen needs; the texts of the rules come later, when somebody reads them. */
export const FILES = [
  'page', 'page-hand', ...GAME_TEXTS, 'page-screens', 'page-meeting', 'words', 'actions', 'why', 'cards', 'catalogue', 'server', 'seats', 'pacing', 'notices',
  'moments',
];

class Language {
  current = $state(ENGLISH);
  bundles: FluentBundle[] = $state.raw([]);
}
const language = new Language();
const sources = new Map<string, Promise<string>>();

export const currentLanguage = (): string => language.current;

/** Makes a bundle of texts; isolation marks are left out because no text here runs from right to left. */
export function bundleOf(tongue: string, texts: string[]): FluentBundle {
  const bundle = new FluentBundle(tongue, { useIsolating: false });
  for (const text of texts) bundle.addResource(new FluentResource(text));
  return bundle;
}

function source(tongue: string, file: string): Promise<string> {
  const address = `/locales/${tongue}/${file}.ftl`;
  let found = sources.get(address);
  if (!found) {
    found = fetch(address).then((answer) => (answer.ok ? answer.text() : ''));
    sources.set(address, found);
    // What could not be fetched is asked for again the next time.
    found.catch(() => sources.delete(address));
  }
  return found;
}

const loaded = new Set(FILES);

async function texts(tongue: string): Promise<FluentBundle> {
  return bundleOf(tongue, await Promise.all([...loaded].map((file) => source(tongue, file))));
}

/** Something is not translated: from then on English stands behind every language. */
let incomplete = false;

/** Fetches a language and shows the page in it. */
export async function useLanguage(tongue: string): Promise<void> {
  const wanted = incomplete && tongue !== ENGLISH ? [tongue, ENGLISH] : [tongue];
  language.bundles = await Promise.all(wanted.map(texts));
  language.current = tongue;
  document.documentElement.lang = tongue;
}

/** Fetches further files of texts, such as the rules. */
export async function needTexts(...files: string[]): Promise<void> {
  files.forEach((file) => loaded.add(file));
  await useLanguage(language.current);
}

/** Shows the page with bundles made by hand. */
export function useBundles(tongue: string, bundles: FluentBundle[]): void {
  language.bundles = bundles;
  language.current = tongue;
}

/** Most readers never need English texts beside their own, so they are fetched when one is missing. */
function fetchEnglish(): void {
  if (incomplete || language.current === ENGLISH) return;
  incomplete = true;
  useLanguage(language.current).catch(() => { incomplete = false; });
}

/** An argument in words. */
function inWords(arg: Arg): string | number {
  if (Array.isArray(arg)) return arg.map(inWords).join(', ');
  return typeof arg === 'object' ? tm(arg) : arg;
}

function format(id: string, attribute: string | null, args: Args): string | null {
  const words = Object.fromEntries(Object.entries(args).map(([name, arg]) => [name, inWords(arg)]));
  for (const bundle of language.bundles) {
    const message = bundle.getMessage(id);
    const pattern = attribute ? message?.attributes[attribute] : message?.value;
    // An argument that is missing leaves a gap in one sentence; it must not take the page down.
    if (pattern) return bundle.formatPattern(pattern, words, []).replaceAll('\n', ' ');
  }
  fetchEnglish();
  return null;
}

/** The text of a message in the reader's language, in English where it is not translated. */
export const t = (id: string, args: Args = {}): string => format(id, null, args) ?? id;
/** An attribute of a message, such as the title of a rule. */
export const attr = (id: string, name: string, args: Args = {}): string => format(id, name, args) ?? `${id}.${name}`;
/** A message in words, and with it all messages that it is made of. */
export function tm(message: Message): string {
  const [id, attribute] = message.id.split('.');
  return attribute ? attr(id!, attribute, message.args) : t(id!, message.args);
}
export const hasText = (id: string): boolean => language.bundles.some((bundle) => bundle.hasMessage(id));

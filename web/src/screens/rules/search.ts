/** Finding rules by words in their ids, titles and texts. */

export interface RuleText {
  id: string;
  title: string;
  text: string;
  family: string;
  editions: string[];
  status: string;
  derived_in: string[];
  part: number;
  decisions: { id: string; title: string; text: string; option: string | null }[];
}

/** Lower case, without accents, so that "Vulkan-" or "sécurité" are found however they are typed. */
export function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{Diacritic}/gu, '').toLowerCase();
}

/** Rules that hold in the edition (if one is given) and contain every word; the best matches first. */
export function findRules(rules: readonly RuleText[], query: string, edition: string | null): RuleText[] {
  const words = plain(query).split(/\s+/).filter(Boolean);
  const held = rules.filter((rule) => !edition || rule.editions.includes(edition));
  if (!words.length) return held;
  return held
    .map((rule) => ({ rule, worth: worthOf(rule, words) }))
    .filter(({ worth }) => worth > 0)
    .sort((a, b) => b.worth - a.worth)
    .map(({ rule }) => rule);
}

function worthOf(rule: RuleText, words: string[]): number {
  let worth = 0;
  for (const word of words) {
    const found = worthOfWord(rule, word);
    if (!found) return 0;
    worth += found;
  }
  return worth;
}

/** An id counts more than a title, a title more than the text, and the text more than what was decided about it. */
function worthOfWord(rule: RuleText, word: string): number {
  const id = plain(rule.id);
  if (id === word) return 64;
  if (id.startsWith(word)) return 16;
  if (plain(rule.title).includes(word)) return 8;
  if (plain(rule.text).includes(word) || id.includes(word)) return 4;
  const decided = rule.decisions.some((one) => plain(`${one.id} ${one.title} ${one.text}`).includes(word));
  return decided ? 1 : 0;
}

/** The text cut into pieces at the words that were looked for, so that they can be marked. */
export function marked(text: string, query: string): { text: string; hit: boolean }[] {
  const words = query.trim().split(/\s+/).filter((word) => word.length > 1);
  if (!words.length) return [{ text, hit: false }];
  const pattern = words.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|');
  return text
    .split(new RegExp(`(${pattern})`, 'iu'))
    .map((piece, index) => ({ text: piece, hit: index % 2 === 1 }))
    .filter((piece) => piece.text !== '');
}

/** Whether the rule differs between the editions of the same game, so that it should be marked. */
export function differs(rule: RuleText, editions: readonly { id: string; game: string }[]): boolean {
  const held = new Set<string>();
  const missing = new Set<string>();
  for (const { id, game } of editions) (rule.editions.includes(id) ? held : missing).add(game);
  return [...held].some((game) => missing.has(game));
}

/** The rules in the order in which they come, chapter by chapter. */
export function byFamily(rules: readonly RuleText[]): { family: string; rules: RuleText[] }[] {
  const groups = new Map<string, RuleText[]>();
  for (const one of rules) {
    const group = groups.get(one.family);
    if (group) group.push(one);
    else groups.set(one.family, [one]);
  }
  return [...groups].map(([family, members]) => ({ family, rules: members }));
}

import { describe, expect, it } from 'vitest';
import { differs, findRules, marked, type RuleText } from '../src/screens/rules/search';
import { saysOther } from '../src/screens/rules/comparing';

const EDITIONS = ['ravensburger-1999', 'riogrande-1999', 'supermeeple-2015', 'classic', 'legend'];
const BOOKS = EDITIONS.map((id) => ({ id, game: id === 'legend' ? ('legend' as const) : ('base' as const) }));
const rule = (id: string, title: string, text: string, more: Partial<RuleText> = {}): RuleText =>
  ({ id, title, text, family: 'x', editions: EDITIONS, status: 'stated', derived_in: [], part: 1, decisions: [], ...more });

const RULES = [
  rule('R-DIG-1', 'Unearth the top treasure', 'For 3 action points you take the top treasure.'),
  rule('R-DIG-2', 'One piece for each treasure', 'You need your own pieces on the ruins.'),
  rule('R-GUARD-1', 'When a guardian may be placed', 'A majority is needed on the temple.', {
    decisions: [{ id: 'A-8', title: 'Majority of value', text: 'Against each opponent.', option: null }],
  }),
  rule('R-PLACE-6', 'Sécurité', 'Only in the Classic box.', { editions: ['classic'] }),
];
const ids = (query: string, edition: string | null = null): string[] => findRules(RULES, query, edition).map(({ id }) => id);

describe('searching the rules', () => {
  it('gives all of them, in their order, without a word', () => {
    expect(ids('  ')).toEqual(['R-DIG-1', 'R-DIG-2', 'R-GUARD-1', 'R-PLACE-6']);
  });
  it('finds ids, whole ones first', () => {
    expect(ids('r-dig-2')).toEqual(['R-DIG-2']);
    expect(ids('r-dig')).toEqual(['R-DIG-1', 'R-DIG-2']);
  });
  it('wants every word', () => {
    expect(ids('treasure piece')).toEqual(['R-DIG-2']);
    expect(ids('treasure guardian')).toEqual([]);
  });
  it('puts titles before texts', () => {
    expect(ids('guardian')).toEqual(['R-GUARD-1']);
    expect(ids('majority')).toEqual(['R-GUARD-1']);
  });
  it('looks into what was decided', () => {
    expect(ids('A-8')).toEqual(['R-GUARD-1']);
  });
  it('does not mind case and accents', () => {
    expect(ids('SECURITE')).toEqual(['R-PLACE-6']);
  });
  it('keeps to the edition', () => {
    expect(ids('', 'legend')).not.toContain('R-PLACE-6');
    expect(ids('', 'classic')).toContain('R-PLACE-6');
  });
});

describe('showing what was found', () => {
  it('marks the words and loses nothing', () => {
    const pieces = marked('Dig for the top treasure (A+).', 'TOP a+');
    expect(pieces.map(({ text }) => text).join('')).toBe('Dig for the top treasure (A+).');
    expect(pieces.filter(({ hit }) => hit).map(({ text }) => text)).toEqual(['top', 'A+']);
  });
  it('marks rules that some base editions lack', () => {
    expect(RULES.filter((one) => differs(one, BOOKS)).map(({ id }) => id)).toEqual(['R-PLACE-6']);
    expect(differs(rule('L-1', '', '', { editions: ['legend'], part: 3 }), BOOKS)).toBe(false);
  });
});

describe('comparing editions', () => {
  it('marks another answer, and none where the point does not arise', () => {
    expect(saysOther(4, 3)).toBe(true);
    expect(saysOther([1, 2], [1, 2])).toBe(false);
    expect(saysOther(4, null)).toBe(true);
    expect([saysOther(null, 3), saysOther(undefined, 3)]).toEqual([false, false]);
  });
});

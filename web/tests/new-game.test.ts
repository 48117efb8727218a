import { beforeEach, describe, expect, it } from 'vitest';
import type { Catalogue } from '../src/lib/wire';
import { Draft } from '../src/screens/new/draft.svelte';

const edition = (id: string, more: object = {}): object =>
  ({ id, title: id, game: 'base', players: [2, 4], auction: 'rulebook', scenarios: [], options: [], ...more });
const CATALOGUE = {
  editions: [
    edition('classic'), edition('supermeeple-2015'),
    edition('legend', { game: 'legend', auction: 'no', scenarios: ['chichen-itza', 'uxmal'] }),
  ],
  scenarios: [{ id: 'chichen-itza' }, { id: 'uxmal' }],
  levels: ['novice', 'greedy'],
} as unknown as Catalogue;

const drafted = (query: string): Draft => new Draft(CATALOGUE, query);
const kinds = (draft: Draft): string => draft.plan.seats.map(({ kind }) => kind).join(' ');
const refusals = (draft: Draft): string[] => draft.refused.map(({ id }) => id);

describe('a new game', () => {
  beforeEach(() => localStorage.clear());

  it('is as most people play it if the address asks for nothing', () => {
    const draft = drafted('');
    expect([draft.edition, draft.scenario, draft.auction, kinds(draft)]).toEqual(['supermeeple-2015', null, false, 'here bot bot']);
  });

  it('is as the address asks', () => {
    const draft = drafted('edition=legend&scenario=uxmal&players=3&bots=1');
    expect([draft.edition, draft.scenario, kinds(draft)]).toEqual(['legend', 'uxmal', 'here link bot']);
    expect(draft.toTable()).toMatchObject({ edition: 'legend', scenario: 'uxmal' });
    expect(drafted('auction=yes').auction).toBe(true);
    expect(drafted('edition=classic').refused).toEqual([]);
  });

  it('has the edition of a scenario, whatever was played last', () => {
    drafted('edition=classic&bots=1').remember();
    const draft = drafted('scenario=uxmal');
    expect([draft.edition, draft.scenario, kinds(draft)]).toEqual(['legend', 'uxmal', 'here bot']);
  });

  it.each([
    ['players=2', 'here bot'],
    ['bots=3', 'here bot bot bot'],
    ['bots=4', 'bot bot bot bot'],
    ['bots=0', 'here link'],
    ['players=4&bots=0', 'here link link link'],
  ])('with %s has the seats %s', (query, seats) => expect(kinds(drafted(query))).toBe(seats));

  it.each([
    ['edition=nonsense', 'new-asked-edition'],
    ['scenario=atlantis', 'new-asked-scenario'],
    ['edition=classic&scenario=uxmal', 'new-asked-scenario'],
    ['auction=perhaps', 'new-asked-auction'],
    ['edition=legend&auction=yes', 'new-asked-no-auction'],
    ['players=7', 'new-asked-players'],
    ['players=many', 'new-asked-players'],
    ['players=2&bots=3', 'new-asked-bots'],
    ['bots=-1', 'new-asked-bots'],
  ])('says what is wrong with %s, and is as usual', (query, id) => {
    const draft = drafted(query);
    expect(refusals(draft)).toEqual([id]);
    expect(kinds(draft)).toBe('here bot bot');
    expect(draft.auction).toBe(false);
  });
});

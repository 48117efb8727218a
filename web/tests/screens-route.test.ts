import { afterEach, describe, expect, it } from 'vitest';
import { followLink, newGamePath, parseRoute, positionPath, reviewPath, router, rulePath, tablePath } from '../src/lib/route.svelte';

describe('addresses', () => {
  it.each([
    ['/', { screen: 'home' }],
    ['/new', { screen: 'new', query: '' }],
    ['/new/?players=3&bots=2', { screen: 'new', query: 'players=3&bots=2' }],
    ['/open', { screen: 'open' }],
    ['/learn', { screen: 'learn', course: null }],
    ['/guide/auction', { screen: 'learn', course: 'auction' }],
    ['/tables', { screen: 'tables' }],
    ['/ratings', { screen: 'ratings' }],
    ['/statistics', { screen: 'statistics' }],
    ['/deal/abc', { screen: 'deal', deal: 'abc' }],
    ['/puzzles', { screen: 'puzzles' }],
    ['/puzzle/17', { screen: 'puzzle', puzzle: '17' }],
    ['/puzzle/2026-11-17', { screen: 'puzzle', puzzle: '2026-11-17' }],
    ['/notices', { screen: 'notices' }],
    ['/rules', { screen: 'rules', rule: null }],
    ['/examples', { screen: 'examples', example: null }],
    ['/examples/guardian', { screen: 'examples', example: 'guardian' }],
    ['/aid/classic', { screen: 'aid', edition: 'classic' }],
    ['/places', { screen: 'places', place: null }],
    ['/rules/compare', { screen: 'compare' }],
    ['/rules/R-CLEAR-2', { screen: 'rules', rule: 'R-CLEAR-2' }],
    ['/t/abc', { screen: 'table', table: 'abc' }],
    ['/t/abc/review', { screen: 'replay', table: 'abc', at: null }],
    ['/t/abc/at/17', { screen: 'replay', table: 'abc', at: 17 }],
  ])('%s is a screen', (path, route) => {
    expect(parseRoute(path)).toEqual(route);
  });

  it.each(['/nowhere', '/t', '/t/abc/at', '/t/abc/at/x', '/t/abc/at/-1', '/t/abc/review/2', '/new/3', '/rules/a/b', '/t/%E0%A4%A/at/x'])(
    '%s leads nowhere, and says so',
    (path) => {
      expect(parseRoute(path)).toEqual({ screen: 'missing', path });
    },
  );

  it('comes back from the paths it makes', () => {
    expect(parseRoute(tablePath('a b/c'))).toEqual({ screen: 'table', table: 'a b/c' });
    expect(parseRoute(positionPath('abc', 3))).toEqual({ screen: 'replay', table: 'abc', at: 3 });
    expect(parseRoute(reviewPath('abc'))).toEqual({ screen: 'replay', table: 'abc', at: null });
    expect(parseRoute(newGamePath({ scenario: 'uxmal' }))).toEqual({ screen: 'new', query: 'scenario=uxmal' });
    expect(newGamePath({})).toBe('/new');
    expect(parseRoute(rulePath('A-5'))).toEqual({ screen: 'rules', rule: 'A-5' });
  });
});

describe('an address that is replaced', () => {
  afterEach(() => router.go('/'));

  it('changes the route, but the same address once more does not', () => {
    router.replace('/t/abc/at/4');
    expect(router.current).toEqual({ screen: 'replay', table: 'abc', at: 4 });
    const route = router.current;
    router.replace('/t/abc/at/4');
    expect(router.current).toBe(route);
  });
});

describe('links', () => {
  afterEach(() => {
    document.body.innerHTML = '';
    router.go('/');
  });

  function clicked(html: string, how: MouseEventInit = {}): MouseEvent {
    document.body.innerHTML = html;
    const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...how });
    let seen = false;
    const listen = (one: MouseEvent): void => {
      followLink(one);
      seen = one.defaultPrevented;
      one.preventDefault();
    };
    document.addEventListener('click', listen, { once: true });
    document.querySelector('a')?.dispatchEvent(event);
    return Object.assign(event, { followed: seen });
  }

  it('of our own change the screen without loading the page', () => {
    expect(clicked('<a href="/rules/R-DIG-2">r</a>')).toMatchObject({ followed: true });
    expect(router.current).toEqual({ screen: 'rules', rule: 'R-DIG-2' });
    clicked('<a href="/new?bots=3">n</a>');
    expect(router.current).toEqual({ screen: 'new', query: 'bots=3' });
    clicked('<a href="/new">n</a>');
    expect(router.current).toEqual({ screen: 'new', query: '' });
  });

  it.each([
    ['<a href="https://example.org/new">x</a>', {}],
    ['<a href="/new" target="_blank">x</a>', {}],
    ['<a href="/file" download>x</a>', {}],
    ['<a href="/api/tables">x</a>', {}],
    ['<a href="/new">x</a>', { ctrlKey: true }],
    ['<a href="/new">x</a>', { button: 1 }],
  ])('%s with %o are left to the browser', (html, how) => {
    expect(clicked(html, how)).toMatchObject({ followed: false });
    expect(router.current).toEqual({ screen: 'home' });
  });
});

import { describe, expect, it } from 'vitest';
import {
  openOnBoard, borderBetween, choiceOf, choicesOf as choicesAmong, fitting, hexesFor, nextOpen, onlyAction, valuesOf,
  withDefaults,
} from '../src/games/legend/choosing';
import { action as opened, actions } from './actions';

const choicesOf = (texts: string[], verbs?: string[]) => choicesAmong(actions(texts), verbs);

describe('the arguments of an action are its facets', () => {
  it.each([
    ['move explorer a1 b2', { verb: 'move', who: 'explorer', from: 'a1', to: 'b2' }],
    ['stash 06 for 21x', { verb: 'stash for', card: '06', discard: '21x' }],
    ['stash 20x', { verb: 'stash', card: '20x' }],
    ['place c3 2 B3', { verb: 'place tile', hex: 'c3', rotation: '2', tile: 'B3' }],
    ['place c3 2', { verb: 'place', hex: 'c3', rotation: '2' }],
    ['movestone c3 c4 d2 d3', { verb: 'movestone', border: 'c3 c4', goal: 'd2 d3' }],
    ['stone c3 c4', { verb: 'stone', goal: 'c3 c4' }],
    ['swap 1 chief+totem jaguar', { verb: 'swap two', seat: '1', give: 'chief+totem', take: 'jaguar' }],
    ['order totem chief plate', { verb: 'order', top: 'totem', second: 'chief', third: 'plate' }],
    ['draft card 01-1', { verb: 'draft card', card: '01-1' }],
    ['hex c3', { verb: 'hex', hex: 'c3' }],
    ['done', { verb: 'done' }],
  ])('%s', (action, facets) => expect(choiceOf(opened(action))).toEqual({ action, facets }));
});

describe('choosing by clicks', () => {
  const walks = choicesOf([
    'move explorer a1 a2', 'move leader a1 a2', 'move explorer b2 a2', 'transfer explorer a1 b2',
    'move explorer a1 b2', 'done',
  ], ['move', 'transfer']);

  it('asks only what still differs', () => {
    expect(nextOpen(walks, {})).toEqual({ facet: 'who', values: ['explorer', 'leader'] });
    expect(withDefaults(walks, {})).toEqual({ who: 'explorer' });
    expect(nextOpen(walks, { who: 'explorer' })).toEqual({ facet: 'from', values: ['a1', 'b2'] });
    expect(nextOpen(walks, { who: 'explorer', from: 'b2' })).toBeNull();
    expect(onlyAction(walks, { who: 'leader' })).toBe('move leader a1 a2');
  });

  it('asks for the verb when a move and a transfer are both possible', () => {
    const chosen = { who: 'explorer', from: 'a1', to: 'b2' };
    expect(nextOpen(walks, chosen)).toEqual({ facet: 'verb', values: ['transfer', 'move'] });
    expect(onlyAction(walks, { ...chosen, verb: 'transfer' })).toBe('transfer explorer a1 b2');
  });

  it('asks the board for the last hex even if there is no other', () => {
    expect(openOnBoard(walks, { who: 'explorer' })).toEqual({ facet: 'from', values: ['a1', 'b2'] });
    expect(openOnBoard(walks, { who: 'leader' })).toEqual({ facet: 'to', values: ['a2'] });
    expect(openOnBoard(choicesOf(['recruit explorer']), {})).toBeNull();
  });

  it('finds a border from either side', () => {
    const stones = choicesOf(['movestone c3 c4 d2 d3', 'movestone c3 c4 d2 e1', 'movestone c3 c4 a1 b1']);
    const open = openOnBoard(stones, {});
    expect(open?.facet).toBe('goal');
    if (!open) return;
    expect(hexesFor(open, null)).toEqual(['d2', 'd3', 'e1', 'a1', 'b1']);
    expect(hexesFor(open, 'd2')).toEqual(['d3', 'e1']);
    expect(borderBetween(open, 'd3', 'd2')).toBe('d2 d3');
    expect(borderBetween(open, 'd3', 'a1')).toBeNull();
  });

  it('puts a stack in order from the top down', () => {
    const orders = choicesOf(['order statue jaguar jaguar', 'order jaguar statue jaguar', 'order jaguar jaguar statue']);
    expect(nextOpen(orders, {})).toEqual({ facet: 'top', values: ['statue', 'jaguar'] });
    expect(onlyAction(orders, { top: 'statue' })).toBe('order statue jaguar jaguar');
    expect(nextOpen(orders, { top: 'jaguar' })).toEqual({ facet: 'second', values: ['statue', 'jaguar'] });
  });

  it('keeps only actions that agree', () => {
    expect(fitting(walks, { to: 'c9' })).toEqual([]);
    expect(valuesOf(walks, 'who')).toEqual(['explorer', 'leader']);
  });
});

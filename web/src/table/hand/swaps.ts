import type { Action } from '../../lib/wire';

export interface Swap { seat: number; give: string; take: string; action: string }

/** Exchanges of treasures that are legal; where two are given for one, their names are joined. */
export const swapsIn = (actions: readonly Action[]): Swap[] =>
  actions.flatMap(({ text, args: { seat = 0, give, take = '' } }) => (
    give === undefined ? [] : [{ seat, give: Array.isArray(give) ? give.join('+') : give, take, action: text }]));

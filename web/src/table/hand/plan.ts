import type { HexName } from '../../lib/wire';

/** What a click on a hex would play; `ap` is null where an action has no price of its own. */
export interface Plan { hex: HexName; actions: string[]; ap: number | null; path: HexName[] }

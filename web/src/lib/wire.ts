/** What the server and the page say to each other. `tools/page types` writes the types from the server's schemas. */
import type { Arg, HintAnswer } from './wire.generated';

export type * from './wire.generated';

export type Seat = number;
export type HexName = string;
/** Arguments of a Fluent message. */
export type Args = Record<string, Arg>;
/** The best turn found, up to the first surprise. */
export type Suggestion = Required<HintAnswer>;

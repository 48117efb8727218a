/** Which single action somebody asks for who points at a hex where nothing can be done: the server then says why not. */
import type { HexName, Wish } from '../../lib/wire';
import { ON_HEX } from './offers';
import { sizeOf, type Party } from './party';

interface Held {
  verb: string | null;
  party: Party | null;
  /** how the tile to be laid is turned; null if there is none */
  rotation: number | null;
  explored(hex: HexName): boolean;
  beside(one: HexName, other: HexName): boolean;
}

/** Null if no single action could lead there, undefined if nothing is asked for. */
export function wishFor(hex: HexName, { verb, party, rotation, explored, beside }: Held): Wish | null | undefined {
  if (rotation !== null) return explored(hex) ? undefined : { kind: 'place', args: { hex, rotation } };
  if (party) return party.from === null ? null : walk(hex, verb, party, party.from, beside);
  if (verb === 'guard') return { kind: 'guard', args: { who: 'explorer', hex } };
  return verb !== null && ON_HEX.includes(verb) ? { kind: verb, args: { hex } } : undefined;
}

function walk(
  hex: HexName, verb: string | null, party: Party, from: HexName, beside: Held['beside'],
): Wish | null | undefined {
  if (from === hex) return undefined;
  const kind = verb === 'transfer' ? 'transfer' : 'move';
  if (sizeOf(party) > 1 || (kind === 'move' && !beside(from, hex))) return null;
  return { kind, args: { who: party.leaders > 0 ? 'leader' : 'explorer', from, to: hex } };
}

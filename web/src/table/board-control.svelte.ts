import { untrack } from 'svelte';
import type { Marks, PieceAt } from '../board/marks';
import type { HexName } from '../lib/wire';

/** What a panel wants from the board while it asks for something: marks to show and clicks to take. */
export interface BoardClaim {
  marks: Marks;
  onhex?: (hex: HexName) => void;
  onpiece?: (piece: PieceAt) => void;
  onhover?: (hex: HexName | null) => void;
  onturn?: (steps: number) => void;
}

/**
 * The one board of a table and who listens to it.
 *
 * The screen draws `marks` and hands clicks to the `on...` functions. A panel borrows the board with `claim` and gives
 * it back with the function that it gets; the last claim wins, and an older one comes back when it is released.
 */
export class BoardControl {
  private claims: BoardClaim[] = $state.raw([]);
  private claimed = $derived(this.claims.at(-1));

  /** What the board shows when nobody has claimed it. */
  rest: Marks = $state.raw({});

  get marks(): Marks { return this.claimed?.marks ?? this.rest; }
  get busy(): boolean { return this.claimed !== undefined; }

  onhex = (hex: HexName): void => this.claimed?.onhex?.(hex);
  onpiece = (piece: PieceAt): void => {
    const claimed = this.claimed;
    if (claimed?.onpiece) claimed.onpiece(piece);
    else claimed?.onhex?.(piece.hex);
  };
  onhover = (hex: HexName | null): void => this.claimed?.onhover?.(hex);
  onturn = (steps: number): void => this.claimed?.onturn?.(steps);

  /**
   * Borrows the board; call what it returns to give it back (also when the marks change: claim again).
   *
   * Effects claim and release, and must not depend on the claims that they change.
   */
  claim(claim: BoardClaim): () => void {
    untrack(() => { this.claims = [...this.claims, claim]; });
    return () => untrack(() => { this.claims = this.claims.filter((other) => other !== claim); });
  }
}

/**
 * How much room there is: a column beside the board, or a sheet below it; and whether fingers or a pointer are used.
 *
 * Widths are measured in text, so that people who read large text get the layout that has room for it.
 */
import { MediaQuery } from 'svelte/reactivity';

export class Layout {
  private readonly beside = new MediaQuery('(min-width: 40em) and (orientation: landscape)', true);
  private readonly high = new MediaQuery('(min-height: 50em)', true);
  private readonly coarse = new MediaQuery('(hover: none)', false);

  /** The board is above, everything else in a sheet below it. */
  get phone(): boolean { return !this.beside.current; }
  /** The column shows its facts one below the other; where it is lower, one at a time. */
  get roomy(): boolean { return this.high.current; }
  get touch(): boolean { return this.coarse.current || this.phone; }
}

/**
 * How much room there is: the four layouts of the table, and whether fingers or a pointer are used.
 *
 * Widths are measured in text, so that people who read large text get the layout that has room for it.
 */
import { MediaQuery } from 'svelte/reactivity';

export type LayoutKind = 'wide' | 'medium' | 'narrow' | 'phone';

export class Layout {
  private readonly wide = new MediaQuery('(min-width: 80em)', true);
  private readonly medium = new MediaQuery('(min-width: 64em)', true);
  private readonly narrow = new MediaQuery('(min-width: 43.75em)', true);
  private readonly coarse = new MediaQuery('(hover: none)', false);

  get kind(): LayoutKind {
    if (this.wide.current) return 'wide';
    if (this.medium.current) return 'medium';
    return this.narrow.current ? 'narrow' : 'phone';
  }
  get phone(): boolean { return this.kind === 'phone'; }
  get touch(): boolean { return this.coarse.current || this.phone; }
}

/** The strokes that all pictures are made of: short functions that return SVG text. */

export type Point = readonly [number, number];

/** A number with one decimal, which is finer than a pixel at every size the board is shown at. */
export const n = (value: number): string => String(Math.round(value * 10) / 10);
export const at = (x: number, y: number): string => `${n(x)} ${n(y)}`;
export const move = (x: number, y: number): string => `translate(${at(x, y)})`;

/** A closed line through points. */
export const polygon = (points: readonly Point[]): string =>
  `${points.map(([x, y], index) => `${index ? 'L' : 'M'}${at(x, y)}`).join('')}Z`;
/** An open line through points. */
export const line = (points: readonly Point[]): string =>
  points.map(([x, y], index) => `${index ? 'L' : 'M'}${at(x, y)}`).join('');

export const fill = (d: string, colour: string, more = ''): string => `<path d="${d}" fill="${colour}" ${more}/>`;
export const stroke = (d: string, colour: string, width: number, more = ''): string =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" ${more}/>`;
export const group = (transform: string, ...content: string[]): string =>
  `<g transform="${transform}">${content.join('')}</g>`;
export const use = (id: string, x: number, y: number, scale = 1): string =>
  `<use href="#${id}" transform="${move(x, y)}${scale === 1 ? '' : ` scale(${Math.round(scale * 100) / 100})`}"/>`;
export const symbol = (id: string, ...content: string[]): string =>
  `<symbol id="${id}" overflow="visible">${content.join('')}</symbol>`;
/** A number on a piece, centred; `digits` grow on small boards, see the style of the board. */
export const digits = (text: string | number, y: number, size: number, colour: string): string =>
  `<text class="num digits" y="${n(y)}" style="--size:${size}px" fill="${colour}">${text}</text>`;

/** What part of the board is seen: panning, zooming, fitting. */
import type { Point } from '../art/draw';
import { RADIUS } from '../art/hexagon';
import { contains, type Box } from './layout';

const FARTHEST = 0.6;
const NEAREST = 2.5;
/** Small screens open so near that pieces can be hit with a finger. */
const NARROW = 700;
const READABLE_RADIUS = 54;
/** A few tiles are not shown larger than this: pixels for a hex's radius. */
const LARGEST_RADIUS = 88;
/** Numbers are readable from this size on; below it they grow against the scale. */
const NUMBERS_AT = 0.62;
const NAMES_AT = 0.42;
/** After this many milliseconds without a gesture the picture is redrawn. */
const AT_REST = 180;
const LARGEST_GROWTH = 1.45;
/** How long it takes to show newly explored land, in milliseconds. */
const GLIDE = 320;

export const isNarrow = (width: number): boolean => width > 0 && width < NARROW;
const clamp = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value));

export class Camera {
  /** where the board's origin lies in the window, and pixels for each unit */
  x = $state(0);
  y = $state(0);
  scale = $state(1);
  width = $state(0);
  height = $state(0);
  /** a finger or a wheel is at work: the picture is only moved, not redrawn */
  moving = $state(false);
  /** the scale that the picture was last drawn for */
  drawn = $state(1);
  /** all hexes, and those that matter now: the explored land and what lies around it */
  private box: Box = $state.raw({ x: 0, y: 0, width: 1, height: 1 });
  private land: Box = $state.raw({ x: 0, y: 0, width: 1, height: 1 });
  private touched = $state(false);
  private rest: ReturnType<typeof setTimeout> | undefined;
  /** a later movement ends the one before */
  private glides = 0;

  constructor(private readonly still: () => boolean = () => true) {}

  readonly narrow = $derived(isNarrow(this.width));
  /** How much numbers grow so that they stay readable on a small board. */
  readonly growth = $derived(clamp(NUMBERS_AT / this.drawn, 1, LARGEST_GROWTH));
  readonly names = $derived(this.drawn >= NAMES_AT);
  /** The part of the board in the window, in units. */
  readonly seen: Box = $derived({
    x: -this.x / this.scale,
    y: -this.y / this.scale,
    width: this.width / this.scale,
    height: this.height / this.scale,
  });
  /** Whether everything that matters is in the window. */
  readonly seesAll = $derived(contains(this.seen, this.land));

  private scaleFor(box: Box): number {
    return Math.min(this.width / box.width, this.height / box.height) || 1;
  }
  private get farthest(): number {
    return this.scaleFor(this.box) * FARTHEST;
  }
  private get nearest(): number {
    return Math.max(this.scaleFor(this.box) * NEAREST, LARGEST_RADIUS / RADIUS);
  }

  /** A new window, a new board, or more of it explored. Until somebody moves it, the view follows. */
  frame(width: number, height: number, box: Box, land: Box, middle: Point | null): void {
    const resized = width !== this.width || height !== this.height || box !== this.box;
    const kept = this.seen;
    [this.width, this.height, this.box, this.land] = [width, height, box, land];
    if (width === 0 || height === 0) return;
    if (this.touched) {
      if (resized) this.look([kept.x + kept.width / 2, kept.y + kept.height / 2], this.scale);
    } else if (resized) this.open(middle);
    // What is seen stays as it is as long as all that matters is in it, so that the board does not jump.
    else if (!this.seesAll && !this.close) this.glide(() => this.fit());
  }

  /** A small screen shows a part of the land, so near that it can be read. */
  private get close(): boolean {
    return this.narrow && this.scaleFor(this.land) < (READABLE_RADIUS / RADIUS) * 0.8;
  }

  /** The first look: all that matters, or on a small screen what is near the middle of things. */
  private open(middle: Point | null): void {
    if (this.close && middle) this.look(middle, READABLE_RADIUS / RADIUS);
    else this.fit();
  }

  /** Shows all that matters, as large as it goes. */
  fit(): void {
    const { x, y, width, height } = this.land;
    this.look([x + width / 2, y + height / 2], Math.min(this.scaleFor(this.land), LARGEST_RADIUS / RADIUS));
    this.touched = false;
  }

  /** Moves over to where `change` leads; at once where things stand still. */
  private glide(change: () => void): void {
    const from = { x: this.x, y: this.y, scale: this.scale };
    change();
    if (this.still() || typeof requestAnimationFrame !== 'function') return;
    const to = { x: this.x, y: this.y, scale: this.scale };
    const begun = performance.now();
    const run = ++this.glides;
    const step = (now: number): void => {
      if (run !== this.glides) return;
      const part = clamp((now - begun) / GLIDE, 0, 1);
      const eased = part * (2 - part);
      this.x = from.x + (to.x - from.x) * eased;
      this.y = from.y + (to.y - from.y) * eased;
      this.scale = from.scale + (to.scale - from.scale) * eased;
      this.moving = part < 1;
      if (part < 1) requestAnimationFrame(step);
    };
    step(begun);
  }

  /** Puts a point of the board into the middle of the window. */
  look(point: Point, scale = this.scale): void {
    this.glides += 1;
    this.scale = clamp(scale, this.farthest, this.nearest);
    this.drawn = this.scale;
    this.place(this.width / 2 - point[0] * this.scale, this.height / 2 - point[1] * this.scale);
  }

  pan(dx: number, dy: number): void {
    this.hold();
    this.place(this.x + dx, this.y + dy);
  }

  /** Zooms around a point of the window, by default its middle. */
  zoom(factor: number, at: Point = [this.width / 2, this.height / 2]): void {
    this.hold();
    const scale = clamp(this.scale * factor, this.farthest, this.nearest);
    const change = scale / this.scale;
    this.scale = scale;
    this.place(at[0] - (at[0] - this.x) * change, at[1] - (at[1] - this.y) * change);
  }

  /** Moves as little as is needed to show a hex. */
  show([x, y]: Point): void {
    const room = RADIUS * this.scale;
    const [left, top] = [this.x + x * this.scale, this.y + y * this.scale];
    const dx = clamp(left, room, Math.max(room, this.width - room)) - left;
    const dy = clamp(top, room, Math.max(room, this.height - room)) - top;
    if (dx !== 0 || dy !== 0) this.place(this.x + dx, this.y + dy);
  }

  /** The middle of the window never leaves the board. */
  private place(x: number, y: number): void {
    const { box, scale } = this;
    this.x = clamp(x, this.width / 2 - (box.x + box.width) * scale, this.width / 2 - box.x * scale);
    this.y = clamp(y, this.height / 2 - (box.y + box.height) * scale, this.height / 2 - box.y * scale);
  }

  private hold(): void {
    this.glides += 1;
    this.touched = true;
    this.moving = true;
    clearTimeout(this.rest);
    this.rest = setTimeout(() => {
      this.moving = false;
      this.drawn = this.scale;
    }, AT_REST);
  }
}

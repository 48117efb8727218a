/** What part of the board is seen: panning, zooming, fitting. */
import type { Point } from '../art/draw';
import { RADIUS } from '../art/hexagon';
import type { Box } from './layout';

const FARTHEST = 0.6;
const NEAREST = 2.5;
/** Small screens open so near that pieces can be hit with a finger. */
const NARROW = 700;
const READABLE_RADIUS = 54;
/** Numbers are readable from this size on; below it they grow against the scale. */
const NUMBERS_AT = 0.62;
const NAMES_AT = 0.5;
/** After this many milliseconds without a gesture the picture is redrawn. */
const AT_REST = 180;
const LARGEST_GROWTH = 1.45;

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
  private box: Box = $state.raw({ x: 0, y: 0, width: 1, height: 1 });
  private touched = false;
  private rest: ReturnType<typeof setTimeout> | undefined;

  readonly narrow = $derived(this.width > 0 && this.width < NARROW);
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
  readonly seesAll = $derived(
    this.seen.x <= this.box.x + 60 && this.seen.y <= this.box.y + 60 &&
      this.seen.x + this.seen.width >= this.box.x + this.box.width - 60 &&
      this.seen.y + this.seen.height >= this.box.y + this.box.height - 60,
  );

  private get fitting(): number {
    return Math.min(this.width / this.box.width, this.height / this.box.height) || 1;
  }
  private get nearest(): number {
    return Math.max(this.fitting * NEAREST, READABLE_RADIUS / RADIUS);
  }

  /** A new window or a new board; until somebody moves it, the view follows. */
  frame(width: number, height: number, box: Box, middle: Point | null): void {
    if (width === this.width && height === this.height && box === this.box) return;
    const kept = this.seen;
    [this.width, this.height, this.box] = [width, height, box];
    if (this.touched) this.look([kept.x + kept.width / 2, kept.y + kept.height / 2], this.scale);
    else this.open(middle);
  }

  /** The first look: everything, or on a small screen what is near the middle of things. */
  private open(middle: Point | null): void {
    const readable = READABLE_RADIUS / RADIUS;
    if (this.narrow && middle && this.fitting < readable * 0.8) this.look(middle, readable);
    else this.fit();
  }

  fit(): void {
    const { x, y, width, height } = this.box;
    this.look([x + width / 2, y + height / 2], this.fitting);
    this.touched = false;
  }

  /** Puts a point of the board into the middle of the window. */
  look(point: Point, scale = this.scale): void {
    this.scale = clamp(scale, this.fitting * FARTHEST, this.nearest);
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
    const scale = clamp(this.scale * factor, this.fitting * FARTHEST, this.nearest);
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
    this.touched = true;
    this.moving = true;
    clearTimeout(this.rest);
    this.rest = setTimeout(() => {
      this.moving = false;
      this.drawn = this.scale;
    }, AT_REST);
  }
}

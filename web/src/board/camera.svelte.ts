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

/** What there is to see on a board. */
export interface Scene {
  /** all hexes */
  board: Box;
  /** those that matter now: the explored land and what lies around it */
  land: Box;
  /** where a tile can be laid, while somebody has to lay one */
  places?: Box | null;
  /** where a small screen opens; a picture is not opened anywhere */
  middle?: Point | null;
  /** where the last tile was held */
  held?: Point | null;
}

/** Which point of the board is in the middle of the window, and how near it is. */
interface Sight { middle: Point; scale: number }

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
  private land: Box = $state.raw({ x: 0, y: 0, width: 1, height: 1 });
  private places: Box | null = null;
  private touched = $state(false);
  /** the places for a tile are kept in sight until somebody moves the board meanwhile */
  private follows = false;
  /** what was seen before the places for a tile came into sight: the view returns there */
  private before: Sight | null = null;
  private rest: ReturnType<typeof setTimeout> | undefined;
  /** a later movement ends the one before */
  private glides = 0;
  /** where the view is gliding to */
  private goal: Sight | null = null;

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

  /** A new window, a new board, more of it explored, or a tile to lay. Until somebody moves it, the view follows. */
  frame(width: number, height: number, { board, land, places = null, middle = null, held = null }: Scene): void {
    const resized = width !== this.width || height !== this.height || board !== this.box;
    const sight = this.sight;
    [this.width, this.height, this.box, this.land] = [width, height, board, land];
    if (places !== this.places) [this.places, this.follows] = [places, places !== null];
    if (width === 0 || height === 0) return;
    if (resized) {
      if (this.touched) this.look(sight.middle, sight.scale);
      else this.open(middle);
      this.turnTo(places, held);
    } else {
      this.glide(() => {
        // What is seen stays as it is as long as all that matters is in it, so that the board does not jump.
        if (!this.touched && !this.seesAll && !this.close) this.fit();
        this.turnTo(places, held);
      });
    }
  }

  /** Shows where a tile can be laid; after that, what was seen before, with the new tile. */
  private turnTo(places: Box | null, held: Point | null): void {
    if (places && this.follows) this.include(places);
    if (places || !this.before) return;
    this.look(this.before.middle, this.before.scale);
    this.before = null;
    if (held) this.show(held);
  }

  /** Moves, and goes farther away, no more than is needed to see all of a box. */
  private include(box: Box): void {
    if (contains(this.seen, box)) return;
    this.before ??= this.sight;
    const scale = Math.min(this.scale, this.scaleFor(box));
    const [x, y] = this.sight.middle;
    const [halfWidth, halfHeight] = [this.width / scale / 2, this.height / scale / 2];
    this.look([
      clamp(x, box.x + box.width - halfWidth, box.x + halfWidth),
      clamp(y, box.y + box.height - halfHeight, box.y + halfHeight),
    ], scale);
  }

  private get sight(): Sight {
    const { x, y, width, height } = this.seen;
    return { middle: [x + width / 2, y + height / 2], scale: this.scale };
  }

  /** A small screen shows a part of the land, so near that it can be read. */
  private get close(): boolean {
    return this.narrow && this.scaleFor(this.land) < (READABLE_RADIUS / RADIUS) * 0.8;
  }

  /** The first look: all that matters, or on a small screen what is near the middle of things. */
  private open(middle: Point | null): void {
    this.before = null;
    if (this.close && middle) this.look(middle, READABLE_RADIUS / RADIUS);
    else this.fit();
  }

  /** Shows all that matters, as large as it goes. */
  fit(): void {
    const { x, y, width, height } = this.land;
    this.look([x + width / 2, y + height / 2], Math.min(this.scaleFor(this.land), LARGEST_RADIUS / RADIUS));
    this.touched = false;
    this.before = null;
  }

  /** Moves over to where `change` leads; at once where things stand still. */
  private glide(change: () => void): void {
    const from = { x: this.x, y: this.y, scale: this.scale };
    // a movement under way counts as done
    if (this.goal) this.look(this.goal.middle, this.goal.scale);
    change();
    if (this.still() || typeof requestAnimationFrame !== 'function') return;
    const to = { x: this.x, y: this.y, scale: this.scale };
    if (to.x === from.x && to.y === from.y && to.scale === from.scale) return;
    this.goal = this.sight;
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
      else this.goal = null;
    };
    step(begun);
  }

  /** Puts a point of the board into the middle of the window. */
  look(point: Point, scale = this.scale): void {
    this.stopGliding();
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

  private stopGliding(): void {
    this.glides += 1;
    if (this.goal) this.moving = false;
    this.goal = null;
  }

  private hold(): void {
    this.stopGliding();
    this.touched = true;
    this.follows = false;
    this.before = null;
    this.moving = true;
    clearTimeout(this.rest);
    this.rest = setTimeout(() => {
      this.moving = false;
      this.drawn = this.scale;
    }, AT_REST);
  }
}

/** Mouse, pen and fingers on the board: a short press chooses, a longer way pans, two fingers or the wheel zoom. */
import type { Attachment } from 'svelte/attachments';
import type { Point } from '../art/draw';

export interface Pointing {
  pan(dx: number, dy: number): void;
  zoom(factor: number, at: Point): void;
  /** the wheel turns the tile in hand instead of zooming */
  turn(): ((steps: number) => void) | null;
  choose(target: Element): void;
  hover(target: Element | null): void;
  fit(target: Element): void;
}

/** A press that wanders farther than this is no click. */
const STILL = 6;
/** How far a wheel or a touch pad has to go for one turn of the tile. */
const NOTCH = 40;

const at = (event: MouseEvent, board: HTMLElement): Point => {
  const { left, top } = board.getBoundingClientRect();
  return [event.clientX - left, event.clientY - top];
};

class Fingers {
  private readonly down = new Map<number, Point>();
  private travelled = 0;

  constructor(private readonly board: HTMLElement, private readonly to: Pointing) {}

  get dragged(): boolean {
    return this.travelled > STILL;
  }

  press(event: PointerEvent): void {
    if (event.button !== 0) return;
    if (this.down.size === 0) this.travelled = 0;
    this.down.set(event.pointerId, at(event, this.board));
  }

  move(event: PointerEvent): void {
    const from = this.down.get(event.pointerId);
    if (!from) return;
    const now = at(event, this.board);
    const other = [...this.down].find(([id]) => id !== event.pointerId)?.[1];
    this.travelled += Math.hypot(now[0] - from[0], now[1] - from[1]);
    if (!this.dragged) return;
    if (!this.board.hasPointerCapture(event.pointerId)) this.board.setPointerCapture(event.pointerId);
    this.down.set(event.pointerId, now);
    const share = other ? 0.5 : 1;
    this.to.pan((now[0] - from[0]) * share, (now[1] - from[1]) * share);
    if (other) this.pinch(from, now, other);
  }

  private pinch(from: Point, now: Point, other: Point): void {
    const before = Math.hypot(from[0] - other[0], from[1] - other[1]);
    const after = Math.hypot(now[0] - other[0], now[1] - other[1]);
    if (before > 0) this.to.zoom(after / before, [(now[0] + other[0]) / 2, (now[1] + other[1]) / 2]);
  }

  release(event: PointerEvent): void {
    this.down.delete(event.pointerId);
  }
}

function wheel(board: HTMLElement, to: Pointing): (event: WheelEvent) => void {
  let gone = 0;
  return (event) => {
    event.preventDefault();
    const pixels = event.deltaY * (event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 16 : 1);
    const turn = to.turn();
    if (!turn) return to.zoom(Math.exp(-pixels * 0.0016), at(event, board));
    gone += pixels;
    const steps = Math.trunc(gone / NOTCH);
    gone -= steps * NOTCH;
    if (steps !== 0) turn(Math.sign(steps));
  };
}

export const pointing = (to: Pointing): Attachment<HTMLElement> => (board) => {
  const fingers = new Fingers(board, to);
  const listening = new AbortController();
  const { signal } = listening;
  const hears = (event: Event): Element | null => (event.target instanceof Element ? event.target : null);
  board.addEventListener('pointerdown', (event) => fingers.press(event), { signal });
  board.addEventListener('pointermove', (event) => fingers.move(event), { signal });
  for (const end of ['pointerup', 'pointercancel'] as const) {
    board.addEventListener(end, (event) => fingers.release(event), { signal });
  }
  board.addEventListener('pointerover', (event) => {
    if (event.pointerType !== 'touch') to.hover(hears(event));
  }, { signal });
  board.addEventListener('pointerleave', () => to.hover(null), { signal });
  board.addEventListener('click', (event) => {
    const target = hears(event);
    if (target && !fingers.dragged) to.choose(target);
  }, { signal });
  board.addEventListener('dblclick', (event) => {
    const target = hears(event);
    if (target) to.fit(target);
  }, { signal });
  board.addEventListener('wheel', wheel(board, to), { signal, passive: false });
  return () => listening.abort();
};

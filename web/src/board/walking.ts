/** A piece on its way: it is lifted, walks from passage to passage and hops at each side. */
import type { Attachment } from 'svelte/attachments';
import type { Point } from '../art/draw';
import { settings } from '../lib/settings.svelte';

const LIFT = 90;
const PASSAGE = 140;
const LONGEST = 400;
const FOOT = 44;
const HOP = 14;

const to = ([x, y]: Point, up: number): string => `translate(${x}px, ${y + FOOT - up}px)`;

export const walking = (path: readonly Point[], arrived: () => void): Attachment<SVGElement> => (piece) => {
  const start = path[0];
  if (!start || settings.still || typeof piece.animate !== 'function') {
    arrived();
    return undefined;
  }
  const steps = path.slice(1).flatMap((point, index): Keyframe[] => {
    const before = path[index] ?? point;
    const between: Point = [(before[0] + point[0]) / 2, (before[1] + point[1]) / 2];
    return [{ transform: to(between, HOP) }, { transform: to(point, 0) }];
  });
  const duration = Math.min(LONGEST, LIFT + PASSAGE * (path.length - 1));
  const frames: Keyframe[] = [{ transform: to(start, 0) }, ...steps];
  const animation = piece.animate(frames, { duration, easing: 'ease-in-out', fill: 'both' });
  animation.onfinish = arrived;
  return () => animation.cancel();
};

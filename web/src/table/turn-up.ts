/** A treasure that was found is turned face up. */
import type { TransitionConfig } from 'svelte/transition';
import { settings } from '../lib/settings.svelte';

const DURATION = 260;

export const turnUp = (piece: Element): TransitionConfig => ({
  duration: settings.still || typeof piece.animate !== 'function' ? 0 : DURATION,
  css: (progress) => `transform: perspective(120px) rotateY(${(1 - progress) * 180}deg)`,
});

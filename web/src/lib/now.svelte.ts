/** The time, for everything on the page that counts down. It ticks only while something looks at it. */
import { createSubscriber } from 'svelte/reactivity';

const SECOND = 1000;
const subscribe = createSubscriber((update) => {
  const ticking = setInterval(update, SECOND);
  return () => clearInterval(ticking);
});

/** Milliseconds since 1970. Whatever is derived from it changes every second. */
export function now(): number {
  subscribe();
  return Date.now();
}

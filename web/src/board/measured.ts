/** Tells how large an element is, now and whenever that changes. */
import { untrack } from 'svelte';
import type { Attachment } from 'svelte/attachments';

export const measured = (tell: (width: number, height: number) => void): Attachment<HTMLElement> => (element) => {
  const measure = (): void => tell(element.clientWidth, element.clientHeight);
  // Whoever is told may read and change state: the attachment depends on none of it.
  untrack(measure);
  if (typeof ResizeObserver !== 'function') return undefined;
  const watcher = new ResizeObserver(measure);
  watcher.observe(element);
  return () => watcher.disconnect();
};

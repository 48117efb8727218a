/** Tells how large an element is, now and whenever that changes. */
import type { Attachment } from 'svelte/attachments';

export const measured = (tell: (width: number, height: number) => void): Attachment<HTMLElement> => (element) => {
  const measure = (): void => tell(element.clientWidth, element.clientHeight);
  measure();
  if (typeof ResizeObserver !== 'function') return undefined;
  const watcher = new ResizeObserver(measure);
  watcher.observe(element);
  return () => watcher.disconnect();
};

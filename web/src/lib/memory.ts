/** What this browser remembers. Where it may not, or has no room left, things are remembered until the page is closed. */
const unkept = new Map<string, string>();

export function remember(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
    unkept.delete(key);
  } catch {
    unkept.set(key, value);
  }
}

/** Things of other kinds than texts, by the same names. */
export const rememberAs = (key: string, value: unknown): void => remember(key, JSON.stringify(value));

export function recall(key: string): string | null {
  const here = unkept.get(key);
  if (here !== undefined) return here;
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Null if there is nothing, or nothing that can be read. */
export function recallAs<T>(key: string): T | null {
  try {
    return JSON.parse(recall(key) ?? 'null') as T | null;
  } catch {
    return null;
  }
}

/** Gives the reader a file with a text in it. */
export function download(name: string, text: string, type = 'text/plain'): void {
  const href = URL.createObjectURL(new Blob([text], { type }));
  Object.assign(document.createElement('a'), { href, download: name }).click();
  URL.revokeObjectURL(href);
}

export const downloadGame = (table: string, file: string): void => download(`tikal-${table}.tikal`, file);

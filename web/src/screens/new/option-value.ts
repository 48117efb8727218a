/** Options as text: lists of numbers and of pairs are typed. */

export function asText(kind: string, value: unknown): string {
  if (kind === 'numbers' && Array.isArray(value)) return value.join(' ');
  if (kind === 'pairs' && Array.isArray(value)) return value.map((pair) => (pair as string[]).join(' ')).join(', ');
  return String(value);
}

export function fromText(kind: string, text: string): unknown {
  if (kind === 'numbers') return text.split(/[\s,;]+/).filter(Boolean).map(Number);
  if (kind === 'pairs') return text.split(',').map((pair) => pair.trim().split(/\s+/)).filter((pair) => pair[0]);
  return text;
}

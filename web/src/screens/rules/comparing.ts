/** The editions side by side: what is said of a point, and who says something else. */
import { attr, hasText, t } from '../../lib/i18n.svelte';
import type { ComparedPoint } from '../../lib/wire';
import { rulePath } from '../../lib/route.svelte';

export type Value = ComparedPoint['values'][string];

const isSame = (a: Value | undefined, b: Value | undefined): boolean => JSON.stringify(a) === JSON.stringify(b);

/** Whether an edition says something else than another; where a point does not arise, nothing is said. */
export const saysOther = (value: Value | undefined, basis: Value | undefined): boolean =>
  value !== null && value !== undefined && !isSame(value, basis);

/** Whether the editions shown do not all say the same. */
export const isSplit = (point: ComparedPoint, editions: readonly string[]): boolean =>
  editions.some((one) => !isSame(point.values[one], point.values[editions[0]!]));

/** The name of a point. */
export function pointTitle(point: ComparedPoint): string {
  if (point.kind === 'rule') return attr(point.id, 'title');
  if (point.kind === 'chapter') return t(`family-${point.id}`);
  return t(point.kind === 'option' ? `new-option-${point.id.replaceAll('.', '-')}` : `compare-${point.id}`);
}

/** Where the point is explained, if it is a rule or a chapter of them. */
export function pointPath(point: ComparedPoint): string | null {
  return point.kind === 'rule' || point.kind === 'chapter' ? rulePath(point.id) : null;
}

/** What an edition says, in words. */
export function valueText(point: ComparedPoint, value: Value | undefined): string {
  if (value === null || value === undefined) return '–';
  if (point.kind === 'chapter') return t('rules-count', { count: Number(value) });
  if (point.kind === 'rule') return t(`compare-status-${String(value)}`);
  if (typeof value === 'boolean') return t(value ? 'app-yes' : 'app-no');
  if (Array.isArray(value)) return value.length ? listText(point.id, value) : t('compare-nothing');
  return wordOf(point.id, value);
}

/** Numbers that follow each other are a range. */
function listText(id: string, values: readonly (string | number)[]): string {
  const [first, last] = [values[0]!, values.at(-1)!];
  if (id === 'actionPoints' || id === 'players') return t('compare-range', { first, last });
  return values.map((one) => wordOf(id, one)).join(typeof first === 'number' ? ' · ' : ', ');
}

function wordOf(id: string, value: string | number): string {
  const own = [`compare-${id}-${value}`, `new-value-${value}`, `score-category-${value}`].find(hasText);
  return own ? t(own) : String(value);
}

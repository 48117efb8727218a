/** The small plates on the board: what a temple is worth and who takes it, what a passage costs. */
import type { Seat } from '../lib/wire';
import { digits, fill, group, move, n, stroke } from './draw';
import { lookOf, signPath } from './seats';

const WIDTH = 31;
const HEIGHT = 49;
const TOP = -HEIGHT / 2;

export type Holder = Seat | 'tie' | null;

const box = (grow: number, rounding: number, more: string): string =>
  `<rect x="${-WIDTH / 2 - grow}" y="${TOP - grow}" width="${WIDTH + 2 * grow}" height="${HEIGHT + 2 * grow}" ` +
  `rx="${rounding}" ${more}/>`;

/** The upper half: the colour and sign of who takes it, = on a tie, a dash if nobody does. */
function holderHalf(holder: Holder): string {
  const half = `M${-WIDTH / 2 + 1} ${TOP + 8}q0 -7 7 -7h${WIDTH - 16}q7 0 7 7v${n(HEIGHT * 0.33)}h${-(WIDTH - 2)}Z`;
  if (holder === 'tie') {
    return (
      fill(half, '#7B8781') +
      fill(half, 'url(#hatch)', 'opacity=".5"') +
      stroke(`M-7 ${TOP + 8.6}h14M-7 ${TOP + 14.6}h14`, '#0B1310', 3.2, 'stroke-linecap="round"')
    );
  }
  if (holder === null) {
    return fill(half, '#33423C') + stroke(`M-5 ${TOP + 11.6}h10`, '#9FB0A6', 2.6, 'stroke-linecap="round"');
  }
  const look = lookOf(holder);
  const mark = stroke(signPath(holder, 13), look.ink, 2.6, 'stroke-linejoin="round"');
  return fill(half, look.fill) + group(move(0, TOP + 11.6), mark);
}

const lock = (): string =>
  group(
    move(WIDTH / 2, TOP),
    '<circle r="8.4" fill="#F2C14E" stroke="#0B1310" stroke-width="2"/>',
    stroke('M-2.7 0v-2.2a2.7 2.7 0 0 1 5.4 0v2.2', '#3B2A06', 1.7),
    '<rect x="-4.3" y="-.6" width="8.6" height="5.8" rx="1.2" fill="#3B2A06"/>',
  );

/** `flat`: the two halves side by side, for small boards on which plates grow and would cover the prices above and below. */
export function plate(value: number, holder: Holder, guarded = false, flat = false): string {
  if (flat) return flatPlate(value, holder, guarded);
  const edge = guarded ? 'stroke="#F2C14E"' : 'stroke="#FFF9EA" stroke-opacity=".85"';
  return [
    box(2.6, 9, 'fill="#0B1310"'),
    box(0, 7, `fill="#1A2622" ${edge} stroke-width="2"`),
    holderHalf(holder),
    digits(value, 10.4, value > 9 ? 21 : 24, '#FFF9EA'),
    guarded ? lock() : '',
  ].join('');
}

function flatPlate(value: number, holder: Holder, guarded: boolean): string {
  const edge = guarded ? 'stroke="#F2C14E"' : 'stroke="#FFF9EA" stroke-opacity=".85"';
  const [wide, high] = [44, 27];
  const rect = (grow: number, more: string): string =>
    `<rect x="${-wide / 2 - grow}" y="${-high / 2 - grow}" width="${wide + 2 * grow}" height="${high + 2 * grow}" rx="${7 + grow}" ${more}/>`;
  return [
    rect(2.6, 'fill="#0B1310"'),
    rect(0, `fill="#1A2622" ${edge} stroke-width="2"`),
    group(`${move(-wide / 4 - 1, 0)} scale(.72) ${move(0, -TOP - 11.6)}`, holderHalf(holder)),
    digits(value, 0.4, value > 9 ? 19 : 22, '#FFF9EA').replace('<text', `<text x="${wide / 4}"`),
    guarded ? group(move(wide / 2 - WIDTH / 2, -high / 2 - TOP), lock()) : '',
  ].join('');
}

/** The price of a passage, centred on the side that two tiles share. */
export const price = (stones: number): string =>
  '<circle r="13.4" fill="#0B1310"/><circle class="disc" r="11.8" fill="#F7EFD9"/>' +
  digits(stones, 0.3, 18, '#20180A');

/** People, tents and tokens. Feet are at the origin; an explorer is 48 units high, a leader 58. */
import type { Colour, Seat } from '../lib/wire';
import { digits, fill, group, move, n, stroke } from './draw';
import { lookOf, sign, signPath, type SeatLook, type Shape } from './seats';

const INK = '#0B1310';
const IVORY = '#FFF9EA';

/** The body is the player's shape; the head and the number stand where that shape leaves room. */
interface Body { outline: string; head: number; number: number; size: number }
const BODIES: Record<Shape, Body> = {
  circle: { outline: 'M0 -30.5a15 15 0 0 1 0 30a15 15 0 0 1 0 -30Z', head: -37.5, number: -16, size: 19 },
  square: {
    outline: 'M-13.5 -29h27a2 2 0 0 1 2 2v25a2 2 0 0 1 -2 2h-27a2 2 0 0 1 -2 -2v-25a2 2 0 0 1 2 -2Z',
    head: -37,
    number: -14.8,
    size: 20,
  },
  triangle: {
    outline: 'M0 -37Q1.6 -37 2.6 -35L19 -3Q20 0 17 0H-17Q-20 0 -19 -3L-2.6 -35Q-1.6 -37 0 -37Z',
    head: -39.5,
    number: -10.4,
    size: 18,
  },
  diamond: {
    outline:
      'M0 -36Q1.6 -36 2.8 -34.4L17.6 -19Q19 -17.4 17.6 -15.8L2.6 -1Q0 1.2 -2.6 -1L-17.6 -15.8' +
      'Q-19 -17.4 -17.6 -19L-2.8 -34.4Q-1.6 -36 0 -36Z',
    head: -40.5,
    number: -17.6,
    size: 18,
  },
};
const STAR = 'M0 -8.6L2.5 -2.9L8.6 -2.4L3.9 1.6L5.4 7.6L0 4.3L-5.4 7.6L-3.9 1.6L-8.6 -2.4L-2.5 -2.9Z';

const hat = (y: number): string =>
  `<path d="M-15.5 ${n(y - 3.4)}Q-15 ${n(y - 6.8)} -8.6 ${n(y - 6.6)}L-6.8 ${n(y - 14)}` +
  `Q0 ${n(y - 18)} 6.8 ${n(y - 14)}L8.6 ${n(y - 6.6)}Q15 ${n(y - 6.8)} 15.5 ${n(y - 3.4)}` +
  `Q0 ${n(y + 2.2)} -15.5 ${n(y - 3.4)}Z"/>`;

export interface PawnLook { leader?: boolean; count?: number }

/** An explorer with the number of explorers on its body, or a leader with hat and star. */
export function pawn(seat: Seat | Colour, { leader = false, count = 0 }: PawnLook = {}): string {
  const look = lookOf(seat);
  const body = BODIES[look.shape];
  const head = `<circle cy="${body.head}" r="8.6"/>`;
  const outline = `<path d="${body.outline}"/>${head}${leader ? hat(body.head) : ''}`;
  const glint = look.shape === 'triangle' ? 0.9 : 0.38;
  return [
    '<ellipse rx="17" ry="4.6" cx="2" fill="#000" fill-opacity=".42"/>',
    `<g fill="${INK}" stroke="${INK}" stroke-width="8.4" stroke-linejoin="round">${outline}</g>`,
    `<g fill="${look.fill}" stroke="${IVORY}" stroke-width="4.2" stroke-linejoin="round">${outline}</g>`,
    fill(body.outline, look.fill, `stroke="${look.shade}" stroke-width="1.6" stroke-linejoin="round"`),
    `<circle cy="${body.head}" r="8.6" fill="${look.fill}" stroke="${look.shade}" stroke-width="1.6"/>`,
    `<circle cx="-2.6" cy="${body.head - 2.6}" r="2.6" fill="#fff" fill-opacity="${glint}"/>`,
    leader ? leaderMarks(body, look) : '',
    !leader && count > 0 ? digits(count, body.number, body.size, look.ink) : '',
  ].join('');
}

function leaderMarks(body: Body, { shade: band, ink, shape }: SeatLook): string {
  const y = body.head;
  const [down, size] = shape === 'triangle' ? [0.4, 0.82] : [0.6, 1];
  return (
    `<g fill="#F3DFAE" stroke="#5B4318" stroke-width="1.5" stroke-linejoin="round">${hat(y)}</g>` +
    stroke(`M-8 ${n(y - 7.2)}Q0 ${n(y - 4.6)} 8 ${n(y - 7.2)}`, band, 3) +
    fill(STAR, ink, `transform="${move(0, body.number + down)} scale(${size})"`)
  );
}

/** A pawn with a spear and a gold shield that shows the sign. */
export function guardian(seat: Seat): string {
  return [
    stroke('M15.5 2L19 -50', INK, 6.4, 'stroke-linecap="round"'),
    stroke('M15.5 2L19 -50', '#E9D9AE', 2.8),
    fill('M19.4 -62L24 -49L15.4 -49.6Z', '#F6F1E2', `stroke="${INK}" stroke-width="1.6"`),
    pawn(seat),
    group(
      move(0, -14),
      '<circle r="9.4" fill="#F2C14E" stroke="#3B2A06" stroke-width="1.6"/>',
      sign(seat, 10, '#3B2A06', 1.2),
    ),
  ].join('');
}

/** A player's camp: a ridge tent with the sign as its pennant. */
export function tent(seat: Seat): string {
  const look = lookOf(seat);
  const outline = 'M-27 0L-3 -36L3 -36L33 -10L27 0Z';
  return [
    '<ellipse cx="3" cy="1" rx="31" ry="6" fill="#000" fill-opacity=".35"/>',
    fill(outline, INK, `stroke="${INK}" stroke-width="8" stroke-linejoin="round"`),
    fill(outline, IVORY, `stroke="${IVORY}" stroke-width="4" stroke-linejoin="round"`),
    fill('M0 -36L33 -8L27 0L20 0Z', look.shade),
    fill('M-27 0L0 -36L20 0Z', look.fill),
    fill('M-12 0L-2 -20L7 0Z', '#1A1410'),
    fill('M-2 -20L7 0L13 0Z', '#fff', 'fill-opacity=".35"'),
    stroke('M0 -36V-47', INK, 5),
    stroke('M0 -36V-47', '#F3DFAE', 2),
    group(
      move(8, -49),
      sign(seat, 14, INK, 5),
      fill(signPath(seat, 14), look.fill, `stroke="${IVORY}" stroke-width="1.8"`),
    ),
  ].join('');
}

/** The pawn on a plinth that shows the turn order: standing this round, lying for the next. */
export const statuette = (seat: Seat, lying: boolean): string =>
  group(
    lying ? 'rotate(90) translate(0 24)' : '',
    fill('M-13 4H13L10 -8H-10Z', '#E6D7B2', `stroke="${INK}" stroke-width="2"`),
    group('translate(0 -6) scale(.84)', pawn(seat)),
  );

/** The gold disc of the auction; face down it is an empty ring. */
export function amulet(seat: Seat, up: boolean): string {
  const cord = stroke('M-9 -12Q0 -22 9 -12', up ? '#F2C14E' : 'var(--line)', 2.5);
  const disc = up ? 'fill="#F2C14E" stroke="#5B4210"' : 'fill="var(--bg0)" stroke="var(--line)"';
  const face = up ? group(move(0, 2), sign(seat, 13, '#3B2A06', 1.6)) : '';
  return `${cord}<circle r="13" cy="2" ${disc} stroke-width="2"/>${face}`;
}

/** An action point token. */
export const apToken = (points: number, used: boolean): string =>
  [
    '<circle r="32" fill="#04251A"/>',
    `<circle r="30" fill="${used ? '#1D3A2F' : '#1B7A5E'}" stroke="#F2C14E" stroke-width="3"/>`,
    '<circle r="23" fill="none" stroke="#F2C14E" stroke-opacity=".5" stroke-dasharray="3 4" stroke-width="2"/>',
    digits(points, 0, 27, IVORY),
  ].join('');

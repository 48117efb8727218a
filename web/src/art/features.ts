/** What stands on tiles besides temples: the base camp, the volcano, ruins with their masks. */
import { fill, group, move, stroke, symbol, use } from './draw';

/** The shared base camp: a cream marquee with a red valance, a crate, a flag. */
export const baseCamp = (): string =>
  [
    '<ellipse cx="4" cy="-2" rx="58" ry="13" fill="#000" fill-opacity=".28"/>',
    fill('M-48 -8L-40 -34L-2 -52L36 -34L46 -8Z', '#2B2013'),
    fill('M-46 -8L-40 -33L-2 -50L-2 -8Z', '#F3E4BE'),
    fill('M-2 -50L36 -33L44 -8L-2 -8Z', '#C9AE77'),
    fill('M-40 -33L-2 -50L36 -33L30 -28L-2 -43L-35 -28Z', '#B4492F'),
    fill(
      'M-36 -29l4 6l5 -8l5 5l5 -8l5 4l5 -8l5 -2l4 2l5 8l5 -4l5 8l5 -5l5 8l4 -6',
      '#B4492F',
    ),
    fill('M-20 -8L-11 -30L-2 -8Z', '#2A1E10'),
    fill('M-2 -8L-11 -30L3 -8Z', '#fff', 'fill-opacity=".35"'),
    stroke('M-2 -50V-70', '#2B2013', 3.4),
    fill('M-2 -70L20 -64L-2 -57Z', '#F2C14E', 'stroke="#2B2013" stroke-width="1.6" stroke-linejoin="round"'),
    group(
      move(52, -4),
      fill('M-10 -14h18v16h-18Z', '#8A5F2E', 'stroke="#2B1B0A" stroke-width="1.6"'),
      stroke('M-10 -14l18 16M8 -14l-18 16', '#2B1B0A', 1.4),
    ),
  ].join('');

const STREAMS =
  'M-8 -37Q-7 -24 -14 -14Q-20 -4 -15 4Q-11 10 -18 20Q-8 14 -6 4Q-5 -4 -1 -10Q2 -2 1 6Q0 14 6 22' +
  'Q10 10 8 0Q6 -12 8 -20Q9 -28 8 -37Q0 -33 -8 -37Z';

export const volcano = (): string =>
  [
    fill(
      'M-66 26Q-42 10 -26 -22L-14 -40Q0 -46 14 -40L26 -22Q44 12 68 26Q0 46 -66 26Z',
      '#1A1112',
      `fill-opacity=".5" transform="${move(6, 7)}"`,
    ),
    fill('M-64 24Q-40 8 -25 -22L-15 -40L0 -34L4 34Q-34 36 -64 24Z', 'url(#coneL)'),
    fill('M15 -40L26 -22Q42 10 65 24Q40 36 4 34L0 -34Z', 'url(#coneR)'),
    '<ellipse cy="-39" rx="16" ry="6" fill="#2A1717"/>',
    '<ellipse cy="-38.4" rx="12.6" ry="4.2" fill="url(#lava)"/>',
    fill(STREAMS, 'url(#lava)'),
    '<g fill="#4B3A38" opacity=".9"><circle cx="-8" cy="-55" r="8"/><circle cx="3" cy="-62" r="10"/>',
    '<circle cx="14" cy="-54" r="7"/></g>',
    '<g fill="#6E5A55" opacity=".9"><circle cx="-9" cy="-57" r="5"/><circle cx="1" cy="-65" r="6.4"/></g>',
  ].join('');

const FACE = 'M-12 -12H12Q15 0 10.5 10Q6 17 0 17Q-6 17 -10.5 10Q-15 0 -12 -12Z';
const EYES = 'M-8.5 -4.5Q-5 -7.6 -2 -4Q-5 -1.4 -8.5 -4.5ZM8.5 -4.5Q5 -7.6 2 -4Q5 -1.4 8.5 -4.5Z';

const earring = (x: number): string =>
  `<circle cx="${x}" cy="1" r="4.2" fill="#1F8A70" stroke="#0B2A22" stroke-width="1.6"/>`;

/** A gold mask for a treasure that is still there, a dashed hollow for one that was taken. */
export const maskSymbols = (): string =>
  symbol(
    'mask',
    '<ellipse cx="1.5" cy="17" rx="14" ry="4" fill="#000" fill-opacity=".35"/>',
    fill(
      'M-15 -12L-11 -20L-5 -16L0 -23L5 -16L11 -20L15 -12Z',
      '#1F8A70',
      'stroke="#0B2A22" stroke-width="2.2" stroke-linejoin="round"',
    ),
    fill(FACE, 'url(#goldg)', 'stroke="#4A3206" stroke-width="2.2"'),
    earring(-14.5),
    earring(14.5),
    fill(EYES, '#3A2504'),
    fill('M0 -7L2.8 4.4H-2.8Z', '#B97F1C'),
    fill('M-5.5 9.5Q0 6.6 5.5 9.5Q0 13.4 -5.5 9.5Z', '#3A2504'),
    stroke('M-9 -9.4H9', '#FFF3C0', 1.8, 'stroke-linecap="round"'),
  ) +
  symbol(
    'mask-hole',
    fill(
      FACE,
      '#4A3B20',
      'fill-opacity=".55" stroke="#2F2512" stroke-opacity=".8" stroke-width="1.8" stroke-dasharray="4 3"',
    ),
    stroke('M-10 -10H10', '#000', 2, 'stroke-opacity=".25"'),
  );

const WALL = 'h12v-12h14v8h12v-16h16v10h14v-8h18v14h12v12h10v2Z';
const COPING = 'M-58 -8h12M-46 -20h14M-32 -12h12M-20 -28h16M-4 -18h14M10 -26h18M28 -12h12';
const JOINTS = 'M-58 1H50M-40 1V10M-18 1V10M6 1V10M30 1V10M-29 -10V1M-8 -14V1M18 -12V1';

const wall = (): string =>
  group(
    move(0, -30),
    fill(`M-58 10V-8${WALL}`, '#4B3E24', `fill-opacity=".5" transform="${move(4, 4)}"`),
    fill(`M-58 10V-8${WALL}`, '#B8A881'),
    stroke(COPING, '#F4E9CB', 3),
    stroke(JOINTS, '#6B5C39', 1.6),
  );

const MASK_GAPS = [0, 0, 38, 36, 32];

/** A broken wall with one mask for each treasure that lay here, `left` of them still gold. */
export function ruins(masks: number, left: number): string {
  const gap = MASK_GAPS[masks] ?? 104 / masks;
  const row = Array.from({ length: masks }, (_, index) => {
    const x = (index - (masks - 1) / 2) * gap;
    const scale = masks > 3 ? (0.84 * 4) / masks : 0.98;
    return use(index < left ? 'mask' : 'mask-hole', x, Math.abs(x) > 40 ? -6 : -4, scale);
  });
  return wall() + row.join('');
}

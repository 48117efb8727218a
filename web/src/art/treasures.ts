/** Eight silhouettes, told apart by their outline: gold, or whatever `--treasure` says. Each fills 26 units around the origin. */
import { fill, stroke } from './draw';

const DARK = '#3A2504';
const GOLD = 'var(--treasure, #EDBE4B)';
const JADE = '#2FA884';
const gold = (d: string): string => `<path d="${d}"/>`;
const dark = (d: string, width = 1.7): string => stroke(d, DARK, width);

const TREASURES = {
  chief:
    fill('M-9 -1L-10 -8L-6 -6L-4 -11L0 -7L4 -11L6 -6L10 -8L9 -1Z', JADE) +
    gold('M-6.5 -1H6.5V4Q6.5 10 0 11Q-6.5 10 -6.5 4Z') +
    dark('M-4 2.4h2.6M1.4 2.4H4M-2.4 7.4H2.4'),
  jaguar:
    gold('M-9 -9L-3.4 -6H3.4L9 -9L9 1Q8 9 0 10Q-8 9 -9 1Z') +
    dark('M-5 -1.4h3M2 -1.4h3', 2) +
    fill('M-2 3.4H2L0 5.6ZM0 5.6V7.4M0 7.4L-3 8M0 7.4L3 8', DARK, `stroke="${DARK}" stroke-width="1.1"`),
  totem:
    gold('M-5 -11H5V-4H8V-1H5V11H-5V-1H-8V-4H-5Z') +
    dark('M-2.6 -8.4v2M2.6 -8.4v2M-5 -3.6H5M-2.6 0v2M2.6 0v2M-3 5H3M-3 8H3'),
  carafe:
    gold('M-3.4 -11H3.4L2.6 -6Q9 -3 8.4 4Q7.6 10 0 10.6Q-7.6 10 -8.4 4Q-9 -3 -2.6 -6Z') +
    stroke('M-4 -6Q-10 -8 -10.4 -2M4 -6Q10 -8 10.4 -2', GOLD, 2) +
    dark('M-8 1.6L-4 4L0 1.6L4 4L8 1.6'),
  statue:
    '<circle cy="-6.6" r="4.4"/>' +
    gold('M-8 10.6Q-9 0 -3.4 -1.6H3.4Q9 0 8 10.6Z') +
    dark('M-4 4.4H4M-4 7.6H4M-2 -7h1M1 -7h1'),
  plate:
    '<circle r="10.6"/>' +
    `<circle r="6.6" fill="none" stroke="${DARK}" stroke-width="1.6"/>` +
    fill('M0 -4.4L1.4 -1.4L4.4 0L1.4 1.4L0 4.4L-1.4 1.4L-4.4 0L-1.4 -1.4Z', DARK) +
    dark('M0 -10.4v2.6M0 10.4v-2.6M10.4 0h-2.6M-10.4 0h2.6', 1.6),
  bracelet:
    '<path fill-rule="evenodd" d="M0 -8.6A10.6 8.8 0 1 1 0 9A10.6 8.8 0 1 1 0 -8.6Z' +
    'M0 -3.6A5.4 4 0 1 0 0 4.4A5.4 4 0 1 0 0 -3.6Z"/>' +
    `<circle cy="-8.4" r="3.2" fill="${JADE}" stroke="${DARK}"/>` +
    `<circle cx="-7.8" cy="-3.4" r="1.8" fill="${DARK}"/><circle cx="7.8" cy="-3.4" r="1.8" fill="${DARK}"/>`,
  necklace:
    stroke('M-9.4 -9.6Q-10 3.6 0 4.6Q10 3.6 9.4 -9.6', GOLD, 3.4, 'stroke-dasharray="3.6 1.2"') +
    fill('M0 2L4.6 7L0 12L-4.6 7Z', JADE, `stroke="${DARK}" stroke-width="1.1"`),
} as const;

export const TREASURE_KINDS: readonly string[] = Object.keys(TREASURES);

export const treasureSymbols = (): string =>
  Object.entries(TREASURES)
    .map(
      ([kind, svg]) =>
        `<symbol id="t-${kind}" viewBox="-13 -13 26 26">` +
        `<g fill="${GOLD}" stroke-linecap="round" stroke-linejoin="round">${svg}</g></symbol>`,
    )
    .join('');

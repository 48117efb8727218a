/** Line icons, 24 by 24, drawn in the colour of the text around them. */

const ICONS = {
  deploy:
    '<circle cx="9" cy="7" r="3"/><path d="M4 19c0-5 2-7.4 5-7.4s5 2.4 5 7.4Z"/>' +
    '<path d="M19 6v8M15.8 10.8 19 14l3.2-3.2" transform="translate(-1 2)"/>',
  move:
    '<ellipse cx="5" cy="18" rx="2.6" ry="1.7"/><ellipse cx="11" cy="14.6" rx="2.6" ry="1.7"/>' +
    '<path d="M14 11c2-1 4-3 5.5-6M15.6 5.4 19.5 5l.9 3.8"/>',
  transfer: '<path d="M2 18l4-7 4 7ZM14 18l4-7 4 7Z"/><path d="M6 7c3-3 9-3 12 0M15.4 6.8 18 7l.2-2.7"/>',
  clear: '<path d="M2 20h20M4 20v-3.5h16V20M7 16.5V13h10v3.5"/><path d="M12 10V3M9 6l3-3 3 3"/>',
  dig:
    '<path d="M6 4h12c1 5 .4 9-1.6 12-1.4 2.6-3 4-4.4 4s-3-1.4-4.4-4C5.6 13 5 9 6 4Z"/>' +
    '<path d="M8.6 9.5h2M13.4 9.5h2M10 15h4"/>',
  swap: '<path d="M4 9h13M14 5.5 17.5 9 14 12.5M20 16H7M10 12.5 6.5 16 10 19.5"/>',
  camp: '<path d="M3 20 12 5l9 15ZM9.5 20 12 15l2.5 5"/><path d="M12 5V2.5"/>',
  guard: '<path d="M12 3 5 5.5V11c0 4.5 3 7.8 7 9.5 4-1.7 7-5 7-9.5V5.5Z"/><path d="M12 8v7M9.5 10.5h5"/>',
  undo: '<path d="M8 6 4 10l4 4"/><path d="M4 10h9.5a5.5 5.5 0 0 1 0 11H9"/>',
  reset: '<path d="M4.5 12a7.5 7.5 0 1 0 2.4-5.5"/><path d="M7.5 2.5 6.7 6.7 11 7.3"/>',
  check: '<path d="M4.5 12.5 10 18 20 6.5"/>',
  rot: '<path d="M19.5 12a7.5 7.5 0 1 1-2.4-5.5"/><path d="M16.5 2.5l.8 4.2-4.3.6"/>',
  book: '<path d="M4 5c3-1 6-.6 8 1.2C14 4.4 17 4 20 5v14c-3-1-6-.6-8 1.2C10 18.4 7 18 4 19ZM12 6.2v14"/>',
  gear:
    '<path d="M3.5 7h8M17.5 7h3M3.5 17h3M12.5 17h8"/><circle cx="14.5" cy="7" r="3"/><circle cx="9.5" cy="17" r="3"/>',
  keys:
    '<rect x="2.5" y="6" width="19" height="12" rx="2.5"/>' +
    '<path d="M6.5 10h.1M10.2 10h.1M13.8 10h.1M17.5 10h.1M8 14h8"/>',
  sun:
    '<circle cx="12" cy="12" r="4"/>' +
    '<path d="M12 3v2M12 19v2M3 12h2M19 12h2M5.6 5.6 7 7M17 17l1.4 1.4M18.4 5.6 17 7M7 17l-1.4 1.4"/>',
  moon: '<path d="M19.5 14.5A8 8 0 0 1 9.5 4.5a8 8 0 1 0 10 10Z"/>',
  eye:
    '<path d="M2.5 12C5 7.5 8.3 5.5 12 5.5s7 2 9.5 6.5c-2.5 4.5-5.8 6.5-9.5 6.5S5 16.5 2.5 12Z"/>' +
    '<circle cx="12" cy="12" r="3"/>',
  chat: '<path d="M4 5h16v11H10l-4.5 4v-4H4Z"/>',
  clock: '<circle cx="12" cy="12" r="8.5"/><path d="M12 7v5l3.5 2"/>',
  plus: '<path d="M12 5v14M5 12h14"/>',
  minus: '<path d="M5 12h14"/>',
  fit: '<path d="M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5"/>',
  play: '<path d="M7 4.5v15l12-7.5Z" fill="currentColor"/>',
  pause: '<path d="M8 5v14M16 5v14"/>',
  first: '<path d="M6 5v14M18 5l-9 7 9 7Z"/>',
  last: '<path d="M18 5v14M6 5l9 7-9 7Z"/>',
  prev: '<path d="M16 5l-9 7 9 7"/>',
  next: '<path d="M8 5l9 7-9 7"/>',
  share:
    '<circle cx="6" cy="12" r="2.5"/><circle cx="17" cy="6" r="2.5"/><circle cx="17" cy="18" r="2.5"/>' +
    '<path d="M8.3 10.9l6.4-3.7M8.3 13.1l6.4 3.7"/>',
  flame: '<path d="M12 3c1 4 5 5.5 5 11a5 5 0 0 1-10 0c0-2 .8-3.3 2-4.5.2 2 1 3 2 3.5C12.6 10 11 7 12 3Z"/>',
  bulb: '<path d="M9 18h6M10 21h4M8.5 15C6.8 13.8 6 12 6 10a6 6 0 0 1 12 0c0 2-.8 3.8-2.5 5v0Z"/>',
  lock: '<path d="M6 11h12v9H6ZM8.5 11V8a3.5 3.5 0 0 1 7 0v3"/>',
  stack: '<path d="M12 3 3 8l9 5 9-5ZM3 12l9 5 9-5M3 16l9 5 9-5"/>',
  list: '<path d="M4 6h16M4 12h16M4 18h10"/>',
  people:
    '<circle cx="8.5" cy="8" r="3.2"/><path d="M2.5 19c0-4 2.5-6 6-6s6 2 6 6"/>' +
    '<path d="M15.5 5.2a3.2 3.2 0 0 1 0 5.8M17 13.3c2.8.6 4.5 2.5 4.5 5.7"/>',
  bot: '<rect x="5" y="8" width="14" height="11" rx="3"/><path d="M12 8V4.5M9 13h.1M15 13h.1M9.5 16.2h5"/>',
  bell: '<path d="M6 16V11a6 6 0 0 1 12 0v5l1.5 2h-15ZM10.5 20.5h3"/>',
  gavel: '<path d="M4 20h9M8 10l6 6M10.5 4.5l8 8M9 6l3-3 8 8-3 3ZM11.5 13 5 19"/>',
  infinity:
    '<path d="M12 12c-2-3-3.5-4-5.5-4a4 4 0 0 0 0 8c2 0 3.5-1 5.5-4s3.5-4 5.5-4a4 4 0 0 1 0 8c-2' +
    ' 0-3.5-1-5.5-4Z"/>',
  hand:
    '<path d="M8 12V5.5a1.5 1.5 0 0 1 3 0V11V4.5a1.5 1.5 0 0 1 3 0V11V6a1.5 1.5 0 0 1 3 0v8c0 4-2 6.5-5.5' +
    ' 6.5S7 19 5.5 16L4 13a1.5 1.5 0 0 1 2.5-1.5L8 13.5"/>',
  museum: '<path d="M3 20h18M5 20v-9M10 20v-9M14 20v-9M19 20v-9M3 11h18L12 4Z"/>',
  redo: '<path d="M16 6 20 10l-4 4"/><path d="M20 10h-9.5a5.5 5.5 0 0 0 0 11H15"/>',
  close: '<path d="M6 6l12 12M18 6 6 18"/>',
  link:
    '<path d="M10 14a4 4 0 0 0 6 .4l3-3a4 4 0 0 0-5.7-5.7L12 7M14 10a4 4 0 0 0-6-.4l-3 3a4 4 0 0 0 5.7' +
    ' 5.7L12 17"/>',
  copy: '<path d="M9 9h11v11H9ZM15 9V4H4v11h5"/>',
  flag: '<path d="M5 21V4M5 4h13l-3 4.5 3 4.5H5"/>',
  note: '<path d="M5 4h14v11l-5 5H5ZM14 20v-5h5M8.5 8.5h7M8.5 12h4"/>',
  file: '<path d="M6 3h8l4 4v14H6ZM14 3v4h4"/>',
  download: '<path d="M12 4v11M7.5 10.5 12 15l4.5-4.5M5 20h14"/>',
  upload: '<path d="M12 15V4M7.5 8.5 12 4l4.5 4.5M5 20h14"/>',
  home: '<path d="M4 11 12 4l8 7M6 9.5V20h12V9.5M10 20v-5h4v5"/>',
  menu: '<path d="M4 6h16M4 12h16M4 18h16"/>',
  warning: '<path d="M12 4 2.5 20h19ZM12 10v5M12 17.4v.2"/>',
  info: '<circle cx="12" cy="12" r="8.5"/><path d="M12 11v5.5M12 7.5v.2"/>',
  stone: '<path d="M4 13c0-5 3-7 8-7s8 2 8 6-3 6-8 6-8-1-8-5Z"/><path d="M8 11c.6-1.4 1.8-2 3.6-2"/>',
  cards: '<path d="M8 4h11v14H8Z"/><path d="M8 7 4 8l2.6 12 8-1.8"/>',
  dice: '<path d="M5 5h14v14H5ZM9 9h.1M15 15h.1M12 12h.1"/>',
  up: '<path d="M6 15l6-6 6 6"/>',
  down: '<path d="M6 9l6 6 6-6"/>',
  star: '<path d="M12 3.5l2.6 5.6 6 .7-4.5 4.1 1.2 6-5.3-3-5.3 3 1.2-6L3.4 9.8l6-.7Z"/>',
} as const;

export type IconName = keyof typeof ICONS;
export const ICON_NAMES = Object.keys(ICONS) as IconName[];

const PEN = 'fill="none" stroke="currentColor" stroke-width="1.9" stroke-linecap="round" stroke-linejoin="round"';

export const iconSymbols = (): string =>
  Object.entries(ICONS)
    .map(([name, svg]) => `<symbol id="i-${name}" viewBox="0 0 24 24"><g ${PEN}>${svg}</g></symbol>`)
    .join('');

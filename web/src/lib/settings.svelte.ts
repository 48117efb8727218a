/** How this reader likes the page; kept in this browser. */
import { recallAs, rememberAs } from './memory';

export type Theme = 'system' | 'dark' | 'light';
export type Motion = 'system' | 'full' | 'reduced';
/** How fast the turns of others are shown. */
export type Speed = 'half' | '1' | '2' | 'once';
export const SPEEDS: readonly Speed[] = ['half', '1', '2', 'once'];

/** Which moves are played only after a second press: none; on a touch screen, and to end a turn early; all. */
export type Ask = 'never' | 'usual' | 'always';
export type PieceSize = 'normal' | 'large';

interface Kept {
  language: string | null;
  theme: Theme;
  motion: Motion;
  speed: Speed;
  /** names on explored hexes */
  names: boolean;
  /** sounds for my turn, a find and a volcano */
  sound: boolean;
  /** scorings are counted item by item, and wait for the reader */
  scorings: boolean;
  ask: Ask;
  pieces: PieceSize;
}

const KEY = 'tikal.settings';
const FIRST: Kept = {
  language: null, theme: 'system', motion: 'system', speed: '1', names: true, sound: false, scorings: true, ask: 'usual', pieces: 'normal',
};

const prefers = (query: string): boolean => globalThis.matchMedia?.(query).matches ?? false;

class Settings {
  private kept: Kept = $state({ ...FIRST, ...recallAs<Partial<Kept>>(KEY) });
  private systemLight = $state(prefers('(prefers-color-scheme: light)'));
  private systemStill = $state(prefers('(prefers-reduced-motion: reduce)'));

  constructor() {
    const watch = (query: string, changed: (on: boolean) => void): void =>
      globalThis.matchMedia?.(query).addEventListener?.('change', (event) => changed(event.matches));
    watch('(prefers-color-scheme: light)', (on) => { this.systemLight = on; this.show(); });
    watch('(prefers-reduced-motion: reduce)', (on) => { this.systemStill = on; this.show(); });
    this.show();
  }

  get language(): string | null { return this.kept.language; }
  set language(value: string | null) { this.keep({ language: value }); }
  get theme(): Theme { return this.kept.theme; }
  set theme(value: Theme) { this.keep({ theme: value }); }
  get motion(): Motion { return this.kept.motion; }
  set motion(value: Motion) { this.keep({ motion: value }); }
  get speed(): Speed { return this.kept.speed; }
  set speed(value: Speed) { this.keep({ speed: value }); }
  get names(): boolean { return this.kept.names; }
  set names(value: boolean) { this.keep({ names: value }); }

  get sound(): boolean { return this.kept.sound; }
  set sound(value: boolean) { this.keep({ sound: value }); }
  get scorings(): boolean { return this.kept.scorings; }
  set scorings(value: boolean) { this.keep({ scorings: value }); }

  get ask(): Ask { return this.kept.ask; }
  set ask(value: Ask) { this.keep({ ask: value }); }
  get pieces(): PieceSize { return this.kept.pieces; }
  set pieces(value: PieceSize) { this.keep({ pieces: value }); }

  /** Whether the page is light now. */
  get light(): boolean { return this.theme === 'system' ? this.systemLight : this.theme === 'light'; }
  /** Whether things change without moving. */
  get still(): boolean { return this.motion === 'system' ? this.systemStill : this.motion === 'reduced'; }

  /** Dark to light and back, whatever the system says. */
  switchTheme(): void { this.theme = this.light ? 'dark' : 'light'; }

  /** Puts theme and motion on the root element, where the style sheet looks for them. */
  show(): void {
    const root = globalThis.document?.documentElement;
    root?.classList.toggle('light', this.light);
    root?.classList.toggle('dark', !this.light);
    root?.classList.toggle('still', this.still);
  }

  private keep(change: Partial<Kept>): void {
    this.kept = { ...this.kept, ...change };
    rememberAs(KEY, this.kept);
    this.show();
  }
}

export const settings = new Settings();

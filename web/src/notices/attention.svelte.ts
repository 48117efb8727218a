/** What calls a player back to the page: a mark on its icon while it is hidden, and a sound if they want one. */
import { settings } from '../lib/settings.svelte';

const USUAL = '/icon.svg';
const TURN = '/icon-turn.svg';
const NOTES = [659.3, 880];
const NOTE_SECONDS = 0.18;

export function markIcon(on: boolean): void {
  document.querySelector('link[rel=icon]')?.setAttribute('href', on ? TURN : USUAL);
  const badge = navigator as Partial<Pick<Navigator, 'setAppBadge' | 'clearAppBadge'>>;
  // Only pages that are installed as an app have a badge.
  void (on ? badge.setAppBadge?.(1) : badge.clearAppBadge?.())?.catch(() => undefined);
}

/** Two notes, soft and short. */
export function chime(): void {
  const Context = globalThis.AudioContext;
  if (!Context) return;
  const context = new Context();
  NOTES.forEach((frequency, number) => {
    const start = context.currentTime + number * NOTE_SECONDS;
    const note = new OscillatorNode(context, { frequency, type: 'sine' });
    const volume = new GainNode(context, { gain: 0 });
    volume.gain.setValueAtTime(0.15, start);
    volume.gain.exponentialRampToValueAtTime(0.001, start + 2 * NOTE_SECONDS);
    note.connect(volume).connect(context.destination);
    note.start(start);
    note.stop(start + 2 * NOTE_SECONDS);
    note.onended = () => { if (number === NOTES.length - 1) void context.close(); };
  });
}

/** Follows whether it is the player's turn, and whether they see it. */
export class Attention {
  private hidden = $state(document.hidden);

  constructor(private readonly myTurn: () => boolean, private readonly say: (looking: boolean) => void) {
    const looked = (): void => {
      this.hidden = document.hidden;
      this.say(!document.hidden);
    };
    $effect(() => {
      document.addEventListener('visibilitychange', looked);
      return () => {
        document.removeEventListener('visibilitychange', looked);
        markIcon(false);
      };
    });
    $effect(() => markIcon(this.hidden && this.myTurn()));
    let before = this.myTurn();
    $effect(() => {
      const now = this.myTurn();
      if (now && !before && settings.sound) chime();
      before = now;
    });
  }
}

/** What calls a player back to the page: a mark on its icon while it is hidden, and a sound if they want one. */
import { soundIfWanted } from '../moments/sounds';

const USUAL = '/icon.svg';
const TURN = '/icon-turn.svg';

export function markIcon(on: boolean): void {
  document.querySelector('link[rel=icon]')?.setAttribute('href', on ? TURN : USUAL);
  const badge = navigator as Partial<Pick<Navigator, 'setAppBadge' | 'clearAppBadge'>>;
  // Only pages that are installed as an app have a badge.
  void (on ? badge.setAppBadge?.(1) : badge.clearAppBadge?.())?.catch(() => undefined);
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
      if (now && !before) soundIfWanted('turn');
      before = now;
    });
  }
}

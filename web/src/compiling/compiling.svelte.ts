/** How far the server is with compiling. It is asked again and again until it is over, and then left in peace. */
import { ApiError, compiling as ask } from '../lib/api';
import type { Compiling } from '../lib/wire';
import { hasFailed, isOver, isRunning, standIn, type Why } from './readiness';

export const ASK_EVERY = 2000;
const LONGEST_WAIT = 10_000;
const DISMISSED = 'tikal.compiling-failed';

export class CompilingStore {
  status: Compiling | null = $state.raw(null);
  /** whether it ran while this page was open */
  ran = $state(false);
  private dismissed = $state(recalled());
  private timer: ReturnType<typeof setTimeout> | undefined;
  private asking = false;
  private wait = ASK_EVERY;

  readonly running: boolean = $derived(isRunning(this.status));
  /** it failed, and nobody has put the news away yet */
  readonly news: boolean = $derived(hasFailed(this.status) && !this.dismissed);

  constructor(private readonly answer: () => Promise<Compiling> = ask) {}

  /** Asks at once, for the server may be another one by now; and then until it is over. */
  look(): void {
    clearTimeout(this.timer);
    this.wait = ASK_EVERY;
    if (!this.asking) void this.ask();
  }

  stop(): void {
    clearTimeout(this.timer);
  }

  /** Why a level is played by the stand-in in a game; null if it is not. */
  standIn(level: string | null | undefined, game: string | undefined): Why | null {
    return standIn(this.status, level, game);
  }

  /** Puts the news of a failure away for as long as this window is open. */
  dismiss(): void {
    this.dismissed = true;
    try {
      sessionStorage.setItem(DISMISSED, 'yes');
    } catch {
      // Then it is remembered until the page is loaded again.
    }
  }

  private async ask(): Promise<void> {
    this.asking = true;
    let over = false;
    try {
      this.status = await this.answer();
      this.ran ||= this.running;
      over = isOver(this.status);
      this.wait = ASK_EVERY;
    } catch (error) {
      // A server that has no answer to this has nothing to compile; one that cannot be reached may come back.
      over = error instanceof ApiError && error.status >= 400 && error.status < 500;
      this.wait = Math.min(LONGEST_WAIT, this.wait * 1.5);
    }
    this.asking = false;
    if (!over) this.timer = setTimeout(() => void this.ask(), this.wait);
  }
}

function recalled(): boolean {
  try {
    return sessionStorage.getItem(DISMISSED) !== null;
  } catch {
    return false;
  }
}

export const compiling = new CompilingStore();

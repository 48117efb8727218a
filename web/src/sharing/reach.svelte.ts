/** Whether friends can open a link to this server, and which address to give them. */
import { ApiError, reach as ask } from '../lib/api';

/** Browsers call this machine by these names. */
const THIS_MACHINE = /^(localhost|127(\.\d+){3}|\[::1\])$/;

class ReachStore {
  /** only this machine can open the page */
  onlyHere = $state(false);
  /** what links for others begin with */
  origin = $state(location.origin);
  private asked: Promise<void> | null = null;

  /** Finds out, once. Whoever opened the page by another name has an address that others can use too. */
  look(): Promise<void> {
    if (!THIS_MACHINE.test(location.hostname)) return Promise.resolve();
    this.asked ??= this.find();
    return this.asked;
  }

  private async find(): Promise<void> {
    try {
      const { only_here: onlyHere, address } = await ask();
      this.onlyHere = onlyHere;
      this.origin = address ?? location.origin;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      this.asked = null;
    }
  }

  /** A link for somebody else. */
  forOthers(link: string): string {
    return link.startsWith(location.origin) ? this.origin + link.slice(location.origin.length) : link;
  }
}

export const reach = new ReachStore();

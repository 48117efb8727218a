/** Whether whoever sits here knows Tikal: asked once, and kept in this browser. */
import { recall, remember } from './memory';
import { tables } from './tables.svelte';

export type Answer = 'new' | 'knows';
const KEY = 'tikal.experience';

function stored(): Answer | null {
  const found = recall(KEY);
  return found === 'new' || found === 'knows' ? found : null;
}

class Experience {
  private answer: Answer | null = $state(stored());

  /** Somebody who has games here need not be asked. */
  get asked(): boolean { return this.answer !== null || tables.list.some(({ lesson }) => !lesson); }
  get isNew(): boolean { return this.answer === 'new'; }
  get knows(): boolean { return this.asked && !this.isNew; }

  say(answer: Answer): void {
    this.answer = answer;
    remember(KEY, answer);
  }
}

export const experience = new Experience();

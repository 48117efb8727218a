/** Keys of the table. Keys pressed in a text field do nothing here. */
import { tick } from 'svelte';
import type { Hand } from './hand/hand.svelte';
import { VERBS } from './hand/hand.svelte';
import type { TableStore } from './table.svelte';

/** The keys besides 1 to 8 for the actions; `table-key-…` says what each does. */
export const KEYS = [
  ['R · Shift+R', 'turn'], ['Enter', 'enter'], ['N', 'count'], ['L', 'leader'], ['U', 'undo'], ['Shift+U', 'redo'], ['E', 'end'],
  ['Esc', 'back'], ['← ↑ → ↓', 'walk'], ['P', 'piece'], ['+ − 0', 'zoom'], ['T', 'threat'], ['H', 'hint'], ['?', 'help'],
] as const;

export interface Commands {
  end(): void;
  threat(): void;
  hint(): void;
  /** True if there was one. */
  closeHint(): boolean;
  help(): void;
  /** Puts the focus on the board, where arrows go from hex to hex. */
  board(): void;
}

const FIELDS = 'input, textarea, select, [contenteditable], dialog';
/** Enter on these is a click. */
const CONTROLS = 'button, a, [role=application]';

/** Puts the focus on the hex that the board has in its order of tabs, once the page shows what was pressed. */
export function focusBoard(): void {
  void tick().then(() => document.querySelector<SVGElement>('.hex[tabindex="0"]')?.focus());
}

/** True if the key meant something. */
export function pressKey(event: KeyboardEvent, store: TableStore, hand: Hand, commands: Commands): boolean {
  const target = event.target instanceof Element ? event.target : null;
  if (event.ctrlKey || event.metaKey || event.altKey || target?.closest(FIELDS)) return false;
  if (event.key === '?') commands.help();
  else if (event.key === 'Escape') {
    if (!commands.closeHint()) hand.back();
  } else if (event.key.toLowerCase() === 't') commands.threat();
  else if (!store.myTurn || store.board.busy) return false;
  else return inTurn(event, target, store, hand, commands);
  return true;
}

function inTurn(
  event: KeyboardEvent, target: Element | null, store: TableStore, hand: Hand, commands: Commands,
): boolean {
  const verb = VERBS[Number(event.key) - 1];
  if (verb && hand.spending) {
    hand.take(verb);
    commands.board();
    return true;
  }
  // Arrows that nobody else wants begin a walk over the board.
  if (event.key.startsWith('Arrow') && target === document.body) {
    commands.board();
    return true;
  }
  switch (event.key.toLowerCase()) {
    case 'r':
      hand.tile.turn(event.shiftKey ? -1 : 1);
      return true;
    case 'n': {
      const { party, most } = hand.walk;
      hand.setExplorers(party && party.explorers < most ? party.explorers + 1 : 0);
      return true;
    }
    case 'l':
      hand.setLeader(hand.walk.party?.leaders === 0);
      return true;
    case 'u':
      hand.drop();
      if (event.shiftKey && store.canRedo) void store.redo();
      else if (!event.shiftKey && store.canUndo) void store.undo();
      return true;
    case 'h':
      commands.hint();
      return true;
    case 'e':
      if (hand.spending) commands.end();
      return true;
    case 'enter':
      if (target?.closest(CONTROLS) || !hand.tile.placement) return false;
      void hand.lay();
      return true;
    default:
      return false;
  }
}

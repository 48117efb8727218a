/** A table of Legend for tests: the real store at one end of a line, a test at the other. */
import { readFileSync } from 'node:fs';
import { flushSync } from 'svelte';
import type { Wire } from '../src/lib/socket';
import { bundleOf, useBundles } from '../src/lib/i18n.svelte';
import type { Catalogue, FromServer, PlayerView, TableEvent, TableInfo, ToServer, View } from '../src/lib/wire';
import { TableStore } from '../src/table/table.svelte';
import { actions } from './actions';
import { GAMES, HEXES, TILES, position } from './board-position';

const LOCALES = '../src/tikal/locales/en';
const FILES = ['page', 'page-auction', 'page-legend', 'page-screens', 'words', 'actions', 'cards'];

/** Shows every text in English, as readers see it. */
export function useEnglish(): void {
  useBundles('en', [bundleOf('en', FILES.map((file) => readFileSync(`${LOCALES}/${file}.ftl`, 'utf8')))]);
}

const CARDS = ['01-3', '07', '10', '13', '20', '21', '22-1', '23'];
const PERMANENT = ['07', '20', '21'];
export const CATALOGUE = {
  hexes: HEXES,
  games: GAMES,
  action_points: 10,
  guardians: 2,
  track_spaces: 100,
  tiles: { ...TILES, '22-1': { kind: 'temple', value: 5, edges: [3, 0, 0, 0, 0, 0], letter: '' } },
  cards: CARDS.map((id) => ({ id, permanent: PERMANENT.includes(id), bonus: id === '20' || id === '21' })),
  scenarios: [{ id: 'uxmal', reconstructed: true, players: [2] }],
} as unknown as Catalogue;

const camp = (more: Partial<PlayerView>): Partial<PlayerView> => ({
  unavailable: { explorers: 12, leaders: 1 }, ap_token: null, tiles: [], due: { order: 1, token: 1, tiles: 2, cards: 3 },
  right: [], right_slots: 3, left: [], left_slots: 3, power_tile: 'P2', powers: ['p04', 'p05', 'p06'], power_used: false,
  scoring_bonus: 0, tie_hex: null, ...more,
});

/** A view of Legend with two players, of whom the test changes the first. */
export function legendView(more: Partial<View>, mine: Partial<PlayerView> = {}): View {
  const view = position();
  const players = view.players.map((player) => ({ ...player, ...camp(player.seat === 0 ? mine : {}) }));
  return {
    ...view, game: 'legend', edition: 'legend', scenario: 'uxmal', step: 'main', ap: null, players, round: 2, turn_order: [0, 1],
    next_order: [null, null], passed: [], effect: null, display: { cards: [], ap_tokens: [], tiles: [] },
    options: { 'legend.card01': [['chief', 'chief'], ['jaguar', 'jaguar'], ['totem', 'totem']] },
    supply: { ...view.supply, stone_tokens: 2, stones: [], border_tiles: ['22-1'] },
    ...more,
  };
}

class Line implements Wire {
  readyState: Wire['readyState'] = 1;
  played: string[][] = [];
  onopen: Wire['onopen'] = null;
  onmessage: Wire['onmessage'] = null;
  onclose: Wire['onclose'] = null;
  send(text: string | ArrayBufferLike | Blob | ArrayBufferView): void {
    const message = JSON.parse(String(text)) as ToServer;
    if (message.type === 'do' && message.command === 'moves') this.played.push(message.actions);
  }
  close(): void { this.readyState = 3; }
  say(message: FromServer): void { this.onmessage?.(new MessageEvent('message', { data: JSON.stringify(message) })); }
}

export interface Seated { store: TableStore; played: string[][]; show(view: View): void }

/** Somebody sits down at a table that looks like this. */
export function sitDown(view: View, { seats = [0], events = [] as TableEvent[] } = {}): Seated {
  const line = new Line();
  const store = new TableStore('x', () => line);
  store.connect(CATALOGUE);
  line.onopen?.(new Event('open'));
  const table = { id: 'x', seats: [], takeback: null, look_only: false, start_scores: [0, 0] } as unknown as TableInfo;
  const insight = { scores_now: [], temples: [], reach: [], prices: {}, placements: [], draw: {} };
  const show = (now: View): void => {
    line.say({
      type: 'welcome', since: null, table, seats, host: false, events, seq: 0, next: null, positions: [],
      position: {
        seq: 0, turn: 1, undoable: 0, view: now, actions: actions(now.legal_actions), insight: insight as never,
      },
    });
    flushSync();
  };
  show(view);
  return { store, played: line.played, show };
}

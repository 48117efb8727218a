/** What the server and the page say to each other. The Python side is described by the OpenAPI page. */

import type { GameKind } from '../games/kinds';

export type Seat = number;
export type HexName = string;
/** A word or number that is the same in all languages, a message again, or a list of these, told with commas. */
export type Arg = string | number | Message | Arg[];
export type Args = Record<string, Arg>;
/** A Fluent message that has still to be put into words; `card-05.title` is an attribute of one. */
export interface Message { id: string; args: Args }
export interface Why { rule: string; message: Message }
export interface WireError { code: string; message: string; id: string; args: Args; rule: string | null }

export type Terrain = 'jungle' | 'camp' | 'temple' | 'ruins' | 'clearing' | 'volcano' | 'lake';
export type Who = 'explorer' | 'leader';

export interface HexView {
  hex: HexName;
  terrain: Terrain;
  tile: string | null;
  rotation: number;
  /** stones on each side, N NE SE S SW NW, both tiles together */
  passages: number[];
  value: number | null;
  tokens: number;
  camp: Seat | null;
  guardian: { seat: Seat; who: Who } | null;
  pieces: { seat: Seat; explorers: number; leaders: number }[];
  cleared: number;
  dug: number;
  /** the stack from the top down, null for what this seat has not seen */
  seen?: (string | null)[];
}

/** What a player may still take in a draft, how many of each. */
export interface Due { order: number; token: number; tiles: number; cards: number }

export interface PlayerView {
  seat: Seat;
  name: string;
  score: number;
  scorings: number;
  treasures: Record<string, number>;
  reserve: { explorers: number; leaders: number; camps: number; guardians: number };
  gone: { explorers: number; leaders: number };
  /* not in all games */
  unavailable?: { explorers: number; leaders: number };
  ap_token?: number | null;
  tiles?: string[];
  due?: Due | null;
  right?: string[];
  right_slots?: number;
  left?: string[];
  left_slots?: number;
  power_tile?: string | null;
  powers?: string[];
  power_used?: boolean;
  scoring_bonus?: number;
  tie_hex?: HexName | null;
}

export interface AuctionView {
  open_tiles: string[];
  amulets_up: Seat[];
  high_bid: number | null;
  high_bidder: Seat | null;
  passed: Seat[];
}

export interface DisplayView { cards: string[]; ap_tokens: number[]; tiles: string[] }

export interface SupplyView {
  floors: Record<string, number>;
  treasures: number;
  aside: string[];
  tiles: Record<string, number>;
  next_letter: string | null;
  /* not in all games */
  cards?: number;
  discarded?: number;
  ap_tokens?: number;
  blue?: Record<string, number>;
  stone_tokens?: number;
  stones?: [HexName, HexName][];
  border_tiles?: string[];
}

export type Step =
  | 'bid' | 'take' | 'place' | 'spend' | 'over' | 'draft' | 'main' | 'after' | 'bonus' | 'effect';

/** What `View.to_dict()` gives. */
export interface View {
  game: GameKind;
  edition: string;
  scenario: string | null;
  options: Record<string, unknown>;
  seat: Seat | null;
  to_act: Seat | null;
  step: Step;
  segment: string | null;
  ap: number | null;
  active: Seat | null;
  scoring_order: Seat[] | null;
  tile?: string | null;
  auction?: AuctionView | null;
  players: PlayerView[];
  board: HexView[];
  supply: SupplyView;
  winners: Seat[] | null;
  legal_actions: string[];
  /* not in all games */
  round?: number;
  turn_order?: Seat[];
  next_order?: (Seat | null)[];
  passed?: Seat[];
  /** `most` is null where the player takes as many steps as they like */
  effect?: { name: string; steps: number; most: number | null; hexes: HexName[] } | null;
  display?: DisplayView;
}

export interface Item { rule: string; category: string; source: string; count: number; points: number }
export interface Breakdown { seat: Seat; total: number; items: Item[] }
export interface TempleInsight {
  hex: HexName; holder: Seat | null; tied: boolean; lead: number; values: number[]; guarded: boolean;
}
export interface Journey { hex: HexName; ap: number; path: HexName[]; actions: string[] }
/** `from` is null for pieces in the reserve. */
export interface Reach { who: Who; from: HexName | null; to: Journey[] }
export interface Threat { seat: Seat; hexes: Record<HexName, number> }
export interface Price { price: number | null; legal: boolean; why: Why | null }
export interface Join { side: number; hex: HexName; price: number }
export interface Placement { hex: HexName; rotation: number; action: string; tile: string; joins: Join[] }
export interface Draw { letter: string | null; unseen: string[]; volcano: [number, number] | null }

export interface Insight {
  scores_now: Breakdown[];
  temples: TempleInsight[];
  reach: Reach[];
  threats: Threat[];
  prices: Record<string, Price>;
  placements: Placement[];
  draw: Draw;
}

export interface Position {
  seq: number;
  /** the turn that the next move belongs to */
  turn: number;
  /** how many of the last moves can be undone now */
  undoable: number;
  view: View;
  insight: Insight;
}
/** Positions that come in numbers tell less. */
export type BarePosition = Pick<Position, 'seq' | 'view'>;

export type EventKind =
  | 'created' | 'move' | 'undo' | 'takeback-asked' | 'takeback-answered' | 'takeback' | 'chat' | 'named'
  | 'to-bot' | 'from-bot' | 'resigned' | 'renewed' | 'over' | 'rematch';

export interface TableEvent {
  seq: number;
  kind: EventKind;
  seat: Seat | null;
  at: string;
  sentences: Message[];
  action?: string;
  results?: string[];
  price?: number;
  /** counts the turns (segments) of the game from 1 */
  turn?: number;
  /** the same for moves that were played as one */
  gesture?: number;
  /** chat */
  text?: string;
  /** takeback: to which event */
  to?: number;
  agree?: boolean;
  name?: string;
  level?: string;
  /** rematch: where it is played */
  table?: string;
  /** over, and scored moves: the scoring opened up */
  scoring?: Breakdown;
}

export type SeatKind = 'here' | 'link' | 'bot';
export interface SeatInfo {
  seat: Seat; kind: SeatKind; name: string; level: string | null; connected: boolean; resigned: boolean;
}
export interface TableInfo {
  id: string;
  title: string;
  edition: string;
  auction: boolean;
  scenario: string | null;
  options: Record<string, unknown>;
  created: string;
  seats: SeatInfo[];
  spectators: boolean;
  /** only to look at: no moves are taken */
  look_only: boolean;
  seq: number;
  to_act: Seat | null;
  over: boolean;
  scores: number[];
  /** a take-back that waits for answers */
  takeback: { by: Seat; to: number; agreed: Seat[] } | null;
}

export interface NewSeat { kind: SeatKind; name: string; level?: string | null }
export interface NewTable {
  edition: string;
  auction?: boolean;
  scenario?: string | null;
  options?: Record<string, unknown>;
  seats: NewSeat[];
  spectators?: boolean;
  title?: string;
  seed?: number | null;
}
export interface CreatedSeat { seat: Seat; kind: SeatKind; name: string; level: string | null; secret: string | null }
export interface CreatedTable { table: string; host: string; seats: CreatedSeat[] }
export interface FromFile { file: string; at?: number | null; seats?: NewSeat[] | null; title?: string; spectators?: boolean }

export type ToServer =
  | { type: 'hello'; secrets: string[]; since: number | null }
  | { type: 'do'; key: string; command: 'moves'; actions: string[] }
  | { type: 'do'; key: string; command: 'undo'; count: number | 'turn' }
  | { type: 'do'; key: string; command: 'takeback'; to: number }
  | { type: 'do'; key: string; command: 'answer'; agree: boolean }
  | { type: 'do'; key: string; command: 'chat'; text: string }
  | { type: 'do'; key: string; command: 'resign'; seat: Seat }
  | { type: 'do'; key: string; command: 'name'; seat: Seat; name: string }
  | { type: 'do'; key: string; command: 'bot'; seat: Seat; level: string }
  | { type: 'do'; key: string; command: 'unbot'; seat: Seat }
  | { type: 'do'; key: string; command: 'rematch' }
  | { type: 'ask'; id: string; what: 'why'; action: string }
  | { type: 'ask'; id: string; what: 'preview'; actions: string[] }
  | { type: 'ask'; id: string; what: 'hint'; whole: boolean }
  | { type: 'ping' };

export type FromServer =
  | { type: 'welcome'; table: TableInfo; seats: Seat[]; host: boolean; events: TableEvent[]; position: Position; seq: number }
  | { type: 'event'; event: TableEvent; position: Position | null }
  | { type: 'done'; key: string; seq: number }
  | { type: 'refused'; key: string; error: WireError }
  | { type: 'answer'; id: string; answer?: unknown; error?: WireError }
  | { type: 'people'; connected: Seat[] }
  | { type: 'pong' }
  | { type: 'closing'; reason: string };

export interface WhyAnswer { legal: boolean; price: number; why: Why | null }
export interface PreviewAnswer { ap: number | null; scores_now: Breakdown[]; temples: TempleInsight[] }

export interface OptionInfo {
  name: string;
  /** bool, choice or list; `values` are what may be chosen */
  kind: string;
  values: unknown[];
  default: unknown;
  title: string;
  description: string;
  needs_auction: boolean;
}
export interface EditionInfo {
  id: string; game: GameKind; title: string; year: number; publisher: string; players: [number, number];
  auction: 'rulebook' | 'house' | 'no'; options: OptionInfo[]; scenarios: string[];
}
export interface TileInfo { kind: Terrain; value: number; edges: number[]; letter: string }
export interface HexInfo {
  q: number;
  r: number;
  dotted: boolean;
  /** across N NE SE S SW NW */
  neighbours: (HexName | null)[];
  /** what the board itself shows there */
  printed: { value: number; edges: number[] } | null;
}
/** Numbers of the rules that differ from game to game. */
export interface GameNumbers {
  /** what one, two, three ... treasures of a kind are worth */
  set_values: number[];
  /** null: until the tiles are used up */
  rounds: number | null;
  /** letters of the volcanoes, in the order of the stack; empty where they come in any order */
  volcanoes: string[];
  volcanoes_passable: boolean;
  ap_tokens: number[];
  /** in the smallest deck */
  cards: number;
  recruit_prices: Partial<Record<Who, number>>;
}
export interface CardInfo { id: string; permanent: boolean; bonus: boolean }
export interface PowerTile { id: string; powers: string[] }
export interface Catalogue {
  version: string;
  editions: EditionInfo[];
  scenarios: { id: string; reconstructed: boolean; players: number[] }[];
  levels: string[];
  languages: string[];
  tiles: Record<string, TileInfo>;
  hexes: Record<HexName, HexInfo>;
  treasures: string[];
  floors: Record<string, number>;
  letters: Record<string, number>;
  action_points: number;
  /** how many a player may place */
  guardians: number;
  games: Record<GameKind, GameNumbers>;
  cards: CardInfo[];
  power_tiles: PowerTile[];
  rules: { id: string; family: string; editions: string[]; status: string; decisions: string[]; part: number }[];
  decisions: { id: string; option: string | null }[];
}
/** The explored hexes as a game begins; each scenario has its own. */
export type Starts = Partial<Record<GameKind, HexView[]>> & { scenarios: Record<string, HexView[]> };

/** How far the server is with compiling. */
export interface Compiling {
  /** false: it is switched off */
  on: boolean;
  /** from 0 to 1 */
  part: number;
  seconds_left: number;
  failed: boolean;
  /** units that are used already */
  ready: string[];
}

/** A first hint: where to look. */
export interface HintAnswer { seq: number; seat: Seat; level: string; nudge: Message }

/** The best turn found, up to the first surprise. */
export interface Suggestion extends HintAnswer {
  actions: string[];
  is_whole: boolean;
  steps: Message[];
  gains: Message[];
  denies: Message[];
  prepares: Message[];
  points_before: number;
  points_after: number;
  points_now: number;
  worth: number;
  gain: number;
}

/** A turn beside the best one found; `after` so many of its actions most was lost. */
export interface Review {
  played: string[];
  unspent: number;
  loss: number;
  value: number;
  best: string[] | null;
  after: number;
  steps: Message[];
  reasons: Message[];
  /** who looked for something better */
  level?: string;
}

/** A turn by its first and last event; without a review if nobody has asked for one yet. */
export interface ReviewedTurn { turn: number; seat: Seat; first: number; last: number; review: Review | null }

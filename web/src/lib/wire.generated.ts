/** Written by `tools/page types` from the schemas of the server: change those. */

export type Who = 'leader' | 'explorer';
export type Arg = string | number | Message | Arg[];
export type Step = 'bid' | 'take' | 'place' | 'spend' | 'over' | 'draft' | 'main' | 'after' | 'bonus' | 'effect';
export type Terrain = 'jungle' | 'camp' | 'temple' | 'ruins' | 'clearing' | 'volcano' | 'lake';
export type ChosenDraws = 'seed' | 'file';
export type Colour = 'red' | 'orange' | 'white' | 'blue';
export type SeatKind = 'here' | 'link' | 'bot';
export type EventKind =
  | 'created'
  | 'move'
  | 'undo'
  | 'takeback-asked'
  | 'takeback-answered'
  | 'takeback'
  | 'chat'
  | 'named'
  | 'coloured'
  | 'to-bot'
  | 'from-bot'
  | 'resigned'
  | 'renewed'
  | 'invited'
  | 'withdrawn'
  | 'seated'
  | 'left'
  | 'timed-out'
  | 'over'
  | 'rematch'
  | 'listed';
export type FromServer =
  Welcome | EventMessage | DoneMessage | RefusedMessage | AnswerMessage | PeopleMessage | Pong | Closing;
export type ToServer =
  | Hello
  | Looking
  | Ping
  | (
      | DoTakeBack
      | DoAnswer
      | DoResign
      | DoRename
      | DoRecolour
      | DoToBot
      | DoFromBot
      | DoChat
      | DoWithdraw
      | DoLeave
      | DoListTable
      | DoMoves
      | DoUndo
      | DoRematch
    )
  | (AskWhy | AskPreview | AskPlan | AskThreats | AskHint);

/**
 * Every shape by its name.
 */
export interface Wire {
  Account: Account;
  ActionArgs: ActionArgs;
  Action: Action;
  AddressInfo: AddressInfo;
  AddressOfToken: AddressOfToken;
  Addresses: Addresses;
  AidAnswer: AidAnswer;
  AnalysisAnswer: AnalysisAnswer;
  Answer: Answer;
  AnswerMessage: AnswerMessage;
  Arg: Arg;
  AskHint: AskHint;
  AskPlan: AskPlan;
  AskPreview: AskPreview;
  AskThreats: AskThreats;
  AskWhy: AskWhy;
  AuctionView: AuctionView;
  Award: Award;
  AwardsAnswer: AwardsAnswer;
  BarePosition: BarePosition;
  Breakdown: Breakdown;
  CalendarToken: CalendarToken;
  CalendarWanted: CalendarWanted;
  CardInfo: CardInfo;
  Catalogue: Catalogue;
  Chat: Chat;
  ChosenDraws: ChosenDraws;
  ChosenInfo: ChosenInfo;
  ClockInfo: ClockInfo;
  Closing: Closing;
  Colour: Colour;
  ComparedPoint: ComparedPoint;
  ComparedSection: ComparedSection;
  Comparison: Comparison;
  Compiling: Compiling;
  CreatedDeal: CreatedDeal;
  CreatedSeat: CreatedSeat;
  CreatedTable: CreatedTable;
  DealAnswer: DealAnswer;
  DealSeat: DealSeat;
  DealTable: DealTable;
  DealtTable: DealtTable;
  DecisionInfo: DecisionInfo;
  DisplayView: DisplayView;
  DoAnswer: DoAnswer;
  DoChat: DoChat;
  DoFromBot: DoFromBot;
  DoLeave: DoLeave;
  DoListTable: DoListTable;
  DoMoves: DoMoves;
  DoRecolour: DoRecolour;
  DoRematch: DoRematch;
  DoRename: DoRename;
  DoResign: DoResign;
  DoTakeBack: DoTakeBack;
  DoToBot: DoToBot;
  DoUndo: DoUndo;
  DoWithdraw: DoWithdraw;
  DoneMessage: DoneMessage;
  Draw: Draw;
  DrawsInfo: DrawsInfo;
  DueView: DueView;
  EditionInfo: EditionInfo;
  EffectView: EffectView;
  EventKind: EventKind;
  EventMessage: EventMessage;
  Events: Events;
  EventsPage: EventsPage;
  ExampleAnswer: ExampleAnswer;
  ExampleFrame: ExampleFrame;
  ExampleInfo: ExampleInfo;
  ExampleList: ExampleList;
  FromFile: FromFile;
  FromServer: FromServer;
  GameNumbers: GameNumbers;
  GameResult: GameResult;
  GuardianView: GuardianView;
  Hello: Hello;
  HexInfo: HexInfo;
  HexView: HexView;
  Hint: Hint;
  HintAnswer: HintAnswer;
  Insight: Insight;
  Invitation: Invitation;
  Inviting: Inviting;
  Item: Item;
  Join: Join;
  Journey: Journey;
  Leaderboard: Leaderboard;
  LeaveBody: LeaveBody;
  ListTable: ListTable;
  Looking: Looking;
  Me: Me;
  Message: Message;
  Moves: Moves;
  NewAccount: NewAccount;
  NewAddress: NewAddress;
  NewDeal: NewDeal;
  NewSeat: NewSeat;
  NewTable: NewTable;
  NumbersView: NumbersView;
  OpenSeat: OpenSeat;
  OpenTable: OpenTable;
  OpenTables: OpenTables;
  OptionInfo: OptionInfo;
  Pace: Pace;
  PaceInfo: PaceInfo;
  PasskeyAsked: PasskeyAsked;
  PasskeyShown: PasskeyShown;
  PeopleMessage: PeopleMessage;
  PiecesView: PiecesView;
  Ping: Ping;
  Placement: Placement;
  Plan: Plan;
  PlanAnswer: PlanAnswer;
  PlayFor: PlayFor;
  PlayerView: PlayerView;
  Pong: Pong;
  Position: Position;
  Positions: Positions;
  PowerTile: PowerTile;
  Preview: Preview;
  PreviewAnswer: PreviewAnswer;
  Price: Price;
  PrintedInfo: PrintedInfo;
  PushSubscriptionKeys: PushSubscriptionKeys;
  PushSubscriptionSent: PushSubscriptionSent;
  PuzzleInfo: PuzzleInfo;
  PuzzleList: PuzzleList;
  PuzzleStart: PuzzleStart;
  RatedSeat: RatedSeat;
  RatedSeats: RatedSeats;
  Rating: Rating;
  Reach: Reach;
  Reachable: Reachable;
  RecolourBody: RecolourBody;
  Refused: Refused;
  RefusedMessage: RefusedMessage;
  Rematch: Rematch;
  RenameBody: RenameBody;
  ReserveView: ReserveView;
  Resign: Resign;
  Result: Result;
  Review: Review;
  ReviewedTurn: ReviewedTurn;
  RuleInfo: RuleInfo;
  ScenarioInfo: ScenarioInfo;
  SeatInfo: SeatInfo;
  SeatKind: SeatKind;
  SeatResult: SeatResult;
  SeatSecret: SeatSecret;
  SecretWanted: SecretWanted;
  SeriesInfo: SeriesInfo;
  SeriesWanted: SeriesWanted;
  Session: Session;
  SitDown: SitDown;
  SolutionAnswer: SolutionAnswer;
  Starts: Starts;
  Step: Step;
  SupplyView: SupplyView;
  TableEvent: TableEvent;
  TableInfo: TableInfo;
  TakeBack: TakeBack;
  TakebackInfo: TakebackInfo;
  TempleInsight: TempleInsight;
  Terrain: Terrain;
  Tested: Tested;
  Threat: Threat;
  Threats: Threats;
  TileInfo: TileInfo;
  ToBotBody: ToBotBody;
  ToServer: ToServer;
  TokenSent: TokenSent;
  Tried: Tried;
  TriedAnswer: TriedAnswer;
  Undo: Undo;
  View: View;
  Welcome: Welcome;
  Who: Who;
  Why: Why;
  WhyAnswer: WhyAnswer;
  WireError: WireError;
  Wish: Wish;
}
/**
 * An account and its ratings.
 */
export interface Account {
  name: string;
  ratings: Rating[];
}
/**
 * A rating for an edition and a number of players.
 */
export interface Rating {
  name: string;
  edition: string;
  players: number;
  rating: number;
  games: number;
  wins: number;
}
export interface ActionArgs {
  who?: Who;
  hex?: string;
  from?: string;
  to?: string;
  beyond?: string;
  to_beyond?: string;
  rotation?: number;
  tile?: string;
  seat?: number;
  give?: string | string[];
  take?: string;
  kind?: string;
  kinds?: string[];
  points?: number;
  place?: number;
  ap?: number;
  card?: string;
  discard?: string;
  power?: string;
  side?: string;
}
/**
 * An action as plain data: its text, its kind, and its arguments.
 */
export interface Action {
  text: string;
  kind: string;
  args: ActionArgs;
}
/**
 * An address without its secrets.
 */
export interface AddressInfo {
  id: string;
  kind: 'push' | 'address';
  shown: string;
  /**
   * Nothing but test messages is sent before the link in one of them was opened.
   */
  confirmed: boolean;
  /**
   * Id of a message that says why the last message did not arrive.
   */
  problem: string | null;
}
/**
 * What the link in a message is about.
 */
export interface AddressOfToken {
  table: string;
  title: string;
  shown: string;
  confirmed: boolean;
}
/**
 * All addresses of a seat, or of a table, and the key with which browsers subscribe.
 */
export interface Addresses {
  push_key: string;
  addresses: AddressInfo[];
}
/**
 * The numbers of a player aid.
 */
export interface AidAnswer {
  edition: string;
  /**
   * [kind of action] -> action points; null where it depends on what exactly is done.
   */
  prices: {
    [k: string]: number | null;
  };
}
/**
 * All turns of a game.
 */
export interface AnalysisAnswer {
  turns: ReviewedTurn[];
}
/**
 * A turn by its first and last event, and its review, if somebody has asked for one.
 */
export interface ReviewedTurn {
  turn: number;
  seat: number;
  first: number;
  last: number;
  review: Review | null;
}
/**
 * A turn compared with the best one found; most was lost after `after` of its actions.
 */
export interface Review {
  turn: number;
  seat: number;
  first: number;
  last: number;
  /**
   * The bot that looked for something better.
   */
  level: string;
  /**
   * How many positions it looked at where that is more than usual: a bot is not judged by its own search.
   */
  nodes: number | null;
  played: string[];
  played_moves: Action[];
  unspent: number;
  loss: number;
  value: number;
  best: string[] | null;
  best_moves: Action[] | null;
  after: number;
  steps: Message[];
  reasons: Message[];
}
/**
 * A message as plain data.
 */
export interface Message {
  id: string;
  args: {
    [k: string]: Arg;
  };
}
/**
 * Agree to a take-back, or not. Whoever asked for it can give it up.
 */
export interface Answer {
  key?: string | null;
  agree: boolean;
}
/**
 * The answer to a question, or why there is none.
 */
export interface AnswerMessage {
  type: 'answer';
  id: string;
  answer?: unknown;
  error?: WireError;
}
/**
 * What was wrong, and what to do.
 */
export interface WireError {
  code: string;
  /**
   * In English.
   */
  message: string;
  /**
   * Of the message, for other languages.
   */
  id: string;
  args: {
    [k: string]: Arg;
  };
  rule: string | null;
}
/**
 * What the seat to act could do, for the player who sits there: a first hint, or the whole turn.
 */
export interface AskHint {
  level?: 'greedy' | 'planner' | 'expert';
  whole?: boolean;
  type: 'ask';
  id: string;
  what: 'hint';
}
/**
 * A turn of one's own that is still to come: how far it can be played, and how things would stand then.
 */
export interface AskPlan {
  seat: number;
  actions: (string | Wish)[];
  type: 'ask';
  id: string;
  what: 'plan';
}
/**
 * An action that somebody would like to play, by its kind and arguments; it may not be possible at all.
 */
export interface Wish {
  kind: string;
  args: {
    [k: string]: string | number;
  };
}
/**
 * How things would stand after some actions.
 */
export interface AskPreview {
  actions: string[];
  type: 'ask';
  id: string;
  what: 'preview';
}
/**
 * For every seat: where an explorer of it could stand in a turn of its own, and with how many points.
 */
export interface AskThreats {
  plan?: Plan | null;
  type: 'ask';
  id: string;
  what: 'threats';
}
/**
 * A turn of one's own that is still to come: how far it can be played, and how things would stand then.
 */
export interface Plan {
  seat: number;
  actions: (string | Wish)[];
}
/**
 * Whether an action may be played now, what it costs, and if not, why.
 */
export interface AskWhy {
  action: string | Wish;
  type: 'ask';
  id: string;
  what: 'why';
}
/**
 * How an auction stands.
 */
export interface AuctionView {
  open_tiles: string[];
  amulets_up: number[];
  high_bid: number | null;
  high_bidder: number | null;
  passed: number[];
}
/**
 * An award as plain data: its name, who gets it, and the number that earned it.
 */
export interface Award {
  award: string;
  seat: number;
  count: number;
}
/**
 * The awards of a game, the most remarkable first.
 */
export interface AwardsAnswer {
  awards: Award[];
}
/**
 * The position after an event.
 */
export interface BarePosition {
  seq: number;
  view: View;
}
/**
 * A position as one seat sees it, or as a spectator does (`seat` is null).
 */
export interface View {
  /**
   * The kind of game, such as `base` or `legend`.
   */
  game: string;
  edition: string;
  scenario: string | null;
  options: {
    [k: string]: unknown;
  };
  seat: number | null;
  to_act: number | null;
  step: Step;
  segment: string | null;
  ap: number | null;
  active: number;
  scoring_order: number[] | null;
  tile?: string | null;
  auction?: AuctionView | null;
  players: PlayerView[];
  board: HexView[];
  supply: SupplyView;
  winners: number[] | null;
  legal_actions: string[];
  round?: number;
  turn_order?: number[];
  next_order?: (number | null)[];
  passed?: number[];
  effect?: EffectView | null;
  display?: DisplayView;
}
/**
 * What a player has.
 */
export interface PlayerView {
  seat: number;
  name: string;
  score: number;
  scorings: number;
  treasures: {
    [k: string]: number;
  };
  reserve: ReserveView;
  gone: NumbersView;
  unavailable?: NumbersView;
  ap_token?: number | null;
  tiles?: string[];
  due?: DueView | null;
  right?: string[];
  right_slots?: number;
  left?: string[];
  left_slots?: number;
  power_tile?: string | null;
  powers?: string[];
  power_used?: boolean;
  scoring_bonus?: number;
  tie_hex?: string | null;
}
/**
 * What a player has not put on the board.
 */
export interface ReserveView {
  explorers: number;
  leaders: number;
  camps: number;
  guardians: number;
}
/**
 * Numbers of pieces.
 */
export interface NumbersView {
  explorers: number;
  leaders: number;
}
/**
 * What a player of Legend may still take in the draft.
 */
export interface DueView {
  order: number;
  token: number;
  tiles: number;
  cards: number;
}
/**
 * A hex with everything on it.
 */
export interface HexView {
  hex: string;
  terrain: Terrain;
  tile: string | null;
  rotation: number;
  /**
   * Stones towards N NE SE S SW NW, both sides together.
   */
  passages: number[];
  value: number | null;
  tokens: number;
  camp: number | null;
  guardian: GuardianView | null;
  pieces: PiecesView[];
  cleared: number;
  dug: number;
  /**
   * Legend: the stack from the top down, null for treasures that this seat has not seen.
   */
  seen?: (string | null)[];
}
/**
 * A guardian on a temple.
 */
export interface GuardianView {
  seat: number;
  who: Who;
}
/**
 * Pieces of one seat on a hex.
 */
export interface PiecesView {
  seat: number;
  explorers: number;
  leaders: number;
}
/**
 * What nobody has yet.
 */
export interface SupplyView {
  floors: {
    [k: string]: number;
  };
  treasures: number;
  aside: string[];
  tiles: {
    [k: string]: number;
  };
  next_letter: string | null;
  cards?: number;
  discarded?: number;
  ap_tokens?: number;
  blue?: {
    [k: string]: number;
  };
  stone_tokens?: number;
  /**
   * The borders on which stone tokens lie, each as its two hexes.
   */
  stones?: string[][];
  border_tiles?: string[];
}
/**
 * The card or power of Legend that is being carried out.
 */
export interface EffectView {
  name: string;
  steps: number;
  /**
   * Null where the player takes as many steps as they like.
   */
  most: number | null;
  hexes: string[];
}
/**
 * What lies open for the draft of Legend.
 */
export interface DisplayView {
  cards: string[];
  ap_tokens: number[];
  tiles: string[];
}
/**
 * A breakdown as plain data.
 */
export interface Breakdown {
  seat: number;
  total: number;
  items: Item[];
}
/**
 * An item of a breakdown as plain data.
 */
export interface Item {
  rule: string;
  category: string;
  source: string;
  count: number;
  points: number;
}
/**
 * The token of a calendar, which is at `/calendar/TOKEN.ics`.
 */
export interface CalendarToken {
  token: string;
}
/**
 * A calendar: [table] -> one's secrets there. With a token, that calendar is changed.
 */
export interface CalendarWanted {
  tables: {
    /**
     * This interface was referenced by `undefined`'s JSON-Schema definition
     * via the `patternProperty` "^[a-z0-9]+$".
     */
    [k: string]: string[];
  };
  token?: string | null;
  language?: string;
}
/**
 * A card of Legend.
 */
export interface CardInfo {
  id: string;
  permanent: boolean;
  bonus: boolean;
}
/**
 * Editions, components and rules.
 */
export interface Catalogue {
  version: string;
  editions: EditionInfo[];
  scenarios: ScenarioInfo[];
  levels: string[];
  languages: string[];
  tiles: {
    [k: string]: TileInfo;
  };
  hexes: {
    [k: string]: HexInfo;
  };
  treasures: string[];
  floors: {
    [k: string]: number;
  };
  letters: {
    [k: string]: number;
  };
  action_points: number;
  /**
   * How many a player may place.
   */
  guardians: number;
  /**
   * A lap of the prestige track.
   */
  track_spaces: number;
  games: {
    [k: string]: GameNumbers;
  };
  cards: CardInfo[];
  power_tiles: PowerTile[];
  rules: RuleInfo[];
  decisions: DecisionInfo[];
}
/**
 * An edition and its options.
 */
export interface EditionInfo {
  id: string;
  game: string;
  title: string;
  year: number;
  publisher: string;
  /**
   * The fewest and the most players.
   */
  players: number[];
  auction: 'rulebook' | 'house' | 'no';
  /**
   * Points at the start of a game with auctions.
   */
  auction_start: number | null;
  scenarios: string[];
  options: OptionInfo[];
}
/**
 * A choice about the rules.
 */
export interface OptionInfo {
  name: string;
  /**
   * `bool`, `choice`, `int`, `list` or `numbers`.
   */
  kind: string;
  /**
   * What may be chosen; of numbers the smallest and the largest.
   */
  values: unknown[];
  default: unknown;
  title: string;
  description: string;
  needs_auction: boolean;
}
/**
 * A scenario of Legend.
 */
export interface ScenarioInfo {
  id: string;
  reconstructed: boolean;
  players: number[];
}
/**
 * A tile.
 */
export interface TileInfo {
  kind: Terrain;
  value: number;
  edges: number[];
  letter: string;
}
/**
 * Where a hex lies.
 */
export interface HexInfo {
  q: number;
  r: number;
  dotted: boolean;
  /**
   * Across N NE SE S SW NW.
   */
  neighbours: (string | null)[];
  printed: PrintedInfo | null;
}
/**
 * A temple or ruins that the board itself shows.
 */
export interface PrintedInfo {
  value: number;
  edges: number[];
}
/**
 * Numbers of the rules that differ from game to game.
 */
export interface GameNumbers {
  /**
   * What 1, 2, 3 ... treasures of a kind are worth.
   */
  set_values: number[];
  /**
   * Null: until the tiles are used up.
   */
  rounds: number | null;
  /**
   * Letters of the volcanoes, in the order of the stack; empty where they come in any order.
   */
  volcanoes: string[];
  volcanoes_passable: boolean;
  /**
   * Whether the hexes around the board belong to it.
   */
  dotted_hexes: boolean;
  ap_tokens: number[];
  /**
   * In the smallest deck.
   */
  cards: number;
  recruit_prices: {
    [k: string]: number;
  };
}
/**
 * A tile of a museum director, and its powers.
 */
export interface PowerTile {
  id: string;
  powers: string[];
}
/**
 * A rule; its text is a message of the same id.
 */
export interface RuleInfo {
  id: string;
  family: string;
  editions: string[];
  status: string;
  derived_in: string[];
  decisions: string[];
  part: number;
}
/**
 * Our answer to a question that the rulebooks leave open.
 */
export interface DecisionInfo {
  id: string;
  option: string | null;
}
/**
 * Say something to all at the table.
 */
export interface Chat {
  key?: string | null;
  text: string;
}
/**
 * How whoever set the table up has chosen what is hidden: they may know more than the others.
 */
export interface ChosenInfo {
  what: ChosenDraws;
  seed: string | null;
}
/**
 * The clocks of a table. Times are in UTC; `now` is the server's own, for clients whose clock is wrong.
 */
export interface ClockInfo {
  /**
   * Whose clock runs; null while all are stopped.
   */
  seat: number | null;
  /**
   * When the time of this turn is used up; then the reserve begins.
   */
  turn_ends: string | null;
  /**
   * When the reserve is used up too.
   */
  deadline: string | null;
  /**
   * Seconds that each seat had in reserve when this turn began.
   */
  reserve: number[];
  now: string;
}
/**
 * The server is stopping, or the client's secrets no longer open the table.
 */
export interface Closing {
  type: 'closing';
  reason: string;
}
/**
 * One point on which editions are compared.
 */
export interface ComparedPoint {
  id: string;
  /**
   * A fact about an edition, the default of an option, a rule, or a whole family of rules.
   */
  kind: 'fact' | 'option' | 'rule' | 'chapter';
  /**
   * Of each edition; null where the point does not arise. Of a rule how certain it is, of a family how many rules.
   */
  values: {
    [k: string]: boolean | number | string | number[] | string[] | null;
  };
}
/**
 * Points that belong together.
 */
export interface ComparedSection {
  id: string;
  rows: ComparedPoint[];
}
/**
 * The editions side by side.
 */
export interface Comparison {
  sections: ComparedSection[];
}
/**
 * How far rules and searches are compiled in the background.
 */
export interface Compiling {
  /**
   * False: TIKAL_JIT=0 says that everything runs as plain Python.
   */
  on: boolean;
  /**
   * From 0 to 1.
   */
  part: number;
  seconds_left: number;
  /**
   * It could not be done; everything goes on without compiled code, more slowly.
   */
  failed: boolean;
  /**
   * Units that this process uses: `base-rules`, `base-search`, `legend-rules`, `legend-search`.
   */
  ready: string[];
}
/**
 * Several tables with the same deal.
 */
export interface CreatedDeal {
  deal: string;
  tables: DealtTable[];
}
/**
 * One of several tables with the same deal.
 */
export interface DealtTable {
  table: string;
  /**
   * Only of the first one.
   */
  host: string | null;
  seats: CreatedSeat[];
}
/**
 * A seat with what opens it, which is sent only this once.
 *
 * A seat `here` has a secret. A seat for somebody elsewhere has an invitation, which seats for the same person share.
 */
export interface CreatedSeat {
  seat: number;
  kind: SeatKind;
  name: string;
  level: string | null;
  colour: Colour;
  secret: string | null;
  invitation: string | null;
}
/**
 * A new table with the secret of its host.
 */
export interface CreatedTable {
  table: string;
  host: string;
  seats: CreatedSeat[];
}
/**
 * The results of tables with the same deal.
 */
export interface DealAnswer {
  deal: string;
  edition: string;
  title: string;
  tables: DealTable[];
}
/**
 * How a table of a deal did.
 */
export interface DealTable {
  /**
   * From 1.
   */
  number: number;
  mine: boolean;
  over: boolean;
  seats: DealSeat[];
}
/**
 * A player at a table of a deal.
 */
export interface DealSeat {
  seat: number;
  name: string;
  level: string | null;
  /**
   * Null until the game is over.
   */
  score: number | null;
  won: boolean;
}
/**
 * Agree to a take-back, or not. Whoever asked for it can give it up.
 */
export interface DoAnswer {
  key: string;
  agree: boolean;
  type: 'do';
  command: 'answer';
}
/**
 * Say something to all at the table.
 */
export interface DoChat {
  key: string;
  text: string;
  type: 'do';
  command: 'chat';
}
/**
 * Take a seat back from a bot.
 */
export interface DoFromBot {
  key: string;
  seat: number;
  type: 'do';
  command: 'unbot';
}
/**
 * Leave a seat, so that the host can invite somebody else. Your secret does not open it any more.
 */
export interface DoLeave {
  key: string;
  seat: number;
  type: 'do';
  command: 'leave';
}
/**
 * Put the table into the list of open tables, or take it out. Only its host can do that.
 */
export interface DoListTable {
  key: string;
  listed: boolean;
  type: 'do';
  command: 'list';
}
/**
 * Play actions, all of them or none. People who share a machine may play for several seats at once.
 */
export interface DoMoves {
  key: string;
  actions: string[];
  type: 'do';
  command: 'moves';
}
/**
 * Give a seat another colour. A bot that has it takes the old one of the seat; people keep theirs.
 */
export interface DoRecolour {
  key: string;
  seat: number;
  colour: Colour;
  type: 'do';
  command: 'colour';
}
/**
 * Set up another game for the same people. The event says at which table; their secrets open the same seats.
 */
export interface DoRematch {
  key: string;
  type: 'do';
  command: 'rematch';
}
/**
 * Give a seat another name.
 */
export interface DoRename {
  key: string;
  seat: number;
  name: string;
  type: 'do';
  command: 'name';
}
/**
 * Give a seat up for good; a bot plays it from now on.
 */
export interface DoResign {
  key: string;
  seat: number;
  type: 'do';
  command: 'resign';
}
/**
 * Ask to go back to the position after an earlier event. If there is nobody to ask, it happens at once.
 */
export interface DoTakeBack {
  key: string;
  to: number;
  type: 'do';
  command: 'takeback';
}
/**
 * Let a bot play a seat until it is taken back; or another bot than before.
 */
export interface DoToBot {
  key: string;
  seat: number;
  level: string;
  type: 'do';
  command: 'bot';
}
/**
 * Undo a number of your last actions, or the whole turn as far as nothing was revealed.
 */
export interface DoUndo {
  key: string;
  count?: number | 'turn';
  type: 'do';
  command: 'undo';
}
/**
 * Withdraw the invitation to a seat. For the host.
 */
export interface DoWithdraw {
  key: string;
  seat: number;
  type: 'do';
  command: 'withdraw';
}
/**
 * A command was carried out; `seq` is its last event.
 */
export interface DoneMessage {
  type: 'done';
  key: string;
  seq: number;
}
/**
 * What the next tile may be: tiles of the next letter that nobody has seen, and how many of them are volcanoes.
 */
export interface Draw {
  letter: string | null;
  unseen: string[];
  /**
   * How many are volcanoes, and how many there are.
   */
  volcano: number[] | null;
}
/**
 * A promise about the draws, made before the first move.
 */
export interface DrawsInfo {
  /**
   * SHA-256 of the set-up and the salt.
   */
  commitment: string;
  /**
   * Null until the game is over.
   */
  salt: string | null;
}
/**
 * Something happened: the event, and the table and the position right after it.
 */
export interface EventMessage {
  type: 'event';
  event: TableEvent;
  table: TableInfo;
  position: Position;
}
/**
 * Something that happened; which of the optional parts there are depends on its kind.
 */
export interface TableEvent {
  seq: number;
  kind: EventKind;
  seat: number | null;
  at: string;
  /**
   * False for a move that was undone or taken back.
   */
  stands: boolean;
  sentences: Message[];
  /**
   * For each sentence: the seat whose player it names as the one who does or gets something.
   */
  subjects: (number | null)[];
  /**
   * Which of the sentences begin something new, and so belong to the turn that follows.
   */
  opening: number[];
  action?: string;
  move?: Action;
  results?: string[];
  /**
   * The results with their parts.
   */
  outcomes?: Result[];
  price?: number;
  /**
   * Counts the turns of the game from 1.
   */
  turn?: number;
  /**
   * The same for moves that were sent together.
   */
  gesture?: number;
  scoring?: Breakdown;
  /**
   * The player's score after that scoring.
   */
  score?: number;
  /**
   * Undo and take-back: moves that no longer stand.
   */
  dropped?: number[];
  /**
   * Undo and take-back: moves that stand again.
   */
  restored?: number[];
  text?: string;
  /**
   * Take-backs: the event to go back to.
   */
  to?: number;
  /**
   * A take-back that is asked for: seats that agree already.
   */
  agreed?: number[];
  agree?: boolean;
  name?: string;
  colour?: Colour;
  /**
   * Whether the table is in the list of open tables now.
   */
  listed?: boolean;
  level?: string;
  scores?: number[];
  winners?: number[];
  /**
   * Rematch: where it is played.
   */
  table?: string;
  /**
   * Set-up: what was chosen by whoever did it.
   */
  chosen?: 'seed' | 'file';
  seed?: string;
}
/**
 * A result as plain data: its kind, its words, and the points if it is about points.
 */
export interface Result {
  kind: string;
  words: string[];
  points: number | null;
}
/**
 * Everything about a table besides the position.
 */
export interface TableInfo {
  id: string;
  title: string;
  edition: string;
  auction: boolean;
  scenario: string | null;
  options: {
    [k: string]: unknown;
  };
  created: string;
  seats: SeatInfo[];
  /**
   * Whether somebody without a seat may watch.
   */
  spectators: boolean;
  /**
   * How many do, right now.
   */
  watching: number;
  /**
   * Nobody plays here.
   */
  look_only: boolean;
  seq: number;
  to_act: number | null;
  over: boolean;
  scores: number[];
  /**
   * Points with which the seats began.
   */
  start_scores: number[];
  takeback: TakebackInfo | null;
  /**
   * The table where the same people play again.
   */
  rematch: string | null;
  pace: PaceInfo | null;
  clock: ClockInfo | null;
  /**
   * Null if chance alone has decided.
   */
  chosen: ChosenInfo | null;
  /**
   * The first event that the present rules cannot replay: positions end before it, and nobody can play on.
   */
  stuck: number | null;
  /**
   * Null at tables that were set up from a file, or by Tikal 0.3 and older.
   */
  draws: DrawsInfo | null;
  series: SeriesInfo | null;
  /**
   * In the list of open tables.
   */
  listed: boolean;
  /**
   * The same for tables with the same deal.
   */
  deal: string | null;
  /**
   * Counts for ratings, if every seat plays for an account.
   */
  rated: boolean;
}
/**
 * Who sits where.
 */
export interface SeatInfo {
  seat: number;
  /**
   * `bot` while a bot plays the seat, whoever sat there before.
   */
  kind: 'here' | 'link' | 'bot';
  name: string;
  level: string | null;
  colour: Colour;
  connected: boolean;
  resigned: boolean;
  /**
   * Somebody has the secret of this seat.
   */
  taken: boolean;
  /**
   * There is an invitation that nobody has used yet.
   */
  invited: boolean;
}
/**
 * A take-back that waits for answers.
 */
export interface TakebackInfo {
  by: number;
  to: number;
  agreed: number[];
}
/**
 * How much time players have for a turn, and in reserve for the whole game.
 */
export interface PaceInfo {
  unit: 'minutes' | 'days';
  turn: number;
  reserve: number;
  /**
   * What happens when the time is up: a bot takes over, or the turn is passed.
   */
  late: 'bot' | 'pass';
}
/**
 * How a series stands, with the game of this table if that is over.
 */
export interface SeriesInfo {
  kind: 'best-of' | 'first-to';
  /**
   * The number of games at most, or the number of wins that decides the series.
   */
  games: number;
  /**
   * Of this game, from 1.
   */
  number: number;
  wins: number[];
  over: boolean;
  /**
   * Of the series, when it is over.
   */
  winners: number[];
}
/**
 * The position after an event, and what can be worked out from it.
 */
export interface Position {
  seq: number;
  /**
   * Number of the turn that the next move belongs to.
   */
  turn: number;
  /**
   * How many of the last moves can be undone now.
   */
  undoable: number;
  view: View;
  /**
   * The legal actions with their parts.
   */
  actions: Action[];
  insight: Insight;
}
/**
 * What a position means to a player.
 *
 * A table's positions do not say how near the others are: ask `threats`.
 */
export interface Insight {
  scores_now: Breakdown[];
  temples: TempleInsight[];
  draw: Draw;
  reach: Reach[];
  prices: {
    [k: string]: Price;
  };
  placements: Placement[];
}
/**
 * A temple on the board.
 */
export interface TempleInsight {
  holder: number | null;
  tied: boolean;
  lead: number;
  values: number[];
  hex: string;
  guarded: boolean;
}
export interface Reach {
  who: Who;
  from: string | null;
  to: Journey[];
}
/**
 * The cheapest way of a piece to a hex, and the texts of the actions that take it there.
 */
export interface Journey {
  hex: string;
  ap: number;
  path: string[];
  actions: string[];
}
/**
 * What an action costs (null where that varies), whether it can be done anywhere, and if not, why.
 *
 * A table's positions do not say why: ask `why` about the kind of action.
 */
export interface Price {
  price: number | null;
  legal: boolean;
  why: Why | null;
}
/**
 * Why something is not allowed: the rule, and the sentence.
 */
export interface Why {
  rule: string;
  message: Message;
}
/**
 * A place for a tile, and the text of the action that lays it there.
 */
export interface Placement {
  hex: string;
  rotation: number;
  action: string;
  tile: string;
  joins: Join[];
}
/**
 * A passage that a tile would make.
 */
export interface Join {
  side: number;
  hex: string;
  price: number;
}
/**
 * Events in order, and the number of the last event of the table.
 */
export interface Events {
  events: TableEvent[];
  seq: number;
}
/**
 * Some of the events after one.
 */
export interface EventsPage {
  events: TableEvent[];
  seq: number;
  /**
   * Ask for the events after this one; None if there are no more.
   */
  next: number | null;
}
/**
 * A worked example, step by step.
 */
export interface ExampleAnswer {
  example: ExampleInfo;
  frames: ExampleFrame[];
}
/**
 * A worked example in a list. Its name and what it shows are the message `example-ID`.
 */
export interface ExampleInfo {
  id: string;
  edition: string;
  players: number;
  auction: boolean;
  /**
   * The rules it explains, the one it is most about first.
   */
  rules: string[];
  steps: number;
}
/**
 * A worked example after one of its steps.
 */
export interface ExampleFrame {
  /**
   * The id of the sentence that goes with it.
   */
  message: string;
  view: View;
  temples: TempleInsight[];
  /**
   * Why an action is refused, in a step that shows this.
   */
  why: Why | null;
  /**
   * Where something happened.
   */
  hexes: string[];
  /**
   * What each seat would score now, where the step is about that.
   */
  would_score: Breakdown[];
  /**
   * The part of the score that the step is about.
   */
  category: string | null;
}
/**
 * All worked examples, in the order in which to read them.
 */
export interface ExampleList {
  examples: ExampleInfo[];
}
/**
 * A game file, to go on from one of its entries, or to look at.
 */
export interface FromFile {
  file: string;
  at?: number | null;
  seats?: NewSeat[] | null;
  pace?: Pace | null;
  spectators?: boolean;
  title?: string;
}
/**
 * Who plays a seat. Seats of kind `link` with the same `guest` are for one person, who gets one invitation.
 */
export interface NewSeat {
  kind: SeatKind;
  name?: string;
  level?: string | null;
  guest?: number | null;
  /**
   * Null for one that nobody else wants.
   */
  colour?: Colour | null;
}
/**
 * How much time players have for each turn, and in reserve for the whole game; and what happens after that.
 */
export interface Pace {
  unit: 'minutes' | 'days';
  turn: number;
  reserve?: number;
  late?: 'bot' | 'pass';
}
/**
 * The answer to a hello: the table as it stands, and the events since the one that the client knows.
 */
export interface Welcome {
  type: 'welcome';
  /**
   * As in the hello that this answers: a client may say hello again before the answer is there.
   */
  since: number | null;
  table: TableInfo;
  /**
   * The seats that the client's secrets open.
   */
  seats: number[];
  host: boolean;
  events: TableEvent[];
  position: Position;
  /**
   * If the client knew an event: the positions after the events since then, at most the last 60 of them.
   */
  positions: Position[];
  seq: number;
  /**
   * If not all events fit: say hello again with this number, for the events after it.
   */
  next: number | null;
}
/**
 * A command, or a hello (without a key), was refused.
 */
export interface RefusedMessage {
  type: 'refused';
  key: string;
  error: WireError;
}
/**
 * Seats that are connected now, and how many people watch.
 */
export interface PeopleMessage {
  type: 'people';
  connected: number[];
  watching: number;
}
/**
 * A heartbeat.
 */
export interface Pong {
  type: 'pong';
}
/**
 * A game as it stands, or as it ended: who has how many points, and what for.
 */
export interface GameResult {
  table: string;
  title: string;
  edition: string;
  auction: boolean;
  created: string;
  over: boolean;
  look_only: boolean;
  seats: SeatResult[];
}
/**
 * A seat and what it came to.
 */
export interface SeatResult {
  seat: number;
  name: string;
  /**
   * Of the bot that plays it; null for a person.
   */
  level: string | null;
  mine: boolean;
  score: number;
  won: boolean;
  /**
   * [category] -> points of all its scorings so far; starting points and bids are not among them.
   */
  points: {
    [k: string]: number;
  };
}
/**
 * The first message: the client's secrets, and the last event that it knows.
 */
export interface Hello {
  type: 'hello';
  secrets?: string[];
  since?: number | null;
}
/**
 * What the seat to act could do, for the player who sits there: a first hint, or the whole turn.
 */
export interface Hint {
  level?: 'greedy' | 'planner' | 'expert';
  whole?: boolean;
}
/**
 * A hint. At first only where to look; with `whole` the best turn found, up to the first surprise.
 */
export interface HintAnswer {
  seq: number;
  seat: number;
  level: string;
  nudge: Message;
  actions?: string[];
  /**
   * The actions with their parts.
   */
  moves?: Action[];
  is_whole?: boolean;
  steps?: Message[];
  gains?: Message[];
  denies?: Message[];
  prepares?: Message[];
  points_before?: number;
  points_after?: number;
  points_now?: number;
  worth?: number;
  gain?: number;
}
/**
 * An invitation, which is sent only this once.
 */
export interface Invitation {
  invitation: string;
}
/**
 * Seats for one person.
 */
export interface Inviting {
  seats: number[];
}
/**
 * The best players, a page at a time.
 */
export interface Leaderboard {
  ratings: Rating[];
  more: boolean;
}
/**
 * Leave a seat, so that the host can invite somebody else. Your secret does not open it any more.
 */
export interface LeaveBody {
  key?: string | null;
}
/**
 * Put the table into the list of open tables, or take it out. Only its host can do that.
 */
export interface ListTable {
  key?: string | null;
  listed: boolean;
}
/**
 * Whether the player has the page in front of them. A player who looks at it needs no notice of their turn.
 */
export interface Looking {
  type: 'looking';
  looking: boolean;
}
/**
 * What a client's secrets open at a table.
 */
export interface Me {
  seats: number[];
  host: boolean;
  /**
   * Seats that its invitation is for.
   */
  invited: number[];
}
/**
 * Play actions, all of them or none. People who share a machine may play for several seats at once.
 */
export interface Moves {
  key: string;
  actions: string[];
}
/**
 * The name of an account.
 */
export interface NewAccount {
  name: string;
}
/**
 * A browser's subscription, or an address such as `discord://...`, `mailto://...` or `https://...`.
 */
export interface NewAddress {
  subscription?: PushSubscriptionSent | null;
  address?: string | null;
  language?: string;
}
/**
 * What a browser gives out for web push.
 */
export interface PushSubscriptionSent {
  endpoint: string;
  keys: PushSubscriptionKeys;
  expirationTime?: unknown;
}
/**
 * Of a browser.
 */
export interface PushSubscriptionKeys {
  p256dh: string;
  auth: string;
}
/**
 * The same deal for several tables.
 */
export interface NewDeal {
  table: NewTable;
  tables: number;
}
/**
 * A table to set up.
 */
export interface NewTable {
  edition: string;
  auction?: boolean;
  scenario?: string | null;
  options?: {
    /**
     * This interface was referenced by `undefined`'s JSON-Schema definition
     * via the `patternProperty` "^[!-~]+$".
     */
    [k: string]: unknown;
  };
  seats: NewSeat[];
  /**
   * The seat that begins; null for one by lot.
   */
  first?: number | null;
  pace?: Pace | null;
  spectators?: boolean;
  title?: string;
  seed?: number | null;
  series?: SeriesWanted | null;
  /**
   * In the list of open tables, where everybody may take a free seat.
   */
  listed?: boolean;
  /**
   * Counts for the ratings of players who want that, and have an account.
   */
  rated?: boolean;
}
/**
 * Several games: at most this number, or until somebody has won this number.
 */
export interface SeriesWanted {
  kind: 'best-of' | 'first-to';
  games: number;
}
/**
 * A seat at an open table.
 */
export interface OpenSeat {
  seat: number;
  name: string;
  /**
   * The bot that plays it.
   */
  level: string | null;
  colour: Colour;
  free: boolean;
}
/**
 * A table whose host wants to be found.
 */
export interface OpenTable {
  id: string;
  title: string;
  edition: string;
  auction: boolean;
  scenario: string | null;
  created: string;
  /**
   * Something has happened there already.
   */
  begun: boolean;
  spectators: boolean;
  seats: OpenSeat[];
}
/**
 * A page of the list of open tables.
 */
export interface OpenTables {
  tables: OpenTable[];
  /**
   * What to ask for the next page with; null on the last one.
   */
  next: string | null;
}
/**
 * A challenge for a passkey: `options` are for the browser.
 */
export interface PasskeyAsked {
  challenge: string;
  options: {
    [k: string]: unknown;
  };
}
/**
 * The browser's answer to a challenge, as it makes it.
 */
export interface PasskeyShown {
  challenge: string;
  credential: {
    [k: string]: unknown;
  };
}
/**
 * Asks for a heartbeat.
 */
export interface Ping {
  type: 'ping';
}
/**
 * A turn planned ahead, as far as it can be played.
 */
export interface PlanAnswer {
  /**
   * How many of the actions can be played.
   */
  done: number;
  /**
   * The action points that they cost.
   */
  price: number;
  /**
   * They in sentences.
   */
  steps: Message[];
  /**
   * The next action, if it cannot be played, in a sentence.
   */
  failed: Message | null;
  /**
   * Why not.
   */
  why: Why | null;
  position: Position1;
}
/**
 * The position after an event, and what can be worked out from it.
 */
export interface Position1 {
  seq: number;
  /**
   * Number of the turn that the next move belongs to.
   */
  turn: number;
  /**
   * How many of the last moves can be undone now.
   */
  undoable: number;
  view: View;
  /**
   * The legal actions with their parts.
   */
  actions: Action[];
  insight: Insight;
}
/**
 * The account that a seat plays for, by its session.
 */
export interface PlayFor {
  session: string;
}
/**
 * Several positions.
 */
export interface Positions {
  positions: BarePosition[];
}
/**
 * How things would stand after some actions.
 */
export interface Preview {
  actions: string[];
}
/**
 * How things would stand after some actions.
 */
export interface PreviewAnswer {
  ap: number | null;
  scores_now: Breakdown[];
  temples: TempleInsight[];
}
/**
 * A puzzle in a list.
 */
export interface PuzzleInfo {
  number: number;
  /**
   * From 1, easy, to 5.
   */
  level: number;
  edition: string;
  players: number;
  /**
   * The scoring round of the game, from 1 to 4; the fourth is the last.
   */
  round: number;
}
/**
 * All puzzles, and today's.
 */
export interface PuzzleList {
  /**
   * Today by UTC.
   */
  date: string;
  /**
   * The number of today's puzzle.
   */
  today: number;
  puzzles: PuzzleInfo[];
}
/**
 * A puzzle to be solved: who has the action points, and the position.
 */
export interface PuzzleStart {
  puzzle: PuzzleInfo;
  seat: number;
  names: string[];
  /**
   * What the player would score as the position stands.
   */
  points: number;
  position: Position;
}
/**
 * A seat that plays for an account.
 */
export interface RatedSeat {
  seat: number;
  /**
   * Of the account.
   */
  name: string;
  place: number | null;
  /**
   * Of the rating; null until the game was rated.
   */
  change: number | null;
}
/**
 * All seats of a table that play for accounts.
 */
export interface RatedSeats {
  seats: RatedSeat[];
}
/**
 * From where the server can be reached, for a client on the same machine.
 */
export interface Reachable {
  /**
   * Only from this machine.
   */
  only_here: boolean;
  /**
   * Of the page, for others in the local network.
   */
  address: string | null;
}
/**
 * Give a seat another colour. A bot that has it takes the old one of the seat; people keep theirs.
 */
export interface RecolourBody {
  key?: string | null;
  colour: Colour;
}
/**
 * The answer to a request that is refused.
 */
export interface Refused {
  error: WireError;
}
/**
 * Set up another game for the same people. The event says at which table; their secrets open the same seats.
 */
export interface Rematch {
  key?: string | null;
}
/**
 * Give a seat another name.
 */
export interface RenameBody {
  key?: string | null;
  name: string;
}
/**
 * Give a seat up for good; a bot plays it from now on.
 */
export interface Resign {
  key?: string | null;
  seat: number;
}
/**
 * The secret of seats, which is sent only this once.
 */
export interface SeatSecret {
  secret: string;
  seats: number[];
}
/**
 * A new secret for a seat: the client's own, or one that the server makes.
 */
export interface SecretWanted {
  secret?: string | null;
}
/**
 * Somebody is signed in; the session is sent only this once.
 */
export interface Session {
  session: string;
  name: string;
}
/**
 * Taking the seats of an invitation; with a name for the player, if there is one seat.
 */
export interface SitDown {
  secret?: string | null;
  name?: string | null;
}
/**
 * A best turn, and hints that lead to it.
 */
export interface SolutionAnswer {
  /**
   * The most points that can be scored.
   */
  best: number;
  nudge: Message1;
  /**
   * A second hint: what the turn brings.
   */
  aims: Message[];
  actions: string[];
  /**
   * The actions with their parts.
   */
  moves: Action[];
  /**
   * The turn in sentences.
   */
  steps: Message[];
  /**
   * How many of the actions are done after each of the sentences.
   */
  counts: number[];
  /**
   * What others lose by it.
   */
  costs: Message[];
}
/**
 * A message as plain data.
 */
export interface Message1 {
  id: string;
  args: {
    [k: string]: Arg;
  };
}
/**
 * The explored hexes as a game begins. Of a game with scenarios each scenario has its own.
 */
export interface Starts {
  games: {
    [k: string]: HexView[];
  };
  scenarios: {
    [k: string]: HexView[];
  };
}
/**
 * Ask to go back to the position after an earlier event. If there is nobody to ask, it happens at once.
 */
export interface TakeBack {
  key?: string | null;
  to: number;
}
/**
 * What came of a test message.
 */
export interface Tested {
  problem: string | null;
}
/**
 * [hex] -> the points with which an explorer of a seat could stand there in a turn of its own.
 */
export interface Threat {
  seat: number;
  hexes: {
    [k: string]: number;
  };
}
/**
 * For every seat: where an explorer of it could stand in a turn of its own, and with how many points.
 */
export interface Threats {
  plan?: Plan | null;
}
/**
 * Let a bot play a seat until it is taken back; or another bot than before.
 */
export interface ToBotBody {
  key?: string | null;
  level: string;
}
/**
 * The token in the link of a message.
 */
export interface TokenSent {
  token: string;
}
/**
 * A turn as far as it has come, without its end; each action as its text or by its parts.
 */
export interface Tried {
  actions: (string | Wish)[];
}
/**
 * What comes of a turn.
 */
export interface TriedAnswer {
  /**
   * What the player scores if the turn ends here.
   */
  points: number;
  /**
   * How many points the best turn scores more; 0 for a best turn.
   */
  short: number;
  /**
   * The turn in sentences.
   */
  steps: Message[];
  position: Position;
}
/**
 * Undo a number of your last actions, or the whole turn as far as nothing was revealed.
 */
export interface Undo {
  key?: string | null;
  count?: number | 'turn';
}
/**
 * Whether an action may be played, what it costs, and if not, why.
 */
export interface WhyAnswer {
  legal: boolean;
  price: number;
  why: Why | null;
}

/** What a player has picked up from their camp board to do something with it. */
export type Selection =
  | { kind: 'token' }
  | { kind: 'tile'; tile: string }
  /** `keep`: it goes to the left, and a card lying there has to be discarded for it */
  | { kind: 'card'; side: 'left' | 'right'; place: number; card: string; keep: boolean };

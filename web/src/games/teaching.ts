/** What a player aid and an illustrated rulebook show of each game. */
import type { GameKind } from './kinds';

/** What a chapter of the rules, or a section of the player aid, is drawn with. */
export type Picture =
  | 'temple' | 'clearing' | 'ruins' | 'volcano' | 'lake' | 'camp' | 'pieces' | 'leader' | 'tent' | 'guardian' | 'treasures'
  | 'abacus' | 'stack' | 'amulets' | 'token' | 'cards' | 'statuette' | 'people' | 'museum' | 'flag' | 'list' | 'star';

/** A section of the player aid: its text is the message `aid-<game>-<id>`. */
export interface AidSection { id: string; picture: Picture; auction?: boolean; treasures?: boolean }

export const AID: Record<GameKind, AidSection[]> = {
  base: [
    { id: 'turn', picture: 'abacus' },
    { id: 'count', picture: 'pieces' },
    { id: 'volcano', picture: 'volcano' },
    { id: 'score', picture: 'temple', treasures: true },
    { id: 'end', picture: 'flag' },
    { id: 'auction', picture: 'amulets', auction: true },
  ],
  legend: [
    { id: 'round', picture: 'statuette' },
    { id: 'action', picture: 'cards' },
    { id: 'count', picture: 'pieces' },
    { id: 'volcano', picture: 'volcano' },
    { id: 'score', picture: 'lake', treasures: true },
    { id: 'end', picture: 'museum' },
  ],
};

export const aidOf = ({ game }: { game: string }): AidSection[] => (AID as Record<string, AidSection[]>)[game] ?? [];

/** [family of rules] -> its picture. */
export const CHAPTERS: Record<string, Picture> = {
  components: 'treasures', setup: 'stack', turn: 'abacus', placing: 'clearing', 'action-points': 'abacus', deploying: 'people',
  transferring: 'tent', moving: 'camp', clearing: 'temple', digging: 'ruins', swapping: 'treasures', camping: 'tent',
  guarding: 'guardian', majority: 'pieces', 'volcano-rounds': 'volcano', scoring: 'star', ending: 'flag', winning: 'star',
  auction: 'amulets', 'action-texts': 'list', 'legend-components': 'cards', 'legend-setup': 'lake', 'legend-rounds': 'statuette',
  'legend-draft': 'token', 'legend-actions': 'cards', 'legend-stash': 'cards', 'legend-action-points': 'token',
  'legend-exchange': 'treasures', 'legend-tiles': 'clearing', 'legend-cards': 'cards', 'legend-volcano': 'volcano',
  'legend-scoring': 'star', 'legend-passing': 'statuette', 'legend-maintenance': 'stack', 'legend-final': 'flag',
  'legend-director': 'museum', 'legend-scenarios': 'lake',
};

import { about } from '../about.ts';

/** The closed vocabulary of the rules. Cards are made of it; which cards there are says `content.json` (MET-19). */

/** MET-6, in the order of the bits of a mask. */
export const KINDS = ['peaceful', 'military'] as const;
export type Kind = (typeof KINDS)[number];

/** MET-10: what a mission accepts, as bits of KINDS. */
export const MISSIONS = { peaceful: 1, military: 2, trade: 3 } as const;
export type MissionKind = keyof typeof MISSIONS;
export const MISSION_KINDS = Object.keys(MISSIONS) as MissionKind[];

/** MET-6. */
export const TYPES = ['care', 'food', 'goods', 'weapons', 'ammo', 'equipment'] as const;
export type Type = (typeof TYPES)[number];
export const KIND_OF: Record<Type, Kind> = {
  care: 'peaceful',
  food: 'peaceful',
  goods: 'peaceful',
  weapons: 'military',
  ammo: 'military',
  equipment: 'military',
};

/** MET-14, in the order of the bits of a mask. */
export const SYMBOLS = ['biological', 'psychic', 'radioactive', 'physical', 'toxic', 'unknown'] as const;
export type Sign = (typeof SYMBOLS)[number];

/** MET-150 to MET-153. */
export const LOSSES = ['oneStation', 'allPeaceful', 'allMilitary', 'allResources'] as const;
export type Loss = (typeof LOSSES)[number];

/** MET-8; a neutral Station has no symbol. */
export const LINES = ['redLine', 'hanza', 'polis', 'neutral'] as const;
export type Line = (typeof LINES)[number];
export const NEUTRAL = LINES.indexOf('neutral');

export const CATEGORIES = ['resource', 'station', 'threat', 'caravan', 'hero'] as const;
export type Category = (typeof CATEGORIES)[number];
export const RESOURCE = 0;
export const STATION = 1;
export const THREAT = 2;
export const CARAVAN = 3;
export const HERO = 4;

/** What can be done with a card of the hand by itself. */
export const USES = ['play', 'protect', 'discard'] as const;
export type Use = (typeof USES)[number];

export const ROSTERS = ['default', 'alternate'] as const;
export type Roster = (typeof ROSTERS)[number];

/** Where a type, a price or a loss is expected and there is none. */
export const NONE = -1;

/** How far the values of a card are known from the rulebook. */
export const PROVENANCES = ['rulebook', 'partly-rulebook', 'reconstructed'] as const;
export type Provenance = (typeof PROVENANCES)[number];

// Numbers of the rules. A file of other cards may repeat them, but not change them.
export const PLAYERS = about.players;
export const MARKERS = 10; // MET-4, MET-173
export const START_MARKERS = 5; // MET-27
export const HAND_SIZE = 5; // MET-28
export const BAZAAR_SIZE = 3; // MET-28
export const EXCHANGE_SIZE = 3; // MET-55
export const STATION_FLOOR = 1; // MET-112
export const TYPE_DISCOUNT = 1; // MET-107

import { about } from '../about.ts';

/** The closed vocabulary of the rules. Cards and tiles are made of it; which ones there are says `content.json`. */

/** Figures, by the index used in the bag and on the equipment display (ARM-3). */
export const FIGURES = ['marauder', 'worker', 'soldier', 'engineer', 'leader'] as const;
export type Figure = (typeof FIGURES)[number];
export const MARAUDER = 0;

/** Survivors: the figures a player can own, by the index used wherever a player has some. */
export const COLOURS = ['worker', 'soldier', 'engineer', 'leader'] as const;
export type Colour = (typeof COLOURS)[number];
export const WORKER = 0;
export const SOLDIER = 1;
export const ENGINEER = 2;
export const LEADER = 3;
/** The colour of a figure's index, and the other way round. */
export const colourOf = (figure: number): number => figure - 1;
export const figureOf = (colour: number): number => colour + 1;

/** Auction areas (ARM-74). */
export const AREAS = ['exploration', 'construction', 'city'] as const;
export type Area = (typeof AREAS)[number];
export const EXPLORATION = 0;
export const CONSTRUCTION = 1;
export const CITY = 2;

/** Where an own survivor can be in the open: in an area, in the City pool, used for an action, a recruit on a card. */
export const STATIONS = ['exploration', 'construction', 'city', 'pool', 'spent', 'recruit'] as const;
export type Station = (typeof STATIONS)[number];
export const POOL = 3;
export const SPENT = 4;
export const RECRUIT = 5;

export const TYPES = ['hq', 'civil', 'military', 'science'] as const;
export type Type = (typeof TYPES)[number];

/** Which site a building may stand on. */
export const PLACEMENTS = ['printed', 'free', 'hqUpgrade', 'watchtowerUpgrade'] as const;
export type Placement = (typeof PLACEMENTS)[number];

/** What an action line asks for (ARM-163). */
export const COSTS = ['worker', 'soldier', 'engineer', 'engineerOrSoldier', 'any'] as const;
export type Cost = (typeof COSTS)[number];

/** Equipment, in the order of its scoring (ARM-223). */
export const GROUPS = ['beer', 'gasoline', 'weapons', 'medicine', 'vehicle', 'map'] as const;
export type Group = (typeof GROUPS)[number];
export const VEHICLES = ['car', 'bus', 'truck'] as const;
export const PARTS = ['engine', 'tyres', 'body', 'steering'] as const;

export const PROVENANCES = ['rulebook', 'partly-rulebook', 'reconstructed'] as const;
export type Provenance = (typeof PROVENANCES)[number];

export const PLAYERS = about.players;
export const ROUNDS = 6;
/** The round after which the midgame scoring comes (ARM-46). */
export const MIDGAME = 3;
export const SITES = 8;
export const LINES = 2;
export const PRIVATE_TILES = 2;
export const ROUND_TRACKS = ['rising', 'moderate', 'even'] as const;

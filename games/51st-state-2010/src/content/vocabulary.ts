import { about } from '../about.ts';

/** The fixed vocabulary of the game: goods, types, colours, layouts, and the figures of the rules. A file of cards cannot change it. */

export const PLAYERS = about.players;

/** FS-2. */
export const RESOURCES = ['scrap', 'fuel', 'weapon', 'building'] as const;
export type Resource = (typeof RESOURCES)[number];
/** FS-77; universal pieces join any colour. */
export const COLOURS = ['conquest', 'cooperation', 'incorporation', 'universal'] as const;
export type Colour = (typeof COLOURS)[number];
export const CONQUEST = 0;
export const COOPERATION = 1;
export const INCORPORATION = 2;
export const UNIVERSAL = 3;

/**
 * Everything that can be gained, by number (FS-4). What can lie on a card comes first (KEPT), then the other tokens (TOKENS),
 * then cards, which are drawn, and VP tokens by their value.
 */
export const GOODS = [
  ...RESOURCES,
  'any',
  'worker',
  'redevelop',
  'redevelopAny',
  'conquest1',
  'conquest2',
  'conquest3',
  'cooperation1',
  'cooperation2',
  'cooperation3',
  'incorporation1',
  'incorporation2',
  'incorporation3',
  'universal1',
  'universal3',
  'card',
  'vp1',
  'vp2',
] as const;
export type Good = (typeof GOODS)[number];
export type Goods = { readonly [G in Good]?: number };
/** What can be spent as a resource: the four kinds and the universal one (FS-3). */
export type Spendable = Resource | 'any';
export const BUILDING = 3;
export const WEAPON = 2;
export const KINDS = 4;
export const ANY = 4;
export const WORKER = 5;
/** FS-25: plain and universal redevelopment tokens. */
export const REDEVELOP = 6;
export const REDEVELOP_ANY = 7;
export const KEPT = 8;
export const TOKENS = 19;
export const CARD = 19;
export const VP1 = 20;
export const VP2 = 21;

/** FS-24: contact tokens by colour, each with its value. */
export const CONTACTS: readonly (readonly { g: number; range: number }[])[] = COLOURS.map((colour) =>
  [1, 2, 3].flatMap((range) => {
    const g = (GOODS as readonly string[]).indexOf(`${colour}${range}`);
    return g < 0 ? [] : { g, range };
  }),
);

/** FS-14. */
export const TYPES = ['scrap', 'fuel', 'weapon', 'building', 'universal', 'worker', 'card', 'contact', 'vp'] as const;
export type Type = (typeof TYPES)[number];

/** FS-15. */
export const LAYOUTS = ['productionOpen', 'productionClosed', 'feature', 'action'] as const;
export type Layout = (typeof LAYOUTS)[number];
export const OPEN = 0;
export const FEATURE = 2;
export const ACTION = 3;

/** FS-173, as bits of `draft`. */
export const MODES = ['mayDrawFromDeck', 'burnAfterFirstPick', 'takeLeftover', 'drawTwoKeepOne'] as const;
export type Mode = (typeof MODES)[number];
export const MAY_DRAW = 1;
export const BURN = 2;
export const LEFTOVER = 4;
export const DRAW_TWO = 8;

/** What leaders react to (FS-135 to FS-138). */
export const MOMENTS = ['conquer', 'cooperate', 'redevelop', 'placeType'] as const;
export type Moment = (typeof MOMENTS)[number];

/** The two sorts of tucked cards (FS-8). */
export const SORTS = ['spoils', 'deal'] as const;
export type Sort = (typeof SORTS)[number];

/** How far the values of a card are known, from the strongest to the weakest. */
export const PROVENANCES = [
  'rulebook',
  'two-sources',
  'one-source',
  'first-edition-line',
  'later-edition',
  'reconstructed',
] as const;
export type Provenance = (typeof PROVENANCES)[number];

export const STARTING_HAND = 4;
export const HAND_LIMIT = 10;
export const BASE_ROOM = 3;
/** FS-165: resources in a store. */
export const STORE_SIZE = 3;
/** FS-176: tokens on a location or a deal, and on a leader. */
export const VP_SLOTS = 3;
export const LEADER_SLOTS = 5;
export const END_SCORE = 30;
export const VISITS = 3;
export const USES = 2;
export const EXTRA_WORKERS = 1;
export const HIRE_PRICE = 2;
/** FS-115: building material for a redevelopment. */
export const REDEVELOP_PRICE = 1;
export const SWAP = { discard: 2, draw: 1 } as const;
/** FS-120, FS-129: one for the lost card, one for the act. */
export const REPLACED_VP = 2;
export const ROW = 5;
export const PICKS = 2;
export const LONGEST_REACH = 3;
/** FS-40: cards added before each pick, by the number of players. */
export const REFILLS: Readonly<Record<number, readonly number[]>> = {
  2: [0, 0, 0, 0],
  3: [0, 0, 1, 0, 1, 0],
  4: [0, 0, 1, 1, 0, 1, 1, 0],
};

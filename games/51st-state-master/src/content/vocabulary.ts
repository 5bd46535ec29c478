/** What the rules know by name: goods, types, categories and their figures. Cards and faction boards are content. */

/** FSM-16. The first twelve are tokens; a card is drawn, a VP is marked on the track. */
export const GOODS = [
  'fuel',
  'iron',
  'gun',
  'brick',
  'ammo',
  'worker',
  'red',
  'blue',
  'grey',
  'universal',
  'shield',
  'redevelopment',
  'card',
  'vp',
] as const;
export type Good = (typeof GOODS)[number];
export type Token = Exclude<Good, 'card' | 'vp'>;
export const TOKENS = 12;
export const BRICK = 3;
/** FSM-17: the basic resources come first. */
export const BASICS = 4;
export const AMMO = 4;
export const WORKER = 5;
export const RED = 6;
export const BLUE = 7;
export const GREY = 8;
export const UNIVERSAL = 9;
export const SHIELD = 10;
export const REDEVELOPMENT = 11;
export const CARD = 12;
export const VP = 13;

/** What may stand in for a token: ammo for a basic resource, a universal contact for a coloured one; −1 nothing. */
export const STAND_IN: readonly number[] = GOODS.map((_, g) =>
  g < BASICS ? AMMO : g >= RED && g <= GREY ? UNIVERSAL : -1,
);

/** FSM-12. */
export const TYPES = [
  'fuel',
  'iron',
  'gun',
  'brick',
  'ammo',
  'worker',
  'card',
  'contact',
  'vp',
  'liberty',
  'toxic',
] as const;
export type Type = (typeof TYPES)[number];

/** FSM-10: one row each. */
export const CATEGORIES = ['production', 'feature', 'action'] as const;
export type Category = (typeof CATEGORIES)[number];
export const PRODUCTION = 0;
export const FEATURE = 1;
export const ACTION = 2;
/** FSM-118. */
export const DEFENCE: readonly number[] = [3, 4, 5];
export const SHIELD_DEFENCE = 1;

/** What Features may react to (FSM-216, FSM-217). */
export const MOMENTS = ['deal', 'raze'] as const;
export type Moment = (typeof MOMENTS)[number];

export const COLOURS = ['red', 'blue'] as const;
export type Colour = (typeof COLOURS)[number];
/** The contacts a faction board makes (FSM-134). */
export const CONTACTS = ['grey', 'red', 'blue'] as const;
export type Contact = (typeof CONTACTS)[number];

/** FSM-36. */
export const SETS = ['base', 'newera', 'winter'] as const;
export type SetId = (typeof SETS)[number];
/** How far the figures of a card are known. */
export const PROVENANCES = ['two-sources', 'one-source', 'rulebook', 'reconstructed'] as const;
export type Provenance = (typeof PROVENANCES)[number];

type Cost = { readonly [G in Token | 'card']?: number };

/** FSM-135. */
export const EXCHANGE_COST: Cost = { worker: 2 };
export const EXCHANGE_GOODS = ['fuel', 'iron', 'gun', 'brick', 'card'] as const;
export type ExchangeGood = (typeof EXCHANGE_GOODS)[number];

export const PLAYERS = [1, 4] as const;
export const END_VP = 25;
export const HAND_DEALT = 6;
export const TAKE_CONNECTION_COST: Cost = { worker: 2 };
export const VISIT_COST: Cost = { worker: 1 };
/** FSM-89; ammo pays for it as for any basic resource. */
export const REDEVELOP_COST: Cost = { brick: 1 };

/** Section 10: the virtual opponent. */
export const SOLO = {
  looksAt: 4,
  attacks: 3,
  vpPerConnection: 2,
  vpPerRaze: 2,
  vpPerVisit: 1,
  /** FSM-276. */
  spoilsPriority: [
    'vp',
    'card',
    'redevelopment',
    'ammo',
    'universal',
    'red',
    'blue',
    'grey',
    'worker',
    'fuel',
    'iron',
    'gun',
    'brick',
    'shield',
  ],
  /** FSM-292: the fewest VP of each grade. */
  grades: [0, 30, 35, 40, 45],
} as const satisfies { spoilsPriority: readonly Good[] } & Record<string, unknown>;

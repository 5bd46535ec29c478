/**
 * What a bot takes things to be worth, in VP by the end of the game: numbers only, by the terms of its heuristic value, one
 * for each feature (see `features.ts`). Set by hand, checked by tournaments.
 */
export const WEIGHTS = {
  points: { vp: 1 },
  /** A survivor in each round to come, beside City actions. */
  survivors: { worker: 0.8, soldier: 1.1, engineer: 1.1, leader: 1.25 },
  housing: {
    /** VP lost for those without a home; one who will be gone, for each round to come. */
    homeless: 1,
    gone: 0.9,
    /** A free place for one who may come, for each round to come. */
    room: 0.7,
  },
  /** VP the marauders will still cost. */
  marauders: { toll: -1 },
  damage: {
    /** VP the damage would cost without any marauders. */
    toll: -1,
    /** The leader lies aside. */
    aside: -1,
  },
  city: {
    /** VP of the buildings, and of housing that is not used. */
    income: 1,
    unused: 1,
    /** A building is one more choice in every round. */
    choice: 0.1,
    /** Of City turns to come as planned, how much will come true. */
    later: 0.8,
  },
  equipment: {
    /** VP as cards would score now. */
    now: 1,
    /** What vehicle parts may still become, for each round to come. */
    vehicles: 0.25,
    /** Sets begun, and the next card of a row. */
    sets: 1,
    next: 0.5,
    maps: 1,
  },
  /** What scoring tiles count now will nearly all be there when they are scored. */
  tiles: { common: 0.95, private: 0.95 },
  auction: {
    /** What the bids made will bring, what those to be made can bring, and the tile of a building that is being placed. */
    made: 1,
    open: 1,
    tile: 1,
  },
  /** Of this round's City turn as planned, how much will come true. */
  actions: { turn: 0.95 },
  /** VP of the leading rival. */
  others: { rival: -0.1 },

  /** Where things bend, and what plans reckon with. */
  shape: {
    /** Survivors beyond the crowd bring a part of what the others do. */
    survivors: { crowd: 10, beyond: 0.6 },
    city: {
      /** Of the housing not used now, how much will not be in later rounds. */
      unused: 0.5,
      /** Survivors who will be in the City in a later round: one, and a part of all. */
      present: 0.5,
      /** Marauders that are likely to be driven off in a City turn to come; damage to be reckoned with in a later round. */
      drivenOff: 2,
      damage: 3,
    },
    /** What an average city does in a later round: it takes marauders with its card, drives some off, and repairs. */
    tracks: {
      taken: 1,
      drivenOff: [2, 2, 3, 4, 5, 6],
      repaired: 1,
      /** A round without the leader. */
      leader: 2.5,
    },
    equipment: {
      /** How likely a set that was begun is completed: at the end, for every round to come, at most. */
      hope: { now: 0.05, round: 0.14, most: 0.75 },
      /** Where no card of a row is there yet. */
      unbegun: 0.5,
      /** Of the VP for maps: alone in front, beside others, second; and VP for any map further behind. */
      maps: { first: 0.8, shared: 0.65, second: 0.7, behind: 0.3 },
    },
    /** One more of what a tile counts: everybody's tile, one of my two. */
    tiles: { common: 0.9, private: 0.5 },
    /** An equipment card that is drawn blind; a specialist instead of a worker, and the Extension: now, and for every round to come. */
    outlook: { card: 2.2, training: { now: 0.3, round: 0.4 }, extension: { now: 0.8, round: 1.5 } },
    /** What lies on the displays. */
    prices: {
      /** A survivor on an equipment card for each round to come, by colour. */
      survivor: [1.25, 1.9, 1.9, 2.3],
      /** The card one would miss least. */
      discard: 0.8,
      /** Housing of a tile: at least so much of it counts, for this round and each to come. */
      houses: { least: 0.2, now: 1, round: 0.3 },
      /** A housing point where less room than this is left, and where there is more: now, and for each round to come. */
      short: 3,
      tight: { now: 0.8, round: 0.5 },
      roomy: { now: 0.3, round: 0.3 },
      /** How much of a line will be used, paid by anybody or a worker, or by a specialist; and how often in a round at most. */
      cost: { common: 0.6, rare: 0.4 },
      uses: { most: 2, fights: 3 },
      /** A use of a line: a marauder fought off or pushed back, VP for a type, a repair besides its VP, a specialist. */
      use: { fight: 1.6, pushBack: 0.9, vpPerType: 5, repair: 0.9, exchange: 1.2 },
      /** What holds while a building is visible, in a round. */
      lasting: { housingPerType: 1, workersCountAs: 1.5, vpPerUnusedHousing: 1, fightVpBonus: 2, noFightVp: -4 },
    },
    auction: {
      /** Others bid so much of what they may have, in equal parts; and by how much one may be wrong about it. */
      bid: 0.95,
      doubt: 0.9,
    },
    plan: {
      /** In equipment cards drawn blind: one out of three, and any one of the deck for one of mine. */
      chosen: 1.6,
      searched: 1.2,
      /** How often a recruit is a worker or a marauder and brings VP, and how much of a specialist one gets on average. */
      noRecruit: 0.7,
      recruit: 0.5,
      /** Specialists and leaders can do more than workers: of equal ways to pay the cheaper one. */
      scarce: 0.01,
      leader: 2,
      /** Work worth less than this for each survivor is not done. */
      least: 0.05,
    },
  },
} as const;

type Numbers<T> = T extends number ? number : { readonly [K in keyof T]: Numbers<T[K]> };

/** Any numbers in their places. */
export type Weights = Numbers<typeof WEIGHTS>;
export type Shape = Weights['shape'];

/** The parts of `evaluate`, in its order. */
export const TERMS = [
  'points',
  'survivors',
  'housing',
  'marauders',
  'damage',
  'city',
  'equipment',
  'tiles',
  'auction',
  'actions',
  'others',
] as const satisfies readonly Exclude<keyof Weights, 'shape'>[];
export type TermId = (typeof TERMS)[number];

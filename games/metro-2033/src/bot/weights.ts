/**
 * What a bot takes things to be worth: numbers only, by the terms of its heuristic value, one for each feature (see
 * `features.ts`). Everything is measured against the turns that are left until a player wins. Set by hand, checked by tournaments.
 */
export const WEIGHTS = {
  markers: {
    /** A marker gained cannot be lost any more, Resources in play can. */
    marker: 2,
    /** To open tidying for nothing is a mistake. */
    idle: -20,
  },
  people: {
    /** Markers above: the first few pay for what is next, the others only for what comes later. */
    few: 0.35,
    more: 0.15,
    below: 0.1,
  },
  missions: {
    /** A turn less until the win. */
    turn: 3,
    /** A point of Resources in play beyond what it does for missions. */
    point: 0.12,
    /** A mission that is being paid for is as good as done: for each marker, and for each that will rise. */
    paidMarker: 4,
    paidRaise: 0.6,
    /** One that wins is the win. */
    paidWin: 1000,
  },
  bonuses: {
    /** A type that is free, or cheaper. */
    free: 1.6,
    cheap: 0.35,
    /** A Station or Faction a Caravan may call. */
    colour: 0.15,
  },
  hand: {
    /** An average card still to be drawn. */
    unseen: 0.6,
    /** A point of a Resource that an open mission accepts, or that none does; what it costs; a Protection side. */
    fits: 0.75,
    misfit: 0.3,
    price: -0.22,
    guard: 0.25,
    /** A Station, shared among the open missions; its second marker; what it costs. */
    station: 2,
    reward: 0.9,
    stationPrice: -0.12,
    /** A Hero with a Resource in play to double, and one without. */
    doubling: 1.6,
    hero: 0.6,
    /** A Caravan, each marker it raises, each Station it calls. */
    caravan: 1.1,
    caravanRaise: 0.25,
    call: 0.2,
    /** A Threat, and each marker it raises. */
    threat: 0.7,
    threatRaise: 0.2,
  },
  protection: {
    /** A Threat that finds some Protection gives a free play. */
    repelled: 2.8,
    /** One that finds none takes a point of Resources, a Station, or tires a marker. */
    point: -0.48,
    station: -0.96,
    tired: -0.144,
  },
  rivals: {
    /** The strongest rival's standing, shared among all rivals: a Monster hits everybody. */
    strongest: -0.1,
  },
  win: {
    won: 1000,
    lost: -1000,
  },
  /** Where things bend. */
  shape: {
    /** More turns than anybody needs: it only keeps the term above zero. */
    horizon: 30,
    /** So many markers above are few. */
    enough: 5,
    /** Bonuses fade when fewer markers than this are missing. */
    fadesBelow: 4,
    /** What a card in hand may be good for later, beside the missions it is planned for. */
    later: 0.15,
    /** A rival who lacks no more than so many markers counts more, by so much. */
    closeAt: 2,
    close: 2,
    /** Tidying for so little is not worth the trouble. */
    leastTidying: 0.1,
  },
  /** What the way to the win is planned with (see `plan.ts`). */
  plan: {
    /** What a point of Resources takes that is neither in play nor in hand: turns, and markers above. */
    turnsPerUnseen: 1.1,
    pricePerUnseen: 0.7,
    /** How many markers a discarded card raises, where a price is not at hand. */
    raised: 3.2,
    /** Turns for a marker of which nothing is known yet; no mission that can be seen takes longer. */
    turnsPerMarker: 4.5,
    /** How many missions are planned one after another. */
    missionsAhead: 5,
    /** Added to a mission's turns where missions are compared: one for two markers is worth a little more. */
    effort: 0.5,
  },
};

export type Weights = typeof WEIGHTS;

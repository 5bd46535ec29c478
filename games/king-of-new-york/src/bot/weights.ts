/**
 * Every number of the greedy bot, in stars. Set by hand and checked by tournaments; a tuner may change any of them. Under
 * the name of a term: what one of each of its features is worth. `shape`: where features bend. `plan`: what the points of
 * DESTRUCTION are spent on.
 */
export const WEIGHTS = {
  stars: {
    /** One ★. */
    star: 1,
    /** ★ bent upwards: the last ones are worth more than the first. */
    starsBent: 1,
    /** Enough of them to win. */
    starsEnough: 60,
  },
  life: {
    /** One of the first ♥, and one of those beyond. */
    lifeLow: 1,
    lifeHigh: 0.6,
    /** The square of the damage that may come and is more than can be borne. */
    risk: -0.5,
    /** The Units around could leave 0♥, 1♥ or 2♥. */
    shotTo0: -6,
    shotTo1: -3.5,
    shotTo2: -1.5,
  },
  energy: {
    /** One of the first ⚡, and one of those beyond. */
    energyLow: 0.45,
    energyHigh: 0.2,
  },
  cards: {
    /** One ⚡ of what the cards cost, and each of them besides. */
    cardCost: 0.55,
    card: 0.6,
    /** A card like Natural Selection: without a deadly die, with one that may still be rolled away, with one that may not. */
    doomed: -12,
    doomedRolling: -30,
    doomedNow: -90,
  },
  superstar: { superstar: 1.5 },
  manhattan: {
    /** What the zone will give, and being there, by the chance to see the next turn there. */
    zoneStars: 1,
    zoneEnergy: 0.4,
    zone: 0.8,
    /** Each Unit in the borough, and each ★, and ♥ to the badly wounded, of one point of DESTRUCTION, of two and so on. */
    unitsHere: -0.3,
    offeredHere: 0.15,
  },
  tokens: { web: -0.7, jinx: -0.5, carapace: 0.3 },
  dice: {
    /** Symbols that are shown or still open: ⚡, and ♥ that are missing, to the badly, the slightly and the hardly wounded. */
    diceEnergy: 0.45,
    healBadly: 1.3,
    healSlightly: 0.8,
    healHardly: 0.4,
    /** Tokens they would remove. */
    unjinx: 0.3,
    unweb: 0.4,
    /** Damage, Monsters it would eliminate, and damage to those that are near the win. */
    hit: 0.45,
    kill: 4,
    hitLeader: 0.3,
    /** CELEBRITY of the Superstar, and what cards pay for any; of one who takes Superstar; taking it. */
    fame: 1.05,
    fameTaken: 1,
    fameTaking: 2,
    /** The best use of DESTRUCTION, already in stars. */
    destruction: 1,
    /** Units that shoot at it, and being eliminated by them. */
    shots: -0.8,
    shotDead: -30,
    /** The Statue taken; taken from somebody; damage to the others. */
    statue: 3,
    statueRobbed: 1,
    shotsAtOthers: 0.35,
    /** Rerolls that are left. */
    rerolls: 0.25,
  },
  win: {
    /** Won; lost is as bad. */
    won: 100,
  },
  threat: {
    /** What the strongest opponent has, what they have on average, and each that is alive. */
    strongest: -0.35,
    average: -0.15,
    rivals: -2.5,
  },

  shape: {
    /** ★ are bent by their square over this. */
    starsBend: 60,
    /** From here on ♥ and ⚡ are worth less. */
    lifeEnough: 6,
    energyEnough: 8,
    /** Damage to be expected until the next turn: of each Monster that can attack, and of each Unit in the borough. */
    hitOfRival: 2.2,
    hitOfUnit: 0.35,
    /** ♥ that should be left after it. */
    lifeMargin: 3.5,
    /** The chance to stay in Manhattan grows from this many ♥, over as many more. */
    zoneLifeFrom: 2,
    zoneLifeSpan: 6,
    /** Badly wounded with at most this many ♥, slightly with at most this many. */
    badly: 4,
    slightly: 7,
    /** Near the win from this many ★. */
    leader: 14,
    /** More dice make a reroll better, each by this part. */
    diceOfReroll: 6,
    /** What an opponent has in ♥, as Superstar and in Manhattan. */
    rivalLife: 0.6,
    rivalSuperstar: 1.5,
    rivalManhattan: 1.5,
  },
  plan: {
    /** One of each reward; ♥ to the badly wounded and to others. */
    star: 1.1,
    energy: 0.45,
    lifeBadly: 1.1,
    life: 0.6,
    /** A Building becomes a Unit; a Unit is one less. */
    building: -0.2,
    unit: 0.3,
  },
};

export type Weights = typeof WEIGHTS;

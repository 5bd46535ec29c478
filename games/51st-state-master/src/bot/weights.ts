import type { Good } from '../content/vocabulary.ts';

/**
 * The numbers of the greedy bot, by the term they belong to, in victory points unless said otherwise. They were set by hand
 * and checked by tournaments; whoever tunes changes any of them and nothing else.
 */
export const WEIGHTS = {
  /** A point on the track. */
  vp: { point: 1 },
  /** What stands in a State at the end; Ruins may still be built over. */
  locations: { intact: 1, ruins: 0.1 },
  /**
   * Production phases still to come: points the leader is short of the end by how many a round brings, within bounds.
   * Of a round that is being played, at least the pace of a leader is taken for granted.
   */
  rounds: { pointsEach: 7, pace: 5, least: 0.4, most: 4.5 },
  goods: {
    /** One more of a good in every round to come. */
    everyRound: {
      fuel: 0.7,
      iron: 0.75,
      gun: 0.75,
      brick: 0.8,
      ammo: 0.9,
      worker: 0.6,
      red: 0.55,
      blue: 0.6,
      grey: 0.95,
      universal: 1,
      shield: 0.15,
      redevelopment: 1,
      card: 0.6,
      vp: 1,
    } satisfies Record<Good, number>,
    /** One more of a good to spend now. */
    toSpend: {
      fuel: 0.4,
      iron: 0.45,
      gun: 0.45,
      brick: 0.5,
      ammo: 0.55,
      worker: 0.3,
      red: 0.3,
      blue: 0.35,
      grey: 0.55,
      universal: 0.6,
      shield: 0.12,
      redevelopment: 0.6,
      card: 0.45,
      vp: 1,
    } satisfies Record<Good, number>,
    /** What a price asks for besides tokens: now, and in a round to come. */
    price: { any: 0.42, card: 0.35, deal: 0.8 },
    laterPrice: { any: 0.7, card: 0.5, deal: 1.5 },
  },
  production: {
    /** What a State brings in all rounds to come. */
    flow: 1,
    /** How much better a choice of goods is than the best of them, and what it is worth now. */
    choice: 0.1,
    choiceNow: 0.45,
    /** A card that copies or takes over, in a round to come. */
    copies: 0.9,
    /** The part of a threshold's gain that is not reached yet, and of a Feature's that waits for a deal or a raze. */
    missed: 0.25,
    trigger: 0.8,
  },
  abilities: {
    /** What actions earn in all rounds to come. */
    flow: 1,
    /** A storage, in a round to come. */
    storage: 0.5,
    /** A use whose price the State itself does not bring. */
    unpaid: 0.15,
    /** The least an action earns. */
    least: 0.1,
    /** The part of an action's worth that counts before it is built, if its price is brought or not. */
    payable: 0.8,
    dear: 0.25,
    /** What actions without a plain gain earn in a round to come, and the part of it now. */
    special: { steal: 0.7, activate: 1, reset: 1.3, useDeals: 1.2 },
    specialNow: 0.6,
    /** A shield on a location. */
    shield: 0.25,
  },
  /** A location of one's own: standing, as Ruins, and what its bonus is worth. */
  building: { stands: 1, ruins: 0.15, copied: 0.5, stock: 1.15 },
  supply: {
    /** Goods that can be spent now, from one's supply and storage; in the last round what is left over breaks a tie. */
    loose: 1,
    last: 0.5,
    stored: 1,
    /** Possible is less than done. */
    prospect: 0.8,
    /** So many of a good count in full, the others in part. */
    enough: 4,
    beyond: 0.6,
    /** After passing: the part that counts of what storage takes, and of how many at most. */
    kept: 0.9,
    keptMost: 3,
    /** A location to be built, less what it costs; a deal, and what it gives at once. */
    build: 0.25,
    deal: 0.2,
    /** The point a redevelopment gives, and what it replaces at most. */
    redevelop: 1,
    replacedMost: 3,
  },
  hand: {
    /** All cards of a hand together. */
    cards: 1,
    /** A card in any case, and the part of the best it may become. */
    card: 0.25,
    best: 0.3,
    /** What each arrow of distance takes from it. */
    distance: { build: 0.6, deal: 0.45, raze: 0.4 },
    /** A deal gives its good at once as well: rounds more. */
    dealAtOnce: 0.5,
    /** The part of a connection's gain. */
    connection: 0.8,
    unknown: 0.8,
    /** So many cards count in full, the others in part. */
    enough: 6,
    beyond: 0.35,
  },
  /** What has been begun: gains to come, less what they cost. */
  plan: {
    begun: 1,
    discardCard: -0.4,
    discardDeal: { once: -0.1, perRound: -0.7 },
    /** The point of a redevelopment, what it costs, and what it replaces at most. */
    redevelop: 1,
    redevelopPrice: -0.5,
    replacedMost: 3,
    /** What razing takes from an opponent. */
    raze: 0.6,
    convert: 0.9,
    exchange: 0.5,
    connection: 0.7,
    steal: 0.6,
    activateLeast: 0.3,
    resetEach: 0.35,
    dealEach: 0.4,
    opponentDeal: 0.5,
    option: 0.45,
    copy: 0.6,
    shield: 0.3,
  },
  opponents: {
    /** What a State brings in a round to come, beside its points and locations. */
    engine: 0.5,
    /** The strongest opponent, and the mean of all. */
    strongest: -0.3,
    mean: -0.1,
    /** What the strongest loses of it where one's own points shorten the game, and the virtual opponent in a round. */
    hasty: 1,
    soloHasty: 7,
    /** Alone at the table: the virtual opponent, and its attack that is still to come. */
    solo: -0.9,
    attack: -0.7,
    lost: 0.8,
    /** Whoever passes at once is never attacked, but could do so for ever: from this round on it counts for nothing. */
    patience: 12,
  },
  win: { won: 100 },
};

export type Weights = typeof WEIGHTS;

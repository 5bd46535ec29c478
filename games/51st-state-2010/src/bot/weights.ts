/**
 * The bot's weights, in victory points. Set by hand and checked by tournaments. The first ones are those of the terms: what
 * `features.ts` measures, times these. The others shape what is measured.
 */
export const WEIGHTS = {
  /** The running score. */
  score: { points: 1 },
  /** What comes in every Production to come. */
  production: { income: 1 },
  abilities: {
    /** Actions and features of locations in turns to come. */
    places: 1,
    /** A token the leader will collect. */
    leader: 0.55,
    /** Even when it brings nothing more, a tucked card is not thrown away for nothing. */
    tucked: 0.15,
    /** Spoils, which are cashed in the next turn. */
    spoils: 0.9,
  },
  supply: {
    /** Goods that outlive the turn. */
    kept: 0.6,
    /** A resource on a set that is not complete. */
    laid: 0.45,
    /** What is left over may come in useful, but hardly at the end of the game. */
    left: 0.15,
    leftAtEnd: 0.02,
    /** What can be made of the goods in this turn: possible is less than done. */
    prospect: 0.8,
  },
  hand: {
    known: 1,
    /** A card nobody has seen yet. */
    unknown: 0.8,
  },
  /** What has been begun and is still on the stack. */
  plan: { begun: 1 },
  opponents: {
    /** The strongest opponent, and all of them on average. */
    strongest: -0.25,
    average: -0.1,
  },
  win: {
    /** Ending the game in the lead. */
    ending: 10,
    /** The game is over, and won. */
    won: 100,
  },

  horizon: {
    /** Points the best player makes in a turn. */
    perTurn: 6,
    /** The turns the bot looks ahead at most and at least. */
    farthest: 4.5,
    nearest: 0.7,
    /** The lead that is safe at the end; what a good of an opponent may still become until then. */
    safe: 4,
    rivalEnds: 0.3,
  },
  rival: {
    /** What an opponent will have, for what comes in every turn and for a good. */
    income: 0.7,
    good: 0.15,
  },
  planning: {
    /** Steps the rest of a turn is planned for, and what one must bring. */
    steps: 8,
    least: 0.05,
    /** A good is spent for this part of its worth: what is left over is lost at the end of the turn. */
    price: 0.3,
    /** A redevelopment token is spent for so much. */
    token: 0.1,
    /** A contact that would be lost or ready again after the turn, for its range. */
    contact: 0.05,
    /** The choice between two cards. */
    chosen: 0.3,
    /** A tucked card given up as a price, for each turn to come and at once. */
    givenUpTurn: 0.35,
    givenUp: 0.1,
    /** Something to steal, and something to put into a store. */
    stolen: 0.55,
    stored: 0.05,
    /** More of a good than these are left over for nothing. */
    spare: 5,
  },
  card: {
    /** A card in hand, compared with what it may become. */
    use: 0.3,
    alone: 0.2,
    /** Rough prices of what it may become. */
    incorporating: 0.5,
    redeveloping: 0.6,
    tucking: 0.4,
    /** The same for something out of reach as yet. */
    far: 0.55,
    /** A contact card for its range, less its price by the resource; and when there is nothing more to reach. */
    shot: 0.35,
    shotPrice: 0.1,
    shotAtEnd: 0.1,
    /** A leader in hand, compared with one in play. */
    leader: 0.7,
    /** A card that is left at the end of the game. */
    atEnd: 0.3,
    /** Cards beyond this number are worth little. */
    many: 6,
    beyond: 0.4,
  },
  place: {
    /** Tokens a leader will collect in a turn. */
    leaderTurn: 1.3,
    /** Locations a new one, or one in play, will count in a turn to come. */
    counted: 0.5,
    counts: 0.4,
    /** Uses of an action in a turn to come. */
    uses: 1.2,
    vpUses: 1.4,
    /** What an action earns in a turn to come, of its gain less its price; and at least. */
    act: 0.75,
    leastAct: 0.1,
    /** A theft, and the three resources a set takes. */
    steal: 0.6,
    set: 0.9,
    /** What a feature is good for in each turn: a store, room, a Lookout ability; and the room a deal makes. */
    store: 0.35,
    room: 0.15,
    draft: 0.4,
    dealRoom: 0.2,
    /** Goods that come with a location and with a leader. */
    stock: 0.75,
    leaderStock: 0.7,
    /** Visits to an open production hurt the more, the more players there are; the workers they pay make up for some of it. */
    visitors: 1.1,
    visitPaid: 1,
  },
  /** Prices: a resource of any kind, where the payer chooses; a card; a tucked card. */
  paid: { any: 0.4, card: 0.35, tucked: 0.8 },
  /** One more of a good in every turn to come. */
  everyTurn: {
    scrap: 0.6,
    fuel: 0.5,
    weapon: 0.5,
    building: 0.75,
    any: 0.8,
    worker: 0.4,
    redevelop: 1.6,
    redevelopAny: 1.8,
    conquest1: 0.3,
    conquest2: 0.5,
    conquest3: 0.65,
    cooperation1: 0.3,
    cooperation2: 0.5,
    cooperation3: 0.65,
    incorporation1: 0.8,
    incorporation2: 1.3,
    incorporation3: 1.6,
    universal1: 0.8,
    universal3: 1.6,
    card: 0.55,
    vp1: 1,
    vp2: 2,
  },
  /** One more of a good to spend. */
  toSpend: {
    scrap: 0.45,
    fuel: 0.4,
    weapon: 0.4,
    building: 0.55,
    any: 0.6,
    worker: 0.3,
    redevelop: 1.2,
    redevelopAny: 1.4,
    conquest1: 0.25,
    conquest2: 0.45,
    conquest3: 0.6,
    cooperation1: 0.25,
    cooperation2: 0.45,
    cooperation3: 0.6,
    incorporation1: 0.6,
    incorporation2: 1.1,
    incorporation3: 1.4,
    universal1: 0.6,
    universal3: 1.4,
    card: 0.5,
    vp1: 1,
    vp2: 2,
  },
};
export type Weights = typeof WEIGHTS;

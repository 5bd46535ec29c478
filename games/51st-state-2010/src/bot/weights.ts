/** The bot's weights, in victory points. Set by hand and checked by tournaments. */
export const WEIGHTS = {
  /** Points the best player makes in a turn, and the turns the bot looks ahead at most and at least. */
  perTurn: 6,
  farthest: 4.5,
  nearest: 0.7,
  /** Ending the game in the lead, and the lead that is safe; what a good of an opponent may still become. */
  ending: 10,
  safe: 4,
  rivalEnds: 0.3,
  /** Possible is less than done. */
  prospect: 0.8,
  /** A good is spent for this part of its worth: what is left over is lost at the end of the turn. */
  price: 0.3,
  /** A redevelopment token is spent for so much. */
  token: 0.1,
  /** What is left over may come in useful, but hardly at the end of the game. */
  left: 0.15,
  leftAtEnd: 0.02,
  /** Goods that outlive the turn. */
  kept: 0.6,
  /** A resource on a set that is not complete. */
  laid: 0.45,
  /** A card in hand, compared with what it may become. */
  card: 0.3,
  cardAlone: 0.2,
  /** Rough prices of what it may become. */
  incorporating: 0.5,
  redeveloping: 0.6,
  tucking: 0.4,
  /** The same for something out of reach as yet. */
  far: 0.55,
  /** A card nobody has seen yet, and the choice between two. */
  unknown: 0.8,
  chosen: 0.3,
  /** A contact card in hand for its range, less its price by the resource; and when there is nothing more to reach. */
  shot: 0.35,
  shotPrice: 0.1,
  shotAtEnd: 0.1,
  /** A contact that would be lost or ready again after the turn, for its range. */
  contact: 0.05,
  /** A card that is left at the end of the game. */
  atEnd: 0.3,
  /** Cards beyond this number are worth little. */
  many: 6,
  beyond: 0.4,
  /** A leader in hand, compared with one in play. */
  leaderCard: 0.7,
  /** Tokens a leader will collect in a turn, and what each is worth. */
  leaderTurn: 1.3,
  leaderToken: 0.55,
  /** Locations a new one, or one in play, will count in a turn to come. */
  counted: 0.5,
  counts: 0.4,
  /** Uses of an action in a turn to come. */
  uses: 1.2,
  vpUses: 1.4,
  /** Spoils, which are cashed in the next turn. */
  spoils: 0.9,
  /** Even when it brings nothing more, a tucked card is not thrown away for nothing. */
  tucked: 0.15,
  /** One given up as a price, for each turn to come and at once. */
  givenUpTurn: 0.35,
  givenUp: 0.1,
  /** Something to steal, and something to put into a store. */
  stolen: 0.55,
  stored: 0.05,
  /** Visits to an open production hurt the more, the more players there are; the workers they pay make up for some of it. */
  visitors: 1.1,
  visitPaid: 1,
  /** The strongest opponent, and all of them on average. */
  rival: 0.25,
  rivals: 0.1,
  rivalIncome: 0.7,
  rivalGood: 0.15,
} as const;

/** What the bot's features are worth, in points, by the term they explain. Set by hand. */
export const WEIGHTS = {
  /** Points ahead of the strongest rival. */
  lead: { ahead: 1 },
  /** Strong cards in hand. */
  hand: { strong: 1 },
  /** What lies in the own pot: it may still be lost. */
  pot: { open: 0.5 },
} as const;

/** Any numbers in their places. */
export type Weights = { readonly [T in keyof typeof WEIGHTS]: { readonly [F in keyof (typeof WEIGHTS)[T]]: number } };

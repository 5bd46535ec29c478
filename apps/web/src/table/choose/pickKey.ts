/** An answer as text: the key of its button, and what tests press it by. */
export const pickKey = (pick: unknown): string => JSON.stringify(pick);

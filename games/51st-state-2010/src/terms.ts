/** The parts of `evaluate`, in their order. */
export const TERMS = ['score', 'production', 'abilities', 'supply', 'hand', 'plan', 'opponents', 'win'] as const;
export type TermId = (typeof TERMS)[number];

/** A standard error in whole percent, as people read it: what is not sure is never said to be. */
export const pointsOf = (error: number): number => (error === 0 ? 0 : Math.max(1, Math.round(100 * error)));

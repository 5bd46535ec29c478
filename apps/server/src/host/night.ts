/** From when on, by the clock of the machine, a backup is due. A computer that was off then makes it once it is on. */
const HOUR = 4;
/** How many of the nightly ones stay. */
export const NIGHTS = 7;
const NIGHTLY = /^ashtown-night-\d{4}-\d\d-\d\d\.db$/;

const two = (n: number): string => String(n).padStart(2, '0');
const dayOf = (at: Date): string => `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`;

/** The night whose backup should be there; null: the one of today is not due yet. */
export const nightAt = (at: Date): string | null => (at.getHours() < HOUR ? null : dayOf(at));

export const nightlyName = (night: string): string => `ashtown-night-${night}.db`;
export const isNightly = (name: string): boolean => NIGHTLY.test(name);

/** The name of one that somebody wanted at this moment. */
export const nameAt = (at: Date): string =>
  `ashtown-${dayOf(at)}-${[at.getHours(), at.getMinutes(), at.getSeconds()].map(two).join('')}.db`;

/** Which of the nightly ones are too many. */
export const tooMany = (names: readonly string[]): string[] => names.filter(isNightly).sort().slice(0, -NIGHTS);

let token = '';

/** What the host's page was given: whoever has opened it in this window is the host there, also where guests may not open tables. */
export const hostToken = (): string => token;
export const keepHostToken = (given: string): void => {
  token = given;
};

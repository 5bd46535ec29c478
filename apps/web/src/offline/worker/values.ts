import { learnedValues } from '@ashtown/host';

const WEIGHTS = import.meta.glob<{ default: unknown }>('../../../../../games/*/values/*.json');

/** What was learned of the games as they come. */
export const valueFor = learnedValues(async (game, players) => {
  const fetch = WEIGHTS[`../../../../../games/${game}/values/${players}.json`];
  if (!fetch) throw new Error(`nothing was learned of ${game} for ${players} players`);
  return fetch();
});

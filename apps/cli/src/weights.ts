import type { FetchWeights } from '@ashtown/host';

/** What was learned of a game, from its package. */
export const fetchWeights: FetchWeights = (game, players) =>
  import(/* @vite-ignore */ `#games/${game}/values/${players}.json`, { with: { type: 'json' } });

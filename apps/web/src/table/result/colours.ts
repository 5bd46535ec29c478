/** The colour of a source of points, for good: the same kind of source looks the same in every game and chart. */
const COLOURS: Readonly<Record<string, string>> = {
  // Both 51st States
  production: 'green',
  deals: 'blue',
  bonus: 'sand',
  redevelopment: 'pink',
  spoils: 'red',
  compensation: 'brown',
  actions: 'violet',
  features: 'ochre',
  connections: 'teal',
  attacks: 'crimson',
  visits: 'cream',
  locations: 'gold',
  ruins: 'grey',
  leader: 'orange',
  onLocations: 'lime',
  onLeader: 'indigo',
  onDeals: 'sky',
  leaderChange: 'rose',
  // King of New York
  manhattan: 'orange',
  destruction: 'red',
  celebrity: 'gold',
  statue: 'teal',
  cards: 'violet',
  lost: 'grey',
  // Metro 2033
  start: 'sand',
  faction: 'indigo',
  stations: 'green',
  // Armageddon
  auction: 'orange',
  tiles: 'teal',
  fights: 'red',
  repairs: 'ochre',
  rounds: 'green',
  housing: 'lime',
  damage: 'grey',
  marauders: 'rose',
  homeless: 'mauve',
  common: 'indigo',
  private: 'pink',
  beer: 'gold',
  gasoline: 'brown',
  weapons: 'crimson',
  medicine: 'sky',
  vehicle: 'blue',
  map: 'cream',
  // Scrap
  banked: 'gold',
  leftovers: 'violet',
};

export const colourOfSource = (source: string): string => `var(--src-${COLOURS[source] ?? 'grey'})`;
export const hasColour = (source: string): boolean => Object.hasOwn(COLOURS, source);

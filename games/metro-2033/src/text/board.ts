import type { MissionKind, Use } from '../content/vocabulary.ts';

/** What has become of a seat in an attack, for the eye. */
export type Fate = 'waits' | 'now' | 'repelled' | 'spared' | 'lost';

/** What the board says beside the game's own words. */
export interface BoardText {
  bazaar: string;
  emptySlot: string;
  deck: string;
  discardPile: string;
  /** In a word, below the number. */
  discards: string;
  emptyPile: string;
  cards(n: number): string;
  /** Where everybody stands on the way to ten markers. */
  race: string;
  raceHelp: string;
  at(name: string, n: number): string;

  attacks(monster: string): string;
  attacked(monster: string): string;
  discardedBy(name: string): string;
  oneSymbol: string;
  allSymbols: string;
  fate: Record<Exclude<Fate, 'lost'>, string>;
  lost(n: number): string;
  /** What it was repelled with, or what was lost, by name; and the own part, in a sentence. */
  fateOf: Record<'repelled' | 'lost', (names: string) => string>;
  ownFate: Record<'repelled' | 'lost', (names: string) => string>;
  walk: string;

  above: string;
  aboveHelp: string;
  below: string;
  /** `relief`: a mission raises markers. */
  belowHelp(relief: boolean): string;
  onStations: string;
  /** Of the markers in all, how many lie on Stations. */
  kept(n: number): string;
  markers: string;

  /** What the parts of the table are for. */
  about: Record<'missions' | 'resources' | 'protections' | 'stations' | 'bazaar', string>;
  missions: string;
  missionKind: Record<MissionKind, string>;
  factionMission: string;
  noMissions: string;
  /** Of a mission that can be completed: at once, or with a Hero's help. */
  ready: string;
  withHero: string;
  short(n: number): string;
  done: string;
  progress(name: string, have: number, needs: number, kind: string): string;
  reward(n: number): string;
  keepFor(n: number): string;

  resources: string;
  stations: string;
  noStations: string;
  protections: string;
  noProtections: string;
  free(type: string): string;
  cheaper(type: string): string;
  thenFree(type: string): string;
  doubles(type: string): string;
  hero: string;
  chosen: string;

  hand: string;
  handOf(n: number): string;
  known: string;
  knownOf(n: number): string;
  doWith(name: string): string;
  stock(up: number, down: number): string;
  chooseFaction: string;
  use: Record<Use, string>;
  /** A use with its price, or with the markers that rise. */
  /** What a card does that is active when it is discarded: a Monster attacks, a Caravan comes. */
  unleash: Record<'monster' | 'caravan', string>;
  labelFor(use: Use, n: number, active: 'monster' | 'caravan' | null): string;
  exchange: string;
  tidy: string;
  noUse: string;
  twice(n: number): string;
  pay(value: number, needs: number): string;
  repelWith(names: string): string;
  decline: string;
  topCard: string;

  /** On a caravan. */
  discardEffect: string;

  mission: string;
  uses: string;
  canPay: string;
  raises(n: number): string;
  lastFirst: string;
}

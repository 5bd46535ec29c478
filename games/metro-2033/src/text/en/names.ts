import { MARKERS } from '../../content/vocabulary.ts';
import { count } from '../format.ts';
import type { Language } from '../language.ts';

const noun = {
  marker: { one: 'marker', other: 'markers' },
  card: { one: 'card', other: 'cards' },
} satisfies Language['names']['noun'];
export const markers = (n: number): string => count('en', n, noun.marker);
export const cards = (n: number): string => count('en', n, noun.card);
/** The last one of several after “and” or “or”. */
const last = (word: string) => (names: string) => names.replace(/, (?=[^,]*$)/, ` ${word} `);
export const and = last('and');
export const either = last('or');
/** Markers that lay on Stations. */
export const back = (n: number, stations = 1): string =>
  `${markers(n)} back from ${stations > 1 ? 'Stations' : 'the Station'}`;
/** What a mission takes: the amounts on the cards count, not the cards. */
export const resources = (n: number): string => count('en', n, { one: 'Resource', other: 'Resources' });

export const names: Language['names'] = {
  pitch: `Lead a Faction of the Moscow metro: complete missions, repel Monsters and be the first with ${markers(MARKERS)}.`,
  noun,
  sheet: {
    markers: noun.marker,
    cards: noun.card,
    up: { one: 'available marker', other: 'available markers' },
    resources: { one: 'Resource card', other: 'Resource cards' },
    shields: { one: 'Protection card', other: 'Protection cards' },
    stations: { one: 'Station', other: 'Stations' },
    heroes: { one: 'Hero', other: 'Heroes' },
  },
  verb: {
    end: 'End the turn',
    play: 'Play',
    protect: 'Play as Protection',
    discard: 'Discard',
    exchange: 'Exchange three cards',
    mission: 'Complete a mission',
    tidy: 'Tidy',
    done: 'Done',
    cancel: 'Cancel',
    pay: 'Pay',
    use: 'Use',
    keep: 'Keep',
    defend: 'Defend',
    guard: 'Defend with several cards',
    decline: 'Do not defend',
    lose: 'Lose',
    none: 'Play no card',
  },
  deck: 'Deck',
  bazaar: 'Bazaar',
  slot: (n) => `Bazaar, card ${n}`,
  discardPile: 'Discard pile',
  zone: { up: 'Above the Faction card', down: 'Below the Faction card', reserve: 'Reserve' },
  protection: 'Protection',
  missionOf: (card) => `Mission: ${card}`,
  ownFaction: 'your Faction',
  people: (up, down, on) => `${up} above, ${down} below${on > 0 ? `, ${on} on Stations` : ''}`,
  hand: 'Your hand',
  known: 'cards in hand seen by all',
  flipped: 'mission completed',
  kept: (n) => markers(n),
  option: {
    factionRoster: {
      name: 'Faction roster',
      help: 'Which five Factions take part: the default ones or the alternative ones.',
      choices: { default: 'Default', alternate: 'Alternative' },
    },
    factionAssignment: {
      name: 'Faction assignment',
      help: 'Players choose their Factions in turn, or get them at random.',
      choices: { choose: 'Chosen in turn', random: 'At random' },
    },
    hardAllSymbols: { name: 'Harder: all symbols needed', help: 'Repelling a Monster takes every symbol it shows.' },
    hardExhaustion: {
      name: 'Harder: exhaustion',
      help: 'Whoever does not repel a Monster moves all markers from above the Faction card to below it.',
    },
    hardNoRelief: {
      name: 'Harder: no relief',
      help: 'After a mission no marker rises, and the reward goes below the Faction card.',
    },
    hardForcedDefence: { name: 'Harder: forced defence', help: 'Whoever can repel a Monster must.' },
  },
  source: { start: 'At the start', faction: 'Faction mission', stations: 'Station missions' },
  phase: { factions: 'Factions', action: 'Action', attack: 'Attack', draw: 'Draw', free: 'Free actions' },
  term: {
    markers: 'markers',
    people: 'available markers',
    missions: 'missions',
    bonuses: 'bonuses',
    hand: 'hand',
    protection: 'Protection',
    rivals: 'rivals',
    win: 'the win',
  },
};

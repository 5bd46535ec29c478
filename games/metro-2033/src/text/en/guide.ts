import { plural } from '@ashtown/engine';
import type { Guide } from '../guide.ts';
import { plates } from './plates.ts';

export const guide: Guide = {
  plates,
  goal: {
    title: 'The goal',
    text: [
      'Each player leads a Faction of the Moscow metro and begins with 5 markers. Whoever has 10 markers first wins at once.',
      'New markers come only from missions: supply your Faction and your Stations with the Resources they ask for. Markers are never lost.',
    ],
  },
  cards: {
    title: 'What there is',
    text: [
      'All cards but the Factions form one deck. Each player holds five of them, and three lie open in the bazaar.',
    ],
    rows: [
      {
        term: 'Resource',
        text: 'Has a cost, a type and an amount. Care, Food and Goods are peaceful; Weapons, Ammunition and Equipment are military. Many can be turned round by 180° and played as Protection.',
      },
      {
        term: 'Station',
        text: 'Brings a mission, a bonus for one type of Resource, and carries the symbol of the Red Line, Hanza or Polis, or none.',
      },
      { term: 'Hero', text: 'Works once: doubles one type in a mission, or repels a Monster.' },
      { term: 'Threat', text: 'A Monster. Discarded, it attacks everybody. Some can be played as Protection instead.' },
      { term: 'Caravan', text: 'Only discarded: it renews the bazaar and lets everybody raise markers.' },
    ],
  },
  markers: {
    title: 'Markers above and below',
    text: [
      'Markers above the Faction card are available. To pay a price, move that many from above to below. You cannot pay with those below until they rise.',
      'Raising moves markers from below the Faction card to above it, at most as many as lie there. Markers may also lie on Stations. All of them count towards ten.',
    ],
  },
  turn: {
    title: 'Your turn',
    text: [
      'Take exactly one of three actions; there is no pass. Before it and after it you may take free actions: complete missions and tidy, as often as you like.',
      'At the end of the turn whoever holds fewer than five cards draws up to five.',
    ],
    rows: [
      {
        term: 'Play a card',
        text: 'Pay its price, put it in front of you, then draw a card. Resources, Stations and Heroes are played; Resources and Threats with a Protection symbol can be turned round and played as Protection for its cost.',
      },
      {
        term: 'Discard a card',
        text: 'Put a hand card on the discard pile and raise as many markers as it costs. An active card (Caravan, Threat) now has its effect. Then draw a card.',
      },
      {
        term: 'Exchange three cards',
        text: 'Discard three hand cards and draw three, one after another. No markers move, and the cards have no effect.',
      },
    ],
  },
  drawing: {
    title: 'Drawing',
    text: [
      'Each time you draw, choose: one of the three open cards of the bazaar, which is replaced at once, or the top card of the deck.',
      'When the deck has run out, the discard pile is shuffled and becomes the new deck.',
    ],
  },
  missions: {
    title: 'Missions',
    text: [
      'A mission names a kind and an amount of Resources. Peaceful missions take peaceful Resources, military ones military Resources, trade missions both.',
      'Use whole Resources in play; what is above the amount is lost, and no superfluous card may be added. A Hero may double all chosen Resources of one type. All cards used are discarded.',
      'You gain the reward: one marker, for some Stations two. Then all your markers from below rise. A completed Faction card is flipped: its type of Resource is free for you from now on.',
    ],
  },
  stations: {
    title: 'Stations and prices',
    text: [
      'A Station in play makes its bonus type 1 cheaper; several do not add up. After its mission you either discard it or keep it by putting markers from above on it: 1 for the first kept Station, 2 for the second, and so on.',
      'A kept Station makes its type free. Its markers stay there until the Station leaves play, and still count towards ten.',
      'A Station costs 1 less for each of your Stations with the same symbol, but at least 1. Neutral Stations neither give nor get this discount. Heroes and Protection always cost what is printed.',
    ],
  },
  tidying: {
    title: 'Tidying',
    text: [
      'As a free action, discard any of your cards in play except the Faction. For each Resource, Protection and Hero raise as many markers as its printed cost; markers on a Station go above the Faction card.',
    ],
  },
  protection: {
    title: 'Protection and Heroes',
    text: [
      'A card played as Protection gives no Resources; it waits with its symbols for a Monster. It cannot be turned back.',
      'Heroes protect as well. A Hero is used up by the first use, doubling or protecting.',
    ],
  },
  caravans: {
    title: 'Caravans',
    text: [
      'Whoever discards a Caravan raises as many markers as it costs, and the three cards of the bazaar are renewed. Then everybody raises one marker for each own Station, and for a flipped Faction, whose bonus is of the Caravan’s kind.',
    ],
  },
  attack: {
    title: 'A Monster attacks',
    text: [
      'A discarded Threat attacks everybody, clockwise from whoever discarded it, who is attacked first.',
      'Whoever has a Protection or a Hero in play with one of the Monster’s symbols may discard it and repel the Monster. That player may at once play a card from the hand free of charge.',
      'Whoever cannot or does not want to repel it suffers the loss the card names: a Station of one’s choice, or all Resources of a kind, or all. Protections, Heroes and the hand are safe. At the end all hands are filled to five.',
    ],
  },
  winning: {
    title: 'The end',
    text: [
      'Whoever gains the tenth marker wins at once, even in the middle of a turn. The others are ranked by their markers.',
    ],
  },
  options: {
    title: 'Options',
    text: ['The four options that make the game harder can be combined freely.'],
    more: {
      factionRoster: 'Other Factions with other missions take part.',
      factionAssignment: 'The Factions are chosen in the order of the seats, or dealt.',
      hardAllSymbols: 'All symbols of the Monster are needed, from one card or several; all cards used are gone.',
      hardExhaustion: 'Whoever does not repel the Monster moves all markers below the Faction card, after the loss.',
      hardNoRelief:
        'After a mission no marker rises and the reward goes below the Faction card. Stations are kept with markers from below first.',
      hardForcedDefence: 'Whoever can repel must, but chooses with what.',
    },
  },
  rulings: {
    title: 'Where we had to decide',
    text: [
      'The rulebook leaves some things open. In Ashtown an action is compulsory; free actions are taken before or after the action, not in the middle of it; the first player is drawn by lot.',
      'The symbol Unknown matches only itself. Whoever suffers a loss chooses the Station. No markers rise for lost Resources or for a lost Station without markers. Markers on Stations stay there when exhaustion strikes.',
    ],
  },
  known: {
    title: 'How far the cards are known',
    text: [
      'The rulebook shows only some cards. Names, numbers and symbols that it does not state were reconstructed for this project so that they fit the rules and the known totals. Each card below says how far it is known.',
    ],
  },
  cost: (n) => `costs ${n} ${plural('en', n, { one: 'marker', other: 'markers' })}`,
  copies: (n) => `${n} ${plural('en', n, { one: 'copy', other: 'copies' })}`,
};

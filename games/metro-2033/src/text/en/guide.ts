import { plural } from '@ashtown/engine';
import type { Guide } from '../guide.ts';

export const guide: Guide = {
  goal: {
    title: 'The goal',
    text: [
      'Each player leads a Faction of the Moscow metro and begins with 5 markers, its people. Whoever has 10 markers first wins at once.',
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
        text: 'Has a cost, a type and an amount. Care, Food and Goods are peaceful; Weapons, Ammunition and Equipment are military. Many have a second, turned side: Protection.',
      },
      {
        term: 'Station',
        text: 'Brings a mission, a bonus for one type of Resource, and belongs to the Red Line, to Hanza, to Polis or to nobody.',
      },
      { term: 'Hero', text: 'Works once: doubles one type in a mission, or keeps a Monster off.' },
      { term: 'Threat', text: 'A Monster. Discarded, it attacks everybody. Some can be played as Protection instead.' },
      { term: 'Caravan', text: 'Only discarded: it renews the bazaar and lets everybody raise markers.' },
    ],
  },
  markers: {
    title: 'Markers above and below',
    text: [
      'Markers above the Faction card are ready. To pay a price, move that many from above to below. Those below are on duty and pay nothing until they rise.',
      'Raising moves markers from below to above, as many as there are. Markers may also lie on Stations. All of them count towards ten.',
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
        text: 'Pay its price, put it in front of you, then draw a card. Resources, Stations and Heroes are played; Resources and Threats with a Protection side can be played turned round, for the cost of that side.',
      },
      {
        term: 'Discard a card',
        text: 'Put a hand card on the discard pile and raise as many markers as it costs. A Caravan or a Threat now does what it says. Then draw a card.',
      },
      {
        term: 'Exchange three',
        text: 'Discard three hand cards and draw three, one after another. Nothing else happens, whatever they are.',
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
      'A mission names a kind and an amount. Peaceful missions take peaceful Resources, military ones military Resources, trade missions both.',
      'Pay with whole Resources in play; what is above the amount is lost, and no superfluous card may be added. A Hero may double all chosen Resources of one type. All cards used are discarded.',
      'You gain the reward: one marker, for some Stations two. Then all your markers from below rise. A completed Faction card is turned over: its type of Resource is free for you from now on.',
    ],
  },
  stations: {
    title: 'Stations and prices',
    text: [
      'A Station in play makes its bonus type 1 cheaper; several do not add up. After its mission you either discard it or keep it by putting markers from above on it: 1 for the first kept Station, 2 for the second, and so on.',
      'A kept Station makes its type free. Its markers stay there until the Station leaves play, and still count towards ten.',
      'A Station costs 1 less for each Station of the same line that you have, but at least 1. Neutral Stations neither give nor get this discount. Heroes and Protection sides always cost what is printed.',
    ],
  },
  tidying: {
    title: 'Tidying',
    text: [
      'As a free action, discard any of your cards in play except the Faction. For each Resource, Protection and Hero raise its printed cost; markers on a Station come back above.',
    ],
  },
  protection: {
    title: 'Protection and Heroes',
    text: [
      'A card on its Protection side supplies nothing; it waits with its symbols for a Monster. It cannot be turned back.',
      'Heroes protect as well. A Hero is used up by the first use, doubling or protecting.',
    ],
  },
  caravans: {
    title: 'Caravans',
    text: [
      'When a Caravan is discarded, its owner raises its cost and the three cards of the bazaar are replaced. Then everybody raises one marker for each own Station, and for a turned Faction, whose bonus is of the Caravan’s kind.',
    ],
  },
  attack: {
    title: 'A Monster attacks',
    text: [
      'A discarded Threat attacks everybody, clockwise from whoever discarded it, who is attacked first.',
      'Whoever has a Protection or a Hero in play with one of the Monster’s symbols may discard it and repel the Monster. That player may at once play a card from the hand for nothing.',
      'Whoever cannot or does not want to repel it suffers the loss the card names: a Station of one’s choice, or all Resources of a kind, or all. Protections, Heroes and the hand are safe. At the end all hands are filled to five.',
    ],
  },
  winning: {
    title: 'The end',
    text: ['The tenth marker wins immediately, in the middle of a turn. The others are ranked by their markers.'],
  },
  options: {
    title: 'Options',
    text: ['The four harder ones can be combined as you like.'],
    more: {
      factionRoster: 'Other Factions with other missions take part.',
      factionAssignment: 'The Factions are chosen in the order of the seats, or dealt.',
      hardAllSymbols: 'All symbols of the Monster are needed, from one card or several; all cards used are gone.',
      hardExhaustion: 'Whoever does not repel the Monster moves all markers below, after the loss.',
      hardNoRelief:
        'After a mission nothing rises and the reward goes below. Stations are kept with markers from below first.',
      hardForcedDefence: 'Whoever can repel must, but chooses with what.',
    },
  },
  rulings: {
    title: 'Where we had to decide',
    text: [
      'The rulebook leaves some things open. In Ashtown an action is compulsory; free actions are taken before or after the action, not in the middle of it; the first player is drawn by lot.',
      'The symbol Unknown matches only itself. Whoever suffers a loss chooses the Station. A lost Station without markers and lost Resources raise nothing. Markers on Stations stay there when exhaustion strikes.',
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

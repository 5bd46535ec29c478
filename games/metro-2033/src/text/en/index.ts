import { NONE } from '../../content/tables.ts';
import { MARKERS, NEUTRAL } from '../../content/vocabulary.ts';
import { count as counted } from '../names.ts';
import type { Language } from '../speak.ts';

const noun = {
  marker: { one: 'marker', other: 'markers' },
  card: { one: 'card', other: 'cards' },
} satisfies Language['noun'];
const markers = (n: number): string => counted('en', n, noun.marker);
const cards = (n: number): string => counted('en', n, noun.card);

export const en: Language = {
  lang: 'en',
  pitch: `Lead a faction of the Moscow metro: supply stations, fend off monsters and be the first with ${MARKERS} markers.`,
  noun,
  and: 'and',

  atom: {
    supply: (a, n) => `worth ${a.n} ${n.type(a.type)} in a mission`,
    mission: (a, n) => `${n.mission(a.kind)}, ${a.n}: reward ${markers(a.reward)}`,
    bonus: (a, n) =>
      a.of === 'faction'
        ? `once its mission is done, you play ${n.type(a.type)} free of charge`
        : `in play it makes ${n.type(a.type)} 1 cheaper; with markers on it, free of charge`,
    line: (a, n) =>
      a.line === NEUTRAL
        ? `${n.line(a.line)}: no discount between Stations`
        : `${n.line(a.line)}: 1 cheaper for each such Station you have, but never below 1`,
    double: (a, n) => `discard it to count all your ${n.type(a.type)} twice in one mission`,
    shield: (a, n) =>
      a.price === NONE
        ? `or discard it to repel a Monster with: ${n.signs(a.signs)}`
        : `as Protection (cost ${a.price}): discard it to repel a Monster with ${n.signs(a.signs)}`,
    attack: (a, n) =>
      `it attacks everybody, you included, with ${n.signs(a.signs)}; for whoever does not repel it: ${n.loss(a.loss)}`,
    renewBazaar: () => 'the bazaar is renewed',
    raiseEach: (a, n) =>
      `everybody raises 1 marker for each own Station and flipped Faction with a bonus of the kind ${n.kind(a.kind)}`,
  },
  cost: (n) => `cost ${n}`,
  whenDiscarded: 'when discarded as your action:',
  provenance: {
    rulebook: 'Every value is stated by the rulebook.',
    'partly-rulebook': 'Some values are stated by the rulebook; the others are a reconstruction.',
    reconstructed: 'The values are a reconstruction that fits the rules and the known totals.',
  },

  event: {
    began: (e) => `Everybody begins with ${markers(e.up)} above the Faction card`,
    faction: (e, who, n) => `${who(e.seat)} leads ${n.card(e.faction)}`,
    dealt: (e, who, n) => `${who(e.seat)} is dealt ${cards(e.n)}${e.cards === null ? '' : `: ${n.cards(e.cards)}`}`,
    first: (e, who) => `${who(e.seat)} begins`,
    turn: (e, who) => `Turn ${e.no}: ${who(e.seat)}`,
    played: (e, who, n) => {
      const what = `${n.card(e.card)}${e.side === 'protection' ? ' as Protection' : ''}`;
      return e.reward ? `${who(e.seat)} plays ${what} as a reward` : `${who(e.seat)} plays ${what} for ${e.price}`;
    },
    discarded: (e, who, n) => `${who(e.seat)} discards ${n.card(e.card)} and raises ${markers(e.raised)}`,
    exchanged: (e, who, n) => `${who(e.seat)} exchanges ${n.cards(e.cards)}`,
    drew: (e, who, n) =>
      e.slot > 0
        ? `${who(e.seat)} takes ${n.card(e.card!)} from the bazaar`
        : `${who(e.seat)} draws ${e.card === null ? 'a card' : n.card(e.card)} from the deck`,
    turnedUp: (e, _, n) => `New in the bazaar: ${n.card(e.card)}`,
    reshuffled: (e) => `The discard pile becomes the new deck: ${cards(e.n)}`,
    swept: (e, _, n) => (e.cards.length === 0 ? 'The bazaar is renewed' : `The bazaar is cleared: ${n.cards(e.cards)}`),
    raised: (e, who) => `${who(e.seat)} raises ${markers(e.n)}${e.why === 'caravan' ? ' thanks to the caravan' : ''}`,
    mission: (e, who, n) =>
      `${who(e.seat)} completes the mission of ${n.card(e.card)} (${e.value} of ${e.needs}) with ${n.cards(e.cards)}`,
    gained: (e, who) => `${who(e.seat)} gains ${markers(e.n)}: ${e.total} of ${MARKERS}`,
    flipped: (e, who, n) => `${who(e.seat)} flips ${n.card(e.card)}`,
    kept: (e, who, n) => `${who(e.seat)} keeps ${n.card(e.card)} with ${markers(e.n)}`,
    notKept: (e, who, n) => `${who(e.seat)} discards ${n.card(e.card)}`,
    tidied: (e, who, n) => {
      const gains = [
        ...(e.raised > 0 ? [`raises ${markers(e.raised)}`] : []),
        ...(e.back > 0 ? [`takes ${markers(e.back)} back`] : []),
      ];
      return `${who(e.seat)} tidies ${n.cards(e.cards)}${gains.length > 0 ? ` and ${gains.join(' and ')}` : ''}`;
    },
    attack: (e, who, n) => `${n.card(e.card)} attacks! (discarded by ${who(e.seat)})`,
    repelled: (e, who, n) => `${who(e.seat)} repels the Monster with ${n.cards(e.cards)}`,
    failed: (e, who) => (e.declined ? `${who(e.seat)} does not defend` : `${who(e.seat)} has no defence`),
    lost: (e, who, n) =>
      `${who(e.seat)} loses ${n.cards(e.cards)}${e.back > 0 ? ` and takes ${markers(e.back)} back` : ''}`,
    exhausted: (e, who) => `${who(e.seat)} is exhausted: ${markers(e.n)} below`,
    noFreePlay: (e, who) => `${who(e.seat)} plays no card as a reward`,
    won: (e, who) => `${who(e.seat)} wins with ${markers(MARKERS)}`,
  },

  prompt: {
    chooseFaction: () => 'Choose your Faction',
    turnAction: (f) =>
      f.window === 1
        ? `Your action: play, discard or exchange (${f.up} above, ${f.down} below)`
        : 'End the turn, or a free action first',
    exchange: (f) => `Choose cards to exchange: ${f.left} to go`,
    tidy: (f, n) => (f.cards.length === 0 ? 'Choose cards to tidy away' : `Tidy away ${n.cards(f.cards)}: what else?`),
    payment: (f, n) =>
      f.cards.length === 0
        ? `${n.card(f.card)} needs ${f.needs}: what do you use?`
        : `${n.card(f.card)} needs ${f.needs}; with ${n.cards(f.cards)}, what else?`,
    keepStation: (f, n) => `Keep ${n.card(f.card)} with ${markers(f.price)} on it?`,
    draw: (f) => (f.n > 1 ? `Draw a card: ${f.n} to go` : 'Draw a card'),
    defend: (f, n) =>
      `${n.card(f.card)} attacks (${n.signs(f.signs)}). ${f.forced ? 'What do you defend with?' : `Defend? Otherwise: ${n.loss(f.loss)}`}`,
    loseStation: () => 'Choose the Station you lose',
    freePlay: () => 'The Monster is repelled: play a card free of charge?',
  },
  button: {
    faction: (b, n) => n.card(b.card),
    end: () => 'End the turn',
    play: (b, n) => `Play ${n.card(b.card)} (${b.price})`,
    protect: (b, n) => `Play ${n.card(b.card)} as Protection (${b.price})`,
    discard: (b, n) => {
      const effect = { attack: ', attack!', caravan: ', caravan' };
      return `Discard ${n.card(b.card)} (+${b.raised}${b.active ? effect[b.active] : ''})`;
    },
    exchange: () => 'Exchange three cards',
    give: (b, n) => n.card(b.card),
    mission: (b, n) => `Complete the mission of ${n.card(b.card)} (${markers(b.reward)})`,
    tidy: () => 'Tidy cards away',
    put: (b, n) => {
      const side = b.protection ? ', Protection' : '';
      const gives = b.markers > 0 ? `, ${markers(b.markers)} back` : b.raises > 0 ? ` (raises ${b.raises})` : '';
      return `${n.card(b.card)}${side}${gives}`;
    },
    done: (b) => `Tidy ${cards(b.n)} away`,
    cancel: () => 'Leave everything as it is',
    pay: (b, n) => `${n.cards(b.cards)} (${b.value} of ${b.needs})`,
    use: (b, n) => (b.value > 0 ? `${n.card(b.card)} (${b.value})` : n.card(b.card)),
    keep: (b) => `Keep it for ${markers(b.price)}`,
    notKeep: () => 'Discard it',
    bazaar: (b, n) => `${n.card(b.card)} (bazaar ${b.slot})`,
    deck: () => 'The top card of the deck',
    defend: (b, n) => `Defend with ${n.cards(b.cards)}`,
    guard: (b, n) => `Defend with ${n.card(b.card)} and more`,
    decline: () => 'Do not defend',
    lose: (b, n) => `${n.card(b.card)}${b.markers > 0 ? `, ${markers(b.markers)} back` : ''}`,
    none: () => 'Play nothing',
  },
  reason: {
    over: () => 'The game is over.',
    notAsked: () => 'It is not your decision now.',
    notNow: () => 'Not now.',
    taken: () => 'Another player leads it.',
    notInHand: () => 'It is not in your hand.',
    actionTaken: () => 'You have taken your action this turn.',
    actionFirst: () => 'Take your action first: there is no pass.',
    tidied: () => 'You tidy once before and once after your action, and again after a mission.',
    onlyDiscard: () => 'It cannot be played, only discarded.',
    noProtection: () => 'It has no Protection side.',
    tooDear: (r) => `It costs ${r.price}, you have ${r.up} above.`,
    threeCards: (r) => `It takes three cards, you have ${r.n}.`,
    noMission: () => 'You have no such mission.',
    missionDone: () => 'This mission is done.',
    missionShort: (r) => `Your Resources are worth ${r.value} of ${r.needs}.`,
    keepShort: (r) => `Keeping it takes ${markers(r.price)}, you have ${r.have}.`,
    noCards: () => 'There is no card for it.',
    noMatch: () => 'It shows no symbol of the Monster.',
    notNeeded: () => 'No possible defence needs it.',
    mustDefend: () => 'Whoever can defend must.',
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
    guard: 'Defend together',
    decline: 'Do not defend',
    lose: 'Lose',
    none: 'Play nothing',
  },
  deck: 'Deck',
  bazaar: 'Bazaar',
  slot: (n) => `Bazaar, card ${n}`,
  discardPile: 'Discard pile',
  zone: { up: 'Above the Faction card', down: 'Below the Faction card', reserve: 'Reserve' },
  protection: 'Protection',
  missionOf: (card) => `Mission: ${card}`,
  ownFaction: 'your Faction',
  player: (n) => `Player ${n}`,
  people: (up, down, on) => `${up} above, ${down} below${on > 0 ? `, ${on} on Stations` : ''}`,
  hand: 'Your hand',
  known: 'known in hand',
  flipped: 'mission done',
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
    hardAllSymbols: { name: 'All symbols needed', help: 'Repelling a Monster takes every symbol it shows.' },
    hardExhaustion: {
      name: 'Exhaustion',
      help: 'Whoever does not repel a Monster moves all markers from above to below.',
    },
    hardNoRelief: { name: 'No relief', help: 'After a mission no marker rises, and the reward goes below.' },
    hardForcedDefence: { name: 'Forced defence', help: 'Whoever can repel a Monster must.' },
  },
  source: { start: 'At the start', faction: 'Faction mission', stations: 'Station missions' },
  phase: { factions: 'Factions', action: 'Action', attack: 'Attack', draw: 'Draw', free: 'Free actions' },
  term: {
    markers: 'markers',
    people: 'available people',
    missions: 'missions',
    bonuses: 'bonuses',
    hand: 'hand',
    protection: 'protection',
    rivals: 'rivals',
    win: 'the win',
  },
};

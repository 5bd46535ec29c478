import { type Forms, plural } from '@ashtown/engine';
import { about } from '../../about.ts';
import {
  type Face,
  MAX_LIFE,
  STATUE_NEEDS,
  STATUE_STARS,
  SUPERSTAR_NEEDS,
  TAP_AFTER,
  TILE,
  TILES,
  UNIT,
  UNITS,
} from '../../content/vocabulary.ts';
import { NOBODY } from '../../state.ts';
import { amount, count as counted, mixed, tally, times } from '../format.ts';
import { type Language, srcName } from '../speak.ts';

const count = (n: number, forms: Forms): string => counted('en', n, forms);
const fee = (n: number): string => (n > 0 ? ` (${n}⚡)` : '');

const face = {
  energy: 'Energy',
  heal: 'Heal',
  attack: 'Attack',
  celebrity: 'Celebrity',
  destruction: 'Destruction',
  ouch: 'Ouch',
} satisfies Language['face'];
const symbols = (n: number, f: Face): string => `${n} ${face[f]}`;

const unit = { infantry: 'Infantry', jet: 'Jet', tank: 'Tank' } satisfies Language['unit'];
const aUnit = { infantry: 'Infantry', jet: 'a Jet', tank: 'a Tank' };
const units = { infantry: 'Infantry', jet: 'Jets', tank: 'Tanks' };

const noun = {
  die: { one: 'die', other: 'dice' },
  reroll: { one: 'reroll', other: 'rerolls' },
  point: { one: 'point', other: 'points' },
  damage: { one: 'damage', other: 'damage' },
} satisfies Language['noun'];
const token = {
  web: { one: 'Web token', other: 'Web tokens' },
  jinx: { one: 'Jinx token', other: 'Jinx tokens' },
  carapace: { one: 'Carapace token', other: 'Carapace tokens' },
  souvenir: { one: 'Souvenir', other: 'Souvenirs' },
} satisfies Language['token'];

const borough = {
  manhattan: { name: 'Manhattan', at: 'in Manhattan', to: 'to Manhattan', from: 'from Manhattan' },
  bronx: { name: 'Bronx', at: 'in the Bronx', to: 'to the Bronx', from: 'from the Bronx' },
  queens: { name: 'Queens', at: 'in Queens', to: 'to Queens', from: 'from Queens' },
  brooklyn: { name: 'Brooklyn', at: 'in Brooklyn', to: 'to Brooklyn', from: 'from Brooklyn' },
  'staten-island': {
    name: 'Staten Island',
    at: 'on Staten Island',
    to: 'to Staten Island',
    from: 'from Staten Island',
  },
} satisfies Language['borough'];
const zone = {
  lower: 'Lower Manhattan',
  midtown: 'Midtown Manhattan',
  upper: 'Upper Manhattan',
} satisfies Language['zone'];
const tile = {
  'high-rise-1': 'High-rise 1',
  'high-rise-2': 'High-rise 2',
  'hospital-2': 'Hospital 2',
  'power-plant-2': 'Power plant 2',
  'high-rise-3': 'High-rise 3',
  'hospital-3': 'Hospital 3',
  'power-plant-3': 'Power plant 3',
} satisfies Language['tile'];
const monster = {
  'captain-fish': 'Captain Fish',
  drakonis: 'Drakonis',
  kong: 'Kong',
  mantis: 'Mantis',
  rob: 'Rob',
  sheriff: 'Sheriff',
} satisfies Language['monster'];

const card: Language['card'] = {
  'antimatter-pellets': 'Antimatter Pellets',
  'artificial-heart': 'Artificial Heart',
  'broadway-star': 'Broadway Star',
  bulletproof: 'Bulletproof',
  'can-opener': 'Can Opener',
  carapace: 'Carapace',
  chameleon: 'Chameleon',
  'chinatown-regular': 'Chinatown Regular',
  'climb-the-empire-state-building': 'Climb the Empire State Building',
  curse: 'Curse',
  diva: 'Diva',
  drain: 'Drain',
  'ego-trip': 'Ego Trip',
  'extra-head': 'Extra Head',
  fireball: 'Fireball',
  fury: 'Fury',
  'hailing-cabs': 'Hailing Cabs',
  hunter: 'Hunter',
  'jinx-aura': 'Jinx Aura',
  'king-of-queens': 'King of Queens',
  leveler: 'Leveler',
  'long-neck': 'Long Neck',
  'natural-selection': 'Natural Selection',
  'of-another-world': 'Of Another World',
  overload: 'Overload',
  painbow: 'Painbow',
  'personal-spotlight': 'Personal Spotlight',
  'phoenix-blood': 'Phoenix Blood',
  'power-tap': 'Power Tap',
  regeneration: 'Regeneration',
  scavenger: 'Scavenger',
  'seismic-ray': 'Seismic Ray',
  'shadow-double': 'Shadow Double',
  'sharp-shooter': 'Sharp Shooter',
  'stink-attack': 'Stink Attack',
  stomp: 'Stomp',
  'super-speed': 'Super Speed',
  'terminal-rage': 'Terminal Rage',
  'tesla-antennae': 'Tesla Antennae',
  tourist: 'Tourist',
  'towering-titan': 'Towering Titan',
  'trash-thrower': 'Trash Thrower',
  'trophy-hunter': 'Trophy Hunter',
  'universal-soldier': 'Universal Soldier',
  'violent-star': 'Violent Star',
  webspinner: 'Webspinner',
  'air-force-one': 'Air Force One',
  'brooklyn-bridge': 'Brooklyn Bridge',
  'central-park': 'Central Park',
  'columbia-university': 'Columbia University',
  'coney-island': 'Coney Island',
  'drink-the-hudson': 'Drink the Hudson',
  'flatiron-building': 'Flatiron Building',
  'general-ellis': 'General Ellis',
  'holland-tunnel': 'Holland Tunnel',
  'new-york-marathon': 'New York Marathon',
  'next-stage': 'Next Stage',
  'photo-op': 'Photo Op',
  'power-substation': 'Power Substation',
  'subterranean-cable': 'Subterranean Cable',
  subway: 'Subway',
  'tesla-cannon': 'Tesla Cannon',
  'the-unisphere': 'The Unisphere',
  'yankee-stadium': 'Yankee Stadium',
};

const src = {
  manhattan: 'Manhattan',
  entry: 'entering Manhattan',
  superstar: 'Superstar',
  statue: 'Statue of Liberty',
} satisfies Language['src'];
const from = (id: Parameters<typeof srcName>[1]): string => srcName({ card, face, tile, unit, src }, id);

export const en: Language = {
  lang: 'en',
  name: about.name.en,
  pitch: 'Roll the dice, tear down the city and be the first Monster with 20★, or the last one standing.',

  card,
  special: {
    superstar: {
      name: 'Superstar',
      text: `Resolve ${SUPERSTAR_NEEDS} or more Celebrity to take it: score 1★, and 1★ for each beyond the third. While you hold it, each Celebrity you resolve scores 1★.`,
    },
    statue: {
      name: 'Statue of Liberty',
      text: `Resolve ${STATUE_NEEDS} or more Ouch to take it: score ${STATUE_STARS}★. When it is taken from you, lose ${STATUE_STARS}★.`,
    },
  },
  kind: { keep: 'KEEP', discard: 'DISCARD', special: 'SPECIAL' },
  monster,
  borough,
  zone,
  face,
  tile,
  unit,
  token,
  noun,

  and: 'and',
  or: 'or',
  next: 'then',
  gain: { star: 'score', energy: 'gain', life: 'heal' },
  effect: {
    everyoneGains: (e) => `every Monster, you included, gains ${amount(e.n, e.res)}`,
    takeEnergy: (e) => `it gives you ${e.n}⚡${e.n > 1 ? ' (or all it has, if less)' : ''}`,
    otherLosesStars: (e) => `it loses ${e.n}★`,
    hurtSelf: (e) => `take ${e.n} damage`,
    hurtOther: (e, on) => `${on === 'superstarTaken' ? 'the Monster that held it' : 'it'} takes ${e.n} damage`,
    hurtEveryone: (e) => `every Monster, you included, takes ${e.n} damage`,
    allUnitsShoot: () => 'every Unit deals 1 damage to each Monster in its borough, you included',
    extraTurn: (e) =>
      e.subway
        ? 'play an extra turn after this one; in it you may move between actions, even out of Manhattan, to any borough with room'
        : 'play an extra turn after this one',
    claimNextKeep: () => 'receive free of charge the next KEEP card that is turned up, whoever’s turn it is',
    exchangeStars: () => 'give up all your ★; for each one gain 1⚡ or heal 1♥, as you like',
    starsForDamage: () => 'choose another Monster and score 1★ for each damage you dealt to it this turn',
    everyoneDiscardsKeep: () => 'every player, you included, discards one of their KEEP cards',
    souvenir: (e, on) =>
      `leave ${on ? 'one there' : 'a Souvenir in your borough'}, score ${e.star}★ and gain ${e.energy}⚡`,
    token: (e) =>
      e.token === 'jinx'
        ? 'it gets a Jinx token (a reroll with Ouch costs 1⚡ per token; a Heal symbol removes one)'
        : 'it gets a Web token (each takes away one reroll; an Attack symbol removes one)',
    carapaceTokens: () => 'put 1 token here per symbol, before the Units shoot',
    perish: () => 'lose this card and all your life',
  },
  symbols,
  add: (all) => `add ${all} to your result`,
  extra: 'extra',
  mod: {
    dice: (m) => `you roll ${m.n} more ${plural('en', m.n, noun.die)}`,
    maxLife: (m) => `your life maximum is ${MAX_LIFE + m.n}♥`,
    cheaper: (m) =>
      `you need only ${symbols(UNIT[UNITS.indexOf(m.unit)]!.durability - m.n, 'destruction')} to destroy ${aUnit[m.unit]}`,
    hitsOwnBorough: () => 'your attack also hits every other Monster in your borough',
    attackTimes: (m) => (m.n === 2 ? 'your attack deals double damage' : `your attack deals ${m.n} times the damage`),
    moreAgainstHealthier: (m) => `your attack deals ${m.n} more damage to each Monster with more ♥ than you`,
    doublingDie: () => 'a die is rolled for each Monster your attack hits; on Ouch it takes double damage',
    armyLess: (m) => `when Ouch makes Units shoot at you, you take ${m.n} damage less in all`,
    lockedFace: (m) => `you may not reroll ${face[m.face]} dice`,
    othersRerollAll: () => 'the other players must use all their rerolls, with at least one die each time',
    superstarNeeds: (m) => `while you hold Superstar, others need ${symbols(m.n, 'celebrity')} to take it`,
    lifeForEnergy: () => 'you may pay ⚡ costs with ♥, 1 for 1, keeping at least 1♥',
    energyForDamage: () => 'when you take damage, you may lose ⚡ in place of ♥',
    bothWays: (m) =>
      `after your last roll, you may turn any number of ${face[m.a]} symbols into ${face[m.b]} and of ${face[m.b]} symbols into ${face[m.a]}`,
    oneWay: (m) => `after your last roll, you may turn any number of ${face[m.a]} symbols into ${face[m.b]}`,
    swapDice: () => 'after your last roll, for each Celebrity die you throw away you may turn another die to any face',
    cabs: (m) =>
      `after your last roll, you may add ${symbols(m.n, 'destruction')}; then all your Destruction this turn hits Units only`,
    painbow: () =>
      'with 2 or 3 Destruction in your result add 1 Attack, with 4 or 5 add 2 Attack; with 6 or more you win at once',
    reaches: (m) => `you may destroy ${units[m.unit]} in every borough`,
    reachPrice: (m) =>
      `while you resolve Destruction, you may pay ${m.n}⚡ to use it in one other borough too, as often as you like`,
    salvage: (m) => `you may also buy KEEP cards from the discard pile, for ${m.less}⚡ less`,
    earlyMove: () => 'before your first roll, you may make one extra move, free of charge',
    energyLess: (m) => `whenever you resolve Energy, you gain ${m.n}⚡ less in all`,
    scatter: (m) =>
      `when you come to another borough, you may send up to ${m.n} of its Units away, each to a different borough`,
    carapace: () => 'in your turn or before taking damage, you may discard this card to heal 1♥ per token on it',
  },
  moment: {
    turnStart: 'at the start of your turn,',
    dice: 'after your last roll,',
    result: 'after your last roll,',
    superstarTaken: 'when you take Superstar,',
    superstarLost: 'when a Monster takes Superstar from you,',
    celebrity: 'when you resolve one or more Celebrity,',
    building: 'when you destroy a Building,',
    infantry: 'when you destroy Infantry,',
    jet: 'when you destroy a Jet,',
    tank: 'when you destroy a Tank,',
    unit: 'when you destroy a Unit,',
    ouch: 'when you resolve Ouch,',
    attacked: 'when a Monster attacks you and you survive,',
    attack: 'when a Monster survives your attack,',
    hurt: 'each time you take damage and survive,',
    dealt: 'when another Monster survives damage from you,',
    othersEnergy: `when another Monster’s gains in one turn reach ${TAP_AFTER}⚡,`,
    enterManhattan: 'when you enter Manhattan,',
    arrive: 'when you come to another borough,',
    turnEnd: 'at the end of your turn, this one included,',
  },
  condition: {
    superstar: () => 'if you hold Superstar',
    in: (c) => `if you are ${borough[c.borough].at}`,
    units: (c) => `if your borough has ${c.n} or more Units`,
    allFaces: () => 'if you are in Manhattan and the dice show all six faces',
    noSouvenir: () => 'if it has no Souvenir of yours',
    dieShows: (c) => `if any of your dice shows ${face[c.face]}`,
    firstThisTurn: () => 'the first one of the turn',
  },
  bought: 'when bought,',
  needs: { jet: 'only if you destroyed a Jet this turn', tank: 'only if you destroyed a Tank this turn' },
  moveFee: (n) => `while it lies in the bank, changing borough by choice costs everybody ${n}⚡, fleeing included`,
  nearby: (places, n) => `costs ${n}⚡ less ${places}`,

  event: {
    monster: (e, who) => `${who(e.seat)} plays ${monster[e.monster]}`,
    firstRoll: (e, who) => `${who(e.seat)} rolls ${symbols(e.attacks, 'attack')} for the first turn`,
    first: (e, who) => `${who(e.seat)} begins`,
    placed: (e, who) => `${who(e.seat)} starts ${borough[e.to].at}`,
    turn: (e, who) =>
      `Turn ${e.no}: ${who(e.seat)}${e.subway ? ', extra turn by Subway' : e.extra ? ', extra turn' : ''}`,
    phase: () => null,
    rolled: (e, who) =>
      `${who(e.seat)} ${e.first ? 'rolls' : 'rerolls'} ${count(e.thrown.length, noun.die)}: ${tally(e.dice, face)}`,
    stopped: (e, who) => `${who(e.seat)} keeps the dice`,
    turnedDie: (e, who) =>
      `${who(e.seat)} throws a Celebrity die away and turns ${face[e.from]} to ${face[e.to]} (${card.chameleon})`,
    added: (e, who) => `${who(e.seat)} adds ${symbols(e.n, e.face)} (${card[e.src]})`,
    converted: (e, who) => `${who(e.seat)} turns ${symbols(e.n, e.from)} into ${face[e.to]}`,
    resolving: () => null,
    gained: (e, who) => `${who(e.seat)}: +${amount(e.n, e.res)} (${from(e.src)})`,
    lost: (e, who) => `${who(e.seat)}: −${amount(e.n, e.res)} (${from(e.src)})`,
    handedOver: (e, who) => `${who(e.from)} gives ${who(e.to)} ${e.n}⚡ (${card[e.src]})`,
    paid: (e, who) => (e.buying && e.life === 0 ? null : `${who(e.seat)} pays ${mixed(e.energy, e.life, 'and')}`),
    token: (e, who) => `${who(e.seat)} ${e.n < 0 ? 'removes' : 'gets'} ${count(Math.abs(e.n), token[e.token])}`,
    attacked: (e, who) =>
      e.targets.length === 0
        ? `${who(e.seat)} attacks and hits nobody`
        : `${who(e.seat)} attacks with ${e.n}: ${e.targets.map(who).join(', ')}`,
    doublingDie: (e, who) =>
      `${card['antimatter-pellets']}: ${face[e.face]} for ${who(e.seat)}${e.face === 'ouch' ? ', double damage' : ''}`,
    army: (e, who) =>
      ({
        you: `Ouch: the Units in the borough shoot at ${who(e.seat)}`,
        borough: `Ouch: the Units in the borough shoot at ${who(e.seat)} and everybody else there`,
        city: 'Ouch: the Units in every borough shoot',
      })[e.reach],
    hurt: (e, who) => {
      const by = e.cause === 'attack' ? `${who(e.by)}’s attack` : e.cause === 'army' ? 'Units' : card[e.cause];
      const instead = e.paid > 0 ? `, ${e.paid} of it as ⚡` : '';
      return `${who(e.seat)} takes ${e.n} damage${instead} (${by})`;
    },
    eliminated: (e, who) => `${who(e.seat)} is eliminated`,
    razed: (e, who) =>
      `${who(e.seat)} destroys ${tile[e.tile]} ${borough[e.at].at}; ${unit[UNITS[TILE[TILES.indexOf(e.tile)]!.unit]!]} arrives`,
    unitDestroyed: (e, who) => `${who(e.seat)} destroys ${aUnit[e.unit]} ${borough[e.at].at}`,
    reached: (e, who) => `${who(e.seat)} extends Destruction ${borough[e.to].to} (${card['seismic-ray']})`,
    superstar: (e, who) => `${who(e.seat)} takes Superstar${e.from === NOBODY ? '' : ` from ${who(e.from)}`}`,
    statue: (e, who) => `${who(e.seat)} takes Statue of Liberty${e.from === NOBODY ? '' : ` from ${who(e.from)}`}`,
    stayed: (e, who) => `${who(e.seat)} stays in Manhattan`,
    fled: (e, who) => `${who(e.seat)} flees ${borough[e.to].to}`,
    entered: (e, who) => `${who(e.seat)} enters Manhattan`,
    moved: (e, who) => `${who(e.seat)} moves ${borough[e.from].from} ${borough[e.to].to}`,
    up: (e, who) => `${who(e.seat)} moves up to ${zone[e.to]}`,
    shifted: (e, who) => `${who(e.seat)} shifts to the 2-4 space`,
    closed: () => 'The 5-6 spaces in Manhattan close for good',
    sent: (e, who) => `${who(e.seat)} sends ${aUnit[e.unit]} ${borough[e.to].to} (${card['stink-attack']})`,
    bought: (e, who) =>
      e.from === 'claim'
        ? `${who(e.seat)} receives ${card[e.card]} (${card['columbia-university']})`
        : `${who(e.seat)} buys ${card[e.card]}${e.from === 'discard' ? ' from the discard pile' : ''} for ${e.price}⚡`,
    swept: (e, who) => `${who(e.seat)} sweeps the bank for 2⚡`,
    turnedUp: (e) => `New in the bank: ${card[e.card]}`,
    reshuffled: () => 'The discard pile becomes the new deck',
    claimed: (e, who) => `${who(e.seat)} is to receive the next KEEP card (${card['columbia-university']})`,
    cardLost: (e, who) => `${who(e.seat)} loses ${card[e.card]}`,
    extraTurn: (e, who) => `${who(e.seat)} gets an extra turn (${card[e.src]})`,
    souvenir: (e, who) => `${who(e.seat)} leaves a Souvenir ${borough[e.at].at}`,
    won: (e, who) => {
      const names = e.seats.map(who).join(', ');
      return {
        stars: `${names} wins with 20★`,
        last: `${names} wins as the last Monster standing`,
        painbow: `${names} wins (${card.painbow})`,
        draw: `Nobody is left, a draw: ${names}`,
      }[e.how];
    },
  },
  src,

  prompt: {
    chooseMonster: () => 'Choose your Monster',
    chooseStartBorough: () => 'Choose the borough you start in',
    superSpeedMove: () => 'Super Speed: move before you roll?',
    subwayMove: (f) => `Subway: move before you roll?${f.fee > 0 ? ` Each move costs ${f.fee}⚡.` : ''}`,
    rollOrStop: (f) =>
      `Reroll dice${f.forced ? '' : ', or stop'}. ${count(f.rerolls, noun.reroll)} left.${
        f.forced ? ' Jinx Aura: all of them must be used.' : ''
      }${f.fee > 0 ? ` Jinx: a reroll with Ouch costs ${f.fee}⚡.` : ''}`,
    chameleon: () => 'Chameleon: throw a Celebrity die away to turn another die?',
    hailingCabs: (f) => `Hailing Cabs: add ${symbols(f.n, 'destruction')}, for Units only?`,
    convertSymbols: (f) =>
      f.both
        ? `Turn ${face[f.from]} into ${face[f.to]}, or ${face[f.to]} into ${face[f.from]}?`
        : `Turn ${face[f.from]} into ${face[f.to]}?`,
    chooseSymbolType: () => 'Choose what to resolve next',
    allocateHeal: (f) => `You have ${symbols(f.n, 'heal')}: how many remove a Jinx token?`,
    allocateAttack: (f) => `You have ${symbols(f.n, 'attack')}: how many remove a Web token?`,
    flee: (f) =>
      `${f.by ? monster[f.by] : 'A Monster'} attacked you (${f.damage} damage this turn); you have ${f.life}♥. Flee from Manhattan${f.fee > 0 ? ` for ${f.fee}⚡` : ''}?`,
    destroyObject: (f) =>
      `${count(f.points, noun.point)} of Destruction: choose ${f.unitsOnly ? 'a Unit' : 'a Building or a Unit'}`,
    carapaceDiscard: (f) => `${f.damage} damage is coming. Discard Carapace first to heal ${f.heal}♥?`,
    payDamageWithEnergy: (f) => `${f.damage} damage is coming. What do you lose?`,
    leaveClosedSpace: () => 'Your space in Manhattan closes: choose where to go',
    payWithLife: (f) => `Pay ${f.n}⚡: how much of it in ♥?`,
    moveStep: (f) =>
      ({
        enter: 'Move: Manhattan has room, you must enter',
        up: 'Move: you go one zone up',
        stay: 'Move: you stay in Manhattan',
        choose: `Move to another borough${f.fee > 0 ? ` for ${f.fee}⚡` : ''}, or stay`,
      })[f.way],
    stinkAttack: (f) => `Stink Attack: send Units away ${borough[f.from].from}?`,
    buyStep: (f) => `Buy cards: you have ${f.energy}⚡`,
    nextStageSplit: (f) => `Next Stage: split your ${f.n}★ into ⚡ and ♥`,
    photoOpTarget: () => 'Photo Op: choose a Monster',
    teslaCannonDiscard: () => 'Tesla Cannon: discard one of your KEEP cards',
  },
  button: {
    monster: (b) => monster[b.monster],
    start: (b) => borough[b.to].name,
    move: (b) => `Move ${borough[b.to].to}${fee(b.fee)}`,
    enter: () => 'Enter Manhattan',
    up: (b) => `Go up to ${zone[b.to]}`,
    stay: (b) => `Stay ${borough[b.at].at}`,
    flee: (b) => `Flee ${borough[b.to].to}${fee(b.fee)}`,
    noFlight: () => 'Stay in Manhattan',
    leave: (b) => `Go ${borough[b.to].to}`,
    ride: (b) => `Take the Subway ${borough[b.to].to}${fee(b.fee)}`,
    noRide: () => 'Roll the dice',
    shed: (b) => `Discard Carapace and heal ${b.heal}♥`,
    keepCarapace: () => 'Keep Carapace',
    stopRolling: () => 'Stop',
    reroll: (b) => `Reroll ${tally(b.faces, face)}${fee(b.fee)}`,
    turnDie: (b) => `Turn ${face[b.from]} to ${face[b.to]}`,
    keepDice: () => 'Keep the dice as they are',
    cabs: (b) => `Add ${symbols(b.n, 'destruction')}`,
    noCabs: () => 'Add nothing',
    convert: (b) => `Turn ${symbols(b.n, b.from)} into ${face[b.to]}`,
    convertNone: () => 'Turn nothing',
    resolve: (b) => times(face[b.face], b.n),
    unjinx: (b) =>
      b.n === 0
        ? `Remove no Jinx token${b.heal > 0 ? `, heal ${b.heal}♥` : ''}`
        : `Remove ${count(b.n, token.jinx)}${b.heal > 0 ? `, heal ${b.heal}♥` : ''}`,
    unweb: (b) =>
      `${b.n === 0 ? 'Remove no Web token' : `Remove ${count(b.n, token.web)}`}, ${b.attack > 0 ? `attack with ${b.attack}` : 'no attack'}`,
    building: (b) =>
      `Destroy ${tile[b.tile]} ${borough[b.at].at}${b.stack ? `, stack ${b.stack}` : ''} (${count(b.points, noun.point)}: ${amount(b.n, b.res)})`,
    unit: (b) => `Destroy ${aUnit[b.unit]} ${borough[b.at].at} (${count(b.points, noun.point)}: ${amount(b.n, b.res)})`,
    reach: (b) => `Extend Destruction ${borough[b.to].to}${fee(b.fee)}`,
    stopDestroying: () => 'Stop destroying',
    suffer: (b) => `Lose ${mixed(b.energy, b.life, 'and')}`,
    pay: (b) => `Pay ${mixed(b.energy, b.life, 'and')}`,
    send: (b) => `Send ${aUnit[b.unit]}${b.fresh ? ' revealed this turn' : ''} ${borough[b.to].to}`,
    sendNoMore: () => 'Send no more Units',
    buy: (b) =>
      `Buy ${card[b.card]} (${b.price}⚡)${b.deadly ? '. Your dice show Celebrity: it would eliminate you!' : ''}`,
    salvage: (b) => `Buy ${card[b.card]} from the discard pile (${b.price}⚡)`,
    sweep: (b) => `Sweep the bank (${b.fee}⚡)`,
    finish: () => 'End the turn',
    split: (b) => `Gain ${b.energy}⚡, heal ${b.life}♥`,
    photo: (b) => `${b.monster ? monster[b.monster] : 'Monster'} (${b.star}★)`,
    discard: (b) => `Discard ${card[b.card]}`,
  },
  reason: {
    over: () => 'The game is over.',
    notAsked: () => 'It is not your decision now.',
    notNow: () => 'Not now.',
    eliminated: () => 'This Monster is eliminated.',
    energyShort: (r) => `${r.n}⚡ short.`,
    needsUnit: (r) => `Destroy ${aUnit[r.unit]} in the same turn first.`,
    here: () => 'You are here already.',
    full: (r) => `${borough[r.borough].name} is full.`,
    manhattanTaken: () => 'Manhattan is taken.',
    manhattanFirst: () => 'Manhattan has room: you must go there.',
    noWayOut: () => 'You leave Manhattan only when you are attacked.',
    moveFee: (r) => `Moving costs ${r.n}⚡ (${card['new-york-marathon']}).`,
    lockedDie: (r) => `You may not reroll ${face[r.face]}.`,
    jinxFee: (r) => `Rerolling Ouch costs ${r.n}⚡ (Jinx).`,
    mustReroll: () => `All rerolls must be used (${card['jinx-aura']}).`,
    tooTough: (r) => `Takes ${r.needs} Destruction, you have ${r.points}.`,
    revealedNow: () => 'Revealed this turn: safe until the next one.',
    unitsOnly: () => `Units only this turn (${card['hailing-cabs']}).`,
    tooFar: () => 'Not in your borough.',
  },

  verb: {
    stop: 'Stop',
    stay: 'Stay',
    up: 'One zone up',
    pass: 'Pass',
    yes: 'Yes',
    no: 'No',
    finish: 'End the turn',
    sweep: 'Sweep the bank',
    reroll: 'Reroll',
    buy: 'Buy',
    salvage: 'Buy from the discard pile',
    building: 'Destroy a Building',
    unit: 'Destroy a Unit',
    reach: 'Extend Destruction',
    send: 'Send a Unit',
    fresh: 'Revealed this turn',
    ride: 'Take the Subway',
    shed: 'Discard Carapace',
    keep: 'Keep',
    discard: 'Discard',
    turn: 'Turn a die',
    done: 'Done',
  },
  pile: { deck: 'Deck', bank: 'Bank', discard: 'Discard pile' },
  out: 'eliminated',
  stack: (n) => `stack ${n}`,
  player: (n) => `Player ${n}`,
  option: {
    advanced: {
      name: 'Two in Manhattan',
      help: 'Two Monsters can be in Manhattan at once, as long as at least five are alive.',
    },
  },
  source: {
    manhattan: 'Manhattan',
    destruction: 'Buildings and Units',
    celebrity: 'Celebrity',
    statue: 'Statue of Liberty',
    cards: 'Cards',
    lost: 'Lost',
  },
  phase: { start: 'Start', roll: 'Roll', resolve: 'Resolve', move: 'Move', buy: 'Buy', end: 'End' },
  term: {
    stars: 'victory points',
    life: 'life',
    energy: 'energy',
    cards: 'cards',
    manhattan: 'Manhattan',
    dice: 'dice',
    threat: 'danger',
    superstar: 'Superstar',
    tokens: 'tokens',
    win: 'the win',
  },
};

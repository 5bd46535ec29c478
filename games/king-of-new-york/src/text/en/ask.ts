import { buildingOf } from '../../content/vocabulary.ts';
import { amount, cost, fee, mixed, tally, times } from '../format.ts';
import type { Language } from '../language.ts';
import { aBuilding, aUnit, borough, count, face, noun, symbols, token, zone } from './names.ts';

/** Questions, answers, and why not. */
export const ask: Pick<Language, 'prompt' | 'deed' | 'reason'> = {
  prompt: {
    chooseMonster: () => 'Choose your Monster',
    chooseStartBorough: () => 'Choose the borough you start in',
    superSpeedMove: (_, say) => `${say.sole('earlyMove')}: move before you roll?`,
    subwayMove: (f, say) =>
      `${say.sole('subway')}: move before you roll?${f.fee > 0 ? ` Each move costs ${f.fee}⚡.` : ''}`,
    rollOrStop: (f, say) =>
      `Reroll dice${f.forced ? '' : ', or stop'}. ${count(f.rerolls, noun.reroll)} left.${
        f.forced ? ` ${say.sole('othersRerollAll')}: all of them must be used.` : ''
      }${f.fee > 0 ? ` Jinx: a reroll with Ouch! costs ${f.fee}⚡.` : ''}`,
    chameleon: (_, say) => `${say.sole('swapDice')}: throw a Celebrity die away to turn another die?`,
    hailingCabs: (f, say) => `${say.sole('cabs')}: add ${symbols(f.n, 'destruction')}, for Units only?`,
    convertSymbols: (f) =>
      f.both
        ? `Turn ${face[f.from]} into ${face[f.to]}, or ${face[f.to]} into ${face[f.from]}?`
        : `Turn ${face[f.from]} into ${face[f.to]}?`,
    chooseSymbolType: () => 'Choose what to resolve next',
    allocateHeal: (f) => `You have ${symbols(f.n, 'heal')}: how many remove a Jinx token?`,
    allocateAttack: (f) => `You have ${symbols(f.n, 'attack')}: how many remove a Web token?`,
    flee: (f, say) =>
      `${say.who(f.by)} attacked you (${f.damage} damage this turn); you have ${f.life}♥. Flee from Manhattan${f.fee > 0 ? ` for ${f.fee}⚡` : ''}?`,
    destroyObject: (f) => `Destruction: ${f.points}. Choose ${f.unitsOnly ? 'a Unit' : 'a Building or a Unit'}`,
    carapaceDiscard: (f) => `${f.damage} damage is coming. Discard Carapace first to heal ${f.heal}♥?`,
    payDamageWithEnergy: (f) => `${f.damage} damage is coming. What do you lose?`,
    leaveClosedSpace: () => 'Your space in Manhattan closes: choose where to go',
    payWithLife: (f) => `${f.n}⚡ to pay: how much of it in ♥?`,
    moveStep: (f) =>
      ({
        enter: 'Move: Manhattan has room, you must enter',
        up: 'Move: you go one zone up',
        stay: 'Move: you stay in Manhattan',
        choose: `Move to another borough${f.fee > 0 ? ` for ${f.fee}⚡` : ''}, or stay`,
      })[f.way],
    stinkAttack: (f, say) => `${say.sole('scatter')}: send Units away ${borough[f.from].from}?`,
    buyStep: (f) => `Buy cards: you have ${f.energy}⚡`,
    nextStageSplit: (f, say) => `${say.sole('exchangeStars')}: split your ${f.n}★ into ⚡ and ♥`,
    photoOpTarget: (_, say) => `${say.sole('starsForDamage')}: choose a Monster`,
    teslaCannonDiscard: (_, say) => `${say.sole('everyoneDiscardsKeep')}: discard one of your KEEP cards`,
  },

  deed: {
    monster: (d, say) => say.monster(d.monster),
    start: (d) => borough[d.to].name,
    move: (d) => `Move ${borough[d.to].to}${fee(d)}`,
    enter: () => 'Enter Manhattan',
    up: (d) => `Go up to ${zone[d.to]}`,
    stay: (d) => `Stay ${borough[d.at].at}`,
    flee: (d) => `Flee ${borough[d.to].to}${fee(d)}`,
    noFlight: () => 'Stay in Manhattan',
    leave: (d) => `Go ${borough[d.to].to}`,
    ride: (d) => `Take the Subway ${borough[d.to].to}${fee(d)}`,
    noRide: () => 'Roll the dice',
    shed: (d) => `Discard Carapace and heal ${d.heal}♥`,
    keepCarapace: () => 'Keep Carapace',
    stopRolling: () => 'Stop',
    reroll: (d) => `Reroll ${tally(d.faces, face)}${fee(d)}`,
    turnDie: (d) => `Turn ${face[d.from]} to ${face[d.to]}`,
    keepDice: () => 'Keep the dice as they are',
    cabs: (d) => `Add ${symbols(d.n, 'destruction')}`,
    noCabs: () => 'Add nothing',
    convert: (d) => `Turn ${symbols(d.n, d.from)} into ${face[d.to]}`,
    convertNone: () => 'Turn nothing',
    resolve: (d) => times(face[d.face], d.n),
    unjinx: (d) =>
      d.n === 0
        ? `Remove no Jinx token${d.heal > 0 ? `, heal ${d.heal}♥` : ''}`
        : `Remove ${count(d.n, token.jinx)}${d.heal > 0 ? `, heal ${d.heal}♥` : ''}`,
    unweb: (d) =>
      `${d.n === 0 ? 'Remove no Web token' : `Remove ${count(d.n, token.web)}`}, ${d.attack > 0 ? `attack with ${symbols(d.attack, 'attack')}` : 'no attack'}`,
    building: (d) =>
      `Destroy ${aBuilding[buildingOf(d.tile)]} ${borough[d.at].at}${d.stack ? `, stack ${d.stack}` : ''} (durability ${cost(d, 'destruction')}, reward ${amount(d.reward.n, d.reward.res)})`,
    unit: (d) =>
      `Destroy ${aUnit[d.unit]} ${borough[d.at].at} (${symbols(cost(d, 'destruction'), 'destruction')}, reward ${amount(d.reward.n, d.reward.res)})`,
    reach: (d) => `Also destroy ${borough[d.to].at}${fee(d)}`,
    stopDestroying: () => 'Stop destroying',
    suffer: (d) => `Lose ${mixed(d.energy, d.life, 'and')}`,
    pay: (d) => `Pay ${mixed(d.energy, d.life, 'and')}`,
    send: (d) => `Send ${aUnit[d.unit]}${d.fresh ? ' revealed this turn' : ''} ${borough[d.to].to}`,
    sendNoMore: () => 'Send no more Units',
    buy: (d, say) =>
      `Buy ${say.card(d.card)} (${cost(d, 'energy')}⚡)${d.deadly ? '. Your dice show Celebrity: it would eliminate you!' : ''}`,
    salvage: (d, say) => `Buy ${say.card(d.card)} from the discard pile (${cost(d, 'energy')}⚡)`,
    sweep: (d) => `Sweep the bank (${cost(d, 'energy')}⚡)`,
    finish: () => 'End the turn',
    split: (d) => `Gain ${d.energy}⚡, heal ${d.life}♥`,
    photo: (d, say) => `${say.who(d.seat)} (${d.star}★)`,
    discard: (d, say) => `Discard ${say.card(d.card)}`,
  },

  reason: {
    over: () => 'The game is over.',
    notAsked: () => 'It is not your decision now.',
    notNow: () => 'Not now.',
    eliminated: () => 'This Monster is eliminated.',
    energyShort: (r) => `You are ${r.n}⚡ short.`,
    needsUnit: (r) => `Destroy ${aUnit[r.unit]} in the same turn first.`,
    here: () => 'You are here already.',
    full: (r) => `${borough[r.borough].name} is full.`,
    manhattanTaken: () => 'Manhattan is taken.',
    manhattanFirst: () => 'Manhattan has room: you must enter it.',
    noWayOut: () => 'You may flee from Manhattan only when another Monster attacks you.',
    moveFee: (r, say) => `Moving costs ${r.n}⚡ (${say.sole('moveFee')}).`,
    lockedDie: (r) => `You may not reroll ${face[r.face]} dice.`,
    jinxFee: (r) => `A reroll with Ouch! costs ${r.n}⚡ (Jinx tokens).`,
    mustReroll: (_, say) => `All rerolls must be used (${say.sole('othersRerollAll')}).`,
    tooTough: (r) => `Durability ${r.needs}; you have ${symbols(r.points, 'destruction')}.`,
    revealedNow: () => 'A Unit revealed this turn: it cannot be destroyed yet.',
    unitsOnly: (_, say) => `Units only this turn (${say.sole('cabs')}).`,
    tooFar: () => 'Not in your borough.',
  },
};

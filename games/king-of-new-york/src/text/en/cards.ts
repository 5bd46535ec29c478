import { plural } from '@ashtown/engine';
import { STATUE_NEEDS, SUPERSTAR_NEEDS, TAP_AFTER } from '../../content/vocabulary.ts';
import { amount } from '../format.ts';
import type { Language } from '../language.ts';
import { aUnit, borough, face, noun, symbols, units } from './names.ts';

/** What cards say. Clauses begin small and have no full stop. */
export const cards = {
  special: {
    superstar: {
      name: 'Superstar',
      text: () =>
        `Resolve ${SUPERSTAR_NEEDS} or more Celebrity to take it: score 1★, and 1★ for each beyond the third. While you hold it, each Celebrity you resolve scores 1★.`,
    },
    statue: {
      name: 'Statue of Liberty',
      text: (say) =>
        `Resolve ${STATUE_NEEDS} or more Ouch! to take it: score ${say.figures.statueStars}★. When it is taken from you, lose ${say.figures.statueStars}★.`,
    },
  },
  kind: { keep: 'KEEP', discard: 'DISCARD', special: 'SPECIAL' },
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
        ? 'it gets a Jinx token (a reroll with Ouch! costs 1⚡ per token; a Heal symbol removes one)'
        : 'it gets a Web token (each takes away one reroll; an Attack symbol removes one)',
    carapaceTokens: () => 'put 1 token here per symbol, before the Units shoot',
    perish: () => 'lose this card and all your ♥',
  },
  symbols,
  add: (all) => `add ${all} to your result`,
  extra: 'extra',
  mod: {
    dice: (m) => `you roll ${m.n} more ${plural('en', m.n, noun.die)}`,
    maxLife: (m, say) => `your life maximum is ${say.maxLife + m.n}♥`,
    cheaper: (m, say) =>
      `you need only ${symbols(say.durability(m.unit) - m.n, 'destruction')} to destroy ${aUnit[m.unit]}`,
    hitsOwnBorough: () => 'your attack also hits every other Monster in your borough',
    attackTimes: (m) => (m.n === 2 ? 'your attack deals double damage' : `your attack deals ${m.n} times the damage`),
    moreAgainstHealthier: (m) => `your attack deals ${m.n} more damage to each Monster with more ♥ than you`,
    doublingDie: () => 'a die is rolled for each Monster your attack hits; on Ouch! it takes double damage',
    armyLess: (m) => `when Ouch! makes Units shoot at you, you take ${m.n} damage less in all`,
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
      `after your last roll, you may add ${symbols(m.n, 'destruction')}; then your Destruction this turn can destroy Units only`,
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
    ouch: 'when you resolve Ouch!,',
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
    allFaces: () => 'if you are in Manhattan and the dice show all six symbols',
    noSouvenir: () => 'if it has no Souvenir of yours',
    dieShows: (c) => `if any of your dice shows ${face[c.face]}`,
    firstThisTurn: () => 'the first one of the turn',
  },
  bought: 'when bought,',
  needs: { jet: 'only if you destroyed a Jet this turn', tank: 'only if you destroyed a Tank this turn' },
  moveFee: (n) => `while it lies in the bank, changing borough by choice costs everybody ${n}⚡, fleeing included`,
  nearby: (places, n) => `costs ${n}⚡ less ${places}`,
  led: (lead, clause) => `${lead} ${clause}`,
} satisfies Partial<Language>;

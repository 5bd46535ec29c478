import type { Borough, Face, Res, Unit } from './vocabulary.ts';

/**
 * The 64 power cards as data. To add one, add one entry: its text in every language follows from its effects.
 * The order of the table is the order in which cards that work at the same moment do so (KNY-34, KNY-86).
 */

/** Something that happens once. `other` is the Monster at the other end of the moment: attacker, victim, gainer. */
export type Effect =
  | { t: 'gain'; res: Res; n: number }
  | { t: 'everyoneGains'; res: Res; n: number }
  | { t: 'takeEnergy'; n: number }
  | { t: 'otherLosesStars'; n: number }
  | { t: 'hurtSelf'; n: number }
  | { t: 'hurtOther'; n: number }
  | { t: 'hurtEveryone'; n: number }
  | { t: 'allUnitsShoot' }
  | { t: 'extraTurn'; subway: boolean }
  | { t: 'claimNextKeep' }
  | { t: 'exchangeStars' }
  | { t: 'starsForDamage' }
  | { t: 'everyoneDiscardsKeep' }
  | { t: 'souvenir'; star: number; energy: number }
  | { t: 'symbols'; face: Face; n: number }
  | { t: 'token'; token: 'web' | 'jinx' }
  | { t: 'carapaceTokens' }
  | { t: 'perish' };

/** When a card works by itself. */
export const MOMENTS = [
  'turnStart',
  'dice',
  'result',
  'superstarTaken',
  'superstarLost',
  'celebrity',
  'building',
  'infantry',
  'jet',
  'tank',
  'ouch',
  'attacked',
  'attack',
  'hurt',
  'dealt',
  'othersEnergy',
  'enterManhattan',
  'arrive',
  'turnEnd',
] as const;
export type Moment = (typeof MOMENTS)[number];

export type Condition =
  | { t: 'superstar' }
  | { t: 'in'; borough: Borough }
  | { t: 'units'; n: number }
  | { t: 'allFaces' }
  | { t: 'noSouvenir' }
  | { t: 'dieShows'; face: Face }
  | { t: 'firstThisTurn' };

/** What holds as long as the card is owned; rules ask for it with `findMod`, or `sumMods` where several add up. */
export type Mod =
  | { t: 'dice'; n: number }
  | { t: 'maxLife'; n: number }
  | { t: 'cheaper'; unit: Unit; n: number }
  | { t: 'hitsOwnBorough' }
  | { t: 'attackTimes'; n: number }
  | { t: 'moreAgainstHealthier'; n: number }
  | { t: 'doublingDie' }
  | { t: 'armyLess'; n: number }
  | { t: 'lockedFace'; face: Face }
  | { t: 'othersRerollAll' }
  | { t: 'superstarNeeds'; n: number }
  | { t: 'lifeForEnergy' }
  | { t: 'energyForDamage' }
  | { t: 'bothWays'; a: Face; b: Face }
  | { t: 'oneWay'; a: Face; b: Face }
  | { t: 'swapDice' }
  | { t: 'cabs'; n: number }
  | { t: 'painbow' }
  | { t: 'reaches'; unit: Unit }
  | { t: 'reachPrice'; n: number }
  | { t: 'salvage'; less: number }
  | { t: 'earlyMove' }
  | { t: 'energyLess'; n: number }
  | { t: 'scatter'; n: number }
  | { t: 'carapace' };

export interface Trigger {
  on: Moment;
  when?: Condition;
  do: readonly Effect[];
}

export interface Card {
  cost: number;
  /** KEEP cards stay with their owner; the others work once and are discarded. */
  keep?: true;
  /** 1⚡ cheaper for a buyer in one of these boroughs (KNY-132). */
  nearby?: readonly Borough[];
  /** Only for a buyer who destroyed such a Unit this turn (KNY-133). */
  needs?: 'jet' | 'tank';
  /** When bought. */
  do?: readonly Effect[];
  triggers?: readonly Trigger[];
  mods?: readonly Mod[];
  /** While it lies in the bank, each voluntary move of anybody costs this much (KNY-212). */
  moveFee?: number;
}

const star = (n: number): Effect => ({ t: 'gain', res: 'star', n });
const energy = (n: number): Effect => ({ t: 'gain', res: 'energy', n });
const heal = (n: number): Effect => ({ t: 'gain', res: 'life', n });
const symbols = (face: Face, n: number): Effect => ({ t: 'symbols', face, n });
const extraTurn: Effect = { t: 'extraTurn', subway: false };
const souvenir: Effect = { t: 'souvenir', star: 1, energy: 1 };
const superstar: Condition = { t: 'superstar' };

/** A KEEP card that works at moments of the game. */
const keep = (cost: number, ...triggers: Trigger[]): Card => ({ cost, keep: true, triggers });
/** A KEEP card that changes a rule for its owner. */
const lasting = (cost: number, ...mods: Mod[]): Card => ({ cost, keep: true, mods });
/** A DISCARD card. */
const once = (cost: number, ...effects: Effect[]): Card => ({ cost, do: effects });

export const CARDS = {
  'antimatter-pellets': lasting(4, { t: 'doublingDie' }),
  'artificial-heart': lasting(4, { t: 'oneWay', a: 'heal', b: 'energy' }),
  'broadway-star': keep(
    5,
    { on: 'superstarTaken', do: [star(1)] },
    { on: 'turnStart', when: superstar, do: [star(1)] },
  ),
  bulletproof: lasting(4, { t: 'armyLess', n: 1 }),
  'can-opener': lasting(4, { t: 'cheaper', unit: 'tank', n: 1 }),
  carapace: {
    ...lasting(3, { t: 'maxLife', n: 2 }, { t: 'carapace' }),
    triggers: [{ on: 'ouch', do: [{ t: 'carapaceTokens' }] }],
  },
  chameleon: lasting(4, { t: 'swapDice' }),
  'chinatown-regular': keep(3, { on: 'enterManhattan', do: [heal(2)] }),
  'climb-the-empire-state-building': keep(3, { on: 'dice', when: { t: 'allFaces' }, do: [star(2), extraTurn] }),
  curse: keep(4, { on: 'dealt', do: [{ t: 'token', token: 'jinx' }] }),
  diva: lasting(5, { t: 'superstarNeeds', n: 4 }),
  drain: keep(4, { on: 'attacked', do: [{ t: 'takeEnergy', n: 2 }] }),
  'ego-trip': keep(3, { on: 'superstarTaken', do: [energy(1)] }, { on: 'turnStart', when: superstar, do: [energy(1)] }),
  'extra-head': lasting(7, { t: 'dice', n: 1 }),
  fireball: lasting(4, { t: 'hitsOwnBorough' }),
  fury: keep(4, { on: 'result', when: { t: 'units', n: 3 }, do: [symbols('destruction', 1), symbols('energy', 1)] }),
  'hailing-cabs': lasting(5, { t: 'cabs', n: 2 }),
  hunter: keep(5, { on: 'infantry', do: [heal(1)] }),
  'jinx-aura': lasting(4, { t: 'othersRerollAll' }),
  'king-of-queens': keep(5, { on: 'turnStart', when: { t: 'in', borough: 'queens' }, do: [energy(1), heal(1)] }),
  leveler: keep(5, { on: 'building', when: { t: 'firstThisTurn' }, do: [star(1)] }),
  'long-neck': lasting(3, { t: 'cheaper', unit: 'jet', n: 1 }),
  'natural-selection': {
    ...lasting(2, { t: 'dice', n: 1 }),
    do: [energy(4), heal(4)],
    triggers: [{ on: 'turnEnd', when: { t: 'dieShows', face: 'celebrity' }, do: [{ t: 'perish' }] }],
  },
  'of-another-world': lasting(6, { t: 'lifeForEnergy' }, { t: 'energyForDamage' }),
  overload: { ...lasting(0, { t: 'energyLess', n: 1 }), do: [energy(4)] },
  painbow: lasting(5, { t: 'painbow' }),
  'personal-spotlight': keep(5, { on: 'celebrity', do: [star(1)] }),
  'phoenix-blood': keep(4, { on: 'hurt', do: [energy(1)] }),
  'power-tap': keep(4, { on: 'othersEnergy', do: [{ t: 'takeEnergy', n: 1 }] }),
  regeneration: keep(5, { on: 'turnStart', do: [heal(1)] }),
  scavenger: lasting(3, { t: 'salvage', less: 1 }),
  'seismic-ray': lasting(4, { t: 'reachPrice', n: 1 }),
  'shadow-double': lasting(12, { t: 'attackTimes', n: 2 }),
  'sharp-shooter': { ...keep(4, { on: 'jet', do: [star(1)] }), mods: [{ t: 'reaches', unit: 'jet' }] },
  'stink-attack': lasting(5, { t: 'scatter', n: 4 }),
  stomp: keep(4, { on: 'result', do: [symbols('destruction', 1)] }),
  'super-speed': lasting(4, { t: 'earlyMove' }),
  'terminal-rage': { ...lasting(4, { t: 'lockedFace', face: 'attack' }), do: [extraTurn] },
  'tesla-antennae': lasting(4, { t: 'moreAgainstHealthier', n: 1 }),
  tourist: { ...keep(6, { on: 'arrive', when: { t: 'noSouvenir' }, do: [souvenir] }), do: [souvenir] },
  'towering-titan': keep(10, { on: 'result', do: [symbols('attack', 2)] }),
  'trash-thrower': keep(5, { on: 'attack', do: [{ t: 'otherLosesStars', n: 1 }] }),
  'trophy-hunter': keep(
    5,
    { on: 'infantry', do: [star(1)] },
    { on: 'jet', do: [star(1)] },
    { on: 'tank', do: [star(1)] },
  ),
  'universal-soldier': lasting(6, { t: 'bothWays', a: 'heal', b: 'attack' }),
  'violent-star': keep(
    3,
    { on: 'superstarTaken', do: [{ t: 'hurtOther', n: 2 }] },
    { on: 'superstarLost', do: [{ t: 'hurtOther', n: 1 }] },
  ),
  webspinner: keep(6, { on: 'dealt', do: [{ t: 'token', token: 'web' }] }),

  'air-force-one': { ...once(6, star(4), { t: 'allUnitsShoot' }), needs: 'jet' },
  'brooklyn-bridge': { ...once(6, star(4)), nearby: ['brooklyn'] },
  'central-park': { ...once(5, heal(2), star(2)), nearby: ['manhattan'] },
  'columbia-university': { ...once(6, star(2), { t: 'claimNextKeep' }), nearby: ['manhattan'] },
  'coney-island': { ...once(4, star(3)), nearby: ['brooklyn'] },
  'drink-the-hudson': { ...once(12, heal(2), star(1), energy(13)), nearby: ['manhattan', 'brooklyn', 'staten-island'] },
  'flatiron-building': { ...once(3, star(2)), nearby: ['manhattan'] },
  'general-ellis': { ...once(5, star(3), { t: 'hurtEveryone', n: 1 }), needs: 'tank' },
  'holland-tunnel': { ...once(9, star(6), { t: 'everyoneGains', res: 'energy', n: 3 }), nearby: ['manhattan'] },
  'new-york-marathon': { ...once(6, heal(2), energy(2), star(2)), moveFee: 2 },
  'next-stage': once(4, { t: 'exchangeStars' }),
  'photo-op': once(4, { t: 'starsForDamage' }),
  'power-substation': once(5, energy(8), star(1), { t: 'hurtSelf', n: 3 }),
  'subterranean-cable': once(0, energy(4), { t: 'hurtSelf', n: 4 }),
  subway: once(10, heal(2), { t: 'extraTurn', subway: true }),
  'tesla-cannon': once(5, star(2), { t: 'everyoneDiscardsKeep' }),
  'the-unisphere': { ...once(5, star(4)), nearby: ['queens'] },
  'yankee-stadium': { ...once(9, heal(5), star(5)), nearby: ['bronx'] },
} as const satisfies Record<string, Card>;

export type CardId = keyof typeof CARDS;
export const CARD_IDS = Object.keys(CARDS) as CardId[];
export const cardOf = (id: CardId): Card => CARDS[id];

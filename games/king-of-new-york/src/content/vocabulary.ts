/** The ids and figures the rules know by themselves; everything else comes from the content. Inside a state ids are numbers. */

export const FACES = ['energy', 'heal', 'attack', 'celebrity', 'destruction', 'ouch'] as const;
export type Face = (typeof FACES)[number];
export const ENERGY = 0;
export const HEAL = 1;
export const ATTACK = 2;
export const CELEBRITY = 3;
export const DESTRUCTION = 4;
export const OUCH = 5;

export const BOROUGHS = ['manhattan', 'bronx', 'queens', 'brooklyn', 'staten-island'] as const;
export type Borough = (typeof BOROUGHS)[number];
export type Outer = Exclude<Borough, 'manhattan'>;
export const MANHATTAN = 0;
/** Off the board: not placed yet, or eliminated. */
export const NOWHERE = -1;

export const ZONES = ['lower', 'midtown', 'upper'] as const;
export type Zone = (typeof ZONES)[number];
/** KNY-5: each zone has a 2-4 space and a 5-6 space. */
export const SPACE_2_4 = 0;
export const SPACE_5_6 = 1;

export const MONSTERS = ['captain-fish', 'drakonis', 'kong', 'mantis', 'rob', 'sheriff'] as const;
export type MonsterId = (typeof MONSTERS)[number];

export const RES = ['star', 'energy', 'life'] as const;
export type Res = (typeof RES)[number];
export interface Reward {
  res: Res;
  n: number;
}

export const UNITS = ['infantry', 'jet', 'tank'] as const;
export type Unit = (typeof UNITS)[number];

export const TILES = [
  'high-rise-1',
  'high-rise-2',
  'hospital-2',
  'power-plant-2',
  'high-rise-3',
  'hospital-3',
  'power-plant-3',
] as const;
export type Tile = (typeof TILES)[number];
export const BUILDINGS = ['high-rise', 'hospital', 'power-plant'] as const;
export type Building = (typeof BUILDINGS)[number];
export const buildingOf = (tile: Tile): Building => BUILDINGS.find((kind) => tile.startsWith(kind))!;
export const STACKS_PER_BOROUGH = 3;
export const TILES_PER_STACK = 3;
export const STACKS = BOROUGHS.length * STACKS_PER_BOROUGH;

/** What may lie with a Monster besides its cards. */
export const TOKENS = ['web', 'jinx', 'carapace'] as const;
export type Token = (typeof TOKENS)[number];

/** The two cards beside the board (KNY-10). */
export const SPECIALS = ['superstar', 'statue'] as const;
export type Special = (typeof SPECIALS)[number];

/** Places beside the board that cards come from and go to. */
export const PILES = ['deck', 'bank', 'discard'] as const;
export type Pile = (typeof PILES)[number];

export const BLACK_DICE = 6;
export const MOST_DICE = 8;
export const REROLLS = 2;
export const BANK_SIZE = 3;
export const ROOM_IN_BOROUGH = 2;
export const SUPERSTAR_NEEDS = 3;
export const STATUE_NEEDS = 3;
export const TAP_AFTER = 3;
export const MOST_RIDES = 12;
export const VARIANT_PLAYERS = 5;

/** What an answer does, as a word of its own: the first ref of an answer. */
export const VERBS = [
  'stop',
  'stay',
  'up',
  'pass',
  'yes',
  'no',
  'finish',
  'sweep',
  'reroll',
  'buy',
  'salvage',
  'building',
  'unit',
  'reach',
  'send',
  'fresh',
  'ride',
  'shed',
  'keep',
  'discard',
  'turn',
  'done',
] as const;
export type Verb = (typeof VERBS)[number];

// --- what cards are made of ------------------------------------------------------------------------------------------

export type CardId = string;

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
export const MODS = [
  'dice',
  'maxLife',
  'cheaper',
  'hitsOwnBorough',
  'attackTimes',
  'moreAgainstHealthier',
  'doublingDie',
  'armyLess',
  'lockedFace',
  'othersRerollAll',
  'superstarNeeds',
  'lifeForEnergy',
  'energyForDamage',
  'bothWays',
  'oneWay',
  'swapDice',
  'cabs',
  'painbow',
  'reaches',
  'reachPrice',
  'salvage',
  'earlyMove',
  'energyLess',
  'scatter',
  'carapace',
] as const satisfies readonly Mod['t'][];

export interface Trigger {
  on: Moment;
  when?: Condition;
  do: readonly Effect[];
}

/** What rules read of a card. */
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

/** Powers that one card at most has: answers, events and sentences speak of them by the name of that card. */
export const SOLE = [
  'doublingDie',
  'othersRerollAll',
  'swapDice',
  'cabs',
  'painbow',
  'reachPrice',
  'earlyMove',
  'scatter',
  'carapace',
  'claimNextKeep',
  'exchangeStars',
  'starsForDamage',
  'everyoneDiscardsKeep',
  'souvenir',
  'subway',
  'moveFee',
] as const;
export type Sole = (typeof SOLE)[number];

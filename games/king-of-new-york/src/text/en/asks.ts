import type { Language } from '../language.ts';

/** What somebody else decides; after a name and a colon. */
export const asks: Language['asks'] = {
  chooseMonster: 'chooses a Monster',
  chooseStartBorough: 'chooses where to start',
  superSpeedMove: 'moves before the roll?',
  subwayMove: 'takes the Subway before the roll?',
  rollOrStop: 'rerolls dice, or stops',
  chameleon: 'turns a die?',
  hailingCabs: 'adds Destruction, for Units only?',
  convertSymbols: 'turns symbols into others?',
  chooseSymbolType: 'chooses what to resolve next',
  allocateHeal: 'heals, or removes Jinx tokens?',
  allocateAttack: 'attacks, or removes Web tokens?',
  flee: 'flees from Manhattan?',
  destroyObject: 'chooses what to destroy',
  carapaceDiscard: 'discards Carapace to heal?',
  payDamageWithEnergy: 'loses life or energy?',
  leaveClosedSpace: 'leaves the closed space: where to?',
  payWithLife: 'pays with energy or life?',
  moveStep: 'moves, or stays?',
  stinkAttack: 'sends Units away?',
  buyStep: 'buys cards?',
  nextStageSplit: 'exchanges points for energy and life',
  photoOpTarget: 'chooses a Monster',
  teslaCannonDiscard: 'discards a KEEP card',
};

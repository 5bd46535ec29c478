import type { Language } from '../language.ts';

/** What somebody else decides; after a name and a colon. */
export const asks: Language['asks'] = {
  chooseMonster: 'vyberá si Monštrum',
  chooseStartBorough: 'vyberá si štvrť na začiatok',
  superSpeedMove: 'pohyb pred hodom?',
  subwayMove: 'jazda metrom pred hodom?',
  rollOrStop: 'prehadzuje kocky alebo končí',
  chameleon: 'otočí kocku?',
  hailingCabs: 'pridá Ničenie na Jednotky?',
  convertSymbols: 'zmení symboly?',
  chooseSymbolType: 'vyberá, čo vyhodnotiť teraz',
  allocateHeal: 'lieči sa, alebo odstraňuje Kliatbu?',
  allocateAttack: 'útočí, alebo odstraňuje Sieť?',
  flee: 'utečie z Manhattanu?',
  destroyObject: 'vyberá, čo zničiť',
  carapaceDiscard: 'odhodí Pancier a vylieči sa?',
  payDamageWithEnergy: 'utrpí zranenie, alebo zaplatí?',
  leaveClosedSpace: 'opúšťa zatvorené pole: kam?',
  payWithLife: 'platí energiou, alebo životom?',
  moveStep: 'pohne sa, alebo zostane?',
  stinkAttack: 'pošle Jednotky preč?',
  buyStep: 'kúpi karty?',
  nextStageSplit: 'mení hviezdy na energiu a životy',
  photoOpTarget: 'vyberá Monštrum',
  teslaCannonDiscard: 'odhadzuje kartu PONECHAŤ',
};

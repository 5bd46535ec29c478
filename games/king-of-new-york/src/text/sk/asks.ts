import type { Language } from '../language.ts';

/** What somebody else decides; after a name and a colon. */
export const asks: Language['asks'] = {
  chooseMonster: 'vyberá si monštrum',
  chooseStartBorough: 'vyberá si štvrť na začiatok',
  superSpeedMove: 'pohyb pred hodom?',
  subwayMove: 'jazda metrom pred hodom?',
  rollOrStop: 'prehadzuje kocky alebo končí s hádzaním',
  chameleon: 'otočí kocku?',
  hailingCabs: 'pridá Ničenie, len na jednotky?',
  convertSymbols: 'zmení symboly?',
  chooseSymbolType: 'vyberá, čo vyhodnotiť teraz',
  allocateHeal: 'lieči sa, alebo odstraňuje žetóny kliatby?',
  allocateAttack: 'útočí, alebo odstraňuje žetóny siete?',
  flee: 'utečie z Manhattanu?',
  destroyObject: 'vyberá, čo zničiť',
  carapaceDiscard: 'odhodí Pancier a vylieči sa?',
  payDamageWithEnergy: 'stratí život, alebo energiu?',
  leaveClosedSpace: 'opúšťa zatvárané pole: kam?',
  payWithLife: 'platí energiou, alebo životom?',
  moveStep: 'pohne sa, alebo zostane?',
  stinkAttack: 'pošle jednotky preč?',
  buyStep: 'kúpi karty?',
  nextStageSplit: 'mení body na energiu a život',
  photoOpTarget: 'vyberá monštrum',
  teslaCannonDiscard: 'odhadzuje kartu PONECHAŤ',
};

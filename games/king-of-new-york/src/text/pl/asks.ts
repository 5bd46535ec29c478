import type { Language } from '../language.ts';

/** What somebody else decides; after a name and a colon. */
export const asks: Language['asks'] = {
  chooseMonster: 'wybiera potwora',
  chooseStartBorough: 'wybiera dzielnicę na początek',
  superSpeedMove: 'ruch przed rzutem?',
  subwayMove: 'przejazd metrem przed rzutem?',
  rollOrStop: 'przerzuca kostki albo kończy rzuty',
  chameleon: 'obraca kostkę?',
  hailingCabs: 'dodaje Niszczenie, tylko na jednostki?',
  convertSymbols: 'zamienia symbole?',
  chooseSymbolType: 'wybiera, co teraz rozpatrzyć',
  allocateHeal: 'leczy się czy usuwa znaczniki klątwy?',
  allocateAttack: 'atakuje czy usuwa znaczniki sieci?',
  flee: 'ucieka z Manhattanu?',
  destroyObject: 'wybiera, co zniszczyć',
  carapaceDiscard: 'odrzuca Pancerz i się leczy?',
  payDamageWithEnergy: 'traci życie czy energię?',
  leaveClosedSpace: 'opuszcza zamykane pole: dokąd?',
  payWithLife: 'płaci energią czy życiem?',
  moveStep: 'ruch czy pozostanie?',
  stinkAttack: 'odsyła jednostki?',
  buyStep: 'kupuje karty?',
  nextStageSplit: 'zamienia punkty na energię i życie',
  photoOpTarget: 'wskazuje potwora',
  teslaCannonDiscard: 'odrzuca kartę ZATRZYMAJ',
};

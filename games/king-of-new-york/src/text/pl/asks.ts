import type { Language } from '../language.ts';

/** What somebody else decides; after a name and a colon. */
export const asks: Language['asks'] = {
  chooseMonster: 'wybiera Potwora',
  chooseStartBorough: 'wybiera dzielnicę na początek',
  superSpeedMove: 'ruch przed rzutem?',
  subwayMove: 'przejazd metrem przed rzutem?',
  rollOrStop: 'przerzuca kości albo kończy rzuty',
  chameleon: 'obraca kość?',
  hailingCabs: 'dodaje Zniszczenie na Jednostki?',
  convertSymbols: 'zamienia symbole?',
  chooseSymbolType: 'wybiera, co teraz rozpatrzyć',
  allocateHeal: 'leczy czy usuwa znaczniki Klątwy?',
  allocateAttack: 'atakuje czy usuwa znaczniki Sieci?',
  flee: 'ucieka z Manhattanu?',
  destroyObject: 'wybiera, co zniszczyć',
  carapaceDiscard: 'odrzuca Pancerz i się leczy?',
  payDamageWithEnergy: 'obrażenia czy zapłata?',
  leaveClosedSpace: 'opuszcza zamykane pole: dokąd?',
  payWithLife: 'płaci energią czy życiem?',
  moveStep: 'ruch czy pozostanie?',
  stinkAttack: 'odsyła Jednostki?',
  buyStep: 'kupuje karty?',
  nextStageSplit: 'zamienia gwiazdy na energię i życie',
  photoOpTarget: 'wskazuje Potwora',
  teslaCannonDiscard: 'odrzuca kartę ZATRZYMAJ',
};

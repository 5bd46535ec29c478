import { NEUTRAL, NONE } from '../../content/vocabulary.ts';
import type { Language } from '../language.ts';
import { markers } from './names.ts';

export const cards: Language['cards'] = {
  atom: {
    supply: (a, n) => `v misii má hodnotu ${a.n}: ${n.type(a.type)}`,
    mission: (a, n) => `${n.mission(a.kind)}, ${a.n}: odmena ${markers(a.reward)}`,
    bonus: (a, n) =>
      a.of === 'faction'
        ? `po splnení misie zahrávate zadarmo karty typu ${n.type(a.type)}`
        : `v hre zlacňuje o 1 karty typu ${n.type(a.type)}; so žetónmi na nej sú zadarmo`,
    line: (a, n) =>
      a.line === NEUTRAL
        ? `${n.line(a.line)}: bez zliav medzi Stanicami`
        : `${n.line(a.line)}: lacnejšia o 1 za každú takú Stanicu, ktorú máte, ale nikdy pod 1`,
    double: (a, n) => `odhoďte ju a v jednej misii rátajte dvojnásobne všetky Zásoby typu ${n.type(a.type)}`,
    shield: (a, n) =>
      a.price === NONE
        ? `alebo ju odhoďte a odrazte Príšeru so symbolom: ${n.signs(a.signs)}`
        : `ako Ochrana (cena ${a.price}): odhoďte ju a odrazte Príšeru so symbolom: ${n.signs(a.signs)}`,
    attack: (a, n) => `útočí na všetkých, aj na vás (${n.signs(a.signs)}); kto ju neodrazí: ${n.loss(a.loss)}`,
    renewBazaar: () => 'Bazár sa obnoví',
    raiseEach: (a, n) =>
      `každý zdvihne 1 žetón za každú svoju Stanicu a otočenú Frakciu s prémiou druhu ${n.kind(a.kind)}`,
  },
  cost: (n) => `cena ${n}`,
  whenDiscarded: 'odhodená v rámci akcie:',
  provenance: {
    rulebook: 'Všetky hodnoty uvádzajú pravidlá.',
    'partly-rulebook': 'Časť hodnôt uvádzajú pravidlá; ostatné sú rekonštrukcia.',
    reconstructed: 'Hodnoty sú rekonštrukcia, ktorá zodpovedá pravidlám a známym počtom kariet.',
  },
};

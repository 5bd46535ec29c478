import { KINDS, NEUTRAL, NONE } from '../../content/vocabulary.ts';
import { isSeveral, small } from '../format.ts';
import type { Language } from '../language.ts';
import { markers } from './names.ts';

/** A kind in the dative plural, as of Resources. */
const TO_KIND = { peaceful: 'mierovým', military: 'vojenským' } as const satisfies Record<
  (typeof KINDS)[number],
  string
>;

export const cards: Language['cards'] = {
  atom: {
    supply: (a, n) => `zásoby na misiu: ${n.type(a.type)} ${a.n}`,
    mission: (a, n) => `${n.mission(a.kind)}, potrebné zásoby: ${a.n}; odmena: ${markers(a.reward)}`,
    bonus: (a, n) =>
      a.of === 'faction'
        ? `bonus po splnení misie: karty typu ${n.type(a.type)} hráte zadarmo`
        : `karty typu ${n.type(a.type)} stoja o 1 žetón menej; keď na stanici leží žetón, sú zadarmo`,
    line: (a, n) =>
      a.line === NEUTRAL
        ? `${n.line(a.line)}: iné stanice nezlacňuje`
        : `${n.line(a.line)}: stojí o 1 menej za každú vašu stanicu s týmto znakom, najmenej však 1`,
    double: (a, n) => `odhoďte ju a v jednej misii zdvojnásobte svoje zásoby typu ${n.type(a.type)}`,
    shield: (a, n, all) => {
      const deed = a.price === NONE ? 'alebo ju odhoďte' : `ako ochrana (cena ${a.price}): odhoďte ju`;
      if (all) return `${deed} na obranu so všetkými symbolmi; má: ${n.signs(a.signs)}`;
      return `${deed} a odrazte príšeru ${isSeveral(a.signs) ? 's jedným zo symbolov' : 'so symbolom'}: ${n.signs(a.signs)}`;
    },
    attack: (a, n) =>
      `príšera útočí na všetkých hráčov, aj na vás; symboly: ${n.signs(a.signs)}; bez obrany: ${small(n.loss(a.loss))}`,
    renewBazaar: () => 'bazár sa obnoví',
    raiseEach: (a) =>
      `každý presunie nahor 1 žetón za každú svoju stanicu a obrátenú frakciu, ktorých bonus patrí ${TO_KIND[KINDS[a.kind]!]} zásobám`,
  },
  cost: (n) => `cena ${n}`,
  whenDiscarded: 'po odhodení základnou akciou:',
  provenance: {
    rulebook: 'Všetky údaje tejto karty uvádza návod vydavateľa.',
    'partly-rulebook': 'Časť údajov tejto karty uvádza návod vydavateľa; ostatné sú rekonštrukcia.',
    reconstructed: 'Údaje tejto karty sú rekonštrukcia, ktorá zodpovedá pravidlám a známym počtom kariet.',
  },
};

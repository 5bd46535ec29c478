import type { Lang } from '@ashtown/engine';
import type { LocationId } from '../cards.ts';

/** How far the figures of a card are known; most are given alike by two independent public transcriptions. */

/** Figures on which sources differ or that were inferred (FSM-249). */
const DOUBTED = {
  shipwreck: {
    en: 'Two uses a round follow the rulebook’s example; public transcriptions give one.',
    pl: 'Dwa użycia na rundę za przykładem z instrukcji; publiczne opisy kart podają jedno.',
    sk: 'Dve použitia za kolo podľa príkladu v pravidlách; verejné prepisy kariet uvádzajú jedno.',
  },
  'thieves-caravan': {
    en: 'Transcriptions give a cost of 2 workers or of 1; here it is 2.',
    pl: 'Opisy podają koszt 2 robotników lub 1; tutaj 2.',
    sk: 'Prepisy uvádzajú cenu 2 robotníci alebo 1; tu sú to 2.',
  },
  'gangers-dive': {
    en: 'One transcription gives the types gun and contact, the other fuel and contact; here the first.',
    pl: 'Jeden opis podaje typy broń i kontakt, drugi paliwo i kontakt; tutaj pierwsze.',
    sk: 'Jeden prepis uvádza typy zbraň a kontakt, druhý palivo a kontakt; tu platí prvý.',
  },
  'the-bronx-gang': {
    en: 'Transcriptions give a cost with 1 worker or with 3; here it is 1.',
    pl: 'Opisy podają koszt z 1 robotnikiem lub z 3; tutaj 1.',
    sk: 'Prepisy uvádzajú cenu s 1 robotníkom alebo s 3; tu je to 1.',
  },
  'the-iron-gang': {
    en: 'Transcriptions give a production of 1 red contact or of 3; here it is 1.',
    pl: 'Opisy podają produkcję 1 czerwonego kontaktu lub 3; tutaj 1.',
    sk: 'Prepisy uvádzajú produkciu 1 červeného kontaktu alebo 3; tu je to 1.',
  },
  'black-fortress': {
    en: 'Reconstructed: the only transcription gives both goods, its three sisters a choice.',
    pl: 'Rekonstrukcja: jedyny opis daje oba dobra, trzy siostrzane karty wybór.',
    sk: 'Rekonštrukcia: jediný prepis dáva oba tovary, tri sesterské karty výber.',
  },
  'construction-site': {
    en: 'Reconstructed: the only transcription counts fuel, the cycle of cards points to bricks.',
    pl: 'Rekonstrukcja: jedyny opis liczy paliwo, cykl kart wskazuje na cegły.',
    sk: 'Rekonštrukcia: jediný prepis počíta palivo, cyklus kariet ukazuje na tehly.',
  },
  'solitary-trader': {
    en: 'Reconstructed: the only transcription gives 3 VP, the family of cards points to 4.',
    pl: 'Rekonstrukcja: jedyny opis daje 3 PZ, rodzina kart wskazuje na 4.',
    sk: 'Rekonštrukcia: jediný prepis dáva 3 VB, rodina kariet ukazuje na 4.',
  },
} as const satisfies Partial<Record<LocationId, Record<Lang, string>>>;

/** Cards that one transcription alone gives. */
const ONE_SOURCE: readonly LocationId[] = [
  'armed-merchants',
  'black-market',
  'body-hunters',
  'camino-real',
  'caravanner',
  'cistern',
  'combat-vehicle',
  'craftsmen-guild',
  'crossing',
  'dark-visions-gang',
  'demolition-team',
  'dream-city',
  'eight-mile',
  'hibernation-chambers',
  'landfill',
  'market-place',
  'material-depository',
  'military-warehouse',
  'mobile-storage',
  'oilmen',
  'outpost-mercenaries',
  'patriot-tower',
  'power-station',
  'propaganda-station',
  'salt-lake-tower',
  'sheriffs-office',
  'small-factory',
  'steel-eagle',
  'storehouse',
  'suppliers',
  'tanker-shipwreck',
  'teds-bus',
  'the-hold',
  'transmitter',
  'wire-entanglement',
  'wrecker',
];
const ONCE: Readonly<Record<Lang, string>> = {
  en: 'These figures rest on a single public transcription.',
  pl: 'Te wartości opierają się na jednym publicznym opisie.',
  sk: 'Tieto hodnoty sa opierajú o jediný verejný prepis.',
};

/** A sentence about a card whose figures are not beyond doubt; null for all others. */
export function provenance(lang: Lang, id: string): string | null {
  if (Object.hasOwn(DOUBTED, id)) return DOUBTED[id as keyof typeof DOUBTED][lang];
  return (ONE_SOURCE as readonly string[]).includes(id) ? ONCE[lang] : null;
}

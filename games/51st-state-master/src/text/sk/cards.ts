import { plural } from '@ashtown/engine';
import { type Counted, list } from '../format.ts';
import type { Language } from '../language.ts';
import { names } from './names.ts';

const MASS: readonly Counted[] = ['fuel', 'iron'];
const OTHERS = {
  one: 'inú svoju lokáciu',
  few: 'iné svoje lokácie',
  many: 'iné svoje lokácie',
  other: 'iných svojich lokácií',
};

/** Clauses of which the texts of cards are made, and what is known of their figures. */
export const cards = {
  ability: {
    produce: (a, say) => say.goods(a.gain),
    choose: (a, say) => list(a.options.map(say.goods), 'alebo'),
    perType: (a, say) =>
      `${say.goods(a.gain)} za každú lokáciu typu ${say.type(a.type)} v štáte majiteľa, najviac ${a.max}`,
    perProduced: (a, say) =>
      `${say.goods(a.gain)} za každú jednotku, ktorú majiteľ v tomto kole vyrobil (${list(
        a.counted.map((g) => names.good[g].one),
        'alebo',
      )}), najviac ${a.max}`,
    copyOwn: () => 'rovnaké zdroje ako iná vaša produkčná lokácia podľa výberu',
    takeOver: () => 'môžete určiť produkčnú lokáciu súpera: jej zdroje v tejto fáze dostanete vy, nie majiteľ',
    threshold: (a, say) =>
      `ak vo fáze Produkcie vyrobíte aspoň ${say.countAcc(a.min, a.counted.length > 1 ? 'basic' : a.counted[0]!)}, získate ${say.goodsAcc(a.gain)}`,
    storage: (a, say) =>
      `vo fáze Upratovania môžete uchovať ${list(
        a.slots.map((slot, i) => {
          const what = slot.of.length > 1 ? 'basic' : slot.of[0]!;
          if (slot.max === null)
            return `${MASS.includes(what) ? 'ľubovoľné množstvo' : 'ľubovoľný počet'} ${names.good[what].other}`;
          const again = i > 0 && a.slots[i - 1]!.max !== null;
          return `${again ? '' : 'najviac '}${say.countAcc(slot.max, what)}`;
        }),
        'a',
      )}`,
    trigger: (a, say) =>
      `zakaždým, keď ${list(
        a.on.map((m) => (m === 'deal' ? 'uzavriete dohodu' : 'plienite')),
        'alebo',
      )}: ${say.goods(a.gain)}`,
  },
  effect: {
    gain: (e, say) => say.goods(e.gain),
    steal: (e, say) => `ukradnete súperovi ${say.countAcc(e.n, 'basic')}`,
    activate: () => 'jedna z vašich produkčných lokácií hneď vyrobí zdroje',
    reset: (e) =>
      e.max === 1
        ? 'obnovte inú svoju lokáciu: v tomto kole sa dá použiť znova'
        : `obnovte najviac ${e.max} ${plural('sk', e.max, OTHERS)}: v tomto kole sa dajú použiť znova`,
    useDeals: (e) => {
      if (e.of === 'opponent') return 'získate zdroj z dohody súpera';
      return e.max === 1 ? 'získate zdroj zo svojej dohody' : `získate zdroje z najviac ${e.max} svojich dohôd`;
    },
  },
  uses: (n) => (n === 2 ? 'dvakrát za kolo' : `${n}-krát za kolo`),
  bonus: {
    gains: (b, say) => say.goods(b.gain),
    gainsPerType: (b, say) =>
      `${say.goods(b.gain)} za každú lokáciu typu ${say.type(b.type)} vo vašom štáte, najviac ${b.max}`,
    stock: (b, say) => `na karte ležia zdroje na použitie: ${say.goods(b.goods)}`,
    copyOpponent: () => 'rovnaké zdroje ako produkčná lokácia súpera podľa výberu',
  },
  ownShield: 'vždy má štít',
  /** Figures on which sources differ or that were inferred (FSM-249). */
  doubted: {
    shipwreck: 'Dve použitia za kolo podľa príkladu v návode; verejné prepisy kariet uvádzajú jedno.',
    'thieves-caravan': 'Prepisy uvádzajú cenu 2 robotníkov alebo 1; tu sú to 2.',
    'gangers-dive': 'Jeden prepis uvádza typy Zbraň a Kontakt, druhý Palivo a Kontakt; tu platí prvý.',
    'the-bronx-gang': 'Prepisy uvádzajú cenu s 1 robotníkom alebo s 3; tu je to 1.',
    'the-iron-gang': 'Prepisy uvádzajú produkciu 1 červeného kontaktu alebo 3; tu je to 1.',
    'black-fortress': 'Rekonštrukcia: podľa jediného prepisu dáva oba zdroje, tri sesterské karty dávajú výber.',
    'construction-site': 'Rekonštrukcia: podľa jediného prepisu počíta palivo, ostatné karty cyklu ukazujú na tehly.',
    'solitary-trader': 'Rekonštrukcia: podľa jediného prepisu dáva 3 VB, ostatné karty cyklu ukazujú na 4.',
  },
  /** Cards that one transcription alone gives. */
  oneSource: 'Tieto hodnoty sa opierajú o jediný verejný prepis.',
} satisfies Partial<Language>;

import { list } from '../format.ts';
import type { Language } from '../language.ts';

/** Clauses of which the texts of cards are made, and what is known of their figures. */
export const cards = {
  ability: {
    produce: (a, say) => say.goods(a.gain),
    choose: (a, say) => list(a.options.map(say.goods), 'alebo'),
    perType: (a, say) => `${say.goods(a.gain)} za každú lokáciu majiteľa typu ${say.type(a.type)}, najviac ${a.max}`,
    perProduced: (a, say) =>
      `${say.goods(a.gain)} za každý tovar, ktorý majiteľ v tomto kole vyprodukoval: ${list(
        a.counted.map((g) => say.goods({ [g]: 1 }).slice(2)),
        'alebo',
      )}, najviac ${a.max}`,
    copyOwn: () => 'to, čo dáva iná vaša lokácia Produkcie, ktorú určíte',
    takeOver: () => 'môžete určiť lokáciu Produkcie súpera: čo v tejto fáze dá, pripadne vám namiesto neho',
    threshold: (a, say) =>
      `vo fáze Produkcie zisk: ${say.goods(a.gain)}, ak je vaša produkcia aspoň ${
        a.counted.length > 1 ? say.count(a.min, 'basic') : say.goods({ [a.counted[0]!]: a.min })
      }`,
    storage: (a, say) =>
      `pri upratovaní si môžete nechať ${list(
        a.slots.map((slot) => {
          const what = slot.of.length > 1 ? 'basic' : slot.of[0]!;
          return slot.max === null
            ? `bez obmedzenia: ${say.count(1, what).slice(2)}`
            : `najviac: ${say.count(slot.max, what)}`;
        }),
        'a',
      )}`,
    trigger: (a, say) =>
      `zisk zakaždým, keď ${list(
        a.on.map((m) => (m === 'deal' ? 'uzavriete dohodu' : 'búrate')),
        'alebo',
      )}: ${say.goods(a.gain)}`,
  },
  effect: {
    gain: (e, say) => say.goods(e.gain),
    steal: (e, say) => `vezmete zo zásoby súpera: ${say.count(e.n, 'basic')}`,
    activate: () => 'jedna z vašich lokácií Produkcie raz produkuje',
    reset: (e) => `najviac ${e.max} iné vaše použité alebo navštívené lokácie platia za nepoužité`,
    useDeals: (e) => (e.of === 'own' ? `najviac ${e.max} vaše dohody dajú svoj tovar` : 'tovar z dohody súpera'),
  },
  uses: (n) => (n === 2 ? 'dvakrát za kolo' : `${n}-krát za kolo`),
  bonus: {
    gains: (b, say) => say.goods(b.gain),
    gainsPerType: (b, say) => `${say.goods(b.gain)} za každú vašu lokáciu typu ${say.type(b.type)}, najviac ${b.max}`,
    stock: (b, say) => `na tejto karte, míňa sa z nej: ${say.goods(b.goods)}`,
    copyOpponent: () => 'to, čo dáva lokácia Produkcie súpera, ktorú určíte',
  },
  ownShield: 'stále má štít',
  /** Figures on which sources differ or that were inferred (FSM-249). */
  doubted: {
    shipwreck: 'Dve použitia za kolo podľa príkladu v pravidlách; verejné prepisy kariet uvádzajú jedno.',
    'thieves-caravan': 'Prepisy uvádzajú cenu 2 robotníci alebo 1; tu sú to 2.',
    'gangers-dive': 'Jeden prepis uvádza typy zbraň a kontakt, druhý palivo a kontakt; tu platí prvý.',
    'the-bronx-gang': 'Prepisy uvádzajú cenu s 1 robotníkom alebo s 3; tu je to 1.',
    'the-iron-gang': 'Prepisy uvádzajú produkciu 1 červeného kontaktu alebo 3; tu je to 1.',
    'black-fortress': 'Rekonštrukcia: jediný prepis dáva oba tovary, tri sesterské karty výber.',
    'construction-site': 'Rekonštrukcia: jediný prepis počíta palivo, cyklus kariet ukazuje na tehly.',
    'solitary-trader': 'Rekonštrukcia: jediný prepis dáva 3 VB, rodina kariet ukazuje na 4.',
  },
  /** Cards that one transcription alone gives. */
  oneSource: 'Tieto hodnoty sa opierajú o jediný verejný prepis.',
} satisfies Partial<Language>;

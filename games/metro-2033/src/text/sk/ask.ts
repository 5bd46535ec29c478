import { total } from '../format.ts';
import type { Language } from '../language.ts';
import { cards, markers } from './names.ts';

export const ask: Language['ask'] = {
  prompt: {
    chooseFaction: () => 'Vyberte si Frakciu',
    turnAction: (f) =>
      f.window === 1
        ? `Vaša akcia: zahranie, odhodenie alebo výmena (nad kartou ${f.up}, pod kartou ${f.down})`
        : 'Ukončite ťah, alebo najprv voľná akcia',
    exchange: (f) => `Vyberte karty na výmenu, zostáva: ${f.left}`,
    tidy: (f, n) =>
      f.cards.length === 0 ? 'Vyberte karty na upratanie' : `Upratovanie: ${n.cards(f.cards)}. Čo ešte?`,
    payment: (f, n) =>
      f.cards.length === 0
        ? `${n.card(f.card)} vyžaduje ${f.needs}: čo použijete?`
        : `${n.card(f.card)} vyžaduje ${f.needs}; vybrané: ${n.cards(f.cards)}. Čo ešte?`,
    keepStation: (f, n) => `Ponechať si kartu ${n.card(f.card)} a položiť na ňu ${markers(f.price)}?`,
    draw: (f) => (f.n > 1 ? `Potiahnite kartu, zostáva: ${f.n}` : 'Potiahnite kartu'),
    defend: (f, n) =>
      `${n.card(f.card)} útočí (${n.signs(f.signs)}). ${f.forced ? 'Čím sa bránite?' : `Bránite sa? Inak: ${n.loss(f.loss)}`}`,
    loseStation: () => 'Vyberte Stanicu, o ktorú prídete',
    freePlay: () => 'Príšera je odrazená: zahráte kartu zadarmo?',
  },
  label: {
    lead: (b, n) => n.card(b.card),
    end: () => 'Ukončiť ťah',
    play: (b, n) => `Zahrať: ${n.card(b.card)} (${total(b.price)})`,
    protect: (b, n) => `Zahrať ako Ochranu: ${n.card(b.card)} (${total(b.price)})`,
    discard: (b, n) => {
      const effect = { attack: ', útok!', caravan: ', karavána' };
      return `Odhodiť: ${n.card(b.card)} (+${b.raised}${b.active ? effect[b.active] : ''})`;
    },
    exchange: () => 'Vymeniť tri karty',
    give: (b, n) => n.card(b.card),
    mission: (b, n) => `Splniť misiu: ${n.card(b.card)} (${markers(b.reward)})`,
    tidy: () => 'Upratať karty',
    put: (b, n) => {
      const side = b.protection ? ', Ochrana' : '';
      const gives = b.markers > 0 ? `, vráti sa ${markers(b.markers)}` : b.raises > 0 ? ` (dvíha ${b.raises})` : '';
      return `${n.card(b.card)}${side}${gives}`;
    },
    done: (b) => `Upratať, spolu ${cards(b.n)}`,
    cancel: () => 'Nechať všetko tak',
    pay: (b, n) => `${n.cards(b.cards)} (${b.value} z ${b.needs})`,
    use: (b, n) => (b.value > 0 ? `${n.card(b.card)} (${b.value})` : n.card(b.card)),
    keep: (b) => `Ponechať si ju za ${markers(total(b.price))}`,
    release: () => 'Odhodiť ju',
    take: (b, n) => `${n.card(b.card)} (Bazár ${b.slot})`,
    draw: () => 'Vrchná karta balíčka',
    defend: (b, n) => `Obrana: ${n.cards(b.cards)}`,
    guard: (b, n) => `Obrana: ${n.card(b.card)} a ďalšie karty`,
    decline: () => 'Nebrániť sa',
    lose: (b, n) => `${n.card(b.card)}${b.markers > 0 ? `, vráti sa ${markers(b.markers)}` : ''}`,
    none: () => 'Nezahrať nič',
  },
  why: {
    over: () => 'Hra sa skončila.',
    notAsked: () => 'Teraz nerozhodujete vy.',
    notNow: () => 'Teraz nie.',
    taken: () => 'Vedie ju iný hráč.',
    notInHand: () => 'Nemáte ju na ruke.',
    actionTaken: () => 'Akciu v tomto ťahu ste už vykonali.',
    actionFirst: () => 'Najprv akcia: nedá sa pasovať.',
    onlyDiscard: () => 'Nedá sa zahrať, iba odhodiť.',
    noProtection: () => 'Nemá stranu Ochrany.',
    tooDear: (r) => `Stojí ${r.price}, nad kartou máte ${r.up}.`,
    threeCards: (r) => `Treba tri karty, máte ${r.n}.`,
    noMission: () => 'Takú misiu nemáte.',
    missionDone: () => 'Táto misia je splnená.',
    missionShort: (r) => `Vaše Zásoby majú hodnotu ${r.value} z ${r.needs}.`,
    keepShort: (r) => `Ponechanie stojí ${markers(r.price)}, máte ${r.have}.`,
    noCards: () => 'Nie je na to karta.',
    noMatch: () => 'Nemá žiadny symbol tejto Príšery.',
    notNeeded: () => 'Žiadna možná obrana ju nepotrebuje.',
    mustDefend: () => 'Kto sa môže brániť, musí.',
  },
};

import { small, total } from '../format.ts';
import type { Language } from '../language.ts';
import { cardsTaken, markers } from './names.ts';

export const ask: Language['ask'] = {
  prompt: {
    chooseFaction: () => 'Vyberte si frakciu',
    turnAction: (f) =>
      f.window === 1
        ? `Zahrajte kartu, odhoďte kartu alebo vymeňte 3 karty (dostupné žetóny: ${f.up})`
        : 'Vykonajte voľnú akciu alebo ukončite ťah',
    exchange: (f) => `Vyberte karty na výmenu (ešte: ${f.left})`,
    tidy: (f, n) =>
      f.cards.length === 0
        ? 'Upratovanie: vyberte vyložené karty, ktoré odhodíte'
        : `Upratovanie, na odhodenie: ${n.cards(f.cards)}. Čo ešte?`,
    payment: (f, n) =>
      f.cards.length === 0
        ? `Misia ${n.card(f.card)}, potrebné zásoby: ${f.needs}. Čo použijete?`
        : `Misia ${n.card(f.card)}, potrebné zásoby: ${f.needs}; vybrané karty: ${n.cards(f.cards)}. Čo ešte použijete?`,
    keepStation: (f, n) =>
      `Ponecháte si kartu ${n.card(f.card)} a položíte na ňu ${markers(f.price)}? Potom: ${n.type(f.bonus)} zadarmo`,
    draw: (f) => (f.n > 1 ? `Potiahnite si kartu (ešte: ${f.n})` : 'Potiahnite si kartu'),
    defend: (f, n) =>
      `${n.card(f.card)} útočí (${n.signs(f.signs)}). ${f.forced ? 'Čím sa budete brániť?' : `Budete sa brániť? Bez obrany: ${small(n.loss(f.loss))}`}`,
    loseStation: () => 'Vyberte stanicu, ktorú stratíte',
    freePlay: () => 'Príšera je odrazená. Zahráte kartu zadarmo?',
  },
  label: {
    lead: (b, n) => n.card(b.card),
    end: () => 'Ukončiť ťah',
    play: (b, n) => `Zahrať: ${n.card(b.card)} (${total(b.price)})`,
    protect: (b, n) => `Zahrať ako ochranu: ${n.card(b.card)} (${total(b.price)})`,
    discard: (b, n) => {
      const effect = { attack: ', útok!', caravan: ', karavána' };
      return `Odhodiť: ${n.card(b.card)} (+${b.raised}${b.active ? effect[b.active] : ''})`;
    },
    exchange: () => 'Vymeniť 3 karty',
    give: (b, n) => n.card(b.card),
    mission: (b, n) => `Splniť misiu: ${n.card(b.card)} (odmena: ${markers(b.reward)})`,
    tidy: () => 'Upratovanie',
    put: (b, n) => {
      const side = b.protection ? ', ochrana' : '';
      const gives = b.markers > 0 ? `, ${markers(b.markers)} zo stanice` : b.raises > 0 ? ` (nahor: ${b.raises})` : '';
      return `${n.card(b.card)}${side}${gives}`;
    },
    done: (b) => `Odhodiť${b.n > 1 ? ' spolu' : ''} ${cardsTaken(b.n)}`,
    cancel: () => 'Nechať všetko tak',
    pay: (b, n) => `${n.cards(b.cards)} (${b.value} z ${b.needs})`,
    use: (b, n) => (b.value > 0 ? `${n.card(b.card)} (${b.value})` : n.card(b.card)),
    keep: (b) => `Ponechať si stanicu za ${markers(total(b.price))}`,
    release: () => 'Odhodiť stanicu',
    take: (b, n) => `${n.card(b.card)} (bazár, karta ${b.slot})`,
    draw: () => 'Vrchná karta balíčka',
    defend: (b, n) => `Obrana: ${n.cards(b.cards)}`,
    guard: (b, n) => `Obrana: ${n.card(b.card)} a ďalšie karty`,
    decline: () => 'Nebrániť sa',
    lose: (b, n) => `${n.card(b.card)}${b.markers > 0 ? `, ${markers(b.markers)} zo stanice` : ''}`,
    none: () => 'Nezahrať kartu',
  },
  why: {
    over: () => 'Hra sa skončila.',
    notAsked: () => 'Teraz nerozhodujete vy.',
    notNow: () => 'Teraz nie.',
    taken: () => 'Túto frakciu už má iný hráč.',
    notInHand: () => 'Túto kartu nemáte na ruke.',
    actionTaken: () => 'Základná akcia v tomto ťahu je už vykonaná.',
    actionFirst: () => 'Najprv vykonajte akciu, vynechať ju nemožno.',
    onlyDiscard: () => 'Túto kartu nemožno zahrať, iba odhodiť.',
    noProtection: () => 'Túto kartu nemožno zahrať ako ochranu.',
    tooDear: (r) => `Cena ${r.price}, dostupné žetóny: ${r.up}.`,
    threeCards: (r) => `Potrebné sú 3 karty, na ruke máte: ${r.n}.`,
    noMission: () => 'Takú misiu nemáte.',
    missionDone: () => 'Táto misia je splnená.',
    missionShort: (r) => `Máte zásoby: ${r.value}, potrebné: ${r.needs}.`,
    keepShort: (r) => `Ponechanie stojí ${markers(r.price)}, máte: ${r.have}.`,
    noCards: () => 'Nemáte kartu, ktorú by ste na to použili.',
    noMatch: () => 'Symbol ochrany sa nezhoduje s touto hrozbou.',
    notNeeded: () => 'Na obranu túto kartu netreba.',
    mustDefend: () => 'Môžete sa brániť, preto to musíte urobiť.',
  },
};

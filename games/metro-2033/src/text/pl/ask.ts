import { total } from '../format.ts';
import type { Language } from '../language.ts';
import { cards, markers } from './names.ts';

export const ask: Language['ask'] = {
  prompt: {
    chooseFaction: () => 'Wybierz swoją Frakcję',
    turnAction: (f) =>
      f.window === 1
        ? `Twoja akcja: zagranie, odrzucenie albo wymiana (nad kartą ${f.up}, pod kartą ${f.down})`
        : 'Zakończ turę albo najpierw darmowa akcja',
    exchange: (f) => `Wybierz karty do wymiany, pozostało: ${f.left}`,
    tidy: (f, n) =>
      f.cards.length === 0 ? 'Wybierz karty do uporządkowania' : `Porządkowanie: ${n.cards(f.cards)}. Co jeszcze?`,
    payment: (f, n) =>
      f.cards.length === 0
        ? `${n.card(f.card)} wymaga ${f.needs}: czego używasz?`
        : `${n.card(f.card)} wymaga ${f.needs}; wybrane: ${n.cards(f.cards)}. Co jeszcze?`,
    keepStation: (f, n) => `Zatrzymać kartę ${n.card(f.card)} i położyć na niej ${markers(f.price)}?`,
    draw: (f) => (f.n > 1 ? `Dobierz kartę, pozostało: ${f.n}` : 'Dobierz kartę'),
    defend: (f, n) =>
      `${n.card(f.card)} atakuje (${n.signs(f.signs)}). ${f.forced ? 'Czym się bronisz?' : `Bronisz się? Inaczej: ${n.loss(f.loss)}`}`,
    loseStation: () => 'Wybierz Stację, którą tracisz',
    freePlay: () => 'Potwór odparty: zagrać kartę za darmo?',
  },
  label: {
    lead: (b, n) => n.card(b.card),
    end: () => 'Zakończ turę',
    play: (b, n) => `Zagraj: ${n.card(b.card)} (${total(b.price)})`,
    protect: (b, n) => `Zagraj jako Ochronę: ${n.card(b.card)} (${total(b.price)})`,
    discard: (b, n) => {
      const effect = { attack: ', atak!', caravan: ', karawana' };
      return `Odrzuć: ${n.card(b.card)} (+${b.raised}${b.active ? effect[b.active] : ''})`;
    },
    exchange: () => 'Wymień trzy karty',
    give: (b, n) => n.card(b.card),
    mission: (b, n) => `Wykonaj misję: ${n.card(b.card)} (${markers(b.reward)})`,
    tidy: () => 'Porządkuj karty',
    put: (b, n) => {
      const side = b.protection ? ', Ochrona' : '';
      const gives = b.markers > 0 ? `, wraca ${markers(b.markers)}` : b.raises > 0 ? ` (podnosi ${b.raises})` : '';
      return `${n.card(b.card)}${side}${gives}`;
    },
    done: (b) => `Uporządkuj, razem ${cards(b.n)}`,
    cancel: () => 'Zostaw wszystko tak, jak jest',
    pay: (b, n) => `${n.cards(b.cards)} (${b.value} z ${b.needs})`,
    use: (b, n) => (b.value > 0 ? `${n.card(b.card)} (${b.value})` : n.card(b.card)),
    keep: (b) => `Zatrzymaj za ${markers(total(b.price))}`,
    release: () => 'Odrzuć',
    take: (b, n) => `${n.card(b.card)} (Bazar ${b.slot})`,
    draw: () => 'Wierzchnia karta talii',
    defend: (b, n) => `Obrona: ${n.cards(b.cards)}`,
    guard: (b, n) => `Obrona: ${n.card(b.card)} i kolejne karty`,
    decline: () => 'Nie broń się',
    lose: (b, n) => `${n.card(b.card)}${b.markers > 0 ? `, wraca ${markers(b.markers)}` : ''}`,
    none: () => 'Nie zagrywaj niczego',
  },
  why: {
    over: () => 'Gra się skończyła.',
    notAsked: () => 'To nie jest teraz twoja decyzja.',
    notNow: () => 'Nie teraz.',
    taken: () => 'Prowadzi ją inny gracz.',
    notInHand: () => 'Nie masz jej na ręce.',
    actionTaken: () => 'Akcja w tej turze jest już wykonana.',
    actionFirst: () => 'Najpierw akcja: nie można pasować.',
    onlyDiscard: () => 'Nie można jej zagrać, tylko odrzucić.',
    noProtection: () => 'Nie ma strony Ochrony.',
    tooDear: (r) => `Kosztuje ${r.price}, nad kartą masz ${r.up}.`,
    threeCards: (r) => `Potrzeba trzech kart, masz ${r.n}.`,
    noMission: () => 'Nie masz takiej misji.',
    missionDone: () => 'Ta misja jest już wykonana.',
    missionShort: (r) => `Twoje Zasoby są warte ${r.value} z ${r.needs}.`,
    keepShort: (r) => `Zatrzymanie kosztuje ${markers(r.price)}, masz ${r.have}.`,
    noCards: () => 'Nie ma do tego karty.',
    noMatch: () => 'Nie ma symbolu tego Potwora.',
    notNeeded: () => 'Żadna możliwa obrona jej nie potrzebuje.',
    mustDefend: () => 'Kto może się bronić, musi.',
  },
};

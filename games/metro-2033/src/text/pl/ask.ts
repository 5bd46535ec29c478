import { small, total } from '../format.ts';
import type { Language } from '../language.ts';
import { cardsTaken, markers } from './names.ts';

export const ask: Language['ask'] = {
  prompt: {
    chooseFaction: () => 'Wybierz swoją Frakcję',
    turnAction: (f) =>
      f.window === 1
        ? `Zagraj kartę, odrzuć kartę albo wymień 3 karty (dostępne znaczniki: ${f.up})`
        : 'Wykonaj darmową akcję albo zakończ turę',
    exchange: (f) => `Wybierz karty do wymiany (jeszcze: ${f.left})`,
    tidy: (f, n) =>
      f.cards.length === 0
        ? 'Porządkowanie: wybierz swoje karty do odrzucenia'
        : `Porządkowanie, do odrzucenia: ${n.cards(f.cards)}. Co jeszcze?`,
    payment: (f, n) =>
      f.cards.length === 0
        ? `Misja ${n.card(f.card)}, wymagane Zasoby: ${f.needs}. Czego używasz?`
        : `Misja ${n.card(f.card)}, wymagane Zasoby: ${f.needs}; wybrane karty: ${n.cards(f.cards)}. Czego jeszcze używasz?`,
    keepStation: (f, n) =>
      `Zatrzymujesz kartę ${n.card(f.card)} i kładziesz na niej ${markers(f.price)}? Potem: ${n.type(f.bonus)} za darmo`,
    draw: (f) => (f.n > 1 ? `Dobierz kartę (jeszcze: ${f.n})` : 'Dobierz kartę'),
    defend: (f, n) =>
      `${n.card(f.card)} atakuje (${n.signs(f.signs)}). ${f.forced ? 'Czym się bronisz?' : `Bronisz się? Bez obrony: ${small(n.loss(f.loss))}`}`,
    loseStation: () => 'Wybierz Stację, którą tracisz',
    freePlay: () => 'Potwór odparty. Zagrywasz kartę za darmo?',
  },
  label: {
    lead: (b, n) => n.card(b.card),
    end: () => 'Zakończ turę',
    play: (b, n) => `Zagraj: ${n.card(b.card)} (${total(b.price)})`,
    protect: (b, n) => `Zagraj jako Ochronę: ${n.card(b.card)} (${total(b.price)})`,
    discard: (b, n) => {
      const effect = { attack: ', atak!', caravan: ', Karawana' };
      return `Odrzuć: ${n.card(b.card)} (+${b.raised}${b.active ? effect[b.active] : ''})`;
    },
    exchange: () => 'Wymień 3 karty',
    give: (b, n) => n.card(b.card),
    mission: (b, n) => `Wykonaj Misję: ${n.card(b.card)} (nagroda: ${markers(b.reward)})`,
    tidy: () => 'Porządkowanie',
    put: (b, n) => {
      const side = b.protection ? ', Ochrona' : '';
      const gives = b.markers > 0 ? `, ${markers(b.markers)} ze Stacji` : b.raises > 0 ? ` (w górę: ${b.raises})` : '';
      return `${n.card(b.card)}${side}${gives}`;
    },
    done: (b) => `Odrzuć${b.n > 1 ? ' razem' : ''} ${cardsTaken(b.n)}`,
    cancel: () => 'Zostaw wszystko tak, jak jest',
    pay: (b, n) => `${n.cards(b.cards)} (${b.value} z ${b.needs})`,
    use: (b, n) => (b.value > 0 ? `${n.card(b.card)} (${b.value})` : n.card(b.card)),
    keep: (b) => `Zatrzymaj Stację za ${markers(total(b.price))}`,
    release: () => 'Odrzuć Stację',
    take: (b, n) => `${n.card(b.card)} (Bazar, karta ${b.slot})`,
    draw: () => 'Wierzchnia karta talii',
    defend: (b, n) => `Obrona: ${n.cards(b.cards)}`,
    guard: (b, n) => `Obrona: ${n.card(b.card)} i kolejne karty`,
    decline: () => 'Nie broń się',
    lose: (b, n) => `${n.card(b.card)}${b.markers > 0 ? `, ${markers(b.markers)} ze Stacji` : ''}`,
    none: () => 'Nie zagrywaj karty',
  },
  why: {
    over: () => 'Gra jest zakończona.',
    notAsked: () => 'To nie jest teraz twoja decyzja.',
    notNow: () => 'Nie teraz.',
    taken: () => 'Tę Frakcję ma już inny gracz.',
    notInHand: () => 'Nie masz tej karty w ręce.',
    actionTaken: () => 'Akcja podstawowa w tej turze jest już wykonana.',
    actionFirst: () => 'Najpierw wykonaj akcję podstawową, pominąć jej nie można.',
    onlyDiscard: () => 'Tej karty nie można zagrać, tylko odrzucić.',
    noProtection: () => 'Tej karty nie można zagrać jako Ochrony.',
    tooDear: (r) => `Koszt ${r.price}, a dostępne znaczniki: ${r.up}.`,
    threeCards: (r) => `Potrzebne są 3 karty, a w ręce masz: ${r.n}.`,
    noMission: () => 'Nie masz takiej Misji.',
    missionDone: () => 'Ta Misja jest już wykonana.',
    missionShort: (r) => `Masz Zasoby: ${r.value}, wymagane: ${r.needs}.`,
    keepShort: (r) => `Zatrzymanie kosztuje ${markers(r.price)}, a masz: ${r.have}.`,
    noCards: () => 'Nie masz karty, której można do tego użyć.',
    noMatch: () => 'Symbol Ochrony nie pasuje do tego Zagrożenia.',
    notNeeded: () => 'Ta karta nie jest potrzebna do obrony.',
    mustDefend: () => 'Możesz się obronić, więc musisz to zrobić.',
  },
};

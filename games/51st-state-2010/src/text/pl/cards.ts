import { list } from '../format.ts';
import type { CardTexts } from '../language.ts';

const mode: CardTexts['mode'] = {
  mayDrawFromDeck: 'podczas Wypatrywania zamiast karty z rzędu możesz wziąć wierzchnią kartę stosu',
  burnAfterFirstPick: 'podczas Wypatrywania po swoim pierwszym wyborze odrzuć kartę z rzędu',
  takeLeftover:
    'podczas Wypatrywania bierzesz też kartę, która została w rzędzie, a jeśli żadna nie została, wierzchnią kartę stosu',
  drawTwoKeepOne: 'na koniec Wypatrywania zamiast ciągnąć jedną kartę oglądasz dwie i zatrzymujesz jedną z nich',
};
const moment: CardTexts['moment'] = {
  conquer: () => 'po każdym twoim podboju',
  cooperate: () => 'po każdej twojej współpracy',
  redevelop: () => 'po każdej twojej przebudowie',
  placeType: (type) => `po każdej wystawionej przez ciebie lokacji z ikoną ${type}`,
};
const room: CardTexts['room'] = (n, deals) =>
  deals ? `miejsce na ${n} kolejne zdobycze lub umowy` : `miejsce na ${n} kolejne zdobycze`;

/** How cards work, by their atoms. */
export const cards: CardTexts = {
  effect: {
    PRODUCE: (e, say) => say.goods(e.gain),
    PRODUCE_PER_TYPE: (e, say) => `${say.goods(e.gain)} za każdą lokację właściciela z ikoną ${say.type(e.type)}`,
    CONVERT: (e, say) => `${say.cost(e.cost, e.workers)} → ${say.goods(e.gain)}`,
    STEAL: (e, say) => `${say.cost([], e.workers)} → zabierasz przeciwnikowi 1 surowiec z bazy, lidera albo zapasu`,
    COLLECT_SET: (e, say) =>
      `na karcie można za darmo położyć na stałe: ${say.list(e.set.map(say.resource))}; gdy leżą wszystkie trzy, ${say.cost([], e.workers)} → ${say.goods(e.gain)}`,
    STORE: (e, say) =>
      `przechowuje w Czyszczeniu najwyżej ${e.capacity} surowce, nie można ich ukraść${e.accepts.length < 4 ? ` (${list(e.accepts.map(say.resource), 'lub')})` : ''}`,
    STOCK: (e, say) => `wchodzi do gry z zapasem, który leży tu do wydania: ${say.goods(e.goods)}`,
    ON_BUILD: (e, say) => say.goods(e.gain),
    SLOTS: (e) => room(e.capacity, e.accepts.includes('deal')),
    GAIN_PER_TYPE: (e, say) =>
      `${say.goods(e.gain)} za każdą twoją lokację z ikoną ${say.type(e.type)} w chwili wystawienia, wraz z tą kartą, i za każdą wystawioną później${e.maxTokens === null ? '' : `; najwyżej ${e.maxTokens} żetony na karcie`}`,
    DRAFT: (e) => mode[e.mode],
  },
  leaderEffect: {
    STOCK: (e, say) => `wchodzi do gry, mając ${say.goods(e.goods)}`,
    ON_EVENT: (e, say) =>
      `${say.goods(e.gain)} na tej karcie ${moment[e.event](e.type ? say.type(e.type) : '')}, najwyżej 5 żetonów`,
    LEADER_ACTION: (e, say) =>
      `${say.cost(e.cost, 0)} → ${say.goods(e.gain)} na tej karcie, dowolnie często, najwyżej 5 żetonów`,
  },
  mode,
  moment,
  room,
  label: {
    production: 'Produkcja',
    action: 'Akcja',
    placed: 'Po wystawieniu',
    spoils: 'Zdobycz',
    deal: 'Umowa',
    once: 'raz na turę',
    discarded: 'potem do odrzucenia',
    leaderAction: 'Akcja lidera',
  },
};

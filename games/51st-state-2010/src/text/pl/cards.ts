import { plural } from '@ashtown/engine';
import { list } from '../format.ts';
import type { CardTexts } from '../language.ts';

const mode: CardTexts['mode'] = {
  mayDrawFromDeck: 'w fazie Wypatrywania zamiast odkrytej karty możesz dobrać kartę ze stosu',
  burnAfterFirstPick: 'w fazie Wypatrywania, po wzięciu pierwszej karty, odrzuć jedną z odkrytych',
  takeLeftover:
    'na koniec Wypatrywania bierzesz też kartę, której nikt nie wybrał; jeśli takiej nie ma, dobierasz ze stosu',
  drawTwoKeepOne: 'na koniec Wypatrywania zamiast dobrać jedną kartę oglądasz dwie ze stosu i zatrzymujesz jedną',
};
const moment: CardTexts['moment'] = {
  conquer: () => 'po każdym podboju',
  cooperate: () => 'po każdym nawiązaniu współpracy',
  redevelop: () => 'po każdej przebudowie',
  placeType: (type) => `ilekroć wystawisz lokację typu ${type}`,
};

/** What room is for, after its number: `3 dodatkowe zdobycze lub umowy`. */
const ROOM = {
  base: { one: 'zdobycz lub umowę', few: 'zdobycze lub umowy', many: 'zdobyczy lub umów', other: 'zdobyczy lub umowy' },
  either: {
    one: 'dodatkową zdobycz lub umowę',
    few: 'dodatkowe zdobycze lub umowy',
    many: 'dodatkowych zdobyczy lub umów',
    other: 'dodatkowej zdobyczy lub umowy',
  },
  spoils: {
    one: 'dodatkową zdobycz',
    few: 'dodatkowe zdobycze',
    many: 'dodatkowych zdobyczy',
    other: 'dodatkowej zdobyczy',
  },
} as const;
const resources = (n: number): string =>
  `${n} ${plural('pl', n, { one: 'surowiec', few: 'surowce', many: 'surowców', other: 'surowca' })}`;
const tokens = (n: number): string =>
  `${n} ${plural('pl', n, { one: 'żeton', few: 'żetony', many: 'żetonów', other: 'żetonu' })}`;
const room: CardTexts['room'] = (n, of) => `miejsce na ${n} ${plural('pl', n, ROOM[of])}`;

/** How cards work, by their atoms. */
export const cards: CardTexts = {
  effect: {
    PRODUCE: (e, say) => say.goods(e.gain),
    PRODUCE_PER_TYPE: (e, say) =>
      `${say.goods(e.gain)} za każdą lokację typu ${say.type(e.type)} wystawioną przez właściciela`,
    CONVERT: (e, say) => `${say.cost(e.cost, e.workers)} → ${say.goods(e.gain)}`,
    STEAL: (e, say) =>
      `${say.cost([], e.workers)} → zabierasz przeciwnikowi 1 surowiec z bazy, lidera albo karty z zasobami`,
    COLLECT_SET: (e, say) =>
      `miejsce na komplet: ${say.list(e.set.map(say.resource))} (położenie nic nie kosztuje); za pełny komplet: ${say.cost([], e.workers)} → ${say.goods(e.gain)}`,
    STORE: (e, say) =>
      `skład na ${resources(e.capacity)}${e.accepts.length < 4 ? ` (${list(e.accepts.map(say.noun), 'lub')})` : ''}: nie przepadają w fazie Czyszczenia i nie można ich ukraść`,
    STOCK: (e, say) => `po wystawieniu leżą na niej zasoby (zostają aż do wydania): ${say.goods(e.goods)}`,
    ON_BUILD: (e, say) => say.goods(e.gain),
    SLOTS: (e) => room(e.capacity, e.accepts.includes('deal') ? 'either' : 'spoils'),
    GAIN_PER_TYPE: (e, say) =>
      `${say.goods(e.gain)} za każdą twoją lokację typu ${say.type(e.type)}, także tę i wystawione później${e.maxTokens === null ? '' : `; najwyżej ${tokens(e.maxTokens)} na karcie`}`,
    DRAFT: (e) => mode[e.mode],
  },
  leaderEffect: {
    STOCK: (e, say) => `po wystawieniu na karcie leżą zasoby: ${say.goods(e.goods)}`,
    ON_EVENT: (e, say) =>
      `${say.goods(e.gain)} na tej karcie${e.event === 'placeType' ? ',' : ''} ${moment[e.event](e.type ? say.type(e.type) : '')}; najwyżej ${tokens(5)}`,
    LEADER_ACTION: (e, say) =>
      `${say.cost(e.cost, 0)} → ${say.goods(e.gain)} na tej karcie, ile razy chcesz; najwyżej ${tokens(5)}`,
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
    once: 'raz w turze',
    discarded: 'potem na Śmietnik',
    leaderAction: 'Akcja lidera',
  },
};

import { list } from '../format.ts';
import type { CardTexts } from '../language.ts';

const mode: CardTexts['mode'] = {
  mayDrawFromDeck: 'pri prieskume si namiesto karty z ponuky môžete vziať vrchnú kartu balíčka',
  burnAfterFirstPick: 'pri prieskume po svojom prvom výbere odhoďte kartu z ponuky',
  takeLeftover:
    'pri prieskume si vezmete aj kartu, ktorá zostala v ponuke, a ak žiadna nezostala, vrchnú kartu balíčka',
  drawTwoKeepOne: 'na konci prieskumu si namiesto ťahania jednej karty pozrite dve a jednu z nich si nechajte',
};
const moment: CardTexts['moment'] = {
  conquer: () => 'po každom vašom dobytí',
  cooperate: () => 'po každej vašej spolupráci',
  redevelop: () => 'po každej vašej prestavbe',
  placeType: (type) => `po každej lokalite s ikonou ${type}, ktorú vyložíte`,
};
const room: CardTexts['room'] = (n, deals) =>
  deals ? `miesto na ${n} ďalšie koristi alebo dohody` : `miesto na ${n} ďalšie koristi`;

/** How cards work, by their atoms. */
export const cards: CardTexts = {
  effect: {
    PRODUCE: (e, say) => say.goods(e.gain),
    PRODUCE_PER_TYPE: (e, say) => `${say.goods(e.gain)} za každú lokalitu majiteľa s ikonou ${say.type(e.type)}`,
    CONVERT: (e, say) => `${say.cost(e.cost, e.workers)} → ${say.goods(e.gain)}`,
    STEAL: (e, say) => `${say.cost([], e.workers)} → vezmete súperovi 1 surovinu zo základne, z vodcu alebo zo zásoby`,
    COLLECT_SET: (e, say) =>
      `na kartu sa dá zadarmo a natrvalo položiť ${say.list(e.set.map(say.resource))}; keď ležia všetky tri, ${say.cost([], e.workers)} → ${say.goods(e.gain)}`,
    STORE: (e, say) =>
      `uchová pri upratovaní najviac ${e.capacity} suroviny, nedajú sa ukradnúť${e.accepts.length < 4 ? ` (${list(e.accepts.map(say.resource), 'alebo')})` : ''}`,
    STOCK: (e, say) => `prichádza do hry so zásobou, ktorá tu leží, kým sa neminie: ${say.goods(e.goods)}`,
    ON_BUILD: (e, say) => say.goods(e.gain),
    SLOTS: (e) => room(e.capacity, e.accepts.includes('deal')),
    GAIN_PER_TYPE: (e, say) =>
      `${say.goods(e.gain)} za každú vašu lokalitu s ikonou ${say.type(e.type)} pri vyložení, vrátane tejto, a za každú vyloženú neskôr${e.maxTokens === null ? '' : `; najviac ${e.maxTokens} žetóny na karte`}`,
    DRAFT: (e) => mode[e.mode],
  },
  leaderEffect: {
    STOCK: (e, say) => `prichádza do hry s tovarom: ${say.goods(e.goods)}`,
    ON_EVENT: (e, say) =>
      `${say.goods(e.gain)} na túto kartu ${moment[e.event](e.type ? say.type(e.type) : '')}, najviac 5 žetónov`,
    LEADER_ACTION: (e, say) =>
      `${say.cost(e.cost, 0)} → ${say.goods(e.gain)} na túto kartu, ľubovoľne často, najviac 5 žetónov`,
  },
  mode,
  moment,
  room,
  label: {
    production: 'Produkcia',
    action: 'Akcia',
    placed: 'Po vyložení',
    spoils: 'Korisť',
    deal: 'Dohoda',
    once: 'raz za ťah',
    discarded: 'potom sa odhodí',
    leaderAction: 'Akcia vodcu',
  },
};

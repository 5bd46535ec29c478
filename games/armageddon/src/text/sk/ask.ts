import { plural } from '@ashtown/engine';
import { capital, isNobody, list } from '../format.ts';
import type { AskTexts } from '../language.ts';
import { area, count, figure, figures4, place, survivor } from './names.ts';

/** Genitive plural: "koľko …?" */
const many = { worker: 'robotníkov', soldier: 'vojakov', engineer: 'inžinierov', leader: 'vodcov' };
const must = { one: 'musí', few: 'musia', many: 'musí', other: 'musí' };

export const ask: AskTexts = {
  prompt: {
    placeBid: (f, n) =>
      `Dajte ponuku: ${list(
        f.areas.map((a) => area[a]),
        'alebo',
      )}. Za zástenou: ${n.survivors(f.figures)}`,
    bidColour: (f, n) => `Ponuka v oblasti ${area[f.area]}: koľko ${many[f.colour]}? Zatiaľ: ${n.survivors(f.so)}`,
    discardEquipment: (f) => `Odhoďte jednu zo svojich kariet (${f.cards})`,
    takeEquipment: () => 'Vyberte si kartu vybavenia aj s preživšími na nej',
    takeBuilding: () => 'Vyberte si kartu budovy aj s dielikom',
    placeBuilding: (f, n) => `Postavte kartu ${n.card(f.card)} alebo sa jej vzdajte. Potom dielik: ${n.card(f.tile)}`,
    exchangeInPlace: () => 'Vymeníte jedného zo svojich robotníkov?',
    cityAction: (f, n) => `Vyberte akciu. Voľní: ${n.survivors(f.figures)}`,
    keepDrawn: (f) => `Ponechajte si jednu z potiahnutých kariet (${f.cards})`,
    searchDeck: (f) => `Vezmite si jednu z kariet v balíčku (${f.cards})`,
    returnHomeless: (f) =>
      `Jednotky ubytovania: ${f.housing}. Vyberte, kto odíde (${count(f.n, survivor)}, za každého −${f.vp} VB)`,
    homelessColour: (f, n) =>
      `Odísť ${plural('sk', f.n, must)} ${count(f.n, survivor)}. Koľko ${many[f.colour]}? Zatiaľ: ${n.survivors(f.so)}`,
    choosePrivateTile: () => 'Vyberte vlastný bodovací dielik, ktorý sa vyhodnotí',
  },
  button: {
    bid: (b, n) => (isNobody(b.figures) ? `Ponuka 0: ${area[b.area]}` : `${area[b.area]}: ${n.survivors(b.figures)}`),
    bidByColour: (b) => `${area[b.area]}: vyberať farbu po farbe`,
    count: (b) => count(b.n, figure[b.colour]),
    discard: (b, n) => `Odhodiť kartu ${n.card(b.card)}`,
    take: (b, n) => `${b.slot}: ${n.card(b.card)} (${n.figures(b.figures)})`,
    takeBuilding: (b, n) => `${n.card(b.card)} s dielikom ${n.card(b.tile)}`,
    build: (b, n) => `Stavenisko ${b.site}${b.over === null ? ' (prázdne)' : ` (namiesto: ${n.card(b.over)})`}`,
    forfeit: (b, n) => `Vzdať sa karty ${n.card(b.card)}`,
    exchange: (b) => `Vymeniť robotníka ${b.at === 'screen' ? `(${place.screen})` : place[b.at]} za ${figures4[b.to]}`,
    decline: () => 'Nikoho nevymeniť',
    act: (b, n) => {
      const extra =
        b.take !== null
          ? `; vezmete si ${figures4[b.take]}`
          : b.discard !== null
            ? `; odhodíte kartu ${n.card(b.discard)}`
            : '';
      return `${n.card(b.card)}: ${n.effect(b.effect)} (${n.survivors(b.figures)}${extra})`;
    },
    extend: (b, n) => `Postaviť rozšírenie (${n.survivors(b.figures)})`,
    repair: (b, n) => `Opraviť jedno políčko (${n.survivors(b.figures)})`,
    end: () => 'Ukončiť ťah',
    keep: (b, n) => `Ponechať si kartu ${n.card(b.card)}`,
    search: (b, n) => `Vziať si kartu ${n.card(b.card)}`,
    leave: (b, n) => capital(n.survivors(b.figures)),
    choose: (b, n) => `${n.card(b.tile)} (${b.vp} VB)`,
  },
  reason: {
    over: () => 'Hra sa skončila.',
    notAsked: () => 'Teraz nerozhodujete vy.',
    notNow: () => 'Teraz nie.',
    hasBid: (r) => `V oblasti ${area[r.area]} už ponuku máte.`,
    siteClosed: () => 'Stavenisko je zatvorené, kým nepostavíte rozšírenie.',
    siteReserved: () => 'Stavenisko len na vylepšenia.',
    onlyHq: () => 'Len na veliteľstve.',
    onlyWatchtower: () => 'Len na strážnej veži.',
    otherChurch: (r, n) => `Možno postaviť len na kartu ${n.card(r.card)}.`,
    noActions: () => 'Nie sú tu žiadne extra akcie.',
    usedUp: (r) => `V tomto kole už použité ${r.n}×.`,
    cannotPay: () => 'Chýbajú vám preživší.',
    noMarauders: () => 'Nemáte plieniteľov, ktorých by ste odrazili.',
    undamaged: () => 'Nie je čo opravovať.',
    deckEmpty: () => 'Balíček vybavenia je prázdny.',
    handEmpty: () => 'Nemáte vybavenie, ktoré by ste odhodili.',
    bagLacks: () => 'Vo vrecku nie je vojak ani inžinier.',
    bagEmpty: () => 'Vrecko je prázdne.',
    noWorker: (r) => `Nemáte robotníka ${place[r.at]}.`,
    extended: () => 'Rozšírenie už stojí.',
    notInHand: () => 'Túto kartu nemáte na ruke.',
    taken: () => 'Táto karta je už zobratá.',
  },
  verb: {
    extend: 'Postaviť rozšírenie',
    repair: 'Opraviť',
    end: 'Ukončiť ťah',
    forfeit: 'Vzdať sa',
    decline: 'Odmietnuť',
    take: 'Vziať',
    discard: 'Odhodiť',
    byColour: 'Farbu po farbe',
    nobody: 'Ponuka 0',
  },
};

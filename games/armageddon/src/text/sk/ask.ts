import { plural } from '@ashtown/engine';
import { capital, list } from '../format.ts';
import type { AskTexts } from '../language.ts';
import { area, count, figure, figures4, place, survivor } from './names.ts';

/** Genitive plural: "koľko …?" */
const many = { worker: 'robotníkov', soldier: 'vojakov', engineer: 'inžinierov', leader: 'vodcov' };
const must = { one: 'musí', few: 'musia', many: 'musí', other: 'musí' };

export const ask: AskTexts = {
  prompt: {
    placeBid: (f, n) =>
      `Umiestnite ponuku: ${list(
        f.areas.map((a) => area[a]),
        'alebo',
      )}. Za zástenou: ${n.survivors(f.figures)}`,
    bidColour: (f, n) => `${area[f.area]}: koľko ${many[f.colour]}? Zatiaľ: ${n.survivors(f.so)}`,
    discardEquipment: (f) => `Odhoďte jednu zo svojich kariet (${f.cards})`,
    takeEquipment: () => 'Vezmite si kartu vybavenia so všetkými figúrkami na nej',
    takeBuilding: () => 'Vezmite si kartu budovy s jej dielikom',
    placeBuilding: (f, n) => `Postavte: ${n.card(f.card)}, alebo sa jej vzdajte. Potom: ${n.card(f.tile)}`,
    exchangeInPlace: () => 'Vymeníte jedného zo svojich robotníkov?',
    cityAction: (f, n) => `Vyberte akciu. Voľní: ${n.survivors(f.figures)}`,
    keepDrawn: (f) => `Ponechajte si jednu z videných kariet (${f.cards})`,
    searchDeck: (f) => `Vezmite si jednu z kariet balíčka (${f.cards})`,
    returnHomeless: (f) =>
      `Ubytovanie: ${f.housing}. Kto odíde? Odísť ${plural('sk', f.n, must)} ${count(f.n, survivor)}, po −${f.vp} VB`,
    homelessColour: (f, n) =>
      `Odísť ${plural('sk', f.n, must)} ${count(f.n, survivor)}. Koľko ${many[f.colour]}? Zatiaľ: ${n.survivors(f.so)}`,
    choosePrivateTile: () => 'Vyberte súkromný dielik, ktorý sa bude rátať',
  },
  button: {
    bid: (b, n) => `${area[b.area]}: ${n.survivors(b.figures)}`,
    bidByColour: (b) => `${area[b.area]}: vyberať farbu po farbe`,
    count: (b) => count(b.n, figure[b.colour]),
    discard: (b, n) => `Odhodiť: ${n.card(b.card)}`,
    take: (b, n) => `${b.slot}: ${n.card(b.card)}; ${n.figures(b.figures)}`,
    takeBuilding: (b, n) => `${n.card(b.card)}; ${n.card(b.tile)}`,
    build: (b, n) => `Stavenisko ${b.site}${b.over === null ? ' (prázdne)' : `, na: ${n.card(b.over)}`}`,
    forfeit: (b, n) => `Vzdať sa: ${n.card(b.card)}`,
    exchange: (b) => `Robotník ${place[b.at]} za ${figures4[b.to]}`,
    decline: () => 'Nikoho nevymeniť',
    act: (b, n) => {
      const extra =
        b.take !== null
          ? `; vezmete: ${figure[b.take].one}`
          : b.discard !== null
            ? `; odhodíte: ${n.card(b.discard)}`
            : '';
      return `${n.card(b.card)}: ${n.effect(b.effect)} (${n.survivors(b.figures)}${extra})`;
    },
    extend: (b, n) => `Postaviť rozšírenie (${n.survivors(b.figures)})`,
    repair: (b, n) => `Opraviť jedno políčko (${n.survivors(b.figures)})`,
    end: () => 'Ukončiť ťah',
    keep: (b, n) => `Ponechať si: ${n.card(b.card)}`,
    search: (b, n) => `Vziať si: ${n.card(b.card)}`,
    leave: (b, n) => capital(n.survivors(b.figures)),
    choose: (b, n) => `${n.card(b.tile)} (${b.vp} VB)`,
  },
  reason: {
    over: () => 'Hra sa skončila.',
    notAsked: () => 'Teraz nerozhodujete vy.',
    notNow: () => 'Teraz nie.',
    hasBid: (r) => `Ponuku tu už máte: ${area[r.area]}.`,
    siteClosed: () => 'Zatvorené, kým nepostavíte rozšírenie.',
    siteReserved: () => 'Miesto pre vylepšenia.',
    onlyHq: () => 'Len na veliteľstve.',
    onlyWatchtower: () => 'Len na strážnej veži.',
    otherChurch: (r, n) => `Len na: ${n.card(r.card)}.`,
    noActions: () => 'Nemá žiadne akcie.',
    usedUp: (r) => `V tomto kole už použité ${r.n}×.`,
    cannotPay: () => 'Chýbajú vám preživší.',
    noMarauders: () => 'Niet plieniteľov, ktorých by ste zahnali.',
    undamaged: () => 'Nie je čo opravovať.',
    deckEmpty: () => 'Balíček vybavenia je prázdny.',
    handEmpty: () => 'Nemáte vybavenie, ktoré by ste odhodili.',
    bagLacks: () => 'Vo vrecku nie je vojak ani inžinier.',
    bagEmpty: () => 'Vrecko je prázdne.',
    noWorker: (r) => `Nemáte robotníka ${place[r.at]}.`,
    extended: () => 'Rozšírenie už stojí.',
    notInHand: () => 'Túto kartu nemáte na ruke.',
    taken: () => 'Niekto si to už vzal.',
  },
  verb: {
    extend: 'Rozšíriť',
    repair: 'Opraviť',
    end: 'Ukončiť ťah',
    forfeit: 'Vzdať sa',
    decline: 'Odmietnuť',
    take: 'Vziať',
    discard: 'Odhodiť',
    byColour: 'Farbu po farbe',
    nobody: 'Nikto',
  },
};

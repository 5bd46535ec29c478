import { capital, list } from '../format.ts';
import type { AskTexts } from '../language.ts';
import { area, count, figure, figures4, place, survivor } from './names.ts';

/** Genitive plural: "ilu …?" */
const many = { worker: 'robotników', soldier: 'żołnierzy', engineer: 'inżynierów', leader: 'przywódców' };

export const ask: AskTexts = {
  prompt: {
    placeBid: (f, n) =>
      `Złóż ofertę: ${list(
        f.areas.map((a) => area[a]),
        'lub',
      )}. Za zasłonką: ${n.survivors(f.figures)}`,
    bidColour: (f, n) => `${area[f.area]}: ilu ${many[f.colour]}? Dotąd: ${n.survivors(f.so)}`,
    discardEquipment: (f) => `Odrzuć jedną ze swoich kart (${f.cards})`,
    takeEquipment: () => 'Weź kartę wyposażenia ze wszystkimi figurkami na niej',
    takeBuilding: () => 'Weź kartę budynku z jej żetonem',
    placeBuilding: (f, n) => `Zbuduj: ${n.card(f.card)}, lub zrezygnuj. Potem: ${n.card(f.tile)}`,
    exchangeInPlace: () => 'Wymienić jednego z twoich robotników?',
    cityAction: (f, n) => `Wybierz akcję. Wolni: ${n.survivors(f.figures)}`,
    keepDrawn: (f) => `Zatrzymaj jedną z obejrzanych kart (${f.cards})`,
    searchDeck: (f) => `Weź jedną z kart talii (${f.cards})`,
    returnHomeless: (f) => `Kwatery: ${f.housing}. Kto odchodzi? Musi odejść ${count(f.n, survivor)}, po −${f.vp} PZ`,
    homelessColour: (f, n) => `Musi odejść ${count(f.n, survivor)}. Ilu ${many[f.colour]}? Dotąd: ${n.survivors(f.so)}`,
    choosePrivateTile: () => 'Wybierz prywatny żeton, który się liczy',
  },
  button: {
    bid: (b, n) => `${area[b.area]}: ${n.survivors(b.figures)}`,
    bidByColour: (b) => `${area[b.area]}: wybierz kolor po kolorze`,
    count: (b) => count(b.n, figure[b.colour]),
    discard: (b, n) => `Odrzuć: ${n.card(b.card)}`,
    take: (b, n) => `${b.slot}: ${n.card(b.card)}; ${n.figures(b.figures)}`,
    takeBuilding: (b, n) => `${n.card(b.card)}; ${n.card(b.tile)}`,
    build: (b, n) => `Plac ${b.site}${b.over === null ? ' (pusty)' : `, na: ${n.card(b.over)}`}`,
    forfeit: (b, n) => `Zrezygnuj: ${n.card(b.card)}`,
    exchange: (b) => `Robotnik ${place[b.at]} na ${figures4[b.to]}`,
    decline: () => 'Nikogo nie wymieniaj',
    act: (b, n) => {
      const extra =
        b.take !== null
          ? `; bierzesz: ${figure[b.take].one}`
          : b.discard !== null
            ? `; odrzucasz: ${n.card(b.discard)}`
            : '';
      return `${n.card(b.card)}: ${n.effect(b.effect)} (${n.survivors(b.figures)}${extra})`;
    },
    extend: (b, n) => `Postaw rozbudowę (${n.survivors(b.figures)})`,
    repair: (b, n) => `Napraw jedno pole (${n.survivors(b.figures)})`,
    end: () => 'Zakończ turę',
    keep: (b, n) => `Zatrzymaj: ${n.card(b.card)}`,
    search: (b, n) => `Weź: ${n.card(b.card)}`,
    leave: (b, n) => capital(n.survivors(b.figures)),
    choose: (b, n) => `${n.card(b.tile)} (${b.vp} PZ)`,
  },
  reason: {
    over: () => 'Gra się skończyła.',
    notAsked: () => 'To nie jest teraz twoja decyzja.',
    notNow: () => 'Nie teraz.',
    hasBid: (r) => `Masz już ofertę: ${area[r.area]}.`,
    siteClosed: () => 'Zamknięte, dopóki nie postawisz rozbudowy.',
    siteReserved: () => 'Miejsce na ulepszenia.',
    onlyHq: () => 'Tylko na kwaterze głównej.',
    onlyWatchtower: () => 'Tylko na wieży strażniczej.',
    otherChurch: (r, n) => `Tylko na: ${n.card(r.card)}.`,
    noActions: () => 'Nie ma tu akcji.',
    usedUp: (r) => `W tej rundzie użyto już ${r.n}×.`,
    cannotPay: () => 'Brakuje ci ocalałych.',
    noMarauders: () => 'Nie ma grabieżców do odparcia.',
    undamaged: () => 'Nie ma nic do naprawy.',
    deckEmpty: () => 'Talia wyposażenia jest pusta.',
    handEmpty: () => 'Nie masz wyposażenia do oddania.',
    bagLacks: () => 'W worku nie ma ani żołnierza, ani inżyniera.',
    bagEmpty: () => 'Worek jest pusty.',
    noWorker: (r) => `Nie masz robotnika ${place[r.at]}.`,
    extended: () => 'Rozbudowa już stoi.',
    notInHand: () => 'Nie masz tej karty na ręce.',
    taken: () => 'Ktoś już to wziął.',
  },
  verb: {
    extend: 'Rozbuduj',
    repair: 'Napraw',
    end: 'Zakończ turę',
    forfeit: 'Zrezygnuj',
    decline: 'Odmów',
    take: 'Weź',
    discard: 'Odrzuć',
    byColour: 'Kolor po kolorze',
    nobody: 'Nikt',
  },
};

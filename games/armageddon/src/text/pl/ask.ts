import { capital, isNobody, list } from '../format.ts';
import type { AskTexts } from '../language.ts';
import { area, count, figure, figures4, place, survivor } from './names.ts';

/** Where a worker is, in brackets. */
const at = {
  exploration: `obszar ${area.exploration}`,
  construction: `obszar ${area.construction}`,
  city: `obszar ${area.city}`,
  screen: place.screen,
};
/** Genitive plural: "ilu …?" */
const many = { worker: 'robotników', soldier: 'żołnierzy', engineer: 'inżynierów', leader: 'przywódców' };

export const ask: AskTexts = {
  prompt: {
    placeBid: (f, n) =>
      `Złóż ofertę: ${list(
        f.areas.map((a) => area[a]),
        'lub',
      )}. Za zasłonką: ${n.survivors(f.figures)}`,
    bidColour: (f, n) => `Oferta w obszarze ${area[f.area]}: ilu ${many[f.colour]}? Dotąd: ${n.survivors(f.so)}`,
    discardEquipment: (f) => `Odrzuć jedną ze swoich kart (${f.cards})`,
    takeEquipment: () => 'Weź kartę wyposażenia ze wszystkimi figurkami na niej',
    takeBuilding: () => 'Weź kartę budynku z jej żetonem',
    placeBuilding: (f, n) => `Zbuduj kartę ${n.card(f.card)} albo z niej zrezygnuj. Potem żeton: ${n.card(f.tile)}`,
    exchangeInPlace: () => 'Wymienić jednego z twoich robotników?',
    cityAction: (f, n) => `Wybierz akcję. Wolni: ${n.survivors(f.figures)}`,
    keepDrawn: (f) => `Zatrzymaj jedną z obejrzanych kart (${f.cards})`,
    searchDeck: (f) => `Weź jedną z kart w talii (${f.cards})`,
    returnHomeless: (f) =>
      `Mieszkania: ${f.housing}. Wybierz, kto odchodzi (${count(f.n, survivor)}, za każdego −${f.vp} PZ)`,
    homelessColour: (f, n) => `Musi odejść ${count(f.n, survivor)}. Ilu ${many[f.colour]}? Dotąd: ${n.survivors(f.so)}`,
    choosePrivateTile: () => 'Wybierz prywatny żeton punktacji do policzenia',
  },
  button: {
    bid: (b, n) => (isNobody(b.figures) ? `Oferta 0: ${area[b.area]}` : `${area[b.area]}: ${n.survivors(b.figures)}`),
    bidByColour: (b) => `${area[b.area]}: wybierz kolor po kolorze`,
    count: (b) => count(b.n, figure[b.colour]),
    discard: (b, n) => `Odrzuć kartę ${n.card(b.card)}`,
    take: (b, n) => `${b.slot}: ${n.card(b.card)} (${n.figures(b.figures)})`,
    takeBuilding: (b, n) => `${n.card(b.card)} z żetonem ${n.card(b.tile)}`,
    build: (b, n) => `Plac ${b.site}${b.over === null ? ' (pusty)' : ` (zamiast: ${n.card(b.over)})`}`,
    forfeit: (b, n) => `Zrezygnuj z karty ${n.card(b.card)}`,
    exchange: (b) => `Wymień robotnika (${at[b.at]}) na ${figures4[b.to]}`,
    decline: () => 'Nikogo nie wymieniaj',
    act: (b, n) => {
      const extra =
        b.take !== null
          ? `; bierzesz ${figures4[b.take]}`
          : b.discard !== null
            ? `; odrzucasz kartę ${n.card(b.discard)}`
            : '';
      return `${n.card(b.card)}: ${n.effect(b.effect)} (${n.survivors(b.figures)}${extra})`;
    },
    extend: (b, n) => `Zbuduj rozbudowę (${n.survivors(b.figures)})`,
    repair: (b, n) => `Napraw jedno pole (${n.survivors(b.figures)})`,
    end: () => 'Zakończ turę',
    keep: (b, n) => `Zatrzymaj kartę ${n.card(b.card)}`,
    search: (b, n) => `Weź kartę ${n.card(b.card)}`,
    leave: (b, n) => capital(n.survivors(b.figures)),
    choose: (b, n) => `${n.card(b.tile)} (${b.vp} PZ)`,
  },
  reason: {
    over: () => 'Gra się skończyła.',
    notAsked: () => 'To nie jest teraz twoja decyzja.',
    notNow: () => 'Nie teraz.',
    hasBid: (r) => `W obszarze ${area[r.area]} masz już ofertę.`,
    siteClosed: () => 'Plac jest zamknięty, dopóki nie zbudujesz rozbudowy.',
    siteReserved: () => 'Plac tylko na ulepszenia.',
    onlyHq: () => 'Tylko na kwaterze głównej.',
    onlyWatchtower: () => 'Tylko na wieży strażniczej.',
    otherChurch: (r, n) => `Można zbudować tylko na karcie ${n.card(r.card)}.`,
    noActions: () => 'Nie ma tu akcji.',
    usedUp: (r) => `W tej rundzie użyto już ${r.n}×.`,
    cannotPay: () => 'Brakuje ci ocalałych.',
    noMarauders: () => 'Nie masz grabieżców do odparcia.',
    undamaged: () => 'Nie ma nic do naprawy.',
    deckEmpty: () => 'Talia wyposażenia jest pusta.',
    handEmpty: () => 'Nie masz wyposażenia do odrzucenia.',
    bagLacks: () => 'W worku nie ma ani żołnierza, ani inżyniera.',
    bagEmpty: () => 'Worek jest pusty.',
    noWorker: (r) => `Nie masz robotnika ${place[r.at]}.`,
    extended: () => 'Rozbudowa już stoi.',
    notInHand: () => 'Nie masz tej karty na ręce.',
    taken: () => 'Ta karta jest już zabrana.',
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
    nobody: 'Oferta 0',
  },
};

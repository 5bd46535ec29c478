import { LANGS, type Lang } from '@ashtown/engine';
import { describe, expect, test } from 'vitest';
import type { Event } from '../../src/index.ts';
import { words } from '../../src/text/index.ts';

/** Sentences of the log as the glossary has them: a name is the subject or stands in brackets, and is never inflected. */

const who = (seat: number): string => ['Ola', 'Jan'][seat]!;
const base = { on: 'base' } as const;
const SAID: readonly [Event, Readonly<Record<Lang, string>>][] = [
  [
    { t: 'turn', turn: 3, first: 0 },
    { en: 'Round 3; first player: Ola', pl: 'Tura 3, zaczyna Ola', sk: 'Kolo 3, začína Ola' },
  ],
  [
    { t: 'refilled', card: 'school' },
    { en: 'Added to the row: School', pl: 'Dołożona karta: Szkoła', sk: 'Do ponuky pribudla karta Škola' },
  ],
  [
    { t: 'took', seat: 0, card: 'school' },
    { en: 'Ola: takes School', pl: 'Ola: bierze kartę Szkoła', sk: 'Ola: berie kartu Škola' },
  ],
  [
    { t: 'burned', seat: 0, card: 'school' },
    {
      en: 'Ola: discards School from the row',
      pl: 'Ola: odrzuca odkrytą kartę Szkoła',
      sk: 'Ola: odhadzuje z ponuky kartu Škola',
    },
  ],
  [
    { t: 'drew', seat: 0, n: 2, src: 'lookout', cards: ['school', 'camp'] },
    {
      en: 'Ola: draws School, Camp (Lookout)',
      pl: 'Ola: dobiera karty Szkoła, Obóz (Wypatrywanie)',
      sk: 'Ola: ťahá karty Škola, Tábor (Prieskum)',
    },
  ],
  [
    { t: 'overLimit', seat: 0, card: 'school', from: 'row' },
    {
      en: 'Ola: has 10 cards already and discards School',
      pl: 'Ola: ma już 10 kart i odrzuca kartę Szkoła',
      sk: 'Ola: má už 10 kariet a odhadzuje kartu Škola',
    },
  ],
  [
    { t: 'reshuffled', n: 42 },
    {
      en: 'The discard pile is shuffled into a new deck (42 cards)',
      pl: 'Karty ze Śmietnika przetasowano w nowy stos (42 karty)',
      sk: 'Z odhodených kariet vznikol nový balíček (42 kariet)',
    },
  ],
  [
    { t: 'gained', seat: 0, goods: { incorporation1: 1 }, spot: base, src: 'camp' },
    {
      en: 'Ola: gets incorporation contact 1 (Camp)',
      pl: 'Ola: otrzymuje kontakt przyłączenia 1 (Obóz)',
      sk: 'Ola: získava kontakt pripojenia 1 (Tábor)',
    },
  ],
  [
    { t: 'cashed', seat: 0, card: 'school' },
    {
      en: 'Ola: cashes in the spoils School',
      pl: 'Ola: zamienia zdobycz Szkoła na zasoby',
      sk: 'Ola: premieňa korisť Škola na zdroje',
    },
  ],
  [
    { t: 'dropped', seat: 0, sort: 'deal', card: 'school', vp: 0 },
    { en: 'Ola: discards the deal School', pl: 'Ola: odrzuca umowę Szkoła', sk: 'Ola: odhadzuje dohodu Škola' },
  ],
  [
    { t: 'paid', seat: 0, goods: { building: 1, any: 1, worker: 2 }, stock: {} },
    {
      en: 'Ola: pays 1 building material, 1 universal resource, 2 workers',
      pl: 'Ola: płaci 1 budulec, 1 uniwersalny surowiec, 2 robotników',
      sk: 'Ola: platí 1 tehlu, 1 univerzálnu surovinu, 2 robotníkov',
    },
  ],
  [
    { t: 'paid', seat: 0, goods: { building: 1 }, stock: { building: 1 } },
    {
      en: 'Ola: pays 1 building material (from cards in play)',
      pl: 'Ola: płaci 1 budulec (z kart w grze)',
      sk: 'Ola: platí 1 tehlu (z kariet v hre)',
    },
  ],
  [
    { t: 'paid', seat: 0, goods: { scrap: 2 }, stock: { scrap: 1 } },
    {
      en: 'Ola: pays 2 scrap (1 scrap from cards in play)',
      pl: 'Ola: płaci 2 złomu (1 złom z kart w grze)',
      sk: 'Ola: platí 2 šrotu (1 šrot z kariet v hre)',
    },
  ],
  [
    { t: 'discarded', seat: 0, card: 'school', from: 'hand' },
    { en: 'Ola: pays with School', pl: 'Ola: płaci kartą Szkoła', sk: 'Ola: platí kartou Škola' },
  ],
  [
    { t: 'discarded', seat: 0, card: 'school', from: 'limit' },
    { en: 'Ola: discards School', pl: 'Ola: odrzuca kartę Szkoła', sk: 'Ola: odhadzuje kartu Škola' },
  ],
  [
    { t: 'turned', seat: 0, goods: { scrap: 2 } },
    {
      en: 'Ola: uses 2 universal resources as 2 scrap',
      pl: 'Ola: zamienia 2 uniwersalne surowce na 2 złomu',
      sk: 'Ola: premieňa 2 univerzálne suroviny na 2 šrotu',
    },
  ],
  [
    { t: 'reached', seat: 0, with: ['ny-railroad', 'incorporation1'] },
    {
      en: 'Ola: uses range (Railroad + incorporation contact 1)',
      pl: 'Ola: używa zasięgu (Kolej + kontakt przyłączenia 1)',
      sk: 'Ola: používa dosah (Železnica + kontakt pripojenia 1)',
    },
  ],
  [
    { t: 'tucked', seat: 0, sort: 'deal', card: 'school' },
    {
      en: 'Ola: cooperates with School (deal: 1 worker)',
      pl: 'Ola: nawiązuje współpracę z lokacją Szkoła (umowa: 1 robotnik)',
      sk: 'Ola: nadväzuje spoluprácu s lokáciou Škola (dohoda: 1 robotník)',
    },
  ],
  [
    { t: 'incorporated', seat: 0, card: 'school', no: 2 },
    {
      en: 'Ola: incorporates School (1 VP)',
      pl: 'Ola: przyłącza lokację Szkoła (1 PZ)',
      sk: 'Ola: pripája lokáciu Škola (1 VB)',
    },
  ],
  [
    { t: 'led', seat: 0, card: 'borgo', old: null, vp: 0 },
    {
      en: 'Ola: plays the leader Borgo the Almighty (1 VP)',
      pl: 'Ola: wystawia lidera Borgo the Almighty (1 PZ)',
      sk: 'Ola: vykladá vodcu Borgo the Almighty (1 VB)',
    },
  ],
  [
    { t: 'visited', seat: 0, owner: 1, card: 'school', no: 2, stock: 0 },
    {
      en: 'Ola: sends a worker to School (Jan: +1 worker)',
      pl: 'Ola: wysyła robotnika do lokacji Szkoła (Jan: +1 robotnik)',
      sk: 'Ola: posiela robotníka do lokácie Škola (Jan: +1 robotník)',
    },
  ],
  [
    { t: 'stored', seat: 0, no: 2, card: 'garage', goods: { scrap: 1 }, was: {}, pool: { scrap: 1 } },
    {
      en: 'Ola: stores 1 scrap in Garage',
      pl: 'Ola: kładzie 1 złom na karcie Garaż',
      sk: 'Ola: kladie 1 šrot na kartu Garáž',
    },
  ],
  [
    {
      t: 'stored',
      seat: 0,
      no: 2,
      card: 'garage',
      goods: { fuel: 1 },
      was: { scrap: 2 },
      pool: { fuel: 1, scrap: -2 },
    },
    {
      en: 'Ola: stores 1 fuel in Garage and takes 2 scrap back',
      pl: 'Ola: kładzie 1 paliwo na karcie Garaż i zabiera 2 złomu',
      sk: 'Ola: kladie 1 palivo na kartu Garáž a berie 2 šrotu',
    },
  ],
  [
    { t: 'stored', seat: 0, no: 2, card: 'garage', goods: {}, was: { scrap: 2 }, pool: { scrap: -2 } },
    {
      en: 'Ola: takes 2 scrap back from Garage',
      pl: 'Ola: zabiera 2 złomu z karty Garaż',
      sk: 'Ola: berie 2 šrotu z karty Garáž',
    },
  ],
  [
    { t: 'released', seat: 0, card: 'camp', spot: base, goods: { worker: 1 } },
    {
      en: 'Ola: takes 1 worker from Camp',
      pl: 'Ola: zabiera 1 robotnika z karty Obóz',
      sk: 'Ola: berie 1 robotníka z karty Tábor',
    },
  ],
  [
    { t: 'stole', seat: 0, from: 1, good: 'any', spot: base, card: 'camp' },
    {
      en: 'Ola: steals 1 universal resource from Jan (Camp)',
      pl: 'Ola: zabiera 1 uniwersalny surowiec (Jan, Obóz)',
      sk: 'Ola: kradne 1 univerzálnu surovinu (Jan, Tábor)',
    },
  ],
  [
    { t: 'hired', seat: 0, good: 'weapon', stock: 0 },
    {
      en: 'Ola: sends 2 workers for a resource',
      pl: 'Ola: wysyła 2 robotników po surowiec',
      sk: 'Ola: posiela 2 robotníkov po surovinu',
    },
  ],
  [
    { t: 'cleanup', pools: [{ scrap: 1, weapon: 1 }, { fuel: 2 }] },
    {
      en: 'Cleanup: Ola loses 1 scrap, 1 weapon; Jan loses 2 fuel',
      pl: 'Czyszczenie: Ola traci 1 złom, 1 broń; Jan traci 2 paliwa',
      sk: 'Upratovanie: Ola stráca 1 šrot, 1 zbraň; Jan stráca 2 paliva',
    },
  ],
  [
    { t: 'cleanup', pools: [{}, {}] },
    { en: 'Cleanup', pl: 'Czyszczenie', sk: 'Upratovanie' },
  ],
  [
    { t: 'won', seats: [0], how: 'cards' },
    {
      en: 'Ola: wins (tie-break: cards in hand)',
      pl: 'Ola: wygrywa (remis rozstrzygnęły karty na ręce)',
      sk: 'Ola: víťazí (remízu rozhodli karty v ruke)',
    },
  ],
];

describe.each(LANGS)('%s', (lang) => {
  test.each(SAID.map(([e, said]) => [said[lang], e] as const))('%s', (said, e) => {
    expect(words[lang].event(e, who)).toBe(said);
  });
});

import type { SettingsWords } from '../settings.ts';

export const settings: SettingsWords = {
  title: 'Nastavenia',
  kept: 'Uložené len v tomto prehliadači; zmeny platia hneď.',
  name: { title: 'Vaša prezývka', help: 'Vidno ju pri stoloch online.', bad: 'Prezývka má 1 až 24 znakov.' },
  text: {
    title: 'Veľkosť textu',
    size: { normal: 'Normálna', large: 'Veľká', larger: 'Veľmi veľká' },
    sample: 'Hádžte, ničte, udržte Manhattan.',
  },
  speed: {
    title: 'Tempo rozprávania',
    speed: { slow: 'Pomaly', normal: 'Normálne', fast: 'Rýchlo', instant: 'Ihneď' },
    still: 'Nastavenia systému obmedzujú pohyb, preto sú animácie vypnuté.',
  },
  sound: {
    title: 'Zvuk',
    help: 'Váš ťah, kocky, karty, útoky. Všetko je vidieť aj na obrazovke.',
    volume: 'Hlasitosť',
  },
  confirm: {
    title: 'Pýtať sa pred krokom, ktorý sa nedá vziať späť',
    help: 'Jedno kliknutie navyše pred hodom a pred odhalením skrytých vecí.',
  },
  winBar: { title: 'Zobrazovať šance na výhru', help: 'Pri stoloch len s botmi, pri každom vašom rozhodnutí.' },
  shortcuts: {
    title: 'Jednopísmenové skratky',
    help: 'Číslice, šípky, Enter a Esc fungujú vždy.',
    keys: 'Klávesy pri stole',
    list: [
      ['1–9', 'vybrať to, čo má toto číslo'],
      ['← ↑ ↓ →', 'prechod na susedný prvok'],
      ['Enter', 'vybrať alebo potvrdiť'],
      ['Esc', 'zavrieť náhľad, zrušiť poslednú voľbu'],
      ['F6', 'ďalšia časť stola'],
      ['U', 'vziať späť'],
      ['Y', 'zopakovať'],
      ['R', 'začať ťah znova'],
      ['I', 'náhľad označeného prvku'],
      ['P', 'nechať náhľad otvorený'],
      ['H', 'rada'],
      ['O', 'šance'],
      ['L', 'priebeh hry'],
      ['W', 'opis stola slovami'],
      ['C', 'zoznam volieb'],
      ['M', 'stlačiť hlavné tlačidlo'],
      ['G', 'pravidlá a pojmy'],
      ['S', 'na môj ťah: preskočiť rozprávanie'],
      ['Medzerník', 'pozastaviť rozprávanie alebo pokračovať'],
      [', .', 'rozprávať pomalšie alebo rýchlejšie'],
      ['?', 'pomoc'],
      ['[ ]', 'krok v zázname partie'],
    ],
  },
  notify: {
    title: 'Upozorniť ma, keď som na ťahu',
    help: 'Upozornenie prehliadača, keď je stránka skrytá.',
    blocked: 'Prehliadač nedovoľuje upozornenia z tejto stránky.',
    insecure:
      'Prehliadače to dovolia len cez https alebo na počítači so serverom. Váš ťah ukáže názov karty prehliadača.',
  },
};

import type { SettingsWords } from '../settings.ts';

export const settings: SettingsWords = {
  title: 'Nastavenia',
  kept: 'Uložené len v tomto prehliadači, platia hneď.',
  name: { title: 'Vaše meno', help: 'Vidno ho pri stoloch cez sieť.', bad: '1 až 24 znakov.' },
  text: {
    title: 'Veľkosť textu',
    size: { normal: 'Normálna', large: 'Veľká', larger: 'Väčšia' },
    sample: 'Hádžte, ničte, udržte Manhattan.',
  },
  speed: {
    title: 'Tempo rozprávania',
    speed: { slow: 'Pomaly', normal: 'Normálne', fast: 'Rýchlo', instant: 'Ihneď' },
    still: 'Nastavenia systému obmedzujú pohyb: rozprávanie je bez animácií.',
  },
  sound: { title: 'Zvuk', help: 'Váš ťah, kocky, karty, útoky. Všetko aj vidno.', volume: 'Hlasitosť' },
  confirm: { title: 'Pýtať sa pred tým, čo sa nedá vrátiť', help: 'O kliknutie viac pred kockami a tajomstvami.' },
  shortcuts: {
    title: 'Jednopísmenové skratky',
    help: 'Číslice, šípky, Enter a Esc fungujú vždy.',
    keys: 'Klávesy pri stole',
    list: [
      ['1–9', 'vybrať to, čo má toto číslo'],
      ['← ↑ ↓ →', 'krok vnútri časti stola'],
      ['Enter', 'vybrať alebo potvrdiť'],
      ['Esc', 'zavrieť náhľad, zrušiť poslednú voľbu'],
      ['F6', 'ďalšia časť stola'],
      ['U', 'vziať späť'],
      ['Y', 'zopakovať'],
      ['R', 'začať ťah znova'],
      ['I', 'náhľad označenej veci'],
      ['P', 'nechať náhľad otvorený'],
      ['H', 'rada'],
      ['L', 'priebeh hry'],
      ['W', 'kde som'],
      ['C', 'zoznam volieb'],
      ['M', 'stlačiť hlavné tlačidlo'],
      ['G', 'pravidlá a pojmy'],
      ['S', 'na môj ťah: preskočiť rozprávanie'],
      ['Medzerník', 'pozastaviť rozprávanie alebo pokračovať'],
      [', .', 'rozprávať pomalšie alebo rýchlejšie'],
      ['?', 'pomoc'],
      ['[ ]', 'krok v zázname'],
    ],
  },
  notify: {
    title: 'Dať vedieť, keď som na ťahu',
    help: 'Správa prehliadača, kým je stránka skrytá.',
    blocked: 'Prehliadač správy z tejto stránky nedovoľuje.',
    insecure:
      'Prehliadače to dovolia len cez https alebo na počítači so serverom. Váš ťah ukáže názov karty prehliadača.',
  },
};

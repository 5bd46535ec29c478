import type { PageWords } from '../pages.ts';

export const pages: PageWords = {
  credits: {
    title: 'Autori a licencie',
    drawings: {
      title: 'Kresby',
      text: 'Plagáty, monštrá, kocky, ikony a karty boli nakreslené pre tento projekt. Nepoužili sa žiadne kresby vydavateľov.',
    },
    fonts: {
      title: 'Písmo',
      text: 'Saira Stencil One, Barlow a Barlow Condensed, pod licenciou SIL Open Font License 1.1.',
      licence: 'Licencia',
    },
    names: {
      title: 'Názvy',
      text: 'Názvy hier, monštier a kariet patria vydavateľom. S projektom Ashtown nie sú spojení, nepodporujú ho ani ho neschválili. Ak sa vám hra páči, kúpte si ju: jej tvorcovia z toho žijú.',
    },
    code: {
      title: 'Kód',
      text: 'Slobodný, pod licenciou MIT. Používa React, Zustand, Valibot a Vite.',
    },
    fair: {
      title: 'Férovosť',
      text: 'Odtlačok SHA-256 semienka vidno pred prvým hodom, samotné semienko na konci: každý si môže partiu prehrať znova a overiť. Bot dostane presne to, čo by na jeho mieste videl človek.',
    },
  },
  nowhere: { title: 'Nič tu nie je', text: 'Táto adresa nikam nevedie.', home: 'Späť na hry' },
  local: {
    gone: {
      title: 'Tento stôl nie je na tomto zariadení',
      text: 'Stoly s botmi a pri jednej obrazovke sú uložené v prehliadači, v ktorom boli založené.',
    },
    twice: {
      title: 'Otvorený v inej karte prehliadača',
      text: 'Tento stôl je otvorený v inej karte tohto prehliadača. Hrajte tam, alebo ju zavrite a obnovte túto stránku.',
    },
  },
  join: { title: 'Pripájanie k stolu', looking: 'Hľadá sa stôl…' },
  table: { refused: 'Stôl sa nedá otvoriť' },
};

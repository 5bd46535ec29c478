import type { Plates } from '../plates.ts';

export const plates: Plates = {
  card: {
    cost: { title: 'Cena', text: 'Toľko ⚡; o 1⚡ menej, keď ste v štvrti z názvu karty.' },
    name: { title: 'Názov', text: 'Každá karta je v balíčku raz.' },
    kind: { title: 'Druh', text: 'PONECHAŤ zostáva u vás, ODHODIŤ pôsobí raz; má prerušovaný rám.' },
    does: { title: 'Účinok', text: 'Pri karte PONECHAŤ odteraz stále, pri karte ODHODIŤ hneď.' },
  },
  round: {
    title: 'Ťah v šiestich obrázkoch',
    steps: {
      income: { title: 'Zisk', text: 'Na Manhattane najprv zaplatí vaša zóna.' },
      roll: { title: 'Hody', text: 'Šesť kociek, najviac tri hody.' },
      resolve: { title: 'Symboly', text: 'Všetky symboly, druh po druhu, vo vašom poradí.' },
      move: { title: 'Pohyb', text: 'Na prázdny Manhattan musíte vstúpiť; inak idete, kam chcete.' },
      buy: { title: 'Karty', text: 'Odkryté karty za ⚡, koľko môžete zaplatiť.' },
      end: { title: 'Koniec', text: '20★ vyhráva; inak hrá ďalšie monštrum.' },
    },
  },
  players: [
    { term: 'Monštrá na Manhattane', by: (n) => (n < 5 ? '1' : '1, v pokročilom variante 2') },
    { term: 'Dráhy na Manhattane', by: (n) => (n < 5 ? '2-4' : '2-4, v pokročilom variante aj 5-6') },
    { term: 'Miesta mimo Manhattanu', by: () => '8: po dve v každej zo štyroch štvrtí' },
  ],
  examples: {
    destroy: {
      title: 'Tri symboly Ničenia',
      text: 'Mrakodrap za 2 vezme dva, mrakodrap za 1 tretí. Hneď získate 3★; stojí tam teraz stíhačka a pechota.',
    },
    ouch: {
      title: 'Dva symboly Au!',
      text: 'Vo vašej štvrti sú dve jednotky: všetci tam dostanú 2 zranenia, aj vy. Keby ste jednu predtým zničili, bolo by to 1.',
    },
    flee: {
      title: 'Tri symboly Útoku zvonka',
      text: 'Monštrum na Manhattane dostane 3 zranenia a môže utiecť. Vtedy vstúpite do Dolnej zóny a získate 1★.',
    },
  },
};

import type { Question } from '../../state.ts';

export const coach: Readonly<Record<Question, string>> = {
  chooseFaction:
    'Frakcie sa líšia misiou a bonusom. Pozrite, aké zásoby misia potrebuje a ktorý typ bude potom zadarmo.',
  turnAction:
    'Jedna akcia: zahrať, odhodiť alebo vymeniť. Pozrite na žetóny nad kartou frakcie a na to, čo misiám chýba.',
  exchange: 'Tri karty za tri nové, žetóny sa nepresúvajú. Dajte preč, čo nepotrebuje žiadna misia; hrozby neútočia.',
  tidy: 'Za odhodené karty presuniete nahor toľko žetónov, aká je ich cena. Ponechajte, čo potrebuje misia, a ochranu.',
  payment: 'Použité karty sa odhodia a prebytok prepadá. Hľadajte súčet najbližší k požiadavke a ušetrite hrdinu.',
  keepStation:
    'Ponechaná stanica dáva typ zásob zadarmo, ale jej žetóny tam ostanú. Spočítajte také karty na svojej ruke.',
  draw: 'Vezmite odkrytú kartu, ktorá pomôže misii, alebo vrchnú z balíčka. Čo ostane na bazári, môže vziať niekto iný.',
  defend: 'Jeden zhodný symbol odrazí príšeru a prinesie kartu zadarmo. Porovnajte odhodenú kartu s hroziacou stratou.',
  loseStation: 'Stratíte jednu stanicu a jej žetóny idú nad kartu frakcie. Menej bolí tá, ktorej misia je splnená.',
  freePlay: 'Karta z ruky teraz nič nestojí. Najviac ušetrí tá najdrahšia, ktorú využijete.',
};

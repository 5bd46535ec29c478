import type { Coach } from '../coach.ts';

export const coach: Coach = {
  questions: {
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
    defend:
      'Jeden zhodný symbol odrazí príšeru a prinesie kartu zadarmo. Porovnajte odhodenú kartu s hroziacou stratou.',
    loseStation: 'Stratíte jednu stanicu a jej žetóny idú nad kartu frakcie. Menej bolí tá, ktorej misia je splnená.',
    freePlay: 'Karta z ruky teraz nič nestojí. Najviac ušetrí tá najdrahšia, ktorú využijete.',
  },
  answers: {
    mission: 'Možno splniť misiu a nie je to akcia. Stojí použité karty a presunie nahor všetky vaše žetóny.',
    protect: 'Túto kartu možno zahrať ako ochranu. Jej symboly zastavia príšeru, ale misiám sa nepočíta.',
    tidy: 'Upratovaním odhodíte svoje vyložené karty. Presuniete nahor toľko žetónov, koľko stáli.',
    exchange: 'Výmena dá tri karty za tri iné. Žetóny ostanú na mieste.',
  },
  hurts: {
    attack: 'Odhodená hrozba útočí na všetkých. Odrazí ju hrdina alebo ochrana s jedným z jej symbolov.',
    lost: 'Nič vaše neodrazilo príšeru. Keď sú v hre hrozby, majte vyloženého hrdinu alebo ochranu.',
    exhausted: 'Príšeru ste neodrazili a žetóny idú nadol. Nahor ich presunie misia alebo odhodenie karty.',
  },
  blunders: {
    discardedForNothing: () => 'Pod kartou frakcie niet žetónov, takže odhodenie nič nepresunie.',
    discardedMission: () => 'Jedna z vašich kariet umožní misiu, a tá presunie nahor všetky vaše žetóny.',
    exchangedMission: () => 'Jedna z vašich kariet umožní misiu a výmenou o ňu môžete prísť.',
    leftWin: () => 'Na bazári leží karta, ktorou môžete vyhrať v ďalšom ťahu.',
    refusedDefence: () => 'Vaša ochrana by zachránila, na čo sa útočí, a priniesla kartu zadarmo.',
    refusedFreePlay: () => 'Karta zahraná teraz by nič nestála.',
    refusedWin: () => 'Kartou z ruky môžete vyhrať už teraz, prípadne po upratovaní.',
    sparedRival: () => 'Ďalší hráč môže vyhrať a hrozba z vašej ruky by mu vzala to, čo na to potrebuje.',
    tidiedAgain: () => 'Od posledného upratovania sa nič nezmenilo.',
    tidiedEarly: () => 'Do vášho ďalšieho ťahu niet za čo platiť a upratovať môžete aj vtedy.',
    tidiedForNothing: () => 'Upratovanie nevráti žetón, ktorý by ste teraz potrebovali.',
    tidiedWhatWasPlayed: () => 'Túto kartu ste zahrali len pred chvíľou.',
  },
};

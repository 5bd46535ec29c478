import { amountIn } from '@ashtown/engine';
import type { Coach } from '../coach.ts';

const ACTION = { one: 'akciu', few: 'akcie', many: 'akcie', other: 'akcií' };

export const coach: Coach = {
  questions: {
    pickFaction: 'Vyberte si frakciu. Porovnajte, akú surovinu dáva doska a ktoré kontakty sú s ňou lacné.',
    keepHand:
      'Zostanú štyri zo šiestich kariet. Vyberte blízke, so vzdialenosťou 1 alebo 2, a tie, čo využijú vašu surovinu.',
    draftPick: 'Beriete si jednu z odkrytých kariet. Všímajte si vzdialenosť a či máte to, čo karta žiada.',
    soloPick: 'Beriete si jednu kartu a časť ostatných dostane virtuálny súper. Všímajte si, čo mu zostane.',
    suppliersTarget: 'Dodávatelia preberú v tomto kole produkciu jednej lokácie. Hľadajte tú, ktorá dáva najviac.',
    productionOption:
      'Táto lokácia dáva jeden z viacerých zdrojov. Vezmite si, čo v tomto kole využijete: zvyšok vezme Upratovanie.',
    copySource: 'Karta kopíruje produkciu lokácie. Porovnajte, čo by ktorá dala teraz.',
    takeTurn: 'Jedna akcia, potom ďalší hráč. Začnite tým, v čom vás iní môžu predbehnúť; zvyšok vezme Upratovanie.',
    payment: 'Zaplatiť možno viacerými spôsobmi. Šetrite tým, čo sa hodí všade: nábojmi a univerzálnymi kontaktmi.',
    discardCard: 'Súčasťou ceny je karta z ruky. Vyberte tú, ktorú sotva postavíte.',
    discardDeal: 'Súčasťou ceny je dohoda. Vyberte tú, ktorej zdroj budete potrebovať najmenej.',
    redevelopOld: 'Nová karta nahradí jednu z vašich. Najmenšou stratou sú Ruiny a lokácie už v tomto kole použité.',
    exchangeGood:
      'Za dvoch robotníkov získate jedno z tohto. Surovinu treba použiť v tomto kole; karta zostane v ruke.',
    stealTarget: 'Ukradnete jednu základnú surovinu. Vyberte, čo hneď použijete, alebo na čo čaká majiteľ.',
    activateTarget: 'Jedna z vašich produkčných lokácií produkuje ešte raz. Vyberte tú, ktorá teraz dá najviac.',
    resetTargets: 'Použité lokácie budú znova pripravené. Obnovte tie, za ktoré v tomto kole ešte zaplatíte.',
    ownDeals: 'Vaše dohody dajú svoje zdroje ešte raz. Vyberte, čo v tomto kole využijete.',
    opponentDeal: 'Získate zdroj z dohody súpera a dohoda mu zostane. Vyberte, čo hneď využijete.',
    repeatAction: 'To isté v tom istom ťahu za tú istú cenu. Ukončite ťah, ak to treba na niečo iné.',
    endTurn: 'Akcia je hotová. Štít môžete ešte zadarmo položiť: ktorú vašu lokáciu by súper dokázal vyplieniť?',
    placeShield: 'Štít pridá k obrane 1 až do Upratovania. Má zmysel tam, kde niekomu práve stačia červené kontakty.',
    soloTarget: 'Útok môže zasiahnuť viacero vašich lokácií. Nech zasiahne tú, ktorú potrebujete najmenej.',
    storeGoods: 'Časť zdrojov možno uchovať do ďalšieho kola, zvyšok prepadne. Uchovajte, čo sa v ňom zíde.',
  },
  answers: {
    attack: 'Lokáciu súpera možno vyplieniť za toľko červených kontaktov, aká je jej obrana. Získate jej červené pole.',
    visit: 'Otvorená produkcia suseda prijme jedného robotníka za kolo. Získate, čo dáva, a sused robotníka.',
    redevelop: 'Za tehlu nahradí karta z ruky vašu kartu so spoločným typom. Prinesie to 1★.',
    deal: 'Dohoda stojí modré kontakty raz. Jej zdroj dostanete teraz a v každej Produkcii.',
    raze: 'Karta vyplienená z ruky dá raz svoje červené pole a zmizne.',
    use: 'Akčná lokácia sa použije raz za kolo. Stojí to, čo je naľavo od šípky.',
    play: 'Zahrané spojenie dá svoje kontakty. Nepoužité vezme Upratovanie.',
  },
  hurts: {
    razed: 'Vaša lokácia je vyplienená a sú z nej Ruiny. Štít pridá k obrane 1 a tehla Ruiny prestavia.',
    stole: 'Ukradli vám základnú surovinu. Čo miniete skôr, nikto neukradne.',
    claimed: 'Niekto prevzal na toto kolo produkciu vašej lokácie. Potom sa vám vráti.',
    cleanup: 'Upratovanie vzalo, čo ste nepoužili. Zostanú karty v ruke a to, čo uchová lokácia.',
  },
  blunders: {
    exchangedUseless: () => 'Nič vaše v tomto kole tento zdroj nežiada.',
    exchangedForLess: () => 'Vaše akcie dajú za týchto robotníkov aspoň 3★ za zdroje, ktoré aj tak vezme Upratovanie.',
    exchangedBack: () => 'Tento zdroj bol práve cenou za týchto dvoch robotníkov a tí sa ešte na niečo zídu.',
    passedWithPoint: (n) =>
      `Ak teraz pasujete, nevyužijete ${amountIn('sk', n, ACTION)} a jedna z nich dá ★ za niečo, čo aj tak prepadne.`,
    passedWithWorkers: () =>
      'Upratovanie vezme vašich robotníkov; dvaja ešte dajú kartu a do vášho ďalšieho ťahu vám nikto neublíži.',
    convertedUseless: () => 'Nič v ruke týmito kontaktmi nezaplatíte.',
    playedUseless: () => 'Nič v ruke kontaktmi z tejto karty nezaplatíte.',
    usedUseless: () => 'Nič vaše nežiada to, čo táto akcia dáva.',
    usedForLess: () => 'Vaša frakcia alebo iná akcia dá viac toho istého a na oboje nemáte.',
    dealtUseless: () => 'Je posledné kolo a zdroj z tejto dohody už nič nežiada.',
    dealtForLess: () => 'Postavená karta dá to isté a ★ a sivé kontakty na nič iné nepotrebujete.',
    paidDear: () => 'Túto surovinu žiada vaša akcia a zaplatiť môžete aj takou, ktorú nič nežiada.',
    replacedIntact: () => 'Je posledné kolo: táto lokácia ešte dá ★ a nahradiť môžete aj ruiny.',
    replacedUnused: () => 'Táto akcia ešte dá ★ a nahradiť môžete aj lokáciu, ktorá už nič neurobí.',
    replacedCounted: () => 'Nová karta dá za túto lokáciu ★ a nahradiť môžete aj takú, ktorá už nič neurobí.',
    sparedToken: () => 'Zaplatiť môžete aj žetónom prestavby, ktorý na nič iné neslúži a po kole prepadne.',
    tookUseless: () => 'Je posledné kolo a kontaktmi z tejto karty už nič nezaplatíte.',
    visitedUseless: () => 'Nič vaše nežiada to, čo sa tam vyrába, a majiteľ získa robotníka.',
  },
};

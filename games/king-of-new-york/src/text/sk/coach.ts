import type { Coach } from '../coach.ts';

export const coach: Coach = {
  questions: {
    chooseMonster: 'Všetky monštrá vedia to isté. Vyberte si to, ktoré sa vám páči.',
    chooseStartBorough:
      'Začínate mimo Manhattanu a v štvrti je miesto pre dve monštrá. Pozrite na budovy a ich odmeny.',
    superSpeedMove: 'Pohyb pred hodom, a bežný pohyb ešte príde. Pozrite na budovy a jednotky tam, kam idete.',
    subwayMove: 'V tomto ťahu sa môžete presúvať znova a znova. Choďte tam, kde sa kocky najviac zídu.',
    rollOrStop:
      'Ponechajte si, čo pomáha, a ostatné prehoďte. Pozrite na svoje ♥: Au! bolí viac, keď sú v štvrti jednotky.',
    chameleon: 'Odhodená kocka so Slávou otočí inú na ľubovoľnú stranu. Tri symboly Slávy spolu dajú viac než jeden.',
    hailingCabs: 'O dva symboly Ničenia viac, ale všetky len na jednotky. Spočítajte jednotky vo svojej štvrti.',
    convertSymbols: 'Symboly možno zmeniť skôr, než účinkujú. Čo potrebujete viac: ♥, ⚡ alebo Útok?',
    chooseSymbolType: 'Poradie je na vás. Liečte sa pred vstupom na Manhattan a jednotky ničte pred Au! na kockách.',
    allocateHeal:
      'Každé Liečenie dá 1♥ alebo odstráni žetón kliatby. S týmito žetónmi stojí prehod kociek s Au! na nich ⚡.',
    allocateAttack: 'Každý Útok zasiahne alebo odstráni žetón siete. Každý žetón siete vám vezme prehod.',
    flee: 'Kto zostane, má Zisk z Manhattanu, kto utečie, lieči sa opäť kockami. Pozrite na svoje ♥ a na ďalšie útoky.',
    destroyObject:
      'Objekt stojí presne svoju odolnosť a dáva odmenu. Z budovy sa stane jednotka, jednotka zmizne z hry.',
    carapaceDiscard: 'Pancier lieči raz, 1♥ za každý žetón. Je zranení viac, než vydržíte?',
    payDamageWithEnergy: 'Namiesto ♥ môžete stratiť ⚡. Čo vám bude chýbať viac?',
    leaveClosedSpace: 'Vaše pole na Manhattane je zatvorené. Vyberte štvrť podľa budov a jednotiek.',
    payWithLife: 'Môžete zaplatiť v ♥ namiesto v ⚡. Ponechajte si dosť ♥ na ďalšie útoky.',
    moveStep: 'Keď je na Manhattane miesto, musíte vstúpiť. Inak hľadajte dobré budovy a málo jednotiek.',
    stinkAttack: 'Jednotky, ktoré pošlete preč, tu na vás nestrieľajú. Pošlite ich tam, kde sú iné monštrá.',
    buyStep:
      'Karty stoja ⚡, v štvrti, ktorú uvádzajú, o 1 menej. Karta PONECHAŤ pôsobí odteraz stále, karta ODHODIŤ raz.',
    nextStageSplit: 'Každý ★ sa zmení na ⚡ alebo ♥. Liečenie nad maximum prepadá.',
    photoOpTarget: 'Získate 1★ za každé jeho zranenie od vás v tomto ťahu. Vyberte monštrum, ktoré ich má najviac.',
    teslaCannonDiscard: 'Každý odhodí kartu PONECHAŤ. Vyberte tú, ktorá vám pomôže najmenej.',
  },
  answers: {
    buy: 'Máte dosť ⚡ na kartu. Porovnajte, čo dá za niekoľko ťahov, s ⚡, ktorá by vám zostala.',
    sweep: 'Za 2⚡ sa vymenia všetky karty v ponuke. Oplatí sa, keď vám žiadna nepomáha.',
    unit: 'Aj jednotky možno zničiť. Dajú odmenu a už nestrieľajú.',
  },
  hurts: {
    attacked: 'Zasiahol vás Útok. Zvonka zasiahne toho, kto je na Manhattane, z Manhattanu všetkých mimo neho.',
    army: 'Strieľali na vás jednotky. Jedno Au! zraní len toho, kto ho hodil, dve celú jeho štvrť, tri všetkých.',
    statue: 'Strácate kartu Socha slobody a 3★. Vezme si ju ten, komu padnú tri Au! na kockách.',
    superstar: 'Strácate kartu Superhviezda. Vezme si ju ten, komu padnú tri symboly Slávy.',
  },
  blunders: {
    attackedEarly: () =>
      'Ak monštrum z Manhattanu utečie, hneď tam vstúpite. Liečenie tam nelieči a strieľajú iné jednotky.',
    boughtUseless: () => 'Teraz vám táto karta dá menej, než stojí.',
    fledIncome: () => 'Čo sa môže stať pred vaším ťahom, to vydržíte, a na jeho začiatku vám Manhattan dá ★.',
    fledWin: () => 'Ak zostanete, máte veľkú šancu vyhrať v ďalšom ťahu, lebo bude váš.',
    invitedShots: () =>
      'Zo zničenej budovy sa stane jednotka a vystrelí na vás. Vyhodnoťte Au! na kockách skôr, než pribudne.',
    keptUnits: () => 'Tieto jednotky strieľajú len na vás a časť z nich môžete poslať preč.',
    keptUseless: () => 'Niektoré z kociek, ktoré si ponechávate, vám nič nedajú, a tiež ich možno prehodiť.',
    leftHope: () =>
      'Ak sa nič nestane, iné monštrum zrejme vyhrá vo svojom ďalšom ťahu, a iné kocky dávajú väčšiu šancu zabrániť tomu.',
    leftWin: () => 'V tomto ťahu môžete vyhrať a iná voľba dáva väčšiu istotu.',
    letWin: () => 'Ak utečiete, útočník vstúpi na Manhattan a v tomto ťahu môže vyhrať.',
    paidMove: () => 'Tento pohyb stojí ⚡ a Ničenie tam nedá viac ★ než tu.',
    partedDice: () => 'Rovnaké kocky je tu lepšie spolu ponechať alebo spolu prehodiť.',
    poorObject: () => 'Tie isté symboly Ničenia vám môžu dať viac.',
    shedEarly: () => 'Teraz vás nič nevyradí a Pancier vás rovnako vylieči aj neskôr, tesne pred nebezpečným zásahom.',
    shotEarly: () =>
      'Ak monštrum z Manhattanu utečie pred vaším Útokom, hneď tam vstúpite a tam strieľa menej jednotiek.',
    soughtShots: () => 'Pre jednotky tam môžete vypadnúť z hry, pre tieto tu nie.',
    stoppedEarly: () => 'Ešte máte prehod a ten sľubuje viac než tieto kocky.',
    threwStars: () => 'Toto je posledný prehod a tieto symboly Ničenia dajú ★ už teraz.',
  },
};

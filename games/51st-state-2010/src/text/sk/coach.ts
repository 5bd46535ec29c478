import { amountIn } from '@ashtown/engine';
import type { Coach } from '../coach.ts';

const ACTION = { one: 'akciu', few: 'akcie', many: 'akcie', other: 'akcií' };

export const coach: Coach = {
  questions: {
    trim: 'Prieskum sa začína najviac s desiatimi kartami. Odhoďte, čo je ďaleko alebo žiada, čo nemáte.',
    pick: 'Beriete si jednu kartu z ponuky. Všímajte si vzdialenosť a či tam dosiahnu vaše kontakty.',
    burn: 'Odhadzujete jednu kartu z ponuky. Vyberte tú, ktorá by najviac pomohla ďalším hráčom.',
    leftover: 'Beriete si ešte kartu, ktorú nikto nevybral. Všímajte si vzdialenosť a tri polia.',
    keep: 'Zostane vám jedna z dvoch kariet. Porovnajte, akú cenu majú ako lokácia, dohoda a korisť.',
    step: 'Premeňte korisť na zdroje teraz alebo až v neskoršom kole. Dovtedy zaberá miesto pod základňou.',
    main: 'Jedna akcia, potom ďalší hráč. Zdroje na základni vezme Upratovanie; lokácia zostane a je to 1 VB.',
    after: 'Akcia je hotová. Bezplatnými úkonmi preneste suroviny do skladu alebo sady, kde sa uchovajú.',
    reach: 'Ako dosiahnete túto vzdialenosť? Kontakty sa míňajú celé: vyberte najmenší prebytok a najnižšiu cenu.',
    payment: 'Zaplatiť možno viacerými spôsobmi. Zdroje na základni aj tak vezme Upratovanie, tie na kartách zostanú.',
    discardCard: 'Súčasťou ceny je karta z ruky. Vyberte tú, ktorú sotva vyložíte.',
    giveUp: 'Súčasťou ceny je zasunutá karta. Odhoďte tú, ktorá by odteraz dala najmenej.',
    replace: 'Nová karta nahradí jednu z vašich a VB zo starej idú na základňu. Najlepšia voľba je plná karta.',
    method: 'Ako zaplatíte prestavbu? Tehlou len raz za kolo, žetónmi toľkokrát, koľko ich máte.',
    steal: 'Ukradnete jednu surovinu. Vyberte, čo hneď použijete; sklady a sady sú v bezpečí.',
    store: 'Sklad uchová cez Upratovanie až tri suroviny a nikto ich neukradne. Uchovajte, čo sa zíde v ďalšom kole.',
    overflow: 'Pod základňou je málo miesta. Odhoďte, čo dáva najmenej; VB z dohody idú na základňu.',
  },
  answers: {
    lead: 'Vodca má hodnotu 1 VB a za činy získava žetóny VB. Prvý je zadarmo.',
    redevelop: 'Lokáciu môže nahradiť karta z ruky so spoločným typom bez ohľadu na vzdialenosť. Sú to 2 VB.',
    cooperate: 'Spolupráca zasunie kartu ako dohodu. Jej modré pole príde v každej Produkcii.',
    conquer: 'Dobytie zasunie kartu ako korisť. Červené pole premeníte raz, v neskoršej Produkcii.',
    visit: 'Otvorená produkcia súpera prijme vášho robotníka. Získate, čo dáva, a robotník zostane súperovi.',
    use: 'Akčná lokácia berie robotníkov a účinkuje hneď. Druhé použitie v kole stojí o robotníka viac.',
    swap: 'Dve karty za jednu z balíčka. Pomôže, keď na nič v ruke nedosiahnete.',
  },
  hurts: {
    stole: 'Ukradli vám surovinu. Sklady a sady sú v bezpečí, rovnako ako to, čo už ste minuli.',
    cleanup: 'Upratovanie vzalo zdroje zo základne. Sklady, sady a zdroje na kartách zostanú.',
  },
  blunders: {
    passedWithWin: () => 'Všetci ostatní už pasovali a v tomto kole ešte môžete vyhrať.',
    putOffWin: () => 'Všetci ostatní už pasovali a iná akcia vám hneď prinesie víťazstvo.',
    passedWithPoint: (n) =>
      `Ak teraz pasujete, nevyužijete ${amountIn('sk', n, ACTION)} a jedna z nich vedie k VB za zdroje, ktoré aj tak vezme Upratovanie.`,
    passedTooSoon: () => 'Hra sa týmto kolom končí, isto alebo pravdepodobne, a iná akcia by ešte viedla k VB.',
    passedWithPlace: () =>
      'Ešte môžete vyložiť lokáciu za kontakty, suroviny alebo robotníkov, a to aj tak vezme Upratovanie.',
    passedWithFull: () => 'Lokáciu, ktorá už nič nedáva, možno nahradiť za 2 VB a cenu by aj tak vzalo Upratovanie.',
    passedWithReward: () => 'Váš vodca dá VB za kartu zasunutú za kontakty a suroviny, ktoré aj tak vezme Upratovanie.',
    passedWithLeader: () => 'Vodca v ruke by nič nestál a má hodnotu 1 VB.',
    passedWithGoods: () =>
      'Upratovanie vezme surovinu, ktorú by uchovala vaša sada alebo sklad, alebo robotníkov, ktorí by ju priniesli alebo ukradli.',
    passedWithDraw: () =>
      'Hra sa týmto kolom končí. Kartu potiahnutú za dve iné sa ešte dá vyložiť, tie v ruke rozhodujú len pri zhode.',
    fetchedForNothing: () => 'Robotníci boli poslaní po niečo, čo možno teraz minúť, a Upratovanie to vezme.',
    hiredUseless: () => 'Nič vaše v tomto kole túto surovinu nežiada.',
    madeUseless: () => 'Nemáte na čo využiť to, čo odtiaľto príde, a Upratovanie to vezme.',
    visitedForNothing: () => 'Robotník poslaný sem vám neprinesie nič, čo využijete, a zostane majiteľovi.',
    swappedTooSoon: () => 'V tomto kole už potiahnutú kartu nevyužijete. V ďalšom bude z čoho vybrať tie dve.',
    droppedForNothing: () => 'Netreba nič odhodiť, kým nezasúvate kartu, pre ktorú nie je miesto.',
    sparedFull: () => 'Iná dohoda už má toľko VB, koľko sa na ňu zmestí, a viac neprinesie: mohla by ísť ona.',
    tuckedTooLate: () => 'Hra sa týmto kolom končí a karta zasunutá teraz už nič neprinesie.',
    leftSpoils: () => 'Hra sa čoskoro skončí a nepremenená korisť s ňou prepadne.',
    heldSpoils: () => 'Korisť, ktorú tvoria len VB alebo karty, neskôr neprinesie viac a dovtedy zaberá miesto.',
    keptTooLate: () => 'Hra sa týmto kolom končí a nič netreba uchovávať na ďalšie.',
    discardedRange: () => 'Táto kontaktná karta by na lokáciu dosiahla sama.',
    sparedToken: () => 'Žetón by stačil sám a nevyužitý ho vezme Upratovanie.',
    sparedContact: () =>
      'Stačil by váš vlastný kontakt, za rovnakú cenu alebo za to, čo aj tak vezme Upratovanie, a v ďalšom kole je znova pripravený.',
    paidWanted: () => 'Dalo sa zaplatiť surovinou, ktorú v tomto kole nič vaše nežiada.',
    unloadedForNothing: () => 'Suroviny sa míňajú priamo zo skladu, zo základne by ich vzalo Upratovanie.',
    namedTooSoon: () =>
      'Univerzálna surovina môže byť čímkoľvek, kým nie je v sklade alebo v sade, a to počká do vašej ďalšej akcie.',
    replacedTooSoon: () =>
      'Lokácia, ktorú by ste mohli nahradiť, ešte môže niečo priniesť: najprv ju použite alebo nahraďte takú, ktorá už nič nedáva.',
  },
};

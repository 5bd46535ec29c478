import type { Rulebook } from '@ashtown/engine';

export const rules: Rulebook = [
  {
    title: 'Pojmy',
    rules: {
      'FS-1':
        'Kolo je jeden prechod piatimi fázami podľa FS-33. Ťah je jedna príležitosť jedného hráča konať vo fáze Akcií.',
      'FS-2': 'Sú štyri druhy surovín: šrot, palivo, zbrane a tehly.',
      'FS-3':
        'Univerzálna surovina nahrádza presne jednu surovinu ľubovoľného druhu. Druh určíte až vtedy, keď ňou platíte, pridávate ju do sady alebo ju dávate do skladu; dovtedy leží neurčená, na vodcovi aj z kola do kola.',
      'FS-4':
        'Zdroje sú suroviny, robotníci, žetóny kontaktu a žetóny prestavby. Medzi tým, čo získate, môžu byť aj karty a VB; dostanete ich spolu s ostatným, ale zdrojmi nie sú.',
      'FS-5':
        'Získané zdroje idú na vašu základňu, ak ich niektoré pravidlo nekladie na kartu. Získané karty idú do ruky a o VB hovorí FS-177.',
      'FS-6':
        'Uchované zdroje ležia na karte s ikonou uchovania: na vodcovi alebo lokácii, ktorá s nimi prišla do hry, v sklade alebo v sade (v posledných dvoch len suroviny).',
      'FS-7':
        'Dostupné sú zdroje na vašej základni, na vašom vodcovi a na vašich lokáciách so zdrojmi na karte a suroviny vo vašich skladoch. Platíte nimi priamo odtiaľ, kde ležia. Surovinami v sade platiť nemožno.',
      'FS-8':
        'Vyložiť lokáciu znamená priniesť ju odkrytú do hry, pripojením alebo prestavbou. Zasunúť kartu znamená vsunúť ju pod základňu (alebo pod kartu s miestom) ako korisť alebo dohodu.',
      'FS-9':
        'Vaše lokácie sú tie, ktoré ste vyložili a ešte nenahradili. Zasunuté karty, vodcovia a základňa nie sú lokácie.',
      'FS-10': 'Ak je pravidlo na karte v rozpore so všeobecným pravidlom, platí karta.',
      'FS-11':
        'Zásoba žetónov každého druhu je neobmedzená: počty v škatuli (16 robotníkov, 39 surovín, 47 VB, 11 žetónov kontaktu a 2 žetóny prestavby) nič neobmedzujú, chýbajúce sa nahradia. Žetóny kontaktu s hodnotou 3 existujú, hoci v prvom vydaní chýbali.',
      'FS-12': 'Odkladací balíček je jeden, spoločný pre všetkých hráčov.',
    },
  },
  {
    title: 'Súčasti hry',
    rules: {
      'FS-13':
        'Hra má 4 základne, 12 základných kontaktných kariet (po 3 na frakciu) a balíček 94 kariet: 72 lokácií, 14 jednorazových kontaktných kariet a 8 vodcov.',
      'FS-14':
        'Karta lokácie má názov, vzdialenosť 1 až 3, aspoň jednu ikonu typu, rozloženie, schopnosť (sivý stred), korisť (červené pole) a dohodu (modré pole). Z troch polí platí vždy len jedno: schopnosť po vyložení, červené pole po zasunutí ako korisť, modré po zasunutí ako dohoda.',
      'FS-15':
        'Rozloženia sú štyri: Akcia (potrebuje robotníkov, pre iných uzavretá), Otvorená produkcia (produkuje pre majiteľa, iní môžu poslať robotníka), Uzavretá produkcia (produkuje len pre majiteľa) a Vlastnosť (platí stále, bez robotníkov a bez produkcie každé kolo).',
      'FS-16': 'Vývesná tabuľa je Vlastnosť, nie Uzavretá produkcia; je to oprava tlačenej karty.',
      'FS-17':
        'Kontaktná karta má farbu (dobytie červená, spolupráca modrá, pripojenie sivá, alebo univerzálna), dosah a cenu. Bez ceny je zadarmo.',
      'FS-18':
        'Vaše tri základné kontaktné karty ležia vedľa základne a všetci ich vidia. Každú môžete použiť raz za kolo; potom zostáva použitá až do Upratovania.',
      'FS-19':
        'Základné kontaktné karty nikdy nepatria do ruky: nepočítajú sa do limitu 10 kariet ani pri remíze a nemožno ich odhodiť.',
      'FS-20':
        'Jednorazové kontaktné karty patria do balíčka a do ruky. Po akcii, v ktorej takú kartu použijete, ide na odkladací balíček.',
      'FS-21':
        'Vodca má vzdialenosť 0, zdroje, s ktorými prichádza do hry, a schopnosť; nemá ikony typu, korisť ani dohodu.',
      'FS-22': 'Každý hráč má štyri značky frakcie: jednu na bodovaciu dráhu a tri pre robotníkov vyslaných k súperom.',
      'FS-23':
        'Žetóny VB majú hodnotu 1 alebo 2. Na lokáciách, vodcoch a dohodách sa nikdy nerozmieňajú ani nespájajú, lebo záleží na ich počte; na základni záleží len na súčte.',
      'FS-24':
        'Žetóny kontaktu majú farbu a hodnotu: dobytie, spolupráca a pripojenie 1, 2 alebo 3, univerzálne 1 alebo 3.',
      'FS-25':
        'Sú žetóny prestavby (typy sa musia zhodovať; dávajú ich Bager a Mr President) a žetóny univerzálnej prestavby (typy sa zhodovať nemusia; dáva ich Buldozér). Kdekoľvek je ikona prestavby, získate jeden taký žetón a použijete ho v neskoršej hlavnej akcii.',
      'FS-26':
        'New York: základňa dáva každé kolo 1 šrot a 3 robotníkov; dosah dobytia 2 za 1 zbraň, spolupráce 2 za 2 paliva, pripojenia 1 za 1 šrot. Cech obchodníkov: 1 palivo a 3 robotníci; dobytie 2 za 1 zbraň, spolupráca 3 za 1 palivo, pripojenie 2 za 2 šrotu. Apalačská federácia: 1 tehla a 3 robotníci; dobytie 2 za 1 zbraň, spolupráca 2 za 1 palivo, pripojenie 2 za 1 tehlu a 1 kartu z ruky. Únia mutantov: 1 zbraň a 3 robotníci; dobytie 3 za 1 zbraň, spolupráca 1 za 1 palivo, pripojenie 2 za 2 šrotu.',
      'FS-27':
        'Karta Mutíci má dosah dobytia 3: opis frakcie v pravidlách dovoľuje vzdialenosti 1 až 3, hoci v príklade dobytia má karta hodnotu 2.',
    },
  },
  {
    title: 'Príprava',
    rules: {
      'FS-28':
        'Hrajú 2, 3 alebo 4 hráči. Každý dostane náhodnú frakciu: jej základňu a tri základné kontaktné karty. Frakcie, ktoré nikto nemá, sa na hre nezúčastňujú.',
      'FS-29': 'Začínate so skóre 0 a prázdnou základňou, bez lokácií, vodcu a zasunutých kariet.',
      'FS-30':
        '94 kariet balíčka sa zamieša a každý dostane 4; zvyšok je zakrytý balíček a odkladací balíček je prázdny. Začiatočnú ruku nemožno vymeniť.',
      'FS-31': 'V tlačenej hre začína najmladší hráč; tu prvého hráča vyberie náhoda.',
      'FS-32': 'V každom ďalšom kole sa rola prvého hráča posunie o jedno miesto v smere hodinových ručičiek.',
    },
  },
  {
    title: 'Kolo',
    rules: {
      'FS-33': 'Každé kolo má päť fáz v tomto poradí: 1 Prieskum, 2 Produkcia, 3 Akcie, 4 Bodovanie, 5 Upratovanie.',
      'FS-34': 'Poradie hráčov znamená: v smere hodinových ručičiek od prvého hráča tohto kola.',
      'FS-35':
        'Keď má karta prísť z balíčka a balíček je prázdny, odkladací balíček sa zamieša a stane sa balíčkom. Nie však už vo chvíli, keď z balíčka odíde posledná karta.',
      'FS-36': 'Ak sú balíček aj odkladací balíček prázdne, nič sa neťahá ani neodkrýva.',
    },
  },
  {
    title: 'Fáza 1: Prieskum',
    rules: {
      'FS-37':
        'Na začiatku Prieskumu každý, kto má v ruke viac než 10 kariet, odhodí karty podľa výberu, aby ich mal 10; v poradí hráčov a pred odkrytím ponuky.',
      'FS-38': 'Z balíčka sa odkryje päť kariet ako ponuka; ak ich je menej, toľko, koľko ich je.',
      'FS-39': 'V poradí hráčov si každý vezme do ruky jednu kartu z ponuky, potom v tom istom poradí druhú.',
      'FS-40':
        '2 hráči vyberajú najprv z 5 a 4 kariet, potom z 3 a 2; spolu sa odkryje 5. 3 hráči: z 5, 4 a 4, potom z 3, 3 a 2; po jednej karte z balíčka pribudne pred prvým výberom tretieho hráča a druhým výberom druhého, spolu 7. 4 hráči: z 5, 4, 4 a 4, potom z 3, 3, 3 a 2; po jednej karte pribudne pred prvým výberom tretieho a štvrtého hráča a pred druhým výberom druhého a tretieho, spolu 9.',
      'FS-41':
        'Vo chvíľach podľa FS-40 pribudne presne jedna karta bez ohľadu na veľkosť ponuky. Počty uvedené tam platia, keď nikto nevyužije schopnosť Prieskumu.',
      'FS-42': 'Ak je pri vašom výbere ponuka prázdna, vezmete si vrchnú kartu balíčka.',
      'FS-43': 'Po poslednom výbere idú karty, ktoré v ponuke zostali (zvyčajne jedna), na odkladací balíček.',
      'FS-44': 'Potom si v poradí hráčov každý potiahne jednu kartu z balíčka.',
      'FS-45':
        'Vo fáze Prieskumu nemôžete mať v ruke viac než 10 kariet. Ak ich máte 10, vyberáte alebo ťaháte ako zvyčajne, ale práve tá karta ide hneď na odkladací balíček. Počítajú sa lokácie, vodcovia a jednorazové kontaktné karty.',
      'FS-46': 'Mimo fázy Prieskumu nie je počet kariet v ruke obmedzený.',
      'FS-47':
        'Rázcestie: pri každom svojom výbere si môžete namiesto karty z ponuky vziať vrchnú kartu balíčka, ak sa dá potiahnuť.',
      'FS-48':
        'Strážna veža: hneď po svojom prvom výbere v kole, skôr než karta pribudne, musíte odhodiť jednu kartu z ponuky. Ak je ponuka prázdna, nič sa nestane; platí to aj po výbere z balíčka.',
      'FS-49':
        'Vývesná tabuľa: po poslednom výbere si vezmete aj kartu, ktorá v ponuke zostala. Ak ich zostalo viac, vyberiete jednu, ak žiadna, potiahnete z balíčka. Viacerí majitelia to robia v poradí hráčov.',
      'FS-50':
        'Rádiostanica: namiesto ťahania podľa FS-44 si pozriete dve karty z balíčka, jedna vám zostane a druhú odhodíte. Ak máte v ruke 10 kariet, odhodíte všetko, čo potiahnete (FS-45); ak ich máte menej a dá sa potiahnuť len jedna karta, zostane vám.',
      'FS-51':
        'Prieskum sa končí v tomto poradí: karty navyše za lokáciu Vývesná tabuľa, odhodenie zvyšku ponuky, ťahanie podľa FS-44.',
      'FS-52':
        'Schopnosť Prieskumu platí, len ak je jej lokácia v hre vo chvíli, ktorej sa týka. Lokácie sa vykladajú vo fáze Akcií, takže prvý raz zaúčinkuje v ďalšom kole.',
      'FS-53':
        'Vaše rôzne schopnosti Prieskumu platia všetky. Dve rovnaké nedajú viac než jedna; výnimka: za každú lokáciu Vývesná tabuľa beriete jednu kartu.',
    },
  },
  {
    title: 'Fáza 2: Produkcia',
    rules: {
      'FS-54':
        'Hráči vykonajú Produkciu jeden po druhom v poradí hráčov, každý celú, než začne ďalší; neskorší teda vidia, čo majú skorší.',
      'FS-55': 'Po prvé: základňa dá svoju surovinu a 3 robotníkov.',
      'FS-56':
        'Po druhé: každá vaša dohoda dá zdroje z modrého poľa a každá vaša lokácia s Otvorenou alebo Uzavretou produkciou dá, čo produkuje. Bez robotníkov a bez výberu.',
      'FS-57':
        'Po tretie: môžete premeniť na zdroje ľubovoľný počet svojich kariet koristi. Kartu odhodíte a získate všetko z jej červeného poľa.',
      'FS-58':
        'Poradie vo vašej Produkcii: základňa, lokácie v poradí vyloženia, dohody v poradí zasunutia, nakoniec krok Produkcie podľa FS-59.',
      'FS-59':
        'Krok Produkcie: premeníte jednu kartu koristi na zdroje alebo urobíte bezplatný úkon (FS-73), koľkokrát chcete, kým sa nerozhodnete pokračovať. Karty, ktoré priniesla jedna korisť, vidíte pred ďalšou voľbou. Krok sa vynechá, ak nemáte korisť ani iný bezplatný úkon než odhodenie zasunutej karty.',
      'FS-60':
        'Korisť možno premeniť na zdroje len vo fáze Produkcie, teda nikdy v kole jej dobytia. Dohoda dá zdroje prvý raz v ďalšej Produkcii, nie pri svojom vzniku.',
      'FS-61': 'Žetóny VB z koristi premenenej na zdroje idú na základňu.',
      'FS-62': 'Žetóny VB z dohody ležia na dohode, najviac toľko, koľko hovorí FS-176.',
      'FS-63': 'Karty získané vo fáze Produkcie ťaháte z balíčka do ruky, bez obmedzenia.',
    },
  },
  {
    title: 'Fáza 3: Akcie',
    rules: {
      'FS-64':
        'Od prvého hráča v smere hodinových ručičiek každý vo svojom ťahu vykoná presne jednu hlavnú akciu alebo pasuje. Pokračuje sa dookola, kým nepasujú všetci.',
      'FS-65':
        'Keď pasujete, v tomto kole už na ťah neprídete. Pasovať môžete vždy; ak nemôžete vykonať žiadnu hlavnú akciu, môžete len pasovať.',
      'FS-66': 'Keď zostane jediný hráč, ktorý nepasoval, hrá ďalej ťah za ťahom.',
      'FS-67':
        'Hlavné akcie: dobytie, spolupráca, pripojenie, prestavba, vyloženie alebo výmena vodcu, odhodenie 2 kariet a potiahnutie 1, použitie vlastnej lokácie s Akciou (prvé alebo druhé), poslanie robotníka do Otvorenej produkcie súpera, poslanie 2 robotníkov po surovinu, akcia vodcu (Baby Swift).',
      'FS-68': 'Robíte ich v ľubovoľnom poradí a opakujete, ako chcete, v medziach uvedených pri každej z nich.',
      'FS-69': 'Akciu môžete vykonať, len ak viete v plnej výške zaplatiť všetky jej náklady. Platí sa pred účinkami.',
      'FS-70':
        'Čo akcia prinesie, môžete použiť od svojho ďalšieho ťahu. Nezaplatíte tým tú istú akciu a získaný žetón kontaktu alebo prestavby použijete v neskoršej hlavnej akcii. Bezplatným úkonom po akcii (FS-72) to už môžete vložiť do skladu alebo do sady.',
      'FS-71':
        'Nemožno vykonať akciu, ktorá by vôbec nič nepriniesla, napríklad akciu, ktorá dáva len VB, na plnej karte alebo krádež, keď nie je čo ukradnúť.',
      'FS-72':
        'Bezplatné úkony nie sú hlavné akcie. Vo svojom ťahu ich môžete urobiť ľubovoľne veľa pred hlavnou akciou aj po nej (ťah sa skončí, keď tak rozhodnete, a ak už žiadny úkon nie je možný, skončí sa hneď), pred pasom a vo svojom kroku Produkcie; nikdy inokedy. Čo akcia práve priniesla, tak môže ísť do skladu, odkiaľ to nikto neukradne.',
      'FS-73':
        'Bezplatné úkony: odhodenie svojej zasunutej karty (FS-103), zmena obsahu skladu (FS-165), pridanie suroviny do sady (FS-162).',
      'FS-74':
        'Obsah skladu môžete zmeniť raz pred hlavnou akciou a raz po nej a raz v každom kroku Produkcie, a len tak, aby bol naozaj iný. Návod žiadny limit neuvádza; vďaka nášmu sa ťah nemôže točiť dokola.',
    },
  },
  {
    title: 'Dosah',
    rules: {
      'FS-75':
        'Dobytie, spolupráca a pripojenie prinášajú do hry kartu lokácie z ruky a vyžadujú dosah aspoň taký, ako je jej vzdialenosť.',
      'FS-76':
        'Dosah dávajú kontakty: vaše základné kontaktné karty, ktoré ste v tomto kole ešte nepoužili, jednorazové kontaktné karty v ruke a žetóny kontaktu.',
      'FS-77': 'Počítajú sa len kontakty vo farbe akcie a univerzálne, ktoré sa hodia ku každej farbe.',
      'FS-78': 'Hodnoty všetkých kontaktov použitých na jednu akciu sa sčítajú.',
      'FS-79': 'Kontakt sa použije celý: jeho hodnota sa nedelí medzi akcie a prebytok prepadne.',
      'FS-80': 'Ceny všetkých použitých kontaktných kariet sa platia spolu ako jedna cena (FS-87).',
      'FS-81':
        'Potom použité základné kontaktné karty zostávajú použité do Upratovania, použité jednorazové idú na odkladací balíček a použité žetóny sa vrátia do zásoby.',
      'FS-82':
        'Obnova (Apalačská federácia) vyžaduje 1 tehlu a 1 kartu odhodenú z ruky a dáva dosah pripojenia 2. Musí to byť iná karta než pripájaná lokácia a než jednorazové kontaktné karty použité v tej istej akcii. Je to pripojenie, nie prestavba.',
      'FS-83':
        'Na výber sú len úsporné spojenia kontaktov: ich hodnoty stačia na vzdialenosť; žiadny nemožno vynechať; žiadny žetón nemožno s rovnakým výsledkom vymeniť za nepoužitý tej istej farby s nižšou hodnotou ani univerzálny za nepoužitý vo farbe akcie s rovnakou alebo nižšou hodnotou; všetky ceny spolu viete zaplatiť.',
      'FS-84':
        'Rovnaké jednorazové karty a žetóny tej istej farby a hodnoty sú zameniteľné: nemusíte medzi nimi vyberať.',
      'FS-85':
        'Žiadna vzdialenosť nie je väčšia než 3 a žiadna hodnota menšia než 1, takže na jednu akciu nikdy nepoužijete viac než tri kontakty.',
      'FS-86':
        'Príklad: máte 1 palivo, nepoužitú kartu Karavána, kartu Šrotový vlak v ruke, dva kontakty spolupráce 1 a jeden univerzálny kontakt 1. Na spoluprácu pri vzdialenosti 2 vyberáte: Karavána, Šrotový vlak alebo oba kontakty spolupráce. Pri vzdialenosti 3: Karavána, Šrotový vlak s jedným kontaktom spolupráce alebo všetky tri žetóny.',
    },
  },
  {
    title: 'Platenie',
    rules: {
      'FS-87':
        'Cena môže zahŕňať suroviny (určeného druhu alebo ľubovoľné), robotníkov, karty z ruky a zasunuté karty.',
      'FS-88':
        'Surovinami a robotníkmi platíte z dostupných zdrojov (FS-7). Univerzálnou surovinou môžete zaplatiť za každý druh.',
      'FS-89':
        'Platíte presne toľko, koľko je cena. Surovinu z karty nepoužijete, kým na základni leží nepoužitá toho istého druhu (univerzálna je samostatný druh), a univerzálnu nepoužijete, kým cenu pokryje nepoužitá surovina určitého druhu zo základne.',
      'FS-90': 'Ak môžete zaplatiť viacerými spôsobmi, vyberiete si; inak sa zaplatí bez otázky.',
      'FS-91': 'Robotníci sa platia najprv zo základne, potom z lokácií so zdrojmi na karte; vyberať nemožno.',
      'FS-92':
        'Karty odhadzované ako cenu vyberáte vy; ktorú z dvoch rovnakých, je jedno. Kartu, ktorú v akcii práve hráte, za ňu odhodiť nemôžete.',
      'FS-93':
        'Príklad: cena je 1 zbraň, na základni leží univerzálna surovina a na vodcovi Borgo the Almighty 1 zbraň. Zaplatíte jedným alebo druhým. Ak je zbraň aj na základni, zaplatíte práve ňou.',
    },
  },
  {
    title: 'Dobytie, spolupráca a zasunuté karty',
    rules: {
      'FS-94':
        'Dobytie: vyberte kartu lokácie z ruky, použite dosah dobytia a zasuňte kartu ako korisť tak, aby bolo vidno len červené pole.',
      'FS-95':
        'Spolupráca: vyberte kartu lokácie z ruky, použite dosah spolupráce a zasuňte kartu ako dohodu tak, aby bolo vidno len modré pole.',
      'FS-96': 'Žiadna z týchto akcií nedá zdroje vo chvíli vykonania. Reagujú len vodcovia (FS-135, FS-136).',
      'FS-97':
        'Zasunutá karta sama neprináša VB, nemá typy ani schopnosť. Nemožno do nej poslať robotníka a nepočíta sa pre účinky, ktoré počítajú lokácie istého typu.',
      'FS-98': 'Pod základňou je miesto na 3 zasunuté karty, karty koristi a dohody v ľubovoľnom pomere.',
      'FS-99':
        'Každá lokácia s miestom pridáva miesto na 3 karty: Administratívna budova a Radnica na korisť a dohody, Úkryt a Starý bitúnok len na korisť.',
      'FS-100':
        'Dohoda s ikonou miesta na modrom poli (Administratívna budova) nedáva zdroje. Kým je zasunutá, sama zaberá jedno miesto a pridáva miesto na 3 karty koristi alebo dohody, raz, nie znova každé kolo. Musí sa zmestiť skôr, než sa jej vlastné miesto započíta.',
      'FS-101':
        'Karty koristi najprv zaplnia miesto určené len na korisť. Zvyšné karty koristi a všetky dohody spolu sa musia zmestiť na spoločné miesto. Pod ktorou kartou ktorá leží, je jedno.',
      'FS-102':
        'Dobytie a spolupráca sú možné, len ak sa nová karta zmestí. Ak nie je miesto, najprv bezplatným úkonom odhoďte zasunutú kartu.',
      'FS-103': 'Svoju zasunutú kartu môžete odhodiť bezplatným úkonom; nič za ňu nezískate.',
      'FS-104': 'Keď dohoda z akéhokoľvek dôvodu odíde, žetóny VB z nej idú v plnej hodnote na základňu majiteľa.',
      'FS-105':
        'Keď miesta ubudne (nahradila sa lokácia s miestom, odhodila sa dohoda s miestom) a zasunuté karty sa už nezmestia, hneď odhadzujete zasunuté karty podľa výberu, po jednej, kým sa zvyšné nezmestia. Každé odhodenie musí znížiť počet kariet bez miesta. Platí FS-104.',
    },
  },
  {
    title: 'Pripojenie a vykladanie lokácií',
    rules: {
      'FS-106': 'Pripojenie: vyberte kartu lokácie z ruky, použite dosah pripojenia a vyložte kartu.',
      'FS-107': 'Vyložená lokácia má hodnotu 1 VB, bez žetónu. Jej červené a modré pole už neplatia.',
      'FS-108':
        'Vykladanie prebieha v tomto poradí: platby; pri prestavbe odíde stará karta (FS-120, FS-121); nová karta je v hre; jej zdroje na karte a to, čo dáva po vyložení; raz jej produkcia alebo jej vlastné počítanie typov; vaše ostatné lokácie, ktoré počítajú typy; vodca; kontrola podľa FS-105.',
      'FS-109':
        'Lokácia s Otvorenou alebo Uzavretou produkciou produkuje raz pre majiteľa pri vyložení, hoci fáza Produkcie sa už skončila. Potom produkuje v každej ďalšej Produkcii.',
      'FS-110': 'Lokáciu možno použiť, nahradiť a poslať do nej robotníka už v kole, v ktorom bola vyložená.',
      'FS-111': 'Počet vašich lokácií nie je obmedzený; môžete mať aj niekoľko rovnakých.',
      'FS-112':
        'Produkčné lokácie ležia v hornom rade, Vlastnosti v strednom, Akcie v dolnom a vodca naľavo od základne. Na pravidlá to nemá vplyv.',
    },
  },
  {
    title: 'Prestavba',
    rules: {
      'FS-113':
        'Prestavba: vyberte svoju lokáciu v hre (starú) a kartu lokácie z ruky (novú), zaplaťte, odhoďte starú kartu a na jej miesto vyložte novú. Na dosahu a vzdialenosti nezáleží.',
      'FS-114':
        'Stará a nová karta musia mať aspoň jeden spoločný typ. Typ Univerzálna surovina sa zhoduje len sám so sebou, nie so štyrmi druhmi.',
      'FS-115': 'Bežná cena je 1 tehla; takto zaplatená prestavba je možná raz za kolo.',
      'FS-116': 'Prestavba za žetón prestavby nevyžaduje suroviny. Každý žetón zaplatí jednu, bez obmedzenia za kolo.',
      'FS-117':
        'Prestavba za tehlu a prestavby za žetóny sú nezávislé: žetón môžete použiť pred ňou, po nej alebo namiesto nej.',
      'FS-118': 'So žetónom univerzálnej prestavby FS-114 neplatí.',
      'FS-119': 'Nahradiť môžete len vlastnú lokáciu, akokoľvek dlho je v hre, aj vyloženú v tom istom kole.',
      'FS-120':
        'Vaša základňa získa 2 VB (1 za stratenú lokáciu, 1 za samotnú prestavbu) a hodnotu všetkých žetónov VB, ktoré ležali na starej karte.',
      'FS-121':
        'Suroviny zo starej karty (zdroje na karte, sklad, sada) idú na základňu, rovnako robotníci a iné zdroje tam uchované. Vo fáze Upratovania prepadnú, ak ich nepoužijete ani nedáte do skladu.',
      'FS-122': 'Tehla, ktorou platíte, môže byť zo starej karty, ak je tam dostupná.',
      'FS-123':
        'Nová karta začína odznova: použitia starej a robotníci vyslaní do nej sa jej netýkajú. Robotníci použití na starej karte sú preč. Súperova značka zo starej karty sa mu naďalej počíta medzi troch vyslaných robotníkov.',
      'FS-124': 'Keď účinky počítajú typy, stará karta je už preč.',
      'FS-125':
        'Spôsoby platby: 1 tehla (ak ešte nie v tomto kole, podľa FS-89), žetón prestavby alebo žetón univerzálnej prestavby. Žetón z vodcu nie je na výber, kým rovnaký leží na základni, a žetón univerzálnej prestavby zo základne pri zhodných typoch, kým tam leží obyčajný.',
    },
  },
  {
    title: 'Vodcovia',
    rules: {
      'FS-126': 'Vyloženie vodcu z ruky je hlavná akcia; ak nemáte vodcu v hre, je zadarmo a nevyžaduje dosah.',
      'FS-127': 'V hre môžete mať najviac jedného vodcu.',
      'FS-128': 'Výmena vodcu: ak už vodcu v hre máte, cena akcie je 1 zbraň a predošlý vodca sa odhodí.',
      'FS-129':
        'Pri výmene vaša základňa získa 2 VB (1 za strateného vodcu, 1 za samotnú výmenu) a hodnotu žetónov VB, ktoré ležali na predošlom vodcovi. Vyloženie prvého vodcu túto odmenu nedáva.',
      'FS-130':
        'Zdroje, ktoré na predošlom vodcovi zostali, idú na základňu a vo fáze Upratovania prepadnú, ak ich nepoužijete ani nedáte do skladu. Zbraň za výmenu môže byť z predošlého vodcu.',
      'FS-131':
        'Na vodcovi po vyložení ležia dve suroviny (Mr President: FS-138). Zostávajú z kola do kola až do použitia, krádeže (len suroviny) alebo odchodu vodcu; nikdy sa nedopĺňajú.',
      'FS-132': 'Vodca v hre má hodnotu 1 VB, bez žetónu.',
      'FS-133':
        'Schopnosť vodcu platí len pre to, čo dokončíte, keď je vodca v hre, nikdy spätne. Akcia, ktorou vodca prichádza, nič nespustí.',
      'FS-134': 'Na vodcovi leží najviac 5 žetónov VB; potom už schopnosť nič nedáva.',
      'FS-135': 'Borgo the Almighty: po každom vašom dobytí jeden žetón 1 VB na tohto vodcu.',
      'FS-136': 'Greedy Pete: po každom vašom nadviazaní spolupráce jeden žetón 1 VB na tohto vodcu.',
      'FS-137':
        'Junky Joe (Šrot), Nitro Belle (Palivo), Tommy the Gun (Zbraň), Uncle Hammer (Tehla): jeden žetón 1 VB na vodcu za každú lokáciu tohto typu, ktorú vyložíte pripojením alebo prestavbou. Zasunutie sa nepočíta.',
      'FS-138':
        'Mr President: po každej vašej prestavbe, za tehlu alebo za žetón, jeden žetón 1 VB na tohto vodcu. Prichádza do hry s jedným žetónom prestavby. Výmena vodcu nie je prestavba.',
      'FS-139':
        'Baby Swift: ako hlavná akcia, bez robotníka, odhoďte 2 karty z ruky a na tohto vodcu príde jeden žetón 1 VB. V tom istom kole to môžete zopakovať, vždy ako samostatnú hlavnú akciu, nie však, keď tam už je 5 žetónov.',
    },
  },
  {
    title: 'Karty a robotníci',
    rules: {
      'FS-140':
        'Odhodiť 2 karty, potiahnuť 1: odhoďte 2 karty z ruky, potom potiahnite 1 z balíčka, koľkokrát chcete. Ak sa kvôli ťahaniu musí zamiešať odkladací balíček, tieto dve karty sa zamiešajú tiež.',
      'FS-141':
        'Použitie vlastnej lokácie s Akciou: dajte na ňu uvedený počet robotníkov (1, ale 2 na lokácie Kasárne a Zlodejská karavána), zaplaťte zvyšok ceny a účinok nastane hneď.',
      'FS-142':
        'Druhé použitie tej istej lokácie v tom istom kole vyžaduje o jedného robotníka viac než prvé (2, na tých dvoch kartách 3). Zvyšok ceny sa platí znova.',
      'FS-143': 'Žiadnu lokáciu nemôžete použiť viac než dvakrát za kolo. Každé použitie je samostatná hlavná akcia.',
      'FS-144': 'Do vlastných produkčných lokácií a lokácií s Vlastnosťou nemožno posielať robotníkov.',
      'FS-145':
        'Pošlite 1 robotníka do Otvorenej produkcie súpera: získate, čo lokácia produkuje, na vlastnú základňu alebo do ruky.',
      'FS-146': 'Robotník hneď prejde na základňu majiteľa lokácie a do Upratovania je jeho bežným robotníkom.',
      'FS-147':
        'Do tej istej lokácie môžete za kolo poslať len jedného robotníka (leží na nej vaša značka), spolu najviac troch. Cena je vždy 1 robotník.',
      'FS-148':
        'Do tej istej lokácie môže v jednom kole poslať robotníka viac súperov; majiteľova produkcia sa nezmenší.',
      'FS-149':
        'Robotníka nemožno poslať do lokácie hráča, ktorý pasoval, a do Uzavretej produkcie, Akcie a Vlastnosti nemožno nikdy.',
      'FS-150': 'Žetóny VB získané za vyslaného robotníka idú na vašu základňu; žetóny na karte ich neobmedzujú.',
      'FS-151':
        'Poslať 2 robotníkov po surovinu: zaplaťte 2 robotníkov a získajte 1 surovinu jedného zo štyroch druhov, ktorý hneď určíte. Koľkokrát chcete.',
    },
  },
  {
    title: 'Schopnosti podrobne',
    rules: {
      'FS-152':
        'Produkcia: pozri FS-56, FS-109, FS-145. Žetóny VB idú na lokáciu, ktorá ich produkuje, podľa FS-176; plná lokácia ďalej produkuje ostatné zdroje.',
      'FS-153':
        'Produkcia za typ (Šrotovisko): zdroje sa počítajú raz za každú majiteľovu lokáciu daného typu v hre, aj za samotnú kartu, ak ten typ má. Lokácia sa počíta raz bez ohľadu na iné typy.',
      'FS-154':
        'Počíta sa to odznova v každej Produkcii a pri vyložení karty. Vhodná lokácia vyložená neskôr vtedy nič nepridá, až od ďalšej Produkcie. Počet surovín nie je obmedzený.',
      'FS-155':
        'Kto pošle robotníka do takej lokácie (ak je otvorená), získa toľko, koľko vyjde z majiteľových lokácií.',
      'FS-156':
        'Akcia, ktorá dáva niečo za cenu: robotníci podľa FS-141 a FS-142, celá cena, potom získate všetko, čo dáva. VB idú na lokáciu, zdroje na základňu. Robotník, ktorý je sám cenou (Archív), sa platí popri tých na karte: Archív vyžaduje 2 robotníkov na prvé použitie a 3 na druhé.',
      'FS-157':
        'Ak je cenou dohoda, korisť alebo jedno z nich, odhodíte svoju zasunutú kartu toho druhu, aj zasunutú v tom istom kole. Jej zdroje nezískate; platia FS-104 a FS-105.',
      'FS-158':
        'Krádež: ukradnete jednému súperovi jednu surovinu a dáte ju na svoju základňu. Vyberiete súpera, druh suroviny aj to, odkiaľ ju kradnete.',
      'FS-159':
        'Suroviny možno ukradnúť zo základne, z lokácie so zdrojmi na karte a z vodcu. Nikdy nemožno ukradnúť: suroviny v sklade a v sade, robotníkov, žetóny kontaktu a prestavby, karty, VB.',
      'FS-160': 'Možno okradnúť aj hráča, ktorý pasoval; pas chráni len pred posielaním robotníkov.',
      'FS-161': 'Ukradnutá univerzálna surovina zostáva univerzálna.',
      'FS-162':
        'Sada (Bunker, Skladisko, Stará fabrika, Garáž): na kartu sa zmestí po jednej surovine z troch uvedených druhov. Pridať dostupnú surovinu je bezplatný úkon, možný, kým tam jej druh chýba a na karte je menej než 3 žetóny VB. Univerzálna surovina môže zastúpiť jeden z druhov; ktorú surovinu smiete pridať, určuje FS-89, akoby išlo o cenu.',
      'FS-163':
        'Suroviny v sade sa uchovávajú z kola do kola, kým sadu nepremeníte na VB alebo kartu nenahradíte (FS-121). Nemožno ich vziať späť, použiť inak ani ukradnúť. Naraz tam leží najviac jedna sada.',
      'FS-164':
        'Premena sady vyžaduje robotníkov: s úplnou sadou použijete lokáciu (robotníci podľa FS-141 a FS-142, nič iné), tri suroviny sa vrátia do zásoby a na kartu príde žetón VB. Druhé použitie v tom istom kole vyžaduje novú úplnú sadu.',
      'FS-165':
        'Sklad: zadarmo presúvate suroviny medzi základňou a skladom oboma smermi; zmestia sa doň 3. Univerzálna surovina vložená do skladu sa stane druhom, ktorý určíte; na želaný druh sa najprv použijú suroviny toho druhu, univerzálne len na to, čo chýba. Do skladu nemožno dať robotníkov, žetóny ani zdroje z vodcov, iných kariet a sád.',
      'FS-166':
        'Suroviny v sklade vo fáze Upratovania neprepadnú, nedajú sa ukradnúť a platiť nimi možno priamo zo skladu.',
      'FS-167':
        'Zdroje na karte lokácie fungujú ako vo FS-131: ležia na nej od vyloženia až do použitia, krádeže (len suroviny) alebo uvoľnenia podľa FS-121. Robotníci z lokácie Tábor sú ako každí iní.',
      'FS-168': 'Čo lokácia dáva po vyložení, dá jednorazovo, pri pripojení aj prestavbe rovnako; VB idú na lokáciu.',
      'FS-169': 'Miesto na zasunuté karty: pozri FS-99 až FS-105.',
      'FS-170':
        'Vlastnosť, ktorá počíta typ: po vyložení dá raz za každú vašu lokáciu toho typu v hre vrátane seba; neskôr raz za každú ďalšiu vo chvíli jej vyloženia, aj keď nahrádza inú. VB idú na kartu, suroviny (Staré parkovisko, Ropný vrt, Aréna, Tehelňa) na základňu. Nie je to produkcia: vo fáze Produkcie nedáva nič.',
      'FS-171':
        'Jej žetóny VB sa končia pri 3; suroviny nie sú obmedzené. Lokácie, ktoré odídu z hry, nič neberú späť a neuvoľnia miesto na ďalšie žetóny.',
      'FS-172':
        'Viac takých kariet a vodca, ktorý počíta typ, reagujú na to isté vyloženie nezávisle; každý započíta novú lokáciu raz.',
      'FS-173':
        'Štyri schopnosti Prieskumu sú FS-47, FS-48, FS-49 a FS-50. Tlačená oprava vymieňa len obrázky; významy platia.',
      'FS-174': 'O schopnostiach vodcov hovoria FS-126 až FS-139, o dosahu FS-75 až FS-86.',
      'FS-175':
        'Ikona jednorazovosti dá zdroje raz, keď karta vstúpi do hry. Vďaka ikone uchovania zdroje na karte vo fáze Upratovania neprepadnú.',
    },
  },
  {
    title: 'Víťazné body',
    rules: {
      'FS-176':
        'Lokácia a rovnako dohoda má 3 miesta na žetóny: ležia na nej najviac 3 žetóny VB bez ohľadu na hodnotu. Čo je navyše, prepadne. Na vodcu sa ich zmestí 5, na základňu ľubovoľný počet.',
      'FS-177':
        'Kam idú VB: z produkcie, akcií a počítania lokácie na tú lokáciu; z dohody na dohodu; z koristi, nahradených lokácií a vodcov a od vyslaných robotníkov na základňu; zo schopností vodcu na vodcu.',
      'FS-178':
        'Limit troch platí aj pre zasunuté karty: pod každú kartu s miestom sa zmestia 3; ako sa počítajú, hovorí FS-101.',
      'FS-179': 'Raz získané VB sa nikdy nestratia.',
    },
  },
  {
    title: 'Bodovanie, Upratovanie a koniec hry',
    rules: {
      'FS-180':
        'Bodovanie prebehne samo. Skóre každého hráča sa počíta od nuly, nepripočítava sa k starému: 1 za každú vlastnú lokáciu v hre, 1 za vodcu v hre a hodnota všetkých žetónov VB na základni, vlastných lokáciách, vodcovi a dohodách.',
      'FS-181':
        'Príklad: jedna lokácia s jedným žetónom 1 VB dáva skóre 2; o kolo neskôr dve lokácie, prvá s dvoma žetónmi 1 VB a druhá s jedným, dávajú 5.',
      'FS-182':
        'Ak má vtedy niekto 30 alebo viac, hra sa hneď končí, bez Upratovania. Ak niekto dosiahne 30 skôr v kole, hra sa tým nekončí.',
      'FS-183':
        'Víťazí najvyššie skóre. Pri remíze rozhoduje väčší počet kariet v ruke, potom väčší počet nepoužitých surovín a robotníkov, a ak ani ten nerozhodne, je to spoločné víťazstvo.',
      'FS-184':
        'Pri remíze sa každá surovina a každý robotník na základni, na vodcoch, na lokáciách so zdrojmi na karte a v skladoch počíta za 1; suroviny v sadách sa nepočítajú.',
      'FS-185':
        'Upratovanie prebehne samo: všetky zdroje na základniach sa vrátia do zásoby, aj žetóny kontaktu a prestavby.',
      'FS-186':
        'Uchované zdroje každého druhu zostávajú: na vodcoch (aj žetón prestavby na karte Mr President), na lokáciách, ktoré s nimi prišli do hry, v skladoch a sadách.',
      'FS-187':
        'Robotníci použití na lokáciách odídu, základné kontaktné karty sú znova pripravené, značky vyslaných robotníkov sa vrátia a všetky limity za kolo sa počítajú odznova. Lokácie, vodcovia, zasunuté karty, žetóny VB a karty v ruke zostávajú.',
      'FS-188': 'Počet kôl nie je obmedzený.',
    },
  },
  {
    title: 'Čo je známe a čo náhodné',
    rules: {
      'FS-189': 'Skryté sú: karty v ruke pred všetkými ostatnými hráčmi, poradie kariet v balíčku pred všetkými.',
      'FS-190':
        'Všetci vidia: počet kariet v rukách a v balíčku, ponuku, odkladací balíček, všetky karty v hre so zdrojmi a žetónmi, zdroje na základniach, použité kontaktné karty, značky, skóre a to, ktoré karty sú zasunuté.',
      'FS-191':
        'Všetci vidia, ktorú kartu z ponuky si niekto berie, a každú odhodenú kartu. Kartu potiahnutú z balíčka vidí len ten, kto ju ťahá, ak sa hneď neodhodí.',
      'FS-192':
        'Náhoda rozhoduje len o frakciách, prvom hráčovi, miešaní na začiatku a každom ďalšom miešaní odkladacieho balíčka. Je daná od začiatku hry: rovnaké rozhodnutia vedú k rovnakej hre.',
      'FS-193':
        'Medzi Bodovaniami môže stôl ukazovať priebežné skóre počítané podľa FS-180; pred fázou Bodovania nemá žiadny účinok.',
    },
  },
  {
    title: 'Rozhodnutia pri stole',
    rules: {
      'FS-194':
        'Každé rozhodnutie patrí presne jednému hráčovi. Nikto nerozhoduje naraz s niekým iným a žiadny súper nerozhoduje v reakcii.',
      'FS-195':
        'Ak je možná len jedna voľba, môže sa vykonať za vás. Na hlavnú akciu vo vašom ťahu sa hra pýta vždy. Kým máte v ruke kartu, ktorú ostatní nevideli, pýta sa aj na kontakty a na karty, ktoré odhodíte alebo si necháte, aj keď je voľba len jedna: keby sa nepýtala, ostatní by vedeli, že inú takú kartu v ruke nemáte.',
      'FS-196':
        'Rovnaké karty v ruke, v ponuke alebo zasunuté ako ten istý druh bez žetónov sú jedna voľba. Lokácie v hre sa vždy rozlišujú.',
      'FS-197':
        'To, čo patrí k hlavnej akcii (platby, krádež, odhadzovanie pre nedostatok miesta), a každý výber viacerých kariet z ruky môže prebehnúť krok po kroku alebo naraz. Hlavná akcia je na výber, len ak ju viete celú dokončiť, a po zaplatení ju nemožno vziať späť.',
    },
  },
];

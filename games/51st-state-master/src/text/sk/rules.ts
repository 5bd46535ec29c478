import type { Rulebook } from '@ashtown/engine';

export const rules: Rulebook = [
  {
    title: 'Pojmy',
    rules: {
      'FSM-1':
        'Kolo tvoria Prieskum, Produkcia, Akcia a Upratovanie, v tomto poradí. Kolá sa opakujú, kým niečo nespustí koniec hry (FSM-175).',
      'FSM-2': 'Ťah je čas, keď vo fáze Akcie koná jeden hráč. Kto je na ťahu, je aktívny hráč.',
      'FSM-3':
        'Máte ruku (karty lokácií a karty spojení), žetóny pred sebou, štát (tri rady postavených lokácií a Ruín) a dohody (karty zasunuté pod doskou frakcie). Zásobu tvoria spoločné žetóny.',
      'FSM-4':
        'Nevyplienená lokácia je odkrytá karta v rade štátu. Ruiny sú vyplienená karta, ktorá leží vo svojom rade rubom nahor.',
      'FSM-5':
        'Stavba znamená pridať lokáciu do štátu: výstavbou (FSM-87) alebo prestavbou (FSM-89, FSM-90). Čo platí pre stavbu, platí pre obe.',
      'FSM-6': 'Súper je v dosahu, kým v tejto fáze Akcie nepasuje.',
      'FSM-7': 'Poradie hráčov ide v smere hodinových ručičiek od hráča, ktorý má žetón prvého hráča.',
    },
  },
  {
    title: 'Herný materiál',
    rules: {
      'FSM-8':
        'V hre je 188 kariet lokácií (88 základných, 50 z rozšírenia Nová éra, 50 z rozšírenia Zima), 12 kariet spojení (6 červených, 6 modrých), 4 dosky frakcií, bodovacia dráha a žetón prvého hráča.',
      'FSM-9':
        'Lokácia ukazuje vzdialenosť (1 až 3), typy (žiadny, jeden alebo dva), kategóriu, schopnosť, niekedy bonus za postavenie, korisť a dohodu, ktorá vždy dáva presne jeden zdroj.',
      'FSM-10': 'Kategórie sú tri a každá má svoj rad: Produkcia horný, Vlastnosť stredný, Akcia dolný.',
      'FSM-11':
        'Otvorená produkcia je produkčná lokácia, do ktorej môžu súperi poslať robotníka. Inak je to bežná produkčná lokácia.',
      'FSM-12':
        'Typov je jedenásť: Palivo, Železo, Zbraň, Tehla, Náboje, Robotník, Karta, Kontakt, Víťazný bod, Sloboda a Zamorenie. Záleží na nich len pri prestavbe, pri schopnostiach, ktoré počítajú lokácie, a pri útokoch v hre pre jedného.',
      'FSM-13': 'Lokácie Základy a Rádioaktívna kolónia nemajú typ a nemajú ho ani Ruiny.',
      'FSM-14':
        'Vo svojom štáte môžete mať ľubovoľný počet lokácií a pod doskou ľubovoľný počet dohôd, aj s rovnakým názvom.',
      'FSM-15': 'Čo hovorí doska frakcie alebo karta, má prednosť pred všeobecnými pravidlami.',
    },
  },
  {
    title: 'Zdroje',
    rules: {
      'FSM-16':
        'Zdrojov je štrnásť: palivo, železo, zbraň, tehla, náboj, robotník, červený, modrý, sivý a univerzálny kontakt, štít, žetón prestavby, karta a VB.',
      'FSM-17': 'Palivo, železo, zbraň a tehla sú základné suroviny.',
      'FSM-18':
        'Všade, kde sa žiada základná surovina, nahradí 1 náboj ktorúkoľvek 1 základnú surovinu. Základná surovina nikdy nenahradí náboj.',
      'FSM-19':
        'Sivými kontaktmi platíte za výstavbu, modrými za dohody, červenými za plienenie. Môžu ich žiadať aj ceny na kartách a doskách.',
      'FSM-20':
        '1 univerzálny kontakt nahradí ktorýkoľvek 1 červený, modrý alebo sivý kontakt. V jednej platbe môžete miešať univerzálne a farebné kontakty.',
      'FSM-21':
        'Získať kartu znamená potiahnuť vrchnú kartu balíčka lokácií do ruky. V cene karta znamená odhodiť jednu kartu z ruky.',
      'FSM-22':
        'Získané VB sa hneď zaznačia na bodovacej dráhe. VB sa nikdy nemíňajú ani nestrácajú a môže ich byť viac ako 25.',
      'FSM-23': 'Všetky zdroje okrem kariet a VB si beriete zo zásoby a kladiete ich pred seba.',
      'FSM-24':
        'Zásoba sa nikdy neminie. Počet vašich žetónov, kariet v ruke, lokácií v štáte a dohôd nie je obmedzený.',
      'FSM-25': 'Ak jeden účinok dáva viac zdrojov, vezmete si všetky; vyberáte si len tam, kde karta hovorí „alebo“.',
    },
  },
  {
    title: 'Balíčky',
    rules: {
      'FSM-26':
        'Keď je balíček lokácií prázdny a treba potiahnuť alebo odkryť kartu, odkladací balíček sa zamieša na nový balíček a ťahá sa ďalej.',
      'FSM-27': 'Ak je prázdny balíček aj odkladací balíček, chýbajúce karty prepadnú.',
      'FSM-28': 'Odhodené lokácie ležia odkryté v jednom spoločnom odkladacom balíčku, ktorý si môže každý prezrieť.',
      'FSM-29':
        'Karty spojení každej farby majú zakrytý balíček a odkrytý odkladací balíček. Prázdny balíček sa doplní zamiešaním vlastného odkladacieho balíčka; ak je prázdny aj ten, v tomto kole sa karta tejto farby neodkryje.',
      'FSM-30': 'Karta, ktorá leží ako Ruiny, nie je v balíčku ani v odkladacom balíčku, kým ju niekto neprestavia.',
    },
  },
  {
    title: 'Čo je skryté, verejné a náhodné',
    rules: {
      'FSM-31':
        'Všetci vždy vidia počet kariet v každej ruke, všetky žetóny, rady, dohody, VB, odkryté karty spojení a odkladacie balíčky.',
      'FSM-32':
        'Len vy viete, aké karty máte v ruke. Karty vzaté z odkrytých videli všetci, preto ich priebeh hry menuje; rozdané a potiahnuté karty ostatným neprezradí.',
      'FSM-33': 'Poradie kariet v balíčku nepozná nikto. Počet kariet v každom balíčku je verejný.',
      'FSM-34':
        'Náhodné sú len: miešanie a opätovné miešanie balíčkov, určenie prvého hráča, frakcie, ktoré si nikto nevybral, a v hre pre jedného karta pre virtuálneho súpera (FSM-254).',
      'FSM-35': 'Krok, pri ktorom sa potiahla alebo odkryla karta, nemožno vziať späť.',
    },
  },
  {
    title: 'Príprava',
    rules: {
      'FSM-36':
        'Pred hrou sa vyberie balíček (nastavenie „Rozšírenie“): len základná sada (88 kariet), s rozšírením Nová éra (138) alebo s rozšírením Zima (138).',
      'FSM-37':
        'Obe rozšírenia naraz návod neuvádza. S nastavením „Obe rozšírenia“ sa hrá so všetkými 188 kartami bez ohľadu na vybrané rozšírenie; bežne je vypnuté.',
      'FSM-38':
        'Každý má inú dosku frakcie, náhodnú alebo vybranú pred začiatkom hry (nastavenie „Frakcie“). Obe strany dosky sú rovnocenné.',
      'FSM-39': 'Náhodný hráč dostane žetón prvého hráča.',
      'FSM-40':
        'Balíček lokácií sa zamieša. Červené a modré karty spojení sa zamiešajú ako dva samostatné zakryté balíčky.',
      'FSM-41': 'Všetci začínajú s 0 VB a bez žetónov.',
      'FSM-42': 'Dostanete 6 lokácií: 4 vám zostanú v ruke, 2 odhodíte.',
      'FSM-43':
        'Všetci si naraz a skryto vyberú, ktoré 4 zo 6 kariet im zostanú v ruke. Odhodené karty sa ukážu, keď si vyberú všetci.',
      'FSM-44':
        'V každej fáze Produkcie dá doska frakcie 3 robotníkov, 1 sivý kontakt, 1 kartu a 1 vlastnú surovinu: New York železo, Apalačská federácia tehlu, Únia mutantov zbraň, Cech obchodníkov palivo.',
    },
  },
  {
    title: 'Prieskum',
    rules: {
      'FSM-45':
        'Odkryje sa vrchná karta každého balíčka spojení. V kole je teda najviac jedna červená a jedna modrá karta spojenia.',
      'FSM-46':
        'Prvý výber: odkryje sa o jednu lokáciu viac, než je hráčov. Od prvého hráča v smere hodinových ručičiek si každý vezme jednu do ruky.',
      'FSM-47':
        'Druhý výber: znova sa odkryje o jednu novú lokáciu viac, než je hráčov. Začína posledný hráč v poradí, ide sa proti smeru hodinových ručičiek a prvý hráč vyberá posledný.',
      'FSM-48': 'Po každom výbere ide zvyšná karta odkrytá do odkladacieho balíčka, až potom sa odkryjú nové.',
      'FSM-49': 'Keď vyberáte vy, musíte si vziať jednu z odkrytých kariet. Všetky odkryté karty sú verejné.',
      'FSM-50':
        'Ak je aj po opätovnom zamiešaní kariet málo, hráči vyberajú v poradí, kým sa neminú; ostatní nedostanú nič.',
      'FSM-51': 'Počet kariet v ruke nie je obmedzený, ani v Prieskume, ani neskôr.',
    },
  },
  {
    title: 'Produkcia',
    rules: {
      'FSM-52':
        'Zdroje získate trojako: z dosky frakcie, zo všetkých dohôd a zo všetkých nevyplienených produkčných lokácií vrátane Otvorenej produkcie.',
      'FSM-53': 'Každá dohoda dá svoj jeden zdroj vo fáze Produkcie každého ďalšieho kola.',
      'FSM-54':
        'V Produkcii Ruiny, Vlastnosti a Akcie samy nič nevyrábajú. Niektoré Vlastnosti však pôsobia podľa vašej produkcie (FSM-206).',
      'FSM-55': 'Produkcia nič nestojí a nemožno ju odmietnuť.',
      'FSM-56':
        'Produkcia má päť krokov (FSM-57 až FSM-61). Každý krok dokončia všetci hráči v poradí, až potom sa začne ďalší; v jednom kroku vaše karty pôsobia a pýtajú sa na výber v poradí, v akom boli postavené.',
      'FSM-57': 'Krok 1: majitelia lokácie Dodávatelia určia lokáciu (FSM-199).',
      'FSM-58':
        'Krok 2: vrátia sa vám uchované zdroje. Potom doska frakcie, dohody a produkčné lokácie, ktoré dávajú pevne dané zdroje, zdroje na výber alebo zdroje za lokácie daného typu.',
      'FSM-59': 'Krok 3: Elektráreň kopíruje inú lokáciu (FSM-194).',
      'FSM-60':
        'Krok 4: lokácie, ktoré počítajú vašu produkciu: Cisterna, Stavenisko, Šerifova kancelária a Malá továreň.',
      'FSM-61': 'Krok 5: Vlastnosti, ktoré žiadajú určité množstvo produkcie.',
      'FSM-62':
        'Výsledok Produkcie je všetko, čo ste v krokoch 2 až 4 tohto kola získali z dosky, dohôd a produkčných lokácií. Nepatria doň uchované zdroje, ktoré sa vrátili, ani nič, čo získate v kroku 5 alebo neskôr v tomto kole.',
      'FSM-63': 'Výsledok Produkcie platí až do začiatku ďalšej fázy Produkcie.',
      'FSM-64':
        'Keď produkuje lokácia so zdrojmi na výber, jej majiteľ, alebo ten, kto zdroje dostane, si vyberie jednu z uvedených možností. Zakaždým môže vybrať inak.',
      'FSM-65': 'Ak Otvorená produkcia produkuje vo fáze Produkcie, neoznačí sa ako použitá.',
      'FSM-66':
        'Ak niekto dosiahne 25 VB v Produkcii, spustí sa koniec hry, ale fáza Akcie tohto kola sa odohrá celá (FSM-176).',
    },
  },
  {
    title: 'Akcia: ťahy',
    rules: {
      'FSM-67':
        'Od prvého hráča v smere hodinových ručičiek je na ťahu každý, kto ešte nepasoval. Ide sa dookola, kým nepasujú všetci.',
      'FSM-68':
        'Vo svojom ťahu urobíte presne jednu akciu zo zoznamu FSM-69; opakovania (FSM-74) a kladenie štítov (FSM-158) sa nerátajú. Návod neuvádza, koľko akcií má ťah; v jeho príklade hry pre jedného sa striedajú po jednej.',
      'FSM-69':
        'Možné akcie: výstavba; prestavba; uzavretie dohody; plienenie z ruky; plienenie lokácie súpera; použitie lokácie; akcia frakcie; poslanie robotníka do Otvorenej produkcie súpera; vzatie karty spojenia; zahranie karty spojenia; pas.',
      'FSM-70':
        'Okrem pasu a v medziach, ktoré určujú karty a dosky, môžete každú akciu robiť v kole ľubovoľne často a v ľubovoľnom poradí.',
      'FSM-71':
        'Vo svojom ťahu si môžete vybrať každú akciu, ktorú možno vykonať celú: máte čím zaplatiť a akcia má cieľ. Pasovať môžete vždy.',
      'FSM-72':
        'Akciu, ktorá potrebuje cieľ (lokáciu, dohodu, surovinu na krádež), nemožno zvoliť bez neho. To, že získate menej, než ste chceli, napríklad kariet z prázdneho balíčka, akcii nebráni.',
      'FSM-73':
        'Akcia sa vykoná celá, až potom sa deje niečo iné: najprv cena, potom účinky, potom to, čo pridajú iné karty. Nikto ju nemôže prerušiť.',
      'FSM-74':
        'Po použití lokácie, ktorú možno v tomto kole použiť ešte raz, alebo po výmene 2 robotníkov môžete v tom istom ťahu urobiť to isté znova; zakaždým znova platíte. Príklad v návode výmenu opakuje: 4 robotníci za 2 zdroje.',
      'FSM-75':
        'Na opakovanie sa hra pýta len vtedy, keď je možné: zopakujete akciu s novou platbou a novým výberom, alebo skončíte. Nevyužité druhé použitie vám zostáva na neskoršie ťahy tohto kola.',
      'FSM-76':
        'Kým môžete zopakovať akciu alebo položiť štít, ťah ukončujete vy. Ak nemôžete ani jedno, ukončí sa sám.',
      'FSM-77': 'Keď všetci ostatní pasujú, idete ťah za ťahom, kým nepasujete aj vy.',
    },
  },
  {
    title: 'Akcia: platenie',
    rules: {
      'FSM-78':
        'Čím sa platia jednotlivé časti ceny: základná surovina – touto surovinou alebo nábojom; červený, modrý alebo sivý kontakt – touto farbou alebo univerzálnym kontaktom; robotník – robotníkom; žetón prestavby – takým žetónom; ľubovoľná surovina – základnou surovinou alebo nábojom; karta – ľubovoľnou kartou z ruky; dohoda – ktoroukoľvek z vašich dohôd.',
      'FSM-79':
        'Každá jednotka ceny sa platí presne jedným žetónom alebo jednou kartou. Preplatiť nemožno a nevydáva sa.',
      'FSM-80': 'Celú cenu platíte pred účinkom. Tým, čo účinok dá, zaň platiť nemožno.',
      'FSM-81':
        'Platíte vlastnými žetónmi: tými pred sebou alebo tými, čo ležia na vašich kartách (FSM-238). Žetónom z karty zaplatíte za to isté ako rovnakým žetónom pred sebou.',
      'FSM-82':
        'Vyberáte si, kde použijete náboje alebo univerzálne kontakty, ktorú surovinu dáte tam, kde môže byť ľubovoľná, ktorú kartu alebo dohodu odhodíte a či vezmete žetóny spred seba, alebo z kariet. Platba je súčasťou akcie.',
      'FSM-83':
        'Najjednoduchšiu platbu hra ponúkne ako prvú. Na každú časť vezme presný žetón spred vás, inak z vašich kariet v poradí stavby, potom zástupný žetón (náboj, univerzálny kontakt) spred vás a napokon zástupný žetón z karty. Za ľubovoľnú surovinu vezme základnú surovinu, ktorej máte v tej chvíli najviac (pri zhode: palivo, železo, zbraň, tehla), inak surovinu z kariet v poradí stavby, potom náboj spred vás a napokon náboj z karty. Karty a dohody vždy určíte vy.',
      'FSM-84':
        'Ak sa dá zaplatiť len jedným spôsobom, hra sa nepýta. Neponúkne ani spôsoby, ktoré takmer nikdy nič neprinesú: žetón z karty, kým rovnaký leží pred vami, a zástupný žetón za žetón, ktorý máte, ak by ho nejaká Vlastnosť vo vašom štáte nemohla uchovať cez Upratovanie. Vlastnosť, ktorú máte ešte v ruke, sa tu nepočíta, lebo otázka by ju prezradila. S domácim pravidlom „Pýtať sa na každú platbu“ si vyberáte zo všetkých spôsobov.',
      'FSM-85':
        'Zaplatené žetóny idú do zásoby. Žetóny na použitej karte sú len značky použitia: dôležité je iba to, koľkokrát bola karta v tomto kole použitá.',
      'FSM-86':
        'Lokácia odhodená ako platba ide do odkladacieho balíčka, karta spojenia do odkladacieho balíčka svojej farby a karta dohody odkrytá do odkladacieho balíčka lokácií.',
    },
  },
  {
    title: 'Akcia: výstavba',
    rules: {
      'FSM-87':
        'Vyberte lokáciu z ruky, zaplaťte toľko sivých kontaktov, aká je jej vzdialenosť, a položte ju odkrytú do radu jej kategórie.',
      'FSM-88':
        'Môžete si vybrať každú lokáciu z ruky, ktorej vzdialenosť viete zaplatiť. Kartu spojenia nikdy nemožno postaviť, vyplieniť ani s ňou uzavrieť dohodu.',
    },
  },
  {
    title: 'Akcia: prestavba',
    rules: {
      'FSM-89':
        'Prestavba za tehlu: vyberte lokáciu z ruky a kartu svojho štátu, ktorá má s ňou aspoň jeden spoločný typ. Zaplaťte 1 tehlu (alebo 1 náboj), odhoďte starú kartu a novú položte do radu jej kategórie.',
      'FSM-90': 'Prestavba za žetón: namiesto tehly zaplaťte 1 žetón prestavby. Spoločný typ potom netreba.',
      'FSM-91': 'Každá prestavba dáva 1 VB, nech ste za ňu zaplatili akokoľvek.',
      'FSM-92': 'Na prestavbu stačí jeden spoločný typ, aj keď majú karty po dva.',
      'FSM-93':
        'Za tehlu možno Ruiny a lokáciu bez typu prestavať na ľubovoľnú lokáciu a ľubovoľnú lokáciu na lokáciu bez typu.',
      'FSM-94': 'Ak namiesto tehly zaplatíte náboj, spoločný typ treba aj tak.',
      'FSM-95': 'Pri prestavbe môžu mať stará a nová karta rôzne kategórie; nová ide do svojho radu.',
      'FSM-96': 'Pri prestavbe na vzdialenosti novej karty nezáleží; sivé kontakty neplatíte.',
      'FSM-97':
        'Karta, ktorú prestavujete, musí byť nevyplienená lokácia alebo Ruiny vo vašich radoch: použitá či nepoužitá, so štítom či bez neho, postavená v tomto kole či skôr. Dohody nemožno prestavať.',
      'FSM-98':
        'Pri prestavbe dostane zdroje uchované alebo ležiace na starej karte jej majiteľ. Značky použitia, robotník, ktorý tam bol poslaný, a štít idú do zásoby.',
      'FSM-99':
        'Prestavbu možno zaplatiť žetónom, ktorý leží na samej starej karte, napríklad žetónom prestavby z karty Základy alebo tehlou z karty Sklad tehál.',
      'FSM-100':
        'Po prestavbe je nová karta nepoužitá: jej Akcia aj Otvorená produkcia sú v tomto kole k dispozícii, aj keď na starej karte už boli využité.',
      'FSM-101': 'Po prestavbe ide stará karta odkrytá do odkladacieho balíčka, aj keď to boli Ruiny.',
      'FSM-102':
        'Pri prestavbe určíte kartu z ruky, kartu, ktorú nahradí, a či zaplatíte tehlou, nábojom alebo žetónom prestavby.',
    },
  },
  {
    title: 'Akcia: čo dáva stavba',
    rules: {
      'FSM-103':
        'Poradie pri stavbe: platba; pri prestavbe odstránenie starej karty; položenie novej karty; pri prestavbe 1 VB; potom produkcia produkčnej lokácie; nakoniec bonus za postavenie.',
      'FSM-104': 'Práve postavená produkčná lokácia, aj s Otvorenou produkciou, hneď raz produkuje.',
      'FSM-105': 'Bonus za postavenie získate raz, keď lokáciu postavíte, a potom už nikdy.',
      'FSM-106': 'Produkčná lokácia s bonusom za postavenie dáva produkciu aj bonus.',
      'FSM-107':
        'Schopnosti a bonusy, ktoré počítajú lokácie daného typu alebo kategórie, počítajú aj práve postavenú kartu. Karta odhodená pri prestavbe sa už nepočíta.',
      'FSM-108': 'Zdroje získané stavbou sa do výsledku Produkcie nepočítajú (FSM-62).',
    },
  },
  {
    title: 'Akcia: dohoda',
    rules: {
      'FSM-109':
        'Vyberte lokáciu z ruky a zaplaťte toľko modrých kontaktov, aká je jej vzdialenosť. Zasuňte ju pod dosku frakcie tak, aby bolo vidno len dohodu, a hneď si vezmite jej zdroj.',
      'FSM-110': 'Kým je karta dohodou, jej schopnosť, bonus ani korisť nepôsobia.',
      'FSM-111':
        'Dohody nie sú v radoch: nepočítajú sa medzi typy, nemožno ich vyplieniť, chrániť štítom ani prestavať a na konci nedávajú VB. Úvod návodu by dal 1 VB za každú kartu v štáte, aj za dohody; jeho pravidlo o záverečnom bodovaní hovorí o lokáciách.',
      'FSM-112':
        'Keď si vezmete zdroj z novej dohody, pôsobia tie vaše Vlastnosti, ktoré dávajú niečo za uzavretie dohody (FSM-215).',
      'FSM-113': 'Dohoda odíde z hry len vtedy, keď ju jej majiteľ odhodí ako súčasť ceny.',
    },
  },
  {
    title: 'Akcia: plienenie z ruky',
    rules: {
      'FSM-114':
        'Odhoďte lokáciu z ruky, zaplaťte toľko červených kontaktov, aká je jej vzdialenosť, a vezmite si jej korisť.',
      'FSM-115': 'Karta vyplienená z ruky je v odkladacom balíčku skôr, než si vezmete jej korisť.',
      'FSM-116': 'Pri plienení z ruky nikto nedostane odškodné a nezostanú Ruiny.',
    },
  },
  {
    title: 'Akcia: plienenie lokácie súpera',
    rules: {
      'FSM-117':
        'Vyberte nevyplienenú lokáciu súpera v dosahu a zaplaťte toľko červených kontaktov, aká je jej obrana.',
      'FSM-118': 'Obrana je 3 pri Produkcii (aj Otvorenej), 4 pri Vlastnosti, 5 pri Akcii. Štít na karte pridáva 1.',
      'FSM-119': 'Kto lokáciu vyplieni, vezme si jej korisť zo zásoby.',
      'FSM-120':
        'Majiteľ si ako odškodné raz vezme zdroj z poľa dohody vyplienenej karty. Príklad v návode, kde chýba symbol, tu menuje útočníka; rozhoduje text pravidla.',
      'FSM-121': 'Vyplienená karta sa tam, kde leží, otočí rubom nahor a stanú sa z nej Ruiny.',
      'FSM-122':
        'Poradie pri plienení lokácie súpera: platba; korisť; odškodné; z karty sú Ruiny; potom vaše Vlastnosti, ktoré dávajú niečo za plienenie. V tomto poradí sa ťahajú aj karty.',
      'FSM-123': 'Značky použitia a robotník poslaný na vyplienenú kartu idú do zásoby.',
      'FSM-124': 'Zdroje uchované alebo ležiace na vyplienenej karte dostane majiteľ, nie útočník.',
      'FSM-125': 'Štít z vyplienenej karty ide do zásoby.',
      'FSM-126': 'Nikdy nemôžete vyplieniť lokáciu postavenú vo vlastnom štáte.',
      'FSM-127': 'Ruiny nemožno vyplieniť. Nemajú obranu, schopnosť, typ, korisť ani dohodu.',
      'FSM-128': 'Lokácie hráča, ktorý pasoval, nemožno do konca kola vyplieniť.',
      'FSM-129': 'Za vyplienenie lokácie súpera platíte presne toľko, aká je obrana; na vzdialenosti karty nezáleží.',
    },
  },
  {
    title: 'Akcia: použitie lokácie',
    rules: {
      'FSM-130': 'Zaplaťte cenu uvedenú na svojej nevyplienenej lokácii s Akciou a využite jej uvedený účinok.',
      'FSM-131':
        'Každú lokáciu s Akciou môžete použiť raz za kolo, ak karta nehovorí inak. Karty označené dvoma použitiami možno použiť dvakrát.',
      'FSM-132': 'Lokáciu možno použiť už v kole, v ktorom bola postavená.',
      'FSM-133':
        'Kartu Vrak lode možno použiť dvakrát za kolo: v návode je príkladom dvoch použití, hoci verejné zoznamy kariet uvádzajú jedno. Domáce pravidlo „Použitia karty Vrak lode“ určuje 2 (bežne) alebo 1.',
    },
  },
  {
    title: 'Akcia: akcie frakcie',
    rules: {
      'FSM-134': 'Každú z troch akcií frakcie, ktoré dávajú kontakty, možno použiť raz za kolo.',
      'FSM-135':
        'Vymieňať 2 robotníkov môžete ľubovoľne často: za 1 palivo, železo, zbraň alebo tehlu, alebo za 1 kartu; nikdy za náboj.',
      'FSM-136': 'New York: 1 železo → 1 sivý kontakt; 1 zbraň → 2 červené kontakty; 2 paliva → 2 modré kontakty.',
      'FSM-137':
        'Apalačská federácia: 1 tehla a 1 karta z ruky → 2 sivé kontakty; 1 zbraň → 2 červené kontakty; 1 palivo → 2 modré kontakty.',
      'FSM-138': 'Únia mutantov: 2 železa → 2 sivé kontakty; 1 zbraň → 3 červené kontakty; 1 palivo → 1 modrý kontakt.',
      'FSM-139':
        'Cech obchodníkov: 2 železa → 2 sivé kontakty; 1 zbraň → 2 červené kontakty; 1 palivo → 3 modré kontakty.',
      'FSM-140': 'Karta v akcii frakcie Apalačská federácia môže byť lokácia alebo karta spojenia.',
      'FSM-141': 'Pri každej jednej výmene si vyberiete jeden z piatich zdrojov skôr, než si ho vezmete.',
      'FSM-142': 'Akcie frakcie nepotrebujú lokáciu a žiadna karta ich nemôže zablokovať, obnoviť ani skopírovať.',
    },
  },
  {
    title: 'Akcia: Otvorená produkcia súperov',
    rules: {
      'FSM-143':
        'Položte 1 robotníka na nevyplienenú Otvorenú produkciu súpera v dosahu a vezmite si, čo vyrába. Majiteľ si potom vezme 1 robotníka zo zásoby.',
      'FSM-144':
        'Do každej Otvorenej produkcie možno za kolo poslať spolu jedného robotníka, nie po jednom od každého súpera.',
      'FSM-145': 'Do vlastnej lokácie robotníka poslať nemôžete.',
      'FSM-146': 'Robotníka nemožno poslať do lokácie hráča, ktorý pasoval.',
      'FSM-147': 'Ak pošlete robotníka do Otvorenej produkcie, získate len jej produkciu, nie bonus za postavenie.',
      'FSM-148': 'Ak Otvorená produkcia ponúka výber, ako Žoldnieri zo základne, vyberá ten, kto poslal robotníka.',
      'FSM-149':
        'Poslať môžete robotníka, ktorý leží pred vami alebo na vašej karte. Na lokácii zostane ako značka do Upratovania a potom ide do zásoby.',
      'FSM-150': 'Robotníka možno poslať do lokácie už v kole, v ktorom bola postavená.',
    },
  },
  {
    title: 'Akcia: karty spojení',
    rules: {
      'FSM-151': 'Vzatie karty spojenia: zaplaťte 2 robotníkov a vezmite si do ruky jednu z odkrytých kariet spojení.',
      'FSM-152':
        'Ak nie je odkrytá žiadna karta spojenia, nemôžete si vziať žiadnu. Z odkladacích balíčkov vyberať nemožno.',
      'FSM-153': 'Vzatá karta spojenia sa nenahradí novou až do ďalšieho Prieskumu.',
      'FSM-154':
        'Zahranie karty spojenia: položte ju z ruky do jej odkladacieho balíčka a vezmite si jej zdroje. Vzatie a zahranie sú dve samostatné akcie.',
      'FSM-155': 'Cena uvedená na karte spojenia (Hrdlorezi: 1 zbraň) sa platí pri zahraní, nie pri vzatí.',
      'FSM-156': 'Kupci: 2 modré kontakty; Šrotový vlak: 3 modré; Pankáči: 2 červené; Hrdlorezi: 3 červené za 1 zbraň.',
      'FSM-157': 'Karty spojení zostávajú v ruke aj po Upratovaní a počítajú sa ako karty v ruke.',
    },
  },
  {
    title: 'Akcia: štíty',
    rules: {
      'FSM-158':
        'Kedykoľvek vo svojom ťahu, pred akciou alebo po nej, môžete položiť svoj štít na jednu zo svojich nevyplienených lokácií. Nie je to akcia.',
      'FSM-159': 'Na lokácii môže ležať najviac jeden štít.',
      'FSM-160': 'V jednom ťahu môžete položiť viac štítov, na rôzne lokácie.',
      'FSM-161': 'Položený štít leží do Upratovania; nemožno ho presunúť ani vziať späť.',
      'FSM-162': 'Štít zvyšuje obranu lokácie o 1.',
      'FSM-163': 'Skrytá vyhňa má vždy štít: jej obrana je 4 a nemožno na ňu položiť štít.',
      'FSM-164': 'Štít môžete položiť na vlastnú nevyplienenú lokáciu bez štítu, nie na Ruiny ani dohody.',
    },
  },
  {
    title: 'Akcia: pas',
    rules: {
      'FSM-165': 'Keď pasujete, do konca kola už nerobíte akcie ani nekladiete štíty.',
      'FSM-166':
        'Keď hráč pasuje, ostatní u neho nemôžu plieniť, poslať k nemu robotníka, ukradnúť mu surovinu (Zlodejská karavána), využiť jeho dohody (Camino Real) ani jeho produkciu (bonus za postavenie karty Dodávatelia). Nič, čo mu patrí, nemôže byť cieľom.',
      'FSM-167': 'Fáza Akcie sa končí, keď pasujú všetci.',
    },
  },
  {
    title: 'Upratovanie',
    rules: {
      'FSM-168':
        'Majitelia lokácií, ktoré uchovávajú zdroje, si v poradí hráčov vyberú, čo uchovajú (FSM-210). Môžu uchovať menej alebo nič.',
      'FSM-169':
        'Všetky neuchované žetóny hráčov sa vrátia do zásoby: suroviny, náboje, robotníci, kontakty, štíty a žetóny prestavby.',
      'FSM-170': 'Zdroje, ktoré ešte ležia na kartách (FSM-238), na nich zostávajú.',
      'FSM-171':
        'Vo fáze Upratovania sa zo všetkých lokácií odstránia štíty, značky použitia a vyslaní robotníci. Všetky lokácie a akcie frakcií možno znova použiť.',
      'FSM-172': 'Po Upratovaní karty v ruke zostávajú.',
      'FSM-173': 'Odkryté karty spojení, ktoré si nikto nevzal, idú do svojich odkladacích balíčkov.',
      'FSM-174': 'Žetón prvého hráča dostane hráč vľavo a začína sa nové kolo.',
    },
  },
  {
    title: 'Koniec hry',
    rules: {
      'FSM-175':
        'Len čo má ktorýkoľvek hráč aspoň 25 VB, v ktorejkoľvek fáze, spustí sa koniec hry. Prebiehajúca fáza Akcie sa normálne dohrá.',
      'FSM-176': 'Ak sa koniec hry spustí v Produkcii, fáza Akcie tohto kola sa hrá ako zvyčajne.',
      'FSM-177': 'Po fáze Akcie posledného kola sa Upratovanie vynechá a hra sa boduje.',
      'FSM-178': 'Pripočítate si 1 VB za každú lokáciu vo svojom štáte.',
      'FSM-179':
        'Ruiny nedávajú nič, ako uvádzajú verejné pomôcky k hre. Podľa litery návodu, kde sú Ruiny lokáciou bez typu, by boli za 1 VB; tak sa hrá s domácim pravidlom „Ruiny bodujú“. Dohody ležia vedľa štátu a tiež nedávajú nič; kto ich počíta ku kartám štátu, hrá s domácim pravidlom „Dohody bodujú“ a každá vaša dohoda dá 1 VB.',
      'FSM-180': 'Vyhráva hráč s najväčším počtom VB.',
      'FSM-181': 'Pri remíze vyhráva ten, kto má viac zdrojov.',
      'FSM-182':
        'Pri rozhodovaní remízy počítate žetóny pred sebou, zdroje ležiace na kartách a karty v ruke vrátane kariet spojení; každé platí za 1. Štíty a značky na lokáciách ani VB sa nepočítajú.',
      'FSM-183':
        'Ak je rovnaký aj počet zdrojov, vyhráva ten, kto má viac lokácií. Počítajú sa len nevyplienené; s domácim pravidlom „Ruiny bodujú“ aj Ruiny.',
      'FSM-184': 'Ak je rovnaký aj počet lokácií, víťazstvo je spoločné.',
      'FSM-185': 'V hre pre jedného sa remíza nerozhoduje (FSM-291).',
    },
  },
  {
    title: 'Schopnosti: Produkcia',
    rules: {
      'FSM-186':
        'Produkčná lokácia pôsobí, keď jej majiteľ produkuje vo fáze Produkcie, keď ju niekto postaví, keď do nej niekto pošle robotníka (len Otvorená produkcia), keď ju spustí Vedúci výroby a keď ju niekto kopíruje. Každý prípad je samostatný a nevyčerpá iný.',
      'FSM-187': 'Kto produkciu dostáva, vezme si všetky uvedené zdroje.',
      'FSM-188': 'Ak karta ponúka výber, ten, kto zdroje dostáva, si zakaždým vyberie jednu možnosť (FSM-64).',
      'FSM-189':
        'Lokácia, ktorá počíta typ, dá svoje zdroje raz za každú nevyplienenú lokáciu tohto typu v radoch majiteľa vrátane seba, najviac toľkokrát, koľko uvádza karta.',
      'FSM-190':
        'Ak produkciu, ktorá počíta typ, berie alebo kopíruje súper, počítajú sa lokácie majiteľa, nie súpera.',
      'FSM-191':
        'Lokácia, ktorá počíta produkciu, dá svoje zdroje raz za každú jednotku počítaného zdroja vo výsledku Produkcie majiteľa (FSM-62), najviac toľkokrát, koľko uvádza karta.',
      'FSM-192':
        'Ak lokáciu, ktorá počíta produkciu, niekto postaví, spustí alebo skopíruje vo fáze Akcie, platí výsledok Produkcie z tohto kola. Domácim pravidlom „Počítanie po Produkcii“ možno určiť, že vtedy nedá nič.',
      'FSM-193':
        'VB z lokácií, ktoré počítajú produkciu, sa v kroku 4 (FSM-60) pripočítajú k výsledku Produkcie, preto ich počíta Mesto snov.',
      'FSM-194':
        'Elektráreň: majiteľ určí inú svoju nevyplienenú produkčnú lokáciu a vezme si, čo vyrába, akoby produkovala ešte raz. Ak je taká, ktorú smie určiť (FSM-195), musí to urobiť.',
      'FSM-195':
        'Elektráreň nemôže skopírovať kartu, ktorá sama kopíruje (Elektráreň, Dodávatelia). Môže skopírovať Otvorenú produkciu, navštívenú lokáciu aj takú, ktorej zdroje v tomto kole berie majiteľ karty Dodávatelia.',
      'FSM-196':
        'Ak Elektráreň kopíruje lokáciu, ktorá počíta produkciu (FSM-191), zdroje prídu v kroku 4, podľa toho istého výsledku Produkcie a s vlastným limitom.',
      'FSM-197':
        'Elektráreň kopíruje aj vtedy, keď ju postavíte a keď ju spustí Vedúci výroby. Ak nie je lokácia, ktorú smie kopírovať, nedá nič.',
      'FSM-198':
        'Majiteľ kopírujúcej karty určí lokáciu vtedy, keď karta pôsobí. Ak je na nej výber, vyberá ten, kto zdroje dostáva.',
      'FSM-199':
        'Dodávatelia: v kroku 1 Produkcie môže majiteľ určiť jednu nevyplienenú produkčnú lokáciu súpera. Všetko, čo v tejto fáze vyrobí, dostane majiteľ karty Dodávatelia namiesto súpera.',
      'FSM-200':
        'Majiteľ karty Dodávatelia nemôže určiť kartu, ktorá kopíruje, ani lokáciu, ktorú už v tomto kole niekto určil. Nikto ešte nepasoval, preto si možno vybrať ktoréhokoľvek súpera.',
      'FSM-201':
        'Zdroje prevzaté vďaka karte Dodávatelia sa počítajú do vášho výsledku Produkcie, nie do výsledku majiteľa, a prípadný výber na karte robíte vy.',
      'FSM-202':
        'Zdroje prevzaté vďaka karte Dodávatelia prídu vtedy, keď by určená karta produkovala: v jej kroku (2 alebo 4) a v poradí kariet majiteľa. Vtedy sa hra opýta aj na výber na nej.',
      'FSM-203': 'Keď postavíte kartu Dodávatelia, jej produkcia nepôsobí; pôsobí len bonus za postavenie (FSM-241).',
      'FSM-204': 'Kartu Dodávatelia nemôže spustiť Vedúci výroby a nemožno ju skopírovať.',
    },
  },
  {
    title: 'Schopnosti: Vlastnosť',
    rules: {
      'FSM-205':
        'Vlastnosť bez trvalej schopnosti má stále svoje typy, obranu 4, korisť a dohodu a na konci dáva 1 VB.',
      'FSM-206':
        'Vlastnosť, ktorá žiada určitý počet zdrojov, pôsobí raz v kroku 5 Produkcie, ak je počítaných zdrojov vo výsledku Produkcie majiteľa spolu aspoň toľko.',
      'FSM-207':
        'Všetky Vlastnosti, ktoré žiadajú určitý počet zdrojov, berú výsledok Produkcie po kroku 4; čo dá krok 5, sa už do ničoho nepočíta. Každá dá zdroje raz, nie za každý násobok.',
      'FSM-208':
        'Vlastnosť, ktorá žiada určitý počet zdrojov, postavená vo fáze Akcie nedá nič skôr než v ďalšej Produkcii.',
      'FSM-209': 'Ozbrojení kupci: počítajú sa všetky štyri základné suroviny spolu; náboje sa nepočítajú.',
      'FSM-210':
        'Vo fáze Upratovania môže majiteľ lokácie, ktorá uchováva zdroje, uchovať na každom jej poli toľko žetónov uvedených zdrojov, koľko uvádza karta, v ľubovoľnej zmesi. Niektoré polia nemajú limit.',
      'FSM-211': 'Uchované žetóny sa vám vrátia v kroku 2 ďalšej Produkcie. Medzi kolami sa ich nikto nemôže dotknúť.',
      'FSM-212': 'Na poli pre základné suroviny nemožno uchovať náboj a na poli pre jednu farbu univerzálny kontakt.',
      'FSM-213':
        'Ak máte viac lokácií, ktoré uchovávajú zdroje, každá má vlastné polia. Brloh zlodejov má dve: pre 2 základné suroviny a pre 2 robotníkov.',
      'FSM-214': 'Vo fáze Akcie sú lokácie, ktoré uchovávajú zdroje, prázdne a nič nechránia.',
      'FSM-215':
        'Vlastnosť, ktorá odmeňuje dohody alebo plienenie, dá svoje zdroje zakaždým, keď to urobí jej majiteľ, bez obmedzenia za kolo.',
      'FSM-216':
        'Vlastnosť, ktorá odmeňuje dohody, pôsobí pri uzavretí dohody (FSM-109). Neskoršie zdroje z dohôd ani karty Vodca karavány a Camino Real sa nepočítajú.',
      'FSM-217': 'Vlastnosť, ktorá odmeňuje plienenie, pôsobí pri plienení z ruky aj pri plienení lokácie súpera.',
      'FSM-218':
        'Ak máte viac Vlastností, ktoré odmeňujú to isté, pôsobia všetky, každá kópia zvlášť. Vlastnosť pôsobí až po postavení a kým nie je vyplienená.',
    },
  },
  {
    title: 'Schopnosti: Akcia',
    rules: {
      'FSM-219': 'Lokácia s Akciou ukazuje cenu, účinok a koľkokrát za kolo ju možno použiť (FSM-130, FSM-131).',
      'FSM-220': 'Ak sú účinkom zdroje, vezmete si všetky uvedené.',
      'FSM-221': '„Ľubovoľná surovina“ v cene je ktorákoľvek základná surovina alebo náboj; každú vyberáte osobitne.',
      'FSM-222':
        'Dohoda v cene znamená, že odhodíte jednu zo svojich dohôd, aj takú, ktorú ste uzavreli v tomto kole. Prídete o to, čo by ešte dala.',
      'FSM-223': 'Karta v cene znamená odhodiť z ruky lokáciu alebo kartu spojenia skôr, než niečo potiahnete.',
      'FSM-224': 'Zlodejská karavána: ukradnite 1 palivo, železo, zbraň alebo tehlu súperovi v dosahu.',
      'FSM-225':
        'Nemožno ukradnúť náboje ani žetóny, ktoré ležia na kartách. Ak žiadny súper v dosahu nemá pred sebou základnú surovinu, kartu Zlodejská karavána použiť nemôžete.',
      'FSM-226': 'Pri krádeži určíte súpera a surovinu, pri každom použití nanovo.',
      'FSM-227': 'Zlodejská karavána stojí 2 robotníkov za každé použitie; verejné zoznamy kariet uvádzajú 2 alebo 1.',
      'FSM-228':
        'Vedúci výroby: určte jednu svoju nevyplienenú produkčnú lokáciu, ale nie kartu Dodávatelia; raz pre vás produkuje.',
      'FSM-229':
        'Vedúci výroby môže spustiť aj navštívenú Otvorenú produkciu. Spustená lokácia sa tým nestane navštívenou.',
      'FSM-230':
        'Lovci koží: určte najviac 3 iné svoje nevyplienené lokácie, ktoré boli v tomto kole použité alebo navštívené, a obnovte ich. Značky použitia a robotníci, ktorí tam boli poslaní, idú do zásoby.',
      'FSM-231':
        'Obnovenú lokáciu s Akciou možno v tomto kole použiť znova, a ak má dve použitia, obe. Do obnovenej Otvorenej produkcie možno znova poslať robotníka.',
      'FSM-232':
        'Na použitie karty Lovci koží treba aspoň jednu inú vašu použitú alebo navštívenú lokáciu; samu seba táto karta neobnoví. Obnovenie sa netýka uchovaných zdrojov, zdrojov ležiacich na kartách, štítov ani akcií frakcie.',
      'FSM-233': 'Vodca karavány: určte najviac 3 rôzne svoje dohody; každá raz dá svoj zdroj. Treba aspoň jednu.',
      'FSM-234':
        'Camino Real: určte jednu dohodu súpera v dosahu a vezmite si jej zdroj zo zásoby. Súper nič nestratí.',
      'FSM-235':
        'Čo obnovíte, ktoré dohody využijete a ktorú lokáciu spustíte, vyberáte v rámci akcie. Všetko, z čoho vyberáte, je verejné.',
    },
  },
  {
    title: 'Schopnosti: bonusy za postavenie a štíty',
    rules: {
      'FSM-236': 'Bonus za postavenie v podobe zdrojov sa berie raz, keď lokáciu postavíte.',
      'FSM-237':
        'Bonus za postavenie, ktorý počíta typ, dá svoje zdroje raz za každú nevyplienenú lokáciu tohto typu vo vašom štáte vrátane novej, najviac toľkokrát, koľko uvádza karta.',
      'FSM-238':
        'Niektoré bonusy za postavenie kladú zdroje na samu kartu. Míňať ich môže len jej majiteľ vo svojich ťahoch, priamo z karty.',
      'FSM-239':
        'Zdroje ležiace na karte sa nikdy nedopĺňajú ani sa k nim nepridávajú nové. Nemožno si ich ľubovoľne presunúť pred seba a nemožno ich ukradnúť.',
      'FSM-240':
        'Keď niekto vyplieni alebo prestavia kartu, na ktorej ležia zdroje, dostane ich jej majiteľ (FSM-124, FSM-98).',
      'FSM-241':
        'Bonus za postavenie karty Dodávatelia: určte jednu nevyplienenú produkčnú lokáciu súpera v dosahu, ktorá sama nekopíruje, a vezmite si, čo vyrába. Majiteľ nič nestratí a lokácia sa nepočíta ako navštívená.',
      'FSM-242':
        'Ak nie je lokácia, ktorú možno skopírovať, bonus za postavenie karty Dodávatelia nedá nič, ale postaviť ju možno. Pri lokácii, ktorá počíta produkciu (FSM-191), platí výsledok Produkcie jej majiteľa.',
      'FSM-243':
        'Štít, ktorý má Skrytá vyhňa vždy (FSM-163), sa vo fáze Upratovania neodstraňuje. Zmizne, keď sa z karty stanú Ruiny alebo keď ju prestaviate.',
    },
  },
  {
    title: 'Spresnenia',
    rules: {
      'FSM-244': 'Lokácia s dvoma typmi sa počíta raz za každý z nich. Ruiny a dohody sa nepočítajú nikdy.',
      'FSM-245':
        'Žetónom možno zaplatiť len raz. Je preč, aj keď kartu, na ktorú sa položil, neskôr niekto vyplieni alebo obnoví.',
      'FSM-246': 'Odškodné vo VB alebo kartách sa dáva ako každé iné. Môže spustiť koniec hry.',
      'FSM-247':
        'Štíty, ktoré získate mimo svojho ťahu, počkajú na váš ďalší ťah v tomto kole. Nepoložené vo fáze Upratovania prepadnú.',
      'FSM-248':
        'Žetóny prestavby pred vami vo fáze Upratovania prepadnú. Zostane len ten, ktorý leží na karte Základy.',
      'FSM-249':
        'Ak sa pramene v údaji na karte rozchádzajú, uvádzame to pri tej karte. Hra vždy používa údaj, ktorý ukazuje.',
    },
  },
  {
    title: 'Hra pre jedného: príprava a kolo',
    rules: {
      'FSM-250':
        'Hra sa pripraví ako zvyčajne pre jedného hráča; zo 6 kariet vám 4 zostanú v ruke. Virtuálny súper nemá dosku frakcie, ruku, zdroje ani dohody. Obe strany začínajú s 0 VB.',
      'FSM-251': 'Celú hru máte žetón prvého hráča a vždy začínate.',
      'FSM-252': 'Prieskum 1: odkryje sa vrchná karta oboch balíčkov spojení.',
      'FSM-253': 'Prieskum 2: pozriete si 4 vrchné lokácie a 1 si vezmete do ruky.',
      'FSM-254':
        'Prieskum 3: jedna zo zvyšných 3, vybraná náhodne s rovnakou pravdepodobnosťou, sa položí odkrytá pred virtuálneho súpera.',
      'FSM-255': 'Prieskum 4: z posledných 2 si 1 vezmete; druhú dostane virtuálny súper.',
      'FSM-256':
        'Prieskum 5: virtuálny súper dostane ešte vrchnú kartu balíčka. Každé kolo teda získate 2 karty a on 3 lokácie.',
      'FSM-257':
        'V Produkcii produkujete ako zvyčajne. Virtuálny súper nezíska nič a jeho lokácie mu pri vyložení nič nedajú.',
      'FSM-258': 'Vo fáze Akcie sa s virtuálnym súperom striedate; začínate vy.',
      'FSM-259':
        'Upratovanie prebieha ako zvyčajne. Žetón prvého hráča zostáva vám a z lokácií virtuálneho súpera sa odstránia vyslaní robotníci.',
    },
  },
  {
    title: 'Hra pre jedného: vy proti virtuálnemu súperovi',
    rules: {
      'FSM-260': 'Kým virtuálny súper nepasuje, jeho lokácie sú ako lokácie súpera v dosahu, s výnimkami nižšie.',
      'FSM-261':
        'Vyplienenie lokácie virtuálneho súpera stojí toľko, aká je jej obrana, a dáva bežnú korisť; vaše Vlastnosti pôsobia ako zvyčajne. Karta sa potom odhodí, Ruiny nezostanú.',
      'FSM-262':
        'Virtuálny súper dostane odškodné ako každý súper, lebo návod výnimku neuvádza. Ak sú v poli dohody VB, získa ich; iný zdroj zostane v zásobe a karta sa neťahá, lebo virtuálny súper nemá zdroje.',
      'FSM-263': 'Robotník poslaný do Otvorenej produkcie virtuálneho súpera mu dá 1 VB namiesto robotníka.',
      'FSM-264': 'Keď virtuálny súper pasuje, v tomto kole nemôžete s jeho lokáciami nič robiť.',
      'FSM-265': 'Zlodejská karavána a Camino Real nemajú v hre pre jedného nikdy cieľ.',
      'FSM-266':
        'Dodávatelia: možno určiť lokáciu virtuálneho súpera. Typy sa počítajú medzi jeho lokáciami; jeho výsledok Produkcie je 0.',
    },
  },
  {
    title: 'Hra pre jedného: ťah virtuálneho súpera',
    rules: {
      'FSM-267':
        'Ak je odkrytá karta spojenia, virtuálny súper ju vezme bez platenia, získa 2 VB a odhodí ju; to je celý jeho ťah. Ak sú tam obe, vezme červenú. (Symbol pri dvojke je v návode nečitateľný; čítame ho ako VB. V inom vydaní o karte rozhoduje náhoda.)',
      'FSM-268':
        'Ak nie je odkrytá karta spojenia a neplatí FSM-284, virtuálny súper útočí: odkryje sa vrchná lokácia balíčka a položí sa na balíček útoku.',
      'FSM-269':
        'Typy karty útoku sa porovnajú s typmi vašich nevyplienených lokácií. Ak nie je žiadny spoločný typ, útok zlyhá a nič viac sa nestane.',
      'FSM-270':
        'Ak je spoločný typ, virtuálny súper vyplieni jednu lokáciu, ktorá ho má: získa 2 VB a neberie zdroje, vy si vezmete zdroj z poľa dohody a z karty sa stanú Ruiny.',
      'FSM-271': 'Cieľom útoku je lokácia, ktorá má s kartou útoku viac spoločných typov.',
      'FSM-272': 'Ak má rovnako veľa spoločných typov viac lokácií, cieľom je tá s väčšou vzdialenosťou.',
      'FSM-273':
        'Ak je rovnaká aj vzdialenosť, cieľom je nepoužitá Akcia, potom použitá Akcia, potom Vlastnosť, potom Produkcia.',
      'FSM-274': 'Lokácia s Akciou, ktorej jedno z dvoch použití je minuté, sa počíta ako použitá.',
      'FSM-275':
        'Ak je aj to rovnaké, porovná sa korisť podľa zoznamu FSM-276: cieľom je karta, ktorá má viac prvého zdroja, v ktorom sa karty líšia.',
      'FSM-276':
        'Poradie pri porovnávaní koristi: VB, karta, žetón prestavby, náboj, univerzálny, červený, modrý a sivý kontakt, robotník, palivo, železo, zbraň, tehla, štít. Tlačený zoznam je čitateľný len sčasti; tento je zrekonštruovaný.',
      'FSM-277': 'Ak je rovnaká aj korisť, vyberiete vy, ktorá lokácia je cieľom.',
      'FSM-278': 'Ak má zasiahnutá lokácia štít, stratí sa len štít a lokácia zostane nevyplienená.',
      'FSM-279': 'Útok zastavený štítom nedá VB. Počíta sa medzi tri útoky, ale nie ako úspešný.',
      'FSM-280': 'Vlastný štít karty Skrytá vyhňa zastaví jeden útok za kolo; v ďalšom kole pôsobí znova.',
      'FSM-281': 'Útok kartou bez typu vždy zlyhá. Ruiny a lokácie bez typu nie sú nikdy cieľom.',
      'FSM-282':
        'Ak ani po opätovnom zamiešaní nie je karta na útok, útok sa počíta ako neúspešný. Ak je v Prieskume menej než 5 kariet, idú postupne na: váš prvý výber, náhodnú kartu virtuálneho súpera, váš druhý výber a dve ďalšie karty virtuálneho súpera; zvyšok prepadne.',
      'FSM-283':
        'So značkami použitia a so zdrojmi ležiacimi alebo uchovanými na lokácii, ktorú vyplieni virtuálny súper, sa naloží ako v FSM-123 a FSM-124.',
      'FSM-284': 'V ťahu po úspešnom útoku alebo po treťom útoku v kole virtuálny súper pasuje.',
      'FSM-285':
        'V každom ťahu virtuálneho súpera majú prednosť karty spojení. Vzatá karta sa nedopĺňa, preto sa útoky začnú, až keď žiadna nezostane.',
      'FSM-286': 'Keď virtuálny súper pasuje, balíček útoku ide do odkladacieho balíčka.',
      'FSM-287': 'Ak pasujete, už na vás nemožno útočiť a virtuálny súper hneď pasuje; fáza Akcie sa končí.',
      'FSM-288': 'Keď virtuálny súper pasuje, hráte ďalej bez neho, ako dlho chcete.',
    },
  },
  {
    title: 'Hra pre jedného: koniec a hodnotenie',
    rules: {
      'FSM-289':
        'Koniec hry pre jedného sa spustí, keď máte vy alebo virtuálny súper aspoň 25 VB. Fáza Akcie sa dohrá, Upratovanie sa vynechá.',
      'FSM-290':
        'Obe strany si pripočítajú 1 VB za lokáciu: vy za každú nevyplienenú (FSM-179), virtuálny súper za každú kartu, ktorá leží pred ním.',
      'FSM-291': 'Vyhráte len vtedy, keď máte viac VB než virtuálny súper; s rovnakým alebo menším počtom prehráte.',
      'FSM-292':
        'Ak vyhráte, tabuľka piatich hodnotení ukáže, ako sa vám darilo: najnižšie pod 30 VB, vyššie od 30, 35, 40 a 45 VB. Tlačenú tabuľku nepoznáme; táto je zrekonštruovaná.',
    },
  },
];

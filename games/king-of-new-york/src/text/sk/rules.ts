import type { Rulebook } from '@ashtown/engine';

export const rules: Rulebook = [
  {
    title: 'Súčasti hry a informácie',
    rules: {
      'KNY-1':
        'Hrá 2 až 6 hráčov, každý za jedno monštrum. Šesť monštier (Kapitán Ryba, Drakonis, Kong, Modlivka, Rob, Šerif) sa líši len vzhľadom.',
      'KNY-2':
        'V hre je 8 rovnakých kociek, 6 čiernych a 2 zelené: na každej kocke je každý zo šiestich symbolov práve raz.',
      'KNY-3':
        'Hádžete 6 čiernymi kockami. Karty Hlava navyše a Prirodzený výber pridávajú po jednej zelenej kocke, takže hádžete 6, 7 alebo 8 kockami.',
      'KNY-4':
        'Je päť štvrtí: Manhattan a štyri štvrte mimo Manhattanu (Bronx, Queens, Brooklyn, Staten Island). Na susedstve nezáleží: do každej inej štvrte je to jeden pohyb.',
      'KNY-5':
        'Manhattan je jedna štvrť s tromi zónami, od najnižšej: Dolný, Stredný, Horný. V každej zóne je pole 2-4 a pole 5-6; polia 5-6 platia len v pokročilom variante (KNY-148).',
      'KNY-6':
        'V štvrti mimo Manhattanu môžu byť najviac 2 monštrá, na celom Manhattane najviac 1 (v pokročilom variante 2). Žiadny pohyb, útek ani umiestnenie to nesmie prekročiť.',
      'KNY-7':
        'V hre je 45 obojstranných žetónov: vpredu budova, vzadu jednotka. Odolnosť 1: 22 mrakodrapov (odmena 1★); odolnosť 2: 8 mrakodrapov (2★), 3 nemocnice (2♥), 3 elektrárne (2⚡); odolnosť 3: 3 mrakodrapy (3★), 3 nemocnice (3♥), 3 elektrárne (3⚡). Jednotky: pechota má odolnosť 2 a odmenu 1♥, stíhačka 3 a 2⚡, tank 4 a 3★.',
      'KNY-8':
        'Budova s odolnosťou 1 má vzadu vždy pechotu (odolnosť 2), s odolnosťou 2 stíhačku (3), s odolnosťou 3 tank (4). Spolu: pechota ×22, stíhačky ×14, tanky ×9.',
      'KNY-9':
        'V balíčku je 64 rôznych kariet: 46 kariet PONECHAŤ ostáva majiteľovi, 18 kariet ODHODIŤ pôsobí raz a potom ide na odhadzovací balíček.',
      'KNY-10':
        'Mimo balíčka sú 2 špeciálne karty: Superhviezda a Socha slobody. Nikdy sa nekupujú ani neodhadzujú a nie sú to karty PONECHAŤ.',
      'KNY-11':
        'V zásobe je 13 žetónov siete, 13 žetónov kliatby (karta Kliatba), 5 suvenírov a 15 žetónov panciera. Keď sa niektorý druh minie, už sa nerozdáva; ak posledné patria viacerým monštrám, rozdajú sa v smere hodinových ručičiek od hráča, ktorý je na ťahu.',
      'KNY-12': 'Zásoba energie sa nikdy neminie.',
      'KNY-13':
        'Máte vždy 0 až 20★: zisky nad 20 a straty pod 0 prepadajú. Máte 0♥ až svoje maximum života (10, s kartou Pancier 12). ⚡ nemá hornú hranicu a nikdy neklesne pod 0.',
      'KNY-14':
        'Nikto nevidí poradie kariet v balíčku ani žetóny pod vrchným žetónom kôpky. Všetko ostatné je verejné: ★, ♥, ⚡, karty, žetóny, odhadzovací balíček, ponuka kariet, počet kariet v balíčku, výška kôpok, jednotky a kocky.',
      'KNY-15':
        'Náhodné je len toto a losuje to za vás stôl: miešanie žetónov a kariet (aj nového balíčka z odhodených kariet), hod o začínajúceho hráča, každý hod a prehod a kocka karty Guľky antihmoty.',
    },
  },
  {
    title: 'Príprava hry',
    rules: {
      'KNY-16':
        'Miesta pri stole sú pevné, v smere hodinových ručičiek. V poradí miest si každý hráč vyberie monštrum, ktoré nemá nikto iný.',
      'KNY-17': 'Každé monštrum začína s 10♥, 0★ a 0⚡, bez kariet a žetónov.',
      'KNY-18':
        '45 žetónov sa zamieša a uloží budovami nahor do 15 kôpok po 3; každá z piatich štvrtí dostane 3 kôpky (aj celý Manhattan 3). Známa je len vrchná budova kôpky a na začiatku nie sú žiadne jednotky.',
      'KNY-19':
        '64 kariet sa zamieša do zakrytého balíčka; 3 z nich sa odkryjú ako ponuka kariet. Odhadzovací balíček je prázdny.',
      'KNY-20': 'Karty Superhviezda a Socha slobody ležia vedľa plánu a nepatria nikomu.',
      'KNY-21':
        'O to, kto začne, hádže každý 6 čiernymi kockami; začína hráč s najviac symbolmi Útoku. Pri zhode hádžu ešte raz len tí, ktorí majú najviac, až kým nezostane jeden. Nikto tu o ničom nerozhoduje.',
      'KNY-22':
        'Od prvého hráča v smere hodinových ručičiek umiestni každý svoje monštrum do štvrte mimo Manhattanu, v ktorej je najviac 1 monštrum. Manhattan nie je dovolený a na začiatku je prázdny.',
      'KNY-23':
        'Pri 5 alebo 6 hráčoch možno pred hrou zapnúť nastavenie „Pokročilý variant: dve monštrá na Manhattane“; inak je vypnuté. Pre 2 až 4 hráčov neexistuje.',
    },
  },
  {
    title: 'Priebeh ťahu',
    rules: {
      'KNY-24':
        'Kroky ťahu idú vždy v tomto poradí: 0 Zisk, 1 Hody kockami, 2 Vyhodnotenie symbolov, 3 Pohyb monštra, 4 Kúpa kariet, 5 Ukončenie ťahu.',
      'KNY-25': 'Po ťahu pokračuje najbližšie monštrum v smere hodinových ručičiek, ktoré je ešte v hre.',
      'KNY-26':
        'Všetko, čo sa počíta „v tomto ťahu“, sa v každom ťahu, aj v ťahu navyše, začína odznova: odkryté jednotky, zničené stíhačky a tanky, zranenia spôsobené každému monštru, ⚡ získané každým monštrom, vstup na Manhattan s tým, čo prináša (KNY-123), účinok karty Búrač.',
      'KNY-27':
        'Ťahy navyše dávajú karty Smrteľný amok, Metro a Výstup na Empire State Building. Najprv sa obvyklým spôsobom dokončí prebiehajúci ťah, s kontrolou karty Prirodzený výber a víťazstva; potom sa odohrá celý nový ťah od kroku 0.',
      'KNY-28':
        'Ťahy navyše čakajú v jednom rade a hrajú sa v poradí, v akom pribudli, každý po predchádzajúcom. Keď je rad prázdny, hra pokračuje v smere hodinových ručičiek od hráča, ktorý mal posledný bežný ťah. Ťahy navyše monštra, ktoré vypadlo z hry, prepadajú.',
      'KNY-29':
        'Ak vypadnete z hry vo svojom ťahu, ťah sa ihneď končí: nevyhodnotené symboly a zostávajúce kroky prepadajú. Len prebiehajúci úder (KNY-115) sa dokončí pre všetkých.',
      'KNY-30':
        'Ak má v tej istej chvíli rozhodovať viac hráčov, robia to po jednom v smere hodinových ručičiek od hráča, ktorý je na ťahu. Každý vidí predchádzajúce odpovede.',
      'KNY-31':
        'Ak je možná len jedna odpoveď, stôl ju môže dať za vás, pokiaľ popri nej nie je možná voľná akcia (KNY-32).',
      'KNY-32':
        'Sú dve voľné akcie: odhodenie karty Pancier (KNY-162) popri každom vašom rozhodnutí vo vašom ťahu a jazda metrom v ťahu z karty Metro popri rozhodnutiach z KNY-221. Inokedy možno kartu Pancier odhodiť len podľa KNY-118. Voľná akcia nikdy nepreruší úder ani kúpu karty.',
    },
  },
  {
    title: 'Krok 0: Zisk',
    rules: {
      'KNY-33':
        'Ak začínate ťah na Manhattane, získate bez otázky zisk svojej zóny: Dolný 1★ a 1⚡, Stredný 2★ a 1⚡, Horný 2★ a 2⚡.',
      'KNY-34':
        'Potom samy pôsobia karty začiatku ťahu v tomto poradí: Hviezda Broadwaya, Nafúknuté ego, Kráľ Queensu, Regenerácia.',
      'KNY-35': 'Dosiahnutie 20★ tu hru nekončí; pozri KNY-142.',
      'KNY-36': 'Po zisku a pred prvým hodom sa môže majiteľ karty Superrýchlosť pohnúť (KNY-193).',
    },
  },
  {
    title: 'Krok 1: Hody kockami',
    rules: {
      'KNY-37': 'Môžete hádzať až trikrát: prvý hod všetkými svojimi kockami, potom najviac 2 prehody.',
      'KNY-38':
        'Po každom hode, ak máte ešte prehod, skončíte s hádzaním alebo prehodíte ľubovoľné kocky, aspoň jednu, aj predtým ponechané. Všetky kocky jedného prehodu sa hádžu naraz.',
      'KNY-39': 'Máte 2 prehody, o 1 menej za každý svoj žetón siete, najmenej 0. Prvý hod sa koná vždy.',
      'KNY-40':
        'Počet kociek sa určí pri prvom hode. Karta s kockou navyše, ktorú získate alebo stratíte neskôr, platí od nasledujúceho ťahu.',
      'KNY-41': 'S kartou Smrteľný amok sú vaše kocky so symbolom Útoku zablokované: nemôžete ich prehadzovať.',
      'KNY-42':
        'Ak máte žetóny kliatby, prehod s kockami Au! stojí 1⚡ za každý žetón; platíte do zásoby pred hodom, raz za prehod bez ohľadu na počet týchto kociek. Ak nemôžete zaplatiť (ani v ♥ vďaka karte Z iného sveta), kocky Au! sú zablokované.',
      'KNY-43':
        'Kým má iné monštrum v hre kartu Aura smoly, nemôžete skončiť skôr: musíte využiť všetky prehody, zakaždým aspoň s jednou kockou. Kocky si však vyberáte vy.',
      'KNY-44':
        'Zablokované kocky ani poplatok vám nikto nevnúti: ak je každá kocka zablokovaná alebo by sa dala prehodiť len za poplatok kliatby, môžete skončiť aj napriek karte Aura smoly. Ak sú zablokované všetky kocky, hádzanie sa končí samo, ak nie je možná voľná akcia (KNY-32).',
      'KNY-45': 'Kocky ostávajú na stole tak, ako padli, až do konca ťahu; potrebuje ich karta Prirodzený výber.',
    },
  },
  {
    title: 'Po poslednom hode',
    rules: {
      'KNY-46': 'Najprv karta Chameleón: jej majiteľ môže zmeniť kocky (KNY-163).',
      'KNY-47': 'Po druhé karta Výstup na Empire State Building: skontrolujú sa kocky (KNY-165).',
      'KNY-48':
        'Po tretie symboly, ktoré karty musia pridať: Dupnutie 1 symbol Ničenia; Zúrivosť 1 symbol Ničenia a 1 symbol Energie, ak sú vo vašej štvrti práve aspoň 3 jednotky; Obrovský titan 2 symboly Útoku.',
      'KNY-49': 'Po štvrté karta Chytanie taxíkov: jej majiteľ povie áno alebo nie (KNY-173).',
      'KNY-50':
        'Po piate karta Dúha bolesti spočíta symboly Ničenia v doterajšom výsledku a pridá symboly Útoku alebo prinesie víťazstvo (KNY-182).',
      'KNY-51':
        'Po šieste zmena symbolov: najprv Univerzálny vojak, potom Umelé srdce, každá karta raz. Zmeniť možno aj symboly pridané kartami a Liečenie získané kartou Univerzálny vojak možno ďalej zmeniť na Energiu.',
      'KNY-52':
        'Symboly pridané kartami sa počítajú presne ako hodené a treba ich vyhodnotiť, aj keď škodia. Nie sú to kocky: karta Chameleón ich nezmení a Výstup na Empire State Building ich nepočíta.',
    },
  },
  {
    title: 'Krok 2: Vyhodnotenie symbolov',
    rules: {
      'KNY-53':
        'Poradie druhov symbolov si volíte ľubovoľne, jeden po druhom. Každý druh vyhodnotíte celý, než začnete ďalší.',
      'KNY-54': 'Každý druh, z ktorého máte aspoň jeden symbol, musíte vyhodnotiť, aj keď nič neprináša alebo škodí.',
      'KNY-55': 'Miesto, život, jednotky a karty platia tak, ako sú pri vyhodnocovaní druhu, nie ako boli pri hode.',
      'KNY-56':
        'Symboly jedného druhu môžete rozdeliť medzi jeho účinky: Útok medzi útok a odstránenie svojich žetónov siete, Liečenie medzi liečenie a odstránenie svojich žetónov kliatby, Ničenie medzi objekty.',
    },
  },
  {
    title: 'Energia a Liečenie',
    rules: {
      'KNY-57': 'Za každý symbol Energie získate 1⚡ zo zásoby.',
      'KNY-58': 'Za každý symbol Liečenia si vyliečite 1♥, najviac do svojho maxima života; zvyšok prepadá.',
      'KNY-59':
        'Na Manhattane symboly Liečenia neliečia. Ich iné účinky platia aj tam: žetóny kliatby, karty Univerzálny vojak a Umelé srdce.',
      'KNY-60': 'Liečenie, ktoré nepochádza zo symbolov Liečenia, na Manhattane platí: karty, pechota aj nemocnice.',
      'KNY-61':
        'Ak máte žetóny kliatby, pri vyhodnocovaní Liečenia rozhodnete, koľko symbolov odstráni po jednom žetóne kliatby namiesto liečenia: od nuly až po toľko, na koľko stačia symboly a žetóny. Platí to v každej štvrti.',
    },
  },
  {
    title: 'Útok',
    rules: {
      'KNY-62':
        'Všetky symboly Útoku, ktorými v ťahu útočíte, aspoň jeden, tvoria jeden spoločný útok. Nepatria k nemu symboly minuté na žetóny siete ani zmenené na Liečenie, pridané kartami k nemu patria. Bez útoku karty, ktoré hovoria o útoku, nepôsobia.',
      'KNY-63':
        'Ak máte žetóny siete, najprv rozhodnete, koľko symbolov Útoku odstráni po jednom z nich: od nuly až po toľko, na koľko stačia symboly a žetóny. Všetkými ostatnými musíte útočiť; ak nezostane žiadny, útok sa nekoná.',
      'KNY-64': 'Z Manhattanu váš útok zasiahne všetky monštrá mimo Manhattanu.',
      'KNY-65':
        'Ak ste mimo Manhattanu, váš útok zasiahne každé monštrum na Manhattane (jedno; v pokročilom variante až dve). Ak tam nikto nie je, nezasiahne nikoho okrem cieľov karty Ohnivá guľa.',
      'KNY-66':
        'Koho zasiahnete, závisí od toho, kde ste pri vyhodnocovaní Útoku; predchádzajúci pohyb vďaka karte Superrýchlosť alebo Metro sa počíta.',
      'KNY-67': 'S kartou Ohnivá guľa je cieľom aj každé iné monštrum vo vašej štvrti.',
      'KNY-68':
        'Zranenia pre každý cieľ: počet symbolov Útoku, zdvojnásobený s kartou Tieňový dvojník, potom +1, ak na tento cieľ pôsobia Teslove tykadlá. Ak kocka karty Guľky antihmoty ukazuje pre tento cieľ Au!, všetko sa nakoniec zdvojnásobí.',
      'KNY-69': 'Teslove tykadlá pôsobia na cieľ, ktorý má na začiatku útoku, pred akoukoľvek reakciou, viac ♥ ako vy.',
      'KNY-70':
        'Poradie útoku: 1 ciele; 2 kocky karty Guľky antihmoty, od vás v smere hodinových ručičiek, potom počet zranení; 3 jeden úder pre všetky ciele naraz (KNY-117); 4 karty Vysatie energie a Vrhač odpadkov; 5 rozhodnutia o úteku; 6 zaujmete uvoľnené miesto.',
      'KNY-71': 'Každý cieľ sa pokladá za napadnutý, aj keď sa jeho zranenia znížili na 0.',
      'KNY-72':
        'Tieto karty pôsobia len pri útoku: Ohnivá guľa, Teslove tykadlá, Guľky antihmoty, Tieňový dvojník, Vysatie energie, Vrhač odpadkov.',
      'KNY-73':
        'Karty Kliatba, Tkáč sietí a Fotografovanie počítajú zranenia, ktoré spôsobujete: všetky zranenia iných monštier z vášho útoku (aj ciele karty Ohnivá guľa) a z vašich kariet Brutálna hviezda a Generál Ellis. Zranenia od jednotiek nepatria nikomu a vaše vlastné sa nikdy nepočítajú.',
      'KNY-74':
        'Toto nie sú útoky a nikdy nedovolia utiecť: Brutálna hviezda, Generál Ellis, strieľajúce jednotky, Air Force One, Rozvodňa, Podzemný kábel.',
    },
  },
  {
    title: 'Útek z Manhattanu',
    rules: {
      'KNY-75':
        'Ak na vás na Manhattane práve zaútočilo iné monštrum a ste stále v hre, rozhodnete sa: zostať alebo utiecť do štvrte mimo Manhattanu, v ktorej je najviac 1 monštrum. Nikto vás k ničomu nemôže prinútiť.',
      'KNY-76':
        'Rozhodujete sa po zraneniach a po kartách Vysatie energie a Vrhač odpadkov. Voľné miesta sa počítajú, kým je útočník ešte v starej štvrti; môžete tam utiecť, ak je v nej len on. Voľné miesto je vždy.',
      'KNY-77': 'Útek zranenia nezruší.',
      'KNY-78':
        'Len čo sa útek vykoná, aj s účinkami príchodu utekajúceho (KNY-124), útočník mimo Manhattanu naň musí vstúpiť: Dolný Manhattan, 1★ a ďalšie účinky vstupu. Nie je tu voľba ani poplatok.',
      'KNY-79':
        'Útočník potom vyhodnotí zvyšné symboly na Manhattane: Liečenie nelieči, Au! a Ničenie sa týkajú Manhattanu.',
      'KNY-80': 'Ak nikto neutečie, útočník zostáva na svojom mieste.',
      'KNY-81':
        'Ak monštrum na Manhattane útokom vypadne z hry, útočník nevstupuje hneď, ale až v kroku Pohyb (KNY-125).',
      'KNY-82': 'Útek po útoku je jediná cesta z Manhattanu, okrem ťahu z karty Metro a zatvorenia polí 5-6.',
      'KNY-83': 'Keď vás útok zasiahne inde, o ničom nerozhodujete.',
    },
  },
  {
    title: 'Ničenie',
    rules: {
      'KNY-84':
        'Ničíte objekty jeden po druhom, každý presne za toľko symbolov Ničenia, aká je jeho odolnosť. Objekt nemožno poškodiť sčasti a symboly si nemožno odložiť na neskôr.',
      'KNY-85':
        'Môžete ničiť viditeľnú budovu každej kôpky a každú jednotku vo svojej štvrti; na Manhattane v celej štvrti bez ohľadu na zónu.',
      'KNY-86':
        'Odmenu získate hneď: ★, ⚡ alebo ♥, ako je na žetóne. Potom pôsobia karty Lovec, Búrač, Ostrostrelec a Lovec trofejí.',
      'KNY-87':
        'Zničená budova sa otočí a ostáva v tej istej štvrti ako jednotka. Ďalšiu budovu kôpky vidno hneď a zvyšnými symbolmi ju môžete zničiť.',
      'KNY-88': 'Zničená jednotka odchádza z hry.',
      'KNY-89':
        'Jednotku odkrytú v tomto ťahu nemožno v tomto ťahu zničiť, ani keď zmení štvrť. Zákaz sa končí s ťahom, takže v ťahu navyše ju zničiť možno.',
      'KNY-90':
        'Jednotka odkrytá v tomto ťahu strieľa, ak sa neskôr v ťahu vyhodnocuje Au!, a počíta sa do všetkého ostatného.',
      'KNY-91':
        'Symboly Ničenia musíte využiť: prestať môžete, až keď žiadny objekt, ktorý smiete vo svojej štvrti zničiť, nestojí toľko, koľko vám zostáva, alebo menej. Objekty si vyberáte ľubovoľne, aj keď sa niečo premárni; symboly, ktoré na nič nestačia, prepadajú.',
      'KNY-92':
        'Ciele v iných štvrtiach vďaka kartám Seizmický lúč a Ostrostrelec len rozširujú výber; nikdy ich nemusíte ničiť.',
      'KNY-93':
        'S kartou Otvárač na konzervy stačia na zničenie tanku 3 symboly, s kartou Dlhý krk na zničenie stíhačky 2. Odmena sa nemení.',
    },
  },
  {
    title: 'Sláva a Superhviezda',
    rules: {
      'KNY-94': 'Menej ako 3 symboly Slávy bez karty Superhviezda nič neprinášajú (výnimka: karta Osobný reflektor).',
      'KNY-95':
        'Pri aspoň 3 symboloch Slávy, ak nemáte kartu Superhviezda, musíte si ju vziať od držiteľa alebo z miesta vedľa plánu. Získate 1★ a ďalší 1★ za každý symbol nad tretí: za 3, 4, 5, 6, 7 alebo 8 symbolov 1, 2, 3, 4, 5 alebo 6★.',
      'KNY-96': 'Ak máte kartu Superhviezda už predtým, každý hodený symbol Slávy prinesie 1★, už od prvého.',
      'KNY-97':
        'V ťahu, v ktorom si kartu Superhviezda vezmete, boduje len KNY-95. Držiteľ si ju nikdy neberie znova a body za jej vzatie nezíska.',
      'KNY-98':
        'Ak má držiteľ kartu Diva, na získanie karty Superhviezda potrebujete 4 symboly Slávy; za presne 3 nedostanete nič.',
      'KNY-99':
        'Poradie: karta zmení držiteľa, ★ podľa KNY-95, karty Hviezda Broadwaya a Nafúknuté ego, zranenia karty Brutálna hviezda, karta Osobný reflektor.',
      'KNY-100': 'Strata karty Superhviezda nestojí žiadne ★.',
    },
  },
  {
    title: 'Au! a Socha slobody',
    rules: {
      'KNY-101':
        'Jednotky strieľajú len vtedy, keď sa vyhodnocuje Au! alebo niekto kúpi kartu Air Force One. Monštrum dostane 1 zranenie za každú jednotku vo svojej štvrti bez ohľadu na jej druh; bez jednotiek nie sú zranenia.',
      'KNY-102': 'Presne 1 symbol Au!: jednotky vo vašej štvrti strieľajú len na vás.',
      'KNY-103': 'Presne 2 symboly Au!: jednotky vo vašej štvrti strieľajú na všetky monštrá v nej, aj na vás.',
      'KNY-104':
        '3 symboly Au! alebo viac: všetky jednotky v piatich štvrtiach strieľajú na každé monštrum vo svojej štvrti, aj na vás. Viac ako 3 nič nemení.',
      'KNY-105': 'Na Manhattane jednotky všetkých zón strieľajú na monštrum bez ohľadu na jeho zónu.',
      'KNY-106':
        'Pri aspoň 3 symboloch Au! si vezmete aj kartu Socha slobody, ak ju nemáte, a získate 3★; monštrum, ktorému ju beriete, stráca 3★.',
      'KNY-107': 'Ak už kartu Socha slobody máte, ďalšie 3 symboly Au! nič viac neprinesú.',
      'KNY-108':
        'Poradie: žetóny panciera, zranenia od jednotiek ako jeden úder, karta Socha slobody. Monštrum, ktoré týmito zraneniami vypadne z hry, si kartu nevezme.',
      'KNY-109':
        'Streľba jednotiek nie je útok: nemožno utiecť a karta Vysatie energie nepôsobí. Sú to však zranenia: Krv fénixa pôsobí.',
      'KNY-110':
        'Nepriestrelnosť zníži zranenia z jednej streľby jednotiek spolu o 1, nie o 1 za každú jednotku, najmenej na 0.',
      'KNY-111':
        'Jednotky sa počítajú pri vyhodnocovaní Au!, takže predchádzajúce Ničenie môže ich počet zvýšiť alebo znížiť.',
    },
  },
  {
    title: 'Zranenia, život, vypadnutie z hry',
    rules: {
      'KNY-112': '1 zranenie stojí 1♥. Život nikdy neklesne pod 0.',
      'KNY-113': 'Monštrum s 0♥ vypadáva z hry.',
      'KNY-114': 'Maximum života je 10; karta Pancier ho majiteľovi zvyšuje na 12.',
      'KNY-115':
        'Jeden úder je jedna príčina, ktorá naraz spôsobí zranenia jednému alebo viacerým monštrám: jeden útok, jedna streľba jednotiek, jeden zásah karty Brutálna hviezda, jedna karta Generál Ellis, jedna karta Air Force One alebo jedna karta, ktorá zraní kupujúceho.',
      'KNY-116':
        'Krv fénixa, Kliatba, Tkáč sietí a Nepriestrelnosť pôsobia raz za úder a monštrum, nie za každé zranenie.',
      'KNY-117':
        'Poradie úderu: 1 určí sa počet zranení; 2 reakcie (KNY-118, KNY-119) v smere hodinových ručičiek od hráča, ktorý je na ťahu; 3 všetci naraz strácajú ♥; 4 všetci naraz vypadávajú z hry; 5 u tých, ktorí dostali zranenia a prežili: Krv fénixa, potom žetón kliatby (Kliatba), potom žetón siete (Tkáč sietí).',
      'KNY-118':
        'Ak máte kartu Pancier s aspoň 1 žetónom a čakajú vás zranenia, môžete ju odhodiť a najprv si vyliečiť ♥.',
      'KNY-119':
        'S kartou Z iného sveta môžete pri zraneniach stratiť ⚡ namiesto ♥, 1 za 1, od nuly až po všetky zranenia, na koľko vám ⚡ stačí. Všetky zranenia aj tak platia za prijaté aj spôsobené. Deje sa to po karte Pancier.',
      'KNY-120': '♥ zaplatené vďaka karte Z iného sveta a ♥ stratené nižším maximom života nie sú zranenia.',
      'KNY-121':
        'Monštrum, ktoré vypadne z hry, odíde z plánu: jeho karty PONECHAŤ idú na odhadzovací balíček, ⚡, žetóny a suveníry do zásoby a Superhviezda a Socha slobody vedľa plánu bez zmeny ★; jeho nároky na karty a čakajúce ťahy navyše prepadajú. Žetóny siete a kliatby na iných monštrách ostávajú.',
    },
  },
  {
    title: 'Vstup na Manhattan a zmena štvrte',
    rules: {
      'KNY-122':
        'Vstup na Manhattan je každý príchod naň z inej štvrte. Vždy prídete na Dolný Manhattan a získate 1★. Prechod medzi zónami nie je vstup.',
      'KNY-123':
        '★ za vstup a karta Štamgast z Chinatownu pôsobia najviac raz za monštrum a ťah: pri prvom vstupe, bez ohľadu na to, či monštrum kartu vtedy už malo. Ťah navyše sa počíta samostatne (KNY-26).',
      'KNY-124':
        'Účinky príchodu po každej zmene štvrte v tomto poradí: ★ za vstup, Štamgast z Chinatownu, Turista, Smradľavý útok.',
    },
  },
  {
    title: 'Krok 3: Pohyb monštra',
    rules: {
      'KNY-125': 'Ak ste mimo Manhattanu a nikto na ňom nie je, musíte vstúpiť na Manhattan.',
      'KNY-126':
        'Ak ste mimo Manhattanu a Manhattan je obsadený, môžete prejsť do inej štvrte mimo Manhattanu, v ktorej je najviac 1 monštrum, alebo zostať; na Manhattan vstúpiť nemôžete. V pokročilom variante je obsadený až pri dvoch monštrách (KNY-151).',
      'KNY-127':
        'Ak ste na Manhattane už z predchádzajúceho ťahu, musíte postúpiť o jednu zónu vyššie: Dolný → Stredný, Stredný → Horný. Na Hornom Manhattane zostávate.',
      'KNY-128':
        'V ťahu vstupu na Manhattan, nech k nemu došlo akokoľvek, zostávate vo svojej zóne. Ak ste potom znova mimo neho (jazda metrom, zatvorené pole 5-6), platí KNY-125 alebo KNY-126. Stručný súhrn v tlačenom návode by vás doslovne vzaté poslal hneď o zónu vyššie; tak sa hrá s domácim pravidlom „Hneď vyššie“.',
      'KNY-129': 'V kroku Pohyb nikdy nemôžete opustiť Manhattan.',
      'KNY-130':
        'Dobrovoľné pohyby, za ktoré si účtuje Newyorský maratón: zmena štvrte mimo Manhattanu v kroku Pohyb, útek, jazda metrom. Povinné a bezplatné: vstup na prázdny Manhattan v kroku Pohyb, postup o zónu vyššie, obsadenie uvoľneného miesta, odchod zo zatvoreného poľa 5-6. Superrýchlosť je tiež bezplatná.',
    },
  },
  {
    title: 'Krok 4: Kúpa kariet',
    rules: {
      'KNY-131':
        'Vo svojom ťahu môžete kúpiť kartu z ponuky alebo vymeniť karty v ponuke, koľkokrát chcete a viete zaplatiť, v ľubovoľnom poradí, alebo skončiť. Nikto iný teraz kupovať nemôže.',
      'KNY-132':
        'Platíte cenu vytlačenú na karte, o 1⚡ menej, ak karta uvádza štvrť, v ktorej ste, najmenej 0. Manhattan platí v každej zóne.',
      'KNY-133':
        'Kartu Air Force One môžete kúpiť len po zničení stíhačky v tomto ťahu, kartu Generál Ellis len po zničení tanku v tomto ťahu.',
      'KNY-134':
        'Poradie kúpy: zaplatíte do zásoby; karta opustí ponuku; kartu PONECHAŤ položíte pred seba a pôsobí jej účinok pri kúpe, karta ODHODIŤ pôsobí a ide na odhadzovací balíček; nakoniec sa ponuka doplní z balíčka. Po kúpe vďaka karte Zberač odpadu sa nič nedopĺňa.',
      'KNY-135': 'Karta PONECHAŤ pôsobí odvtedy do konca hry alebo do odhodenia.',
      'KNY-136':
        'Výmena kariet v ponuke stojí 2⚡: všetky idú na odhadzovací balíček a odkryjú sa 3 nové. Môžete to opakovať.',
      'KNY-137':
        'Nové karty sa odkrývajú po jednej od prvého voľného miesta v ponuke. Nárok z karty Kolumbijská univerzita získa prvú kartu PONECHAŤ, ktorá sa objaví (KNY-206).',
      'KNY-138':
        'Keď je balíček prázdny, z odhadzovacieho balíčka sa zamieša nový, aj uprostred dopĺňania alebo výmeny. Ak je kariet stále málo, ponuka zostane neúplná.',
      'KNY-139': 'Ak kupujúci kvôli kúpenej karte vypadne z hry, ponuka sa doplní a ťah sa končí.',
      'KNY-140':
        'S kartou Z iného sveta môžete každú platbu v ⚡ (cena, výmena kariet v ponuke, poplatok za kliatbu, Newyorský maratón, Seizmický lúč) zaplatiť sčasti alebo celú v ♥, 1 za 1, ale aspoň 1♥ vám musí zostať. To, čo berú karty Vysatie energie a Čierny odber, nie je platba.',
    },
  },
  {
    title: 'Krok 5: Ukončenie ťahu, víťazstvo, remíza',
    rules: {
      'KNY-141':
        'Poradie na konci ťahu: 1 skontroluje sa karta Prirodzený výber; 2 jednotky odkryté v tomto ťahu možno odteraz ničiť; 3 skontroluje sa víťazstvo; 4 ďalší ťah.',
      'KNY-142':
        'Vyhrávate na konci svojho ťahu, ak ste v hre a máte 20★. Nikdy nie uprostred ťahu a nikdy nie v ťahu iného hráča.',
      'KNY-143': 'Získať 20★ a vypadnúť z hry v tom istom ťahu nie je víťazstvo; hra pokračuje.',
      'KNY-144':
        'Ak je vaše monštrum v hre jediné, vyhrávate na konci ťahu. Vo svojom ťahu musíte najprv vyhodnotiť všetky zostávajúce symboly; kroky 3 a 4 sa vynechajú alebo prerušia a karta Prirodzený výber sa aj tak skontroluje.',
      'KNY-145': 'Ak vypadne z hry monštrum, ktoré je na ťahu, a zostane práve jedno iné, to ihneď vyhráva.',
      'KNY-146': 'Ak nezostane žiadne monštrum, je remíza medzi monštrami, ktoré vypadli z hry v tomto poslednom ťahu.',
      'KNY-147': 'Okamžité je len víťazstvo vďaka karte Dúha bolesti; je to jediná výnimka z KNY-142.',
    },
  },
  {
    title: 'Pokročilý variant pre 5 a 6 hráčov',
    rules: {
      'KNY-148':
        'Na Manhattane môžu byť 2 monštrá a čo platí pre monštrum na Manhattane, platí pre obe. Ich útoky nezasahujú seba navzájom (výnimka: Ohnivá guľa), ale všetky monštrá mimo Manhattanu; útoky zvonka zasahujú obe.',
      'KNY-149':
        'Ak na Manhattane nikto nie je, vstúpite na pole 2-4 Dolného Manhattanu; ak je tam jedno monštrum, na pole 5-6 Dolného Manhattanu bez ohľadu na jeho zónu. Zisk je na oboch dráhach rovnaký.',
      'KNY-150': 'V kroku Pohyb monštrum na Manhattane postúpi o zónu vyššie na svojej dráhe.',
      'KNY-151':
        'Kým je na Manhattane najviac 1 monštrum, v kroku Pohyb naň musíte z inej štvrte vstúpiť, aj bez predchádzajúceho útoku. Zranenia svojím útokom spôsobíte ešte predtým, mimo Manhattanu.',
      'KNY-152':
        'O úteku rozhoduje najprv monštrum na dráhe 2-4, hneď aj s výberom štvrte, potom monštrum na 5-6. Ak prvé utečie a druhé zostane, druhé prejde na pole 2-4 svojej zóny.',
      'KNY-153':
        'Keď obe odpovedia a aspoň jedno utečie, útočník mimo Manhattanu vstúpi raz: na pole 2-4 Dolného Manhattanu, ak je Manhattan už prázdny, inak na pole 5-6 Dolného Manhattanu. Ak utečú obe, druhé miesto zostane voľné až do niečieho kroku Pohyb.',
      'KNY-154':
        'Ak monštrum na dráhe 2-4 vypadne z hry, monštrum na 5-6 prejde na pole 2-4 svojej zóny. To isté nastane, keď monštrum z 2-4 odíde metrom, takže dráha 5-6 nie je nikdy obsadená, kým je 2-4 voľná.',
      'KNY-155':
        'Len čo zostane v hre menej ako 5 monštier, polia 5-6 sa natrvalo zatvoria. Ak sú vtedy na Manhattane dve monštrá, to na poli 5-6 musí bezplatne odísť do zvolenej štvrte mimo Manhattanu, v ktorej je najviac 1 monštrum.',
      'KNY-156':
        'KNY-154 a KNY-155 sa vykonajú hneď po vypadnutí monštier pri údere, pred rozhodnutiami o úteku, a rovnako po strate kvôli karte Prirodzený výber. Monštrum, ktoré takto odíde, o úteku nerozhoduje a nenecháva útočníkovi miesto na obsadenie.',
    },
  },
  {
    title: 'Karty PONECHAŤ',
    rules: {
      'KNY-157':
        'Guľky antihmoty (4⚡): za každý cieľ vášho útoku sa hodí jednou čiernou kockou; jej výsledok pôsobí len podľa KNY-68.',
      'KNY-158':
        'Umelé srdce (4⚡): v okamihu podľa KNY-51 zmeníte ľubovoľne veľa symbolov Liečenia na Energiu, aj na Manhattane (KNY-59).',
      'KNY-159':
        'Hviezda Broadwaya (5⚡): získate 1★ vždy, keď si vezmete kartu Superhviezda, a 1★ na začiatku každého svojho ťahu, ktorý s ňou začínate.',
      'KNY-160':
        'Nepriestrelnosť (4⚡): pôsobí podľa KNY-110, aj pri symboloch Au! iného hráča, ale nie proti karte Air Force One.',
      'KNY-161': 'Otvárač na konzervy (4⚡): na tank stačia 3 symboly Ničenia (KNY-93).',
      'KNY-162':
        'Pancier (3⚡): máte maximum 12♥ a keď vyhodnocujete Au!, na karte pribudne 1 žetón za každý symbol, ešte pred streľbou jednotiek. Keď o kartu prídete, maximum je znova 10, život nad 10 klesne na 10 a žetóny sa vrátia do zásoby. Ak ju odhodíte vy (voľná akcia s aspoň 1 žetónom alebo KNY-118), potom si vyliečite 1♥ za každý jej žetón, aj na Manhattane.',
      'KNY-163':
        'Chameleón (4⚡): raz, hneď po poslednom hode, odhodíte ľubovoľne veľa kociek so symbolom Slávy a za každú otočíte jednu inú kocku na zvolenú stranu, každú kocku raz. Odhodená kocka nie je vo výsledku a nemožno ju otočiť: nepočíta sa pre karty Superhviezda, Prirodzený výber ani Výstup na Empire State Building.',
      'KNY-164':
        'Štamgast z Chinatownu (3⚡): vyliečite si 2♥, keď vstúpite na Manhattan (KNY-122, KNY-123), aj keď zaujmete uvoľnené miesto.',
      'KNY-165':
        'Výstup na Empire State Building (3⚡): ak ste v tom okamihu (KNY-47) na Manhattane a na vašich kockách je všetkých šesť symbolov, bez otázky získate 2★ a ťah navyše.',
      'KNY-166':
        'Kliatba (4⚡): každé iné monštrum, ktoré prežije zranenia z vášho úderu, dostane 1 žetón kliatby. Účinok žetónov: KNY-42, KNY-61. Ostávajú, aj keď karta Kliatba odíde z hry.',
      'KNY-167': 'Diva (5⚡): pôsobí, len kým máte kartu Superhviezda (KNY-98).',
      'KNY-168':
        'Vysatie energie (4⚡): po zraneniach útoku, ktorý vás zasiahne a ktorý prežijete, vám útočník dá 2⚡, alebo všetko, ak má menej. Raz za útok, pred rozhodnutím o úteku.',
      'KNY-169': 'Nafúknuté ego (3⚡): ako Hviezda Broadwaya (KNY-159), ale 1⚡ namiesto 1★.',
      'KNY-170': 'Hlava navyše (7⚡): hádžete 1 kockou navyše od svojho najbližšieho prvého hodu (KNY-40).',
      'KNY-171':
        'Ohnivá guľa (4⚡): pôsobí pri každom útoku, aj keď je Manhattan prázdny, a zranenia (KNY-68) sa pre všetky ciele počítajú rovnako. Ciele mimo Manhattanu nemôžu utiecť.',
      'KNY-172':
        'Zúrivosť (4⚡): pôsobí podľa KNY-48; jednotky všetkých zón Manhattanu sa počítajú spolu a počítajú sa aj jednotky odkryté v tomto ťahu.',
      'KNY-173':
        'Chytanie taxíkov (5⚡): ak sa tak rozhodnete, pridáte 2 symboly Ničenia a všetkými symbolmi Ničenia v tomto ťahu ničíte len jednotky, aj keď vás KNY-91 núti ničiť ďalej. Možné je to aj bez hodených symbolov Ničenia.',
      'KNY-174': 'Lovec (5⚡): za každú zničenú pechotu si vyliečite 1♥ okrem jej odmeny 1♥.',
      'KNY-175': 'Aura smoly (4⚡): pôsobí podľa KNY-43 a KNY-44; svojho majiteľa neviaže.',
      'KNY-176': 'Kráľ Queensu (5⚡): ak začínate ťah v Queense, získate 1⚡ a vyliečite si 1♥.',
      'KNY-177': 'Búrač (5⚡): získate 1★ pri prvej budove, ktorú v ťahu zničíte, v ktorejkoľvek štvrti; raz za ťah.',
      'KNY-178': 'Dlhý krk (3⚡): na stíhačku stačia 2 symboly Ničenia (KNY-93).',
      'KNY-179':
        'Prirodzený výber (2⚡): pri kúpe získate 4⚡ a vyliečite si 4♥; hádžete 1 kockou navyše. Ak je na konci vášho ťahu na niektorej z vašich kociek (okrem odhodených) symbol Slávy, prídete o túto kartu a o všetky ♥ a vypadávate z hry ešte pred kontrolou víťazstva; už v ťahu kúpy, preto najprv uvidíte varovanie. Táto strata nie sú zranenia a karty Pancier ani Z iného sveta ju nezmenšia.',
      'KNY-180': 'Z iného sveta (6⚡): pôsobí podľa KNY-119 a KNY-140.',
      'KNY-181':
        'Preťaženie (0⚡): pri kúpe získate 4⚡; odvtedy pri každom vyhodnotení Energie získate spolu o 1⚡ menej, najmenej 0.',
      'KNY-182':
        'Dúha bolesti (5⚡): pri 2 alebo 3 symboloch Ničenia vo výsledku pridáte 1 symbol Útoku, pri 4 alebo 5 pridáte 2 a pri 6 a viac ihneď vyhrávate. Počítajú sa aj symboly pridané kartami Dupnutie, Zúrivosť a Chytanie taxíkov.',
      'KNY-183':
        'Osobný reflektor (5⚡): získate 1★, keď vyhodnotíte aspoň 1 symbol Slávy; raz za ťah, nezávisle od karty Superhviezda.',
      'KNY-184':
        'Krv fénixa (4⚡): získate 1⚡ po každom údere, v ktorom dostanete aspoň 1 zranenie z akéhokoľvek zdroja a ktorý prežijete; pri tom istom údere túto ⚡ ešte nevyužijete.',
      'KNY-185':
        'Čierny odber (4⚡): keď iné monštrum získa v prebiehajúcom ťahu, svojom alebo cudzom, spolu aspoň 3⚡, hneď vám dá 1⚡; raz za monštrum a ťah. Zisky sa počítajú od začiatku ťahu bez ohľadu na výdavky; ⚡ z kariet Vysatie energie a Čierny odber nie je zisk.',
      'KNY-186': 'Regenerácia (5⚡): na začiatku svojho ťahu si vyliečite 1♥, aj na Manhattane.',
      'KNY-187':
        'Zberač odpadu (3⚡): v kroku Kúpa kariet môžete kúpiť ktorúkoľvek kartu PONECHAŤ z odhadzovacieho balíčka za vytlačenú cenu mínus 1⚡, najmenej 0. Ponuka sa vtedy nedopĺňa.',
      'KNY-188':
        'Seizmický lúč (4⚡): pri vyhodnocovaní Ničenia môžete zaplatiť 1⚡ a do konca tohto vyhodnocovania ničiť aj v jednej ďalšej štvrti; za každú ďalšiu platíte znova. Symboly delíte ľubovoľne.',
      'KNY-189': 'Tieňový dvojník (12⚡): zdvojnásobí váš útok pre všetky ciele (KNY-68).',
      'KNY-190':
        'Ostrostrelec (4⚡): môžete ničiť stíhačky vo všetkých štvrtiach; za každú zničenú stíhačku získate 1★, aj vo svojej štvrti.',
      'KNY-191':
        'Smradľavý útok (5⚡): po každej zmene štvrte (krok Pohyb, útek, vstup, Superrýchlosť, Metro, KNY-155) môžete poslať najviac 4 jednotky zo štvrte, do ktorej prídete, každú do inej štvrte. Neplatí pri prechode medzi zónami.',
      'KNY-192': 'Dupnutie (4⚡): musíte pridať 1 symbol Ničenia (KNY-48).',
      'KNY-193':
        'Superrýchlosť (4⚡): pred prvým hodom môžete urobiť jeden pohyb: mimo Manhattanu, ak je na ňom miesto, len na Manhattan, ak nie, do inej štvrte s voľným miestom; na Manhattane o zónu vyššie. Bežný krok Pohyb aj tak nasleduje. Newyorský maratón si za to nikdy neúčtuje.',
      'KNY-194': 'Smrteľný amok (4⚡): pri kúpe jeden ťah navyše (KNY-27); odvtedy platí KNY-41.',
      'KNY-195': 'Teslove tykadlá (4⚡): o 1 zranenie viac pre ciele, ktoré majú viac ♥ ako vy (KNY-68, KNY-69).',
      'KNY-196':
        'Turista (6⚡): pri kúpe položíte suvenír do svojej štvrte, neskôr do každej štvrte, do ktorej prídete a kde ešte nie je. Za každý získate 1★ a 1⚡, teda najviac po 5. Keď o kartu prídete, suveníry sa vrátia do zásoby.',
      'KNY-197': 'Obrovský titan (10⚡): musíte pridať 2 symboly Útoku (KNY-48), takže v každom ťahu máte aspoň 2.',
      'KNY-198': 'Vrhač odpadkov (5⚡): každé monštrum, ktoré prežije váš útok, stráca 1★, najmenej na 0, raz za útok.',
      'KNY-199': 'Lovec trofejí (5⚡): za každú zničenú jednotku získate 1★.',
      'KNY-200':
        'Univerzálny vojak (6⚡): v okamihu podľa KNY-51 zmeníte ľubovoľne veľa symbolov Liečenia na Útok a ľubovoľne veľa symbolov Útoku na Liečenie, aj pridané kartami Obrovský titan a Dúha bolesti.',
      'KNY-201':
        'Brutálna hviezda (3⚡): keď vezmete kartu Superhviezda inému monštru, dostane od vás 2 zranenia; keď ju iné monštrum vezme vám, dostane od vás 1 zranenie. Nie je to útok a vzatie karty ležiacej vedľa plánu nikoho nezraní.',
      'KNY-202':
        'Tkáč sietí (6⚡): ako Kliatba (KNY-166), ale so žetónmi siete (KNY-39, KNY-63). Ostávajú, aj keď karta odíde z hry.',
    },
  },
  {
    title: 'Karty ODHODIŤ, všetky v okamihu kúpy',
    rules: {
      'KNY-203':
        'Air Force One (6⚡, KNY-133): získate 4★, potom všetky jednotky všade strieľajú na každé monštrum vo svojej štvrti ako v KNY-104, aj na vás. Neprináša to kartu Socha slobody ani žetóny panciera, zranenia nepatria nikomu a Nepriestrelnosť nepomáha.',
      'KNY-204': 'Brooklynský most (6⚡, v Brooklyne 5⚡): získate 4★.',
      'KNY-205': 'Central Park (5⚡, na Manhattane 4⚡): vyliečite si 2♥ a získate 2★.',
      'KNY-206':
        'Kolumbijská univerzita (6⚡, na Manhattane 5⚡): získate 2★ a nárok na kartu: najbližšia karta PONECHAŤ odkrytá z balíčka, aj v cudzom ťahu alebo na mieste samotnej karty Kolumbijská univerzita, pripadne vám bez platenia a jej miesto sa znova doplní. Platí ako kúpená za 0⚡ (účinok pri kúpe nastane) a nemožno ju odmietnuť; viac nárokov sa vybavuje po poradí.',
      'KNY-207': 'Coney Island (4⚡, v Brooklyne 3⚡): získate 3★.',
      'KNY-208':
        'Vypiť Hudson (12⚡, na Manhattane, v Brooklyne alebo na Staten Islande 11⚡): vyliečite si 2♥, získate 1★ a 13⚡. Tieto zisky poznáme len z jedného prepisu karty.',
      'KNY-209': 'Flatiron Building (3⚡, na Manhattane 2⚡): získate 2★.',
      'KNY-210':
        'Generál Ellis (5⚡, KNY-133): získate 3★, potom jedným úderom každé monštrum vrátane vášho dostane 1 zranenie. Nie je to útok; pre ostatných sú to zranenia od vás.',
      'KNY-211':
        'Hollandov tunel (9⚡, na Manhattane 8⚡): získate 6★, potom každé monštrum vrátane vášho získa 3⚡, od vás v smere hodinových ručičiek; karta Čierny odber to počíta.',
      'KNY-212':
        'Newyorský maratón (6⚡): kým leží v ponuke kariet, každý dobrovoľný pohyb (KNY-130) stojí 2⚡, ktoré idú do zásoby.',
      'KNY-213':
        'Bez týchto 2⚡ (alebo ♥ vďaka karte Z iného sveta) nemôžete urobiť dobrovoľný pohyb, teda ani utiecť.',
      'KNY-214':
        'Newyorský maratón pri kúpe: vyliečite si 2♥, získate 2⚡ a 2★; jeho účinok v ponuke sa končí. Ukončí ho aj výmena kariet v ponuke.',
      'KNY-215':
        'Ďalšie štádium (4⚡): vaše ★ klesnú na 0; za každý odovzdaný ★ získate 1⚡ alebo si vyliečite 1♥, rozdelené podľa vášho výberu. Liečenie nad maximum prepadá.',
      'KNY-216':
        'Fotografovanie (4⚡): vyberiete iné monštrum, ktoré je v hre alebo z nej v tomto ťahu vypadlo; získate 1★ za každé zranenie, ktoré od vás v tomto ťahu dostalo (KNY-73), aj nad jeho zvyšný život.',
      'KNY-217':
        'Rozvodňa (5⚡): získate 8⚡ a 1★, potom dostanete 3 zranenia. Najprv je zisk a pri zraneniach môžete vypadnúť z hry.',
      'KNY-218':
        'Podzemný kábel (0⚡): získate 4⚡, potom dostanete 4 zranenia; najprv je zisk a pri zraneniach môžete vypadnúť z hry (KNY-217).',
      'KNY-219': 'Metro (10⚡): vyliečite si 2♥ a získate ťah navyše, v ktorom môžete jazdiť metrom.',
      'KNY-220':
        'Jazda metrom podlieha KNY-6: do každej štvrte mimo Manhattanu, v ktorej je najviac 1 monštrum, na Manhattan len vtedy, keď je tam miesto. Môžete tak Manhattan opustiť a vrátiť sa, vždy na Dolný Manhattan; zónu metrom nezmeníte.',
      'KNY-221':
        'V ťahu z karty Metro môžete jazdiť po kroku 0: pred prvým hodom (po karte Superrýchlosť), v osobitnej otázke: ísť alebo nie; potom medzi hodmi, medzi druhmi symbolov, medzi dvoma ničeniami (aj so symbolmi, ktoré tu na nič nestačia), pred krokom Pohyb a po ňom, medzi kúpami a pred koncom. Nie počas KNY-46 až KNY-51, nie uprostred útoku a nie počas streľby jednotiek.',
      'KNY-222':
        'Krok Pohyb sa v ťahu z karty Metro koná ako obvykle. V ťahu je možných najviac 12 jázd metrom, aby sa ťah vždy skončil.',
      'KNY-223':
        'Teslov kanón (5⚡): získate 2★; potom od kupujúceho v smere hodinových ručičiek a vrátane neho odhodí každý hráč jednu svoju kartu PONECHAŤ podľa vlastného výberu. Kto kartu PONECHAŤ nemá, neodhadzuje nič.',
      'KNY-224': 'Unisféra (5⚡, v Queense 4⚡): získate 4★.',
      'KNY-225': 'Štadión Yankees (9⚡, v Bronxe 8⚡): vyliečite si 5♥ a získate 5★.',
    },
  },
];

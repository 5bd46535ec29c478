import type { Rulebook } from '@ashtown/engine';

export const rules: Rulebook = [
  {
    title: 'Komponenty a pojmy',
    rules: {
      'ARM-1': 'Hra je pre 3 alebo 4 hráčov. Každý má jednu farbu: hnedú, bielu, oranžovú alebo čiernu.',
      'ARM-2':
        'Hra pre dvoch neexistuje: pri dvoch ponukách v oblasti by každý vždy dostal odmenu alebo trest. Za chýbajúcich hráčov hrajú boti.',
      'ARM-3':
        'V hre je 89 preživších: 20 červených plieniteľov, 45 zelených robotníkov, 10 modrých vojakov, 10 žltých inžinierov a 4 fialoví vodcovia. Medzi vašich preživších plienitelia nikdy nepatria.',
      'ARM-4':
        'Plienitelia nikdy nepatria hráčovi: sú vo vrecku alebo na vyložených kartách vybavenia. Tí, ktorých si vezmete s kartou, sa hneď vrátia do vrecka.',
      'ARM-5':
        'Každý preživší je vždy buď vo vrecku, na vyloženej karte, v škatuli, alebo u hráča (za zástenou, v oblasti, na doske mesta alebo odložený bokom). Počty z ARM-3 sa nikdy nemenia.',
      'ARM-6':
        'Spoločné sú: herný plán, ukazovateľ kôl, vrecko, 7 dielikov dražby, 32 dielikov budov, 10 bodovacích dielikov, 60 kariet vybavenia, 14 kariet budov úrovne 1, 14 úrovne 2 a 8 žetónov VB (štyri s hodnotami +40 a +80, štyri s +120 a +160).',
      'ARM-7':
        'Každý hráč má dosku mesta, dielik rozšírenia, obojstranný žetón poškodenia (výbuch a +2), zástenu a 5 figúrok: jednu na počítadlo bodov, jednu na počítadlo plieniteľov a tri na ponuky.',
      'ARM-8':
        'Čo ide do škatule, je natrvalo mimo hry. Odhadzovací balíček neexistuje a zo škatule sa už nič nezamieša späť.',
      'ARM-9': 'Kusy tej istej karty alebo toho istého dielika sa ničím nelíšia: nezáleží na tom, ktorý z nich máte.',
    },
  },
  {
    title: 'Doska mesta a budovy',
    rules: {
      'ARM-10': 'Všetky dosky miest sú rovnaké. Farby, ktoré dávajú výhody, sú farby preživších, nie hráčov.',
      'ARM-11':
        'Mesto má 8 stavenísk: stavenisko 1 pre veliteľstvo, stavenisko 2 pre strážnu vežu, staveniská 3 až 7 pre ostatné budovy a stavenisko 8 pre rozšírenie, ktoré zatvára jeho dielik.',
      'ARM-12':
        'Na začiatku sú na staveniskách 1 až 4 predtlačené štyri budovy: Veliteľstvo, Strážna veža, Mobilný dom a Knižnica. Staveniská 5 až 7 sú prázdne.',
      'ARM-13':
        'Budova má typ, počet jednotiek ubytovania, pevný počet VB za kolo (často 0), najviac dve extra akcie a niekedy trvalý efekt.',
      'ARM-14':
        'Typy sú štyri: veliteľstvo a civilné, vojenské a vedecké budovy. Strážne veže a ich vylepšenia sú vojenské budovy.',
      'ARM-15':
        'Budova je viditeľná, kým leží na svojom stavenisku navrchu. Len viditeľné budovy majú účinok a počítajú sa.',
      'ARM-16':
        'Predtlačené budovy sú viditeľnými budovami svojho typu, kým ich nezakryjete. Rozšírenie tiež, odkedy stojí.',
      'ARM-17':
        'Štyri predtlačené budovy dávajú spolu 6 jednotiek ubytovania: presne toľko, koľko preživších máte na začiatku.',
    },
  },
  {
    title: 'Počítadlá',
    rules: {
      'ARM-18':
        'Začínate s 10 VB. Počítadlo bodov má 40 políčok; keď figúrka prejde jeho koniec, zvyšok ukazuje žetón: +40, +80, +120 alebo +160.',
      'ARM-19': 'Od 200 VB žetón jednoducho počíta ďalej. Horná hranica neexistuje.',
      'ARM-20': 'Keď sa figúrka pri strate VB vráti cez koniec počítadla, žetón sa otočí späť alebo sa vráti.',
      'ARM-21': 'Nikto neklesne pod 0 VB. Zvyšok väčšej straty sa neráta.',
      'ARM-22':
        'Figúrky na tom istom políčku počítadla bodov ležia na sebe. Nová sa položí navrch: pri remíze je navrchu tá, čo prišla posledná.',
      'ARM-23':
        'Jeden efekt posunie figúrku na počítadle bodov raz, o zisk mínus stratu. Ak sa súčet nezmení, nezmení sa ani poradie figúrok.',
      'ARM-24': 'Na poradí figúrok záleží len medzi hráčmi s rovnakým celkovým počtom VB vrátane žetónov.',
      'ARM-25':
        'Počítadlo plieniteľov má políčka 0 až 15. Políčko vašej figúrky je počet plieniteľov, ktorí vás ohrozujú.',
      'ARM-26': 'Doľava sa figúrka zastaví na 0.',
      'ARM-27':
        'Doprava sa figúrka zastaví na 15. Za každého plieniteľa z karty vybavenia, ktorý sa nezmestí, stratíte 1 VB (ARM-109); dieliky vtedy nemajú účinok (ARM-98).',
      'ARM-28':
        'Aj za každého plieniteľa, ktorý prichádza podľa počítadla kôl a nezmestí sa, stratíte 1 VB. Za plieniteľa z počítadla poškodení, ktorý sa nezmestí, nestratíte nič.',
      'ARM-29':
        'Počítadlo poškodení má 8 políčok. Zľava: 1 prináša 2 VB, 2 nič, 3 stratu 1 VB, 4 jedného plieniteľa, 5 stratu 1 VB, 6 stratu 2 VB, 7 odloženie vodcu bokom, 8 (koniec) nič.',
      'ARM-30': 'Žetón poškodenia leží stranou +2 nahor len na políčku 1, inde stranou s výbuchom.',
      'ARM-31':
        'Dielik, ktorý by posunul žetón poškodenia za niektorý koniec počítadla, nemá účinok. Za poškodenie za posledným políčkom v Dokončení stratíte VB (ARM-206).',
    },
  },
  {
    title: 'Príprava hry',
    rules: {
      'ARM-32': 'Ukazovateľ kôl začína vedľa políčka 1 počítadla kôl.',
      'ARM-33':
        '10 bodovacích dielikov sa zamieša a dva sa odkryjú ako spoločné: prvý na priebežné bodovanie medzi kolami 3 a 4, druhý na záverečné bodovanie.',
      'ARM-34':
        '7 dielikov dražby sa zamieša a 3 sa odkryjú, zľava do oblastí Prieskum, Stavba a Mesto. Ostatné 4 tvoria zakrytú kôpku.',
      'ARM-35':
        '60 kariet vybavenia, 14 kariet budov úrovne 1 a 14 úrovne 2 sa zamieša osobitne. 32 dielikov budov sa premieša lícom nadol.',
      'ARM-36':
        'Dostanete dosku mesta s dielikom rozšírenia na stavenisku 8. Žetón poškodenia začína na políčku 3, stranou s výbuchom nahor.',
      'ARM-37': 'Začínate s 5 robotníkmi a 1 vodcom za zástenou a s figúrkou na políčku 0 počítadla plieniteľov.',
      'ARM-38': 'Figúrky na počítadle bodov začínajú na 10. Ležia na sebe v náhodnom poradí.',
      'ARM-39':
        'Potiahnete si 2 vlastné bodovacie dieliky a držíte ich v tajnosti. Pri 4 hráčoch je tak v hre všetkých 10 dielikov.',
      'ARM-40':
        'Všetci ostatní preživší idú do vrecka: 20 plieniteľov, 25 robotníkov, 10 vojakov a 10 inžinierov, žiadny vodca. Pri 4 hráčoch je ich 65.',
      'ARM-41':
        'Poradie pri stole a farby sa určia pred hrou. Hrá sa v smere hodinových ručičiek a po poslednom hráčovi pokračuje znova prvý.',
      'ARM-42':
        'Pri 3 hráčoch ide najprv 5 robotníkov a 1 vodca do škatule, takže vo vrecku je tých istých 65 preživších.',
      'ARM-43': 'Pri 3 hráčoch idú 2 zvyšné bodovacie dieliky do škatule bez toho, aby ich niekto videl.',
      'ARM-44':
        'Pri 3 hráčoch sa v každom kole vyložia len 3 karty vybavenia (na tri políčka zľava) a 3 karty budov a každá oblasť má 3 políčka na ponuky. Ostatné pravidlá sú rovnaké.',
    },
  },
  {
    title: 'Kolá',
    rules: {
      'ARM-45': 'Hra má 6 kôl. Každé má štyri fázy: Príprava, Dražba, Vyriešenie a Dokončenie.',
      'ARM-46': 'Po kole 3 nasleduje priebežné bodovanie (ARM-215), po kole 6 záverečné bodovanie (ARM-219).',
      'ARM-47': 'V kolách 1 až 3 sa používajú karty budov úrovne 1, v kolách 4 až 6 karty úrovne 2.',
      'ARM-48':
        'Keď viacerí hráči robia to isté a nie je určené inak, ide prvý začínajúci hráč a po ňom postupne ostatní v smere hodinových ručičiek.',
      'ARM-49':
        'V Príprave ide prvý začínajúci hráč predošlého kola; v kole 1 hráč, ktorého figúrka na počítadle bodov je navrchu.',
      'ARM-50': 'Keď máte len jednu voľbu, stôl ju môže urobiť za vás. Priebeh hry ju aj tak uvedie.',
      'ARM-51': 'Krok, ktorý pravidlá nedovoľujú, sa odmietne a nič sa nezmení.',
    },
  },
  {
    title: 'Fáza 1: Príprava',
    rules: {
      'ARM-52':
        'Postupne, zakaždým u všetkých hráčov: odídu dieliky Dva domy z predošlého kola, prichádzajú plienitelia, posunie sa ukazovateľ kôl, vyriešia sa počítadlá poškodení, vyložia sa karty vybavenia s preživšími a napokon karty budov s dielikmi. Nikto tu o ničom nerozhoduje.',
      'ARM-53': 'Dielik Dva domy z predošlého kola ide teraz do škatule. O jeho 2 jednotky ubytovania prídete.',
      'ARM-54':
        'Všetci sa posunú doprava na počítadle plieniteľov o toľko políčok, koľko uvádza počítadlo kôl: 1, 2, 3, 4, 5, 6 v kolách 1 až 6. Nastavenie „Prichádzajúci plienitelia“ to zmení na 1, 2, 3, 3, 4, 5 (Mierne) alebo 2, 2, 3, 3, 4, 4 (Rovnomerne). O tých, čo sa nezmestia, hovorí ARM-28.',
      'ARM-55': 'Ak je váš žetón poškodenia na políčku 1, získate 2 VB a žiadne iné políčko nemá účinok.',
      'ARM-56': 'Ak je váš žetón poškodenia na políčku 2, nič sa nedeje.',
      'ARM-57':
        'Ak je váš žetón poškodenia na políčku 3 alebo ďalej, vyrieši sa raz každé políčko od 2 po to tesne naľavo od žetónu, zľava doprava. Políčko 1 a políčko samotného žetónu sa neriešia.',
      'ARM-58': 'Políčka −1 a −2: stratíte toľko VB.',
      'ARM-59': 'Políčko s plieniteľom: posuniete sa o 1 políčko doprava na počítadle plieniteľov.',
      'ARM-60':
        'Políčko vodcu: váš vodca ide vedľa počítadla poškodení. V tomto kole ho nemôžete ponúknuť ani na nič použiť.',
      'ARM-61':
        'Odložený vodca sa vráti za zástenu, keď je žetón poškodenia na políčku vodcu alebo kdekoľvek naľavo od neho, aj na políčkach 1 a 2.',
      'ARM-62':
        'Či vodca odíde alebo sa vráti, zisťuje sa len teraz. Ak opravíte poškodenie neskôr v kole, vráti sa v nasledujúcej Príprave.',
      'ARM-63': 'Odložený vodca je stále váš a potrebuje jednotku ubytovania, no nemožno ho vrátiť do vrecka.',
      'ARM-64': 'Odložený je najviac jeden váš vodca. Ak vodcu nemáte, políčko na vás nemá účinok.',
      'ARM-65': 'Odkryje sa toľko kariet vybavenia, koľko je hráčov, zľava doprava.',
      'ARM-66':
        'Potom sa na karty postavia náhodní preživší z vrecka, zľava: 2, 3, 4 a 3. Tieto čísla patria políčkam na hernom pláne, nie kartám (ARM-246).',
      'ARM-67':
        'Len v kole 1 nesmie byť na žiadnej karte viac než jeden plieniteľ. Druhý sa vráti do vrecka a ťahá sa ďalej, kým nevyjde niekto iný.',
      'ARM-68': 'Namiesto takého druhého plieniteľa má rovnakú šancu každý preživší z vrecka, ktorý nie je plieniteľ.',
      'ARM-69': 'Keď je kariet vybavenia málo, vyložia sa zľava, kým vystačia. Kde nie je karta, nie sú ani preživší.',
      'ARM-70': 'Keď sa vrecko vyprázdni, karty sa obsadia zľava, kým preživší vystačia.',
      'ARM-71':
        'Odkryje sa toľko kariet budov aktuálnej úrovne, koľko je hráčov. Na každú sa položí lícom nahor ďalší dielik budovy.',
    },
  },
  {
    title: 'Fáza 2: Dražba – ponuky',
    rules: {
      'ARM-72':
        'Začínajúcim hráčom je hráč s najväčším počtom VB; pri remíze ten, ktorého figúrka leží na políčku najvyššie.',
      'ARM-73':
        'Začínajúci hráč sa určí raz, na začiatku Dražby, a to na celé kolo: aj na ťahy v meste, Dokončenie a bodovanie po ňom.',
      'ARM-74':
        'Oblasti dražby sú tri: Prieskum (karty vybavenia s preživšími), Stavba (karty budov s dielikmi) a Mesto (vaše akcie).',
      'ARM-75':
        'Od začínajúceho hráča v smere hodinových ručičiek dáva každý po jednej ponuke, kým nemá presne jednu v každej oblasti: tri razy dookola.',
      'ARM-76':
        'Keď ste na ťahu, vyberte oblasť, v ktorej ešte nemáte ponuku, a ľubovoľných preživších spoza zásteny, napríklad 2 robotníkov a vodcu.',
      'ARM-77': 'Ponuka zaberie najvyššie voľné políčko oblasti. Políčka teda ukazujú poradie ponúk.',
      'ARM-78': 'Ponuka 0 je dovolená vždy a v každej oblasti. Keď za zástenou nikoho nemáte, inú dať nemôžete.',
      'ARM-79':
        'Nesmiete pasovať, zvýšiť ponuku, vziať ju späť ani mať dve ponuky v jednej oblasti. Oprava omylu nie je krok v hre: pokiaľ siaha, sa dohodne pri stole (ARM-244).',
      'ARM-80': 'V ponuke sa každý preživší počíta za jedného bez ohľadu na farbu; aj vodca.',
      'ARM-81':
        'Ponuku aj s farbami hneď vidia všetci. Čo ostáva za zástenou, je skryté, ak nehráte s nastavením „Odkrytí preživší“.',
      'ARM-82':
        'Nemusíte ponúknuť všetkých preživších. Tí za zástenou v tomto kole nič nerobia, no počítajú sa pri ubytovaní a bodovaní.',
      'ARM-83': 'Vodcu odloženého bokom nemožno ponúknuť.',
      'ARM-84': 'Dražbou o preživších neprídete: v Dokončení sa všetci vrátia.',
    },
  },
  {
    title: 'Fáza 2: Dražba – odmeny a tresty',
    rules: {
      'ARM-85':
        'Po poslednej ponuke, skôr než sa oblasti vyriešia, sa uplatnia tri dieliky dražby: Prieskum, Stavba, Mesto.',
      'ARM-86': 'Odmenu oblasti dostane najvyššia ponuka; z rovnakých najvyšších tá, ktorá tam bola najskôr.',
      'ARM-87': 'Trest oblasti dostane najnižšia ponuka; z rovnakých najnižších tá, ktorá tam bola posledná.',
      'ARM-88': 'Ponuka 0 sa počíta ako každá iná. Ak sú všetky rovnaké, prvá dostane odmenu a posledná trest.',
      'ARM-89': 'Odmena a trest jednej oblasti nikdy nepripadnú tomu istému hráčovi, lebo ponuky sú aspoň tri.',
      'ARM-90': 'V každej oblasti je najprv odmena, potom trest.',
      'ARM-91': 'Každá odmena aj každý trest sa vyriešia úplne, skôr než nasleduje ďalší.',
      'ARM-92': 'Tu získané či stratené VB nemenia začínajúceho hráča ani žiadne poradie v tomto kole.',
      'ARM-93':
        'Odmena „zažeňte plieniteľa“: 1 políčko doľava na počítadle plieniteľov a 1 VB. Na políčku 0 sa nedeje nič a VB nezískate.',
      'ARM-94': 'Odmena „+2“: získate 2 VB.',
      'ARM-95':
        'Odmena „menej poškodenia“: váš žetón poškodenia sa posunie o 1 políčko doľava. Na políčku 1 sa nedeje nič.',
      'ARM-96': 'Odmena „vybavenie“: potiahnete si na ruku vrchnú kartu vybavenia. Nikto iný ju nevidí.',
      'ARM-97': 'Z prázdneho balíčka vybavenia si nepotiahnete nič.',
      'ARM-98':
        'Trest „prichádza plieniteľ“: 1 políčko doprava na počítadle plieniteľov. Na poslednom políčku sa nedeje nič.',
      'ARM-99': 'Trest „−2“: stratíte 2 VB.',
      'ARM-100':
        'Trest „viac poškodenia“: váš žetón poškodenia sa posunie o 1 políčko doprava. Na poslednom políčku sa nedeje nič.',
      'ARM-101': 'Trest „odhoďte vybavenie“: vyberte kartu z ruky; ide do škatule. Ak karty nemáte, nedeje sa nič.',
      'ARM-102': 'Odhodená karta sa ukáže všetkým.',
      'ARM-103': 'Tie isté tri dieliky dražby sa používajú v kolách 1 až 3. Na kolá 4 až 6 sa vymenia (ARM-216).',
    },
  },
  {
    title: 'Fáza 3: Vyriešenie – Prieskum',
    rules: {
      'ARM-104': 'Oblasti sa riešia v poradí Prieskum, Stavba, Mesto.',
      'ARM-105':
        'Prvá vyberá najvyššia ponuka v oblasti Prieskum, po nej čoraz nižšie, ako v anglickom origináli. Keď má nastavenie „Poradie výberu kariet“ hodnotu „V poradí ponúk“, prvá vyberá skoršia ponuka bez ohľadu na veľkosť (text slovenského vydania); odmeny a tresty sa nemenia.',
      'ARM-106': 'Z rovnakých ponúk vyberá prvá skoršia.',
      'ARM-107':
        'Vyberte si jednu z ešte vyložených kariet vybavenia a vezmite si ju so všetkými preživšími na nej. Pasovať nesmiete.',
      'ARM-108': 'Karta ide na ruku, preživší z nej okrem plieniteľov za zástenu.',
      'ARM-109':
        'Za každého plieniteľa na karte sa posuniete o 1 políčko doprava na počítadle plieniteľov. Za každého, ktorý sa nezmestí, stratíte 1 VB.',
      'ARM-110': 'Plienitelia z vybranej karty sa vrátia do vrecka, skôr než si vyberie ďalší hráč.',
      'ARM-111':
        'Práve získaných preživších v tomto kole nemôžete použiť: akcie vykonávajú len preživší z ponuky v oblasti Mesto a Dražba sa už skončila.',
      'ARM-112': 'Pri ubytovaní a bodovaní sa preživší získaní s kartou počítajú hneď, už v tomto kole.',
      'ARM-113':
        'Vodcu, ktorý vyšiel z vrecka (ARM-211), si beriete ako každého preživšieho. Vodcov môžete mať aj viac.',
      'ARM-114': 'Keď sa vyložené karty minú (ARM-69), ostatní hráči nedostanú nič.',
      'ARM-115':
        'Preživší z ponúk v oblastiach Prieskum a Stavba tam ostávajú do Dokončenia. O tých z oblasti Mesto hovorí ARM-144.',
    },
  },
  {
    title: 'Fáza 3: Vyriešenie – Stavba',
    rules: {
      'ARM-116':
        'Prvá vyberá najvyššia ponuka v oblasti Stavba; z rovnakých skoršia. Nastavenie „Poradie výberu kariet“ sa uplatní aj tu (ARM-105).',
      'ARM-117':
        'Vyberte si jednu z ešte vyložených kariet budov a vezmite si ju s jej dielikom budovy. Pasovať nesmiete.',
      'ARM-118': 'Hneď vyberte stavenisko pre túto kartu alebo sa jej vzdajte.',
      'ARM-119': 'Karta, ktorej sa vzdáte, ide do škatule. Kartu si nikdy nemôžete odložiť na neskôr.',
      'ARM-120': 'Stavba nestojí nič okrem ponuky. Nepoužijete na ňu žiadnych preživších.',
      'ARM-121':
        'Bežná budova sa stavia na staveniskách 3 až 7, a keď stojí rozšírenie, aj na stavenisku 8. Nikdy nie na staveniskách 1 a 2 ani na stavenisku, z ktorého sa stala strážna veža (ARM-191).',
      'ARM-122':
        'Stavenisko môže byť prázdne alebo obsadené. Obsadené prestaviate: počíta sa len nová budova a o ubytovanie, typ, extra akcie, VB a trvalý efekt zakrytej prídete.',
      'ARM-123': 'Predtlačené budovy Mobilný dom a Knižnica aj rozšírenie možno prestavať ako každú kartu.',
      'ARM-124': 'Zakryté karty ostávajú pod novou a nikdy sa nevrátia.',
      'ARM-125': 'Vylepšenie veliteľstva sa stavia len na stavenisko 1, na veliteľstvo.',
      'ARM-126':
        'Vylepšenie strážnej veže sa stavia len na vežu: na stavenisko 2, na viditeľnú kartu Strážne stanovište (ARM-189) alebo na vylepšenie, ktoré na nej už stojí (ARM-191).',
      'ARM-127': 'Vylepšenie nevyžaduje predošlé nižšie vylepšenie. Úplne nahradí to, čo zakryje.',
      'ARM-128':
        'Nová budova funguje hneď: trvalý efekt teraz, extra akcie v ťahoch v meste tohto kola, ubytovanie a VB v Dokončení tohto kola.',
      'ARM-129': 'Keď budova stojí, vyrieši sa dielik budovy. Vyrieši sa aj vtedy, keď sa karty vzdáte.',
      'ARM-130': 'Po vyriešení ide dielik budovy do škatule. Dielik Dva domy ostáva u vás do nasledujúcej Prípravy.',
      'ARM-131': '14 kariet každej úrovne vždy vystačí: pri 4 hráčoch sa použije 12, pri 3 hráčoch 9.',
    },
  },
  {
    title: 'Dieliky budov',
    rules: {
      'ARM-132': 'Zahnaný plieniteľ: ako v ARM-93.',
      'ARM-133': 'Nájdené vybavenie: ako v ARM-96.',
      'ARM-134': 'Opravárska čata: ako v ARM-95.',
      'ARM-135': 'Dva domy: 2 jednotky ubytovania navyše, len v Dokončení tohto kola.',
      'ARM-136':
        'Výmena: jeden váš robotník ide do vrecka a vojak alebo inžinier z vrecka (podľa vášho výberu) sa postaví presne tam, kde bol robotník.',
      'ARM-137':
        'Robotník môže byť v ktorejkoľvek oblasti alebo za zástenou. Vziať si môžete len farbu, ktorá je vo vrecku, alebo výmenu odmietnuť.',
      'ARM-138': 'Preživší vymenený v oblasti Mesto môže už v tomto kole vykonať akciu v novej farbe.',
      'ARM-139': 'Výmena nikdy nemení veľkosť ani poradie ponúk.',
      'ARM-140': 'Ak nemáte robotníka alebo vo vrecku nie je vojak ani inžinier, dielik nemá účinok.',
      'ARM-141': 'Prilákaný plieniteľ: ako v ARM-98.',
      'ARM-142': 'Nehoda na stavbe: ako v ARM-100.',
      'ARM-143': 'Stratené vybavenie: ako v ARM-101.',
    },
  },
  {
    title: 'Fáza 3: Vyriešenie – Mesto',
    rules: {
      'ARM-144':
        'Preživších zo svojej ponuky v oblasti Mesto presuniete nad dosku mesta: to sú vaši preživší v meste. Len oni môžu v tomto kole vykonávať akcie.',
      'ARM-145':
        'Od začínajúceho hráča v smere hodinových ručičiek má každý jeden ťah a vykoná v ňom všetky svoje akcie. Veľkosť ponuky poradie neovplyvňuje.',
      'ARM-146':
        'Vo svojom ťahu vyberáte znova a znova: postaviť rozšírenie, opraviť, použiť extra akciu alebo ukončiť ťah. Pri extra akcii určíte preživších, ktorí ju vykonajú, a to, čo žiadajú ARM-177 alebo ARM-181.',
      'ARM-147': 'Akcie môžete ľubovoľne striedať a opakovať. Obmedzujú vás len vaši preživší a nižšie uvedené limity.',
      'ARM-148':
        'Ťah môžete ukončiť, aj keď máte nepoužitých preživších, hoci návod vydavateľa hovorí o použití všetkých. Ak v meste nikoho nemáte, nemáte ani ťah.',
      'ARM-149': 'Preživší použitý na akciu pri nej ostane do Dokončenia a v tomto kole ho už znova použiť nemožno.',
      'ARM-150':
        'Preživších na každú akciu určujete vy spomedzi tých v meste; na extra akcie aj spomedzi nováčikov (ARM-186). Nikto sa nezamení bez opýtania.',
      'ARM-151': 'Vodca je žolík: pri každej akcii môže zastúpiť jedného preživšieho akejkoľvek farby.',
      'ARM-152':
        'Rozšírenie: raz za hru postavte dvoch ľubovoľných preživších v meste na dielik rozšírenia. Dielik ide do škatule a na stavenisku 8 stojí rozšírenie.',
      'ARM-153': 'Rozšírenie dáva 2 jednotky ubytovania a jednu extra akciu: ľubovoľný preživší, 2 VB, raz za kolo.',
      'ARM-154': 'Rozšírenie je civilná budova.',
      'ARM-155': 'Tretí preživší môže vykonať extra akciu rozšírenia v tom istom ťahu.',
      'ARM-156':
        'Na stavenisku 8 nemožno stavať, kým nestojí rozšírenie. V kole, v ktorom ho postavíte, je oblasť Stavba už vyriešená.',
      'ARM-157': 'Oprava: váš žetón poškodenia sa posunie o 1 políčko doľava. VB neprináša.',
      'ARM-158':
        'Opravu vykoná 1 inžinier alebo 1 robotník, ako v slovenskom vydaní. Keď má nastavenie „Robotníci na opravu o 1 políčko“ hodnotu 2, treba 2 robotníkov, ako v anglickom origináli. Vojaci opravovať nemôžu.',
      'ARM-159':
        'Vodca vykoná jednu opravu sám, namiesto inžiniera. Jedno políčko teda opraví inžinier, vodca alebo robotník. Keď má nastavenie z ARM-158 hodnotu 2, namiesto jedného robotníka treba dvoch; robotník spolu s vodcom opraviť nemôže.',
      'ARM-160':
        'Karta Tréningové centrum tu zvyčajne nič nemení. Keď má nastavenie z ARM-158 hodnotu 2 a karta je viditeľná, opraví jeden robotník ako inžinier a dvaja sa na to nepoužijú.',
      'ARM-161': 'Opravovať môžete znova, kým máte vhodných preživších a žetón nie je na políčku 1.',
      'ARM-162':
        'Extra akcia ukazuje, kto je potrebný (vľavo), koľkokrát ju možno použiť (hore) a čo prinesie (vpravo). Použiť ju možno len vtedy, keď je budova viditeľná.',
      'ARM-163':
        'Potrebný môže byť preživší určitej farby, inžinier alebo vojak, ľubovoľný preživší alebo dvaja preživší spolu.',
      'ARM-164':
        'Každý symbol potrebuje iného preživšieho. Preživší sa hodí na symbol svojej farby, na symbol „ľubovoľný“ a na toho, koho smie zastúpiť (ARM-151, ARM-193).',
      'ARM-165': 'Počet použití sa počíta pri každej extra akcii osobitne a v každom kole odznova.',
      'ARM-166': 'Každé použitie potrebuje iného preživšieho alebo iných preživších.',
      'ARM-167': 'Ak má budova dve extra akcie, v jednom ťahu môžete použiť obe.',
      'ARM-168': 'Extra akciu bez účinku vybrať nemožno; kedy to tak je, hovoria pravidlá ARM-169 až ARM-188.',
    },
  },
  {
    title: 'Extra akcie budov',
    rules: {
      'ARM-169': 'VB: získate uvedený počet VB. Túto akciu možno použiť vždy.',
      'ARM-170': 'VB za typ: získate 2 VB za každú viditeľnú budovu daného typu vo svojom meste, aj za túto.',
      'ARM-171':
        'Odrazenie: posuniete sa doľava na počítadle plieniteľov najviac o uvedený počet políčok a získate 1 VB za každé skutočne prejdené políčko. Kostoly tieto VB menia (ARM-195, ARM-196).',
      'ARM-172':
        'Na políčku 0 nemožno odrážať ani zatláčať. Keď je plieniteľov menej, než je uvedené, zvyšok prepadne.',
      'ARM-173': 'Zatlačenie (1 alebo 2): posuniete sa doľava rovnako, ale bez VB. Pre kostoly to nie je boj.',
      'ARM-174':
        'Ťahanie (1 alebo 2): tajne si potiahnete na ruku toľko vrchných kariet z balíčka vybavenia. Keď ich je menej, vezmete si zvyšné; pri prázdnom balíčku túto akciu použiť nemožno.',
      'ARM-175':
        'Potiahnite 3, ponechajte si 1: pozriete si 3 vrchné karty vybavenia, jednu si vezmete na ruku a ostatné dáte pod balíček.',
      'ARM-176':
        'Ostatné dve idú pod balíček v poradí, v akom vyšli. Keď je kariet menej ako 3, pozriete si tie, ktoré sú; pri prázdnom balíčku túto akciu použiť nemožno.',
      'ARM-177':
        'Prehľadanie balíčka: s akciou určíte kartu z ruky, ktorá sa ukáže a ide do škatule. Potom si prezriete celý balíček vybavenia a tajne si vezmete ľubovoľnú kartu.',
      'ARM-178': 'Po prehľadaní sa balíček zamieša.',
      'ARM-179':
        'Prehľadať balíček môžete, len keď máte aspoň jednu kartu na ruke a aspoň jedna je v balíčku. Niektorú kartu si vziať musíte.',
      'ARM-180':
        'Oprava za VB: váš žetón poškodenia sa posunie o 1 políčko doľava a získate 1 alebo 2 VB, ako je uvedené. Na políčku 1 túto akciu použiť nemožno.',
      'ARM-181':
        'Výmena (treba dvoch robotníkov): jeden z nich ide do vrecka. S akciou určíte vojaka alebo inžiniera a vezmete si ho z vrecka za zástenu; v tomto kole akciu vykonať nemôže.',
      'ARM-182':
        'Keď vodca zastúpi jedného z dvoch robotníkov, do vrecka ide skutočný robotník. Dvaja vodcovia nestačia.',
      'ARM-183':
        'Druhý robotník ostane na karte. Určiť môžete len farbu, ktorá je vo vrecku; keď tam nie je ani jedna, akciu použiť nemožno a robotníci ostanú voľní.',
      'ARM-184':
        'Nábor: vytiahnete z vrecka náhodného preživšieho. Robotníka alebo plieniteľa vrátite do vrecka a získate 2 VB.',
      'ARM-185': 'Vojak alebo inžinier sa postaví na kartu ako nováčik a v tomto ťahu môže vykonať ďalšiu extra akciu.',
      'ARM-186':
        'Nováčika môžete použiť kedykoľvek do konca ťahu, no len na extra akcie, nie na rozšírenie ani opravu. Keď na extra akciu použijete určitú farbu, najprv idú nováčikovia tejto farby.',
      'ARM-187':
        'Nováčik, použitý či nie, je odteraz váš, v Dokončení sa vráti s ostatnými a potrebuje jednotku ubytovania. Aj vodca vytiahnutý z vrecka je nováčik.',
      'ARM-188': 'S prázdnym vreckom nábor použiť nemožno.',
    },
  },
  {
    title: 'Zvláštne budovy',
    rules: {
      'ARM-189':
        'Strážne stanovište: bežná budova, ktorú možno prestavať ako iné, ale aj zakryť vylepšením strážnej veže. Mesto tak môže mať dve veže.',
      'ARM-190': 'Vylepšenie zakryje kartu Strážne stanovište, ktorá už sama nič nedáva.',
      'ARM-191':
        'Odvtedy sa toto stavenisko počíta za strážnu vežu: možno ju ďalej vylepšovať, ale bežnú budovu sem už postaviť nemožno.',
      'ARM-192':
        'Stavebný dvor: každá vaša viditeľná vojenská budova, aj táto, dáva o 1 jednotku ubytovania viac. Vlastné jednotky ubytovania táto karta nemá.',
      'ARM-193':
        'Tréningové centrum: od chvíle, keď ho postavíte, sa vaši robotníci pri akciách počítajú aj ako inžinieri a vojaci a robotníkmi ostávajú.',
      'ARM-194': 'Pre bodovacie dieliky sú robotníci len robotníkmi, aj s kartou Tréningové centrum.',
      'ARM-195':
        'Kostol milosrdenstva: za odrazených plieniteľov už VB nezískavate; samotná karta dáva 10 VB v každom Dokončení.',
      'ARM-196':
        'Kostol pomsty: za každého z prvých 5 plieniteľov odrazených v kole získate 2 VB namiesto 1, za každého ďalšieho 1 VB.',
      'ARM-197':
        'Oba kostoly sa týkajú len odrážania. Za plieniteľov zahnaných dielikom dražby alebo budovy získate stále 1 VB a do tých piatich sa nerátajú.',
      'ARM-198': 'Ktorý kostol má ktorý efekt, vyvodzujeme z ich dvoch vytlačených názvov.',
      'ARM-199': 'V meste nikdy nie sú viditeľné oba kostoly.',
      'ARM-200': 'Kým je jeden kostol viditeľný, druhý možno postaviť len naň. Inak sa karty musíte vzdať.',
      'ARM-201': 'Bytový dom: v každom Dokončení 1 VB za každú nevyužitú jednotku ubytovania.',
      'ARM-202': 'Budovy s vlastnými VB ich dávajú v každom Dokončení, kým sú viditeľné.',
    },
  },
  {
    title: 'Fáza 4: Dokončenie a priebežné bodovanie',
    rules: {
      'ARM-203':
        'Postupne, zakaždým u všetkých hráčov: preživší sa vrátia, plienitelia spôsobia poškodenie, skontroluje sa ubytovanie, budovy dajú VB.',
      'ARM-204': 'Všetky figúrky ponúk a všetci preživší z oblastí a dosiek miest sa vrátia za zásteny svojich hráčov.',
      'ARM-205':
        'Za každého plieniteľa, ktorého ešte máte na počítadle plieniteľov, sa žetón poškodenia posunie o 1 políčko doprava. Keď opustí políčko 1, otočí sa na stranu s výbuchom.',
      'ARM-206':
        'Za každého plieniteľa, pri ktorom sa žetón poškodenia posunúť nemôže, lebo je na poslednom políčku, stratíte namiesto toho 1 VB.',
      'ARM-207':
        'Figúrka na počítadle plieniteľov ostáva, kde je. Tí istí plienitelia spôsobia poškodenie aj v ďalšom kole.',
      'ARM-208':
        'Vaše jednotky ubytovania dávajú všetky viditeľné budovy, k tomu karta Stavebný dvor a dielik Dva domy z tohto kola.',
      'ARM-209':
        'Ak máte aspoň toľko jednotiek ubytovania ako preživších, nič sa nedeje. Počítajú sa aj noví preživší a odložený vodca.',
      'ARM-210':
        'Inak vyberiete spoza zásteny presne toľko preživších, koľko ich je bez domova. Idú do vrecka a za každého stratíte 2 VB.',
      'ARM-211':
        'Vybrať môžete akúkoľvek farbu, aj vodcu. Vodca vrátený do vrecka môže neskôr pripadnúť ktorémukoľvek hráčovi.',
      'ARM-212': 'Strata za všetkých vašich preživších bez domova je jedna zmena VB.',
      'ARM-213': 'Potom získate VB uvedené na vašich viditeľných budovách.',
      'ARM-214':
        'Spolu s nimi získate VB za nevyužité jednotky ubytovania: vaše jednotky ubytovania mínus preživší, ktorí ostali po ARM-210. Počíta sa tu aj dielik Dva domy.',
      'ARM-215': 'Po kole 3 si všetci vyhodnotia prvý spoločný bodovací dielik (ARM-234). Potom ide do škatule.',
      'ARM-216':
        'Potom idú tri dieliky dražby do škatule a ďalšie tri z kôpky sa vyložia zľava doprava. Siedmy sa nikdy nepoužije.',
      'ARM-217':
        'Potom sa každá figúrka na počítadle plieniteľov vráti na 0 a za každé prejdené políčko stratíte 1 VB. Žetóny poškodenia ostávajú.',
      'ARM-218': 'Pri spoločnom bodovacom dieliku sa ostatní dozvedia len to, koľko zodpovedajúcich vecí máte.',
    },
  },
  {
    title: 'Záverečné bodovanie',
    rules: {
      'ARM-219':
        'Po Dokončení kola 6, postupne a zakaždým u všetkých hráčov: spoločný dielik, vlastný dielik, vybavenie, počítadlo poškodení, plienitelia.',
      'ARM-220': 'Všetci si vyhodnotia druhý spoločný bodovací dielik (ARM-234).',
      'ARM-221': 'Vyberiete si jeden zo svojich dvoch vlastných bodovacích dielikov. Vyhodnotí sa len ten a len vám.',
      'ARM-222': 'Všetci vyberajú naraz a tajne a potom dieliky spoločne odkryjú. Druhý dielik ostane skrytý.',
      'ARM-223':
        'Všetci odkryjú karty z ruky. Vybavenie sa vyhodnotí v poradí pivo, benzín, zbrane, lieky, autosúčiastky, mapy.',
      'ARM-224': 'Každé počítadlo poškodení sa vyrieši ešte raz, presne ako v Príprave: 2 VB na políčku 1 a tak ďalej.',
      'ARM-225':
        'Políčko s plieniteľom stále posunie figúrku, a teda sa počíta v ARM-226. Políčko vodcu už účinok nemá.',
      'ARM-226': 'Stratíte 1 VB za každého plieniteľa na počítadle plieniteľov.',
      'ARM-227':
        'Víťazí hráč s najväčším počtom VB. Pri remíze ten, kto má na ruke najviac kariet vybavenia; ak je aj to rovnaké, víťazstvo je spoločné.',
    },
  },
  {
    title: 'Vybavenie a bodovacie dieliky',
    rules: {
      'ARM-228':
        'Pivo dáva 1, 2, 4, 7, 11 VB za 1 až 5 kariet, benzín 1, 3, 6, 10 VB za 1 až 4 karty. Ďalšie karty už nič nepridajú.',
      'ARM-229':
        'Zbrane dávajú 4 VB za každú sadu 2 kariet, lieky 8 VB za každú sadu 3 kariet. Sád môže byť viac; neúplná dáva 0.',
      'ARM-230':
        'Najviac máp dáva 8 VB, druhý najväčší počet 4 VB. Pri remíze o najviac máp dostane každý z týchto hráčov 8 VB a 4 VB nedostane nikto. Pri remíze o druhý počet dostane každý z nich 4 VB.',
      'ARM-231': 'Bez máp za mapy nikdy nebodujete.',
      'ARM-232':
        'Autosúčiastky (motor, pneumatiky, karoséria a riadenie auta, autobusu a kamióna) sa spájajú do skupín rôznych súčiastok. 1 až 4 súčiastky jedného vozidla dávajú 1, 4, 9, 16 VB, rôznych vozidiel 1, 2, 4, 8 VB.',
      'ARM-233':
        'Každá karta patrí do jednej skupiny a v skupine sa žiadna súčiastka neopakuje. Rozdelenie s najvyšším súčtom nájde stôl za vás.',
      'ARM-234': 'Bodovací dielik dáva uvedený počet VB za každú zodpovedajúcu vec, ktorú v tej chvíli máte.',
      'ARM-235':
        'Bodovacie dieliky za preživších počítajú všetkých vašich preživších danej farby, nech sú kdekoľvek. Vodcovia sú len fialoví a nezodpovedajú žiadnemu z nich.',
      'ARM-236': 'Bodovacie dieliky za budovy počítajú vaše viditeľné budovy daného typu, aj predtlačené a rozšírenie.',
      'ARM-237':
        'Bodovacie dieliky za vybavenie počítajú každú kartu uvedených druhov. Dielik vozidiel počíta každú autosúčiastku, aj opakovanú; dielik so zadnou stranou karty dáva 1 VB za každú kartu vybavenia.',
      'ARM-247':
        'Karty vybavenia nemajú pred záverečným bodovaním vlastný účinok. Dovtedy sa počítajú len pri spoločnom dieliku po kole 3 a možno o ne prísť alebo ich zameniť. Každá karta uvádza, koľko takých je v hre.',
    },
  },
  {
    title: 'Skryté informácie a náhoda',
    rules: {
      'ARM-238': 'Stôl pozná celú hru, ale ukazuje vám len to, čo smiete vedieť.',
      'ARM-239':
        'Ostatní nevidia počet a farby preživších za vašou zástenou (ak nehráte s nastavením „Odkrytí preživší“), vaše karty vybavenia, vlastné bodovacie dieliky ani karty, ktoré vidíte pri ťahaní 3 kariet alebo prehľadaní balíčka.',
      'ARM-240':
        'Nikto nevidí poradie balíčkov a kôpok dielikov, obsah vrecka okrem toho, čo uvádza ARM-241, ani bodovacie dieliky, ktoré šli do škatule zakryté (ARM-43).',
      'ARM-241':
        'Všetci vidia: ponuky aj s farbami, mestá aj s kartami pod nimi, počítadlá, vyložené karty, počty kariet na ruke každého hráča a v balíčkoch, počet preživších vo vrecku a to, či je v ňom vojak a či je v ňom inžinier (závisia od toho ARM-137 a ARM-183), dieliky v hre a to, čo šlo do škatule verejne.',
      'ARM-242':
        'Všetci vidia, kto berie ktorú vyloženú kartu a preživších, a každého preživšieho, ktorý vyjde z vrecka alebo doň ide; priebeh hry to uchová. Karty ťahané naslepo sú v ňom bez názvu.',
      'ARM-243':
        'Náhodné sú len: miešanie pri príprave hry, prvé poradie figúrok na počítadle bodov, preživší podľa ARM-66, ARM-67 a ARM-184 a miešanie podľa ARM-178. Všetko pochádza z jedného semienka náhody.',
      'ARM-244':
        'Krok, po ktorom vyšlo najavo niečo skryté alebo náhodné alebo sa rozhodol niekto iný, nemožno vziať späť, okrem prípadu, že sa pri stole dohodlo viac („Branie ťahov späť“ pri príprave stola) a ostatní súhlasia; boti súhlasia vždy.',
    },
  },
  {
    title: 'Nastavenia partie',
    rules: {
      'ARM-245': 'Nastavenia sa volia pred hrou, poznajú ich všetci a počas hry sa nemenia.',
      'ARM-246':
        'Ostatné odlišnosti slovenského vydania (rôzne výhody hráčov, počty preživších na kartách, výber namiesto ťahania pri nábore) sú omyly prekladu a nemajú vlastné nastavenie. Kde mlčí alebo hovorí málo (60 kariet vybavenia, miešanie dielikov budov, prvé políčko figúrok na počítadle plieniteľov, celý ťah v meste pre každého hráča, 1 VB za každého plieniteľa na konci), riadime sa anglickým originálom.',
    },
  },
];

import type { Rulebook } from '@ashtown/engine';

export const rules: Rulebook = [
  {
    title: 'Herný materiál',
    rules: {
      'MET-1':
        'Hrá 2 až 5 hráčov a každý je vodcom jednej frakcie. Návod vydavateľa tieto počty neuvádza: horný vyplýva z 5 frakcií, dolný z vydanej edície hry.',
      'MET-2':
        'V hre je 133 kariet: 5 kariet frakcií, 72 kariet zásob, 30 kariet staníc, 14 kariet hrozieb, 6 kariet karaván a 6 kariet hrdinov. Celkový počet a 5 frakcií uvádza návod vydavateľa, ostatné počty pochádzajú zo zverejnených zoznamov obsahu.',
      'MET-3': '128 kariet, teda všetky okrem kariet frakcií, tvorí jeden spoločný balíček.',
      'MET-4': 'Žetónov je 50, po 10 v piatich farbách. Používate iba 10 žetónov vo farbe svojej frakcie.',
      'MET-5':
        'Karta zásob má cenu, typ a množstvo. Niektoré karty zásob možno otočiť o 180° a zahrať ako ochranu, ktorá má vlastnú cenu a aspoň jeden symbol ochrany.',
      'MET-6':
        'Zásoby majú šesť typov a dva druhy: mierové (modré) sú Starostlivosť, Potraviny a Tovar, vojenské (červené) sú Zbrane, Strelivo a Výstroj. Názvy Zbrane a Strelivo sú naše.',
      'MET-7':
        'Stanica má cenu, misiu s druhom a požiadavkou, typ bonusu, odmenu (1 alebo 2 žetóny) a miesto na žetóny. Môže mať aj znak stanice.',
      'MET-8': 'Znaky staníc sú Červená línia, Hanza a Polis. Stanica bez znaku je neutrálna.',
      'MET-9':
        'Šesť staníc dáva odmenu 2 žetóny: Arbatskaja, Leninova knižnica, Alexandrovskij sad, Borovickaja a obe karty Kitaj-gorod. Každá iná stanica dáva 1 žetón.',
      'MET-10':
        'Misia je mierová (modrá), vojenská (červená) alebo obchodná (zelená). Obchodná misia prijíma obidva druhy zásob.',
      'MET-11': 'Karta frakcie má misiu, typ bonusu a odmenu 1 žetón. Obrátite ju až po splnení jej misie.',
      'MET-12':
        'Farba bonusu stanice alebo frakcie je druh zásob, ktorých sa bonus týka: modrá sú mierové, červená vojenské. Farba misie na to nemá vplyv.',
      'MET-13':
        'Hrozba má cenu, aspoň jeden symbol hrozby a stratu. Niektoré hrozby možno zahrať aj ako ochranu, ktorá má vlastnú cenu a aspoň jeden symbol ochrany.',
      'MET-14':
        'Symboly sú Biologická, Psychická, Rádioaktívna, Fyzická, Toxická a Neznáma. Neznáma je symbol ako každý iný a zhoduje sa len sám so sebou.',
      'MET-15': 'Hrdina má cenu, jeden typ zásob, ktorý môže zdvojnásobiť, a aspoň jeden symbol ochrany.',
      'MET-16': 'Karavána má cenu a druh zásob: mierové alebo vojenské.',
      'MET-17':
        'Hrozby a karavány sú aktívne karty (červená päsť): ak takú kartu odhodíte základnou akciou (MET-49), spustí efekt pre všetkých hráčov.',
      'MET-18':
        'Každý kus je samostatná karta. Medzi rovnakými kusmi v tom istom stave nevyberáte: ponúkajú sa ako jedna voľba.',
      'MET-19':
        'Žiadne pravidlo nezávisí od názvu ani od čísel konkrétnej karty. S inými kartami sa hrá podľa tých istých pravidiel.',
      'MET-20':
        'Každá zo 128 kariet je vždy práve na jednom mieste: v balíčku, na bazári, v odhadzovacom balíčku, na ruke niektorého hráča alebo v hre pred hráčom. Žetónov hráča nad kartou, pod kartou, na staniciach a v rezerve je spolu 10 a na ruke nemá nikto viac ako 5 kariet.',
    },
  },
  {
    title: 'Príprava hry pre 2 až 5 hráčov',
    rules: {
      'MET-21':
        'Nastavenia partie sa určia pred hrou: „Zostava frakcií“ (Základné alebo Alternatívne), „Pridelenie frakcií“ (Postupný výber alebo Náhodne) a štyri sťaženia (MET-178).',
      'MET-22':
        'Každý dostane inú frakciu z vybranej zostavy. Pri nastavení „Postupný výber“ si hráči vyberajú v poradí miest z voľných frakcií, pri nastavení „Náhodne“ sa frakcie žrebujú bez opakovania.',
      'MET-23':
        'Frakcie sa vyberajú pred rozdaním kariet, v poradí miest, zo všetkých ešte voľných frakcií zostavy. Výber vidia všetci a náhoda v ňom nehrá úlohu.',
      'MET-24': 'Nepoužité karty frakcií a žetóny v ich farbách sa hry nezúčastnia.',
      'MET-25': 'Vaša frakcia nesúvisí so znakom stanice s rovnakým názvom, a to v žiadnej zostave.',
      'MET-26': 'Na začiatku nie je obrátená žiadna karta frakcie.',
      'MET-27': 'Položte 5 žetónov nad svoju kartu frakcie a 5 do rezervy. Pod kartou na začiatku žiadne nie sú.',
      'MET-28':
        '128 kariet sa zamieša a každý hráč dostane 5 zakrytých. Tri vrchné karty balíčka sa odkryjú: tvoria bazár, miesta 1, 2 a 3.',
      'MET-29':
        'Po príprave zostane v balíčku 128 kariet mínus 5 na každého hráča a 3 na bazár: 115, 110, 105 alebo 100 kariet pri 2, 3, 4 alebo 5 hráčoch. Odhadzovací balíček je prázdny. Nič iné od počtu hráčov nezávisí.',
      'MET-30':
        'Hrozby a karavány rozdané alebo odkryté pri príprave nespúšťajú efekty a karty sa nikdy nerozdávajú znova.',
      'MET-31': 'Prvého hráča možno určiť ľubovoľne. Pri našom stole rozhoduje žreb.',
      'MET-32':
        'Ťahy idú v smere hodinových ručičiek: po každom hráčovi hrá ten na mieste s ďalším číslom, po poslednom ten na prvom.',
    },
  },
  {
    title: 'Žetóny nad kartou frakcie a pod ňou',
    rules: {
      'MET-33': 'Žetóny nad vašou kartou frakcie sú dostupné: platiť možno iba nimi.',
      'MET-34':
        'Žetóny pod vašou kartou frakcie sú nedostupné. Aby ste nimi mohli znova platiť, musíte ich presunúť nahor.',
      'MET-35': 'Cenu zaplatíte tak, že presuniete nadol príslušný počet žetónov: z miesta nad kartou frakcie pod ňu.',
      'MET-36':
        'Cenu zaplatíte celú, inak kartu zahrať nemôžete. Platiť nemožno žetónmi pod kartou frakcie, na staniciach ani v rezerve.',
      'MET-37':
        'Presunúť žetóny nahor znamená preniesť ich spod karty frakcie nad ňu: daný počet alebo všetky, ak ich je menej. Nové žetóny tým nikdy nezískate.',
      'MET-38': 'Váš súčet sú žetóny nad kartou frakcie, pod ňou a na staniciach. Súčet a rezerva sú spolu vždy 10.',
      'MET-39':
        'Súčet rastie len odmenami za misie. Žetóny nikdy neputujú späť do rezervy, takže súčet nikdy neklesne.',
    },
  },
  {
    title: 'Ťah a tri základné akcie',
    rules: {
      'MET-40':
        'Vo svojom ťahu môžete najprv vykonať voľné akcie, potom vykonáte jednu základnú akciu a znova môžete vykonať voľné akcie. Nakoniec si hráči doberú karty (MET-165) a pokračuje ďalší hráč.',
      'MET-41':
        'Vykonáte práve jednu z troch základných akcií: Zahranie karty, Odhodenie karty alebo Výmena 3 kariet. Návod vydavateľa hovorí iba, že môžete; tu musíte, vynechať ju nemožno.',
      'MET-42': 'Ak na ruke nemáte karty, základnú akciu vynecháte a pokračujete voľnými akciami po nej.',
      'MET-43':
        'Vždy rozhoduje iba jeden hráč. Ak je len jedna voľba, hra sa pýtať nemusí, okrem prípadu, keď by tým prezradila niečo o kartách na ruke (MET-164).',
      'MET-44':
        'Zahranie karty: zahráte jednu kartu z ruky. Môžu to byť zásoby, zásoby alebo hrozba ako ochrana, stanica alebo hrdina.',
      'MET-45': 'Kartu bez ochrany nemožno zahrať ako ochranu. Karavánu nemožno zahrať nikdy, hrozbu iba ako ochranu.',
      'MET-46':
        'Pri zahraní karty zaplatíte cenu (MET-36, MET-117), kartu vyložíte odkrytú pred seba a potom si potiahnete jednu kartu (MET-60).',
      'MET-47': 'V hre môžete mať ľubovoľne veľa kariet, aj niekoľko rovnakých.',
      'MET-48': 'Zahraná karta zostáva v hre, kým sa nespotrebuje, neodhodí pri upratovaní alebo nestratí.',
      'MET-49':
        'Odhodenie karty: ukážete jednu kartu z ruky, položíte ju na odhadzovací balíček a presuniete nahor toľko žetónov, aká je jej cena. Aktívna karta potom spustí svoj efekt a nakoniec si potiahnete jednu kartu.',
      'MET-50':
        'Pri odhodení karty platí cena, ktorá je na nej vytlačená. Nemenia ju zľavy, hranie zadarmo ani cena ochrany.',
      'MET-51': 'Kartu môžete odhodiť, aj keď pod vašou kartou frakcie nie sú žiadne žetóny.',
      'MET-52':
        'Odhodená karavána pôsobí podľa MET-132, odhodená hrozba podľa MET-139. Akciou Odhodenie karty ich nemožno odhodiť bez efektu.',
      'MET-53':
        'Aktívne karty spúšťajú efekt iba pri odhodení z ruky základnou akciou (MET-49): nikdy pri výmene, odkrytí, odhodení z bazára, upratovaní, použití ako ochrana ani pri miešaní.',
      'MET-54': 'Pri zahraní aj odhodení karty je potiahnutie posledným krokom, po všetkých efektoch.',
      'MET-55': 'Výmena 3 kariet: ukážete a odhodíte presne 3 karty z ruky a potom si potiahnete 3 karty.',
      'MET-56': 'Pri výmene sa žetóny nepresúvajú a žiadna karta, ani aktívna, nespustí efekt.',
      'MET-57': 'Na výmenu potrebujete na ruke aspoň 3 karty.',
      'MET-58':
        'Všetky 3 vymieňané karty ležia v odhadzovacom balíčku ešte pred prvým potiahnutím. Ťaháte po jednej karte a zakaždým si vyberiete znova.',
      'MET-59':
        'Vyberáte si znova a znova, kým ťah neukončíte: pred základnou akciou ktorékoľvek zahranie, ktoré dokážete zaplatiť, ľubovoľnú kartu na odhodenie, ľubovoľné 3 na výmenu, misiu alebo upratovanie; po nej misiu, upratovanie alebo koniec ťahu. Ostatní vidia len vybrané karty a náhodné je iba ťahanie a miešanie.',
    },
  },
  {
    title: 'Ťahanie z bazára alebo z balíčka',
    rules: {
      'MET-60':
        'Pri ťahaní si vezmete na ruku buď jednu odkrytú kartu z bazára, alebo vrchnú kartu balíčka, podľa vlastného výberu.',
      'MET-61': 'Kartu vzatú z bazára hneď nahradí odkrytá vrchná karta balíčka, na tom istom mieste.',
      'MET-62': 'Potiahnutie z balíčka bazár nemení.',
      'MET-63':
        'Kartu, ktorá práve pribudla na bazár, možno vziať už pri najbližšom ťahaní, aj počas tej istej výmeny alebo dopĺňania kariet.',
      'MET-64': 'Karty, ktoré vám dáva akcia, si potiahnuť musíte.',
      'MET-65':
        'Ak sú balíček aj odhadzovací balíček prázdne, ťaháte iba z bazára. Ak je prázdny aj bazár, ťahanie sa vynechá.',
      'MET-66':
        'Miesto na bazári, ktoré nemožno zaplniť, zostane prázdne. Pri najbližšom nahradení karty alebo obnovení bazára sa zaplnia všetky prázdne miesta, od najnižšieho čísla, kým vystačia karty.',
      'MET-67': 'Potiahnutie ani odkrytie karty nikdy nespustí efekt.',
      'MET-68':
        'Vyberáte si pri každej karte zvlášť: ktorúkoľvek kartu z bazára alebo balíček, kým je v balíčku či odhadzovacom balíčku nejaká karta. Kartu z balíčka vidíte iba vy, kartu z bazára poznajú všetci; ktorá karta z balíčka príde k vám alebo na bazár, je náhoda.',
    },
  },
  {
    title: 'Voľné akcie a upratovanie',
    rules: {
      'MET-69':
        'Vo svojom ťahu môžete vykonať ľubovoľne veľa voľných akcií, v akomkoľvek poradí a kedykoľvek. Sú dve: splnenie misie a upratovanie.',
      'MET-70':
        '„Kedykoľvek“ tu znamená: pred základnou akciou alebo po nej, keď sa skončí jej ťahanie, efekty aj dopĺňanie kariet.',
      'MET-71': 'Voľnú akciu nemožno vykonať, kým sa čaká na iné rozhodnutie, ani v ťahu iného hráča.',
      'MET-72': 'Voľné akcie sú vždy dobrovoľné a nespotrebujú základnú akciu.',
      'MET-73': 'Upratovanie: odhodíte ľubovoľný počet svojich kariet v hre okrem karty frakcie.',
      'MET-74':
        'Za každú kartu zásob, ochrany alebo hrdinu odhodenú pri upratovaní presuňte nahor toľko žetónov, aká je jej cena. Platí cena vytlačená pre polohu, v akej karta leží, aj keď jej zahranie stálo menej.',
      'MET-75': 'Všetky žetóny zo stanice odhodenej pri upratovaní položte nad svoju kartu frakcie.',
      'MET-76': 'Stanica bez žetónov pri upratovaní nič neprinesie.',
      'MET-77':
        'Upratovanie nespúšťa efekty kariet, nič sa pri ňom neťahá ani neplatí. Výsledok je rovnaký, či odhodíte viac kariet naraz, alebo jednu po druhej.',
      'MET-78':
        'Zľavy a hranie zadarmo vďaka karte odhodenej pri upratovaní sa hneď končia a stanica sa prestane počítať do ceny za ponechanie ďalšej (MET-97).',
      'MET-79':
        'Pred základnou akciou alebo po nej môžete na upratovanie vybrať ktorékoľvek svoje karty v hre, aspoň jednu, no nie kartu frakcie; koľkokrát chcete, a ak všetko necháte tak, nič vás to nestojí. Všetko je verejné a nič nie je náhodné.',
    },
  },
  {
    title: 'Misie frakcií a staníc',
    rules: {
      'MET-80':
        'Môžete splniť misiu svojej neobrátenej karty frakcie alebo svojej stanice v hre, na ktorej nie sú žetóny. Misie z kariet iných hráčov splniť nemôžete.',
      'MET-81':
        'Misiu frakcie možno splniť raz za hru, misiu stanice raz, kým je stanica v hre. Stanica, ktorá opustila hru a zahrá sa znova, je nová karta.',
      'MET-82':
        'Misiu stanice môžete splniť už v ťahu, v ktorom ju zahráte. V jednom ťahu môžete splniť aj viac misií.',
      'MET-83':
        'Môžete použiť svoje karty zásob v hre, ktorých druh misia prijíma. Karty zahrané ako ochrana, karty na ruke a karty iných hráčov sa nikdy nepočítajú.',
      'MET-84':
        'Sčítajte množstvá vybraných kariet zásob. Množstvo sa zdvojnásobí, ak jeho typ zdvojnásobuje vybraný hrdina (MET-125).',
      'MET-85': 'Použiť možno iba celé karty; čo presahuje požiadavku misie, prepadá.',
      'MET-86':
        'Vybrané zásoby a hrdinovia musia splniť požiadavku misie a žiadna karta nesmie byť zbytočná: bez ktorejkoľvek jednej vybranej karty zásob alebo hrdinu by to nestačilo.',
      'MET-87':
        'V misii sú zakázané zbytočné karty, nie veľký prebytok: pri požiadavke 4 môžete použiť 3 + 2, ale nie 3 + 2 + 1.',
      'MET-88': 'Na výber máte všetky dovolené kombinácie kariet; rovnaké kusy sa počítajú raz.',
      'MET-89':
        'Splnená misia sa oznámi a vyhodnotí v tomto poradí: odhodenie použitých kariet, odmena, kontrola výhry (MET-173), presun žetónov nahor, obrátenie karty frakcie alebo rozhodnutie o stanici.',
      'MET-90':
        'Všetky karty zásob a hrdinov použité na misiu idú do odhadzovacieho balíčka. Za tieto karty žetóny nahor nepresúvate.',
      'MET-91':
        'Odmenu vezmete z rezervy a položíte nad svoju kartu frakcie: 1 žetón za misiu frakcie, za misiu stanice toľko, koľko uvádza jej karta. Ak je v rezerve menej žetónov, vezmete tie, čo zostali.',
      'MET-92': 'Po odmene za misiu presuniete nahor všetky žetóny spod svojej karty frakcie.',
      'MET-93': 'Karta frakcie sa po splnení svojej misie obráti. Žetón sa na ňu nekladie.',
      'MET-94': 'Kartu frakcie nemožno odhodiť pri upratovaní ani stratiť a nikdy sa nepočíta ako ponechaná stanica.',
      'MET-95':
        'Pred základnou akciou alebo po nej si vyberiete misiu a karty, ktoré na ňu použijete; všetko je verejné a nič nie je náhodné. Misiu, ktorá sa dá splniť, plniť nemusíte.',
    },
  },
  {
    title: 'Ponechanie staníc',
    rules: {
      'MET-96':
        'Po splnení misie stanice túto stanicu buď odhodíte, alebo si ju ponecháte a položíte na ňu svoje žetóny.',
      'MET-97':
        'Na prvú ponechanú stanicu položíte 1 žetón, na druhú 2, na tretiu 3 a tak ďalej: o 1 viac, než koľko máte v hre staníc so žetónmi.',
      'MET-98':
        'Na ponechanú stanicu kladiete vlastné žetóny, nie z rezervy. Beriete ich z miesta nad kartou frakcie po odmene a presune nahor, takže môžete použiť aj nový žetón.',
      'MET-99': 'Ak máte na ponechanie stanice málo žetónov, musíte ju odhodiť.',
      'MET-100': 'Stanica, ktorú si neponecháte, ide do odhadzovacieho balíčka; žiadne ďalšie žetóny sa nepresúvajú.',
      'MET-101': 'O ponechaní stanice sa rozhodnete hneď. Rozhodnutie nemožno odložiť ani neskôr zmeniť.',
      'MET-102':
        'Ponechaná stanica zostáva v hre. Jej misiu už nemožno splniť a zásoby typu, ktorého sa týka jej bonus, hráte zadarmo (MET-109).',
      'MET-103':
        'Cena za ponechanie stanice závisí od toho, koľko staníc so žetónmi máte v tej chvíli. Po odhodení alebo strate takej stanice stojí ponechanie ďalšej menej; už položené žetóny sa nemenia.',
      'MET-104': 'Žetóny ležia na stanici, kým stanica neopustí hru. Inak ich nemožno pridať, presunúť ani zobrať.',
      'MET-105':
        'Hneď po presune žetónov nahor sa rozhodnete: stanicu si ponecháte, ak máte dosť žetónov, alebo ju odhodíte. Voľba je verejná a nič nie je náhodné.',
    },
  },
  {
    title: 'Zľavy a hranie zadarmo',
    rules: {
      'MET-106':
        'Cena na zaplatenie sa určí pri zahraní karty podľa vašich kariet v hre, skôr než k nim pribudne. Karty iných hráčov ju nikdy nemenia.',
      'MET-107':
        'Každá vaša stanica bez žetónov znižuje o 1 cenu zásob typu, ktorého sa týka jej bonus. Viac takých staníc sa nesčíta: zľava je najviac 1.',
      'MET-108': 'Zásoby s cenou 1 môžu byť vďaka zľave na typ za 0.',
      'MET-109':
        'Každá vaša stanica so žetónmi aj vaša obrátená karta frakcie spôsobí, že zásoby typu, ktorého sa týka jej bonus, sú zadarmo (cena 0).',
      'MET-110': 'Ak sú zásoby zadarmo a majú aj zľavu, cena je 0.',
      'MET-111': 'Aj zahranie zásob zadarmo je základná akcia. Po ňom si ako obyčajne potiahnete kartu.',
      'MET-112':
        'Stanica stojí o 1 menej za každú vašu stanicu v hre s rovnakým znakom. Tieto zľavy sa sčítajú, cena však nikdy neklesne pod 1.',
      'MET-113':
        'Pri zľave na stanice nezáleží na tom, či na nich ležia žetóny. Stanica, ktorú práve hráte, sa sama nepočíta.',
      'MET-114': 'Neutrálne stanice zľavu na stanice nedávajú ani nedostávajú.',
      'MET-115':
        'Zahranie zásob alebo hrozby ako ochrany stojí vždy toľko, koľko je vytlačená cena ochrany. Zľavy a hranie zadarmo pre daný typ pre ňu neplatia.',
      'MET-116': 'Hrdina stojí vždy toľko, koľko je vytlačené na karte.',
      'MET-117':
        'Skrátka: zásoby stoja 0, ak ich typ máte zadarmo; inak toľko, koľko je na karte, alebo o 1 menej, no najmenej 0, keď je ich typ v bonuse vašej stanice bez žetónov. Stanica so znakom stojí o 1 menej za každú vašu stanicu s týmto znakom, najmenej 1. Neutrálne stanice, hrdinovia a ochrana stoja toľko, koľko je vytlačené.',
    },
  },
  {
    title: 'Zásoby a ochrana',
    rules: {
      'MET-118': 'Kartu zásob s ochranou môžete zahrať ako zásoby alebo otočenú ako ochranu; vyberiete si pri zahraní.',
      'MET-119': 'Kým je karta v hre, nikdy sa neotáča.',
      'MET-120': 'Karta zahraná ako ochrana neposkytuje zásoby na misie a pri strate zásob sa za zásoby nepovažuje.',
      'MET-121':
        'Karta zahraná ako ochrana poskytuje svoje symboly ochrany, kým je v hre. Karta zásob, ktorá nie je ochranou, nechráni pred ničím.',
      'MET-122': 'Hrozbu s ochranou možno rovnako zahrať ako ochranu. Nie je to útok.',
    },
  },
  {
    title: 'Hrdinovia',
    rules: {
      'MET-123':
        'Hrdina sa hrá ako každá iná karta. V hre zostáva, kým ho nepoužijete alebo neodhodíte pri upratovaní.',
      'MET-124': 'Hrdina môže zdvojnásobiť zásoby alebo chrániť. Prvým použitím sa spotrebuje a karta sa odhodí.',
      'MET-125': 'Zdvojnásobenie: v jednej misii zdvojnásobíte všetky vybrané zásoby typu tohto hrdinu.',
      'MET-126': 'V jednej misii môžete použiť hrdinov rôznych typov. Žiadne zásoby sa nezdvojnásobia dvakrát.',
      'MET-127': 'Hrdinu môžete použiť na misiu už v ťahu, v ktorom ho zahráte.',
      'MET-128': 'Ochrana: hrdina v hre poskytuje svoje symboly ochrany proti útoku (MET-143).',
      'MET-129':
        'Za hrdinu odhodeného pri upratovaní alebo z ruky presuniete nahor toľko žetónov, aká je jeho cena. Za hrdinu odhodeného po použití nepresuniete žiadny.',
      'MET-130': 'O hrdinov útokom nikdy neprídete.',
    },
  },
  {
    title: 'Karavány',
    rules: {
      'MET-131': 'Karavána pôsobí iba vtedy, keď ju niekto odhodí z ruky základnou akciou (MET-49).',
      'MET-132':
        'Poradie: karavána ide do odhadzovacieho balíčka, hráč, ktorý ju odhadzuje, presunie nahor toľko žetónov, aká je jej cena, bazár sa obnoví, všetci dostanú bonus za farbu (MET-135) a nakoniec sa ťahá karta.',
      'MET-133': 'Kto karavánu odhadzuje, presunie nahor toľko žetónov, aká je jej cena.',
      'MET-134':
        'Všetky karty z bazára sa odhodia a z balíčka sa odkryjú 3 nové. Ak sa balíček minie, zamiešajú sa odhodené karty (MET-171).',
      'MET-135':
        'Každý hráč, aj ten, kto karavánu odhadzuje, presunie nahor 1 žetón za každú svoju stanicu v hre a za svoju obrátenú kartu frakcie, ak farba ich bonusu zodpovedá druhu karavány.',
      'MET-136':
        'Pri karaváne sa stanice počítajú so žetónmi aj bez nich, neobrátená karta frakcie sa nepočíta a nahor presuniete najviac toľko žetónov, koľko leží pod kartou frakcie.',
      'MET-137':
        'Bonus za karavánu sa dáva v smere hodinových ručičiek, počnúc hráčom, ktorý ju odhadzuje. O ničom sa nerozhoduje.',
      'MET-138': 'Potiahnutie za odhodenie karavány je až na konci, takže možno vziať aj kartu z obnoveného bazára.',
    },
  },
  {
    title: 'Hrozby: útok príšery',
    rules: {
      'MET-139': 'Hrozba odhodená základnou akciou (MET-49) útočí ako príšera.',
      'MET-140':
        'Najprv ide hrozba do odhadzovacieho balíčka a hráč, ktorý ju odhadzuje, presunie nahor toľko žetónov, aká je jej cena. Až potom sa začne útok.',
      'MET-141': 'Príšera útočí na všetkých hráčov, aj na toho, kto hrozbu odhadzuje.',
      'MET-142':
        'Útok sa vyhodnocuje v smere hodinových ručičiek, počnúc hráčom, ktorý hrozbu odhadzuje. Každý dokončí kroky 1 až 4 (MET-143, MET-145, MET-150, MET-157), skôr než začne ďalší.',
      'MET-143':
        'Krok 1, symboly: karta so zhodným symbolom je váš hrdina v hre alebo vaša karta zahraná ako ochrana, ktorá má aspoň jeden symbol tejto hrozby.',
      'MET-144': 'Karty na ruke nikdy nechránia.',
      'MET-145':
        'Krok 2, obrana: ak máte kartu so zhodným symbolom, môžete ju odhodiť a odraziť príšeru. Stačí jeden zhodný symbol, nech ich má hrozba koľkokoľvek.',
      'MET-146': 'Ak máte viac kariet so zhodným symbolom, jednu si vyberiete. Použije a odhodí sa presne jedna karta.',
      'MET-147':
        'Karta použitá na obranu ide do odhadzovacieho balíčka bez efektu: žetóny sa nahor nepresúvajú a hrozba použitá týmto spôsobom neútočí.',
      'MET-148': 'Brániť sa nemusíte. Ak sa nebránite, karty ochrany vám zostanú, ale príšeru neodrazíte.',
      'MET-149': 'Ak sa brániť nemôžete alebo nechcete, utrpíte stratu z kroku 3. Ak príšeru odrazíte, nestratíte nič.',
      'MET-150':
        'Krok 3, strata jednej stanice: odhodíte jednu svoju stanicu v hre. Všetky žetóny z nej položíte nad kartu frakcie.',
      'MET-151': 'Stanicu, ktorú stratíte, si vyberiete vy: so žetónmi alebo bez nich.',
      'MET-152':
        'Strata všetkých zásob jedného druhu: odhodíte všetky svoje zásoby v hre tohto druhu, mierové alebo vojenské. Karty zahrané ako ochrana zostávajú.',
      'MET-153': 'Strata všetkých zásob: odhodíte všetky svoje zásoby v hre. Karty zahrané ako ochrana zostávajú.',
      'MET-154': 'Za stratené zásoby ani za stratenú stanicu bez žetónov sa žetóny nahor nepresúvajú.',
      'MET-155': 'Ak nemáte čo stratiť, nestratíte nič, ale príšera aj tak nie je odrazená.',
      'MET-156': 'O karty zahrané ako ochrana neprídete. V bezpečí sú aj hrdinovia, karta frakcie a karty na ruke.',
      'MET-157': 'Krok 4, odmena: ak príšeru odrazíte, môžete hneď zahrať jednu kartu z ruky zadarmo.',
      'MET-158':
        'Za odrazenie príšery môžete zahrať ktorúkoľvek kartu podľa MET-44, v ľubovoľnej polohe, za 0, aj keď je jej cena inak najmenej 1. Nikdy to nemôže byť príšera ani karavána, takže jeden útok nevyvolá ďalší.',
      'MET-159':
        'Karta zahraná za odmenu je hneď v hre, ale v tom istom útoku vám nepomôže. Pred dopĺňaním kariet si za ňu kartu neťaháte.',
      'MET-160': 'Počas útoku nemožno splniť misiu ani vykonať upratovanie; nemôže to ani hráč, ktorý je na ťahu.',
      'MET-161':
        'Po poslednom hráčovi si všetci doberú do 5 kariet, počnúc hráčom, ktorý hrozbu odhadzuje (MET-167). Nahrádza to potiahnutie karty za jej odhodenie.',
      'MET-162':
        'Každý hráč, ktorý sa môže brániť, si v poradí útoku vyberie niektorú kartu so zhodným symbolom, alebo sa nebráni. Nastavenia partie môžu zmeniť oboje (MET-179, MET-189). Karty v hre sú verejné a nič nie je náhodné.',
      'MET-163':
        'Ak príšeru neodrazíte, stratou je jedna stanica a máte ich dve alebo viac, vyberiete si zo všetkých svojich staníc v hre. Voľba je verejná a nič nie je náhodné.',
      'MET-164':
        'Hneď po odrazení príšery si vyberiete ktorúkoľvek kartu z ruky, ktorá sa dá zahrať, v každej možnej polohe, alebo žiadnu. Hra sa opýta, aj keď sa žiadna zahrať nedá, aby nič neprezradila o kartách na ruke; ostatní vidia len zahranú kartu a nič nie je náhodné.',
    },
  },
  {
    title: 'Dopĺňanie kariet',
    rules: {
      'MET-165':
        'Na konci každého ťahu musí mať každý na ruke 5 kariet. Kto má menej, doberie si do 5: najprv hráč, ktorého ťah sa končí, potom ostatní v smere hodinových ručičiek.',
      'MET-166':
        'Každá karta sa ťahá z bazára alebo z balíčka (MET-60). Hráč si doberie všetky svoje karty, jednu po druhej, skôr než začne ďalší.',
      'MET-167': 'Rovnako sa dobiera po útoku príšery, počnúc hráčom, ktorý hrozbu odhadzuje.',
      'MET-168': 'Keďže karty sa ťahajú už počas akcie, na konci ťahu má zvyčajne každý 5 kariet.',
      'MET-169': 'Ak niet odkiaľ potiahnuť kartu (MET-65), na ruke zostane menej kariet.',
    },
  },
  {
    title: 'Balíček a miešanie',
    rules: {
      'MET-170': 'Všetky odhodené karty ležia odkryté v jednom odhadzovacom balíčku.',
      'MET-171': 'Keď sa balíček minie, odhodené karty sa zamiešajú a vznikne z nich nový balíček.',
      'MET-172':
        'Nový balíček vznikne až vtedy, keď je potrebná karta a balíček je prázdny, aj uprostred obnovovania bazára alebo dopĺňania kariet. Zamieša sa celý odhadzovací balíček, aj s práve odhodenou kartou.',
    },
  },
  {
    title: 'Výhra',
    rules: {
      'MET-173':
        'Vyhráva, kto má ako prvý spolu 10 žetónov. Počítajú sa žetóny nad kartou frakcie, pod ňou aj na staniciach.',
      'MET-174':
        'Výhra sa overuje hneď po každej odmene. Pri 10 žetónoch sa hra okamžite končí: žetóny sa už nepresúvajú nahor, nič sa neobracia ani neponecháva, nenasleduje základná akcia ani dopĺňanie kariet.',
      'MET-175': 'Nové žetóny získava len hráč, ktorý je na ťahu, preto je víťaz vždy práve jeden.',
      'MET-176': 'Ostatní hráči sa zoradia podľa súčtu žetónov; pri rovnakom súčte sa o miesto delia.',
      'MET-177':
        'Počet ťahov nie je obmedzený. Simuláciu so samými botmi možno po 100 000 odpovediach prerušiť; potom sa počíta ako nedohraná.',
    },
  },
  {
    title: 'Sťaženia',
    rules: {
      'MET-178':
        'Štyri nastavenia hru sťažujú. Pred hrou môžete zapnúť ktorékoľvek z nich; inak sú vypnuté a každé mení iba to, čo je tu uvedené.',
      'MET-179': '„Všetky symboly“: na odrazenie príšery potrebujete každý symbol, ktorý hrozba má.',
      'MET-180':
        'S nastavením „Všetky symboly“ môžu byť symboly z viacerých kariet. Bránite sa kartami so zhodnými symbolmi, ktoré majú spolu všetky symboly hrozby a z ktorých žiadna nie je zbytočná; odhodíte ich všetky a zadarmo zahráte stále iba jednu kartu.',
      'MET-181':
        'Ak s nastavením „Všetky symboly“ nemáte všetky symboly, príšeru neodrazíte, ale neodhodíte žiadnu kartu ochrany.',
      'MET-182': '„Vyčerpanie“: ak príšeru neodrazíte, presuniete nadol všetky svoje žetóny, pod kartu frakcie.',
      'MET-183':
        'Vyčerpanie nastáva po strate: nadol presuniete všetky žetóny nad kartou frakcie, aj tie, ktoré tam práve prišli zo stratenej stanice. Žetóny na staniciach zostávajú, hoci návod vydavateľa hovorí o všetkých žetónoch.',
      'MET-184':
        'Vyčerpanie sa týka aj hráčov, ktorí sa brániť nechcú alebo nemajú čo stratiť, i toho, kto hrozbu odhadzuje: žetóny, ktoré za ňu presunie nahor (MET-140), idú znova nadol.',
      'MET-185': '„Bez úľavy“: po misii nekladiete žetóny nad svoju kartu frakcie.',
      'MET-186': 'S nastavením „Bez úľavy“ žetóny nepresúvate nahor (MET-92) a odmenu položíte pod kartu frakcie.',
      'MET-187':
        'Aj s nastavením „Bez úľavy“ si môžete stanicu ponechať. Žetóny vtedy beriete najprv spod karty frakcie a zvyšok z miesta nad ňou; ak ich je spolu málo, stanicu odhodíte.',
      'MET-188':
        'S nastavením „Bez úľavy“ sa žetóny inak dostávajú nad kartu ako obyčajne: za odhodenie karty, upratovanie, karavány a stratené stanice.',
      'MET-189': '„Povinná obrana“: ak sa môžete brániť, musíte.',
      'MET-190':
        'S nastavením „Povinná obrana“ si naďalej vyberáte, čím sa bránite, len sa obrany nemôžete vzdať. Spolu s nastavením „Všetky symboly“ sa musíte brániť iba vtedy, keď máte všetky symboly. Zahranie karty zadarmo zostáva dobrovoľné.',
    },
  },
  {
    title: 'Čo je skryté a čo náhodné',
    rules: {
      'MET-191': 'Karty na ruke sú skryté pred všetkými ostatnými hráčmi, poradie a obsah balíčka pred každým.',
      'MET-192':
        'Verejné sú bazár, všetky karty v hre a to, ako sú otočené, všetky žetóny, celý odhadzovací balíček, počty kariet na rukách a v balíčku aj každé rozhodnutie. Skryté je iba to, akú kartu si kto potiahne z balíčka.',
      'MET-193': 'Bot vidí presne to, čo by na jeho mieste videl človek.',
      'MET-194':
        'Náhodné je iba miešanie na začiatku, neskoršie miešania, prvý hráč a náhodné pridelenie frakcií. Všetko vychádza z jedného semienka náhody: rovnaké semienko a rovnaké rozhodnutia dajú rovnakú partiu.',
    },
  },
];

import type { Guide } from '../guide.ts';
import { count } from './names.ts';
import { plates } from './plates.ts';

/** Accusative. */
const worker4 = { one: 'robotnika', few: 'robotników', many: 'robotników', other: 'robotnika' };
const leader4 = { one: 'przywódcę', few: 'przywódców', many: 'przywódców', other: 'przywódcy' };

export const guide: Guide = {
  plates,
  parts: (n) => [
    {
      id: 'goal',
      title: 'Cel gry',
      text: [
        `Gra jest dla 3 lub 4 osób. Przez sześć rund prowadzisz miasto ocalałych. Na początku masz ${n.start.vp} PZ (punkty zwycięstwa), ${count(n.start.workers, worker4)} i ${count(n.start.leaders, leader4)}. Wygrywa gracz z największą liczbą PZ; przy remisie ten, kto ma więcej kart wyposażenia, w ostateczności zwycięstwo jest wspólne.`,
        'PZ dają akcje, walki, budynki, żetony i zebrane wyposażenie. Za zniszczenia, grabieżców i ocalałych bez mieszkania tracisz PZ. Nikt nie spada poniżej 0 PZ.',
      ],
    },
    {
      id: 'pieces',
      title: 'Ocalali i grabieżcy',
      text: [
        'Wszystko robią ocalali. Nie tracisz ich przy tym: kto licytował lub wykonał akcję, wraca na koniec rundy za zasłonkę.',
      ],
      rows: [
        {
          term: 'Robotnicy',
          text: `Jest ich w grze ${n.figures.worker}. Naprawiają, wykonują proste prace, można ich wyszkolić.`,
        },
        { term: 'Żołnierze', text: `Jest ich w grze ${n.figures.soldier}. Są najlepsi przeciw grabieżcom.` },
        {
          term: 'Inżynierowie',
          text: `Jest ich w grze ${n.figures.engineer}. Naprawiają i obsługują budynki naukowe.`,
        },
        {
          term: 'Przywódcy',
          text: 'Na początku każdy ma jednego. Przywódca to joker: w każdej akcji może zastąpić dowolnego ocalałego.',
        },
        {
          term: 'Grabieżcy',
          text: `Jest ich w grze ${n.figures.marauder}. Nie należą do nikogo; liczy się, gdzie stoi twój znacznik na torze grabieżców, od 0 do ${n.lastMarauder}.`,
        },
      ],
    },
    {
      id: 'round',
      title: 'Runda',
      text: ['Sześć rund po cztery fazy. Po trzeciej następuje punktacja pośrednia, po szóstej końcowa.'],
      rows: [
        {
          term: '1. Przygotowanie',
          text: 'Nadciągają grabieżcy, działają tory zniszczeń, wykłada się nowe karty. Nikt o niczym nie decyduje.',
        },
        { term: '2. Licytacja', text: 'Każdy składa ofertę w każdym z trzech obszarów; potem nagrody i kary.' },
        { term: '3. Rozpatrzenie', text: 'Branie wyposażenia, budowanie, akcje w miastach.' },
        {
          term: '4. Zakończenie',
          text: 'Ocalali wracają, grabieżcy powodują zniszczenia, każdy ocalały potrzebuje mieszkania, budynki dają PZ.',
        },
      ],
    },
    {
      id: 'preparation',
      title: 'Przygotowanie',
      text: [
        `Wszyscy przesuwają się w prawo na torze grabieżców: w rundach 1–6 o ${n.arrivals.join(', ')}. Grabieżcy, którzy się nie mieszczą, kosztują po 1 PZ.`,
        'Potem wszyscy rozpatrują tor zniszczeń (patrz następny rozdział).',
        `Odkrywa się tyle kart wyposażenia, ilu jest graczy, i kładzie na nich figurki z worka: od lewej ${n.slots.join(', ')}. W pierwszej rundzie na żadnej karcie nie ma więcej niż jednego grabieżcy.`,
        'Odkrywa się tyle samo kart budynków, w rundach 1–3 poziomu 1, później poziomu 2, każdą z żetonem.',
      ],
    },
    {
      id: 'auction',
      title: 'Licytacja',
      text: [
        'Zaczyna gracz z największą liczbą PZ, przy remisie ten, którego znacznik leży na wierzchu, czyli dotarł tam ostatni. W trzech kolejkach każdy składa po jednej ofercie, aż ma dokładnie jedną w każdym obszarze: Eksploracja, Budowa, Miasto.',
        'Oferta to dowolna liczba ocalałych zza twojej zasłonki, dowolnych kolorów; może to być też 0. Każdy liczy się za jednego, przywódca też. Oferta od razu jest jawna i ostateczna: nie można jej zwiększyć ani wycofać; nie można też spasować. Pomyłkę można cofnąć tak dalece, jak ustalono przy stole.',
        'Kto zostaje za zasłonką, w tej rundzie nic nie robi.',
        'Gdy są wszystkie oferty, największa w każdym obszarze dostaje nagrodę z żetonu, najmniejsza karę. Wśród równych największych liczy się wcześniejsza, wśród równych najmniejszych późniejsza.',
        'Kto musi odrzucić kartę wyposażenia, wybiera ją i pokazuje wszystkim.',
      ],
    },
    {
      id: 'exploration',
      title: 'Eksploracja',
      text: [
        'Od największej oferty w dół, wśród równych najpierw wcześniejsza, każdy bierze jedną kartę wyposażenia ze wszystkimi figurkami na niej.',
        'Ocalałych odkładasz za zasłonkę i w tej rundzie nie możesz ich użyć. Każdy grabieżca przesuwa twój znacznik o pole i wraca do worka; gdy tor jest pełny, tracisz 1 PZ.',
      ],
    },
    {
      id: 'construction',
      title: 'Budowa',
      text: [
        'Od największej oferty w dół każdy bierze kartę budynku z żetonem i od razu ją buduje albo z niej rezygnuje. Budowa nic nie kosztuje.',
        'Miasto ma osiem placów. Ulepszenia kwatery głównej stawia się tylko na placu 1, ulepszenia wieży strażniczej tylko na wieży, inne budynki na placach 3–7, a gdy stoi rozbudowa, także na placu 8.',
        'Zajęty plac można przebudować: odtąd liczy się tylko nowy budynek. Działa on od razu.',
        'Potem działa żeton, nawet jeśli rezygnujesz z karty.',
      ],
    },
    {
      id: 'city',
      title: 'Miasto',
      text: [
        'Od gracza rozpoczynającego po kolei każdy wykonuje akcje ocalałymi ze swojej oferty w obszarze Miasto, w dowolnej kolejności, i może zakończyć turę wcześniej.',
      ],
      rows: [
        {
          term: 'Użycie budynku',
          text: 'Akcja budynku określa, kto ją wykonuje, ile razy w rundzie i co daje. Każde użycie wymaga osobnych ocalałych. Nie można wykonać akcji, która nic by nie dała.',
        },
        {
          term: 'Rozbudowa',
          text: 'Raz w grze dowolni dwaj ocalali budują na placu 8 rozbudowę: daje mieszkania i ma własną akcję.',
        },
        {
          term: 'Naprawa',
          text: 'Robotnik, inżynier lub przywódca przesuwa znacznik zniszczeń o pole w lewo, bez PZ.',
        },
        {
          term: 'Walka',
          text: `Odpierasz najwyżej tylu grabieżców, ilu wskazuje akcja; za każdego zyskujesz ${n.fight} PZ. Odepchnięcie działa tak samo, ale bez PZ.`,
        },
        {
          term: 'Wymiana',
          text: 'Akcję wykonują dwaj robotnicy: jeden wraca do worka, a żołnierz lub inżynier z worka trafia za twoją zasłonkę.',
        },
        {
          term: 'Rekrutacja',
          text: 'Wyciągnij figurkę z worka. Robotnik lub grabieżca wraca do worka, a ty dostajesz PZ; ktokolwiek inny jest twój i od razu może wykonać inną akcję, ale nie rozbudowę ani naprawę.',
        },
        {
          term: 'Przeszukanie talii',
          text: 'Odrzuć kartę, przejrzyj talię wyposażenia i weź dowolną kartę; talię się tasuje.',
        },
      ],
    },
    {
      id: 'completion',
      title: 'Zakończenie',
      text: [
        'Wszyscy ocalali wracają za zasłonki.',
        'Każdy grabieżca na twoim torze przesuwa twój znacznik zniszczeń o pole w prawo; gdy znacznik jest już na ostatnim polu, tracisz zamiast tego 1 PZ. Grabieżcy zostają.',
        `Każdy ocalały potrzebuje mieszkania. Za każdego ocalałego bez mieszkania odkładasz jednego (wybierasz którego) do worka i tracisz ${n.homeless} PZ.`,
        'Potem zyskujesz PZ podane na budynkach, a także za niewykorzystane mieszkania, jeśli któryś budynek je punktuje.',
        'Po rundzie 3 wszyscy punktują pierwszy wspólny żeton punktacji; wymienia się trzy żetony licytacji; znaczniki na torze grabieżców wracają na 0, a za każde pole tracisz 1 PZ.',
      ],
    },
    {
      id: 'final',
      title: 'Punktacja końcowa',
      text: [
        'W tej kolejności: drugi wspólny żeton punktacji; jeden z twoich dwóch prywatnych żetonów (wszyscy wybierają jednocześnie i w tajemnicy); wyposażenie; jeszcze raz tor zniszczeń; i strata 1 PZ za każdego grabieżcę na twoim torze.',
        'Żetony za ocalałych liczą wszystkich twoich ocalałych, gdziekolwiek są; żetony za budynki wszystkie widoczne, także nadrukowane.',
      ],
    },
    {
      id: 'secrets',
      title: 'Co jest ukryte',
      text: [
        'Nikt nie widzi ocalałych za cudzą zasłonką ani wyposażenia na ręce i prywatnych żetonów innych graczy. Oferty, miasta, tory, wyłożone karty i liczby kart są jawne.',
        'O innych graczach stół pokazuje tylko to, co każdy mógł zobaczyć: ilu ocalałych mają co najmniej i co najwyżej oraz karty, które na oczach wszystkich trafiły na rękę.',
      ],
    },
    {
      id: 'rulings',
      title: 'Nasze rozstrzygnięcia',
      text: [
        'Niedostępny przywódca też potrzebuje mieszkania; wraca w Przygotowaniu, w którym znacznik nie stoi dalej niż na polu przywódcy.',
        'Ulepszenie wieży zbudowane na karcie Posterunek strażniczy na stałe zmienia ten plac w wieżę strażniczą. Gdy widoczny jest jeden kościół, drugi można zbudować tylko na nim.',
        'Za grabieżców przepędzonych żetonem zyskujesz PZ niezależnie od kościołów; nie liczy się to jako walka.',
        'Przy bardzo wielu ocalałych program pyta o ofertę kolor po kolorze; przy stole to jeden formularz.',
      ],
    },
  ],
  damage: {
    title: 'Tor zniszczeń',
    text: [
      'W każdym Przygotowaniu i jeszcze raz na końcu działa każde pole na lewo od znacznika. Na pierwszym polu zamiast tego zyskujesz PZ, na drugim nic się nie dzieje.',
    ],
  },
  equipment: {
    title: 'Ile warte jest wyposażenie',
    text: [
      'Karty wyposażenia liczą się dopiero na koniec gry. Program sam znajduje najlepszy podział części pojazdów.',
    ],
  },
  options: { title: 'Opcje gry', text: ['Wybierane przed grą, dla wszystkich.'] },
};

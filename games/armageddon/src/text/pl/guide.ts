import type { Guide } from '../guide.ts';

export const guide: Guide = {
  parts: (n) => [
    {
      id: 'goal',
      title: 'Cel gry',
      text: [
        `Przez sześć rund prowadzisz miasto ocalałych; graczy jest 3 lub 4. Zaczynasz z ${n.start.vp} punktami zwycięstwa (PZ), robotnicy: ${n.start.workers}, przywódca: ${n.start.leaders}. Wygrywa, kto na końcu ma najwięcej PZ; przy remisie kto ma więcej kart wyposażenia, a potem zwycięstwo jest wspólne.`,
        'PZ dają akcje, walki, budynki, żetony i zebrane wyposażenie. Zniszczenia, grabieżcy i ludzie bez dachu nad głową kosztują PZ. Nikt nie spada poniżej 0.',
      ],
    },
    {
      id: 'pieces',
      title: 'Ludzie i grabieżcy',
      text: ['Za wszystko płaci się ludźmi. Nikt się nie zużywa: kogo wyślesz lub użyjesz, ten wraca na koniec rundy.'],
      rows: [
        {
          term: 'Robotnicy',
          text: `W grze ${n.figures.worker}. Naprawiają, wykonują proste prace, można ich wyszkolić.`,
        },
        { term: 'Żołnierze', text: `W grze ${n.figures.soldier}. Najlepsi przeciw grabieżcom.` },
        { term: 'Inżynierowie', text: `W grze ${n.figures.engineer}. Naprawiają i obsługują budynki naukowe.` },
        {
          term: 'Przywódcy',
          text: 'Na początku każdy ma jednego. Przywódca w każdej płatności zastępuje kogokolwiek.',
        },
        {
          term: 'Grabieżcy',
          text: `W grze ${n.figures.marauder}. Nie należą do nikogo; liczy się, jak daleko stoi twój znacznik na torze grabieżców, od 0 do ${n.lastMarauder}.`,
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
          text: 'Nadchodzą grabieżcy, działają zniszczenia, wykłada się nowe karty. Nikt o niczym nie decyduje.',
        },
        { term: '2. Licytacja', text: 'Każdy wysyła ludzi do wszystkich trzech obszarów; potem premie i kary.' },
        { term: '3. Rozpatrzenie', text: 'Branie wyposażenia, budowanie, akcje w miastach.' },
        {
          term: '4. Zakończenie',
          text: 'Ludzie wracają, grabieżcy niszczą, każdy potrzebuje kwatery, budynki dają PZ.',
        },
      ],
    },
    {
      id: 'preparation',
      title: 'Przygotowanie',
      text: [
        `Wszyscy przesuwają się w prawo na torze grabieżców: w rundach od 1 do 6 o ${n.arrivals.join(', ')}. Grabieżcy, którzy się nie mieszczą, kosztują po 1 PZ.`,
        'Potem u wszystkich działa tor zniszczeń, jak mówi następny rozdział.',
        `Odkrywa się tyle kart wyposażenia, ilu jest graczy, i kładzie na nich figurki z worka: od lewej ${n.slots.join(', ')}. W pierwszej rundzie na żadnej karcie nie ma więcej niż jednego grabieżcy.`,
        'Odkrywa się tyle samo kart budynków, w rundach od 1 do 3 poziomu 1, później poziomu 2, każdą z żetonem.',
      ],
    },
    {
      id: 'auction',
      title: 'Licytacja',
      text: [
        'Zaczyna gracz z największą liczbą PZ, przy remisie ten, którego znacznik leży na wierzchu, czyli kto ostatni doszedł do tej liczby. W trzech okrążeniach każdy składa po jednej ofercie, aż ma dokładnie jedną w każdym obszarze: Eksploracja, Budowa, Miasto.',
        'Oferta to dowolna liczba ludzi zza twojej zasłonki, dowolnych kolorów, także nikt. Każdy liczy się za jednego, przywódca też. Od razu jest jawna i ostateczna: nie można nic dołożyć, cofnąć ani pasować.',
        'Kto zostaje za zasłonką, w tej rundzie nic nie robi.',
        'Gdy są wszystkie oferty, największa w każdym obszarze dostaje premię z żetonu, najmniejsza karę. Wśród równych największych liczy się wcześniejsza, wśród równych najmniejszych późniejsza.',
        'Kto musi odrzucić wyposażenie, sam wybiera kartę; pokazuje się ją.',
      ],
    },
    {
      id: 'exploration',
      title: 'Eksploracja',
      text: [
        'Od największej oferty w dół, wśród równych najpierw wcześniejsza, każdy bierze jedną kartę wyposażenia ze wszystkimi figurkami na niej.',
        'Ludzie idą za zasłonkę i w tej rundzie nie mogą działać. Każdy grabieżca przesuwa twój znacznik o pole i wraca do worka; gdy nie ma miejsca, kosztuje 1 PZ.',
      ],
    },
    {
      id: 'construction',
      title: 'Budowa',
      text: [
        'Od największej oferty w dół każdy bierze kartę budynku z żetonem i od razu ją buduje albo z niej rezygnuje. Budowa nic nie kosztuje.',
        'Miasto ma osiem miejsc. Ulepszenia kwatery głównej stawia się tylko na miejscu 1, ulepszenia wieży strażniczej tylko na wieży, inne budynki na miejscach od 3 do 7, a na miejscu 8, gdy stoi Rozbudowa.',
        'Zajęte miejsce można zabudować: odtąd liczy się tylko nowy budynek. Działa od razu.',
        'Potem działa żeton, nawet gdy zrezygnowano z karty.',
      ],
    },
    {
      id: 'city',
      title: 'Miasto',
      text: [
        'Od gracza rozpoczynającego po kolei każdy wykonuje wszystkie akcje ludźmi wysłanymi do Miasta, w dowolnej kolejności, i może skończyć wcześniej.',
      ],
      rows: [
        {
          term: 'Użycie budynku',
          text: 'Każda linia budynku mówi, kto ma to zrobić, ile razy w rundzie i co to daje. Każde użycie wymaga własnych ludzi. Czego skutkiem byłoby nic, tego zrobić nie można.',
        },
        {
          term: 'Rozbudowa',
          text: 'Raz w grze dwóch dowolnych ocalałych otwiera miejsce 8: kwatery i własna akcja.',
        },
        {
          term: 'Naprawa',
          text: 'Robotnik, inżynier lub przywódca przesuwa znacznik zniszczeń o pole w lewo, bez PZ.',
        },
        {
          term: 'Walka',
          text: `Najwyżej tylu grabieżców opuszcza twój tor, za ${n.fight} PZ każdy. Odepchnięcie działa tak samo, ale bez PZ.`,
        },
        {
          term: 'Wymiana',
          text: 'Działa dwóch robotników: jeden idzie do worka, a żołnierz lub inżynier z worka za twoją zasłonkę.',
        },
        {
          term: 'Rekrut',
          text: 'Dobierz figurkę z worka. Robotnik lub maruder wraca do worka za PZ; ktokolwiek inny jest twój i od razu może wykonać inną akcję, ale nie rozbudowę ani naprawę.',
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
        'Wszyscy ludzie wracają za zasłonki.',
        'Każdy grabieżca na twoim torze przesuwa twój znacznik zniszczeń o pole w prawo; za ostatnim polem kosztuje zamiast tego 1 PZ. Grabieżcy zostają.',
        `Każdy ocalały potrzebuje kwatery. Za każdego nadmiarowego wybierasz kogoś, kto idzie do worka, co kosztuje ${n.homeless} PZ.`,
        'Potem budynki z własnymi PZ dają je, a kto punktuje wolne kwatery, liczy je.',
        'Po rundzie 3 wszyscy punktują pierwszy wspólny żeton; wymienia się trzy żetony licytacji; znaczniki grabieżców wracają na 0, a każde pole kosztuje 1 PZ.',
      ],
    },
    {
      id: 'final',
      title: 'Punktacja końcowa',
      text: [
        'W tej kolejności: drugi wspólny żeton; jeden z twoich dwóch własnych, wybrany przez wszystkich jednocześnie i w tajemnicy; wyposażenie; jeszcze raz tor zniszczeń; i 1 PZ mniej za każdego grabieżcę na twoim torze.',
        'Żetony za ludzi liczą wszystkich twoich, gdziekolwiek są; żetony za budynki wszystkie widoczne, także nadrukowane.',
      ],
    },
    {
      id: 'secrets',
      title: 'Co jest ukryte',
      text: [
        'Nikt nie widzi ludzi za cudzą zasłonką, wyposażenia na ręce ani własnych żetonów innych. Oferty, miasta, tory, wystawy i liczby kart są jawne.',
        'O innych stół pokazuje to, co program pamięta dla wszystkich tak samo: ilu ludzi mają co najmniej i co najwyżej oraz karty, które na oczach wszystkich trafiły na rękę.',
      ],
    },
    {
      id: 'rulings',
      title: 'Jak rozumiemy niejasne miejsca',
      text: [
        'Przywódca na razie stracony też potrzebuje kwatery; wraca w Przygotowaniu, w którym znacznik nie stoi dalej niż pole przywódcy.',
        'Ulepszenie wieży na Posterunku strażniczym na zawsze czyni z tego miejsca wieżę. Gdy widoczny jest jeden kościół, drugi można zbudować tylko na nim.',
        'Grabieżcy usunięci żetonami dają swoje PZ niezależnie od kościołów i nie są walką.',
        'Przy bardzo wielu ludziach program pyta o ofertę kolor po kolorze; przy stole to jeden formularz.',
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
    text: ['Do końca gry karty nie działają. Program sam znajduje najlepszy podział części pojazdów.'],
  },
  options: { title: 'Opcje', text: ['Wybierane przed grą, dla wszystkich.'] },
};

import type { Question } from '../../state.ts';

export const coach: Readonly<Record<Question, string>> = {
  trim: 'Wypatrywanie zaczyna się najwyżej z dziesięcioma kartami. Odrzuć to, co daleko albo wymaga tego, czego nie masz.',
  pick: 'Bierzesz jedną z odkrytych kart. Zwróć uwagę na odległość i na to, czy sięgają tam twoje kontakty.',
  burn: 'Odrzucasz jedną z odkrytych kart. Wybierz tę, która najbardziej pomogłaby następnym graczom.',
  leftover: 'Bierzesz jeszcze kartę, której nikt nie wziął. Zwróć uwagę na odległość i trzy pola.',
  keep: 'Zostaje ci jedna z dwóch kart. Porównaj, ile są warte jako lokacja, umowa i zdobycz.',
  step: 'Zamień zdobycze na zasoby teraz albo zostaw je na później. Do tej pory zajmują miejsce pod bazą.',
  main: 'Jedna akcja, potem następny gracz. Zasoby na bazie zabiera Czyszczenie; lokacja zostaje i jest warta 1 PZ.',
  after:
    'Akcja wykonana. Darmowe czynności nic nie kosztują: przenieś surowce do składu lub kompletu, gdzie przetrwają.',
  reach: 'Jak sięgasz na tę odległość? Kontakty wydaje się w całości: wybierz najmniejszą nadwyżkę i najniższą cenę.',
  payment: 'Zapłacić można na kilka sposobów. Zasoby na bazie i tak zabierze Czyszczenie, te na kartach zostają.',
  discardCard: 'Częścią ceny jest karta z ręki. Wybierz tę, której raczej nie wystawisz.',
  giveUp: 'Częścią ceny jest podłożona karta. Odrzuć tę, która od teraz dałaby najmniej.',
  replace: 'Nowa karta zastępuje jedną z twoich, a PZ ze starej trafiają na bazę. Najlepiej wybrać pełną.',
  method: 'Jak płacisz za przebudowę? Budulcem tylko raz w turze, żetonami tyle razy, ile ich masz.',
  steal: 'Zabierasz jeden surowiec. Wybierz to, czego zaraz użyjesz; składy i komplety są bezpieczne.',
  store:
    'Skład przechowuje przez Czyszczenie do trzech surowców i nikt ich nie zabierze. Przechowaj to, co się przyda.',
  overflow: 'Pod bazą jest za mało miejsca. Odrzuć to, co daje najmniej; PZ z umowy trafiają na bazę.',
};

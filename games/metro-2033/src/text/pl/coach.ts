import type { Question } from '../../state.ts';

export const coach: Readonly<Record<Question, string>> = {
  chooseFaction:
    'Frakcje różnią się Misją i premią. Spójrz, jakich Zasobów wymaga Misja i jaki typ będzie potem za darmo.',
  turnAction:
    'Jedna akcja: zagranie, odrzucenie albo wymiana. Spójrz na znaczniki nad kartą Frakcji i na to, czego brakuje Misjom.',
  exchange:
    'Trzy karty za trzy nowe, znaczniki się nie przesuwają. Oddaj to, czego nie wymaga żadna Misja; Zagrożenia nie atakują.',
  tidy: 'Za odrzucone karty przesuwasz w górę tyle znaczników, ile kosztują. Zostaw to, czego wymaga Misja, i Ochronę.',
  payment: 'Użyte karty są odrzucane, a nadwyżka przepada. Szukaj sumy najbliższej wymaganiom i oszczędź Bohatera.',
  keepStation:
    'Zatrzymana Stacja daje typ Zasobów za darmo, ale jej znaczniki tam zostają. Policz takie karty w swojej ręce.',
  draw: 'Weź odkrytą kartę, która pomaga Misji, albo nieznaną z talii. Co zostawisz na Bazarze, może wziąć ktoś inny.',
  defend: 'Jeden pasujący symbol odpiera Potwora i daje darmową kartę. Porównaj odrzucaną kartę z grożącą stratą.',
  loseStation:
    'Tracisz jedną Stację, a jej znaczniki trafiają nad kartę Frakcji. Mniej boli ta, której Misja jest wykonana.',
  freePlay: 'Karta z ręki nic teraz nie kosztuje. Najwięcej oszczędza najdroższa z tych, które się przydadzą.',
};

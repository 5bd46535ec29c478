import type { Rulebook } from '@ashtown/engine';

export const rules: Rulebook = [
  {
    title: 'Karty a kolá',
    rules: {
      'SCR-1': '2 až 4 hráči, 24 kariet so silou 1 až 24 a jedna kocka.',
      'SCR-2': 'Každý dostane dve karty, ktoré nikto iný nevidí.',
      'SCR-3': 'Hrajú sa 3 kolá, podľa voľby 2 alebo 4. Na začiatku kola si každý potiahne kartu.',
    },
  },
  {
    title: 'Ponuky',
    rules: {
      'SCR-4':
        'Potom všetci naraz ponúknu jednu kartu z ruky. Ponúknuté karty sa ukážu a odložia; víťazí najsilnejšia.',
    },
  },
  {
    title: 'Kopa',
    rules: {
      'SCR-5': 'Víťaz ponuky prehľadáva kopu: hodí kockou a výsledok ide do banku.',
      'SCR-6': 'Po každom hode si bank necháte (bod za bod), alebo hodíte znova.',
      'SCR-7':
        'Jednotka znamená stratu banku a koniec hľadania. So záchranou sa polovica banku zaokrúhlená nadol predsa uloží.',
    },
  },
  {
    title: 'Koniec',
    rules: {
      'SCR-8': 'Po poslednom kole sa ukážu všetky ruky. Karta so silou aspoň 13 je za bod.',
      'SCR-9': 'Víťazí, kto má najviac bodov; pri zhode je víťazstvo spoločné.',
    },
  },
];

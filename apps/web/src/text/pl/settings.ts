import type { SettingsWords } from '../settings.ts';

export const settings: SettingsWords = {
  title: 'Ustawienia',
  kept: 'Zapisane tylko w tej przeglądarce, działają od razu.',
  name: { title: 'Twój nick', help: 'Widać go przy stołach online.', bad: 'Od 1 do 24 znaków.' },
  text: {
    title: 'Wielkość tekstu',
    size: { normal: 'Normalna', large: 'Duża', larger: 'Większa' },
    sample: 'Rzucaj, niszcz, utrzymaj Manhattan.',
  },
  speed: {
    title: 'Tempo opowieści',
    speed: { slow: 'Powoli', normal: 'Normalnie', fast: 'Szybko', instant: 'Od razu' },
    still: 'Ustawienia systemu ograniczają ruch: opowieść jest bez animacji.',
  },
  sound: { title: 'Dźwięk', help: 'Twój ruch, kości, karty, ataki. Wszystko też widać.', volume: 'Głośność' },
  confirm: {
    title: 'Pytaj przed tym, czego nie da się cofnąć',
    help: 'Jedno kliknięcie więcej przed kośćmi i tajemnicami.',
  },
  shortcuts: {
    title: 'Skróty jednoliterowe',
    help: 'Cyfry, strzałki, Enter i Esc działają zawsze.',
    keys: 'Klawisze przy stole',
    list: [
      ['1–9', 'wybierz to, co ma ten numer'],
      ['← ↑ ↓ →', 'krok wewnątrz części stołu'],
      ['Enter', 'wybierz lub potwierdź'],
      ['Esc', 'zamknij podgląd, porzuć ostatni wybór'],
      ['F6', 'następna część stołu'],
      ['U', 'cofnij'],
      ['Y', 'ponów'],
      ['R', 'zacznij turę od nowa'],
      ['I', 'podgląd zaznaczonej rzeczy'],
      ['P', 'zostaw podgląd otwarty'],
      ['H', 'podpowiedź'],
      ['L', 'dziennik'],
      ['W', 'gdzie jestem'],
      ['C', 'lista możliwości'],
      ['M', 'naciśnij główny przycisk'],
      ['G', 'zasady i pojęcia'],
      ['S', 'do mojej kolejki: pomiń opowieść'],
      ['Spacja', 'zatrzymaj opowieść albo puść ją dalej'],
      [', .', 'opowiadaj wolniej lub szybciej'],
      ['?', 'pomoc'],
      ['[ ]', 'krok w powtórce'],
    ],
  },
  notify: {
    title: 'Powiadom, gdy przyjdzie mój ruch',
    help: 'Komunikat przeglądarki, gdy strona jest ukryta.',
    blocked: 'Przeglądarka nie pozwala na komunikaty z tej strony.',
    insecure:
      'Przeglądarki pozwalają na to tylko przez https lub na komputerze z serwerem. Kolej widać w tytule karty przeglądarki.',
  },
};

import type { SettingsWords } from '../settings.ts';

export const settings: SettingsWords = {
  title: 'Ustawienia',
  kept: 'Zapisane tylko w tej przeglądarce; zmiany działają od razu.',
  name: { title: 'Twój nick', help: 'Widać go przy stołach online.', bad: 'Nick ma od 1 do 24 znaków.' },
  text: {
    title: 'Wielkość tekstu',
    size: { normal: 'Normalna', large: 'Duża', larger: 'Bardzo duża' },
    sample: 'Rzucaj, niszcz, utrzymaj Manhattan.',
  },
  speed: {
    title: 'Tempo opowieści',
    speed: { slow: 'Powoli', normal: 'Normalnie', fast: 'Szybko', instant: 'Od razu' },
    still: 'Ustawienia systemu ograniczają ruch, więc animacje są wyłączone.',
  },
  sound: {
    title: 'Dźwięk',
    help: 'Twoja kolej, kostki, karty, ataki. Wszystko widać także na ekranie.',
    volume: 'Głośność',
  },
  confirm: {
    title: 'Pytaj przed ruchem, którego nie można cofnąć',
    help: 'Dodatkowe kliknięcie przed rzutem i przed ujawnieniem kart.',
  },
  winBar: { title: 'Pokazuj szanse na wygraną', help: 'Przy stołach z samymi botami, przy każdej twojej decyzji.' },
  shortcuts: {
    title: 'Skróty jednoliterowe',
    help: 'Cyfry, strzałki, Enter i Esc działają zawsze.',
    keys: 'Klawisze przy stole',
    list: [
      ['1–9', 'wybierz to, co ma ten numer'],
      ['← ↑ ↓ →', 'przejście do sąsiedniego elementu'],
      ['Enter', 'wybierz lub potwierdź'],
      ['Esc', 'zamknij podgląd, cofnij ostatni wybór'],
      ['F6', 'następna część stołu'],
      ['U', 'cofnij'],
      ['Y', 'ponów'],
      ['R', 'zacznij turę od nowa'],
      ['I', 'podgląd zaznaczonego elementu'],
      ['P', 'zostaw podgląd otwarty'],
      ['H', 'podpowiedź'],
      ['O', 'szanse'],
      ['L', 'dziennik'],
      ['W', 'opis stołu słowami'],
      ['C', 'lista możliwości'],
      ['M', 'naciśnij główny przycisk'],
      ['G', 'zasady i pojęcia'],
      ['S', 'do mojej tury: pomiń opowieść'],
      ['Spacja', 'zatrzymaj lub wznów opowieść'],
      [', .', 'opowiadaj wolniej lub szybciej'],
      ['?', 'pomoc'],
      ['[ ]', 'krok w powtórce'],
    ],
  },
  notify: {
    title: 'Powiadom, gdy nadejdzie moja kolej',
    help: 'Powiadomienie przeglądarki, gdy strona jest ukryta.',
    blocked: 'Przeglądarka nie pozwala na powiadomienia z tej strony.',
    insecure:
      'Przeglądarki pozwalają na to tylko przez https lub na komputerze z serwerem. Twoją kolej widać w tytule karty przeglądarki.',
  },
};

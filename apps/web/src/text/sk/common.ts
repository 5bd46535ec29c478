import { type Forms, plural } from '@ashtown/engine';
import type { CommonWords } from '../shell.ts';

const n = (count: number, forms: Forms) => `${count} ${plural('sk', count, forms)}`;
const PLAYERS: Forms = { one: 'hráč', few: 'hráči', many: 'hráča', other: 'hráčov' };
const HOURS: Forms = { one: 'hodina', few: 'hodiny', many: 'hodiny', other: 'hodín' };
const DAYS: Forms = { one: 'deň', few: 'dni', many: 'dňa', other: 'dní' };
const HOURS_AGO: Forms = { one: 'hodinou', few: 'hodinami', other: 'hodinami' };
const DAYS_AGO: Forms = { one: 'dňom', few: 'dňami', other: 'dňami' };

export const common: CommonWords = {
  skip: 'Preskočiť na obsah',
  navigation: 'Hlavná navigácia',
  nav: {
    games: 'Hry',
    learn: 'Lekcie',
    replay: 'Záznamy partií',
    rules: 'Pravidlá',
    settings: 'Nastavenia',
    credits: 'Autori a licencie',
  },
  close: 'Zavrieť',
  save: 'Uložiť',
  copied: 'Skopírované.',
  selected: 'Text je označený: skopírujte ho klávesmi Ctrl+C alebo ho podržte prstom.',
  share: 'Zdieľať',
  loading: 'Načítava sa…',
  retry: 'Skúsiť znova',
  language: 'Jazyk',
  theme: 'Vzhľad',
  themes: { night: 'Noc', ash: 'Popol', system: 'Podľa systému' },
  seat: (letter) => `Miesto ${letter}`,
  nobody: 'ešte nikto',
  guest: (i) => `Hosť ${i}`,
  players: (i) => n(i, PLAYERS),
  playerRange: (min, max) => `${min === max ? '' : `${min} – `}${n(max, PLAYERS)}`,
  minutes: (i) => `${i} min`,
  hours: (i) => n(i, HOURS),
  days: (i) => n(i, DAYS),
  seconds: (i) => `${i} s`,
  ago(minutes) {
    if (minutes < 1) return 'práve teraz';
    if (minutes < 60) return `pred ${minutes} min`;
    return minutes < 1440
      ? `pred ${n(Math.floor(minutes / 60), HOURS_AGO)}`
      : `pred ${n(Math.floor(minutes / 1440), DAYS_AGO)}`;
  },
  level: {
    beginner: { name: 'Začiatočník', help: 'pozná pravidlá a často vyberá druhý najlepší krok' },
    easy: { name: 'Ľahký', help: 'pozerá o jeden krok dopredu a občas sa pomýli' },
    normal: { name: 'Normálny', help: 'skúša sľubné kroky až do konca kola' },
    hard: { name: 'Ťažký', help: 'každý dobrý krok si pred výberom mnohokrát prehrá v hlave' },
    expert: { name: 'Expert', help: 'premýšľa najdlhšie a neodpúšťa chyby' },
    random: { name: 'Náhodný', help: 'bývalý bot: vyberá náhodný povolený krok' },
    greedy: { name: 'Pažravý', help: 'bývalý bot: zvažuje každý krok o jeden dopredu' },
  },
  temper: {
    plain: { name: 'Vyvážený', help: 'hrá o víťazstvo a o nič iné' },
    any: { name: 'Ľubovoľná povaha', help: 'vylosuje sa na začiatku hry' },
    builder: { name: 'Staviteľ', help: 'najprv investuje a spolieha sa na neskoršie kolá' },
    raider: { name: 'Nájazdník', help: 'berie ostatným, čo sa dá' },
    collector: { name: 'Zberateľ', help: 'chce karty, a stále viac' },
    racer: { name: 'Šprintér', help: 'chce body radšej hneď ako neskôr' },
  },
  told: {
    left: (name) => `${name}: odchod od stola. Až do konca hrá bot.`,
    kept: (name) => `${name}: mimo stola. Miesto drží bot.`,
    returned: (name) => `${name}: späť pri stole.`,
    removed: (name) => `Hostiteľ odstraňuje od stola: ${name}.`,
    ended: (name) => `Koniec hry bez čakania na návrat: ${name}.`,
  },
  updated: 'Je tu nová verzia Ashtownu.',
  reload: 'Obnoviť',
  broken: {
    title: 'Niečo sa pokazilo',
    text: 'Obrazovku sa nepodarilo zobraziť. Vaše stoly sú uložené; zvyčajne pomôže vrátiť sa a otvoriť stôl znova.',
    home: 'Späť na hry',
  },
};

import { expect, test } from 'vitest';
import { BOOK_TEXT } from '../../src/app/rules/text/index.ts';
import { TABLE_TEXT } from '../../src/table/text/index.ts';
import { SHELL } from '../../src/text/index.ts';

const COUNTS = [0, 1, 2, 5, 12, 22];
const { pl, sk } = SHELL;
const table = TABLE_TEXT;
const HERE = { game: 'G', me: false, local: 0, open: 0, bots: 0, online: false, clock: null };

/** A sentence with a number in it, and what it says of 0, 1, 2, 5, 12 and 22; `#` is the number. */
const COUNTED: readonly [said: (n: number) => string, ...forms: [string, string, string, string, string, string]][] = [
  [pl.common.players, '# graczy', '# gracz', '# graczy', '# graczy', '# graczy', '# graczy'],
  [sk.common.players, '# hráčov', '# hráč', '# hráči', '# hráčov', '# hráčov', '# hráčov'],
  [pl.common.hours, '# godzin', '# godzina', '# godziny', '# godzin', '# godzin', '# godziny'],
  [sk.common.hours, '# hodín', '# hodina', '# hodiny', '# hodín', '# hodín', '# hodín'],
  [pl.common.days, '# dni', '# dzień', '# dni', '# dni', '# dni', '# dni'],
  [sk.common.days, '# dní', '# deň', '# dni', '# dní', '# dní', '# dní'],
  [
    pl.landing.resume.more,
    'jeszcze # stołów',
    'jeszcze # stół',
    'jeszcze # stoły',
    'jeszcze # stołów',
    'jeszcze # stołów',
    'jeszcze # stoły',
  ],
  [
    sk.landing.resume.more,
    'ešte # stolov',
    'ešte # stôl',
    'ešte # stoly',
    'ešte # stolov',
    'ešte # stolov',
    'ešte # stolov',
  ],
  [
    pl.landing.open.free,
    '# wolnych miejsc',
    '# wolne miejsce',
    '# wolne miejsca',
    '# wolnych miejsc',
    '# wolnych miejsc',
    '# wolne miejsca',
  ],
  [
    sk.landing.open.free,
    '# voľných miest',
    '# voľné miesto',
    '# voľné miesta',
    '# voľných miest',
    '# voľných miest',
    '# voľných miest',
  ],
  [
    pl.lobby.waiting,
    'Brakuje jeszcze: # osób.',
    'Brakuje jeszcze: # osoba.',
    'Brakuje jeszcze: # osoby.',
    'Brakuje jeszcze: # osób.',
    'Brakuje jeszcze: # osób.',
    'Brakuje jeszcze: # osoby.',
  ],
  [BOOK_TEXT.pl.search.found, '# wyników', '# wynik', '# wyniki', '# wyników', '# wyników', '# wyniki'],
  [BOOK_TEXT.sk.search.found, '# výsledkov', '# výsledok', '# výsledky', '# výsledkov', '# výsledkov', '# výsledkov'],
  [table.pl.choices, '# możliwości', '# możliwość', '# możliwości', '# możliwości', '# możliwości', '# możliwości'],
  [table.sk.choices, '# volieb', '# voľba', '# voľby', '# volieb', '# volieb', '# volieb'],
  [table.pl.log.entries, '# wpisów', '# wpis', '# wpisy', '# wpisów', '# wpisów', '# wpisy'],
  [table.sk.log.entries, '# zápisov', '# zápis', '# zápisy', '# zápisov', '# zápisov', '# zápisov'],
  [table.pl.result.thrown, '# kostek', '# kostka', '# kostki', '# kostek', '# kostek', '# kostki'],
  [table.sk.result.thrown, '# kociek', '# kocka', '# kocky', '# kociek', '# kociek', '# kociek'],
];

test.each(COUNTED.map(([said, ...forms]) => ({ said, forms, title: forms[2] })))('$title', ({ said, forms }) =>
  expect(COUNTS.map(said)).toEqual(forms.map((form, i) => form.replace('#', `${COUNTS[i]}`))),
);

test.each([
  ['1 bot', pl, 1, '1 miejsce dla zaproszonej osoby', '1 inna osoba przy tym ekranie'],
  ['2 boty', pl, 2, '2 miejsca dla zaproszonych osób', '2 inne osoby przy tym ekranie'],
  ['5 botów', pl, 5, '5 miejsc dla zaproszonych osób', '5 innych osób przy tym ekranie'],
  ['1 bot', sk, 1, '1 miesto pre pozvaného hráča', '1 ďalší hráč pri tejto obrazovke'],
  ['2 boti', sk, 2, '2 miesta pre pozvaných hráčov', '2 ďalší hráči pri tejto obrazovke'],
  ['5 botov', sk, 5, '5 miest pre pozvaných hráčov', '5 ďalších hráčov pri tejto obrazovke'],
])('a set-up with %s', (bots, { setup }, n, open, local) => {
  expect(setup.summary({ ...HERE, bots: n })).toContain(`G: ${bots}, `);
  expect(setup.summary({ ...HERE, open: n })).toContain(`G: ${open}, `);
  expect(setup.summary({ ...HERE, local: n })).toContain(`G: ${local}, `);
});

test('a set-up is one sentence, with the clock small inside it', () => {
  const all = { game: 'Metro', me: true, local: 0, open: 2, bots: 1, online: true };
  expect(pl.setup.summary({ ...all, clock: pl.setup.clock.async })).toBe(
    'Metro: ty, 2 miejsca dla zaproszonych osób i 1 bot, online, korespondencyjnie: 3 dni + 24 h na ruch.',
  );
  expect(sk.setup.summary({ ...all, clock: null })).toBe(
    'Metro: vy, 2 miesta pre pozvaných hráčov a 1 bot, online, bez hodín.',
  );
});

test('a range of players ends in the form of its last number', () => {
  const range = (min: number, max: number) => [SHELL.en, pl, sk].map(({ common }) => common.playerRange(min, max));
  expect(range(2, 6)).toEqual(['2–6 players', '2–6 graczy', '2 – 6 hráčov']);
  expect(range(3, 4)).toEqual(['3–4 players', '3–4 graczy', '3 – 4 hráči']);
  expect(range(1, 1)).toEqual(['1 player', '1 gracz', '1 hráč']);
  expect([SHELL.en.setup.optionFor(1, 1), SHELL.en.setup.optionFor(2, 4)]).toEqual([
    'For 1 player.',
    'For 2 to 4 players.',
  ]);
});

test('a verb fits one name or several', () => {
  expect([table.en.decides('Anna', 1), table.en.decides('Anna and Bo', 2)]).toEqual([
    'Anna is deciding',
    'Anna and Bo are deciding',
  ]);
  expect([table.sk.decides('Anna', 1), table.sk.decides('Anna a Bo', 2)]).toEqual([
    'Rozhoduje: Anna',
    'Rozhodujú: Anna a Bo',
  ]);
  expect(table.pl.lockedIn('Anna i Bo', 2)).toBe('Odpowiedź zapisana. Teraz decydują: Anna i Bo.');
});

test('Slovak says “zo” before what is read with a hissing sound', () => {
  const last = [2, 3, 4, 6, 7, 10, 12, 14, 21, 40, 100];
  expect(last.map((n) => table.sk.count.round(1, n).replace('Kolo 1 ', ''))).toEqual([
    'z 2',
    'z 3',
    'zo 4',
    'zo 6',
    'zo 7',
    'z 10',
    'z 12',
    'zo 14',
    'z 21',
    'zo 40',
    'zo 100',
  ]);
});

import { LANGS, type Ref, type Who } from '@ashtown/engine';
import { describe, expect, test } from 'vitest';
import { VERBS } from '../../src/answers/deed.ts';
import { TERMS } from '../../src/bot/index.ts';
import { game, type Reason, SOURCES, tables as t } from '../../src/index.ts';
import { languages, words } from '../../src/text/index.ts';
import { view } from '../../src/view.ts';
import { given, type Position } from '../given.ts';
import { REASONS } from '../vocabulary.ts';

const who: Who = (seat) => ['Ann', 'Bob', 'Cid', 'Dan'][seat] ?? `nobody ${seat}`;
const STRAY = /undefined|NaN|\[object|\bnull\b/;
const texts = (id: string) => LANGS.map((lang) => words[lang].card(id).text);

describe('cards speak', () => {
  test.each(LANGS)('%s: every card has a name, a kind and a text', (lang) => {
    const ids = words[lang].cards!;
    expect(ids).toHaveLength(4 + 12 + t.faces);
    for (const id of ids) {
      const { name, kind, text } = words[lang].card(id);
      for (const part of [name, kind, text]) expect(part.trim()).not.toBe('');
      expect(text).toMatch(/\.$/);
      expect(`${name} ${kind} ${text}`).not.toMatch(STRAY);
    }
    expect(words[lang].card('nothing-at-all')).toEqual({ name: 'nothing-at-all', kind: '', text: '' });
  });

  test.each<[string, string, string, string]>([
    [
      'school',
      'Open production: 1 worker. Spoils: 3 workers. Deal: 1 worker.',
      'Produkcja otwarta: 1 robotnik. Zdobycz: 3 robotników. Umowa: 1 robotnik.',
      'Otvorená produkcia: 1 robotník. Korisť: 3 robotníci. Dohoda: 1 robotník.',
    ],
    [
      'assembly-plant',
      'Action: 1 worker, 2 scrap → 2 VP. Spoils: 3 scrap, 1 VP. Deal: 1 scrap.',
      'Akcja: 1 robotnik, 2 złomu → 2 PZ. Zdobycz: 3 złomu, 1 PZ. Umowa: 1 złom.',
      'Akcia: 1 robotník, 2 šrotu → 2 VB. Korisť: 3 šrotu, 1 VB. Dohoda: 1 šrot.',
    ],
    [
      'office-building',
      'Room for 3 more spoils cards or deals. Spoils: 2 building material, 1 card. Deal: room for 3 more spoils cards or deals.',
      'Miejsce na 3 dodatkowe zdobycze lub umowy. Zdobycz: 2 budulca, 1 karta. Umowa: miejsce na 3 dodatkowe zdobycze lub umowy.',
      'Miesto na 3 ďalšie karty koristi alebo dohody. Korisť: 2 tehly, 1 karta. Dohoda: miesto na 3 ďalšie karty koristi alebo dohody.',
    ],
    [
      'mu-muties',
      '1 weapon → conquest range 3 (once a round).',
      '1 broń → zasięg podboju 3 (raz w turze).',
      '1 zbraň → dosah dobytia 3 (raz za kolo).',
    ],
  ])('[%s] in three languages', (id, ...expected) => {
    expect(texts(id)).toEqual(expected);
  });

  test('special mechanisms are told', () => {
    const english = (id: string) => words.en.card(id).text;
    expect(english('bunker')).toContain(
      'room for a set, put here free of charge: 1 fuel, 1 scrap and 1 building material; for the full set: 1 worker',
    );
    expect(english('barracks')).toContain('2 workers → steal 1 resource');
    expect(english('cellars')).toContain('Store for 3 resources: not lost in Cleanup');
    expect(english('camp')).toContain('Comes into play with 3 workers on it');
    expect(english('crossroads')).toContain('When placed: 2 cards.');
    expect(english('factory')).toContain('at most 3 tokens here');
    expect(english('scrapyard')).toContain('for each Scrap location its owner has placed');
    expect(english('negotiator')).toContain('1 worker, 1 deal → 2 VP');
    expect(english('archive')).toContain('2 workers → 1 VP');
    expect(english('trading-post')).toContain('cooperation contact 2');
    expect(english('sharrash')).toContain('Spoils: 2 × universal contact 1.');
    expect(english('junky-joe')).toContain('whenever you place a Scrap location');
    expect(english('baby-swift')).toContain('Leader action: 2 cards → 1 VP here');
    expect(english('road')).toBe('Incorporation range 2 (then discarded).');
    expect(english('new-york')).toContain('Railroad: 1 scrap → incorporation range 1 (once a round).');
    expect(words.en.card('pub').kind).toBe('Open production · distance 3 · Card');
  });
});

describe('everything else speaks', () => {
  test.each(LANGS)('%s: the same keys everywhere', (lang) => {
    const keys = (x: unknown): unknown =>
      typeof x === 'object' && x !== null && !('one' in x)
        ? Object.fromEntries(
            Object.entries(x)
              .sort()
              .map(([k, v]) => [k, keys(v)]),
          )
        : typeof x;
    expect(keys(languages[lang])).toEqual(keys(languages.en));
  });

  test.each(LANGS)('%s: terms, sources, verbs and refs have words', (lang) => {
    const w = words[lang];
    for (const id of TERMS) expect(w.term(id)).not.toBe(id);
    for (const id of SOURCES) expect(w.source(id)).not.toBe(id);
    for (const id of [...VERBS, 'nothing']) expect(w.ref({ kind: 'option', id }, who)).not.toBe(id);
    const refs: Ref[] = [
      { kind: 'slot', id: '1.4' },
      { kind: 'slot', id: '1.leader' },
      { kind: 'slot', id: '0.score' },
      { kind: 'player', id: '2' },
      { kind: 'card', id: 'deal.pub' },
      { kind: 'card', id: 'ny-railroad' },
      { kind: 'option', id: 'fuel' },
      { kind: 'option', id: 'conquest2' },
    ];
    for (const ref of refs) {
      expect(w.ref(ref, who)).not.toMatch(STRAY);
      expect(w.ref(ref, who).length).toBeGreaterThan(2);
    }
    expect(game.evaluate(view(given({}).state, 0), 0).map((term) => term.id)).toEqual([...TERMS]);
  });

  test.each(LANGS)('%s: every reason is a sentence', (lang) => {
    for (const r of REASONS) {
      const reason = {
        t: r,
        seat: 1,
        good: 'fuel',
        n: 2,
        distance: 3,
        conquest: 1,
        cooperation: 2,
        incorporation: 0,
      } as unknown as Reason;
      expect(words[lang].why(reason, who)).toMatch(/^[^a-z].*\.$/);
      expect(words[lang].why(reason, who)).not.toMatch(STRAY);
    }
  });

  const label = (position: Position, pick: string, before: string[] = []) => {
    const s = given(position);
    for (const x of before) s.answer(0, x as never);
    expect(s.legal(0)).toContain(pick);
    return words.en.label(view(s.state, 0), 0, game.question(s.state, 0), pick as never, who);
  };

  test('labels say what an answer costs and gives', () => {
    const pool = {
      0: { worker: 4, scrap: 2, conquest3: 1, cooperation3: 1, incorporation3: 1, building: 1, weapon: 1 },
    };
    expect(label({ hand: { 0: ['pub'] }, pool }, 'conquer pub')).toBe('Conquest: Pub (distance 3) → 3 cards');
    expect(label({ hand: { 0: ['pub'] }, pool }, 'cooperate pub')).toBe('Cooperation: Pub (distance 3) → 1 card');
    expect(label({ hand: { 0: ['pub'] }, pool }, 'incorporate pub')).toBe('Incorporation: Pub (distance 3)');
    expect(label({ places: { 0: [{ card: 'scrap-trader', uses: 1 }] }, pool }, 'use 0.0')).toBe(
      'Use: Scrap Trader: 2 workers, 1 scrap → 1 VP',
    );
    expect(label({ places: { 1: ['dive', 'dive'] }, pool }, 'visit 1.1')).toBe(
      'Send a worker: Dive (2) [Bob] (1 worker) → 1 weapon',
    );
    expect(label({ places: { 0: ['bunker'] }, pool }, 'lay scrap 0.0')).toBe('Add to a set: Bunker (1 scrap)');
    expect(label({ pool }, 'hire fuel')).toBe('Send workers for a resource: 2 workers → 1 fuel');
    expect(label({ hand: { 0: ['borgo'] }, pool }, 'lead borgo')).toBe('Play a leader: Borgo the Almighty');
    expect(label({ hand: { 0: ['borgo'] }, leader: { 0: 'junky-joe' }, pool }, 'lead borgo')).toBe(
      'Play a leader: Borgo the Almighty (1 weapon)',
    );
    expect(label({ deals: { 0: [{ card: 'church', ones: 2 }] } }, 'drop deal church 11')).toBe(
      'Discard for nothing: Deal, Church (1 VP + 2 × 1 VP)',
    );
    expect(
      label({ hand: { 0: ['dive', 'pub'] }, pool: { 0: { scrap: 1, incorporation1: 1 } } }, 'reach ny-railroad', [
        'incorporate dive',
      ]),
    ).toBe('Range: Railroad (1 scrap)');
    expect(label({ places: { 0: ['cellars'] }, pool }, 'fill scrap scrap weapon', ['store 0.0'])).toBe(
      'Keep: 2 scrap, 1 weapon',
    );
  });

  test.each([
    ['en', 'Ann: +2 VP on the base (Church)', 'Ann: +1 VP (Church)'],
    ['pl', 'Ann: +2 PZ na bazie (Kościół)', 'Ann: +1 PZ (Kościół)'],
    ['sk', 'Ann: +2 VB na základni (Kostol)', 'Ann: +1 VB (Kostol)'],
  ] as const)(
    '%s: FS-104 FS-177 of VP that go to the base it is said, those of a deal were counted before',
    (lang, ...lines) => {
      const s = given({ deals: { 0: [{ card: 'church', ones: 2 }] } });
      s.answer(0, 'drop deal church 11').expect({ running: { 0: 2 } });
      const made = given({ from: 'production', deals: { 0: ['church'] } });
      const said = [...s.events, ...made.events]
        .filter((e) => e.t === 'scoredVp')
        .map((e) => words[lang].event(e, who));
      expect(said).toEqual(lines);
    },
  );

  test.each(LANGS)('%s: the table in words', (lang) => {
    const s = given({
      hand: { 0: ['pub'], 1: ['dive'] },
      seen: { 1: ['camp'] },
      places: {
        0: ['scrap-metal', { card: 'church', ones: 2 }, { card: 'scrap-trader', uses: 1 }],
        1: [{ card: 'dive', visitors: [0] }],
      },
      leader: { 0: { card: 'borgo', ones: 1 } },
      spoils: { 0: ['quarry'] },
      deals: { 0: [{ card: 'museum', ones: 1 }] },
      pool: { 0: { scrap: 1, universal3: 1 } },
      base: { 0: { spoils: 3 } },
      exhausted: { 0: ['conquest'] },
      passed: [1],
    });
    const lines = words[lang].table!(view(s.state, 0), 0, who);
    expect(lines.join('\n')).not.toMatch(STRAY);
    expect(lines.join('\n')).toContain(words[lang].card('borgo').name);
    expect(lines.length).toBeGreaterThan(9);
    expect(words[lang].table!(view(s.state, null), null, who).join('\n')).not.toContain(words[lang].card('pub').name);
  });
});

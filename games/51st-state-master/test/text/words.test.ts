import { LANGS, type Lang, type Ref, type Who } from '@ashtown/engine';
import { describe, expect, test } from 'vitest';
import { VERBS } from '../../src/answers/deed.ts';
import { TERMS } from '../../src/bot/index.ts';
import type { Goods } from '../../src/content/atoms.ts';
import {
  type Answer,
  type CardId,
  type Event,
  game,
  PHASES,
  type Reason,
  RIVAL,
  SOURCES,
  type State,
  tables,
} from '../../src/index.ts';
import { languages, words } from '../../src/text/index.ts';
import { PILES } from '../../src/text/language.ts';
import { view } from '../../src/view.ts';
import { given, type Position } from '../given.ts';
import { REASONS } from '../vocabulary.ts';

const who: Who = (seat) => ['Ann', 'Bob', 'Cid', 'Dan'][seat] ?? `nobody ${seat}`;
const BOTH = { bothExpansions: true } as const;
const STRAY = /undefined|NaN|\[object|\bnull\b/;
const provenance = (lang: Lang, id: string) => words[lang].provenance(id);
const texts = (id: string) => LANGS.map((lang) => words[lang].card(id).text);

describe('cards speak', () => {
  test.each(LANGS)('%s: every card has a name, a kind and a text of its own', (lang) => {
    const ids: string[] = [...tables.locationIds, ...tables.links.map((link) => link.id), ...tables.factionIds];
    for (const id of ids) {
      const { name, kind, text } = words[lang].card(id);
      for (const part of [name, kind, text]) expect(part.trim()).not.toBe('');
      expect(text).toMatch(/\.$/);
      expect(`${name} ${kind} ${text}`).not.toMatch(STRAY);
    }
    const names = ids.map((id) => words[lang].card(id).name);
    expect(new Set(names).size).toBe(names.length);
    expect(words[lang].card('nothing')).toEqual({ name: 'nothing', kind: '', text: '' });
  });

  test('FSM-249 a card whose figures are in doubt says so in a sentence, the others say nothing', () => {
    const doubted = tables.locationIds.filter((id) => provenance('en', id) !== null);
    expect(doubted).toHaveLength(44);
    for (const lang of LANGS) for (const id of doubted) expect(provenance(lang, id)).toMatch(/^\p{Lu}.*\.$/u);
    expect(provenance('en', 'shipwreck')).not.toBe(provenance('en', 'cistern'));
    expect(provenance('en', 'pub')).toBeNull();
    expect(provenance('en', 'nothing')).toBeNull();
  });

  test.each<[CardId, string, string, string]>([
    [
      'school',
      'Production: 1 worker. Building bonus: 1 worker. Spoils: 2 workers. Deal: 1 worker.',
      'Produkcja: 1 robotnik. Bonus za zbudowanie: 1 robotnik. Łupy: 2 robotników. Umowa: 1 robotnik.',
      'Produkcia: 1 robotník. Bonus za postavenie: 1 robotník. Korisť: 2 robotníci. Dohoda: 1 robotník.',
    ],
    [
      'archive',
      'Action: 1 worker → 1 VP (twice a round). Spoils: 2 workers. Deal: 1 worker.',
      'Akcja: 1 robotnik → 1 PZ (dwa razy w turze). Łupy: 2 robotników. Umowa: 1 robotnik.',
      'Akcia: 1 robotník → 1 VB (dvakrát za kolo). Korisť: 2 robotníci. Dohoda: 1 robotník.',
    ],
    [
      'thieves-den',
      'In Cleanup you may keep up to 2 basic resources and up to 2 workers. Spoils: 1 ammo, 1 card. Deal: 1 ammo.',
      'W fazie Czyszczenia możesz przechować do 2 surowców podstawowych i do 2 robotników. Łupy: 1 nabój, 1 karta. Umowa: 1 nabój.',
      'Vo fáze Upratovania môžete uchovať najviac 2 základné suroviny a 2 robotníkov. Korisť: 1 náboj, 1 karta. Dohoda: 1 náboj.',
    ],
  ])('[%s] in three languages', (id, ...expected) => {
    expect(texts(id)).toEqual(expected);
  });

  test('special mechanisms are told', () => {
    const english = (id: string) => words.en.card(id).text;
    expect(english('arena')).toContain('for each Gun location in its owner’s State, at most 3');
    expect(english('cistern')).toContain('1 VP for each fuel its owner produced this round, at most 3');
    expect(english('black-fortress')).toContain('1 iron or 1 gun');
    expect(english('quarry')).toContain('Open production: 1 brick.');
    expect(english('hidden-forge')).toContain('Always has a shield.');
    expect(english('truck')).toContain('1 ammo each time you make a deal or raze');
    expect(english('armed-merchants')).toContain('at least 5 basic resources');
    expect(english('camp')).toContain('put 3 workers on this card');
    expect(english('thugs')).toBe('1 gun → 3 red contacts.');
    expect(english('mutants-union')).toContain('1 gun → 3 red contacts (once a round)');
    expect(words.en.card('foundation').kind).toBe('Feature · distance 1 · no type');
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

  test.each(LANGS)('%s: terms, sources, phases, options, verbs, piles and refs have words', (lang) => {
    const w = words[lang];
    for (const id of TERMS) expect(w.term(id)).not.toBe(id);
    for (const id of SOURCES) expect(w.source(id)).not.toBe('');
    for (const id of PHASES) expect(w.phase(id)).toMatch(/^\p{Lu}/u);
    for (const id of PILES)
      for (const kind of ['option', 'slot'] as const) expect(w.ref({ kind, id }, who)).not.toBe(id);
    for (const id of Object.keys(game.options)) expect(w.option(id).help).not.toBe('');
    for (const id of VERBS) expect(w.ref({ kind: 'option', id }, who)).not.toBe(id);
    const refs: Ref[] = [
      { kind: 'slot', id: '1.4' },
      { kind: 'slot', id: `${RIVAL}.0` },
      { kind: 'slot', id: 'link.red' },
      { kind: 'slot', id: 'links.red' },
      { kind: 'slot', id: 'board.grey' },
      { kind: 'slot', id: 'deal.pub' },
      { kind: 'slot', id: '2.fuel' },
      { kind: 'slot', id: '0.score' },
      { kind: 'player', id: '2' },
      { kind: 'player', id: `${RIVAL}` },
      { kind: 'card', id: 'deal.pub' },
      { kind: 'option', id: 'fuel' },
      { kind: 'option', id: 'new-york' },
    ];
    for (const ref of refs) expect(w.ref(ref, who)).not.toMatch(STRAY);
    expect(w.ref({ kind: 'card', id: 'deal.pub' }, who)).toBe(w.card('pub').name);
    expect(w.card('deal.pub')).toEqual(w.card('pub'));
  });

  test.each(LANGS)('%s: every reason is a sentence', (lang) => {
    for (const t of REASONS) {
      const reason = { t, seat: 1, good: 'fuel', n: 2, grey: 1, blue: 2, red: 3 } as unknown as Reason;
      expect(words[lang].why(reason, who)).toMatch(/^[^a-z].*\.$/);
    }
    expect(words[lang].why({ t: 'whatever' }, who)).toBe(words[lang].why({ t: 'notNow' }, who));
  });

  test('the virtual opponent has a name, people theirs', () => {
    const passed = (seat: number): Event => ({ t: 'passed', seat });
    expect(words.en.event(passed(1), who)).toBe('Bob: passes');
    expect(words.en.event(passed(RIVAL), who)).toBe('Virtual opponent: passes');
    expect(words.pl.event({ t: 'laid', card: 'pub', no: 0, from: 'deck' }, who)).toContain('Wirtualny przeciwnik');
  });

  test('events are said with numbers, cards and where it comes from', () => {
    const drew: Event = { t: 'drew', seat: 0, n: 2, cards: null, src: 'pub' };
    expect(LANGS.map((lang) => words[lang].event(drew, who))).toEqual([
      'Ann: draws 2 cards (Pub)',
      'Ann: dobiera 2 karty (Pub)',
      'Ann: ťahá 2 karty (Krčma)',
    ]);
    expect(words.en.event({ ...drew, cards: ['school', 'church'] }, who)).toBe('Ann: draws School, Church (Pub)');
    const gained = (how: 'production' | 'bonus') =>
      words.en.event({ t: 'gained', seat: 0, goods: { worker: 1 }, src: 'boiler-room', how }, who);
    expect([gained('production'), gained('bonus')]).toEqual([
      'Ann: +1 worker (Boiler Room)',
      'Ann: +1 worker (building bonus)',
    ]);
    const cleanup = (...lost: Goods[]) => ({ t: 'cleanup', lost }) as const;
    expect(LANGS.map((lang) => words[lang].event(cleanup({ fuel: 2, gun: 1 }, {}, { worker: 1 }), String))).toEqual([
      'Cleanup: 0 loses 2 fuel, 1 gun; 2 loses 1 worker',
      'Czyszczenie: 0 traci 2 paliwa, 1 broń; 2 traci 1 robotnika',
      'Upratovanie: 0 stráca 2 paliva, 1 zbraň; 2 stráca 1 robotníka',
    ]);
    expect(words.en.event(cleanup({}, {}), who)).toBe('Cleanup');
  });
});

describe('questions and buttons', () => {
  const said = (position: Position, ...picks: Answer[]) => {
    const t = given({ options: BOTH, ...position });
    for (const pick of picks) t.answer(0, pick);
    const v = view(t.state, 0);
    const question = game.question(t.state, 0);
    const of = (lang: Lang) => [
      words[lang].prompt(v, 0, question, who),
      ...t.legal(0).map((pick) => words[lang].label(v, 0, question, pick, who)),
    ];
    return { en: of('en'), pl: of('pl'), sk: of('sk') };
  };

  test('a turn: what each button costs and gives', () => {
    const { en: lines } = said({
      tokens: { 0: { grey: 1, blue: 1, red: 3, worker: 3, brick: 1, gun: 1, shield: 1 } },
      hand: { 0: ['school'] },
      seen: { 0: ['thugs'] },
      places: { 0: ['archive', 'docks'], 1: ['quarry'] },
      red: 'punks',
    });
    expect(lines).toEqual([
      'Choose an action',
      'Play: Thugs (1 gun) → 3 red contacts',
      'Build: School (1 grey contact)',
      'Redevelop into: School',
      'Deal: School (1 blue contact) → 1 worker',
      'Raze from hand: School (1 red contact) → 2 workers',
      'Use: Archive: 1 worker → 1 VP',
      'Faction action: 1 gun → 2 red contacts',
      'Exchange 2 workers for 1 basic resource or card',
      'Raze: Quarry [Bob] (3 red contacts) → 2 bricks',
      'Send a worker to: Quarry [Bob] (1 worker) → 1 brick',
      'Take connection: Punks (2 workers)',
      'Place a shield',
      'Pass',
    ]);
  });

  test('equal locations are told apart, Ruins are called so, stock is named', () => {
    expect(
      said({ tokens: { 0: { shield: 1, worker: 2 } }, places: { 0: ['school', 'docks', 'school'] } }, 'shield').en,
    ).toEqual(['Which location gets the shield?', 'Shield: School (1)', 'Shield: Docks', 'Shield: School (2)']);
    expect(
      said(
        {
          tokens: { 0: { redevelopment: 1, worker: 2 } },
          hand: { 0: ['pub'] },
          places: { 0: [{ card: 'docks', ruins: true }, 'school'] },
        },
        'redevelop pub',
      ).en,
    ).toEqual(['Pub: which card does it replace?', 'Replace: Ruins (Docks)', 'Replace: School']);
    expect(
      said(
        { tokens: { 0: { worker: 1, iron: 1, ammo: 1 } }, places: { 0: ['scrap-metal', 'assembly-plant'] } },
        'use 0.1',
      ).en,
    ).toEqual([
      'How do you pay 2 iron, 1 worker?',
      'Pay: 1 iron, 1 iron (Scrap Metal), 1 worker',
      'Pay: 1 iron, 1 ammo, 1 worker',
    ]);
  });

  test('the other questions, in the three languages', () => {
    expect(said({ tokens: { 0: { worker: 4 } }, places: { 0: ['archive'] } }, 'use 0.0').pl).toEqual([
      'Archiwum: jeszcze raz?',
      'Jeszcze raz: 1 robotnik → 1 PZ',
      'Zakończ kolej',
    ]);
    expect(said({ tokens: { 0: { worker: 4 } } }, 'exchange', 'fuel').sk[0]).toBe('Vymeniť 2 robotníkov ešte raz?');
    expect(said({ tokens: { 0: { worker: 4 } } }, 'exchange').sk).toEqual([
      'Čo si vezmete za dvoch robotníkov?',
      '1 palivo',
      '1 železo',
      '1 zbraň',
      '1 tehla',
      '1 karta',
    ]);
    expect(
      said({ tokens: { 0: { worker: 2 }, 1: { fuel: 1, gun: 1 } }, places: { 0: ['thieves-caravan'] } }, 'use 0.0').en,
    ).toEqual(['What do you steal, and from whom?', 'Steal: fuel [Bob]', 'Steal: gun [Bob]']);
    expect(said({ from: 'production', places: { 0: ['suppliers'], 1: ['docks'] } }).en).toEqual([
      'Suppliers: whose production do you take over?',
      'Take over nothing',
      'Take over: Docks [Bob]: 1 iron',
    ]);
    expect(said({ from: 'roundEnd', tokens: { 0: { fuel: 1 } }, places: { 0: ['ruined-library'] } }).pl).toEqual([
      'Które zasoby przechowujesz?',
      'Wszystkie',
      'Przechowaj: paliwo',
      'Wystarczy',
    ]);
  });
});

describe('the table in a terminal', () => {
  test('rows, deals, supply, hands and marks', () => {
    const t = given({
      options: BOTH,
      vp: { 0: 3 },
      tokens: { 0: { worker: 2, fuel: 1 } },
      stored: { 1: { iron: 2 } },
      hand: { 0: ['pub'], 1: ['church'] },
      seen: { 1: ['docks'] },
      places: {
        0: ['camp', { card: 'archive', uses: 1, shield: true }, { card: 'quarry', visited: true }],
        1: [{ card: 'school', ruins: true }],
      },
      deals: { 0: ['pub', 'pub'].slice(1) as CardId[] },
      red: 'punks',
      passed: [1],
    });
    expect(words.en.table!(view(t.state, 0), 0, who)).toEqual([
      'Round 1 · first player: Ann',
      'Connections: Punks',
      'Ann: New York · 3 VP · 1 fuel, 2 workers',
      '  Production: Quarry×',
      '  Feature: Camp [3 workers]',
      '  Action: Archive ▣×',
      '  Deals: 1 card',
      '  Hand (1): Pub',
      'Bob: Appalachian Federation · 0 VP · 2 workers · kept: 2 iron · passed',
      '  Production: Ruins',
      '  Hand (2): Docks, ?',
    ]);
    const solo: State = given({ seats: 1, tokens: { 0: { worker: 2 } }, rival: { places: ['pub'], vp: 4 } }).state;
    expect(words.sk.table!(view(solo, 0), 0, who).slice(-2)).toEqual([
      'Virtuálny súper: 4 VB',
      `  Produkcia: ${words.sk.card('pub').name}`,
    ]);
  });
});

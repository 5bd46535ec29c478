import { LANGS, type Ref } from '@ashtown/engine';
import { describe, expect, test } from 'vitest';
import { type Answer, AREAS, COLOURS, type Event, game, type Reason, SOURCES, tables } from '../../src/index.ts';
import { words } from '../../src/text/index.ts';
import { acts, builds, fresh, given, ramble } from '../given.ts';
import { EVENTS } from '../vocabulary.ts';

const who = (seat: number): string => ['Ann', 'Ben', 'Cyd', 'Dan'][seat]!;
const STRAY = /undefined|NaN|null|\[object|\{|\}/;
/** Two spaces or signs in a row, a sign after a space, a small beginning. */
const SLIP = / {2}|[.,;]{2}| [.,;:]|^\p{Ll}/u;
const cards = [
  ...tables.buildings,
  ...tables.equipment,
  ...tables.tiles,
  ...tables.auction,
  ...tables.scoring,
  ...tables.damage,
];

describe.each(LANGS)('%s', (lang) => {
  const w = words[lang];

  test('every card has a name, a kind and a text of its own data', () => {
    for (const { id, name } of cards) {
      const text = w.card(id);
      expect(text.name).toBe(name[lang]);
      expect(text.kind.length).toBeGreaterThan(3);
      expect(text.text).toMatch(/\.$/);
      expect(text.text).not.toMatch(STRAY);
    }
    expect(w.card('nothing')).toEqual({ name: 'nothing', kind: '', text: '' });
  });

  test('texts are made from the data: other numbers, other text', () => {
    expect(w.card('town_hall').text).toContain('3');
    expect(w.card('town_hall').text).not.toBe(w.card('command_post').text);
    expect(w.card('eq_beer').text).toContain('1, 2, 4, 7, 11');
  });

  test('every event of a game can be told, and names the players as they are', () => {
    const told = new Set<Event['t']>();
    for (const seats of [3, 4])
      ramble(fresh(seats, {}, lang), 'words', (_, events) => {
        for (const e of events)
          for (const viewer of [0, 1, null]) {
            const line = w.event(game.redact(e, viewer)!, who);
            if (line === null) continue;
            expect(line).not.toMatch(STRAY);
            expect(line).not.toMatch(SLIP);
            if ('seat' in e) expect(line.startsWith(`${who(e.seat)}${lang === 'en' ? '' : ': '}`), line).toBe(true);
            told.add(e.t);
          }
      });
    expect(told.size).toBeGreaterThan(25);
  });

  test('every reason can be given', () => {
    const reasons: { [T in Reason['t']]: Extract<Reason, { t: T }> } = {
      over: { t: 'over' },
      notAsked: { t: 'notAsked' },
      notNow: { t: 'notNow' },
      hasBid: { t: 'hasBid', area: 'city' },
      siteClosed: { t: 'siteClosed' },
      siteReserved: { t: 'siteReserved' },
      onlyHq: { t: 'onlyHq' },
      onlyWatchtower: { t: 'onlyWatchtower' },
      otherChurch: { t: 'otherChurch', card: 'church_merciful' },
      noActions: { t: 'noActions' },
      usedUp: { t: 'usedUp', n: 2 },
      cannotPay: { t: 'cannotPay', short: 'worker', n: 1 },
      noMarauders: { t: 'noMarauders' },
      undamaged: { t: 'undamaged' },
      deckEmpty: { t: 'deckEmpty' },
      handEmpty: { t: 'handEmpty' },
      bagLacks: { t: 'bagLacks' },
      bagEmpty: { t: 'bagEmpty' },
      noWorker: { t: 'noWorker', at: 'screen' },
      extended: { t: 'extended' },
      notInHand: { t: 'notInHand' },
      taken: { t: 'taken' },
    };
    const said = Object.values(reasons).map((reason) => w.why(reason, who));
    for (const line of said) expect(line).toMatch(/^[^a-z].*\.$/);
    expect(new Set(said).size).toBe(said.length);
    expect(w.why({ t: 'somethingNew' }, who)).toBe(w.why({ t: 'notNow' }, who));
  });

  test('options, sources, terms and places have names', () => {
    for (const id of Object.keys(game.options)) expect(w.option(id).help.length).toBeGreaterThan(10);
    for (const source of SOURCES) expect(w.source(source)).not.toMatch(/^[a-z]+$/);
    for (const { id } of game.evaluate(game.view(fresh(3), 0), 0)) expect(w.term(id).length).toBeGreaterThan(2);
    const refs: Ref[] = [
      ...AREAS.map((id): Ref => ({ kind: 'slot', id })),
      ...COLOURS.map((id): Ref => ({ kind: 'amount', id: `${id}*3` })),
      { kind: 'slot', id: 'screen' },
      { kind: 'slot', id: 'slot.2' },
      { kind: 'slot', id: 'site.3' },
      { kind: 'slot', id: 'line.3.1' },
      { kind: 'card', id: 'hotel' },
      { kind: 'player', id: '1' },
      { kind: 'option', id: 'end' },
      { kind: 'option', id: 'byColour' },
      { kind: 'option', id: 'take.soldier' },
    ];
    const names = refs.map((ref) => w.ref(ref, who));
    expect(new Set(names).size).toBe(names.length);
    for (const name of names) expect(name).not.toMatch(STRAY);
  });

  test('the table in a few lines, for a seat and for a spectator', () => {
    const s = ramble(fresh(4, {}, lang), 'table');
    for (const state of [fresh(4), s])
      for (const seat of [0, null]) {
        const lines = w.table!(game.view(state, seat), seat, who);
        expect(lines.length).toBeGreaterThan(8);
        for (const line of lines) expect(line).not.toMatch(STRAY);
      }
  });
});

describe('in plain words', () => {
  const en = words.en;
  const label = (told: ReturnType<typeof given>, seat: number, pick: Answer) =>
    en.label(game.view(told.state, seat), seat, game.question(told.state, seat), pick, who);

  test('buttons say what they do', () => {
    const turn = given({
      run: [acts(0)],
      pool: { 0: 'worker*2 leader' },
      hand: { 0: ['eq_map'] },
      city: { 0: { 5: 'flea_market' } },
      damage: { 0: 3 },
      marauders: { 0: 2 },
    });
    expect(label(turn, 0, 'act 2.1 worker')).toBe('Watchtower: fight off 1 marauder, 1 VP (1 worker)');
    expect(label(turn, 0, 'act 4.1 worker leader take soldier')).toBe(
      'Library: one of the workers becomes a soldier or engineer (1 worker, 1 leader; take a soldier)',
    );
    expect(label(turn, 0, 'act 5.1 leader discard eq_map')).toContain('discard Ancient Map');
    expect(label(turn, 0, 'extend worker*2')).toBe('Build the Extension (2 workers)');
    const build = given({ run: builds(0, 'hotel', 'bt_exchange') });
    expect(label(build, 0, 'site 3')).toBe('Site 3, over Mobile Home');
    expect(label(build, 0, 'site 5')).toBe('Site 5 (empty)');
    expect(label(build, 0, 'forfeit')).toBe('Forfeit Hotel');
    expect(en.prompt(game.view(build.state, 0), 0, 'placeBuilding', who)).toBe(
      'Build Hotel, or forfeit it. Then: Exchange',
    );
  });

  test('the glossary’s sentences, as they are said', () => {
    const told = (e: Event) => LANGS.map((lang) => words[lang].event(e, who));
    expect(told({ t: 'drew', seat: 0, cards: [null] })).toEqual([
      'Ann draws 1 card',
      'Ann: dobiera 1 kartę',
      'Ann: ťahá 1 kartu',
    ]);
    expect(told({ t: 'drew', seat: 0, cards: ['eq_beer', 'eq_map'] })).toEqual([
      'Ann draws Beer, Ancient Map',
      'Ann: dobiera karty Piwo, Stara mapa',
      'Ann: ťahá karty Pivo, Stará mapa',
    ]);
    expect(told({ t: 'built', seat: 0, card: 'hotel', site: 5, over: 'school' })).toEqual([
      'Ann builds Hotel on site 5, over School',
      'Ann: buduje kartę Hotel na placu 5 (zamiast: Szkoła)',
      'Ann: stavia kartu Hotel na stavenisku 5 (namiesto: Škola)',
    ]);
    expect(told({ t: 'bonus', seat: 0, area: 'city', tile: 'auction_2' })).toEqual([
      'Ann gets the City bonus (Loot and Shame)',
      'Ann: nagroda w obszarze Miasto (Łup i hańba)',
      'Ann: odmena v oblasti Mesto (Korisť a hanba)',
    ]);
    expect(told({ t: 'vp', seat: 0, n: -2, src: 'damage' })).toEqual([
      'Ann: −2 VP (damage)',
      'Ann: −2 PZ (zniszczenia)',
      'Ann: −2 VB (poškodenie)',
    ]);
    expect(told({ t: 'vp', seat: 0, n: 5, src: 'rounds' })).toEqual([
      'Ann: +5 VP (buildings)',
      'Ann: +5 PZ (budynki)',
      'Ann: +5 VB (budovy)',
    ]);
    expect(LANGS.map((lang) => words[lang].why({ t: 'otherChurch', card: 'church_vengeful' }, who))).toEqual([
      'Only on top of Church Vengeful.',
      'Można zbudować tylko na karcie Kościół Zemsty.',
      'Možno postaviť len na kartu Kostol pomsty.',
    ]);
  });

  test('ARM-184 ARM-187 a recruit: the text names those who go back, since a leader joins too', () => {
    for (const [lang, back, joins] of [
      ['en', 'a worker or marauder goes back and you gain 2 VP', 'anybody else joins'],
      ['pl', 'robotnika lub grabieżcę odłóż i zyskaj 2 PZ', 'każdy inny dołącza'],
      ['sk', 'robotníka alebo plieniteľa vrátite a získate 2 VB', 'iný sa k vám pridá'],
    ] as const) {
      const { text } = words[lang].card('refugee_camp');
      expect(text).toContain(back);
      expect(text).toContain(joins);
    }
  });

  test('ARM-184 the log says who goes back into the bag', () => {
    const said = (figure: 'worker' | 'marauder' | 'soldier') =>
      LANGS.map((lang) => words[lang].event({ t: 'recruited', seat: 1, figure }, () => 'Cinder'));
    expect(said('worker')).toEqual([
      'Cinder draws a worker from the bag and puts it back',
      'Cinder: wyciąga z worka robotnika i odkłada z powrotem',
      'Cinder: ťahá z vrecka robotníka a vracia ho späť',
    ]);
    expect(said('marauder')[0]).toBe('Cinder draws a marauder from the bag and puts it back');
    expect(said('soldier')).toEqual([
      'Cinder draws a soldier from the bag',
      'Cinder: wyciąga z worka żołnierza',
      'Cinder: ťahá z vrecka vojaka',
    ]);
  });

  test.each([
    ['en', 'Cinder: damage marker from space 4 to 6 (marauders)', 'Cinder: +1 marauder, now 5 (damage)'],
    ['pl', 'Cinder: znacznik zniszczeń z pola 4 na 6 (grabieżcy)', 'Cinder: +1 grabieżca, razem 5 (zniszczenia)'],
    ['sk', 'Cinder: žetón poškodenia z políčka 4 na 6 (plienitelia)', 'Cinder: +1 plieniteľ, spolu 5 (poškodenie)'],
  ] as const)('a marker that nobody moves: from where, and what moves it (%s)', (lang, damage, marauder) => {
    const say = (e: Event) => words[lang].event(e, () => 'Cinder');
    expect(say({ t: 'damage', seat: 1, n: 2, to: 6, src: 'marauders' })).toBe(damage);
    expect(say({ t: 'marauders', seat: 1, n: 1, to: 5, src: 'damage' })).toBe(marauder);
    expect(say({ t: 'marauders', seat: 1, n: 1, to: 5 })).not.toContain('(');
  });

  test('every event has words in every language', () => {
    expect(EVENTS).toHaveLength(45);
  });
});

test('lines and effects can be said by themselves, as they stand in the text of their card', () => {
  for (const lang of LANGS) {
    const parts = words[lang];
    const isIn = (part: string, id: string) =>
      expect(words[lang].card(id).text.toLowerCase()).toContain(part.toLowerCase());
    for (const { id, lines } of tables.buildings) for (const line of lines.keys()) isIn(parts.line(id, line), id);
    for (const { id, effect } of tables.tiles) isIn(parts.effect(effect), id);
    for (const { id, bonus, penalty } of tables.auction) for (const e of [bonus, penalty]) isIn(parts.effect(e), id);
    expect(parts.line('hotel', 0)).toBe('');
  }
});

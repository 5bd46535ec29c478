import { LANGS, type Lang, makeRng, pickOne, seedOf } from '@ashtown/engine';
import { describe, expect, test } from 'vitest';
import { OPTION_REFS } from '../../src/answers/refs.ts';
import { TERMS } from '../../src/bot/index.ts';
import { type Event, game, type Options, type Question, SOURCES, tables as t } from '../../src/index.ts';
import { words } from '../../src/text/index.ts';

import { fresh, given, HARD } from '../given.ts';
import { EVENTS, QUESTIONS } from '../vocabulary.ts';

const STRAY = /undefined|NaN|\[object|\bnull\b|\$\{| {2}|\.\.|,,| ,| \.|\(\)/;
/** The name of a player where a case would be expected of it: it stands before a colon, or at the end after one. */
const INFLECTED = /(?<!\p{L})(?:Anna|Bo|Cy|Dan|Eve)(?!\p{L}|:|$)|[^:] (?:Anna|Bo|Cy|Dan|Eve)$/u;
const who = (seat: number): string => ['Anna', 'Bo', 'Cy', 'Dan', 'Eve'][seat]!;
const IDS = [...t.cards, ...t.factions].map((c) => c.id);

describe.each(LANGS)('%s', (lang: Lang) => {
  const w = words[lang];

  test('every card has a name and a text of its own, made from its parts', () => {
    const cards = IDS.map((id) => w.card(id));
    expect(new Set(t.cards.map(({ id }) => w.card(id).name)).size).toBe(t.cards.length);
    expect(new Set(t.factions.map(({ id }) => w.card(id).name)).size).toBe(t.factions.length);
    const hard = IDS.map((id) => w.card(id, { hardAllSymbols: true }));
    for (const { name, kind, text } of [...cards, ...hard]) {
      expect(`${name} ${kind} ${text}`).not.toMatch(STRAY);
      expect(kind).not.toBe('');
      expect(text).toMatch(/^\p{Lu}.*\.$/u);
      expect(text.length, text).toBeLessThanOrEqual(260);
    }
    expect(w.card('nothing')).toMatchObject({ name: 'nothing', text: '' });
  });

  test('options, sources, terms, verbs and unknown things', () => {
    for (const id of Object.keys(game.options)) {
      expect(w.option(id).name).not.toBe(id);
      expect(w.option(id).help).toMatch(/\.$/);
    }
    for (const id of SOURCES) expect(w.source(id)).not.toBe(id);
    for (const id of TERMS) expect(w.term(id).length).toBeGreaterThan(2);
    for (const id of OPTION_REFS) expect(w.ref({ kind: 'option', id }, who)).not.toBe(id);
    expect([w.option('x').name, w.source('x'), w.term('x'), w.ref({ kind: 'option', id: 'x' }, who)]).toEqual([
      'x',
      'x',
      'x',
      'x',
    ]);
    expect(w.ref({ kind: 'player', id: '1' }, who)).toBe('Bo');
    expect(w.name).toBe('Metro 2033');
  });

  test('everything that happens, is asked and can be answered has words, distinct and clean', () => {
    const events = new Set<string>();
    const questions = new Set<string>();
    for (const [seats, options] of [
      [2, {}],
      [3, HARD],
      [4, {}],
    ] as [number, Partial<Options>][]) {
      const begun: Event[] = [];
      const s = fresh(seats, options, 'words', begun);
      const rng = makeRng(seedOf(`words ${seats}`));
      for (let i = 0; i < 1500 && game.asked(s).length > 0; i++) {
        const seat = game.asked(s)[0]!;
        const v = game.view(s, seat);
        const q = game.question(s, seat);
        questions.add(q);
        expect(w.prompt(v, seat, q, who)).not.toMatch(STRAY);
        const labels = game.legal(s, seat).map((pick) => w.label(v, seat, q, pick, who));
        for (const label of labels) expect(label).not.toMatch(STRAY);
        expect(new Set(labels).size).toBe(labels.length);
        for (const pick of game.legal(s, seat))
          for (const ref of game.refs(pick)) expect(w.ref(ref, who)).not.toMatch(STRAY);
        if (i % 40 === 0)
          for (const line of w.table!(i % 80 ? v : game.view(s, null), i % 80 ? seat : null, who))
            expect(line).not.toMatch(STRAY);
        const log = begun.splice(0);
        const picks = game.legal(s, seat).filter((pick) => pick !== 'tidy' || i % 10 === 0);
        game.apply(s, seat, pickOne(rng, picks), log);
        for (const e of log)
          for (const viewer of ['seat' in e ? e.seat : 0, null]) {
            events.add(e.t);
            const line = w.event(game.redact(e, viewer)!, who);
            expect(line).not.toMatch(STRAY);
            expect(line).toMatch(/^\p{Lu}/u);
            if (lang !== 'en') expect(line).not.toMatch(INFLECTED);
          }
      }
    }
    expect(QUESTIONS.filter((q) => !questions.has(q))).toEqual([]);
    expect(EVENTS.filter((e) => !events.has(e) && e !== 'won')).toEqual([]);
    expect(w.event({ t: 'won', seat: 0 }, who)).toContain('Anna');
  });
});

describe('sentences', () => {
  test.each<[string, Record<Lang, string>]>([
    [
      'res-rats',
      {
        en: 'Cost 1. Gives Food 1 towards a mission. As Protection (cost 1): discard it to repel a Monster that shows Toxic.',
        pl: 'Koszt 1. Zasoby do Misji: Żywność 1. Jako Ochrona (koszt 1): odrzuć, aby odeprzeć Potwora z symbolem: Toksyczne.',
        sk: 'Cena 1. Zásoby na misiu: Potraviny 1. Ako ochrana (cena 1): odhoďte ju a odrazte príšeru so symbolom: Toxická.',
      },
    ],
    [
      'sta-lubyanka',
      {
        en: 'Cost 3. Trade mission, needs 6 Resources; reward: 1 marker. You pay 1 less for Weapons, and nothing while a marker lies here. Red Line: costs 1 less for each of your Stations with this symbol, at least 1.',
        pl: 'Koszt 3. Misja handlowa, wymagane Zasoby: 6; nagroda: 1 znacznik. Karty typu Broń kosztują o 1 znacznik mniej, a gdy na Stacji leży znacznik, nic. Linia Czerwona: kosztuje o 1 mniej za każdą twoją Stację tej Frakcji, co najmniej 1.',
        sk: 'Cena 3. Obchodná misia, potrebné zásoby: 6; odmena: 1 žetón. Karty typu Zbrane stoja o 1 žetón menej; keď na stanici leží žetón, sú zadarmo. Červená línia: stojí o 1 menej za každú vašu stanicu s týmto znakom, najmenej však 1.',
      },
    ],
    [
      'sta-kitay-gorod-1',
      {
        en: 'Cost 3. Trade mission, needs 8 Resources; reward: 2 markers. You pay 1 less for Goods, and nothing while a marker lies here. Neutral: gives and gets no Station discount.',
        pl: 'Koszt 3. Misja handlowa, wymagane Zasoby: 8; nagroda: 2 znaczniki. Karty typu Towary kosztują o 1 znacznik mniej, a gdy na Stacji leży znacznik, nic. Neutralna: nie obniża kosztu innych Stacji.',
        sk: 'Cena 3. Obchodná misia, potrebné zásoby: 8; odmena: 2 žetóny. Karty typu Tovar stoja o 1 žetón menej; keď na stanici leží žetón, sú zadarmo. Neutrálna: iné stanice nezlacňuje.',
      },
    ],
    [
      'thr-demon',
      {
        en: 'Cost 5. If you discard it as your action: the Monster attacks everybody, you included; symbols: Radioactive, Physical; without a defence: lose one Station.',
        pl: 'Koszt 5. Po odrzuceniu akcją: Potwór atakuje wszystkich graczy, także ciebie; symbole: Radioaktywne, Fizyczne; bez obrony: strata jednej Stacji.',
        sk: 'Cena 5. Po odhodení základnou akciou: príšera útočí na všetkých hráčov, aj na vás; symboly: Rádioaktívna, Fyzická; bez obrany: strata jednej stanice.',
      },
    ],
    [
      'thr-ghoul',
      {
        en: 'Cost 4. If you discard it as your action: the Monster attacks everybody, you included; symbols: Toxic, Unknown; without a defence: lose all military Resources. As Protection (cost 2): discard it to repel a Monster that shows Biological or Unknown.',
        pl: 'Koszt 4. Po odrzuceniu akcją: Potwór atakuje wszystkich graczy, także ciebie; symbole: Toksyczne, Nieznane; bez obrony: strata wszystkich militarnych Zasobów. Jako Ochrona (koszt 2): odrzuć, aby odeprzeć Potwora z jednym z symboli: Biologiczne, Nieznane.',
        sk: 'Cena 4. Po odhodení základnou akciou: príšera útočí na všetkých hráčov, aj na vás; symboly: Toxická, Neznáma; bez obrany: strata všetkých vojenských zásob. Ako ochrana (cena 2): odhoďte ju a odrazte príšeru s jedným zo symbolov: Biologická, Neznáma.',
      },
    ],
    [
      'car-military',
      {
        en: 'Cost 5. If you discard it as your action: the bazaar is renewed; everybody raises 1 marker for each own Station and flipped Faction whose bonus is military.',
        pl: 'Koszt 5. Po odrzuceniu akcją: Bazar zostaje odnowiony; każdy przesuwa w górę 1 znacznik za każdą swoją Stację i odwróconą Frakcję, których premia dotyczy militarnych Zasobów.',
        sk: 'Cena 5. Po odhodení základnou akciou: bazár sa obnoví; každý presunie nahor 1 žetón za každú svoju stanicu a obrátenú frakciu, ktorých bonus patrí vojenským zásobám.',
      },
    ],
    [
      'her-hunter',
      {
        en: 'Cost 3. Discard it to double all your Equipment in one mission. Or discard it to repel a Monster that shows Physical.',
        pl: 'Koszt 3. Odrzuć, aby w jednej Misji podwoić swoje Zasoby typu Sprzęt. Albo odrzuć, aby odeprzeć Potwora z symbolem: Fizyczne.',
        sk: 'Cena 3. Odhoďte ju a v jednej misii zdvojnásobte svoje zásoby typu Výstroj. Alebo ju odhoďte a odrazte príšeru so symbolom: Fyzická.',
      },
    ],
    [
      'fac-arbat',
      {
        en: 'Peaceful mission, needs 5 Resources; reward: 1 marker. Bonus once its mission is completed: you play Care free of charge.',
        pl: 'Misja pokojowa, wymagane Zasoby: 5; nagroda: 1 znacznik. Premia po wykonaniu Misji: karty typu Opieka zagrywasz za darmo.',
        sk: 'Mierová misia, potrebné zásoby: 5; odmena: 1 žetón. Bonus po splnení misie: karty typu Starostlivosť hráte zadarmo.',
      },
    ],
  ])('the text of %s', (id, texts) => {
    for (const lang of LANGS) expect(words[lang].card(id).text).toBe(texts[lang]);
  });

  test('MET-179 MET-180 where every symbol is needed, a card says that its own are a part of them', () => {
    const said = LANGS.map((lang) => words[lang].card('res-rats', { hardAllSymbols: true }).text);
    expect(said).toEqual([
      'Cost 1. Gives Food 1 towards a mission. As Protection (cost 1): discard it to defend with all symbols; it shows Toxic.',
      'Koszt 1. Zasoby do Misji: Żywność 1. Jako Ochrona (koszt 1): odrzuć do obrony ze wszystkimi symbolami; ma: Toksyczne.',
      'Cena 1. Zásoby na misiu: Potraviny 1. Ako ochrana (cena 1): odhoďte ju na obranu so všetkými symbolmi; má: Toxická.',
    ]);
  });

  test('labels tell what an answer does', () => {
    const s = given({
      factions: { 0: 'fac-arbat' },
      hand: { 0: ['thr-watchman', 'car-military', 'res-rats', 'res-pork', 'sta-lubyanka'] },
      resources: { 0: ['res-generator', 'res-canteen'] },
      stations: { 0: ['sta-chistye-prudy'] },
      up: { 0: 3 },
      down: { 0: 2 },
    });
    const v = game.view(s.state, 0);
    const labels = s.legal(0).map((pick) => words.en.label(v, 0, 'turnAction' satisfies Question, pick, who));
    expect(labels).toEqual([
      'Complete the mission of Arbat Confederation (1 marker)',
      'Complete the mission of Chistye Prudy (1 marker)',
      'Play Rats (1)',
      'Play Rats as Protection (1)',
      'Play Pork (3)',
      'Play Lubyanka (2)',
      'Play Watchman as Protection (1)',
      'Discard Rats (+1)',
      'Discard Pork (+2)',
      'Discard Lubyanka (+2)',
      'Discard Watchman (+2, attack!)',
      'Discard Military caravan (+2, Caravan)',
      'Exchange three cards',
      'Tidy cards away',
    ]);
  });

  test('MET-37 MET-74 tidying promises no more markers than can rise, counting what is chosen', () => {
    const s = given({
      resources: { 0: ['res-rats', 'res-generator'] },
      shields: { 0: ['res-iodine-tablets'] },
      stations: { 0: ['sta-lubyanka', 'sta-kurskaya 1'] },
      up: { 0: 2 },
      down: { 0: 3 },
    }).answer(0, 'tidy');
    const labels = () => s.legal(0).map((pick) => words.en.label(game.view(s.state, 0), 0, 'tidy', pick, who));
    const stations = ['Lubyanka', 'Kurskaya, 1 marker back from the Station'];
    expect(labels()).toEqual([
      'Rats (raises 1)',
      'Generator (raises 3)',
      'Iodine tablets, Protection (raises 2)',
      ...stations,
      'Leave everything as it is',
    ]);
    s.answer(0, 'tidy res-rats').answer(0, 'tidy sta-kurskaya 1').answer(0, 'tidy res-iodine-tablets protection');
    expect(labels().slice(0, 2)).toEqual(['Generator', 'Lubyanka']);
    s.answer(0, 'tidy res-generator').answer(0, 'done').logged({ t: 'tidied', raised: 3, back: 1 });
  });

  test('MET-189 who must defend is not told what would happen otherwise', () => {
    const asked = (options: Partial<Options>) => {
      const s = given({ options, hand: { 0: ['thr-watchman'] }, shields: { 1: ['res-combat-knife', 'res-grenades'] } });
      const v = game.view(s.answer(0, 'discard thr-watchman').state, 1);
      return LANGS.map((lang) => words[lang].prompt(v, 1, 'defend', who));
    };
    expect(asked({})).toEqual([
      'Watchman attacks (Biological, Physical). Defend? Otherwise you lose all peaceful Resources',
      'Strażnik atakuje (Biologiczne, Fizyczne). Bronisz się? Bez obrony: strata wszystkich pokojowych Zasobów',
      'Strážca útočí (Biologická, Fyzická). Budete sa brániť? Bez obrany: strata všetkých mierových zásob',
    ]);
    expect(asked({ hardForcedDefence: true })).toEqual([
      'Watchman attacks (Biological, Physical). What do you defend with?',
      'Strażnik atakuje (Biologiczne, Fizyczne). Czym się bronisz?',
      'Strážca útočí (Biologická, Fyzická). Čím sa budete brániť?',
    ]);
  });

  test('MET-106 MET-107 MET-109 what was cheaper is told with what is printed, and with the type that is', () => {
    const said = (card: string, price: number, side: 'main' | 'protection' = 'main') =>
      LANGS.map((lang) => words[lang].event({ t: 'played', seat: 0, card, side, price, reward: false }, who));
    expect(said('res-generator', 4)).toEqual([
      'Anna plays Generator, cost 4',
      'Anna: zagrywa kartę Generator, koszt 4',
      'Anna: hrá kartu Generátor, cena 4',
    ]);
    expect(said('res-generator', 0)).toEqual([
      'Anna plays Generator free of charge (bonus: Goods)',
      'Anna: zagrywa kartę Generator, za darmo (premia: Towary)',
      'Anna: hrá kartu Generátor, zadarmo (bonus: Tovar)',
    ]);
    expect(said('res-generator', 3)).toEqual([
      'Anna plays Generator, cost 3 instead of 4 (bonus: Goods)',
      'Anna: zagrywa kartę Generator, koszt 3 zamiast 4 (premia: Towary)',
      'Anna: hrá kartu Generátor, cena 3 namiesto 4 (bonus: Tovar)',
    ]);
    expect(said('sta-chistye-prudy', 2)[0]).toBe('Anna plays Chistye Prudy, cost 2 instead of 3');
    expect(said('res-gas-mask', 1, 'protection')[0]).toBe('Anna plays Gas mask as Protection, cost 1');
  });

  test('an attack says what it takes, and what it does to somebody names the Monster', () => {
    const monster = 'thr-librarian';
    const said = (e: Event) => LANGS.map((lang) => words[lang].event(e, who));
    expect(said({ t: 'attack', seat: 0, card: monster, order: [0, 1] })).toEqual([
      'Librarian attacks: lose one Station. Anna discarded it',
      'Bibliotekarz atakuje: strata jednej Stacji. Kartę Zagrożenia odrzuca: Anna',
      'Knihovník útočí: strata jednej stanice. Kartu hrozby odhadzuje: Anna',
    ]);
    const events: Event[] = [
      { t: 'failed', seat: 1, declined: false, monster },
      { t: 'failed', seat: 1, declined: true, monster },
      { t: 'lost', seat: 1, cards: ['sta-polis'], back: 1, by: 0, monster },
      { t: 'exhausted', seat: 1, n: 2, by: 0, monster },
    ];
    for (const e of events)
      for (const [i, line] of said(e).entries())
        expect(line?.endsWith(` (${words[LANGS[i]!].card(monster).name})`), line ?? '').toBe(true);
  });

  test('MET-70 after the basic action others are told that the turn may end', () => {
    const s = given({ hand: { 0: ['res-rats'] }, resources: { 0: ['res-tools'] }, deck: ['res-pork'] });
    const asks = () => words.en.asks!(game.view(s.state, 1), 0, game.question(s.state, 0), who);
    expect(asks()).toBe('chooses an action');
    s.answer(0, 'play res-rats');
    expect(asks()).toBe('chooses a card to draw');
    s.answer(0, 'deck');
    expect(asks()).toBe('takes free actions or ends the turn');
  });

  test('a card from the deck has no name for the others', () => {
    const drew: Event = { t: 'drew', seat: 0, card: 'res-rats', slot: 0 };
    expect(words.en.event(game.redact(drew, 0)!, who)).toBe('Anna draws Rats from the deck');
    expect(words.en.event(game.redact(drew, 1)!, who)).toBe('Anna draws a card from the deck');
    expect(words.pl.event(game.redact(drew, 1)!, who)).toBe('Anna: dobiera z talii kartę');
    expect(words.sk.event(game.redact(drew, 1)!, who)).toBe('Anna: ťahá z balíčka kartu');
  });

  test('the table in a terminal', () => {
    const s = given({
      factions: { 0: 'fac-arbat', 1: 'fac-reich' },
      flipped: [1],
      hand: { 0: ['res-tools', 'res-rats', 'sta-lubyanka', 'her-khan', 'thr-demon'] },
      bazaar: ['res-flare', null, 'res-pork'],
      shields: { 1: ['res-gas-mask'] },
      stations: { 0: ['sta-komsomolskaya'], 1: ['sta-kurskaya 2'] },
      resources: { 1: ['res-rats', 'res-canteen', 'res-canteen'] },
      heroes: { 1: ['her-hunter'] },
      up: { 1: 3 },
      down: { 1: 1 },
    })
      .answer(0, 'discard res-tools')
      .answer(0, 'bazaar 1');
    expect(words.en.table!(game.view(s.state, 0), 0, who)).toEqual([
      'Turn 1: Anna',
      'Anna: Arbat Confederation · 5/10 · 5 above, 0 below · Komsomolskaya',
      'Bo: Fourth Reich (mission completed) · 6/10 · 3 above, 1 below, 2 on Stations · Rats, Canteen ×2 · Protection: Gas mask · Hunter · Kurskaya (2 markers)',
      'Bazaar: Antibiotics (1), Antibiotics (1), Pork (2) · Deck: 107 · Discard pile: 1',
      'Your hand: Rats (0), Flare (1), Lubyanka (2), Demon (5), Khan (3)',
    ]);
    expect(words.en.table!(game.view(s.state, 1), 1, who)[1]).toContain('cards in hand seen by all: Flare');
  });
});

import { type Answer, game, type Options, tables, type View } from '@ashtown/51st-state-master';
import { GOODS } from '@ashtown/51st-state-master/board';
import { words } from '@ashtown/51st-state-master/text';
import { defaultOptions, LANGS, type Lang, type Ref, wordsAt } from '@ashtown/engine';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { groundOf } from '../../src/games/51st-state-common/art.ts';
import { IfEnded, Score } from '../../src/games/51st-state-common/Ended.tsx';
import { gather, keysOf } from '../../src/games/51st-state-common/gather.ts';
import { linesFor, verbsOf } from '../../src/games/51st-state-common/Hand.tsx';
import { propsIn } from '../../src/games/51st-state-common/index.tsx';
import { placeRef } from '../../src/games/51st-state-common/props.ts';
import { alike } from '../../src/games/51st-state-common/Rows.tsx';
import { handOf, handSize, knownOf, rowsOf } from '../../src/games/51st-state-common/summary.ts';
import { GOOD_SIGNS } from '../../src/games/51st-state-common/tokens.tsx';
import { makeBook } from '../../src/games/51st-state-master/book.tsx';
import { edition, turnOf } from '../../src/games/51st-state-master/edition.tsx';
import { dealsOf } from '../../src/games/51st-state-master/FactionBoard.tsx';
import { shortLabel, usesOf } from '../../src/games/51st-state-master/labels.ts';
import { lookOf } from '../../src/games/51st-state-master/look.ts';
import { phases } from '../../src/games/51st-state-master/phases.ts';
import type { Props } from '../../src/games/51st-state-master/props.ts';
import * as choice from '../../src/table/choose/choice.ts';
import { askedIn, type Moment, propsFor } from './51st-state-kit.ts';

const OPTIONS = {
  ...defaultOptions(game),
  expansion: 'winter',
  bothExpansions: true,
  factions: 'picked',
} as unknown as Options;

const asked = (seed: string, seats: number) => askedIn(game, OPTIONS, seed, seats);
const propsOf = (moment: Moment<View>, chosen?: readonly Ref[]): Props =>
  propsIn(edition, { ...propsFor(words.en, moment, chosen), game, tables } as never) as Props;

/** As much as a card on a table is drawn from. */
const bare = (lang: Lang, options: object = OPTIONS): Props =>
  ({ game, tables, words: words[lang], view: { options } }) as never;

describe('cards', () => {
  test.each(LANGS)('%s: every location has a picture, icons for what it does, spoils and deal', (lang) => {
    for (const site of tables.sites) {
      const { strip, site: look, picture, name } = lookOf(bare(lang), site.id)!;
      expect(strip.length, site.id).toBeGreaterThan(0);
      expect(look!.spoils.length * look!.deal.length, site.id).toBeGreaterThan(0);
      expect(picture, site.id).toBeTruthy();
      expect(name).toBe(words[lang].card(site.id).name);
    }
  });

  test('pictures grow from the id alone, and differ', () => {
    expect(groundOf('pub', 132, 62)).toEqual(groundOf('pub', 132, 62));
    const skylines = new Set(tables.locationIds.map((id) => groundOf(id, 132, 62).skyline));
    expect(skylines.size).toBe(tables.locationIds.length);
    expect([...skylines].join()).not.toMatch(/NaN|undefined/);
  });

  test('no two locations have the same picture', () => {
    const pictures = tables.sites.map(({ id }) => {
      const { picture, beside } = lookOf(bare('en'), id)!;
      return `${picture} ${beside}`;
    });
    expect(new Set(pictures).size).toBe(new Set(tables.sites.map(({ id }) => id)).size);
  });

  test('no sign of a good stands in the words of the game', () => {
    const said = LANGS.flatMap((lang) => tables.locationIds.map((id) => words[lang].card(id).text)).join();
    for (const sign of Object.values(GOOD_SIGNS)) expect(said).not.toContain(sign);
  });
});

describe('the view in short', () => {
  test('rows, deals, hands and what is known of them hold every card once, all through games', () => {
    for (const seats of [1, 3]) {
      let seen = 0;
      for (const moment of asked('short', seats)) {
        const { view, seat } = moment;
        if (++seen % 7 > 0) continue;
        const props = propsOf(moment);
        for (const [i, p] of view.players.entries()) {
          expect(rowsOf(props, p.places).flatMap((row) => row.places)).toHaveLength(p.places.length);
          expect(dealsOf(props, p.deals).flatMap((deal) => deal.cards)).toHaveLength(p.deals.length);
          expect(handOf(props, i)).toHaveLength(i === seat ? handSize(view, i) : p.seen.length);
          for (const place of p.places)
            expect(edition.place(props, i, place).lines.includes(words.en.board.visited)).toBe(place.visited);
        }
        expect(knownOf({ tables, view, seat }).every((x) => x.seat !== seat && tables.id[x.card] === x.id)).toBe(true);
      }
      expect(seen).toBeGreaterThan(50);
    }
  });

  test('every question belongs to a phase, and whose turn it is is known', () => {
    const found = new Map<string, Set<string>>();
    for (const seats of [1, 2, 4])
      for (const { view, seat, question } of asked('phases', seats)) {
        const { names, now } = phases(view, wordsAt(words.en, String));
        const known = found.get(question) ?? new Set();
        found.set(question, known.add(names[now]!));
        if (question === 'takeTurn') expect(turnOf(view)).toBe(seat);
      }
    const phase = (question: string) => [...(found.get(question) ?? [])];
    expect(phase('keepHand')).toEqual(['Set-up']);
    expect(phase('draftPick')).toEqual(['Lookout']);
    expect(phase('soloPick')).toEqual(['Lookout']);
    expect(phase('takeTurn')).toEqual(['Action']);
    expect(phase('placeShield')).toEqual(['Action']);
    expect(phase('storeGoods')).toEqual(['Cleanup']);
  });
});

describe('the prompt bar', () => {
  const turns = [...asked('bar', 3)].filter((x) => x.question === 'takeTurn');

  test('offers for a chosen card exactly what may be done with it, with price and gain', () => {
    let seen = 0;
    for (const moment of turns) {
      const [first] = keysOf(propsOf(moment));
      if (!first) continue;
      const bar = gather(propsOf(moment, [first]))!;
      const expected = choice.candidates(moment.offers, [first]).map((o) => o.pick);
      expect(bar.others.map((act) => act.pick).sort()).toEqual([...expected].sort());
      for (const act of bar.others) expect(act.label).not.toMatch(/undefined|NaN|null/);
      seen++;
    }
    expect(seen).toBeGreaterThan(20);
  });

  test('while nothing is chosen it can always pass, and the digits point at legal things', () => {
    for (const moment of turns) {
      const p = propsOf(moment);
      const bar = gather(p)!;
      expect(bar.others.map((act) => act.pick)).toContain('pass');
      for (const ref of bar.keys) expect(p.standing(ref)).toBe('legal');
    }
  });

  test('says so where passing is all that can be done', () => {
    const [moment] = turns;
    const offers = moment!.offers.filter((o) => o.pick === 'pass');
    expect(gather(propsOf({ ...moment!, offers }))!.title).toBe(words.en.board.onlyPass);
    expect(gather(propsOf(moment!))!.title).toBeUndefined();
  });

  test('shows the end of a turn first, also where little else has room', () => {
    const offers = ['shield', 'end'].map((pick) => ({ pick, refs: game.refs(pick as Answer), final: false }));
    const p = propsOf({ ...turns[0]!, question: 'endTurn', offers });
    expect(gather({ ...p, size: 'phone' })!.others[0]!.pick).toBe('end');
  });

  test('says what a use brings, in signs', () => {
    const moment = turns.find((x) => x.offers.some((o) => String(o.pick).startsWith('deal ')))!;
    const pick = moment.offers.find((o) => String(o.pick).startsWith('deal '))!.pick as Answer;
    expect(shortLabel(propsOf(moment), pick)).toMatch(/^Deal \d(🔵|🌐).*→/u);
  });

  test('has buttons for payments and goods, every answer of the game among list and bar', () => {
    const kinds = new Set<string>();
    for (const seats of [1, 4])
      for (const moment of asked('buttons', seats)) {
        const bar = gather(propsOf(moment));
        if (!bar || moment.question === 'takeTurn') continue;
        kinds.add(moment.question);
        for (const act of bar.others) expect(moment.offers.map((o) => o.pick)).toContain(act.pick);
        expect(bar.keys).toHaveLength(bar.others.length);
      }
    expect([...kinds]).toEqual(expect.arrayContaining(['payment', 'exchangeGood']));
  });
});

test('a hand has room without overlapping: in one line with pictures, else in two without', () => {
  expect(linesFor(9, 1490)).toEqual({ slim: false, columns: 9 });
  expect(linesFor(11, 1490)).toEqual({ slim: true, columns: 6 });
  for (let n = 1; n <= 14; n++) {
    const { slim, columns } = linesFor(n, 842);
    expect((842 - 6 * (columns - 1)) / columns, `${n} cards`).toBeGreaterThanOrEqual(slim ? 112 : 136);
    expect(Math.ceil(n / columns)).toBe(slim ? 2 : 1);
  }
});

test('a card in hand is used as the offers say, and tells what is missing otherwise', () => {
  let short = 0;
  for (const moment of asked('uses', 3)) {
    if (moment.question !== 'takeTurn') continue;
    const p = propsOf(moment);
    for (const { id } of handOf(p, moment.seat)) {
      if (!tables.locationIds.includes(id)) continue;
      for (const { use, can, short: n, worth } of usesOf(p, id)) {
        expect(can).toBe(moment.offers.some((o) => o.pick === `${use} ${id}`));
        expect(worth).not.toMatch(/undefined|NaN|null/);
        if (can) expect(n).toBe(0);
        else short += n;
      }
    }
  }
  expect(short).toBeGreaterThan(0);
});

test('a connection in hand is played by a button with its price, in its colour', () => {
  let seen = 0;
  for (const moment of asked('connections', 3)) {
    if (moment.question !== 'takeTurn') continue;
    const p = propsOf(moment);
    for (const { id } of handOf(p, moment.seat)) {
      const link = tables.links.find((x) => x.id === id);
      if (!link) continue;
      const [play, ...more] = usesOf(p, id);
      expect(more).toEqual([]);
      expect(play!.can).toBe(moment.offers.some((o) => o.pick === play!.pick));
      expect(play!.price.map(({ good, n }) => [good, n])).toEqual(Object.entries(link.cost));
      seen++;
    }
  }
  expect(seen).toBeGreaterThan(0);
});

test('verbs above a hand count the cards they can be done with, and only in a turn', () => {
  const moment = [...asked('verbs', 3)].find((x) => x.question === 'takeTurn' && x.offers.length > 12)!;
  const p = propsOf(moment);
  const ids = handOf(p, moment.seat).map(({ id }) => id);
  expect(ids.length).toBeGreaterThan(2);
  const verbs = verbsOf(p, ids);
  expect(verbs.length).toBeGreaterThan(0);
  for (const { use, n } of verbs) {
    const can = ids.filter((id) => moment.offers.some((o) => o.pick === `${use} ${id}`));
    expect(n, use).toBe(can.length);
  }
  expect(verbsOf(propsOf({ ...moment, question: 'discardCard' }), ids)).toEqual([]);
  expect(verbsOf(p, ids.slice(0, 2))).toEqual([]);
});

test('locations are drawn as one only where they are equal in every respect', () => {
  const moment = [...asked('alike', 2)].find(({ view, seat }) => view.players[seat]!.places.length > 2)!;
  const { view, seat } = moment;
  const [one] = view.players[seat]!.places;
  const places = [0, 1, 2, 3].map((i) => ({ ...one!, no: 10 + i }));
  const groups = (all: typeof places, chosen: readonly Ref[] = []) =>
    alike(propsOf(moment, chosen), seat, all).map((x) => x.length);
  expect(groups(places)).toEqual([4]);
  expect(groups(places.with(1, { ...places[1]!, visited: !one!.visited }))).toEqual([3, 1]);
  expect(groups(places.with(2, { ...places[2]!, uses: one!.uses + 1 }))).toEqual([3, 1]);
  const offers = places.map(({ no }) => ({ pick: `${no}`, refs: [placeRef(seat, no)], final: false }));
  expect(alike(propsOf({ ...moment, offers }, [placeRef(seat, 11)]), seat, places).map((x) => x.length)).toEqual([
    3, 1,
  ]);
});

test('of others a rare good is shown where they have some, or have just spent all of it', () => {
  const [moment] = asked('spent', 2);
  const { view, seat } = moment!;
  const other = 1 - seat;
  const ammoOf = (of: number, n: number, change: number) => {
    const tokens = view.players[of]!.tokens.map((_, g) => (GOODS[g] === 'ammo' ? n : 0));
    const players = view.players.with(of, { ...view.players[of]!, tokens });
    const p = { ...propsOf({ ...moment!, view: { ...view, players } }), changed: () => change };
    return edition.pool(p, of, false).find(({ good }) => good === 'ammo')?.n;
  };
  expect([ammoOf(other, 2, 0), ammoOf(other, 0, -2), ammoOf(other, 0, 0)]).toEqual([2, 0, undefined]);
  expect(ammoOf(seat, 0, 0)).toBe(0);
});

test('the face of the Shipwreck says how often it is used at this table', () => {
  const words = (shipwreckUses: 1 | 2) =>
    lookOf(bare('en', { ...OPTIONS, shipwreckUses }), 'shipwreck')!.strip.flatMap((x) =>
      x.t === 'word' ? x.text : [],
    );
  expect(words(2)).toContain('×2');
  expect(words(1)).not.toContain('×2');
});

test('faces say how often something counts at most', () => {
  for (const site of tables.sites) {
    const most = [site.does, site.bonus].flatMap((x) => (x && 'max' in x ? x.max : []));
    const said = lookOf(bare('en'), site.id)!.strip.flatMap((x) => (x.t === 'word' ? x.text : []));
    for (const n of most) expect(said, site.id).toContain(`max ${n}`);
  }
});

test('how it would stand if it ended now is what the game counts, with the sources', () => {
  const moment = [...asked('standing', 3)].at(-20)!;
  const p = propsOf(moment);
  const line = renderToStaticMarkup(createElement(IfEnded, { p }));
  const card = renderToStaticMarkup(createElement(Score, p));
  for (const { score, lines } of game.standing(moment.view)) {
    expect(line).toContain(`<b>${score}</b>`);
    for (const { source, n } of lines) expect(card).toContain(`${words.en.source(source)} ${n}`);
  }
});

test.each(LANGS)('%s: the rules have every part, every good, every faction and every card', async (lang) => {
  const { sections, cards } = await makeBook(lang, { game, tables, words: words[lang], lang });
  expect(sections.length).toBeGreaterThan(14);
  for (const { title, text, rows = [] } of sections) {
    expect(title).not.toBe('');
    expect(text.length + rows.length).toBeGreaterThan(0);
    for (const row of rows) expect(`${row.term}${row.text}`).not.toMatch(/undefined|NaN/);
  }
  expect(sections.find((x) => x.id === 'setup')!.rows).toHaveLength(tables.factionIds.length);
  expect(cards.length).toBe(tables.locationIds.length + 4);
  expect(cards.filter((x) => x.note).length).toBeGreaterThan(40);
});

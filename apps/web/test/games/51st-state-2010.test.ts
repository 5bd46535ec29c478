import { type Answer, game, tables, type View } from '@ashtown/51st-state-2010';
import { words } from '@ashtown/51st-state-2010/text';
import { LANGS, makeRng, type Ref, rand, seedOf, wordsAt } from '@ashtown/engine';
import { describe, expect, test } from 'vitest';
import { makeBook } from '../../src/games/51st-state-2010/book.tsx';
import { openPlaces } from '../../src/games/51st-state-2010/Display.tsx';
import { edition, usesOf } from '../../src/games/51st-state-2010/edition.tsx';
import { contactParts, leaderParts, lookOf, rangeOf, tokenOf } from '../../src/games/51st-state-2010/look.ts';
import { phases } from '../../src/games/51st-state-2010/phases.ts';
import type { Cards, Props } from '../../src/games/51st-state-2010/props.ts';
import { shortLabel } from '../../src/games/51st-state-2010/signed.ts';
import { canHold, fillPick, wantedOf } from '../../src/games/51st-state-2010/storing.ts';
import { tuckedOf } from '../../src/games/51st-state-2010/Tucked.tsx';
import { fanned } from '../../src/games/51st-state-common/Board.tsx';
import { editions } from '../../src/games/51st-state-common/editions.ts';
import { gather, keysOf } from '../../src/games/51st-state-common/gather.ts';
import { propsIn } from '../../src/games/51st-state-common/index.tsx';
import { pictureOf } from '../../src/games/51st-state-common/pictured.ts';
import { PICTURES } from '../../src/games/51st-state-common/pictures.ts';
import { handOf, knownOf, rowsOf } from '../../src/games/51st-state-common/summary.ts';
import { askedIn, type Moment, propsFor } from './51st-state-kit.ts';

const MOMENTS = ['one', 'two', 'three', 'four'].flatMap((seed, i) => [...askedIn(game, {}, seed, 2 + (i % 3))]);
const { forecastOf, roomOf } = game.facts;
const propsOf = (moment: Moment<View>, chosen?: readonly Ref[], draft?: unknown): Props =>
  propsIn(edition, { ...propsFor(words.en, moment, chosen, draft), game, tables } as never) as Props;
const cards: Cards = { tables, words: wordsAt(words.en, String) as Props['words'] };

describe('cards', () => {
  test('every location has a picture of its own choice, icons, spoils and a deal', () => {
    for (const site of tables.sites) {
      const { picture, strip, site: look } = lookOf(cards, site.id)!;
      expect(picture, site.id).not.toBe(PICTURES.huts);
      expect(strip.length, site.id).toBeGreaterThan(0);
      expect(look!.spoils.length, site.id).toBeGreaterThan(0);
      expect(look!.deal.length, site.id).toBeGreaterThan(0);
      expect(look!.types).toHaveLength(site.types.length);
    }
  });

  test('no two locations have the same picture', () => {
    const pictures = tables.sites.map(({ id }) => {
      const { picture, beside } = lookOf(cards, id)!;
      return `${picture} ${beside}`;
    });
    expect(new Set(pictures).size).toBe(new Set(tables.sites.map(({ id }) => id)).size);
  });

  test('contacts show price and range, leaders what they get points for', () => {
    const caravan = tables.factions.flatMap((f) => f.contacts).find((c) => c.id === 'mg-caravan')!;
    expect(contactParts(caravan)).toMatchObject([{ id: 'fuel' }, { t: 'to' }, { id: 'blue' }, { text: '3' }]);
    const borgo = tables.leaders.find((x) => x.id === 'borgo')!;
    expect(leaderParts(borgo)).toMatchObject([{ id: 'raze' }, { t: 'to' }, { id: 'vp' }]);
    expect([tokenOf('universal3'), rangeOf('universal3'), rangeOf('any')]).toEqual(['universal', 3, null]);
  });

  test('another content may have cards nobody has drawn', () => {
    expect(pictureOf('unheard-of')).toBe(PICTURES.huts);
  });
});

describe('a view in short', () => {
  test('rows, hand, tucked cards and what is known hold every card once', () => {
    for (const moment of MOMENTS) {
      const { view, seat } = moment;
      const props = propsOf(moment);
      for (const p of view.players) {
        expect(rowsOf(props, p.places).flatMap((r) => r.places)).toHaveLength(p.places.length);
        expect(tuckedOf(cards, p).reduce((sum, x) => sum + x.n, 0)).toBe(p.spoils.length + p.deals.length);
        expect(roomOf(p).used).toBeLessThanOrEqual(roomOf(p).room + 3);
      }
      const me = view.players[seat]!;
      expect(handOf(props, seat)).toHaveLength(me.hand.length + me.seen.length);
      expect(knownOf({ tables, view, seat }).every((x) => x.seat !== seat)).toBe(true);
    }
  });

  test('whatever may be visited is among the open productions', () => {
    for (const moment of MOMENTS) {
      const open = openPlaces(propsOf(moment)).flatMap((x) => x.places.map(({ no }) => `visit ${x.seat}.${no}`));
      for (const { pick } of moment.offers) if ((pick as Answer).startsWith('visit')) expect(open).toContain(pick);
    }
  });

  test('the forecast is what Production brings without cashing anything', () => {
    const s = game.setup(2, {}, makeRng(seedOf('forecast')));
    const rng = makeRng(seedOf('picks'));
    let compared = 0;
    for (let i = 0; i < 1500 && game.asked(s).length > 0; i++) {
      const seat = game.asked(s)[0]!;
      const legal = game.legal(s, seat);
      const before = s.players.map((p, of) => ({ turn: s.turn, goods: forecastOf(game.view(s, of).players[of]!), p }));
      const log: Parameters<typeof game.apply>[3] = [];
      game.apply(s, seat, legal[rand(rng, legal.length)]!, log);
      const at = log.findIndex((e) => e.t === 'production' && e.seat === seat);
      if (at < 0) continue;
      let made = 0;
      for (const e of log.slice(at + 1)) {
        if (e.t === 'production' || e.t === 'cashed') break;
        if (e.t === 'gained' && e.seat === seat) made += (e.goods.worker ?? 0) + (e.goods.scrap ?? 0);
      }
      const { goods } = before[seat]!;
      expect(made).toBe((goods.worker ?? 0) + (goods.scrap ?? 0));
      compared++;
    }
    expect(compared).toBeGreaterThan(3);
  });

  test('a use that is not offered says what is missing', () => {
    let missing = 0;
    for (const moment of MOMENTS) {
      if (moment.question !== 'main') continue;
      const { roomless } = words.en.board;
      for (const { id } of handOf(propsOf(moment), moment.seat))
        for (const x of usesOf(propsOf(moment), id)) {
          if (x.use === 'redevelop' || x.use === 'lead') continue;
          expect(x.can, `${x.use} ${id}`).toBe(x.short === 0 && x.says !== roomless);
          if (!x.can) missing++;
        }
    }
    expect(missing).toBeGreaterThan(20);
  });

  test('a wild resource of others stays in its place while it has just been spent', () => {
    const { view, seat } = MOMENTS.find(({ view, seat }) =>
      view.players.some((q, of) => of !== seat && q.pool.every((n) => n === 0)),
    )!;
    const other = view.players.findIndex((q, of) => of !== seat && q.pool.every((n) => n === 0));
    const heldBy = (changed: string) => {
      const p = {
        ...propsOf({ view, seat, question: 'main', offers: [] }),
        changed: (_: number, what: string) => (what === changed ? -1 : 0),
      };
      return edition.pool(p, other, false).filter(({ good }) => good === changed);
    };
    expect(heldBy('any')).toEqual([{ good: 'any', n: 0, shown: undefined }]);
    expect(heldBy('cooperation2')).toEqual([{ good: 'cooperation2', n: 0, shown: undefined }]);
    expect(
      edition.pool(propsOf({ view, seat, question: 'main', offers: [] }), other, false).map(({ good }) => good),
    ).not.toContain('any');
  });

  test('tokens on the score track stand on their numbers, and fan out around them where they would cover each other', () => {
    expect(fanned([0, 40, 100])).toEqual([0, 40, 100]);
    expect(fanned([50])).toEqual([50]);
    expect(fanned([50, 50, 50, 50])).toEqual([36.5, 45.5, 54.5, 63.5]);
    const close = fanned([40, 40, 48, 90]);
    expect(close[3]).toBe(90);
    expect(close.slice(0, 3).reduce((sum, x) => sum + x)).toBeCloseTo(128);
    expect(close[1]! - close[0]!).toBeCloseTo(close[2]! - close[1]!);
  });

  test('every question belongs to a phase', () => {
    const seen = new Set(MOMENTS.map(({ view }) => phases(view, wordsAt(words.en, String)).now));
    expect([...seen].sort()).toEqual([0, 1, 2]);
  });
});

describe('the prompt bar', () => {
  test('every button gives an answer that is offered, and digits point at what is legal', () => {
    for (const moment of MOMENTS) {
      const p = propsOf(moment);
      const bar = gather(p);
      const picks = moment.offers.map((o) => o.pick);
      for (const { pick } of [...(bar?.others ?? []), ...(bar?.main ? [bar.main] : [])]) expect(picks).toContain(pick);
      for (const ref of keysOf(p)) expect(p.standing(ref)).toBe('legal');
      if (moment.question === 'main') expect(bar!.others.map((x) => x.pick)).toContain('pass');
    }
  });

  test('a card that is held offers its uses', () => {
    const moment = MOMENTS.find(
      (x) => x.question === 'main' && x.offers.some((o) => (o.pick as string).startsWith('conquer')),
    )!;
    const pick = moment.offers.find((o) => (o.pick as string).startsWith('conquer'))!.pick as string;
    const ref = { kind: 'card', id: pick.split(' ')[1]! } as const;
    const bar = gather(propsOf(moment, [ref]))!;
    expect(bar.others.map((x) => x.pick)).toContain(pick);
    expect(bar.note).toBe(words.en.card(ref.id).name);
  });

  test('labels are short and never empty', () => {
    for (const moment of MOMENTS)
      for (const { pick } of moment.offers) {
        const label = shortLabel(propsOf(moment), pick as Answer);
        expect(label.trim(), String(pick)).not.toBe('');
        expect(label).not.toMatch(/undefined|NaN|null/);
      }
  });
});

describe('a store', () => {
  test('is filled by what is put together, if that is offered', () => {
    expect(fillPick([2, 0, 1, 0])).toBe('fill scrap scrap weapon');
    expect(fillPick([0, 0, 0, 0])).toBe('fill nothing');
    const moments = MOMENTS.filter((x) => x.question === 'store');
    expect(moments.length).toBeGreaterThan(0);
    for (const moment of moments) {
      const p = propsOf(moment);
      expect(moment.offers.map((o) => o.pick)).not.toContain(fillPick(wantedOf(p)));
      expect(gather(p)!.main).toBeNull();
      const pick = moment.offers.at(-1)!.pick as string;
      const content = ['scrap', 'fuel', 'weapon', 'building'].map((k) => pick.split(' ').filter((x) => x === k).length);
      expect(gather(propsOf(moment, [], content))!.main).toMatchObject({ pick });
      expect(content.every((n, k) => canHold(p, k, n))).toBe(true);
    }
  });

  test('every content that is offered can be put together with digits, also through what lies there now', () => {
    for (const moment of MOMENTS.filter((x) => x.question === 'store'))
      for (const { pick } of moment.offers) {
        const wanted = (pick as string).split(' ').slice(1);
        let draft: unknown = [0, 0, 0, 0];
        for (const id of wanted.filter((x) => x !== 'nothing')) {
          const p = { ...propsOf(moment, [], draft), setDraft: (next: unknown) => (draft = next) };
          gather(p)!.toggle({ kind: 'option', id });
        }
        expect(gather(propsOf(moment, [], draft))!.main).toMatchObject({ pick });
      }
  });
});

describe('the rules', () => {
  test.each(LANGS)('%s: every card and the comparison of the editions are in the book', async (lang) => {
    const { sections, cards } = await makeBook(lang, { game, tables, words: words[lang], lang });
    expect(cards).toHaveLength(tables.faces);
    expect(cards.every((x) => x.name !== '' && x.text !== '' && x.note !== undefined)).toBe(true);
    expect(sections.every((x) => x.title !== '' && x.text.every((y) => y !== ''))).toBe(true);
    expect(sections.flatMap((x) => x.rows ?? []).every((x) => x.term !== '' && x.text !== '')).toBe(true);
    expect(sections.at(-1)).toEqual(editions(lang));
    expect(editions(lang).rows).toHaveLength(editions('en').rows!.length);
  });
});

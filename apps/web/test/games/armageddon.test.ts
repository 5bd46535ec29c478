import { type Answer, AREAS, COLOURS, game, type State, sum, tables, type View } from '@ashtown/armageddon';
import { words } from '@ashtown/armageddon/text';
import { LANGS, makeRng, rand, type Seat, seedOf, wordsAt } from '@ashtown/engine';
import type { Offer } from '@ashtown/protocol';
import { describe, expect, test } from 'vitest';
import { skyline } from '../../src/games/armageddon/Art.tsx';
import { answerOf, cycled, formOf, hasRoom, nextColour, stepped } from '../../src/games/armageddon/bidding.ts';
import { makeBook } from '../../src/games/armageddon/book.tsx';
import { shortOf, shortOfPassive } from '../../src/games/armageddon/Effect.tsx';
import { gather } from '../../src/games/armageddon/gather.ts';
import { phases } from '../../src/games/armageddon/phases.ts';
import { pictureOf, pictureOfKind } from '../../src/games/armageddon/pictures.ts';
import type { Props } from '../../src/games/armageddon/props.ts';
import { SIGNS } from '../../src/games/armageddon/signs.ts';
import { standing } from '../../src/table/choose/choice.ts';

const offersOf = (legal: readonly Answer[]): Offer[] =>
  legal.map((pick) => ({ pick, refs: game.refs(pick), final: true }));

interface Asked {
  state: State;
  view: View;
  seat: Seat;
  question: string;
  legal: readonly Answer[];
}

/** Every question of a random game, as the seat that is asked sees it. */
function* asked(seed: string, seats: number): Generator<Asked> {
  const options = Object.fromEntries(Object.entries(game.options).map(([id, o]) => [id, o.default]));
  const state = game.setup(seats, options as never, makeRng(seedOf(seed)));
  const rng = makeRng(seedOf(`${seed} answers`));
  for (;;) {
    const seat = game.asked(state)[0];
    if (seat === undefined) return;
    const legal = game.legal(state, seat);
    yield { state, view: game.view(state, seat), seat, question: game.question(state, seat), legal };
    game.apply(state, seat, legal[rand(rng, legal.length)]!, null);
  }
}

const GAMES = [
  ['summary a', 3],
  ['summary b', 4],
] as const;
const everywhere = (look: (x: Asked) => void): void => {
  for (const [seed, seats] of GAMES) for (const x of asked(seed, seats)) look(x);
};

/** What a board would be given; the rest is not asked for here. */
function propsFor(
  { view, seat, question, legal }: Asked,
  draft: unknown,
  chosen: readonly { kind: string; id: string }[] = [],
): Props {
  const offers = offersOf(legal);
  const props: Partial<Props> = {
    game,
    tables,
    view,
    seat,
    question,
    offers,
    lang: 'en',
    words: wordsAt(words.en, String) as Props['words'],
    draft,
    size: 'desk',
    standing: standing(offers, chosen as never),
  };
  return props as Props;
}

describe('the form for survivors', () => {
  test('makes every legal bid, and no other', () => {
    let seen = 0;
    everywhere((x) => {
      if (x.question !== 'placeBid' || String(x.legal[0]).endsWith('by colour')) return;
      const made = new Set<Answer>();
      const screen = x.view.players[x.seat]!.screen!;
      for (let area = 0; area < AREAS.length; area++)
        for (let bits = 0; bits < screen.reduce((n, k) => n * (k + 1), 1); bits++) {
          let rest = bits;
          const figures = screen.map((k) => {
            const n = rest % (k + 1);
            rest = Math.floor(rest / (k + 1));
            return n;
          });
          const form = formOf(propsFor(x, { area, figures }))!;
          expect(form.figures).toEqual(figures);
          const pick = answerOf(propsFor(x, undefined), form);
          if (pick !== null) made.add(pick);
        }
      expect([...made].sort()).toEqual([...x.legal].sort());
      seen++;
    });
    expect(seen).toBeGreaterThan(50);
  });

  test('asks for an area first where several are open', () => {
    const [first] = asked('areas', 3);
    const form = formOf(propsFor(first!, undefined))!;
    expect(form).toMatchObject({ kind: 'bid', areas: [0, 1, 2], area: null, figures: [0, 0, 0, 0] });
    expect(answerOf(propsFor(first!, undefined), form)).toBeNull();
    expect(gather(propsFor(first!, undefined))).toMatchObject({ main: null, hint: 'Choose an area' });
    const one = stepped({ ...form, area: 2 }, 0, 1);
    expect(gather(propsFor(first!, one))!.main).toMatchObject({ pick: 'city worker', label: 'Bid 1 in City' });
  });

  test('goes no further than there are people, and its key begins again', () => {
    const [first] = asked('steps', 3);
    const form = formOf(propsFor(first!, { area: 0, figures: [5, 0, 0, 1] }))!;
    expect(COLOURS.map((_, c) => hasRoom(form, c))).toEqual([false, false, false, false]);
    expect(stepped(form, 0, 1).figures).toEqual([5, 0, 0, 1]);
    expect(cycled(form, 0).figures).toEqual([0, 0, 0, 1]);
    expect(stepped(form, 3, -1).figures).toEqual([5, 0, 0, 0]);
  });

  test('answers colour by colour until the bid is made, also for colours of which there is nobody', () => {
    const [first] = asked('colours', 3);
    const { seat } = first!;
    const state = game.clone(first!.state);
    state.players[seat]!.screen = [9, 0, 4, 1];
    const legal = game.legal(state, seat);
    expect(legal).toContain('city by colour');
    const view = game.view(state, seat);
    const form = formOf(propsFor({ ...first!, view, legal }, { area: 2, figures: [6, 0, 3, 1] }))!;
    let pick: Answer | null = answerOf(propsFor({ ...first!, view, legal }, undefined), form);
    expect(pick).toBe('city by colour');
    const given: Answer[] = [];
    while (pick !== null) {
      expect(game.legal(state, seat)).toContain(pick);
      given.push(pick);
      game.apply(state, seat, pick, null);
      pick = nextColour(game.view(state, seat), form);
    }
    expect(given).toEqual(['city by colour', 6, 0, 3, 1]);
    expect(state.order[2]).toEqual([seat]);
    expect(state.players[seat]!.placed.slice(8, 12)).toEqual([6, 0, 3, 1]);
  });

  test('keeps what was answered before when it begins in the middle', () => {
    const [first] = asked('middle', 3);
    const { seat } = first!;
    const state = game.clone(first!.state);
    state.players[seat]!.screen = [9, 2, 4, 1];
    game.apply(state, seat, 'city by colour', null);
    game.apply(state, seat, 4, null);
    const view = game.view(state, seat);
    const colour = { ...first!, view, question: 'bidColour', legal: game.legal(state, seat) };
    const form = formOf(propsFor(colour, { area: null, figures: [0, 1, 0, 0] }))!;
    expect(form).toMatchObject({ areas: [2], area: 2, figures: [4, 1, 0, 0] });
    expect(answerOf(propsFor(colour, undefined), form)).toBe(1);
    expect(gather(propsFor(colour, undefined))).toMatchObject({ title: 'Bid in City', main: { pick: 0 } });
  });

  test('sends away exactly as many as find no housing', () => {
    let seen = 0;
    everywhere((x) => {
      if (x.question !== 'returnHomeless') return;
      seen++;
      const empty = formOf(propsFor(x, undefined))!;
      expect(answerOf(propsFor(x, undefined), empty)).toBeNull();
      let form = empty;
      for (let c = 0; c < COLOURS.length; c++)
        while (hasRoom(form, c)) form = formOf(propsFor(x, stepped(form, c, 1)))!;
      expect(sum(form.figures)).toBe(empty.exactly);
      expect(x.legal).toContain(answerOf(propsFor(x, undefined), form));
    });
    expect(seen).toBeGreaterThan(5);
  });
});

test('an action is put together from a building and who does it', () => {
  let seen = 0;
  everywhere((x) => {
    if (x.question !== 'cityAction') return;
    expect(gather(propsFor(x, undefined))).toBeNull();
    const acts = x.legal.filter((pick) => String(pick).startsWith('act '));
    const site = acts.length > 0 ? game.refs(acts[0]!)[0]! : null;
    if (!site) return;
    const of = acts.filter((pick) => game.refs(pick)[0]!.id === site.id);
    if (of.length < 2) return;
    const shown = gather(propsFor(x, undefined, [site]))!;
    expect(shown.main).toBeNull();
    expect(shown.keys.length).toBeGreaterThan(0);
    for (const { pick } of shown.others) expect(of).toContain(pick);
    seen++;
  });
  expect(seen).toBeGreaterThan(10);
});

describe('at every question of random games', () => {
  test('the round stands in one of its phases, in every language', () => {
    everywhere(({ view, question }) => {
      for (const lang of LANGS) {
        const { names, now } = phases(view, wordsAt(words[lang], String));
        expect(names[now]).toBeTruthy();
        if (question === 'placeBid' || question === 'bidColour') expect(now).toBe(1);
        if (question.startsWith('take') || question === 'cityAction') expect(now).toBe(2);
        if (question === 'returnHomeless') expect(now).toBe(3);
        if (question === 'choosePrivateTile') expect(names[now]).toBe(words[lang].phase('scoring'));
      }
    });
  });
});

describe('drawings', () => {
  test('every building and every kind of equipment has its own', () => {
    const drawn = tables.buildings.map((_, i) => JSON.stringify(pictureOf(tables, i)));
    expect(new Set(drawn).size).toBe(drawn.length);
    for (const [kind, { vehicle }] of tables.equipment.entries()) {
      const { main, vehicle: whole } = pictureOfKind(tables, kind);
      expect(main).not.toBe(SIGNS.equipment);
      expect(whole === null).toBe(vehicle < 0);
    }
  });

  test('every effect and every lasting power has a short form in signs that exist', () => {
    const effects = [
      ...tables.buildings.flatMap((b) => b.lines.map((line) => line.effect)),
      ...tables.tiles.map((t) => t.effect),
      ...tables.auction.flatMap((a) => [a.bonus, a.penalty]),
      ...tables.damage.flatMap((d) => d.effects),
    ];
    const passives = tables.buildings.flatMap((b) => b.passives);
    for (const { sign } of [...effects.flatMap(shortOf), ...passives.flatMap(shortOfPassive)])
      expect(Object.keys(SIGNS)).toContain(sign);
  });

  test('a skyline is the same for the same card, and closed', () => {
    expect(skyline('saloon')).toBe(skyline('saloon'));
    expect(skyline('saloon')).not.toBe(skyline('school'));
    expect(skyline('saloon')).toMatch(/^M0 48V.*z$/);
  });
});

test('the rules name every card in every language, and mark what is not printed', async () => {
  for (const lang of LANGS) {
    const { sections, cards } = await makeBook(lang, { game, tables, words: words[lang], lang });
    expect(new Set(sections.map((s) => s.id)).size).toBe(sections.length);
    expect(sections.length).toBeGreaterThan(12);
    for (const { text, rows = [] } of sections) {
      expect(text.length + rows.length).toBeGreaterThan(0);
      for (const x of [...text, ...rows.map((r) => r.text)]) expect(x).not.toMatch(/undefined|NaN|\[object/);
    }
    const all = [...tables.buildings, ...tables.equipment, ...tables.tiles, ...tables.auction, ...tables.scoring];
    expect(cards.map((c) => c.id).sort()).toEqual(all.map((x) => x.id).sort());
    for (const { id, provenance: how } of all)
      expect(cards.find((c) => c.id === id)!.note).toBe(how === 'rulebook' ? undefined : words[lang].provenance(id));
  }
});

import { LANGS, type Lang, makeRng, seedOf, Teller, wordsAt } from '@ashtown/engine';
import { type Event, FACES, type Face, game, optionsOf, PHASES, tables, type View } from '@ashtown/king-of-new-york';
import { words } from '@ashtown/king-of-new-york/text';
import { type ComponentType, createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { chances } from '../../src/games/king-of-new-york/chances.ts';
import { dieRef, facesOf, isFree, placeOf, rerollPick, toggled } from '../../src/games/king-of-new-york/gather.ts';
import { DESK, inRow, PHONE, stand } from '../../src/games/king-of-new-york/geometry.ts';
import { CityMap } from '../../src/games/king-of-new-york/Map.tsx';
import { MyArea } from '../../src/games/king-of-new-york/MyArea.tsx';
import { Mini } from '../../src/games/king-of-new-york/Panel.tsx';
import { phases } from '../../src/games/king-of-new-york/phases.ts';

/** Views of the seat that is asked, at every question of a few random games. */
function* asked(seed: string, seats: number) {
  const s = game.setup(seats, optionsOf({ advanced: seats > 4 }), makeRng(seedOf(seed)));
  const rng = makeRng(seedOf(`${seed} answers`));
  for (let i = 0; i < 3000; i++) {
    const seat = game.asked(s)[0];
    if (seat === undefined) return;
    const legal = game.legal(s, seat);
    yield { view: game.view(s, seat), seat, question: game.question(s, seat), legal };
    game.apply(s, seat, legal[Math.abs(rng.w[0]! + i * 7919) % legal.length]!, null);
  }
}

describe('dice', () => {
  const dice: Face[] = ['ouch', 'heal', 'ouch', 'attack', 'ouch', 'energy'];

  test('are named by their place among equal ones, and found again', () => {
    expect(dieRef(dice, 4).id).toBe('ouch.2');
    for (const at of dice.keys()) expect(placeOf(dice, dieRef(dice, at))).toBe(at);
    expect(placeOf(dice, { kind: 'die', id: 'ouch.3' })).toBe(-1);
  });

  test('are marked and kept by turns', () => {
    expect(toggled([4], 1)).toEqual([1, 4]);
    expect(toggled([1, 4], 1)).toEqual([4]);
  });

  test('make the answer in the order of the faces, whichever equal dice were marked', () => {
    expect(rerollPick(dice, [2, 1])).toBe('reroll heal ouch');
    expect(rerollPick(dice, [0, 4, 1])).toBe('reroll heal ouch ouch');
    expect(rerollPick(dice, [])).toBeNull();
  });

  test('every set of marked dice that are free is a legal answer, all through a game', () => {
    let seen = 0;
    for (const { view, question, legal } of asked('dice', 4)) {
      if (question !== 'rollOrStop') continue;
      const shown = facesOf(view.turn.dice);
      const offers = legal.map((pick) => ({ pick, refs: game.refs(pick), final: true }));
      const free = [...shown.keys()].filter((at) => isFree(offers, shown[at]!));
      for (let bits = 1; bits < 1 << free.length; bits++) {
        const marked = free.filter((_, i) => bits & (1 << i));
        expect(legal).toContain(rerollPick(shown, marked));
      }
      if (++seen > 12) return;
    }
  });
});

/** Of the page: what a part of the board draws of a view, nobody being asked. */
const drawn = <P extends object>(part: ComponentType<P>, view: View, more: Partial<P> = {}, lang: Lang = 'en') =>
  renderToStaticMarkup(
    createElement(part, {
      ...{ game, tables, view, seat: null, question: null, offers: [], told: [], size: 'desk' },
      words: { ...wordsAt(words[lang], String), board: words[lang].board },
      ...{ who: String, standing: () => 'rest', hotkey: () => null, changed: () => 0 },
      ...more,
    } as unknown as P),
  );

test.each(LANGS)('%s: dice of others are called kept, for eyes and ears, once they are not thrown again', (lang) => {
  const { board } = words[lang];
  const spoken = { ...wordsAt(words[lang], String), board };
  /** Every piece of text in the page. */
  const textsOf = (view: View) => [...drawn(MyArea, view, {}, lang).matchAll(/>([^<]+)</g)].map(([, text]) => text);
  const { view } = [...asked('kept', 2)].find(({ question }) => question === 'rollOrStop')!;
  const [face] = facesOf(view.turn.dice);
  const die = board.dice.label(1, spoken.ref({ kind: 'option', id: face! }));
  const thrown = textsOf(view);
  expect(thrown).toContain(die);
  expect(thrown).not.toContain(board.dice.kept);
  const stopped = textsOf({ ...view, stack: [...view.stack.slice(0, -1), { t: 'result' }] } as View);
  expect(stopped).toEqual(expect.arrayContaining([`${die}, ${board.dice.kept}`, board.dice.kept]));
});

test('of the dice that destroy those are done that are spent', () => {
  const { view } = [...asked('spent', 2)].find(({ question }) => question === 'rollOrStop')!;
  const destruction = FACES.indexOf('destruction');
  const statesAt = (points: number) => {
    const stack = [...view.stack.slice(0, -1), { t: 'destroyObject', seats: [0], points, reach: 0 }];
    const turn = { ...view.turn, dice: [destruction, 0, destruction, destruction], open: [1, 0, 0, 0, 0, 0] };
    const page = drawn(MyArea, { ...view, turn, stack } as View);
    return [...page.matchAll(/Die \d: Destruction, (\w+)/g)].map(([, state]) => state);
  };
  expect(statesAt(3)).toEqual(['now', 'now', 'now']);
  expect(statesAt(1)).toEqual(['done', 'done', 'now']);
  // A card has added symbols.
  expect(statesAt(5)).toEqual(['now', 'now', 'now']);
});

test('dice that are done lie in the order they were used', () => {
  const { view } = [...asked('used', 2)].find(({ question }) => question === 'rollOrStop')!;
  const stack = [...view.stack.slice(0, -1), { t: 'chooseSymbolType', seats: [0] }];
  const dice = ['destruction', 'attack', 'ouch', 'destruction'].map((face) => FACES.indexOf(face as Face));
  const turn = { ...view.turn, dice, open: FACES.map((face) => (face === 'attack' ? 1 : 0)) };
  const told = (['ouch', 'destruction'] as const).map((face) => new Teller(game).tell({ t: 'resolving', face }));
  const page = drawn(MyArea, { ...view, turn, stack } as View, { told });
  const used = [...page.matchAll(/data-testid="die" data-face="(\w+)"/g)].map(([, face]) => face);
  expect(used).toEqual(['ouch', 'destruction', 'destruction', 'attack']);
});

test('what a Tourist has left lies once in each borough, Manhattan too', () => {
  const { view } = [...asked('souvenirs', 3)][0]!;
  const players = view.players.map((q, seat) => (seat === 1 ? { ...q, souvenirs: 0b11111 } : q));
  for (const size of ['desk', 'phone'] as const)
    expect(drawn(CityMap, { ...view, players }, { size }).split('data-ref="option:token-souvenir"')).toHaveLength(6);
});

test.each(LANGS)('%s: in a line an eliminated Monster is said to be out', (lang) => {
  const { view } = [...asked('out', 3)][0]!;
  const players = view.players.map((q, seat) => (seat === 1 ? { ...q, out: 4 } : q));
  const says = (of: number) => drawn(Mini, { ...view, players }, { of }, lang).includes(words[lang].board.out);
  expect([0, 1, 2].map(says)).toEqual([false, true, false]);
});

test('statistics count the first throws of the turns', () => {
  const rolled = (dice: Face[], first: boolean): Event => ({
    t: 'rolled',
    seat: 0,
    dice,
    first,
    thrown: [...dice.keys()],
    left: 2,
  });
  const events = [
    rolled(['heal', 'heal', 'ouch'], true),
    rolled(['ouch', 'ouch', 'ouch'], false),
    rolled(['ouch'], true),
  ];
  const { throws, chances: faces } = chances(events, wordsAt(words.en, String));
  expect(throws).toBe(4);
  expect(Object.fromEntries(faces.map((c) => [c.id, c.n]))).toMatchObject({ heal: 2, ouch: 2, attack: 0 });
  expect(faces.reduce((sum, c) => sum + c.p, 0)).toBeCloseTo(1);
});

describe('at every question of random games', () => {
  test('the turn stands in one of its phases, in every language', () => {
    for (const { view, question } of asked('phases', 3))
      for (const lang of LANGS) {
        const { names, now } = phases(view, { ...wordsAt(words[lang], String), board: words[lang].board });
        expect(names).toHaveLength(PHASES.length);
        expect(names[now]).toBeTruthy();
        if (question === 'rollOrStop') expect(now).toBe(1);
        if (question === 'moveStep') expect(now).toBe(3);
        if (question === 'buyStep') expect(now).toBe(4);
      }
  });
});

test('in every zone of Manhattan stack, Unit and the places of both lanes stand apart', () => {
  for (const g of [DESK, PHONE])
    for (const { stack, unit, places, box } of Object.values(g.zones)) {
      const size = 44 * g.zoneUnit;
      const things = [
        [stack[0], stack[1], 54 * g.tile, 54 * g.tile],
        [unit[0], unit[1], size, size],
        ...g.lanes.xs.map((x) => [x, places, g.lanes.size, g.lanes.size]),
      ] as [number, number, number, number][];
      for (const [i, [x, y, w, h]] of things.entries()) {
        expect(x).toBeGreaterThanOrEqual(box[0]);
        expect(x + w).toBeLessThanOrEqual(box[0] + box[2]);
        expect(y + h).toBeLessThanOrEqual(box[1] + box[3] + 3);
        for (const [u, v, a, b] of things.slice(i + 1))
          expect(x + w <= u || u + a <= x || y + h <= v || v + b <= y).toBe(true);
      }
    }
});

test('everything has room on the map, however crowded a borough is', () => {
  for (const g of [DESK, PHONE])
    for (const place of Object.values(g.outer)) {
      const { at, size } = stand(place, 2);
      for (const [x, y] of at) {
        expect(x + size).toBeLessThanOrEqual(g.width);
        expect(y + size).toBeLessThanOrEqual(g.height);
      }
      // The second of a pile looks out above it; on a phone they stand beside the stacks.
      if (g === DESK) expect(place.units.y - 3 * g.unit).toBeGreaterThan(place.stacks[1] + 54 * g.tile);
      const row = inRow(3, place.units.x, place.units.right, 44 * g.unit);
      expect(row.xs[2]! + row.size).toBeLessThanOrEqual(g.width);
    }
});

import {
  type AnyGame,
  defaultOptions,
  makeRng,
  type Offer,
  offersOf,
  pickOne,
  type Ref,
  refKey,
  seedOf,
  type Why,
} from '@ashtown/engine';
import { describe, expect, test } from 'vitest';
import { MANIFESTS } from '../../src/games/index.ts';
import { loadSpoken } from '../../src/load/load.ts';
import { without } from '../../src/table/inspect/told.ts';
import { answersAbout, reasonOf } from '../../src/table/inspect/why.ts';

const card = (id: string): Ref => ({ kind: 'card', id });
const slot = (id: string): Ref => ({ kind: 'slot', id });
const option = (id: string): Ref => ({ kind: 'option', id });
const NOT_NOW: Why = { t: 'notNow' };

/** A question whose picks are `verb thing`; `why` is what the game says of everything else. */
function asked(picks: readonly string[], why: Why | null) {
  const game = {
    explain: () => why,
    deed: (_: unknown, __: unknown, ___: unknown, pick: string) => ({ verb: pick.split(' ')[0]!, things: [] }),
  } as unknown as AnyGame;
  const offers: Offer[] = picks.map((pick) => {
    const [verb = '', thing] = pick.split(' ');
    return { pick, refs: thing ? [option(verb), card(thing)] : [option(verb)] };
  });
  return { game, view: null, seat: 0, question: 'q', offers };
}

describe('why not', () => {
  test('the reason of the game itself, and none for what can be done', () => {
    const short: Why = { t: 'short', n: 2 };
    expect(reasonOf(asked(['build mill'], short), [card('pub')], false)).toEqual({ t: 'game', why: short });
    expect(reasonOf(asked(['build mill'], short), [slot('1'), card('mill')], false)).toBeNull();
    expect(reasonOf({ ...asked([], short), seat: null }, [card('pub')], false)).toBeNull();
  });

  test('what is asked now is a reason only where it is about something else', () => {
    expect(reasonOf(asked(['flee', 'stay'], NOT_NOW), [card('pub')], true)).toEqual({ t: 'asked' });
    expect(reasonOf(asked(['flee', 'stay'], NOT_NOW), [card('pub')], false)).toBeNull();
    // The question is about cards too.
    expect(reasonOf(asked(['discard mill', 'discard yard'], NOT_NOW), [card('pub')], true)).toBeNull();
    // A whole turn is about everything: "not now, it is your turn" would be circular.
    expect(reasonOf(asked(['build', 'trade', 'pass'], NOT_NOW), [card('pub')], true)).toBeNull();
    expect(reasonOf(asked(['flee', 'stay'], NOT_NOW), [{ kind: 'player', id: '1' }], true)).toBeNull();
  });

  test('that it is not their turn is told to whoever pressed it', () => {
    const idle = { ...asked([], { t: 'notAsked' }), question: null };
    expect(reasonOf(idle, [card('pub')], false)).toBeNull();
    expect(reasonOf(idle, [card('pub')], true)).toEqual({ t: 'game', why: { t: 'notAsked' } });
  });

  test('answers about a thing come with every deed once before any comes again', () => {
    const all = answersAbout(asked(['raise mill', 'raise pub', 'build mill', 'build pub'], null), [
      card('mill'),
      card('pub'),
    ]);
    expect(all.map(({ pick }) => pick)).toEqual(['raise mill', 'build mill', 'raise pub', 'build pub']);
  });

  test.each(MANIFESTS.map(({ about }) => about.id))('%s: never the question of the thing itself', async (id) => {
    const { game } = await loadSpoken(id, 'en');
    const rng = makeRng(seedOf(`circular ${id}`));
    const state: unknown = game.setup(game.players[1], defaultOptions(game), makeRng(seedOf(id)), null);
    const seen = new Map<string, Ref>();
    for (let n = 0; n < 150; n++) {
      const seat = game.asked(state)[0];
      if (seat === undefined) break;
      const view: unknown = game.view(state, seat);
      const question = game.question(view, seat);
      const offers = offersOf(game, view, seat);
      for (const ref of offers.flatMap((o) => o.refs)) seen.set(refKey(ref), ref);
      const verbs = new Set(offers.map(({ pick }) => game.deed(view, seat, question, pick).verb));
      for (const ref of n % 6 === 0 ? [...seen.values()].slice(-40) : []) {
        const reason = reasonOf({ game, view, seat, question, offers }, [ref], true);
        if (reason?.t !== 'asked') continue;
        expect(verbs.size, `${question} ${refKey(ref)}`).toBeLessThan(3);
        expect(offers.flatMap((o) => o.refs).some(({ kind }) => kind === ref.kind)).toBe(false);
      }
      game.apply(state, seat, pickOne(rng, game.legal(state, seat)), null);
    }
    expect(seen.size).toBeGreaterThan(5);
  });
});

test('on its own card an answer need not say the name again', () => {
  expect(without('Build: Old Cinema (1 grey contact)', 'Old Cinema')).toBe('Build (1 grey contact)');
  expect(without('Play Kerosene (2)', 'Kerosene')).toBe('Play (2)');
  expect(without('Take: Quarry', 'Quarry')).toBe('Take');
  expect(without('Redevelop into: Quarry', 'Quarry')).toBe('Redevelop into: Quarry');
  // It is the whole answer, or only part of a word or of another name.
  expect(without('Church', 'Church')).toBe('Church');
  expect(without('Discard: Oil Rig and Pub', 'Oil Rig')).toBe('Discard: Oil Rig and Pub');
  expect(without('Flee to Queens', '')).toBe('Flee to Queens');
});

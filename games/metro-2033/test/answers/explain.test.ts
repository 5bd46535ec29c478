import type { Ref, Seat } from '@ashtown/engine';
import { describe, expect, test } from 'vitest';
import { game, type Reason, tables } from '../../src/index.ts';
import { words } from '../../src/text/index.ts';
import { fresh, given } from '../given.ts';
import { REASONS } from '../vocabulary.ts';

describe('explain: why not', () => {
  const seen = new Set<string>();
  const why = (s: ReturnType<typeof given>, seat: Seat, kind: Ref['kind'], id: string) => {
    const reason = game.explain(game.view(s.state, seat), seat, { kind, id }) as Reason | null;
    if (reason) seen.add(reason.t);
    return reason;
  };
  const option = (s: ReturnType<typeof given>, id: string, seat = 0) => why(s, seat, 'option', id);
  const table = () =>
    given({
      factions: { 0: 'fac-arbat' },
      hand: { 0: ['res-pork', 'thr-demon', 'car-military', 'her-khan', 'res-rats'] },
      resources: { 0: ['res-kerosene'] },
      stations: { 0: ['sta-lubyanka', 'sta-kurskaya 1'] },
      up: { 0: 1 },
    });

  test('playing: the price, the side, the kind of card', () => {
    expect(option(table(), 'play res-pork')).toEqual({ t: 'tooDear', price: 3, up: 1 });
    expect(option(table(), 'play her-khan')).toEqual({ t: 'tooDear', price: 3, up: 1 });
    expect(option(table(), 'protect res-pork')).toEqual({ t: 'noProtection' });
    expect(option(table(), 'play thr-demon')).toEqual({ t: 'onlyDiscard' });
    expect(option(table(), 'play car-military')).toEqual({ t: 'onlyDiscard' });
    expect(option(table(), 'play res-tools')).toEqual({ t: 'notInHand' });
    expect(option(table(), 'play res-rats')).toBeNull();
    expect(option(table(), 'play')).toBeNull();
    expect(why(table(), 0, 'card', 'res-tools')).toEqual({ t: 'notInHand' });
    expect(why(table(), 0, 'card', tables.factions[0]!.id)).toEqual({ t: 'notNow' });
    expect(why(table(), 0, 'card', 'res-pork')).toBeNull(); // it can be discarded
    const poor = given({ hand: { 0: ['her-khan', 'her-hunter'] }, short: [0], up: { 0: 0 } });
    expect(option(poor, 'play')).toEqual({ t: 'tooDear', price: 3, up: 0 }); // the cheapest of them
    expect(option(poor, 'protect')).toEqual({ t: 'noCards' });
    expect(option(poor, 'exchange')).toEqual({ t: 'threeCards', n: 2 });
    expect(option(poor, 'tidy')).toEqual({ t: 'noCards' });
  });

  test('missions: how far they are', () => {
    expect(why(table(), 0, 'slot', 'mission.faction')).toEqual({ t: 'missionShort', value: 2, needs: 5 });
    expect(option(table(), 'mission sta-lubyanka')).toEqual({ t: 'missionShort', value: 2, needs: 6 });
    expect(why(table(), 0, 'slot', 'mission.sta-kurskaya')).toEqual({ t: 'missionDone' });
    expect(why(table(), 0, 'slot', 'mission.sta-sokolniki')).toEqual({ t: 'noMission' });
    expect(why(table(), 0, 'slot', 'mission.nothing')).toEqual({ t: 'noMission' });
    expect(option(table(), 'mission')).toEqual({ t: 'missionShort', value: 2, needs: 5 }); // the nearest of them
    expect(option(given({ flipped: [0], stations: { 0: ['sta-lubyanka 1'] }, up: { 0: 4 } }), 'mission')).toEqual({
      t: 'noMission',
    });
    expect(why(given({ flipped: [0] }), 0, 'slot', 'mission.faction')).toEqual({ t: 'missionDone' });
  });

  test('windows: first the action, then only free ones', () => {
    expect(option(table(), 'end')).toEqual({ t: 'actionFirst' });
    const after = table().answer(0, 'discard res-pork').answer(0, 'bazaar 1');
    expect(option(after, 'play res-rats')).toEqual({ t: 'actionTaken' });
    expect(why(after, 0, 'card', 'res-rats')).toEqual({ t: 'actionTaken' });
    after.answer(0, 'tidy').answer(0, 'cancel');
    expect(option(after, 'tidy')).toBeNull();
    expect(why(after, 1, 'slot', 'deck')).toEqual({ t: 'notAsked' });
    expect(why(after, 0, 'slot', 'deck')).toEqual({ t: 'notNow' });
  });

  test('other questions', () => {
    const s = fresh(2);
    game.apply(s, 0, 'fac-arbat', null);
    expect(game.explain(game.view(s, 1), 1, { kind: 'card', id: 'fac-arbat' })).toEqual({ t: 'taken' });
    seen.add('taken');
    expect(game.explain(game.view(s, 1), 1, { kind: 'card', id: 'fac-hanza' })).toEqual({ t: 'notNow' }); // nobody leads it
    const choosing = { state: s } as ReturnType<typeof given>;
    expect(option(choosing, 'end', 1)).toEqual({ t: 'notNow' });
    const forced = given({
      options: { hardForcedDefence: true },
      hand: { 0: ['thr-watchman'] },
      shields: { 1: ['res-combat-knife', 'res-grenades', 'res-rats'] },
    });
    forced.answer(0, 'discard thr-watchman');
    expect(option(forced, 'decline', 1)).toEqual({ t: 'mustDefend' });
    expect(why(forced, 1, 'slot', 'protection.res-rats')).toEqual({ t: 'noMatch' });
    expect(why(forced, 1, 'slot', 'protection.res-grenades')).toBeNull();
    expect(why(forced, 1, 'slot', 'protection.res-flare')).toEqual({ t: 'notNow' }); // not there at all
    forced.answer(1, 'defend res-grenades');
    expect(why(forced, 1, 'card', 'thr-demon')).toEqual({ t: 'notInHand' });
    const stuck = given({ hand: { 0: ['thr-watchman'], 1: ['car-military'] }, shields: { 1: ['res-grenades'] } });
    stuck.answer(0, 'discard thr-watchman').answer(1, 'defend res-grenades');
    expect(why(stuck, 1, 'card', 'car-military')).toEqual({ t: 'onlyDiscard' });
    // MET-160: during an attack the rest of a turn has to wait, whatever one has.
    for (const id of ['tidy', 'end', 'exchange', 'mission', 'mission faction', 'discard car-military'])
      expect([id, option(stuck, id, 1)]).toEqual([id, { t: 'notNow' }]);
    const won = given({ up: { 0: 9 }, stations: { 0: ['sta-mayakovskaya'] }, resources: { 0: ['res-generator'] } });
    expect(option(won.answer(0, 'mission sta-mayakovskaya'), 'end')).toEqual({ t: 'over' });
  });

  test('MET-180 MET-190 a defence of several cards: what no defence needs, and what is too late to decline', () => {
    const options = { hardAllSymbols: true };
    const s = given({
      options,
      hand: { 0: ['thr-phantom'] },
      shields: { 1: ['thr-dark-one', 'res-sedatives', 'res-rats'] },
    });
    s.answer(0, 'discard thr-phantom');
    expect(why(s, 1, 'slot', 'protection.thr-dark-one')).toBeNull(); // both symbols
    expect(why(s, 1, 'slot', 'protection.res-sedatives')).toEqual({ t: 'notNeeded' });
    expect(why(s, 1, 'slot', 'protection.res-rats')).toEqual({ t: 'noMatch' });
    const toxic = ['res-rats', 'res-charcoal-filters', 'res-gas-mask', 'thr-amoeba', 'thr-rat-king'];
    const physical = ['res-combat-knife', 'res-grenades', 'res-helmet-and-vest', 'thr-librarian', 'thr-watchman'];
    const many = given({
      options,
      hand: { 0: ['thr-nosalis'] },
      shields: { 1: [...toxic, ...physical, 'thr-crustacean'] },
      heroes: { 1: ['her-bourbon', 'her-hunter'] },
    });
    many.answer(0, 'discard thr-nosalis').answer(1, 'guard res-gas-mask');
    expect(words.en.prompt(game.view(many.state, 1), 1, 'defend', String)).toMatch(/What do you defend with\?$/);
    expect(option(many, 'decline', 1)).toEqual({ t: 'notNow' }); // nothing forces anybody; it can be taken back
    expect(why(many, 1, 'slot', 'protection.res-rats')).toEqual({ t: 'notNeeded' });
  });

  test('keeping and drawing, asked although there is one answer', () => {
    const keeping = given({ stations: { 0: ['sta-lubyanka 1', 'sta-kurskaya 2', 'sta-mayakovskaya'] }, up: { 0: 1 } });
    keeping.state.stack.push({ t: 'keepStation', seats: [0], card: keeping.state.players[0]!.stations.at(-1)! });
    expect(option(keeping, 'keep')).toEqual({ t: 'keepShort', price: 3, have: 1 });
    const drawing = given({ hand: { 0: ['res-tools'] } }).answer(0, 'discard res-tools');
    drawing.state.deck.length = 0;
    drawing.state.discard.length = 0;
    expect(why(drawing, 0, 'slot', 'deck')).toEqual({ t: 'noCards' });
    drawing.state.bazaar[1] = -1;
    expect(why(drawing, 0, 'slot', 'bazaar.2')).toEqual({ t: 'noCards' });
    expect(why(drawing, 0, 'slot', 'bazaar.3')).toBeNull();
  });

  test('every reason was given, and has words', () => {
    expect(REASONS.filter((t) => !seen.has(t))).toEqual([]);
    for (const w of Object.values(words))
      for (const t of REASONS)
        expect(w.why({ t, price: 1, up: 1, n: 1, value: 1, needs: 2, have: 0 }, String)).toMatch(/^\p{Lu}.*\.$/u);
    for (const w of Object.values(words)) expect(w.why({ t: 'nonsense' }, String)).toBe(w.why({ t: 'notNow' }, String));
  });
});

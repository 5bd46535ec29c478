import { makeRng, seedOf } from '@ashtown/engine';
import { describe, expect, test } from 'vitest';
import { type Built, type CardId, game, RIVAL } from '../../src/index.ts';
import { gradeOf } from '../../src/rules/solo.ts';
import { given, optionsOf, type Position, type Told } from '../given.ts';

const BOTH = { bothExpansions: true } as const;
const solo = (more: Position): Told => given({ seats: 1, options: BOTH, ...more });
/** The human exchanges workers, which hurts nobody; then the virtual opponent has its turn. */
const wait = (t: Told): Told => {
  t.answer(0, 'exchange').answer(0, 'fuel');
  return t.state.stack.at(-1)?.t === 'repeatAction' ? t.answer(0, 'stop') : t;
};
const PATIENT = { 0: { worker: 20 } } as const;

describe('set-up and Lookout', () => {
  test('FSM-250 set up as usual, hand 6 to 4; the virtual opponent has neither board nor hand, goods or deals', () => {
    const s = game.setup(1, optionsOf(), makeRng(seedOf('solo')));
    expect(game.question(s, 0)).toBe('keepHand');
    expect(s.players).toHaveLength(1);
    expect(s.players[0]!.hand).toHaveLength(6);
    expect(game.legal(s, 0).length).toBeLessThanOrEqual(15);
    const { rival } = s.solo!;
    expect([rival.faction, rival.vp, rival.hand, rival.deals, rival.places]).toEqual([-1, 0, [], [], []]);
    expect(rival.tokens.every((n) => n === 0)).toBe(true);
    expect(s.players[0]!.vp).toBe(0);
  });

  test('FSM-251 FSM-259 the human keeps the first-player token', () => {
    solo({ from: 'roundEnd' }).expect({ first: 0, round: 2 });
  });

  test('FSM-252 FSM-253 FSM-254 FSM-255 FSM-256 connections; 1 of 4; one at random; 1 of 2; the rest and the top card', () => {
    const t = solo({
      from: 'lookout',
      deck: ['pub', 'church', 'museum', 'motel', 'school', 'quarry'],
      redDeck: ['punks'],
      blueDeck: ['merchants'],
      rigged: [2],
    });
    t.expect({ faceUp: ['punks', 'merchants'], display: ['pub', 'church', 'museum', 'motel'] }).asked(0, 'soloPick');
    expect(t.legal(0)).toEqual(['pub', 'church', 'museum', 'motel']);
    t.answer(0, 'church')
      .expect({ rival: ['motel'], display: ['pub', 'museum'] })
      .asked(0, 'soloPick');
    t.answer(0, 'museum').expect({ rival: ['motel', 'pub', 'school'], seen: { 0: ['church', 'museum'] }, display: [] });
  });

  test('FSM-254 FSM-34 each of the three has its chance', () => {
    const laid = [0, 1, 2].map((n) => {
      const t = solo({ from: 'lookout', deck: ['pub', 'church', 'museum', 'motel'], rigged: [n] });
      return t.answer(0, 'pub').events.flatMap((e) => (e.t === 'laid' ? [e.card] : []))[0];
    });
    expect(laid).toEqual(['church', 'museum', 'motel']);
  });

  test('FSM-282 with fewer than five cards they go in this order: human, opponent, human, opponent, opponent', () => {
    const lookout = (...wholeDeck: CardId[]) => solo({ from: 'lookout', wholeDeck });
    lookout().expect({ rival: [], seen: { 0: [] }, question: 'takeTurn' });
    lookout('pub').expect({ rival: [], seen: { 0: ['pub'] } });
    lookout('pub', 'church')
      .answer(0, 'pub')
      .expect({ rival: ['church'], seen: { 0: ['pub'] } });
    const three = lookout('pub', 'church', 'museum').answer(0, 'pub');
    three.expect({ rival: { length: 1 } as never, seen: { 0: { length: 2 } } as never });
    const four = lookout('pub', 'church', 'museum', 'motel').answer(0, 'pub');
    four.answer(0, four.legal(0)[0]!).expect({ rival: { length: 2 } as never, seen: { 0: { length: 2 } } as never });
  });

  test('FSM-257 in Production the human produces, the opponent gains nothing, neither then nor when cards are laid down', () => {
    solo({ from: 'production', rival: { places: ['church', 'pub', 'quarry', 'steel-eagle'] } }).expect({
      tokens: { 0: { worker: 3, iron: 1 } },
      rivalVp: 0,
    });
    const t = solo({ from: 'lookout', deck: ['pub', 'church', 'old-cinema', 'steel-eagle', 'church'] });
    t.answer(0, 'pub')
      .answer(0, t.legal(0)[0]!)
      .expect({ rivalVp: 0, rival: { length: 3 } as never });
  });
});

describe('the human against the opponent', () => {
  test('FSM-258 human and opponent alternate, the human first', () => {
    const t = solo({ tokens: PATIENT, red: 'punks', blue: 'merchants' });
    t.expect({ rivalVp: 0, asked: [0] });
    wait(t).expect({ rivalVp: 2, faceUp: [null, 'merchants'], asked: [0] });
    wait(t).expect({ rivalVp: 4, faceUp: [null, null] });
  });

  test('FSM-260 FSM-261 its locations are razed for their defence, for spoils and triggers; the card is discarded', () => {
    const t = solo({
      tokens: { 0: { red: 5, worker: 2 } },
      places: { 0: ['hunters'] },
      rival: { places: ['motel', 'school'] },
      red: 'punks',
      deck: ['pub', 'church', 'museum'],
    });
    t.answer(0, 'attack 4.0').expect({
      rival: ['school'],
      discard: ['motel'],
      hand: { 0: ['pub', 'church'] },
      vp: { 0: 1 },
      tokens: { 0: { red: 0, worker: 3 } },
    });
    solo({ tokens: { 0: { red: 4, worker: 2 } }, rival: { places: ['motel', 'school'] } })
      .refuses(0, 'attack 4.0')
      .answer(0, 'attack 4.1');
  });

  test('FSM-262 compensation in VP is scored by it; any other good stays in the bank and no card is drawn', () => {
    solo({ tokens: { 0: { red: 4, worker: 2 } }, rival: { places: ['church'] }, red: 'punks' })
      .answer(0, 'attack 4.0')
      .expect({ rivalVp: 1 + 2 });
    const t = solo({
      tokens: { 0: { red: 3, worker: 2 } },
      rival: { places: ['pub'] },
      red: 'punks',
      deck: ['school', 'church', 'museum', 'motel'],
    });
    t.answer(0, 'attack 4.0').expect({ rivalVp: 2, handSize: { 0: 3 } });
    expect(t.state.solo!.rival.hand).toEqual([]);
    const goods = solo({ tokens: { 0: { red: 3, worker: 2 } }, rival: { places: ['quarry'] }, red: 'punks' }).answer(
      0,
      'attack 4.0',
    );
    expect(goods.state.solo!.rival.tokens.every((n) => n === 0)).toBe(true);
  });

  test('FSM-263 a visit gives it 1 VP instead of a worker, once per round', () => {
    const t = solo({ tokens: { 0: { worker: 3 } }, rival: { places: ['quarry'] }, red: 'punks' });
    t.answer(0, 'visit 4.0')
      .expect({ tokens: { 0: { brick: 1, worker: 2 } }, rivalVp: 1 + 2 })
      .refuses(0, 'visit 4.0');
  });

  test('FSM-264 after it has passed nothing can be done with its locations', () => {
    const t = solo({
      tokens: { 0: { red: 5, worker: 3, grey: 2 } },
      hand: { 0: ['suppliers'] },
      rival: { places: ['quarry'], passed: true },
    });
    t.refuses(0, 'attack 4.0')
      .refuses(0, 'visit 4.0')
      .answer(0, 'construct suppliers')
      .expect({ tokens: { 0: { brick: 0 } } });
  });

  test("FSM-265 Thieves' Caravan and Camino Real never have a target", () => {
    solo({
      tokens: PATIENT,
      places: { 0: ['thieves-caravan', 'camino-real'] },
      rival: { places: ['quarry', 'scrap-metal'] },
    })
      .refuses(0, 'use 0.0')
      .refuses(0, 'use 0.1');
  });

  test('FSM-266 Suppliers may name its locations; types are counted there, its tally is 0', () => {
    const t = solo({
      from: 'production',
      places: { 0: ['suppliers', 'shadow'] },
      rival: { places: ['arena', 'gunsmith', 'sheriffs-office', 'storehouse', 'motel'] },
    });
    t.asked(0, 'suppliersTarget');
    expect(t.legal(0)).toEqual(['none', 'claim 4.0', 'claim 4.2', 'claim 4.3']);
    t.answer(0, 'claim 4.0').expect({ tokens: { 0: { gun: 3 } }, tally: { 0: { gun: 3 } } });
    solo({ from: 'production', places: { 0: ['suppliers'] }, rival: { places: ['sheriffs-office'] } })
      .answer(0, 'claim 4.0')
      .expect({ vp: { 0: 0 } });
    solo({ from: 'production', places: { 0: ['suppliers'] }, rival: { places: ['storehouse'] } })
      .answer(0, 'claim 4.0')
      .answer(0, 'gun')
      .expect({ tokens: { 0: { gun: 1 } } });
    solo({
      tokens: { 0: { grey: 2, worker: 2 } },
      hand: { 0: ['suppliers'] },
      places: { 0: ['shadow'] },
      rival: { places: ['arena', 'quarry'] },
      red: 'punks',
    })
      .answer(0, 'construct suppliers')
      .answer(0, 'copy 4.0')
      .expect({ tokens: { 0: { gun: 1 } }, visited: { 1: [false, false] } });
  });
});

describe('its turn', () => {
  test('FSM-267 FSM-285 a face-up connection comes first, the red one before the blue: 2 VP, discarded, and that is all', () => {
    const t = solo({
      tokens: PATIENT,
      places: { 0: ['school'] },
      red: 'punks',
      blue: 'merchants',
      deck: ['archive', 'pub'],
    });
    wait(t).expect({ rivalVp: 2, spentLinks: [['punks'], []], attacks: 0, pile: [] });
    wait(t).expect({ rivalVp: 4, spentLinks: [['punks'], ['merchants']], attacks: 0, places: { 0: ['school'] } });
    wait(t).expect({ attacks: 1, pile: ['archive'], places: { 0: ['ruins'] } });
  });

  test('FSM-268 FSM-269 otherwise the top card of the deck attacks; without a common type nothing happens', () => {
    wait(solo({ tokens: PATIENT, places: { 0: ['church'] }, deck: ['school', 'pub'] })).expect({
      pile: ['school'],
      attacks: 1,
      rivalVp: 0,
      places: { 0: ['church'] },
    });
  });

  test('FSM-270 FSM-283 a hit: 2 VP for it and no goods, the deal good for the human, Ruins; stock comes back', () => {
    const t = wait(
      solo({ tokens: PATIENT, places: { 0: [{ card: 'camp', stock: { worker: 2 } }] }, deck: ['school', 'pub'] }),
    );
    t.expect({ rivalVp: 2, tokens: { 0: { worker: 18 + 1 + 2 } }, places: { 0: ['ruins'] } }).logged({
      t: 'razed',
      seat: RIVAL,
      owner: 0,
      card: 'camp',
    });
    const used = wait(solo({ tokens: PATIENT, places: { 0: [{ card: 'archive', uses: 1 }] }, deck: ['school'] }));
    used.expect({ uses: { 0: [0] }, places: { 0: ['ruins'] } });
  });

  const hit = (attack: CardId, ...places: Built[]) =>
    wait(solo({ tokens: PATIENT, places: { 0: places }, deck: [attack, 'pub'] })).state.players[0]!.places.findIndex(
      (x) => x.ruins,
    );

  test('FSM-271 the location that shares more types', () => {
    expect(hit('arena', 'confessor', 'assassin')).toBe(1); // gun, then gun and ammo, though it is nearer
    expect(hit('corner-shop', 'oil-trader', 'corner-shop')).toBe(1);
  });

  test('FSM-272 tie: the greater distance', () => {
    expect(hit('confessor', 'city-guards', 'gun-shop', 'shadow')).toBe(1);
  });

  test('FSM-273 FSM-274 still tied: unused Action, used Action, Feature, Production; one use of two counts as used', () => {
    expect(hit('oil-rig', 'fuel-tank', 'underground-warehouse')).toBe(1); // Production, Feature
    expect(hit('gasoline-drinkers-den', 'fuel-tank', 'methane-storage')).toBe(1);
    expect(hit('gasoline-drinkers-den', 'fuel-tank', 'methane-storage', { card: 'convoy', uses: 1 })).toBe(2);
    expect(hit('gasoline-drinkers-den', { card: 'convoy', uses: 1 }, 'oilfield')).toBe(1);
    expect(hit('gasoline-drinkers-den', { card: 'convoy', uses: 2 }, { card: 'fuel-tank', visited: true })).toBe(0);
  });

  test('FSM-275 FSM-276 still tied: the spoils along the list, more of the first good that differs', () => {
    expect(hit('shadow', 'bioweaponry', 'weapon-trader')).toBe(0); // 2 gun 1 vp before 2 gun 1 card
    expect(hit('confessor', 'the-bronx-gang', 'training-camp')).toBe(1); // a card and a red contact each, then a worker before a gun
    expect(hit('oil-rig', 'ohio-cavalry', 'post-office')).toBe(1); // a card before contacts
    expect(hit('gasoline-drinkers-den', 'convoy', 'oilfield')).toBe(0); // contacts before fuel
  });

  test('FSM-277 still tied: the human chooses among them', () => {
    const t = solo({ tokens: PATIENT, places: { 0: ['school', 'docks', 'school'] }, deck: ['archive', 'pub'] });
    t.answer(0, 'exchange').answer(0, 'fuel').answer(0, 'stop').asked(0, 'soloTarget');
    expect(t.legal(0)).toEqual(['yield 0.0', 'yield 0.2']);
    t.answer(0, 'yield 0.2').expect({ places: { 0: ['school', 'docks', 'ruins'] }, rivalVp: 2, asked: [0] });
  });

  test('FSM-278 FSM-279 a shield goes instead: no VP, one of the three attacks, and no success', () => {
    const t = wait(
      solo({
        tokens: PATIENT,
        places: { 0: [{ card: 'school', shield: true }] },
        deck: ['archive', 'archive', 'pub'].slice(0, 1) as CardId[],
      }),
    );
    t.expect({ places: { 0: ['school'] }, shield: { 0: [false] }, rivalVp: 0, attacks: 1 }).logged({
      t: 'repelled',
      card: 'school',
    });
    expect(t.state.solo!.succeeded).toBe(false);
  });

  test('FSM-280 Hidden Forge’s own shield stops one attack per round, and works again in the next', () => {
    const t = wait(solo({ tokens: PATIENT, places: { 0: ['hidden-forge'] }, deck: ['shadow', 'gun-shop', 'pub'] }));
    t.expect({ places: { 0: ['hidden-forge'] }, rivalVp: 0 });
    wait(t).expect({ places: { 0: ['ruins'] }, rivalVp: 2 });
    const rested = solo({ from: 'roundEnd', places: { 0: [{ card: 'hidden-forge', dented: true }] } });
    expect(rested.state.players[0]!.places[0]!.dented).toBe(false);
  });

  test('FSM-281 a typeless attack fails; Ruins and typeless locations are never hit', () => {
    expect(hit('foundation', 'radioactive-colony', 'school')).toBe(-1);
    expect(hit('school', 'radioactive-colony')).toBe(-1);
    wait(solo({ tokens: PATIENT, places: { 0: [{ card: 'school', ruins: true }] }, deck: ['archive'] })).expect({
      rivalVp: 0,
      attacks: 1,
    });
  });

  test('FSM-282 without a card to reveal the attack counts as failed', () => {
    wait(solo({ tokens: PATIENT, places: { 0: ['school'] }, wholeDeck: [], discard: [] }))
      .expect({ attacks: 1, places: { 0: ['school'] }, pile: [] })
      .logged({ t: 'noAttack' });
  });

  test('FSM-284 FSM-286 after a success, or after the third attack, it passes on its next turn; the attack cards are discarded', () => {
    const t = solo({ tokens: PATIENT, places: { 0: ['school', 'church'] }, deck: ['archive', 'pub'] });
    wait(t).expect({ passed: { 1: false }, pile: ['archive'] });
    wait(t).expect({ passed: { 1: true }, pile: [], discard: ['archive'] });
    const three = solo({ tokens: PATIENT, places: { 0: ['church'] }, deck: ['school', 'pub', 'docks', 'quarry'] });
    wait(wait(wait(three))).expect({ passed: { 1: false }, attacks: 3, pile: ['school', 'pub', 'docks'] });
    wait(three).expect({ passed: { 1: true }, attacks: 3, discard: ['school', 'pub', 'docks'] });
  });

  test('FSM-285 connections come first even when it is about to pass', () => {
    wait(solo({ tokens: PATIENT, red: 'punks', rival: { attacks: 3, succeeded: true } })).expect({
      rivalVp: 2,
      passed: { 1: false },
    });
  });

  test('FSM-287 if the human passes, it passes at once, and the phase is over', () => {
    solo({
      tokens: PATIENT,
      places: { 0: ['school'] },
      red: 'punks',
      deck: ['archive', 'pub', 'church', 'museum', 'motel'],
    })
      .answer(0, 'pass')
      .expect({ round: 2, rivalVp: 0, places: { 0: ['school'] } })
      .logged({ t: 'passed', seat: RIVAL });
  });

  test('FSM-288 FSM-77 after it has passed the human goes on alone', () => {
    const t = solo({
      tokens: PATIENT,
      places: { 0: ['school'] },
      rival: { passed: true },
      red: 'punks',
      deck: ['archive'],
    });
    wait(t).expect({ rivalVp: 0, asked: [0], faceUp: ['punks', null] });
    wait(t).expect({ rivalVp: 0, attacks: 0 });
  });

  test('FSM-259 Cleanup as usual: visiting workers leave its locations, it can act again', () => {
    solo({
      from: 'roundEnd',
      rival: { places: [{ card: 'quarry', visited: true }], passed: true, attacks: 3, succeeded: true },
    }).expect({
      visited: { 1: [false] },
      passed: [false, false],
      attacks: 0,
    });
  });
});

describe('the end', () => {
  test('FSM-289 FSM-175 human or opponent with 25 VP: the Action phase is finished, Cleanup is skipped', () => {
    const t = solo({ tokens: { 0: { worker: 4 } }, rival: { vp: 23 }, red: 'punks' });
    wait(t)
      .expect({ ending: true, asked: [0] })
      .logged({ t: 'ending', seat: RIVAL });
    t.answer(0, 'pass').expect({ winners: [] });
    expect(t.events.some((e) => e.t === 'cleanup')).toBe(false);
    solo({ tokens: { 0: { worker: 1 } }, vp: { 0: 24 }, places: { 0: ['archive'] } })
      .answer(0, 'use 0.0')
      .expect({ winners: [0] });
  });

  const over = (vp: number, rival: number, more: Position = {}) =>
    solo({ from: 'roundEnd', ending: true, vp: { 0: vp }, ...more, rival: { ...more.rival, vp: rival } });

  test('FSM-290 1 VP per intact location for the human, per card for the opponent', () => {
    over(25, 20, {
      places: { 0: ['school', { card: 'docks', ruins: true }] },
      rival: { places: ['pub', 'church'] },
    }).expect({ vp: { 0: 26 }, rivalVp: 22 });
  });

  test('FSM-291 FSM-185 the human wins with strictly more; a tie is a defeat, whatever else he has', () => {
    over(26, 25).expect({ winners: [0] });
    const tie = over(25, 25, { tokens: { 0: { fuel: 9 } }, hand: { 0: ['pub'] } }).expect({ winners: [] });
    expect(game.result(tie.state)).toMatchObject([{ rank: 2, share: 0, score: 25 }]);
    const won = over(30, 25);
    expect(game.result(won.state)).toMatchObject([{ rank: 1, share: 1, score: 30 }]);
    over(20, 25).expect({ winners: [] });
  });

  test('FSM-292 a winner is rated: five grades', () => {
    expect([0, 29, 30, 34, 35, 39, 40, 44, 45, 60].map(gradeOf)).toEqual([1, 1, 2, 2, 3, 3, 4, 4, 5, 5]);
    over(34, 25, { places: { 0: ['school'] } }).logged({ t: 'rated', vp: 35, rival: 25, won: true, grade: 3 });
    over(20, 25).logged({ t: 'rated', won: false, grade: 0 });
  });
});

import { makeRng, pickOne, seedOf } from '@ashtown/engine';
import { describe, expect, test } from 'vitest';
import json from '../../content.json' with { type: 'json' };
import { fightVp } from '../../src/cards/effects.ts';
import { ENGINEER, game, SITES, SOLDIER, sitesFor, trainedAs, withContent } from '../../src/index.ts';
import { vehicleVp } from '../../src/rules/scoring.ts';
import { languages, words } from '../../src/text/index.ts';
import { OPTIONS } from '../given.ts';

type Json = typeof json;
/** The file with one change. */
function changed(change: (c: Json) => void): unknown {
  const c = structuredClone(json);
  change(c);
  return c;
}
/** One value of the file, by its path. */
const set =
  (path: string, value: unknown) =>
  (c: Json): void => {
    const keys = path.split('.');
    const last = keys.pop()!;
    const place = keys.reduce((at, key) => at[key] as Record<string, unknown>, c as unknown as Record<string, unknown>);
    place[last] = value;
  };
const madeOf = (file: unknown) => {
  const read = withContent(file);
  if (!read.ok) throw new Error(JSON.stringify(read.problem));
  return read.made;
};
const problem = (file: unknown) => {
  const read = withContent(file);
  return read.ok ? null : `${read.problem.code} ${read.problem.where}`;
};

describe('components from a file', () => {
  test('the file of the game gives the game, whatever its names and remarks', () => {
    expect(madeOf(json).game.id).toBe('armageddon');
    const renamed = madeOf(changed(set('buildings.0.name.en', 'Old Post')));
    expect([renamed.game.id, renamed.speak(languages.en).card('command_post').name]).toEqual([
      'armageddon',
      'Old Post',
    ]);
  });

  test('other numbers give a game of their own, with texts to match', () => {
    const other = madeOf(
      changed((c) => {
        c.buildings[0]!.housing = 7;
        c.buildings[0]!.actions[0]!.activations = 5;
        c.tracks.marauder.lastPosition = 12;
      }),
    );
    expect(other.game.id).toMatch(/^armageddon\.[0-9a-f]{8}$/);
    expect(other.speak(languages.en).card('command_post').text).toBe(
      'Upgrade of the headquarters. Housing 7. 5× any survivor: gain 2 VP.',
    );
    expect(other.tables.last).toBe(12);
    expect(game.id).toBe('armageddon');
  });

  test('a game with other components plays to its end, and nothing is broken', () => {
    const other = madeOf(
      changed((c) => {
        c.equipment[0]!.copies = 20;
        c.survivors[2]!.total = 20;
        c.tracks.damage.spaces.splice(5, 1);
        c.buildings.push({
          ...c.buildings[7]!,
          id: 'inn',
          name: { en: 'Inn', pl: 'Karczma', sk: 'Hostinec' },
          housing: 9,
        });
      }),
    );
    const rng = makeRng(seedOf('other'));
    const s = other.game.setup(4, OPTIONS, makeRng(seedOf('set-up')));
    for (let seat = 0; other.game.asked(s).length > 0; ) {
      seat = other.game.asked(s)[0]!;
      other.game.apply(s, seat, pickOne(rng, other.game.legal(s, seat)), null);
    }
    expect(s.over).toBe(true);
    expect(other.broken(s)).toEqual([]);
  });

  test.each<[string, (c: Json) => void, string]>([
    [
      'a misspelt field',
      (c) => void Object.assign(c.buildings[0]!, { hosing: 2 }),
      'unknown-field buildings[0].hosing',
    ],
    ['a number out of range', set('buildings.0.housing', -1), 'out-of-range buildings[0].housing'],
    [
      'an unknown effect',
      set('buildings.0.actions.0.effects.0.t', 'fly'),
      'not-one-of buildings[0].actions[0].effects[0].t',
    ],
    [
      'an effect in the wrong place',
      set('buildingTiles.0.effects', [{ t: 'exchange' } as never]),
      'wrong-effect bt_marauder_minus',
    ],
    [
      'an action that costs points',
      (c) => void Object.assign(c.buildings[0]!.actions[0]!.effects[0]!, { amount: -1 }),
      'out-of-range command_post',
    ],
    [
      'an exchange paid by soldiers',
      set('cityBoard.printedBuildings.3.actions.0.cost', ['soldier']),
      'wrong-effect start_library',
    ],
    ['an id twice', set('buildings.1.id', 'command_post'), 'twice the ids'],
    ['a name twice', set('buildings.1.name.sk', json.buildings[0]!.name.sk), 'twice the names of buildings (sk)'],
    ['a name with a line break', set('buildings.1.name.pl', 'a\nb'), 'bad-text buildings[1].name.pl'],
    ['too few buildings', (c) => void c.buildings.splice(0, 5), 'too-few buildings of level 1'],
    ['too few tiles', (c) => void c.buildingTiles.splice(2), 'too-few buildingTiles'],
    ['too few scoring tiles', (c) => void c.scoringTiles.pop(), 'too-few scoringTiles'],
    ['too few workers', set('survivors.1.total', 19), 'too-few survivors[1].total'],
    ['survivors in another order', (c) => void c.survivors.reverse(), 'wrong-kind survivors[0].id'],
    ['marauders at the start', set('survivors.0.startPerPlayer', 1), 'out-of-range survivors[0].startPerPlayer'],
    ['a printed building as a card', set('buildings.0.level', 0), 'wrong-kind buildings[0]'],
    [
      'a card as a printed building',
      set('cityBoard.printedBuildings.0.level', 1),
      'wrong-kind cityBoard.printedBuildings[0]',
    ],
    [
      'an unknown printed building',
      set('cityBoard.sites.0.printed', 'palace'),
      'unknown-card cityBoard.sites[0].printed',
    ],
    ['a closed site elsewhere', set('cityBoard.sites.2.closed', true), 'wrong-kind cityBoard.sites[2]'],
    [
      'an unknown rival',
      (c) => void Object.assign(c.buildings[20]!.passives[1]!, { building: 'temple' }),
      'unknown-card buildings[20].passives',
    ],
    ['a vehicle part without a vehicle', (c) => void delete c.equipment[6]!.vehicle, 'wrong-kind equipment[6]'],
    ['two kinds of beer', set('equipment.1.group', 'beer'), 'twice equipment[0].group'],
    ['vehicles worth less than a mix', set('vehicleScoring.sameVehicleVp.4', 3), 'out-of-range vehicleScoring'],
    ['a start beyond the damage track', set('tracks.damage.startSpace', 9), 'out-of-range tracks.damage.startSpace'],
    [
      'a start beyond the marauder track',
      set('tracks.marauder.startPosition', 16),
      'out-of-range tracks.marauder.startPosition',
    ],
    [
      'a midgame scoring in another round',
      set('tracks.rounds.spaces.1.scoringAfter', 'midgame'),
      'wrong-kind tracks.rounds.spaces[1].scoringAfter',
    ],
    [
      'no final scoring',
      set('tracks.rounds.spaces.5.scoringAfter', null),
      'wrong-kind tracks.rounds.spaces[5].scoringAfter',
    ],
    [
      'maps that score by sets',
      set('equipment.4.scoring', [{ t: 'scoreSets', setSize: 2, vpPerSet: 4 }]),
      'wrong-kind equipment[4]',
    ],
    [
      'beer that scores by majority',
      set('equipment.0.scoring', [{ t: 'scoreMajority', first: 8, second: 4 }]),
      'wrong-kind equipment[0]',
    ],
    [
      'points for no vehicle part',
      (c) => void Object.assign(c.vehicleScoring, { sameVehicleVp: [1, 1, 4, 9, 16], mixedVp: [1, 1, 2, 4, 8] }),
      'out-of-range vehicleScoring',
    ],
    ['an id that is a word of the answers', set('equipment.0.id', 'worker'), 'reserved the ids'],
    ['another such id', set('buildings.0.id', 'forfeit'), 'reserved the ids'],
    [
      'an unknown rival of a printed building',
      set('cityBoard.printedBuildings.2.passives', [{ t: 'exclusiveWith', building: 'temple' }]),
      'unknown-card cityBoard.printedBuildings[2].passives',
    ],
    [
      'a leader lost only while the marker is on the space',
      set('tracks.damage.spaces.6.appliesWhen', 'markerHere'),
      'wrong-effect damage_7',
    ],
    ['a tile that moves no marker', set('buildingTiles.2.effects.0.spaces', 0), 'out-of-range bt_damage_minus'],
    ['a bonus of 0 VP', set('auctionTiles.4.bonus.0.amount', 0), 'out-of-range auction_5'],
    [
      'seven rounds',
      (c) => void c.tracks.rounds.spaces.push({ buildingLevel: 2, scoringAfter: null }),
      'too-many tracks.rounds.spaces',
    ],
  ])('refused with a reason: %s', (_, change, expected) => {
    expect(problem(changed(change))).toBe(expected);
  });

  test('ARM-156 a closed last site stays closed, whatever it accepts', () => {
    const other = madeOf(changed(set('cityBoard.sites.7.accepts', ['watchtowerUpgrade'])));
    const [p] = other.game.setup(3, OPTIONS, makeRng(seedOf('closed'))).players;
    expect(sitesFor(other.tables, p!, other.tables.index.building.get('gun_tower')!)).toEqual([1]);
    p!.city[SITES - 1] = other.tables.extension;
    expect(sitesFor(other.tables, p!, other.tables.index.building.get('gun_tower')!)).toEqual([1, 7]);
  });

  test('ARM-193 ARM-196 ARM-199 ARM-201 lasting effects of several buildings add up', () => {
    const other = madeOf(
      changed((c) => {
        const passives = (i: number, ...list: object[]) => set(`buildings.${i}.passives`, list)(c);
        const at = (id: string) => c.buildings.findIndex((b) => b.id === id);
        passives(at('hotel'), { t: 'vpPerUnusedHousing', each: 2 });
        passives(at('saloon'), { t: 'workersCountAs', colours: ['soldier'] });
        passives(at('school'), { t: 'workersCountAs', colours: ['engineer'] });
        passives(at('theatre'), { t: 'fightVpBonus', perMarauder: 3, firstPerRound: 2 });
        passives(at('garage'), { t: 'exclusiveWith', building: 'saloon' }, { t: 'exclusiveWith', building: 'hotel' });
      }),
    );
    const { tables, game, rules } = other;
    const s = game.setup(3, OPTIONS, makeRng(seedOf('several')));
    const p = s.players[0]!;
    const card = (id: string): number => tables.index.building.get(id)!;
    p.city = [0, 1, 2, card('apartment_block'), card('hotel'), card('saloon'), card('school'), -1];
    expect(trainedAs(tables, p)).toBe((1 << SOLDIER) | (1 << ENGINEER));
    expect(sitesFor(tables, p, card('garage'))).toEqual([]);
    const { vp } = p;
    s.stack = [{ t: 'income' }];
    rules.run(s, null);
    // Housing 2 + 1 + 3 + 5 + 4 + 1 + 2 for six; the Apartment Block gives 1 and the Hotel 2 for each of the rest.
    expect(p.vp - vp).toBe(1 + (18 - 6) * 3);
    p.city = [0, 1, 2, 3, card('church_vengeful'), card('theatre'), -1, -1];
    expect([1, 2, 5, 6].map((n) => fightVp(tables, p, n))).toEqual([3, 6, 12, 13]);
  });

  test('ARM-233 hands of very many parts are told apart', () => {
    const other = madeOf(
      changed((c) => {
        for (const e of c.equipment) e.copies = 30;
      }),
    );
    const { tables } = other;
    const kind = (id: string): number => tables.index.equipment.get(id)!;
    const hand = (engines: number, tyres: number): number[] => [
      ...Array<number>(engines).fill(kind('eq_car_engine')),
      ...Array<number>(tyres).fill(kind('eq_car_tyres')),
    ];
    expect([vehicleVp(tables, hand(12, 1)), vehicleVp(tables, hand(1, 21))]).toEqual([15, 24]);
  });

  test('anything that is no such file is refused, and never thrown at', () => {
    for (const junk of [null, undefined, 1, 'x', [], {}, { schemaVersion: 1 }, [[[]]]])
      expect(problem(junk)).not.toBeNull();
  });

  test('how far something is known from the rulebook', () => {
    expect(words.en.provenance('auction_1')).toBe('As printed in the rulebook.');
    expect(words.pl.provenance('hotel')).toContain('przez nas');
    expect(words.sk.provenance('guard_post')).toContain('Čiastočne');
    expect(words.en.provenance('nothing')).toBeNull();
    for (const list of [json.buildings, json.equipment, json.scoringTiles, json.auctionTiles, json.buildingTiles])
      for (const { id } of list) expect(words.sk.provenance(id)).not.toBeNull();
  });
});

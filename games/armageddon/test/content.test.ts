import { makeRng, pickOne, seedOf } from '@ashtown/engine';
import { describe, expect, test } from 'vitest';
import json from '../content.json' with { type: 'json' };
import { game, provenance, withContent } from '../src/index.ts';
import { OPTIONS } from './given.ts';

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
const problem = (file: unknown) => {
  const read = withContent(file);
  return read.ok ? null : `${read.problem.code} ${read.problem.where}`;
};

describe('components from a file', () => {
  test('the file of the game gives the game, whatever its names and remarks', () => {
    const same = withContent(json);
    expect(same.ok && same.game.id).toBe('armageddon');
    const renamed = withContent(changed(set('buildings.0.name.en', 'Old Post')));
    expect(renamed.ok && [renamed.game.id, renamed.words.en.card('command_post').name]).toEqual([
      'armageddon',
      'Old Post',
    ]);
  });

  test('other numbers give a game of their own, with texts to match', () => {
    const other = withContent(
      changed((c) => {
        c.buildings[0]!.housing = 7;
        c.buildings[0]!.actions[0]!.activations = 5;
        c.tracks.marauder.lastPosition = 12;
      }),
    );
    if (!other.ok) throw new Error(JSON.stringify(other.problem));
    expect(other.game.id).toMatch(/^armageddon\.[0-9a-f]{8}$/);
    expect(other.words.en.card('command_post').text).toBe(
      'Upgrade of the headquarters. Housing 7. 5× any survivor: gain 2 VP.',
    );
    expect(other.box.last).toBe(12);
    expect(game.id).toBe('armageddon');
  });

  test('a game with other components plays to its end, and nothing is broken', () => {
    const other = withContent(
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
    if (!other.ok) throw new Error(JSON.stringify(other.problem));
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
      'seven rounds',
      (c) => void c.tracks.rounds.spaces.push({ buildingLevel: 2, scoringAfter: null }),
      'too-many tracks.rounds.spaces',
    ],
  ])('refused with a reason: %s', (_, change, expected) => {
    expect(problem(changed(change))).toBe(expected);
  });

  test('anything that is no such file is refused, and never thrown at', () => {
    for (const junk of [null, undefined, 1, 'x', [], {}, { schemaVersion: 1 }, [[[]]]])
      expect(problem(junk)).not.toBeNull();
  });

  test('how far something is known from the rulebook', () => {
    expect(provenance('en', 'auction_1')).toBe('As printed in the rulebook.');
    expect(provenance('pl', 'hotel')).toContain('przez nas');
    expect(provenance('sk', 'guard_post')).toContain('Čiastočne');
    expect(provenance('en', 'nothing')).toBeNull();
    for (const list of [json.buildings, json.equipment, json.scoringTiles, json.auctionTiles, json.buildingTiles])
      for (const { id } of list) expect(provenance('sk', id)).not.toBeNull();
  });
});

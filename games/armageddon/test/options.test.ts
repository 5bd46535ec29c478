import { defaultOptions, parseOptions } from '@ashtown/engine';
import { describe, expect, test } from 'vitest';
import { game, tables } from '../src/index.ts';
import { fresh, given, ramble } from './given.ts';

describe('options', () => {
  test('ARM-245 they are chosen before the game, open to all, and never change', () => {
    const options = {
      'repair.workersPerStep': 2,
      pickOrder: 'topToBottom',
      roundTrack: 'even',
      openSurvivors: true,
    } as const;
    const s = fresh(4, options);
    expect(game.view(s, null).options).toEqual(options);
    expect(ramble(s, 'options').options).toEqual(options);
    expect(defaultOptions(game)).toEqual({
      'repair.workersPerStep': 1,
      pickOrder: 'descendingBids',
      roundTrack: 'rising',
      openSurvivors: false,
    });
    expect(parseOptions(game, 3, { pickOrder: 'sideways' }).ok).toBe(false);
  });

  test('ARM-246 there is no other option: cities are alike, numbers belong to the slots, a recruit is drawn', () => {
    expect(Object.keys(game.options)).toHaveLength(4);
    given({ run: [{ t: 'equipment' }], deck: ['eq_medicine', 'eq_beer', 'eq_map'], bag: 'worker*20' }).expect({
      figures: ['worker*2', 'worker*3', 'worker*4'],
    });
    given({ run: [{ t: 'equipment' }], deck: ['eq_map', 'eq_medicine', 'eq_beer'], bag: 'worker*20' }).expect({
      figures: ['worker*2', 'worker*3', 'worker*4'],
    });
    const camp = given({
      run: [{ t: 'cityAction', seats: [0] }],
      pool: { 0: 'worker' },
      city: { 0: { 5: 'refugee_camp' } },
    });
    expect(camp.legal(0).filter((pick) => String(pick).startsWith('act 5.1'))).toEqual(['act 5.1 worker']);
    expect(tables.finalMarauder).toBe(-1);
  });
});

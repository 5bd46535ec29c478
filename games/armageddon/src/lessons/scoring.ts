import { type ArmageddonLesson, FROM_CITY } from './lesson.ts';

/** The last round and the final scoring: tiles common and private, equipment, damage and marauders. */
export const scoring: ArmageddonLesson = {
  id: 'scoring',
  minutes: 3,
  teaches: ['ARM-219', 'ARM-220', 'ARM-221', 'ARM-222', 'ARM-223', 'ARM-226'],
  position: {
    round: 6,
    vp: { 0: 60, 1: 70, 2: 62 },
    marauders: { 0: 2, 1: 4, 2: 3 },
    damage: { 0: 2, 1: 3, 2: 3 },
    screen: { 0: 'worker*2 engineer leader', 1: 'worker*5 leader', 2: 'worker*5 leader' },
    bids: {
      city: [
        [0, 'worker soldier engineer'],
        [1, 'nobody'],
        [2, 'nobody'],
      ],
    },
    city: { 0: { 5: 'hotel', 6: 'laboratory', 7: 'workshop' } },
    hand: {
      0: ['eq_beer', 'eq_beer', 'eq_beer', 'eq_weapons', 'eq_weapons', 'eq_medicine', 'eq_medicine', 'eq_map'],
      1: ['eq_map', 'eq_map', 'eq_gasoline'],
      2: ['eq_gasoline', 'eq_beer'],
    },
    common: [null, 'sc_engineer'],
    tiles: {
      0: ['sc_science', 'sc_any_equipment'],
      1: ['sc_worker', 'sc_soldier'],
      2: ['sc_civil', 'sc_military'],
    },
    gone: { scoring: ['sc_vehicle'] },
    run: FROM_CITY,
  },
  script: [
    { seat: 1, pick: 'sc_worker' },
    { seat: 2, pick: 'sc_military' },
  ],
  beats: [
    { say: 'lastTurn', cite: ['ARM-46', 'ARM-219'], point: ['board'] },
    { say: 'middle', cite: ['ARM-215', 'ARM-217'] },
    {
      say: 'fightTwice',
      cite: ['ARM-171', 'ARM-226'],
      point: ['slot:line.2.2', 'slot:marauders.of.0'],
      expect: {
        question: 'cityAction',
        open: ['act 2.2 soldier'],
        wrong: [
          { when: 'act 1.1 soldier', say: 'oneVp', cite: ['ARM-169', 'ARM-226'], point: ['slot:line.2.2'] },
          { when: 'extend', say: 'nobodyNeedsIt', cite: ['ARM-153', 'ARM-209'] },
          { when: 'end', say: 'unused', cite: ['ARM-148'] },
          { say: 'soldierFirst', cite: ['ARM-147'], point: ['slot:line.2.2'] },
        ],
      },
      after: { say: 'fourInAll', note: 'noteMarauders' },
    },
    { say: 'types', cite: ['ARM-14', 'ARM-15'], point: ['card:start_library', 'card:workshop'] },
    {
      say: 'laboratory',
      cite: ['ARM-170'],
      point: ['slot:line.6.1', 'card:start_library', 'card:workshop'],
      expect: {
        question: 'cityAction',
        open: ['act 6.1 engineer'],
        wrong: [
          { when: 'act 7.1', say: 'repairForTwo', cite: ['ARM-180'], point: ['slot:line.6.1'] },
          { say: 'oneInstead', cite: ['ARM-169'], point: ['slot:line.6.1'] },
        ],
      },
      after: { say: 'sixVp' },
    },
    {
      say: 'lastWorker',
      cite: ['ARM-157', 'ARM-224'],
      point: ['slot:damage.of.0', 'slot:line.1.1'],
      expect: {
        question: 'cityAction',
        open: ['repair worker'],
        wrong: [
          { when: 'end', say: 'unused', cite: ['ARM-148'] },
          { say: 'oneNow', cite: ['ARM-169', 'ARM-224'], point: ['slot:damage.of.0'] },
        ],
      },
      after: { say: 'onSpaceOne', note: 'noteSpaceOne' },
    },
    { say: 'common', cite: ['ARM-220', 'ARM-235'], point: ['card:sc_engineer'] },
    {
      say: 'privateTile',
      cite: ['ARM-221', 'ARM-222', 'ARM-236', 'ARM-237'],
      point: ['card:sc_science', 'card:sc_any_equipment'],
      expect: {
        question: 'choosePrivateTile',
        open: ['sc_science'],
        wrong: [{ say: 'eightCards', cite: ['ARM-237'], point: ['card:sc_science'] }],
      },
      after: { say: 'chosen', note: 'noteTiles' },
    },
    { say: 'equipment', cite: ['ARM-223', 'ARM-228', 'ARM-229'] },
    { say: 'maps', cite: ['ARM-230', 'ARM-232'] },
    { say: 'theEnd', cite: ['ARM-224', 'ARM-226', 'ARM-227'] },
  ],
};

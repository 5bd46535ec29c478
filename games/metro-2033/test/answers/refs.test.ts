import { describe, expect, test } from 'vitest';
import { type Answer, game } from '../../src/index.ts';

const refs = (answer: string) => game.refs(answer as Answer).map(({ kind, id }) => `${kind} ${id}`);

describe('refs: what an answer is about', () => {
  test.each([
    ['fac-arbat', ['card fac-arbat']],
    ['end', ['option end']],
    ['play res-rats', ['option play', 'card res-rats']],
    ['protect res-rats', ['option protect', 'card res-rats']],
    ['discard thr-demon', ['option discard', 'card thr-demon']],
    ['exchange', ['option exchange']],
    ['exchange res-rats', ['option exchange', 'card res-rats']],
    ['mission faction', ['option mission', 'slot mission.faction']],
    ['mission sta-lubyanka', ['option mission', 'slot mission.sta-lubyanka']],
    ['pay her-khan res-flare', ['option pay', 'slot hero.her-khan', 'slot resource.res-flare']],
    ['use res-flare', ['option use', 'slot resource.res-flare']],
    ['keep', ['option keep']],
    ['discard', ['option discard']],
    ['tidy', ['option tidy']],
    ['tidy res-rats', ['option tidy', 'slot resource.res-rats']],
    ['tidy res-rats protection', ['option tidy', 'slot protection.res-rats']],
    ['tidy her-khan', ['option tidy', 'slot hero.her-khan']],
    ['tidy sta-lubyanka', ['option tidy', 'slot station.sta-lubyanka']],
    ['tidy sta-lubyanka 2', ['option tidy', 'slot station.sta-lubyanka.2']],
    ['lose sta-lubyanka 2', ['option lose', 'slot station.sta-lubyanka.2']],
    ['bazaar 2', ['slot bazaar.2']],
    ['deck', ['slot deck']],
    ['defend thr-ghoul her-khan', ['option defend', 'slot protection.thr-ghoul', 'slot hero.her-khan']],
    ['guard res-rats', ['option guard', 'slot protection.res-rats']],
    ['decline', ['option decline']],
    ['none', ['option none']],
  ])('%s', (answer, expected) => {
    expect(refs(answer)).toEqual(expected);
  });
});

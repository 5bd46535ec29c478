import { describe, expect, test } from 'vitest';
import { given } from '../given.ts';

describe('3. Markers above and below the Faction card', () => {
  test('MET-33 MET-35 paying moves markers from above to below', () => {
    given({ hand: { 0: ['res-pork'] } })
      .answer(0, 'play res-pork')
      .expect({ up: { 0: 2 }, down: { 0: 3 }, reserve: { 0: 5 } });
  });

  test('MET-34 MET-36 only markers above pay: not those below, on Stations or in reserve', () => {
    const s = given({
      hand: { 0: ['res-pork', 'res-kerosene', 'her-khan', 'res-iodine-tablets'] },
      up: { 0: 2 },
      down: { 0: 2 },
      stations: { 0: ['sta-lubyanka 2'] },
    });
    s.refuses(0, 'play res-pork').refuses(0, 'play her-khan'); // 3
    expect(s.legal(0)).toContain('play res-kerosene'); // 2
    expect(s.legal(0)).toContain('protect res-iodine-tablets'); // 2
    given({ hand: { 0: ['res-pork'] }, up: { 0: 3 }, down: { 0: 2 } })
      .answer(0, 'play res-pork')
      .expect({ up: { 0: 0 } });
  });

  test('MET-36 a Protection side that cannot be paid is not offered either', () => {
    const s = given({ hand: { 0: ['res-iodine-tablets', 'res-rats'] }, up: { 0: 1 } });
    s.refuses(0, 'protect res-iodine-tablets');
    expect(s.legal(0)).toContain('protect res-rats');
  });

  test('MET-37 a raise moves up what is below, never more', () => {
    given({ hand: { 0: ['res-generator'] }, up: { 0: 1 }, down: { 0: 6 } })
      .answer(0, 'discard res-generator')
      .expect({ up: { 0: 5 }, down: { 0: 2 }, reserve: { 0: 3 } });
    given({ hand: { 0: ['res-generator'] }, up: { 0: 4 }, down: { 0: 1 } })
      .answer(0, 'discard res-generator')
      .expect({ up: { 0: 5 }, down: { 0: 0 }, reserve: { 0: 5 } });
  });
});

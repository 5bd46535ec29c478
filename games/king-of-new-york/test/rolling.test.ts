import { test } from 'vitest';
import { given, reroll } from './given.ts';

test('KNY-37 KNY-38 a Monster rolls six dice, then rerolls any of them up to twice', () => {
  given({ dice: 'energy heal attack celebrity destruction ouch', rolls: 'heal heal energy energy energy' })
    .asked(0, 'rollOrStop')
    .expect({ rerolls: 2, dice: 'energy heal attack celebrity destruction ouch' })
    .answer(0, reroll('attack', 'ouch'))
    .expect({ rerolls: 1, dice: 'energy heal heal celebrity destruction heal' })
    .answer(0, reroll('celebrity', 'destruction', 'heal'))
    .expect({ dice: 'energy energy heal energy energy heal', asked: [0], question: 'chooseSymbolType' });
});

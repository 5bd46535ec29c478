import { lightAnswer, strongPicks } from '@ashtown/bots';
import { makeRng, seedOf } from '@ashtown/engine';
import { expect, test } from 'vitest';
import { type Answer, game } from '../../src/index.ts';
import { given } from '../given.ts';

/** What readers of games of bots have laughed at: normal and better do none of it. */

const answers = (s: ReturnType<typeof given>, seat = 0): string[] => strongPicks(game, s.state, seat);
const named = (s: ReturnType<typeof given>, pick: Answer, seat = 0): readonly string[] =>
  game.ahead!.blunders!(game.view(s.state, seat), seat, s.legal(seat), pick, []);
const rerolled = (answer: string): string[] => answer.split(/: (?:reroll )?/)[1]!.split(' ');

test('KNY-75 nobody flees from Manhattan for a scratch', () => {
  const s = given({
    seats: 2,
    from: 'symbols',
    at: { 1: 'manhattan' },
    star: { 1: 8 },
    dice: 'attack energy energy celebrity heal heal',
  });
  s.answer(0, 'attack').asked(1, 'flee');
  for (const answer of answers(s, 1)) expect(answer).toMatch(/: stay$/);
});

test('KNY-75 nor inside a dream, where a flight would end the turn and the first roll of the next one count for it', () => {
  const s = given({
    seats: 2,
    from: 'symbols',
    at: { 0: 'bronx', 1: 'manhattan' },
    bank: ['super-speed', 'yankee-stadium', 'fury'],
    dice: 'attack attack attack celebrity heal heal',
  });
  s.answer(0, 'heal').answer(0, 'celebrity').asked(1, 'flee');
  for (let i = 0; i < 10; i++) {
    const dream = game.clone(s.state);
    dream.rng = makeRng(seedOf(`dream ${i}`));
    expect(lightAnswer(game, dream, 1, s.legal(1), makeRng(seedOf(`light ${i}`)))).toBe('stay');
  }
});

test('KNY-131 a card that pays is bought with energy to spare', () => {
  const s = given({ from: 'buy', energy: { 0: 9 }, bank: ['extra-head', 'carapace', 'sharp-shooter'] });
  expect(s.legal(0)).toContain('buy extra-head');
  for (const answer of answers(s)) expect(answer).toMatch(/: buy /);
});

test('KNY-38 the Superstar keeps its CELEBRITY', () => {
  const s = given({ from: 'roll', superstar: 0, rolls: 'celebrity celebrity celebrity heal energy ouch' });
  s.asked(0, 'rollOrStop');
  for (const answer of answers(s)) expect(rerolled(answer)).not.toContain('celebrity');
});

test('KNY-38 OUCH is not kept with three Units around', () => {
  const s = given({
    from: 'roll',
    at: { 0: 'queens' },
    units: { queens: { infantry: 2, tank: 1 } },
    life: { 0: 6 },
    rolls: 'ouch attack attack energy energy destruction',
  });
  s.asked(0, 'rollOrStop');
  for (const answer of answers(s)) expect(rerolled(answer)).toContain('ouch');
});

test('KNY-38 equal dice are kept together or thrown together, unless parting them is best', () => {
  const rolled = 'energy energy celebrity celebrity destruction destruction';
  const stacks = { bronx: [['high-rise-2'], ['hospital-3'], ['power-plant-3']] } as const;
  const s = given({ seats: 2, from: 'roll', stacks, rolls: rolled });
  s.asked(0, 'rollOrStop');
  expect(named(s, 'reroll energy')).toEqual(['partedDice']);
  for (const answer of answers(s)) {
    const thrown = rerolled(answer);
    for (const face of new Set(thrown)) expect(thrown.filter((x) => x === face)).toHaveLength(2);
  }
});

test('KNY-38 nobody stops with a reroll left and dice that are good for nothing', () => {
  const s = given({ seats: 2, from: 'roll', rolls: 'celebrity celebrity heal ouch ouch ouch' });
  s.asked(0, 'rollOrStop');
  expect(named(s, 'stop')).toEqual(['stoppedEarly']);
  for (const answer of answers(s)) expect(answer).toMatch(/: reroll /);
});

test('KNY-136 the bank is not swept for nothing', () => {
  const s = given({ from: 'buy', energy: { 0: 2 }, bank: ['king-of-queens', 'of-another-world', 'photo-op'] });
  expect(s.legal(0)).toContain('sweep');
  for (const answer of answers(s)) expect(answer).toMatch(/: finish$/);
});

test('KNY-98 KNY-167 nobody pays for the guard of a Superstar held by somebody else', () => {
  const position = { from: 'buy', energy: { 0: 5 }, bank: ['diva', 'shadow-double', 'drink-the-hudson'] } as const;
  const s = given({ ...position, superstar: 1 });
  expect(s.legal(0)).toContain('buy diva');
  expect(named(s, 'buy diva')).toEqual(['boughtUseless']);
  expect(named(given({ ...position, superstar: 0 }), 'buy diva')).toEqual([]);
  for (const answer of answers(s)) expect(answer).toMatch(/: finish$/);
});

test('KNY-75 KNY-78 KNY-142 nobody flees and lets the attacker in who then has 20 stars', () => {
  const position = {
    seats: 3,
    from: 'symbols',
    at: { 0: 'bronx', 1: 'manhattan', 2: 'queens' },
    life: { 1: 3 },
    units: { manhattan: { infantry: 2 } },
    stacks: { bronx: [['power-plant-3'], ['power-plant-3'], ['hospital-3']] },
    dice: 'attack destruction destruction energy energy heal',
  } as const;
  const s = given({ ...position, star: { 0: 17, 1: 16 } });
  s.answer(0, 'attack').asked(1, 'flee');
  expect(named(s, 'queens', 1)).toEqual(['letWin']);
  expect(named(s, 'stay', 1)).toEqual([]);
  for (const answer of answers(s, 1)) expect(answer).toMatch(/: stay$/);

  const short = given({ ...position, star: { 0: 16, 1: 16 } });
  short.answer(0, 'attack').asked(1, 'flee');
  expect(named(short, 'queens', 1)).toEqual([]);
});

test('KNY-78 KNY-132 KNY-205 the attacker who would buy the last stars in Manhattan is not let in either', () => {
  const position = { seats: 3, from: 'symbols', at: { 1: 'manhattan' }, star: { 0: 17 }, energy: { 0: 3 } } as const;
  const bank = ['central-park', 'extra-head', 'shadow-double'] as const;
  const s = given({ ...position, bank, dice: 'attack energy heal heal celebrity celebrity' });
  s.answer(0, 'attack').asked(1, 'flee');
  expect(named(s, 'queens', 1)).toEqual(['letWin']);
  const poor = given({ ...position, bank, dice: 'attack heal heal heal celebrity celebrity' });
  poor.answer(0, 'attack').asked(1, 'flee');
  expect(named(poor, 'queens', 1)).toEqual([]);
});

test('KNY-79 KNY-143 one may flee where the attacker would be shot before it wins', () => {
  const s = given({
    seats: 3,
    from: 'symbols',
    at: { 1: 'manhattan' },
    star: { 0: 19 },
    life: { 0: 2 },
    units: { manhattan: { infantry: 2 } },
    dice: 'attack ouch heal heal celebrity celebrity',
  });
  s.answer(0, 'attack').asked(1, 'flee');
  expect(named(s, 'queens', 1)).toEqual([]);
});

test('KNY-104 of more than three OUCH the others are thrown again', () => {
  const s = given({ from: 'roll', at: { 1: 'manhattan' }, rolls: 'energy attack ouch ouch ouch ouch' });
  s.asked(0, 'rollOrStop');
  expect(named(s, 'reroll attack')).toEqual(['keptUseless']);
  for (const answer of answers(s)) expect(rerolled(answer)).toContain('ouch');
});

test('KNY-58 HEAL is not kept by the unhurt, unless Units may still hurt them', () => {
  const position = {
    from: 'roll',
    at: { 1: 'manhattan' },
    rolls: 'energy energy energy heal destruction ouch',
  } as const;
  const s = given(position);
  s.asked(0, 'rollOrStop');
  expect(named(s, 'reroll ouch')).toEqual(['keptUseless']);
  for (const answer of answers(s)) expect(rerolled(answer)).toContain('heal');
  expect(named(given({ ...position, units: { bronx: { infantry: 1 } } }), 'reroll ouch')).toEqual([]);
});

test('KNY-94 nobody stops with a reroll left and a single CELEBRITY, unless shots may hurt', () => {
  const position = {
    from: 'roll',
    at: { 0: 'queens', 1: 'manhattan' },
    rolls: 'energy energy attack attack heal destruction celebrity',
  } as const;
  const s = given(position);
  s.answer(0, 'reroll heal').asked(0, 'rollOrStop');
  expect(named(s, 'stop')).toEqual(['stoppedEarly']);
  expect(named(s, 'reroll celebrity')).toEqual([]);
  for (const answer of answers(s)) expect(rerolled(answer)).toContain('celebrity');
  const among = (jet: number): readonly string[] => {
    const shot = given({ ...position, units: { queens: { jet } } });
    shot.answer(0, 'reroll heal').asked(0, 'rollOrStop');
    return named(shot, 'stop');
  };
  expect(among(1)).toEqual(['stoppedEarly']);
  expect(among(2)).toEqual([]);
});

test('KNY-58 KNY-86 nobody takes a hospital for one life and leaves two stars', () => {
  const position = {
    from: 'symbols',
    stacks: { bronx: [['hospital-2'], ['high-rise-2'], ['power-plant-3']] },
    dice: 'destruction destruction heal heal ouch ouch',
  } as const;
  const s = given({ ...position, life: { 0: 9 } });
  s.answer(0, 'destruction').asked(0, 'destroyObject');
  expect(named(s, 'building bronx 0')).toEqual(['poorObject']);
  for (const answer of answers(s)) expect(answer).toMatch(/: building bronx 1$/);
  const wounded = given({ ...position, life: { 0: 8 } });
  wounded.answer(0, 'destruction').asked(0, 'destroyObject');
  expect(named(wounded, 'building bronx 0')).toEqual([]);
});

test('KNY-84 KNY-91 nobody takes one star for two points and leaves two stars', () => {
  const dice = 'destruction destruction heal heal celebrity celebrity';
  const s = given({ from: 'symbols', dice, stacks: { bronx: [['high-rise-1'], ['high-rise-2'], ['hospital-3']] } });
  s.answer(0, 'destruction').asked(0, 'destroyObject');
  expect(named(s, 'building bronx 0')).toEqual(['poorObject']);
  for (const answer of answers(s)) expect(answer).toMatch(/: building bronx 1$/);

  const other = given({
    from: 'symbols',
    dice,
    stacks: { bronx: [['high-rise-1'], ['high-rise-2'], ['high-rise-1']] },
  });
  other.answer(0, 'destruction').asked(0, 'destroyObject');
  expect(named(other, 'building bronx 0')).toEqual([]);
});

test('KNY-38 KNY-142 dice that win are not thrown again', () => {
  const s = given({
    from: 'roll',
    at: { 1: 'manhattan' },
    star: { 0: 18 },
    rolls: 'energy heal attack destruction destruction ouch',
  });
  s.asked(0, 'rollOrStop');
  expect(named(s, 'reroll destruction destruction')).toEqual(['leftWin']);
  expect(named(s, 'stop')).toEqual([]);
  for (const answer of answers(s)) expect(rerolled(answer)).not.toContain('destruction');
});

test('KNY-43 KNY-106 KNY-142 whoever wins with these dice throws none of them again, unless that is forced', () => {
  const position = {
    from: 'roll',
    at: { 0: 'manhattan' },
    star: { 0: 17 },
    life: { 0: 4 },
    statue: 1,
    units: { manhattan: { infantry: 2, jet: 1 } },
    rolls: 'attack celebrity destruction ouch ouch ouch',
  } as const;
  const s = given(position);
  s.asked(0, 'rollOrStop');
  expect(named(s, 'reroll attack celebrity')).toEqual(['leftWin']);
  for (const answer of answers(s)) expect(answer).toMatch(/: stop$/);
  const forced = given({ ...position, cards: { 1: ['jinx-aura'] } });
  expect(named(forced, 'reroll attack celebrity')).toEqual([]);
});

test('KNY-38 KNY-96 nobody stops where the dice would win more often than not', () => {
  const s = given({
    from: 'roll',
    at: { 1: 'manhattan' },
    star: { 0: 16 },
    life: { 0: 1 },
    cards: { 0: ['bulletproof'] },
    units: { bronx: { infantry: 1 } },
    superstar: 0,
    statue: 1,
    rolls: 'energy heal attack attack attack celebrity',
  });
  s.asked(0, 'rollOrStop');
  expect(named(s, 'stop')).toEqual(['leftWin']);
  for (const answer of answers(s)) expect(answer).toMatch(/: reroll /);
});

test('KNY-38 KNY-144 an attack on the last rival that kills is not thrown again', () => {
  const s = given({
    from: 'roll',
    at: { 1: 'manhattan' },
    life: { 1: 2 },
    rolls: 'energy heal attack attack celebrity destruction',
  });
  s.asked(0, 'rollOrStop');
  expect(named(s, 'reroll attack attack')).toEqual(['leftWin']);
  expect(named(s, 'stop')).toEqual([]);
  for (const answer of answers(s)) expect(rerolled(answer)).not.toContain('attack');
});

test('KNY-87 KNY-90 nobody destroys before OUCH what brings the only Unit to shoot', () => {
  const s = given({
    from: 'roll',
    at: { 1: 'manhattan' },
    rolls: 'destruction destruction destruction ouch energy energy',
  });
  s.answer(0, 'stop').asked(0, 'chooseSymbolType');
  expect(named(s, 'destruction')).toEqual(['invitedShots']);
  expect(named(s, 'ouch')).toEqual([]);
  for (const answer of answers(s)) expect(answer).not.toMatch(/: destruction$/);
});

test('KNY-90 KNY-111 nobody destroys before OUCH what brings one more Unit to shoot, unless it destroys one or may leave', () => {
  const position = {
    from: 'symbols',
    at: { 0: 'queens', 1: 'manhattan' },
    life: { 0: 6 },
    units: { queens: { jet: 1 } },
    stacks: { queens: [['high-rise-2'], ['high-rise-2'], ['hospital-3']] },
    dice: 'destruction destruction ouch energy energy energy',
  } as const;
  const s = given(position);
  expect(named(s, 'destruction')).toEqual(['invitedShots']);
  for (const answer of answers(s)) expect(answer).not.toMatch(/: destruction$/);
  const hunted = given({ ...position, units: { queens: { infantry: 1 } } });
  expect(named(hunted, 'destruction')).toEqual([]);
  const attacking = { ...position, dice: 'destruction destruction ouch attack energy energy' } as const;
  expect(named(given({ ...attacking, life: { 0: 6, 1: 8 } }), 'destruction')).toEqual([]);
  // Nobody leaves Manhattan for a scratch.
  expect(named(given({ ...attacking, life: { 0: 6, 1: 9 } }), 'destruction')).toEqual(['invitedShots']);
  const dying = given({ ...position, life: { 0: 1 } });
  expect(named(dying, 'destruction')).toEqual([]);
});

test('KNY-58 KNY-111 nobody unhurt destroys before OUCH although a Unit could be destroyed for next to nothing', () => {
  const position = {
    seats: 2,
    from: 'symbols',
    at: { 0: 'brooklyn', 1: 'manhattan' },
    star: { 1: 5 },
    statue: 1,
    units: { brooklyn: { infantry: 1 } },
    stacks: { brooklyn: [['high-rise-2'], ['high-rise-1'], ['high-rise-1']] },
    dice: 'attack celebrity destruction destruction ouch ouch',
  } as const;
  const s = given(position);
  expect(named(s, 'destruction')).toEqual(['invitedShots']);
  expect(named(s, 'ouch')).toEqual([]);
  for (const answer of answers(s)) expect(answer).not.toMatch(/: destruction$/);
  expect(named(given({ ...position, life: { 0: 9 } }), 'destruction')).toEqual([]);
  expect(named(given({ ...position, units: { brooklyn: { infantry: 7 } } }), 'destruction')).toEqual([]);
  expect(named(given({ ...position, cards: { 0: ['trophy-hunter'] } }), 'destruction')).toEqual([]);
});

test('KNY-59 KNY-79 nobody attacks before HEAL and lets whoever flees make it worthless', () => {
  const position = {
    seats: 2,
    from: 'symbols',
    at: { 0: 'bronx', 1: 'manhattan' },
    life: { 0: 7 },
    dice: 'heal heal heal attack energy energy',
  } as const;
  const s = given(position);
  expect(named(s, 'attack')).toEqual(['attackedEarly']);
  expect(named(s, 'heal')).toEqual([]);
  for (const answer of answers(s)) expect(answer).not.toMatch(/: attack$/);
  expect(named(given({ ...position, life: { 0: 10 } }), 'attack')).toEqual([]);
  expect(named(given({ ...position, at: { 0: 'manhattan', 1: 'bronx' } }), 'attack')).toEqual([]);
  expect(named(given({ ...position, life: { 0: 7, 1: 1 } }), 'attack')).toEqual([]);
  const shot = given({ ...position, units: { bronx: { jet: 2 } }, dice: 'heal heal heal heal attack ouch' });
  expect(named(shot, 'attack')).toEqual([]);
});

test('KNY-79 KNY-104 nobody attacks before OUCH and takes the shots that were for the Monster in Manhattan', () => {
  const position = {
    seats: 2,
    from: 'symbols',
    at: { 0: 'bronx', 1: 'manhattan' },
    statue: 0,
    units: { manhattan: { infantry: 1, jet: 1, tank: 1 } },
    dice: 'ouch ouch ouch attack destruction energy',
  } as const;
  const s = given(position);
  expect(named(s, 'attack')).toEqual(['attackedEarly']);
  expect(named(s, 'ouch')).toEqual([]);
  for (const answer of answers(s)) expect(answer).not.toMatch(/: attack$/);
  const safer = given({ ...position, units: { bronx: { infantry: 1, jet: 1, tank: 1 } } });
  expect(named(safer, 'attack')).toEqual([]);
  const stinking = given({ ...position, cards: { 0: ['stink-attack'] } });
  expect(named(stinking, 'attack')).toEqual([]);
});

test('KNY-65 KNY-67 KNY-171 of two Monsters neither pays for Fireball', () => {
  const position = {
    from: 'buy',
    at: { 0: 'manhattan' },
    energy: { 0: 4 },
    bank: ['fireball', 'shadow-double', 'drink-the-hudson'],
  } as const;
  const s = given({ ...position, seats: 2 });
  expect(s.legal(0)).toContain('buy fireball');
  expect(named(s, 'buy fireball')).toEqual(['boughtUseless']);
  for (const answer of answers(s)) expect(answer).not.toMatch(/: buy fireball$/);
  expect(named(given({ ...position, seats: 3 }), 'buy fireball')).toEqual([]);
});

test('KNY-191 nobody keeps three Units that shoot at nobody else, unless a card lives on them', () => {
  const position = {
    seats: 3,
    from: 'move',
    at: { 0: 'bronx', 1: 'manhattan', 2: 'staten-island' },
    cards: { 0: ['stink-attack'] },
    units: { queens: { infantry: 2, tank: 1 } },
  } as const;
  const arrived = (changed: Partial<Parameters<typeof given>[0]> = {}): ReturnType<typeof given> => {
    const s = given({ ...position, ...changed });
    s.answer(0, 'queens').asked(0, 'stinkAttack');
    return s;
  };
  const s = arrived();
  expect(named(s, 'done')).toEqual(['keptUnits']);
  for (const answer of answers(s)) expect(answer).toMatch(/: send /);
  expect(named(arrived({ units: { queens: { infantry: 2 } } }), 'done')).toEqual([]);
  expect(named(arrived({ cards: { 0: ['stink-attack', 'fury'] } }), 'done')).toEqual([]);
  expect(named(arrived({ at: { 0: 'bronx', 1: 'manhattan', 2: 'queens' } }), 'done')).toEqual([]);
});

test('KNY-59 HEAL is not kept in Manhattan, where a single Unit frightens only the badly wounded', () => {
  const position = {
    from: 'roll',
    at: { 0: 'manhattan' },
    units: { manhattan: { infantry: 1 } },
    rolls: 'energy heal attack destruction destruction destruction',
  } as const;
  const s = given({ ...position, life: { 0: 6 } });
  s.asked(0, 'rollOrStop');
  expect(named(s, 'reroll attack')).toEqual(['keptUseless']);
  expect(named(s, 'reroll heal attack')).toEqual([]);
  for (const answer of answers(s)) expect(rerolled(answer)).toContain('heal');
  // What frightens the badly wounded on the last reroll can be thrown again before it.
  expect(named(given({ ...position, life: { 0: 4 } }), 'reroll attack')).toEqual(['keptUseless']);
  expect(named(given({ ...position, life: { 0: 2 } }), 'reroll attack')).toEqual([]);
  const last = given({ ...position, life: { 0: 4 }, rolls: `${position.rolls} attack` });
  last.answer(0, 'reroll attack').asked(0, 'rollOrStop');
  expect(named(last, 'reroll attack')).toEqual([]);
  // KNY-221: who may leave Manhattan before it resolves HEAL may want it.
  expect(named(given({ ...position, life: { 0: 6 }, extra: true, subway: true }), 'reroll attack')).toEqual([]);
  expect(named(given({ ...position, life: { 0: 6 }, cards: { 0: ['artificial-heart'] } }), 'reroll attack')).toEqual(
    [],
  );
});

test('KNY-102 KNY-104 KNY-107 OUCH is not kept where it neither takes the Statue nor hurts anybody', () => {
  const position = {
    seats: 2,
    from: 'roll',
    at: { 0: 'manhattan', 1: 'queens' },
    statue: 0,
    superstar: 1,
    rolls: 'energy heal attack attack destruction ouch celebrity',
  } as const;
  const last = (changed: Partial<Parameters<typeof given>[0]> = {}): ReturnType<typeof given> => {
    const s = given({ ...position, ...changed });
    s.answer(0, 'reroll heal').asked(0, 'rollOrStop');
    return s;
  };
  const s = last();
  expect(named(s, 'reroll celebrity')).toEqual(['keptUseless']);
  expect(named(s, 'reroll celebrity ouch')).toEqual([]);
  for (const answer of answers(s)) expect(rerolled(answer)).toContain('ouch');
  expect(named(last({ statue: 1 }), 'reroll celebrity')).toEqual(['keptUseless']);
  // Three of them would take the Statue, or shoot at the rival.
  expect(named(last({ statue: 1 }), 'reroll energy celebrity')).toEqual([]);
  expect(named(last({ units: { queens: { jet: 1 } } }), 'reroll energy celebrity')).toEqual([]);
  expect(named(last({ cards: { 0: ['carapace'] } }), 'reroll celebrity')).toEqual([]);
});

test('KNY-84 KNY-126 whoever is unhurt moves where there are stars to be had, and nobody among Units for no more of them', () => {
  const position = {
    seats: 2,
    from: 'move',
    at: { 0: 'queens', 1: 'manhattan' },
    stacks: {
      queens: [['hospital-2'], ['hospital-3'], ['power-plant-2']],
      bronx: [['power-plant-2'], ['high-rise-1'], ['high-rise-1']],
      brooklyn: [['high-rise-1'], ['high-rise-1'], ['high-rise-2']],
      'staten-island': [['high-rise-1'], ['high-rise-1'], ['high-rise-1']],
    },
    units: { bronx: { infantry: 1 }, brooklyn: { jet: 1 } },
    star: { 0: 5, 1: 9 },
  } as const;
  const s = given({ ...position, life: { 0: 8, 1: 7 } });
  s.asked(0, 'moveStep');
  for (const answer of answers(s)) expect(answer).toMatch(/: staten-island$/);
  const poor = {
    ...position.stacks,
    'staten-island': [['high-rise-1'], ['power-plant-3'], ['power-plant-3']],
  } as const;
  const wounded = given({ ...position, stacks: poor, life: { 0: 2, 1: 7 } });
  for (const answer of answers(wounded)) expect(answer).toMatch(/: stay$/);
});

test('KNY-94 KNY-158 a card that minds HEAL is no reason to keep CELEBRITY', () => {
  const position = {
    from: 'roll',
    at: { 0: 'bronx', 1: 'manhattan' },
    rolls: 'energy energy attack attack heal destruction celebrity',
  } as const;
  const s = given({ ...position, cards: { 0: ['artificial-heart'] } });
  s.answer(0, 'reroll heal').asked(0, 'rollOrStop');
  expect(named(s, 'stop')).toEqual(['stoppedEarly']);
  const lit = given({ ...position, cards: { 0: ['personal-spotlight'] } });
  lit.answer(0, 'reroll heal').asked(0, 'rollOrStop');
  expect(named(lit, 'stop')).toEqual([]);
});

test('KNY-38 KNY-104 KNY-144 three OUCH are not thrown again where the shots and an ATTACK more eliminate the last rival', () => {
  const position = {
    seats: 2,
    from: 'roll',
    at: { 0: 'staten-island', 1: 'manhattan' },
    life: { 0: 2, 1: 5 },
    star: { 0: 12, 1: 13 },
    statue: 0,
    superstar: 1,
    units: { manhattan: { infantry: 1, jet: 2 }, 'staten-island': { infantry: 1 } },
    rolls: 'heal attack destruction ouch ouch ouch',
  } as const;
  const s = given(position);
  s.asked(0, 'rollOrStop');
  expect(named(s, 'reroll attack ouch ouch ouch')).toEqual(['leftWin']);
  expect(named(s, 'reroll heal destruction')).toEqual([]);
  for (const answer of answers(s)) expect(rerolled(answer)).not.toContain('ouch');
  // The rival has to be within reach of the shots, and the shots must not kill first.
  const safe = given({ ...position, units: { 'staten-island': { infantry: 1 } } });
  expect(named(safe, 'reroll attack ouch ouch ouch')).toEqual([]);
  const shot = given({
    ...position,
    life: { 0: 1, 1: 5 },
    units: { ...position.units, 'staten-island': { infantry: 3 } },
  });
  expect(named(shot, 'reroll attack ouch ouch ouch')).toEqual([]);
});

test('KNY-38 KNY-104 KNY-144 nor where it takes a lucky ATTACK: a win in reach counts beside what else the dice bring', () => {
  const s = given({
    seats: 2,
    from: 'roll',
    at: { 0: 'staten-island', 1: 'manhattan' },
    life: { 0: 6, 1: 7 },
    star: { 0: 12, 1: 12 },
    statue: 0,
    superstar: 1,
    units: { manhattan: { infantry: 3, tank: 1 } },
    rolls: 'attack attack destruction ouch ouch ouch',
  });
  s.asked(0, 'rollOrStop');
  expect(named(s, 'reroll ouch ouch ouch')).toEqual([]);
  for (const answer of answers(s)) expect(rerolled(answer)).toEqual(['destruction']);
});

test('KNY-86 KNY-88 nobody destroys Infantry for a life and leaves more stars, unless shots are to be feared or in Manhattan', () => {
  const position = {
    seats: 3,
    from: 'symbols',
    at: { 0: 'bronx' },
    units: { bronx: { infantry: 1 } },
    stacks: { bronx: [['high-rise-1'], ['high-rise-2'], ['high-rise-3']] },
    dice: 'destruction destruction destruction attack energy celebrity',
  } as const;
  const spending = (changed: Partial<Parameters<typeof given>[0]> = {}): ReturnType<typeof given> => {
    const s = given({ ...position, life: { 0: 7 }, ...changed });
    s.answer(0, 'destruction').asked(0, 'destroyObject');
    return s;
  };
  const s = spending();
  expect(named(s, 'unit bronx infantry')).toEqual(['poorObject']);
  expect(named(s, 'building bronx 2')).toEqual([]);
  for (const answer of answers(s)) expect(answer).not.toMatch(/infantry$/);
  expect(named(spending({ life: { 0: 4 } }), 'unit bronx infantry')).toEqual([]);
  expect(named(spending({ cards: { 0: ['trophy-hunter'] } }), 'unit bronx infantry')).toEqual([]);
  const shot = spending({ dice: 'destruction destruction destruction attack energy ouch' });
  expect(named(shot, 'unit bronx infantry')).toEqual([]);
  const inside = { at: { 0: 'manhattan' }, units: { manhattan: { infantry: 1 } } } as const; // KNY-129
  const stacks = { manhattan: position.stacks.bronx } as const;
  expect(named(spending({ ...inside, stacks }), 'unit manhattan infantry')).toEqual([]);
});

test('KNY-58 KNY-84 nobody takes a hospital for one life where Infantry gives it and High-rises give stars besides', () => {
  const position = {
    from: 'symbols',
    units: { bronx: { infantry: 1 } },
    stacks: { bronx: [['high-rise-1'], ['hospital-3'], ['high-rise-1']] },
    dice: 'destruction destruction destruction destruction energy celebrity',
  } as const;
  const s = given({ ...position, life: { 0: 9 } });
  s.answer(0, 'destruction').asked(0, 'destroyObject');
  expect(named(s, 'building bronx 1')).toEqual(['poorObject']);
  expect(named(s, 'unit bronx infantry')).toEqual([]);
  for (const answer of answers(s)) expect(answer).not.toMatch(/: building bronx 1$/);
  const wounded = given({ ...position, life: { 0: 7 } });
  wounded.answer(0, 'destruction').asked(0, 'destroyObject');
  expect(named(wounded, 'building bronx 1')).toEqual([]);
});

test('KNY-79 KNY-102 nobody resolves OUCH among Units before the ATTACK that may lead away from them', () => {
  const position = {
    seats: 3,
    from: 'symbols',
    at: { 0: 'bronx', 1: 'manhattan', 2: 'queens' },
    units: { bronx: { infantry: 3 } },
    dice: 'attack attack attack celebrity energy ouch',
  } as const;
  const s = given(position);
  expect(named(s, 'ouch')).toEqual(['shotEarly']);
  expect(named(s, 'attack')).toEqual([]);
  for (const answer of answers(s)) expect(answer).not.toMatch(/: ouch$/);
  expect(named(given({ ...position, life: { 1: 3 } }), 'ouch')).toEqual([]);
  expect(named(given({ ...position, units: { bronx: { infantry: 3 }, manhattan: { jet: 3 } } }), 'ouch')).toEqual([]);
  expect(named(given({ ...position, dice: 'attack attack heal celebrity energy ouch' }), 'ouch')).toEqual([]);
  expect(named(given({ ...position, dice: 'attack attack destruction celebrity energy ouch' }), 'ouch')).toEqual([]);
  const two = { ...position, dice: 'attack attack celebrity energy ouch ouch' } as const;
  expect(named(given(two), 'ouch')).toEqual(['shotEarly']);
  expect(named(given({ ...two, at: { ...position.at, 2: 'bronx' } }), 'ouch')).toEqual([]);
  expect(named(given({ ...position, cards: { 0: ['stink-attack'] } }), 'ouch')).toEqual([]);
});

test('KNY-90 KNY-102 a single OUCH hits nobody else: nobody brings the Unit that shoots because a rival stands beside', () => {
  const position = {
    seats: 3,
    from: 'symbols',
    at: { 0: 'queens', 1: 'queens', 2: 'manhattan' },
    stacks: { queens: [['high-rise-2'], ['high-rise-2'], ['hospital-3']] },
    dice: 'destruction destruction ouch energy energy energy',
  } as const;
  const s = given(position);
  expect(named(s, 'destruction')).toEqual(['invitedShots']);
  for (const answer of answers(s)) expect(answer).not.toMatch(/: destruction$/);
  const both = given({ ...position, dice: 'destruction destruction ouch ouch energy energy' });
  expect(named(both, 'destruction')).toEqual([]);
});

test('KNY-215 nobody gives up stars for Next Stage, unless badly wounded and far from the win', () => {
  const position = {
    from: 'buy',
    energy: { 0: 5 },
    bank: ['next-stage', 'shadow-double', 'drink-the-hudson'],
  } as const;
  const healthy = given({ ...position, seats: 6, at: { 0: 'manhattan' }, star: { 0: 5 }, life: { 0: 7 } });
  expect(healthy.legal(0)).toContain('buy next-stage');
  expect(named(healthy, 'buy next-stage')).toEqual(['boughtUseless']);
  for (const answer of answers(healthy)) expect(answer).not.toMatch(/: buy next-stage$/);
  const ahead = given({ ...position, star: { 0: 12 }, life: { 0: 4 } });
  expect(named(ahead, 'buy next-stage')).toEqual(['boughtUseless']);
  const dying = given({ ...position, star: { 0: 5 }, life: { 0: 2 } });
  expect(named(dying, 'buy next-stage')).toEqual([]);
});

test('KNY-130 KNY-212 nobody unhurt pays to move from a single Unit to where there are no better High-rises', () => {
  const position = {
    seats: 3,
    from: 'move',
    at: { 0: 'bronx', 1: 'manhattan', 2: 'staten-island' },
    energy: { 0: 2 },
    bank: ['new-york-marathon', 'shadow-double', 'drink-the-hudson'],
    units: { bronx: { jet: 1 } },
    stacks: {
      bronx: [['power-plant-2'], ['high-rise-1'], ['high-rise-1']],
      brooklyn: [['hospital-3'], ['power-plant-3'], ['hospital-3']],
      queens: [['high-rise-2'], ['high-rise-1'], ['high-rise-1']],
    },
  } as const;
  const s = given(position);
  expect(named(s, 'brooklyn')).toEqual(['paidMove']);
  expect(named(s, 'queens')).toEqual([]);
  for (const answer of answers(s)) expect(answer).not.toMatch(/: brooklyn$/);
  expect(named(given({ ...position, bank: ['carapace', 'shadow-double', 'drink-the-hudson'] }), 'brooklyn')).toEqual(
    [],
  );
  expect(named(given({ ...position, units: { bronx: { jet: 2 } } }), 'brooklyn')).toEqual([]);
  expect(named(given({ ...position, life: { 0: 6 } }), 'brooklyn')).toEqual([]);
  expect(named(given({ ...position, cards: { 0: ['tourist'] } }), 'brooklyn')).toEqual([]);
});

test('KNY-130 KNY-193 KNY-212 what New York Marathon does not charge is not paid for', () => {
  const position = {
    seats: 3,
    at: { 0: 'bronx', 1: 'queens', 2: 'staten-island' },
    energy: { 0: 2 },
    bank: ['new-york-marathon', 'shadow-double', 'drink-the-hudson'],
    stacks: {
      manhattan: [['hospital-3'], ['power-plant-3'], ['power-plant-3']],
      bronx: [['power-plant-2'], ['high-rise-1'], ['high-rise-1']],
      brooklyn: [['hospital-3'], ['power-plant-3'], ['hospital-3']],
    },
  } as const;
  const fast = given({ ...position, active: 0, from: 'turn', cards: { 0: ['super-speed'] } });
  fast.asked(0, 'superSpeedMove');
  expect(named(fast, 'manhattan')).toEqual([]);
  const occupied = { ...position, at: { ...position.at, 1: 'manhattan' } } as const;
  const away = given({ ...occupied, active: 0, from: 'turn', cards: { 0: ['super-speed'] } });
  away.asked(0, 'superSpeedMove');
  expect(named(away, 'brooklyn')).toEqual([]);
  const riding = given({ ...position, from: 'move', subway: true });
  riding.asked(0, 'moveStep');
  expect(named(riding, 'manhattan')).toEqual([]);
});

test('KNY-38 KNY-84 DESTRUCTION that brings a star is not thrown on the last reroll, unless for a set of other dice', () => {
  const position = {
    seats: 3,
    from: 'roll',
    at: { 0: 'bronx', 1: 'manhattan' },
    life: { 0: 5 },
    statue: 0,
    stacks: { bronx: [['high-rise-1'], ['power-plant-2'], ['hospital-2']] },
    rolls: 'heal heal attack celebrity destruction ouch ouch',
  } as const;
  const last = (changed: Partial<Parameters<typeof given>[0]> = {}): ReturnType<typeof given> => {
    const s = given({ ...position, ...changed });
    s.answer(0, 'reroll ouch').asked(0, 'rollOrStop');
    return s;
  };
  const s = last();
  expect(named(s, 'reroll celebrity destruction ouch')).toEqual(['threwStars']);
  expect(named(s, 'reroll celebrity ouch')).toEqual([]);
  for (const answer of answers(s)) expect(rerolled(answer)).not.toContain('destruction');
  const hoping = last({ rolls: 'heal attack celebrity celebrity destruction ouch ouch' });
  expect(named(hoping, 'reroll heal attack destruction ouch')).toEqual([]);
  const idle = last({ stacks: { bronx: [['high-rise-3'], ['power-plant-2'], ['hospital-2']] } });
  expect(named(idle, 'reroll celebrity destruction ouch')).toEqual([]);
});

test('KNY-53 KNY-111 KNY-142 a win that is sure is not lost by the order of the symbols', () => {
  const position = {
    seats: 2,
    from: 'symbols',
    at: { 0: 'queens', 1: 'manhattan' },
    star: { 0: 16, 1: 14 },
    life: { 0: 4, 1: 7 },
    superstar: 0,
    statue: 0,
    units: { queens: { infantry: 1, jet: 2 }, manhattan: { infantry: 4, tank: 1 } },
    stacks: { queens: [['high-rise-2'], ['power-plant-2'], ['high-rise-1']] },
    dice: 'energy celebrity celebrity destruction destruction ouch',
  } as const;
  const s = given(position);
  expect(named(s, 'destruction')).toEqual(['leftWin']);
  expect(named(s, 'ouch')).toEqual([]);
  for (const answer of answers(s)) expect(answer).not.toMatch(/: destruction$/);
  const short = given({ ...position, star: { 0: 15, 1: 14 } });
  expect(named(short, 'destruction')).toEqual([]);
  expect(named(given({ ...position, life: { 0: 5, 1: 7 } }), 'destruction')).toEqual([]);
  const hunting = given({
    ...position,
    dice: 'celebrity celebrity destruction destruction destruction destruction ouch',
  });
  expect(named(hunting, 'destruction')).toEqual([]);
  for (const card of ['carapace', 'of-another-world', 'seismic-ray', 'trophy-hunter'])
    expect(named(given({ ...position, cards: { 0: [card] } }), 'destruction')).toEqual([]);

  const healing = given({
    ...position,
    life: { 0: 3, 1: 7 },
    dice: 'heal celebrity celebrity destruction destruction ouch',
  });
  expect(named(healing, 'ouch')).toEqual(['leftWin']);
  expect(named(healing, 'heal')).toEqual([]);
  const drawn = { ...position, dice: 'attack celebrity celebrity destruction destruction ouch' } as const;
  const attacking = given(drawn);
  expect(named(attacking, 'attack')).toEqual(['leftWin']);
  expect(named(given({ ...drawn, web: { 0: 1 } }), 'attack')).toEqual([]);
});

test('KNY-75 KNY-111 KNY-213 symbols in any order where one more Unit is borne, and nobody may flee from the ATTACK', () => {
  const borne = given({
    seats: 2,
    from: 'symbols',
    at: { 0: 'queens', 1: 'manhattan' },
    star: { 0: 18 },
    stacks: { queens: [['high-rise-2'], ['hospital-3'], ['hospital-3']] },
    dice: 'destruction destruction ouch heal energy energy',
  });
  expect(named(borne, 'destruction')).not.toContain('leftWin');

  const position = {
    seats: 2,
    from: 'symbols',
    at: { 0: 'queens', 1: 'manhattan' },
    star: { 0: 18 },
    stacks: {
      queens: [['high-rise-2'], ['hospital-3'], ['hospital-3']],
      manhattan: [['power-plant-3'], ['power-plant-3'], ['hospital-3']],
    },
    bank: ['carapace', 'shadow-double', 'drink-the-hudson'],
    dice: 'attack attack attack destruction destruction energy',
  } as const;
  expect(named(given(position), 'attack')).toEqual(['leftWin']);
  expect(named(given({ ...position, life: { 1: 2 } }), 'attack')).toEqual([]);
  const dear = { ...position, bank: ['new-york-marathon', 'shadow-double', 'drink-the-hudson'] } as const;
  expect(named(given({ ...dear, energy: { 1: 2 } }), 'attack')).toEqual(['leftWin']);
  expect(named(given({ ...dear, energy: { 1: 1 } }), 'attack')).toEqual([]);
});

test('KNY-101 KNY-193 nobody moves among Units that could eliminate it before it rolls, unless there is more to have', () => {
  const position = {
    seats: 3,
    active: 0,
    from: 'turn',
    at: { 0: 'queens', 1: 'manhattan', 2: 'queens' },
    life: { 0: 1 },
    cards: { 0: ['super-speed'] },
    units: { bronx: { infantry: 1 }, brooklyn: { infantry: 2 }, 'staten-island': { tank: 1 } },
    stacks: {
      queens: [['high-rise-2'], ['power-plant-2'], ['high-rise-1']],
      bronx: [['high-rise-2'], ['power-plant-2'], ['power-plant-3']],
      brooklyn: [['hospital-2'], ['power-plant-2'], ['power-plant-3']],
      'staten-island': [['high-rise-3'], ['high-rise-1'], ['power-plant-3']],
    },
    bank: ['carapace', 'shadow-double', 'drink-the-hudson'],
  } as const;
  const s = given(position);
  s.asked(0, 'superSpeedMove');
  expect(named(s, 'bronx')).toEqual(['soughtShots']);
  expect(named(s, 'brooklyn')).toEqual([]);
  expect(named(s, 'staten-island')).toEqual([]);
  for (const answer of answers(s)) expect(answer).not.toMatch(/: bronx$/);
  expect(named(given({ ...position, life: { 0: 2 } }), 'bronx')).toEqual([]);
  expect(named(given({ ...position, units: { ...position.units, queens: { jet: 1 } } }), 'bronx')).toEqual([]);
  const burning = { 0: ['super-speed'], 2: ['fireball'] };
  expect(named(given({ ...position, cards: burning }), 'bronx')).toEqual([]);
});

test('KNY-38 KNY-211 nobody stops one energy short of a card that wins, whatever else the card does', () => {
  const position = {
    seats: 2,
    from: 'roll',
    at: { 0: 'manhattan', 1: 'staten-island' },
    zone: { 0: 'upper' },
    life: { 0: 7, 1: 8 },
    star: { 0: 15, 1: 9 },
    energy: { 0: 5 },
    statue: 1,
    bank: ['leveler', 'tourist', 'holland-tunnel'],
    rolls: 'energy energy attack attack attack destruction heal',
  } as const;
  const s = given(position);
  s.answer(0, 'reroll destruction').asked(0, 'rollOrStop');
  expect(named(s, 'stop')).toEqual(['leftWin']);
  expect(named(s, 'reroll heal attack attack attack')).toEqual([]);
  for (const answer of answers(s)) expect(rerolled(answer)).toEqual(['heal', 'attack', 'attack', 'attack']);
  const dear = given({ ...position, energy: { 0: 2 } });
  dear.answer(0, 'reroll destruction').asked(0, 'rollOrStop');
  expect(named(dear, 'stop')).toEqual(['stoppedEarly']);
});

test('KNY-33 KNY-106 KNY-142 where somebody wins next unless robbed of the Statue, nobody throws the only OUCH', () => {
  const position = {
    seats: 2,
    from: 'roll',
    at: { 0: 'staten-island', 1: 'manhattan' },
    zone: { 1: 'upper' },
    life: { 0: 9, 1: 10 },
    star: { 0: 10, 1: 18 },
    energy: { 0: 3 },
    statue: 1,
    superstar: 1,
    units: { manhattan: { infantry: 1, jet: 1 } },
    rolls: 'heal heal attack destruction destruction ouch energy',
  } as const;
  const last = (changed: Partial<Parameters<typeof given>[0]> = {}): ReturnType<typeof given> => {
    const s = given({ ...position, ...changed });
    s.answer(0, 'reroll heal').asked(0, 'rollOrStop');
    return s;
  };
  const s = last();
  expect(named(s, 'reroll ouch')).toEqual(['leftHope']);
  expect(named(s, 'stop')).toEqual(['leftHope']);
  expect(named(s, 'reroll energy heal attack destruction destruction')).toEqual([]);
  for (const answer of answers(s)) expect(rerolled(answer)).not.toContain('ouch');
  // Most likely will do, but not whoever is far from it, or to whom nothing can be done.
  expect(named(last({ star: { 0: 10, 1: 17 } }), 'reroll ouch')).toEqual(['leftHope']);
  expect(named(last({ star: { 0: 10, 1: 14 } }), 'reroll ouch')).not.toContain('leftHope');
  expect(named(last({ statue: 0 }), 'reroll ouch')).not.toContain('leftHope');
});

test('KNY-106 KNY-142 nobody throws two OUCH that might rob the Statue of whoever most likely wins next', () => {
  const position = {
    seats: 2,
    from: 'roll',
    at: { 0: 'staten-island', 1: 'manhattan' },
    zone: { 1: 'upper' },
    life: { 0: 6, 1: 5 },
    star: { 0: 8, 1: 17 },
    energy: { 0: 1, 1: 3 },
    superstar: 1,
    statue: 1,
    units: { manhattan: { infantry: 1 } },
    rolls: 'energy attack attack celebrity ouch ouch heal',
  } as const;
  const last = (changed: Partial<Parameters<typeof given>[0]> = {}): ReturnType<typeof given> => {
    const s = given({ ...position, ...changed });
    s.answer(0, 'reroll energy').asked(0, 'rollOrStop');
    return s;
  };
  const s = last();
  expect(named(s, 'reroll heal celebrity ouch ouch')).toEqual(['leftHope']);
  expect(named(s, 'reroll heal attack attack celebrity')).toEqual([]);
  for (const answer of answers(s)) expect(rerolled(answer)).not.toContain('ouch');
  // Not so where dice may be better for something else: it is not that likely, or they may win first.
  expect(named(last({ star: { 0: 8, 1: 14 } }), 'reroll heal celebrity ouch ouch')).toEqual([]);
  expect(named(last({ life: { 0: 6, 1: 3 } }), 'reroll heal celebrity ouch ouch')).toEqual([]);
});

test('KNY-104 KNY-142 KNY-144 whoever would lose next goes for OUCH and ATTACK rather than for stars that come too late', () => {
  const position = {
    seats: 2,
    from: 'roll',
    at: { 0: 'brooklyn', 1: 'manhattan' },
    zone: { 1: 'upper' },
    life: { 1: 6 },
    star: { 0: 7, 1: 18 },
    statue: 0,
    superstar: 1,
    units: { manhattan: { infantry: 3 }, brooklyn: { infantry: 1 } },
    stacks: { brooklyn: [['high-rise-3'], ['high-rise-1'], ['power-plant-2']] },
    rolls: 'heal destruction destruction destruction destruction ouch',
  } as const;
  const s = given(position);
  s.asked(0, 'rollOrStop');
  expect(named(s, 'reroll heal ouch')).toEqual(['leftHope']);
  expect(named(s, 'reroll heal destruction destruction destruction destruction')).toEqual([]);
  for (const answer of answers(s)) expect(rerolled(answer)).toContain('destruction');
  const early = given({ ...position, star: { 0: 7, 1: 12 } });
  expect(named(early, 'reroll heal ouch')).toEqual([]);
});

test('KNY-38 KNY-104 of four OUCH one may be thrown again: they are too many, not parted', () => {
  const s = given({
    seats: 2,
    from: 'roll',
    at: { 0: 'bronx', 1: 'manhattan' },
    star: { 1: 4 },
    units: { bronx: { infantry: 1, jet: 1 } },
    rolls: 'energy celebrity ouch ouch ouch ouch',
  });
  s.asked(0, 'rollOrStop');
  expect(named(s, 'reroll energy celebrity ouch')).toEqual([]);
  expect(named(s, 'reroll energy celebrity ouch ouch')).toEqual(['partedDice']);
});

test('KNY-187 nobody pays for Scavenger while no KEEP card lies in the discard pile', () => {
  const position = { from: 'buy', energy: { 0: 3 }, bank: ['scavenger', 'shadow-double', 'drink-the-hudson'] } as const;
  const s = given({ ...position, discard: ['coney-island'] });
  expect(s.legal(0)).toContain('buy scavenger');
  expect(named(s, 'buy scavenger')).toEqual(['boughtUseless']);
  for (const answer of answers(s)) expect(answer).not.toMatch(/: buy scavenger$/);
  expect(named(given({ ...position, discard: ['carapace'] }), 'buy scavenger')).toEqual([]);
  expect(named(given({ ...position, energy: { 0: 4 } }), 'buy scavenger')).toEqual(['boughtUseless']);
  // A card that is swept must be paid for, too.
  const sweeping = { ...position, bank: ['scavenger', 'universal-soldier', 'drink-the-hudson'] } as const;
  expect(named(given({ ...sweeping, energy: { 0: 9 } }), 'buy scavenger')).toEqual(['boughtUseless']);
  expect(named(given({ ...sweeping, energy: { 0: 10 } }), 'buy scavenger')).toEqual([]);
});

test('KNY-49 KNY-173 Hailing Cabs do not drive away from Buildings that win', () => {
  const position = {
    seats: 2,
    from: 'result',
    at: { 0: 'manhattan', 1: 'staten-island' },
    life: { 0: 5, 1: 9 },
    star: { 0: 15, 1: 10 },
    superstar: 0,
    statue: 1,
    cards: { 0: ['hailing-cabs'] },
    units: { manhattan: { infantry: 2 } },
    stacks: { manhattan: [['high-rise-2'], ['high-rise-1'], ['high-rise-1']] },
    dice: 'heal celebrity celebrity destruction destruction destruction',
  } as const;
  const s = given(position);
  s.asked(0, 'hailingCabs');
  expect(named(s, 'yes')).toEqual(['leftWin']);
  expect(named(s, 'no')).toEqual([]);
  for (const answer of answers(s)) expect(answer).toMatch(/: no$/);
  expect(named(given({ ...position, star: { 0: 14, 1: 10 } }), 'yes')).toEqual([]);
  const crowned = { 0: ['hailing-cabs', 'painbow'] };
  expect(named(given({ ...position, cards: crowned }), 'yes')).toEqual([]);
  s.answer(0, 'no').answer(0, 'destruction').asked(0, 'destroyObject');
  expect(named(s, 'unit manhattan infantry')).toEqual(['poorObject']);
  for (const answer of answers(s)) expect(answer).toMatch(/: building /);
});

test('KNY-49 KNY-173 Hailing Cabs do not drive after a single Infantry and leave two stars, unless shots are to be feared', () => {
  const position = {
    seats: 2,
    from: 'result',
    at: { 0: 'bronx', 1: 'manhattan' },
    life: { 0: 6, 1: 9 },
    star: { 0: 15, 1: 13 },
    energy: { 0: 2, 1: 1 },
    superstar: 0,
    statue: 1,
    cards: { 0: ['hailing-cabs', 'personal-spotlight'] },
    units: { bronx: { infantry: 1 } },
    stacks: { bronx: [['high-rise-2'], ['high-rise-2'], ['hospital-2']] },
    bank: ['scavenger', 'super-speed', 'of-another-world'],
    dice: 'energy heal attack destruction destruction destruction',
  } as const;
  const s = given(position);
  s.asked(0, 'hailingCabs');
  expect(named(s, 'yes')).toEqual(['poorObject']);
  expect(named(s, 'no')).toEqual([]);
  for (const answer of answers(s)) expect(answer).toMatch(/: no$/);
  const among = (changed: Partial<Parameters<typeof given>[0]>): readonly string[] =>
    named(given({ ...position, ...changed }), 'yes');
  expect(among({ units: { bronx: { tank: 1 } } })).toEqual([]);
  expect(among({ units: { bronx: { infantry: 3 } } })).toEqual([]);
  expect(among({ life: { 0: 4 } })).toEqual([]);
  expect(among({ dice: 'energy heal ouch destruction destruction destruction' })).toEqual([]);
  expect(among({ cards: { 0: ['hailing-cabs', 'painbow'] } })).toEqual([]);
  expect(among({ cards: { 0: ['hailing-cabs', 'trophy-hunter'] } })).toEqual([]);
  // A Jet pays for a card, or lets one be bought.
  const jet = { units: { bronx: { jet: 1 } }, stacks: { bronx: [['high-rise-3'], [], []] } } as const;
  expect(among({ ...jet, energy: { 0: 5 } })).toEqual(['poorObject']);
  expect(among({ ...jet, energy: { 0: 4 } })).toEqual([]);
  expect(among({ ...jet, energy: { 0: 5 }, bank: ['scavenger', 'super-speed', 'air-force-one'] })).toEqual([]);
});

test('KNY-51 KNY-163 no die and no symbol that wins is turned into another', () => {
  const position = {
    seats: 2,
    from: 'result',
    at: { 0: 'bronx', 1: 'manhattan' },
    life: { 1: 2 },
    dice: 'attack attack celebrity energy energy heal',
  } as const;
  const soldier = given({ ...position, cards: { 0: ['universal-soldier'] } });
  soldier.asked(0, 'convertSymbols');
  expect(named(soldier, -1)).toEqual(['leftWin']);
  expect(named(soldier, 0)).toEqual([]);
  expect(named(soldier, 1)).toEqual([]);
  const chameleon = given({ ...position, cards: { 0: ['chameleon'] } });
  chameleon.asked(0, 'chameleon');
  expect(named(chameleon, 'turn attack destruction')).toEqual(['leftWin']);
  expect(named(chameleon, 'turn energy destruction')).toEqual([]);
  const titan = given({ ...position, cards: { 0: ['chameleon', 'towering-titan'] } });
  expect(named(titan, 'turn attack destruction')).toEqual([]);
  const carapace = { cards: { 0: ['carapace', 'universal-soldier'] }, carapace: { 0: 1 } };
  const shedding = given({ ...position, ...carapace });
  shedding.asked(0, 'convertSymbols');
  expect(named(shedding, 'shed carapace')).toEqual(['shedEarly']);
  expect(named(shedding, -1)).toEqual(['leftWin']);
});

test('KNY-86 KNY-88 nobody destroys a Jet for two energy and leaves three stars, unless a card is short of energy', () => {
  const position = {
    from: 'symbols',
    at: { 0: 'bronx' },
    life: { 0: 8 },
    energy: { 0: 6 },
    units: { bronx: { jet: 1 } },
    stacks: { bronx: [['high-rise-1'], ['high-rise-1'], ['high-rise-2']] },
    bank: ['new-york-marathon', 'jinx-aura', 'drink-the-hudson'],
    dice: 'destruction destruction destruction heal heal celebrity',
  } as const;
  const spending = (changed: Partial<Parameters<typeof given>[0]> = {}): ReturnType<typeof given> => {
    const s = given({ ...position, ...changed });
    s.answer(0, 'destruction').asked(0, 'destroyObject');
    return s;
  };
  const s = spending();
  expect(named(s, 'unit bronx jet')).toEqual(['poorObject']);
  expect(named(s, 'building bronx 2')).toEqual([]);
  for (const answer of answers(s)) expect(answer).toMatch(/: building /);
  expect(named(spending({ energy: { 0: 5 } }), 'unit bronx jet')).toEqual([]);
  const flying = ['air-force-one', 'jinx-aura', 'drink-the-hudson'] as const; // KNY-133
  expect(named(spending({ bank: flying }), 'unit bronx jet')).toEqual([]);
  expect(named(spending({ life: { 0: 4 } }), 'unit bronx jet')).toEqual([]);
});

test('KNY-38 KNY-168 an ATTACK whose victim drains the energy of the card that wins may be thrown again', () => {
  const position = {
    seats: 2,
    from: 'roll',
    at: { 0: 'bronx', 1: 'manhattan' },
    star: { 0: 17 },
    energy: { 0: 6 },
    bank: ['brooklyn-bridge', 'shadow-double', 'drink-the-hudson'],
    rolls: 'attack heal heal celebrity celebrity ouch',
  } as const;
  const s = given(position);
  s.asked(0, 'rollOrStop');
  expect(named(s, 'reroll attack')).toEqual(['leftWin']);
  const drained = given({ ...position, cards: { 1: ['drain'] } });
  expect(named(drained, 'reroll attack')).not.toContain('leftWin');
  expect(named(drained, 'stop')).toEqual(['leftWin']);
  const apart = given({ ...position, cards: { 1: ['drain'] }, at: { 0: 'bronx', 1: 'queens' } });
  expect(named(apart, 'reroll attack')).toEqual(['leftWin']);
});

test('KNY-86 KNY-177 a Building and the star of Leveler win like a Tank', () => {
  const position = {
    seats: 2,
    from: 'symbols',
    at: { 0: 'bronx', 1: 'manhattan' },
    star: { 0: 17 },
    units: { bronx: { tank: 1 } },
    stacks: { bronx: [['high-rise-2'], ['hospital-3'], ['hospital-3']] },
    dice: 'destruction destruction destruction destruction energy energy',
  } as const;
  const spending = (cards: Partial<Parameters<typeof given>[0]>): readonly string[] => {
    const s = given({ ...position, ...cards });
    s.answer(0, 'destruction').asked(0, 'destroyObject');
    return named(s, 'building bronx 0');
  };
  expect(spending({})).toEqual(['poorObject']);
  expect(spending({ cards: { 0: ['leveler'] } })).toEqual([]);
});

test('KNY-38 KNY-163 whoever wins once Chameleon has turned a die throws no dice again', () => {
  const position = {
    seats: 2,
    from: 'roll',
    at: { 0: 'manhattan', 1: 'brooklyn' },
    zone: { 0: 'upper' },
    life: { 0: 4, 1: 8 },
    star: { 0: 15, 1: 14 },
    superstar: 1,
    units: { manhattan: { tank: 1 } },
    stacks: { manhattan: [['high-rise-2'], ['hospital-2'], ['hospital-2']] },
    bank: ['jinx-aura', 'power-tap', 'sharp-shooter'],
    rolls: 'heal celebrity destruction ouch ouch ouch',
  } as const;
  const s = given({ ...position, cards: { 0: ['chameleon'] } });
  s.asked(0, 'rollOrStop');
  expect(named(s, 'reroll heal celebrity')).toEqual(['leftWin']);
  expect(named(s, 'stop')).toEqual([]);
  for (const answer of answers(s)) expect(answer).toMatch(/: stop$/);
  expect(named(given(position), 'reroll heal celebrity')).toEqual([]);
  const two = given({ ...position, cards: { 0: ['chameleon'] }, star: { 0: 14, 1: 14 } });
  expect(named(two, 'reroll heal celebrity')).toEqual([]);
});

test('KNY-38 KNY-206 the energy of Columbia University that wins is not thrown again', () => {
  const position = {
    seats: 2,
    from: 'roll',
    at: { 0: 'manhattan', 1: 'staten-island' },
    zone: { 0: 'upper' },
    life: { 0: 7, 1: 7 },
    star: { 0: 19, 1: 12 },
    energy: { 0: 3 },
    superstar: 1,
    statue: 0,
    units: { manhattan: { infantry: 1 } },
    stacks: { manhattan: [['high-rise-3'], ['power-plant-2'], ['hospital-3']] },
    bank: ['drain', 'columbia-university', 'subterranean-cable'],
    rolls: 'energy heal heal attack celebrity ouch',
  } as const;
  const s = given(position);
  s.asked(0, 'rollOrStop');
  for (const answer of answers(s)) expect(rerolled(answer)).not.toContain('energy');
  const enough = given({ ...position, energy: { 0: 4 }, rolls: 'energy heal heal attack attack ouch' });
  expect(named(enough, 'reroll heal heal')).toEqual(['leftWin']);
  // Natural Selection could be claimed and mind a CELEBRITY (KNY-179).
  const famous = given({ ...position, energy: { 0: 4 } });
  expect(named(famous, 'reroll celebrity')).toEqual([]);
});

test('KNY-38 KNY-183 the CELEBRITY that wins with Personal Spotlight is not thrown again', () => {
  const position = {
    seats: 2,
    from: 'roll',
    at: { 0: 'bronx', 1: 'manhattan' },
    star: { 0: 18 },
    superstar: 0,
    rolls: 'energy heal attack attack celebrity ouch',
  } as const;
  const s = given({ ...position, cards: { 0: ['personal-spotlight'] } });
  s.asked(0, 'rollOrStop');
  expect(named(s, 'reroll celebrity')).toEqual(['leftWin']);
  expect(named(s, 'stop')).toEqual([]);
  for (const answer of answers(s)) expect(answer).toMatch(/: stop$/);
  expect(named(given(position), 'reroll energy heal attack attack ouch')).toEqual([]);
});

test('KNY-33 KNY-75 nobody flees who most likely wins from Manhattan in the turn that comes next, however little life is left', () => {
  const position = {
    seats: 2,
    from: 'symbols',
    at: { 0: 'staten-island', 1: 'manhattan' },
    zone: { 1: 'upper' },
    life: { 0: 9, 1: 4 },
    star: { 0: 9, 1: 15 },
    superstar: 1,
    statue: 0,
    cards: { 1: ['personal-spotlight', 'tesla-antennae'] },
    units: { manhattan: { infantry: 3 }, brooklyn: { infantry: 2, jet: 1 }, bronx: { infantry: 2 } },
    stacks: {
      manhattan: [['high-rise-2'], ['high-rise-1'], ['high-rise-1']],
      bronx: [['hospital-2'], ['high-rise-2'], ['hospital-3']],
      queens: [['hospital-2'], ['high-rise-1'], ['hospital-3']],
      brooklyn: [['high-rise-2'], ['high-rise-2'], ['power-plant-2']],
      'staten-island': [['power-plant-3'], ['high-rise-1'], ['high-rise-1']],
    },
    bank: ['natural-selection', 'diva', 'drink-the-hudson'],
    dice: 'energy energy heal attack attack attack',
  } as const;
  const attacked = (changed: Partial<Parameters<typeof given>[0]> = {}): ReturnType<typeof given> => {
    const s = given({ ...position, ...changed });
    s.answer(0, 'attack').asked(1, 'flee');
    return s;
  };
  const s = attacked();
  expect(named(s, 'queens', 1)).toEqual(['fledWin']);
  expect(named(s, 'stay', 1)).toEqual([]);
  for (const answer of answers(s, 1)) expect(answer).toMatch(/: stay$/);
  // Too far from the win, or too much may come first.
  expect(named(attacked({ star: { 0: 9, 1: 12 } }), 'queens', 1)).toEqual([]);
  expect(named(attacked({ dice: 'energy energy ouch attack attack attack' }), 'queens', 1)).toEqual([]);
  expect(named(attacked({ dice: 'celebrity celebrity celebrity attack attack attack' }), 'queens', 1)).toEqual([]);
  expect(named(attacked({ bank: ['terminal-rage', 'diva', 'drink-the-hudson'] }), 'queens', 1)).toEqual([]);
  const riding = (energy: number): ReturnType<typeof given> =>
    attacked({ bank: ['subway', 'diva', 'jinx-aura'], energy: { 0: energy } });
  expect(named(riding(8), 'queens', 1)).toEqual([]);
  expect(named(riding(7), 'queens', 1)).toEqual(['fledWin']);
  expect(named(attacked({ queue: [{ seat: 0, subway: false }] }), 'queens', 1)).toEqual([]);
  expect(named(attacked({ seats: 3, at: { ...position.at, 2: 'queens' } }), 'bronx', 1)).toEqual(['fledWin']);
  const later = given({ ...position, seats: 3, active: 2, at: { ...position.at, 2: 'queens' } });
  later.answer(2, 'attack').asked(1, 'flee');
  expect(named(later, 'bronx', 1)).toEqual([]);
});

test('KNY-33 KNY-142 nobody flees from a win that is sure, wounded or not', () => {
  const position = {
    seats: 2,
    from: 'symbols',
    at: { 0: 'bronx', 1: 'manhattan' },
    life: { 0: 4, 1: 7 },
    star: { 0: 15, 1: 19 },
    energy: { 0: 1 },
    superstar: 0,
    statue: 0,
    units: { manhattan: { infantry: 2, tank: 1 } },
    bank: ['general-ellis', 'artificial-heart', 'towering-titan'],
    dice: 'heal heal attack attack energy energy',
  } as const;
  const s = given(position);
  s.answer(0, 'attack').asked(1, 'flee');
  for (const to of ['bronx', 'queens', 'brooklyn', 'staten-island'] as const)
    expect(named(s, to, 1)).toEqual(['fledWin']);
  for (const answer of answers(s, 1)) expect(answer).toMatch(/: stay$/);
  const shot = given({ ...position, units: { manhattan: { infantry: 3, tank: 2 } } });
  shot.answer(0, 'attack').asked(1, 'flee');
  expect(named(shot, 'queens', 1)).toEqual([]);
});

test('KNY-75 KNY-133 Air Force One, which nobody may buy before a Jet is destroyed, is no reason to flee from a likely win', () => {
  const position = {
    seats: 2,
    from: 'symbols',
    at: { 0: 'bronx', 1: 'manhattan' },
    zone: { 1: 'upper' },
    life: { 0: 8, 1: 3 },
    star: { 0: 11, 1: 17 },
    energy: { 0: 3, 1: 2 },
    superstar: 1,
    statue: 0,
    units: {
      manhattan: { infantry: 2, jet: 1, tank: 1 },
      bronx: { jet: 1 },
      queens: { infantry: 2 },
      brooklyn: { infantry: 3 },
      'staten-island': { jet: 1 },
    },
    stacks: {
      manhattan: [['high-rise-1'], ['high-rise-1'], ['power-plant-2']],
      bronx: [['high-rise-1'], ['hospital-3'], ['hospital-3']],
      queens: [['high-rise-1'], ['high-rise-1'], ['power-plant-3']],
      brooklyn: [['power-plant-3'], ['high-rise-3'], ['high-rise-1']],
      'staten-island': [['hospital-2'], ['power-plant-2'], ['high-rise-2']],
    },
    bank: ['next-stage', 'trash-thrower', 'air-force-one'],
    dice: 'attack attack celebrity energy energy heal',
  } as const;
  const s = given(position);
  s.answer(0, 'attack').asked(1, 'flee');
  expect(named(s, 'queens', 1)).toEqual(['fledWin']);
  for (const answer of answers(s, 1)) expect(answer).toMatch(/: stay$/);
});

test('KNY-87 KNY-89 the unhurt destroy no Unit before a Building, which first shows what lies below', () => {
  const position = {
    seats: 2,
    from: 'symbols',
    at: { 0: 'bronx' },
    units: { bronx: { infantry: 2 } },
    stacks: { bronx: [['hospital-2'], ['hospital-2'], ['high-rise-1', 'high-rise-2']] },
    dice: 'destruction destruction destruction destruction destruction energy',
  } as const;
  const spending = (changed: Partial<Parameters<typeof given>[0]> = {}): ReturnType<typeof given> => {
    const s = given({ ...position, ...changed });
    s.answer(0, 'destruction').asked(0, 'destroyObject');
    return s;
  };
  const s = spending();
  expect(named(s, 'unit bronx infantry')).toEqual(['poorObject']);
  expect(named(s, 'building bronx 2')).toEqual([]);
  for (const answer of answers(s)) expect(answer).toMatch(/: building bronx 2$/);
  expect(named(spending({ life: { 0: 5 } }), 'unit bronx infantry')).toEqual([]);
  const last = { bronx: [['hospital-2'], ['hospital-2'], ['high-rise-2']] } as const;
  expect(named(spending({ stacks: last }), 'unit bronx infantry')).toEqual([]);
  const tanks = { bronx: { infantry: 1, tank: 1 } };
  expect(named(spending({ units: tanks }), 'unit bronx tank')).toEqual([]);
  s.answer(0, 'building bronx 2').asked(0, 'destroyObject');
  expect(named(s, 'unit bronx infantry')).toEqual([]);
});

test('KNY-118 KNY-162 Carapace is not discarded against damage that can be borne, unless it may be taken away', () => {
  const position = {
    seats: 2,
    from: 'symbols',
    at: { 0: 'manhattan', 1: 'bronx' },
    life: { 0: 8 },
    cards: { 0: ['carapace'] },
    units: { manhattan: { tank: 1 } },
    bank: ['super-speed', 'yankee-stadium', 'fury'],
    dice: 'energy heal heal attack destruction ouch',
  } as const;
  const shot = (changed: Partial<Parameters<typeof given>[0]> = {}): ReturnType<typeof given> => {
    const s = given({ ...position, ...changed });
    s.answer(0, 'ouch').asked(0, 'carapaceDiscard');
    return s;
  };
  const s = shot();
  expect(named(s, 'discard')).toEqual(['shedEarly']);
  expect(named(s, 'keep')).toEqual([]);
  for (const answer of answers(s)) expect(answer).toMatch(/: keep$/);
  expect(named(shot({ life: { 0: 1 } }), 'discard')).toEqual([]);
  expect(named(shot({ bank: ['tesla-cannon', 'yankee-stadium', 'fury'] }), 'discard')).toEqual([]);
});

test('KNY-32 KNY-118 Carapace is not discarded of its own accord, unless it may be taken away or life pays for energy', () => {
  const position = {
    seats: 2,
    from: 'symbols',
    at: { 0: 'manhattan', 1: 'bronx' },
    life: { 0: 9 },
    cards: { 0: ['carapace'] },
    carapace: { 0: 1 },
    bank: ['super-speed', 'yankee-stadium', 'fury'],
    dice: 'attack attack attack energy heal heal',
  } as const;
  const s = given(position);
  expect(named(s, 'shed carapace')).toEqual(['shedEarly']);
  for (const answer of answers(s)) expect(answer).not.toMatch(/shed/);
  expect(named(given({ ...position, bank: ['tesla-cannon', 'yankee-stadium', 'fury'] }), 'shed carapace')).toEqual([]);
  const paying = given({ ...position, cards: { 0: ['carapace', 'of-another-world'] } });
  expect(named(paying, 'shed carapace')).toEqual([]);
});

test('KNY-38 KNY-94 on the last reroll a lonely CELEBRITY is no hope for which other dice are thrown', () => {
  const s = given({
    seats: 2,
    from: 'roll',
    at: { 0: 'bronx', 1: 'bronx' },
    stacks: { bronx: [['high-rise-2'], ['high-rise-1'], ['power-plant-3']] },
    rolls: 'energy energy heal destruction destruction ouch attack celebrity',
  });
  s.answer(0, 'reroll heal ouch').asked(0, 'rollOrStop');
  const legal = s.legal(0);
  const worths = game.ahead!.reckon!(game.view(s.state, 0), 0, legal)!;
  const worth = (pick: Answer): number => worths[legal.indexOf(pick)]!;
  expect(worth('reroll attack celebrity')).toBeGreaterThan(worth('reroll attack'));
  for (const answer of answers(s)) expect(rerolled(answer)).toContain('celebrity');
});

test('KNY-94 KNY-102 KNY-106 no OUCH and no CELEBRITY is kept for a set that takes more dice than are thrown', () => {
  const position = {
    seats: 2,
    from: 'roll',
    at: { 0: 'bronx', 1: 'manhattan' },
    statue: 1,
    superstar: 0,
    units: { bronx: { infantry: 1 } },
    stacks: { bronx: [['high-rise-1'], ['high-rise-1'], ['high-rise-1']] },
    rolls: 'energy celebrity destruction destruction destruction ouch',
  } as const;
  const s = given(position);
  s.asked(0, 'rollOrStop');
  expect(named(s, 'reroll energy')).toEqual(['keptUseless']);
  expect(named(s, 'reroll energy ouch')).toEqual([]);
  for (const answer of answers(s)) expect(rerolled(answer)).toContain('ouch');
  expect(named(given({ ...position, cards: { 0: ['carapace'] } }), 'reroll energy')).toEqual([]);
  // With the second die thrown there may be three of them.
  const two = given({ ...position, rolls: 'energy heal destruction destruction destruction ouch' });
  expect(named(two, 'reroll energy heal')).toEqual([]);
  // Beside somebody badly wounded two of them may do, whatever Units Destruction still reveals.
  const beside = { ...position, at: { 0: 'bronx', 1: 'bronx' }, units: {} } as const;
  expect(named(given(beside), 'reroll energy')).toEqual(['keptUseless']);
  expect(named(given({ ...beside, life: { 1: 2 } }), 'reroll energy')).toEqual([]);
  const famous = given({
    ...position,
    superstar: 1,
    rolls: 'energy celebrity destruction destruction destruction heal',
  });
  expect(named(famous, 'reroll heal')).toEqual(['keptUseless']);
});

test('KNY-104 where somebody else wins next, of four OUCH that may prevent it one is still too many', () => {
  const position = {
    seats: 2,
    from: 'roll',
    at: { 0: 'bronx', 1: 'manhattan' },
    zone: { 1: 'upper' },
    life: { 0: 9, 1: 8 },
    star: { 0: 4, 1: 18 },
    energy: { 1: 2 },
    superstar: 1,
    statue: 1,
    rolls: 'energy attack ouch ouch ouch ouch',
  } as const;
  const s = given(position);
  s.asked(0, 'rollOrStop');
  expect(named(s, 'reroll energy')).toEqual(['keptUseless']);
  expect(named(s, 'reroll energy ouch')).toEqual([]);
  for (const answer of answers(s)) expect(rerolled(answer)).toContain('ouch');
});

test('KNY-106 KNY-142 who wins after somebody else has had a turn must be kept from it, too', () => {
  const position = {
    seats: 3,
    active: 1,
    from: 'roll',
    at: { 0: 'manhattan', 1: 'queens', 2: 'queens' },
    life: { 0: 6, 1: 5, 2: 2 },
    star: { 0: 19, 1: 13, 2: 14 },
    energy: { 0: 4, 1: 2, 2: 3 },
    superstar: 2,
    statue: 0,
    units: { manhattan: { infantry: 1, jet: 1, tank: 1 }, queens: { jet: 2 } },
    rolls: 'energy heal heal heal destruction celebrity',
  } as const;
  const s = given(position);
  s.asked(1, 'rollOrStop');
  expect(named(s, 'reroll celebrity', 1)).toEqual(['leftHope']);
  expect(named(s, 'reroll energy heal heal heal celebrity destruction', 1)).toEqual([]);
  for (const answer of answers(s, 1)) expect(answer).not.toMatch(/: reroll celebrity$/);
  expect(named(given({ ...position, star: { 0: 18, 1: 13, 2: 14 } }), 'reroll celebrity', 1)).not.toContain('leftHope');
});

test('KNY-33 KNY-75 nobody unhurt flees from the stars of Upper Manhattan just before its turn', () => {
  const position = {
    seats: 4,
    from: 'symbols',
    at: { 0: 'brooklyn', 1: 'staten-island', 2: 'manhattan', 3: 'queens' },
    zone: { 2: 'upper' },
    life: { 0: 7, 1: 6, 2: 9, 3: 5 },
    star: { 0: 10, 1: 3, 2: 8, 3: 7 },
    superstar: 1,
    statue: 0,
    units: { manhattan: { infantry: 1 }, queens: { infantry: 2 } },
    bank: ['photo-op', 'regeneration', 'broadway-star'],
    dice: 'attack attack destruction energy heal heal',
  } as const;
  const attacked = (changed: Partial<Parameters<typeof given>[0]> = {}): ReturnType<typeof given> => {
    const s = given({ ...position, ...changed });
    s.answer(s.state.turn.seat, 'attack').asked(2, 'flee');
    return s;
  };
  const s = attacked();
  expect(named(s, 'queens', 2)).toEqual(['fledIncome']);
  expect(named(s, 'stay', 2)).toEqual([]);
  for (const answer of answers(s, 2)) expect(answer).toMatch(/: stay$/);
  expect(named(attacked({ active: 1 }), 'queens', 2)).toEqual(['fledIncome']);
  const among = { units: { manhattan: { infantry: 1, jet: 1 } }, life: { ...position.life, 2: 10 } } as const;
  expect(named(attacked(among), 'queens', 2)).toEqual(['fledIncome']);
  // Not so where more attacks come first, or more damage.
  expect(named(attacked({ active: 3 }), 'bronx', 2)).toEqual([]);
  expect(named(attacked({ life: { ...position.life, 2: 8 } }), 'bronx', 2)).toEqual([]);
  expect(named(attacked({ zone: { 2: 'lower' } }), 'bronx', 2)).toEqual([]);
  expect(named(attacked({ units: { manhattan: { jet: 2 } } }), 'bronx', 2)).toEqual([]);
  expect(named(attacked({ cards: { 1: ['shadow-double'] } }), 'bronx', 2)).toEqual([]);
  expect(named(attacked({ cards: { 2: ['tourist'] } }), 'bronx', 2)).toEqual([]);
});

test('KNY-38 KNY-142 where somebody else wins next, dice that may prevent it are not parted either', () => {
  const position = {
    seats: 2,
    from: 'roll',
    at: { 0: 'brooklyn', 1: 'manhattan' },
    zone: { 1: 'upper' },
    life: { 0: 9, 1: 6 },
    star: { 0: 6, 1: 18 },
    energy: { 1: 3 },
    superstar: 0,
    statue: 1,
    units: { manhattan: { infantry: 1, tank: 1 } },
    rolls: 'attack attack attack celebrity celebrity ouch',
  } as const;
  const s = given(position);
  s.asked(0, 'rollOrStop');
  expect(named(s, 'reroll attack attack celebrity')).toEqual(['partedDice']);
  expect(named(s, 'reroll attack attack attack celebrity celebrity')).toEqual([]);
  for (const answer of answers(s)) expect(answer).not.toMatch(/: reroll attack attack celebrity$/);
});

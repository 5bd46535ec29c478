import { describe, expect, test } from 'vitest';
import { game, tables } from '../../src/index.ts';
import type { Position } from '../../src/position/index.ts';
import { acts, given, pointAt } from '../given.ts';

const turn = (more: Omit<Position, 'run'>) => given({ run: [acts(0)], ...more });

describe('effects of extra actions', () => {
  test('ARM-169 VP', () => {
    turn({ pool: { 0: 'worker' }, city: { 0: { 1: 'town_hall' } } })
      .answer(0, 'act 1.1 worker')
      .expect({ vp: { 0: 13 }, from: { 0: { actions: 3 } } });
  });

  test('ARM-170 2 VP for each visible building of the type, the acting one included', () => {
    turn({ pool: { 0: 'engineer' }, city: { 0: { 5: 'laboratory', 6: 'school', 7: 'hotel' } } })
      .answer(0, 'act 5.1 engineer')
      .expect({ vp: { 0: 16 } });
    turn({ pool: { 0: 'engineer' }, city: { 0: { 4: 'hotel', 5: 'laboratory' } } })
      .answer(0, 'act 5.1 engineer')
      .expect({ vp: { 0: 12 } });
  });

  test('ARM-171 a fight: up to n spaces left, and 1 VP for each', () => {
    turn({ pool: { 0: 'soldier' }, marauders: { 0: 5 } })
      .answer(0, 'act 2.2 soldier')
      .expect({ marauders: { 0: 3 }, vp: { 0: 12 }, from: { 0: { fights: 2 } } });
  });

  test('ARM-172 no fight and no push at 0; with fewer marauders the rest is lost', () => {
    turn({ pool: { 0: 'worker soldier' }, city: { 0: { 5: 'roadblock' } } })
      .refuses(0, 'act 2.1 worker')
      .refuses(0, 'act 2.2 soldier')
      .refuses(0, 'act 5.1 worker');
    turn({ pool: { 0: 'soldier' }, marauders: { 0: 1 }, city: { 0: { 2: 'gun_tower' } } })
      .answer(0, 'act 2.2 soldier')
      .expect({ marauders: { 0: 0 }, vp: { 0: 11 } });
  });

  test('ARM-173 pushing back gives no VP and is no fight for the churches', () => {
    turn({ pool: { 0: 'worker*2' }, marauders: { 0: 9 }, city: { 0: { 5: 'armory', 6: 'church_vengeful' } } })
      .answer(0, 'act 5.2 worker')
      .expect({ marauders: { 0: 7 }, vp: { 0: 10 } })
      .answer(0, 'act 6.1 worker')
      .expect({ vp: { 0: 12 } });
    turn({ pool: { 0: 'worker' }, marauders: { 0: 9 }, city: { 0: { 5: 'roadblock' } } })
      .answer(0, 'act 5.1 worker')
      .expect({ marauders: { 0: 8 }, vp: { 0: 10 } });
  });

  test('ARM-174 draw n cards; with fewer left those; not with an empty deck', () => {
    const city = { 0: { 5: 'garage' } };
    turn({ pool: { 0: 'soldier' }, city, deck: ['eq_map', 'eq_beer', 'eq_map'] })
      .answer(0, 'act 5.1 soldier')
      .expect({ hand: { 0: ['eq_beer', 'eq_map'] }, open: { 0: [] }, deckSize: 58 });
    turn({ pool: { 0: 'soldier' }, city, deck: ['eq_map'], only: true })
      .answer(0, 'act 5.1 soldier')
      .expect({ hand: { 0: ['eq_map'] }, deckSize: 0 });
    turn({ pool: { 0: 'soldier' }, city, only: true }).refuses(0, 'act 5.1 soldier');
  });
});

describe('draw 3, keep 1', () => {
  const city = { 0: { 5: 'radio_station' } };
  const pool = { 0: 'engineer' };

  test('ARM-175 ARM-176 one card into the hand, the others under the deck in the order they were drawn', () => {
    const told = turn({
      pool,
      city,
      deck: ['eq_beer', 'eq_map', 'eq_weapons', 'eq_medicine', 'eq_gasoline'],
      only: true,
    });
    told.answer(0, 'act 5.1 engineer').asked(0, 'keepDrawn');
    expect(told.legal(0)).toEqual(['eq_beer', 'eq_map', 'eq_weapons']);
    told.answer(0, 'eq_map').expect({
      hand: { 0: ['eq_map'] },
      open: { 0: [] },
      deck: ['eq_medicine', 'eq_gasoline', 'eq_beer', 'eq_weapons'],
    });
  });

  test('ARM-175 three of a kind are asked for too, so that nobody learns of it', () => {
    turn({ pool, city, deck: ['eq_beer', 'eq_beer', 'eq_beer'] })
      .answer(0, 'act 5.1 engineer')
      .asked(0, 'keepDrawn');
  });

  test('ARM-176 with fewer cards those; not with an empty deck', () => {
    turn({ pool, city, deck: ['eq_beer', 'eq_map'], only: true })
      .answer(0, 'act 5.1 engineer')
      .answer(0, 'eq_beer')
      .expect({ hand: { 0: ['eq_beer'] }, deck: ['eq_map'] });
    turn({ pool, city, deck: ['eq_beer'], only: true })
      .answer(0, 'act 5.1 engineer')
      .expect({ asked: [], hand: { 0: ['eq_beer'] }, deckSize: 0 });
    turn({ pool, city, only: true }).refuses(0, 'act 5.1 engineer');
  });
});

describe('swap with the deck', () => {
  const city = { 0: { 5: 'flea_market' } };
  const pool = { 0: 'worker' };

  test('ARM-177 a hand card, named with the action, goes to the box; then any card of the deck comes', () => {
    const told = turn({
      pool,
      city,
      hand: { 0: ['eq_beer', 'eq_map', 'eq_map'] },
      deck: ['eq_weapons', 'eq_medicine', 'eq_weapons'],
      only: true,
    });
    expect(told.legal(0).filter((pick) => String(pick).startsWith('act 5.1'))).toEqual([
      'act 5.1 worker discard eq_beer',
      'act 5.1 worker discard eq_map',
    ]);
    told.answer(0, 'act 5.1 worker discard eq_map').asked(0, 'searchDeck').logged({ t: 'discarded', card: 'eq_map' });
    expect(told.legal(0)).toEqual(['eq_weapons', 'eq_medicine']);
    told.answer(0, 'eq_medicine').expect({
      hand: { 0: ['eq_beer', 'eq_medicine', 'eq_map'] },
      open: { 0: [] },
      deck: ['eq_weapons', 'eq_weapons'],
    });
    expect(told.state.gone.equipment[tables.index.equipment.get('eq_map')!]).toBe(7 - 1); // `only` has put the others there
  });

  test('ARM-178 then the deck is shuffled', () => {
    const deck = ['eq_beer', 'eq_map', 'eq_weapons', 'eq_medicine'];
    turn({ pool, city, hand: { 0: ['eq_map'] }, deck, only: true, rigged: [0, 0] })
      .answer(0, 'act 5.1 worker discard eq_map')
      .answer(0, 'eq_medicine')
      .expect({ deck: ['eq_weapons', 'eq_beer', 'eq_map'] });
  });

  test('ARM-179 it takes a card in hand and one in the deck', () => {
    const swaps = (more: Omit<Position, 'run'>) =>
      turn({ pool, city, ...more })
        .legal(0)
        .filter((pick) => String(pick).includes('discard'));
    expect(swaps({})).toEqual([]);
    expect(swaps({ hand: { 0: ['eq_map'] }, only: true })).toEqual([]);
    expect(swaps({ hand: { 0: ['eq_map'] } })).toHaveLength(1);
    turn({ pool, city, hand: { 0: ['eq_map'] }, deck: ['eq_beer'], only: true })
      .answer(0, 'act 5.1 worker discard eq_map')
      .expect({ asked: [], hand: { 0: ['eq_beer'] } });
  });
});

describe('repair, exchange, recruit', () => {
  test('ARM-180 repair for VP: one space left and 1 or 2 VP; not on space 1', () => {
    for (const [building, vp] of [
      ['builders_yard', 11],
      ['workshop', 12],
    ] as const) {
      turn({ pool: { 0: 'engineer' }, damage: { 0: 4 }, city: { 0: { 5: building } } })
        .answer(0, 'act 5.1 engineer')
        .expect({ damage: { 0: 3 }, vp: { 0: vp } });
      turn({ pool: { 0: 'engineer' }, damage: { 0: 1 }, city: { 0: { 5: building } } }).refuses(0, 'act 5.1 engineer');
    }
  });

  test('ARM-181 ARM-183 exchange: one worker into the bag, the other stays; the one named comes behind the screen', () => {
    turn({ pool: { 0: 'worker*2' }, bag: 'soldier engineer', marauders: { 0: 4 } })
      .answer(0, 'act 4.1 worker*2 take engineer')
      .expect({
        bag: 'worker soldier',
        screen: { 0: 'engineer' },
        spent: { 0: 'worker' },
        pool: { 0: 'nobody' },
        asked: [],
      });
  });

  test('ARM-182 if a leader stands in, the real worker goes; two leaders cannot pay', () => {
    turn({ pool: { 0: 'worker leader' }, bag: 'soldier' })
      .answer(0, 'act 4.1 worker leader take soldier')
      .expect({ bag: 'worker', spent: { 0: 'leader' }, screen: { 0: 'soldier' } });
    expect(
      turn({ pool: { 0: 'leader*2' } })
        .legal(0)
        .some((pick) => String(pick).startsWith('act 4.1')),
    ).toBe(false);
  });

  test('ARM-183 only colours in the bag; with neither it is not offered', () => {
    const picks = (bag: string) =>
      turn({ pool: { 0: 'worker*2' }, bag })
        .legal(0)
        .filter((pick) => String(pick).startsWith('act 4.1'));
    expect(picks('marauder soldier')).toEqual(['act 4.1 worker*2 take soldier']);
    expect(picks('marauder engineer')).toEqual(['act 4.1 worker*2 take engineer']);
    expect(picks('marauder worker leader')).toEqual([]);
  });

  const camp = (bag: string, figure: string) =>
    turn({
      pool: { 0: 'worker*2' },
      city: { 0: { 5: 'refugee_camp' } },
      bag,
      marauders: { 0: 9 },
      rigged: [pointAt(bag, figure)],
    }).answer(0, 'act 5.1 worker');

  test('ARM-184 recruit: for a worker or a marauder, who goes back, 2 VP', () => {
    camp('marauder worker soldier', 'worker').expect({
      vp: { 0: 12 },
      bag: 'marauder worker soldier',
      recruits: { 0: 'nobody' },
    });
    camp('marauder worker soldier', 'marauder').expect({ vp: { 0: 12 }, bag: 'marauder worker soldier' });
  });

  test('ARM-185 ARM-186 a soldier or engineer can pay for another extra action of this turn, and for nothing else', () => {
    const told = camp('worker soldier', 'soldier').expect({ vp: { 0: 10 }, recruits: { 0: 'soldier' }, bag: 'worker' });
    told.refuses(0, 'extend worker soldier').refuses(0, 'repair soldier');
    told
      .answer(0, 'act 2.2 soldier')
      .expect({ marauders: { 0: 7 }, recruits: { 0: 'nobody' }, spent: { 0: 'worker soldier' } });
  });

  test('ARM-186 an engineer drawn as a recruit cannot repair; recruits of a colour are used first', () => {
    const pool = { 0: 'soldier engineer' };
    const told = turn({ pool, recruits: { 0: 'soldier engineer' }, marauders: { 0: 9 }, damage: { 0: 4 } });
    told.answer(0, 'repair engineer').refuses(0, 'repair engineer');
    told.answer(0, 'act 2.2 soldier').expect({ recruits: { 0: 'engineer' }, pool: { 0: 'soldier' } });
  });

  test('ARM-187 used or not, the recruit belongs to the player from now on; a leader too', () => {
    given({
      run: [acts(0), { t: 'retrieve' }],
      pool: { 0: 'worker*2' },
      city: { 0: { 5: 'refugee_camp' } },
      bag: 'leader',
    })
      .answer(0, 'act 5.1 worker')
      .expect({ recruits: { 0: 'leader' } })
      .answer(0, 'end')
      .expect({ screen: { 0: 'worker*2 leader' }, recruits: { 0: 'nobody' } });
  });

  test('ARM-188 not with an empty bag', () => {
    turn({ pool: { 0: 'worker' }, city: { 0: { 5: 'refugee_camp' } }, bag: 'nobody' }).refuses(0, 'act 5.1 worker');
  });
});

test('what a player draws, keeps and finds is told to nobody else', () => {
  const drew = { t: 'drew', seat: 0, cards: ['eq_map', 'eq_beer'] } as const;
  expect(game.redact({ ...drew, cards: [...drew.cards] }, 1)).toEqual({ ...drew, cards: [null, null] });
});

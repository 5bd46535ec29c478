import { describe, test } from 'vitest';
import { given } from '../given.ts';

const CALM = 'heal heal heal heal heal heal';

describe('Chinatown Regular', () => {
  const cards = { 0: ['chinatown-regular'] } as const;
  const life = { 0: 5 };

  test('KNY-164 KNY-122 [chinatown-regular] entering Manhattan heals 2', () => {
    given({ from: 'move', cards, life }).expect({ at: { 0: 'manhattan' }, life: { 0: 7 }, star: { 0: 1 } });
    given({ from: 'move', life }).expect({ at: { 0: 'manhattan' }, life: { 0: 5 } });
  });

  test('KNY-164 [chinatown-regular] also by taking a vacated place, or by Super Speed', () => {
    given({ from: 'symbols', at: { 1: 'manhattan' }, cards, life, dice: 'attack' })
      .answer(1, 'queens')
      .expect({ at: { 0: 'manhattan' }, life: { 0: 7 } });
    given({ cards: { 0: ['chinatown-regular', 'super-speed'] }, life })
      .answer(0, 'manhattan')
      .expect({ life: { 0: 7 } });
  });

  test('KNY-164 [chinatown-regular] not from zone to zone, not in an outer borough, not for others', () => {
    given({ from: 'move', at: { 0: 'manhattan' }, cards, life }).expect({ zone: { 0: 'midtown' }, life: { 0: 5 } });
    given({ from: 'move', at: { 1: 'manhattan' }, cards, life })
      .answer(0, 'queens')
      .expect({ life: { 0: 5 } });
    given({ from: 'move', active: 1, cards, life }).expect({ at: { 1: 'manhattan' }, life: { 0: 5 } });
  });

  test('KNY-164 KNY-123 [chinatown-regular] once a turn, though the Subway leads in twice', () => {
    given({ subway: true, cards, life })
      .answer(0, 'ride manhattan')
      .expect({ life: { 0: 7 } })
      .answer(0, 'ride queens')
      .answer(0, 'ride manhattan')
      .expect({ life: { 0: 7 }, star: { 0: 1 } });
  });
});

describe('Tourist', () => {
  test('KNY-196 [tourist] bought: a Souvenir in your borough, 1 star and 1 energy', () => {
    given({ from: 'buy', energy: { 0: 6 }, bank: ['tourist'] })
      .answer(0, 'buy tourist')
      .expect({ souvenirs: { 0: ['bronx'] }, star: { 0: 1 }, energy: { 0: 1 } });
  });

  test('KNY-196 KNY-124 [tourist] another one in every borough you come to, Manhattan included', () => {
    given({ from: 'move', cards: { 0: ['tourist'] }, souvenirs: { 0: ['bronx'] } }).expect({
      souvenirs: { 0: ['manhattan', 'bronx'] },
      star: { 0: 1 + 1 },
      energy: { 0: 1 },
    });
    given({ from: 'move', at: { 1: 'manhattan' }, cards: { 0: ['tourist'] }, souvenirs: { 0: ['bronx'] } })
      .answer(0, 'brooklyn')
      .expect({ souvenirs: { 0: ['bronx', 'brooklyn'] }, star: { 0: 1 }, energy: { 0: 1 } });
    given({ from: 'move', at: { 1: 'manhattan' } })
      .answer(0, 'brooklyn')
      .expect({ souvenirs: { 0: [] }, star: { 0: 0 }, energy: { 0: 0 } });
  });

  test('KNY-196 [tourist] none where one is already, nor for staying', () => {
    const been = { from: 'move', at: { 1: 'manhattan' }, cards: { 0: ['tourist'] } } as const;
    given({ ...been, souvenirs: { 0: ['queens'] } })
      .answer(0, 'queens')
      .expect({ souvenirs: { 0: ['queens'] }, star: { 0: 0 }, energy: { 0: 0 } });
    given(been)
      .answer(0, 'stay')
      .expect({ souvenirs: { 0: [] }, star: { 0: 0 } });
  });

  test('KNY-196 [tourist] fleeing is coming to a borough as well', () => {
    given({ from: 'symbols', at: { 1: 'manhattan' }, cards: { 1: ['tourist'] }, dice: 'attack' })
      .answer(1, 'staten-island')
      .expect({ souvenirs: { 1: ['staten-island'] }, star: { 1: 1 }, energy: { 1: 1 } });
  });

  test('KNY-196 [tourist] five boroughs, five Souvenirs: a whole tour pays 5 and 5, another one nothing', () => {
    const tour = given({ subway: true, at: { 1: 'brooklyn' }, cards: { 0: ['tourist'] }, souvenirs: { 0: ['bronx'] } });
    for (const to of ['queens', 'brooklyn', 'staten-island', 'manhattan'] as const) tour.answer(0, `ride ${to}`);
    tour.expect({ star: { 0: 4 + 1 }, energy: { 0: 4 } });
    for (const to of ['bronx', 'queens', 'manhattan'] as const) tour.answer(0, `ride ${to}`);
    tour.expect({ star: { 0: 4 + 1 }, energy: { 0: 4 } });
  });

  test('KNY-196 KNY-223 [tourist] if the card leaves you the Souvenirs go, and a new tour begins with a new purchase', () => {
    given({
      from: 'buy',
      cards: { 0: ['scavenger', 'tourist'] },
      souvenirs: { 0: ['bronx', 'queens'] },
      energy: { 0: 10 },
      bank: ['tesla-cannon'],
    })
      .answer(0, 'buy tesla-cannon')
      .answer(0, 'discard tourist')
      .expect({ souvenirs: { 0: [] }, star: { 0: 2 }, energy: { 0: 5 } })
      .answer(0, 'salvage tourist')
      .expect({ souvenirs: { 0: ['bronx'] }, star: { 0: 3 }, energy: { 0: 1 } });
  });

  test('KNY-196 [tourist] losing another card keeps the Souvenirs', () => {
    given({
      from: 'buy',
      cards: { 0: ['scavenger', 'tourist'] },
      souvenirs: { 0: ['queens'] },
      energy: { 0: 5 },
      bank: ['tesla-cannon'],
    })
      .answer(0, 'buy tesla-cannon')
      .answer(0, 'discard scavenger')
      .expect({ souvenirs: { 0: ['queens'] } });
  });
});

describe('Super Speed', () => {
  const cards = { 0: ['super-speed'] } as const;

  test('KNY-193 KNY-36 [super-speed] asked before the first roll; without the card not', () => {
    given({ cards, dice: CALM })
      .asked(0, 'superSpeedMove')
      .expect({ dice: '' })
      .answer(0, 'pass')
      .asked(0, 'rollOrStop')
      .expect({ at: { 0: 'bronx' } });
    given({ dice: CALM }).asked(0, 'rollOrStop');
  });

  test('KNY-193 KNY-128 [super-speed] with a free place in Manhattan only there, and the Move step then leaves you in Lower', () => {
    given({ cards, web: { 0: 2 }, dice: CALM })
      .refuses(0, 'queens')
      .answer(0, 'manhattan')
      .expect({ at: { 0: 'manhattan' }, zone: { 0: 'lower' }, star: { 0: 1 }, active: 1 });
  });

  test('KNY-193 [super-speed] with Manhattan occupied to an outer borough with room, and the normal Move step follows', () => {
    given({ seats: 4, at: { 1: 'manhattan' }, cards, web: { 0: 2 }, dice: CALM })
      .refuses(0, 'queens')
      .refuses(0, 'manhattan')
      .refuses(0, 'bronx')
      .answer(0, 'brooklyn')
      .asked(0, 'moveStep')
      .answer(0, 'staten-island')
      .expect({ at: { 0: 'staten-island' }, active: 1 });
  });

  test('KNY-193 [super-speed] in Manhattan one zone up, and the Move step leads one further', () => {
    given({ at: { 0: 'manhattan' }, cards, web: { 0: 2 }, dice: CALM })
      .expect({ star: { 0: 1 } })
      .answer(0, 'up')
      .expect({ zone: { 0: 'upper' }, star: { 0: 1 }, active: 1 });
    given({ at: { 0: 'manhattan' }, cards, web: { 0: 2 }, dice: CALM })
      .answer(0, 'pass')
      .expect({ zone: { 0: 'midtown' }, active: 1 });
    given({ at: { 0: 'manhattan' }, zone: { 0: 'upper' }, cards, dice: CALM }).asked(0, 'rollOrStop');
  });

  test('KNY-193 KNY-151 [super-speed] in the variant a second place in Manhattan is a free place', () => {
    given({ seats: 5, advanced: true, at: { 1: 'manhattan' }, cards, dice: CALM })
      .refuses(0, 'brooklyn')
      .answer(0, 'manhattan')
      .expect({ space: { 0: '5-6' } });
  });

  test('KNY-193 KNY-66 [super-speed] the attack comes from the new place', () => {
    given({ seats: 3, cards, web: { 0: 2 }, dice: 'attack attack attack attack attack attack' })
      .answer(0, 'manhattan')
      .answer(0, 0)
      .expect({ life: [10, 4, 4] });
  });

  test('KNY-193 KNY-130 [super-speed] the Marathon never charges it', () => {
    given({ at: { 1: 'manhattan' }, cards, energy: { 0: 2 }, bank: ['new-york-marathon'], dice: CALM })
      .answer(0, 'queens')
      .expect({ energy: { 0: 2 }, at: { 0: 'queens' } });
    given({ at: { 1: 'manhattan' }, cards, bank: ['new-york-marathon'], dice: CALM }).answer(0, 'queens');
  });

  test('KNY-193 KNY-26 [super-speed] one move per turn: an extra turn brings another', () => {
    given({ from: 'end', at: { 1: 'manhattan' }, cards, queue: [{ seat: 0, subway: false }], rolls: CALM })
      .answer(0, 'queens')
      .asked(0, 'rollOrStop')
      .expect({ extra: true });
  });
});

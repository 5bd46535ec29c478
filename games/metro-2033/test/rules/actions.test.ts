import { describe, expect, test } from 'vitest';
import { game } from '../../src/index.ts';
import { given, swap } from '../given.ts';

const kinds = (legal: readonly string[]): string[] => [...new Set(legal.map((x) => x.split(' ')[0]!))].sort();

describe('4. The turn', () => {
  test('MET-40 MET-59 window 1, basic action, window 2, next player', () => {
    const s = given({ hand: { 0: ['res-kerosene'] }, resources: { 0: ['res-tools'] } });
    s.asked(0, 'turnAction').expect({ window: 1, turn: 0 });
    s.answer(0, 'play res-kerosene').asked(0, 'draw').answer(0, 'deck');
    s.asked(0, 'turnAction').expect({ window: 2, turn: 0 });
    s.answer(0, 'end').asked(1, 'turnAction').expect({ window: 1, turn: 1, turnNo: 2 });
  });

  test('MET-41 MET-59 one basic action is compulsory in window 1, and there is none in window 2', () => {
    const s = given({ hand: { 0: ['res-kerosene', 'sta-lubyanka'] }, resources: { 0: ['res-rats'] } });
    expect(kinds(s.legal(0))).toEqual(['discard', 'exchange', 'play', 'tidy']);
    s.refuses(0, 'end').answer(0, 'play res-kerosene').answer(0, 'bazaar 1');
    expect(s.legal(0)).toEqual(['end', 'tidy']);
    s.refuses(0, 'play sta-lubyanka').refuses(0, 'discard sta-lubyanka').refuses(0, 'exchange');
  });

  test('MET-59 window 1 lists every affordable play, every discard, the exchange, missions and tidying', () => {
    const s = given({
      hand: { 0: ['res-rats', 'thr-amoeba', 'car-military', 'sta-kurskaya', 'her-khan'] },
      resources: { 0: ['res-tools', 'res-generator'] },
      factions: { 0: 'fac-arbat' },
      up: { 0: 2 },
    });
    expect([...s.legal(0)].sort()).toEqual(
      [
        'mission faction',
        'play res-rats',
        'protect res-rats',
        'protect thr-amoeba',
        'play sta-kurskaya',
        'discard res-rats',
        'discard thr-amoeba',
        'discard car-military',
        'discard sta-kurskaya',
        'discard her-khan',
        'exchange',
        'tidy',
      ].sort(),
    );
  });

  test('MET-42 an empty hand goes straight to window 2', () => {
    const s = given({ short: [0], resources: { 0: ['res-rats'] } });
    s.asked(0, 'turnAction').expect({ window: 2, handSize: { 0: 0 } });
    expect(s.legal(0)).toEqual(['end', 'tidy']);
  });

  test('MET-43 a decision with one answer is not asked: window 2 with nothing to do', () => {
    given({ hand: { 0: ['res-tools'] } })
      .answer(0, 'discard res-tools')
      .answer(0, 'deck')
      .expect({ asked: [1], question: 'turnAction', turnNo: 2 });
  });

  test('MET-43 a decision from a hidden hand is asked even with one answer, as soon as there is something to hide', () => {
    const twins = given({ hand: { 0: ['res-pork', 'res-pork'] }, short: [0], up: { 0: 0 } });
    expect(twins.asked(0, 'turnAction').legal(0)).toEqual(['discard res-pork']);
    const alone = given({ hand: { 0: ['res-pork'] }, short: [0], up: { 0: 0 } });
    alone.logged({ t: 'discarded', card: 'res-pork' }); // the only card there is
    const hand = { 0: ['res-tools', 'res-revolver', 'res-magazine', 'res-uniform', 'res-night-vision'] };
    for (const pick of ['exchange res-magazine', 'exchange res-uniform', 'exchange res-night-vision'] as const) {
      const s = given({ hand }).answer(0, 'exchange');
      for (const other of ['exchange res-magazine', 'exchange res-uniform', 'exchange res-night-vision'] as const) {
        if (other === pick) expect(s.asked(0, 'exchange').legal(0)).toContain(pick);
        s.answer(0, other);
      }
      s.asked(0, 'draw');
    }
  });

  test('MET-43 the last card of an exchange is asked for while another copy stays behind', () => {
    const s = given({ hand: { 0: ['res-tools', 'res-uniform', 'res-pork', 'res-pork'] }, short: [0] });
    s.answer(0, 'exchange').answer(0, 'exchange res-tools').answer(0, 'exchange res-uniform');
    expect(s.asked(0, 'exchange').legal(0)).toEqual(['exchange res-pork']);
  });

  test('MET-43 after a tidying the turn does not end by itself', () => {
    const s = given({ from: 'window 2', resources: { 0: ['res-rats'] } })
      .answer(0, 'tidy')
      .answer(0, 'tidy res-rats')
      .answer(0, 'done');
    expect(s.asked(0, 'turnAction').legal(0)).toEqual(['end']);
  });

  test('MET-43 nor does the last card of a hand go by itself after a tidying', () => {
    const s = given({ hand: { 0: ['thr-demon'] }, short: [0], resources: { 0: ['res-rats'] } });
    s.answer(0, 'tidy').answer(0, 'tidy res-rats').answer(0, 'done');
    expect(s.asked(0, 'turnAction').legal(0)).toEqual(['discard thr-demon']);
  });

  test('MET-43 one seat is asked at a time, whatever happens', () => {
    const s = given({ seats: 3, hand: { 0: ['thr-harpy'] }, shields: { 1: ['res-flare'], 2: ['res-flare'] } });
    s.answer(0, 'discard thr-harpy')
      .expect({ asked: [1] })
      .answer(1, 'decline')
      .expect({ asked: [2] });
  });
});

describe('Basic action 1: play a card', () => {
  test('MET-44 MET-46 a Resource, a Station, a Hero and a Protection come face up into the tableau, then one card is drawn', () => {
    const hand = { 0: ['res-gas-mask', 'sta-lubyanka', 'her-khan', 'thr-nosalis'] };
    const play = (
      pick:
        | 'play res-gas-mask'
        | 'protect res-gas-mask'
        | 'play sta-lubyanka'
        | 'play her-khan'
        | 'protect thr-nosalis',
    ) =>
      given({ hand })
        .answer(0, pick)
        .asked(0, 'draw')
        .answer(0, 'deck')
        .expect({ handSize: { 0: 5 }, turn: 0 });
    play('play res-gas-mask').expect({ resources: { 0: ['res-gas-mask'] }, up: { 0: 3 }, down: { 0: 2 } });
    play('protect res-gas-mask').expect({ shields: { 0: ['res-gas-mask'] }, resources: { 0: [] }, up: { 0: 4 } });
    play('play sta-lubyanka').expect({ stations: { 0: ['sta-lubyanka'] }, up: { 0: 2 } });
    play('play her-khan').expect({ heroes: { 0: ['her-khan'] }, up: { 0: 2 } });
    play('protect thr-nosalis').expect({ shields: { 0: ['thr-nosalis'] }, up: { 0: 4 } });
  });

  test('MET-45 no Protection side, no Protection; Caravans are never played, Threats only as Protection', () => {
    const s = given({ hand: { 0: ['res-pork', 'car-peaceful', 'thr-nosalis', 'thr-demon', 'sta-kurskaya'] } });
    for (const id of ['res-pork', 'car-peaceful', 'thr-demon', 'sta-kurskaya']) s.refuses(0, `protect ${id}`);
    for (const id of ['car-peaceful', 'thr-nosalis', 'thr-demon']) s.refuses(0, `play ${id}`);
    expect(s.legal(0)).toContain('protect thr-nosalis');
  });

  test('MET-45 a Hero has no Protection side to be turned to', () => {
    given({ hand: { 0: ['her-khan'] } }).refuses(0, 'protect her-khan');
  });

  test('MET-46 the price is paid before the card lies there and before the draw', () => {
    const s = given({ hand: { 0: ['res-pork'] }, bazaar: ['res-rats'] })
      .answer(0, 'play res-pork')
      .answer(0, 'bazaar 1');
    expect(s.events.map((e) => e.t)).toEqual(['turn', 'played', 'drew', 'turnedUp']);
    s.logged({ t: 'played', seat: 0, card: 'res-pork', side: 'main', price: 3, reward: false });
  });

  test('MET-47 a tableau has no limit and may hold several copies', () => {
    const many = [
      'res-rats',
      'res-vdnkh-tea',
      'res-dried-mushrooms',
      'res-canteen',
      'res-charcoal-filters',
      'res-dosimeter',
    ];
    given({ hand: { 0: ['res-pork', 'res-pork'] }, resources: { 0: [...many, ...many, 'res-tools'] } })
      .answer(0, 'play res-pork')
      .answer(0, 'deck')
      .expect({ resources: { 0: { length: 14 } } });
    const s = given({ hand: { 0: ['res-pork'] }, resources: { 0: ['res-pork'] } }).answer(0, 'play res-pork');
    s.expect({ resources: { 0: ['res-pork', 'res-pork'] } });
  });

  test('MET-48 a played card stays turn after turn', () => {
    const s = given({ hand: { 0: ['res-pork'] } })
      .answer(0, 'play res-pork')
      .answer(0, 'deck')
      .answer(0, 'end');
    s.answer(1, s.legal(1).find((x) => x.startsWith('discard'))!).answer(1, 'deck');
    s.asked(0, 'turnAction').expect({ resources: { 0: ['res-pork'] } });
  });
});

describe('Basic action 2: discard a card', () => {
  test('MET-49 the card goes to the discard pile, its cost is raised, one card is drawn', () => {
    given({ hand: { 0: ['res-pork'] }, up: { 0: 0 }, down: { 0: 5 } })
      .answer(0, 'discard res-pork')
      .expect({ discard: ['res-pork'], up: { 0: 3 }, down: { 0: 2 }, handSize: { 0: 4 } })
      .logged({ t: 'discarded', seat: 0, card: 'res-pork', raised: 3 })
      .asked(0, 'draw')
      .answer(0, 'deck')
      .expect({ handSize: { 0: 5 } });
  });

  test('MET-50 the printed main cost counts, whatever is cheaper, free or on the other side', () => {
    const raised = (position: object, id: string) =>
      given({ hand: { 0: [id] }, up: { 0: 0 }, down: { 0: 6 }, ...position }).answer(0, `discard ${id}`).state
        .players[0]!.up;
    expect(raised({ stations: { 0: ['sta-komsomolskaya'] } }, 'res-pork')).toBe(3); // Food 1 cheaper
    expect(raised({ flipped: [0], factions: { 0: 'fac-vdnkh' } }, 'res-pork')).toBe(3); // Food free
    expect(raised({}, 'res-iodine-tablets')).toBe(3); // its Protection costs 2
    expect(raised({ stations: { 0: ['sta-lubyanka'] } }, 'sta-chistye-prudy')).toBe(3); // same symbol
  });

  test('MET-51 discarding is legal with nothing below', () => {
    given({ hand: { 0: ['res-pork'] } })
      .answer(0, 'discard res-pork')
      .expect({ up: { 0: 5 }, down: { 0: 0 } })
      .logged({ t: 'discarded', raised: 0 });
  });

  test('MET-52 a Threat or Caravan is not discarded without its effect', () => {
    given({ hand: { 0: ['thr-demon'] } })
      .answer(0, 'discard thr-demon')
      .logged({ t: 'attack', card: 'thr-demon', seat: 0 });
    given({ hand: { 0: ['car-military'] } })
      .answer(0, 'discard car-military')
      .logged({ t: 'swept' });
  });

  test('MET-53 active cards do nothing when exchanged, revealed, swept, tidied or used as Protection', () => {
    const quiet = (events: readonly { t: string }[]) => expect(events.filter((e) => e.t === 'attack')).toEqual([]);
    const exchanged = given({
      hand: { 0: ['thr-demon', 'thr-harpy', 'car-military'] },
      bazaar: ['thr-amoeba'],
      deck: ['thr-ghoul'],
    });
    swap(exchanged, 0, 'thr-demon', 'thr-harpy', 'car-military');
    exchanged.expect({ discard: ['thr-demon', 'thr-harpy', 'car-military'], bazaar: { 0: 'thr-amoeba' } });
    exchanged.answer(0, 'bazaar 1').expect({ bazaar: { 0: 'thr-ghoul' } }); // a Threat taken, another turned up
    quiet(exchanged.events);
    const swept = given({ hand: { 0: ['car-peaceful'] }, bazaar: ['thr-demon', 'car-military'] }).answer(
      0,
      'discard car-peaceful',
    );
    swept.expect({ discard: { 1: 'thr-demon' } });
    quiet(swept.events);
    expect(swept.events.filter((e) => e.t === 'swept')).toHaveLength(1);
    const tidied = given({ shields: { 0: ['thr-nosalis'] } })
      .answer(0, 'tidy')
      .answer(0, 'tidy thr-nosalis protection')
      .answer(0, 'done');
    quiet(tidied.events);
    const used = given({ seats: 2, hand: { 0: ['thr-watchman'] }, shields: { 1: ['thr-librarian'] } });
    used.answer(0, 'discard thr-watchman').answer(1, 'defend thr-librarian');
    expect(used.events.filter((e) => e.t === 'attack')).toHaveLength(1);
  });

  test('MET-54 the draw comes after all effects', () => {
    const s = given({ hand: { 0: ['car-military'] }, deck: ['res-pork', 'res-tools', 'res-uniform'] }).answer(
      0,
      'discard car-military',
    );
    s.asked(0, 'draw').expect({ bazaar: ['res-pork', 'res-tools', 'res-uniform'] });
    expect(s.events.at(-1)).toMatchObject({ t: 'turnedUp' });
  });
});

describe('Basic action 3: exchange three cards', () => {
  const three = () =>
    given({
      hand: { 0: ['res-pork', 'res-tools', 'res-uniform'] },
      resources: { 0: ['res-flare'] },
      down: { 0: 2 },
      up: { 0: 3 },
    });

  test('MET-55 MET-56 three cards are discarded, three are drawn, and no marker moves', () => {
    const s = swap(three(), 0, 'res-pork', 'res-tools', 'res-uniform');
    s.expect({ discard: ['res-pork', 'res-tools', 'res-uniform'], handSize: { 0: 2 }, up: { 0: 3 }, down: { 0: 2 } });
    s.logged({ t: 'exchanged', seat: 0, cards: ['res-pork', 'res-tools', 'res-uniform'] });
    for (let n = 0; n < 3; n++) s.asked(0, 'draw').answer(0, 'deck');
    s.asked(0, 'turnAction').expect({ handSize: { 0: 5 }, up: { 0: 3 }, window: 2 });
  });

  test('MET-55 every set of three can be given, in any order', () => {
    const sets = new Set<string>();
    const hand = { 0: ['res-pork', 'res-pork', 'res-tools', 'res-uniform', 'res-kerosene'] };
    const visit = (picks: `exchange ${string}`[]): void => {
      const s = given({ hand }).answer(0, 'exchange');
      for (const pick of picks) s.answer(0, pick);
      if (game.question(s.state, 0) === 'exchange')
        for (const pick of s.legal(0)) visit([...picks, pick as 'exchange x']);
      else {
        sets.add(s.state.discard.toSorted((a, b) => a - b).join(' '));
      }
    };
    visit([]);
    expect(given({ hand }).answer(0, 'exchange').legal(0)).toHaveLength(4);
    expect(sets.size).toBe(7); // 3 of the 4 designs in 4 ways, both porks with one of the 3 others
  });

  test('MET-57 it takes three cards in hand', () => {
    expect(given({ hand: { 0: ['res-pork', 'res-tools'] }, short: [0] }).legal(0)).not.toContain('exchange');
    const s = given({ hand: { 0: ['res-pork', 'res-tools', 'res-uniform'] }, short: [0] });
    s.answer(0, 'exchange').expect({ handSize: { 0: 0 }, question: 'draw' }); // no choice which three
  });

  test('MET-58 the three lie in the discard pile before the first draw, and draws are decided one at a time', () => {
    const s = given({
      hand: { 0: ['res-pork', 'res-tools', 'res-uniform'] },
      short: [0],
      bazaar: ['res-rats'],
      deck: ['res-flare'],
    });
    s.answer(0, 'exchange').expect({ discard: ['res-pork', 'res-tools', 'res-uniform'], handSize: { 0: 0 } });
    s.answer(0, 'bazaar 1').expect({ hand: { 0: ['res-rats'] }, bazaar: { 0: 'res-flare' } });
    s.answer(0, 'bazaar 1').expect({ hand: { 0: ['res-rats', 'res-flare'] } });
    s.asked(0, 'draw')
      .answer(0, 'deck')
      .expect({ handSize: { 0: 3 } });
  });

  test('MET-58 with an empty deck the exchanged cards themselves may come back', () => {
    const s = given({
      hand: { 0: ['res-pork', 'res-tools', 'res-uniform'] },
      short: [0],
      wholeDeck: [],
      wholeDiscard: [],
    });
    const others = s.state.discard.length;
    s.answer(0, 'exchange')
      .answer(0, 'deck')
      .expect({ deckSize: others + 2, decks: 2, discard: [] });
  });
});

import { makeRng, pickOne, type Ref, type Seat, seedOf } from '@ashtown/engine';
import { expect, test } from 'vitest';
import { type Answer, game } from '../../src/index.ts';
import { words } from '../../src/text/index.ts';

const who = (seat: Seat) => ['Ann', 'Bob'][seat] ?? `P${seat}`;
const ids = (pick: Answer): string[] => game.refs(pick).map((r) => `${r.kind}:${r.id}`);

test('an answer names what it is about: cards, places, tucked cards, goods, players', () => {
  expect(ids('take pub')).toEqual(['option:take', 'card:pub']);
  expect(ids('conquer pub')).toEqual(['option:conquer', 'card:pub', 'slot:conquer.pub']);
  expect(ids('redevelop church')).toEqual(['option:redevelopment', 'card:church', 'slot:redevelop.church']);
  expect(ids('visit 1.4')).toEqual(['option:visit', 'slot:1.4']);
  expect(ids('lay scrap 0.2')).toEqual(['option:lay', 'option:scrap', 'slot:0.2']);
  expect(ids('drop deal church 11')).toEqual(['option:drop', 'card:deal.church']);
  expect(ids('cash pub')).toEqual(['option:cash', 'card:spoils.pub']);
  expect(ids('reach junk-train cooperation1')).toEqual(['option:reach', 'card:junk-train', 'option:cooperation1']);
  expect(ids('pay scrap weapon@0.leader')).toEqual(['option:pay', 'option:scrap', 'option:weapon', 'slot:0.leader']);
  expect(ids('steal 1 fuel')).toEqual(['option:steal', 'player:1', 'option:fuel', 'slot:1.fuel']);
  expect(ids('steal 1 fuel@1.3')).toEqual(['option:steal', 'player:1', 'option:fuel', 'slot:1.3']);
});

test('a redevelopment and its token have names of their own', () => {
  const names = (pick: Answer) => game.refs(pick).map((ref) => words.en.ref(ref, who));
  expect(names('redevelop church')).toEqual(['Redevelop', 'Church', 'Redevelop: Church']);
  expect(names('with redevelop')).toEqual(['Pay', 'redevelopment token']);
  expect(names('with redevelop@0.leader')).toEqual(['Pay', 'redevelopment token', 'Leader [Ann]']);
});

test('every use of a card in hand that is not offered says why, and every ref has a name', () => {
  const said = new Set<string>();
  const nameless = new Set<string>();
  for (let n = 0; n < 16; n++) {
    const s = game.setup(2 + (n % 3), {}, makeRng(seedOf(`uses ${n}`)));
    const rng = makeRng(seedOf(`picks ${n}`));
    for (let i = 0; i < 300 && game.asked(s).length > 0; i++) {
      const seat = game.asked(s)[0]!;
      const legal = game.legal(s, seat);
      if (game.question(s, seat) === 'main') {
        const v = game.view(s, seat);
        for (const pick of legal)
          for (const ref of game.refs(pick)) if (words.pl.ref(ref, who) === ref.id) nameless.add(ref.id);
        for (const use of ['conquer', 'cooperate', 'incorporate', 'redevelop']) {
          const ref: Ref = { kind: 'slot', id: `${use}.fuel-tank` };
          const why = game.explain(v, seat, ref);
          expect(why === null).toBe(legal.includes(`${use} fuel-tank` as Answer));
          if (why) said.add(why.t);
        }
      }
      game.apply(s, seat, pickOne(rng, legal), null);
    }
  }
  expect([...nameless]).toEqual([]);
  expect([...said].sort()).toEqual(['noCommonType', 'noOld', 'noRoom', 'redeveloped', 'short', 'tooFar']);
});

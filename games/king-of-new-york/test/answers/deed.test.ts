import { type Deed, makeRng, pickOne, type Seat, seedOf, tell } from '@ashtown/engine';
import { expect, test } from 'vitest';
import type { KingDeed } from '../../src/answers/deed.ts';
import { type Answer, type Event, game, type Question, type State, type View } from '../../src/index.ts';
import { given } from '../given.ts';
import { enrich, fresh, TABLES } from '../rows.ts';

/**
 * Questions that come between an answer and what it does: how a price is paid (Of Another World), and what damage is taken
 * with. They are answered with the first answer: whatever is chosen, what the deed said comes true.
 */
const BETWEEN: readonly string[] = ['payWithLife', 'carapaceDiscard', 'payDamageWithEnergy'] satisfies Question[];

/** What an answer does, up to the next question that is not about carrying it out. */
function doing(s: State, seat: Seat, answer: Answer): Event[] {
  const copy = game.clone(s);
  const events: Event[] = [];
  game.apply(copy, seat, answer, events);
  for (let i = 0; i < 12; i++) {
    const [asked] = game.asked(copy);
    if (asked === undefined || !BETWEEN.includes(game.question(copy, asked))) break;
    game.apply(copy, asked, game.legal(copy, asked)[0]!, events);
  }
  return events;
}

const changes = (events: readonly Event[], seat: Seat) =>
  events.flatMap((e) => tell(game, e).delta ?? []).filter((c) => c.seat === seat);

/** DESTRUCTION left over, from the frame that asks; nothing where the last points were spent. */
const points = (v: View): number => v.stack.findLast((f) => f.t === 'destroyObject')?.points ?? 0;

/** What is wrong with the price: the ⚡ and ♥ paid, cards given away, points spent. */
function wrongPrice(s: State, seat: Seat, answer: Answer, { price = [], verb }: Deed, events: readonly Event[]) {
  const said = (what: string) => price.find((x) => x.what === what)?.n ?? 0;
  const paid = events.flatMap((e) => (e.t === 'paid' && e.seat === seat ? e : []))[0] ?? { energy: 0, life: 0 };
  if (verb === 'suffer') {
    const hurt = events.find((e) => e.t === 'hurt' && e.seat === seat);
    return hurt?.t === 'hurt' && hurt.paid !== said('energy') ? 'energy' : null;
  }
  // What is paid with life instead is decided later, unless this is that decision.
  const sum = said('energy') + said('life');
  if (paid.energy + paid.life !== sum) return `paid ${paid.energy}⚡ ${paid.life}♥ instead of ${sum}`;
  if (verb === 'pay' && paid.life !== said('life')) return 'life';
  if (said('cards') > 0 && !events.some((e) => e.t === 'cardLost' && e.seat === seat)) return 'cards';
  if (said('destruction') > 0) {
    const copy = game.clone(s);
    game.apply(copy, seat, answer, null);
    const before = points(game.view(s, seat));
    const after = points(game.view(copy, seat));
    // Less than can be used for anything is not asked for any more.
    if (after !== before - said('destruction') && after !== 0) return 'points';
  }
  return null;
}

/** Gains and hits that did not come. */
function missing(seat: Seat, { gives = [], hits = [] }: Deed, events: readonly Event[]): unknown[] {
  const left = changes(events, seat);
  const lacking = gives.filter(({ what, n }) => {
    const at = left.findIndex((c) => c.what === what && c.n === n);
    if (at < 0) return true;
    left.splice(at, 1);
    return false;
  });
  const hurt = events.flatMap((e) => (e.t === 'hurt' ? e : []));
  const unhurt = hits.filter(({ seat: hit, n }) => !hurt.some((e) => e.seat === hit && (n === undefined || e.n === n)));
  return [...lacking, ...unhurt];
}

test('every deed is what happens: its price is paid, its gains come, whom it hits is hurt', () => {
  const seen = new Map<KingDeed['verb'], number>();
  const claimed = new Set<string>();
  for (const [i, { seats, advanced }] of [...TABLES, ...TABLES, ...TABLES].entries()) {
    const s = fresh(seats, advanced, `deeds ${i}`);
    if (i % 3 > 0) enrich(s);
    const rng = makeRng(seedOf(`deeds ${i}`));
    for (let n = 0; n < 400 && game.asked(s).length > 0; n++) {
      const seat = game.asked(s)[0]!;
      const v = game.view(s, seat);
      const question = game.question(s, seat);
      const legal = game.legal(s, seat);
      for (const answer of legal.length > 24 ? legal.filter((_, k) => k % 7 === n % 7) : legal) {
        const deed = game.deed!(v, seat, question, answer) as KingDeed;
        seen.set(deed.verb, (seen.get(deed.verb) ?? 0) + 1);
        for (const { what } of [...(deed.price ?? []), ...(deed.gives ?? [])]) claimed.add(`${deed.verb} ${what}`);
        if (!deed.price && !deed.gives && !deed.hits) continue;
        const events = doing(s, seat, answer);
        const wrong = wrongPrice(s, seat, answer, deed, events);
        const lacking = missing(seat, deed, events);
        if (wrong || lacking.length > 0)
          expect.fail(
            `${question} ${answer}: ${JSON.stringify(deed)}: ${wrong} ${JSON.stringify(lacking)}\n${JSON.stringify(events)}`,
          );
      }
      game.apply(s, seat, pickOne(rng, legal), null);
    }
  }
  expect(seen.size).toBeGreaterThan(30);
  expect([...claimed]).toEqual(
    expect.arrayContaining([
      'buy energy',
      'buy cards',
      'building destruction',
      'building score',
      'enter score',
      'resolve energy',
    ]),
  );
});

const deed = (position: Parameters<typeof given>[0], answer: Answer): Deed => {
  const { state } = given(position);
  const seat = game.asked(state)[0]!;
  return game.deed!(game.view(state, seat), seat, game.question(state, seat), answer);
};

test('a deed names its things without the verb, its price and its gains at the limits', () => {
  const at = { 0: 'bronx', 1: 'manhattan' } as const;
  expect(deed({ seats: 3, at, from: 'move', energy: { 0: 3 }, bank: ['new-york-marathon'] }, 'queens')).toEqual({
    verb: 'move',
    to: 'queens',
    things: [{ kind: 'slot', id: 'queens' }],
    price: [{ what: 'energy', n: 2 }],
  });
  expect(deed({ from: 'buy', energy: { 0: 9 }, life: { 0: 9 }, bank: ['central-park'] }, 'buy central-park')).toEqual({
    verb: 'buy',
    card: 'central-park',
    deadly: false,
    things: [{ kind: 'card', id: 'central-park' }],
    price: [{ what: 'energy', n: 5 }],
    gives: [
      { what: 'life', n: 1 },
      { what: 'score', n: 2 },
    ],
  });
  expect(deed({ seats: 3, at, from: 'symbols', dice: 'attack attack energy' }, 'attack')).toMatchObject({
    verb: 'resolve',
    hits: [{ seat: 1, what: 'damage', n: 2 }],
  });
});

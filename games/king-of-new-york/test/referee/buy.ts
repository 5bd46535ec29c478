import { type Seat, shuffle } from '@ashtown/engine';
import { hurt } from './harm.ts';
import { shoot } from './symbols.ts';
import { type Id, inOrder, isKeep, printed, type Table, type Telling, upTo } from './table.ts';
import { decide, pay } from './travel.ts';

/** Section 17; cut short by an elimination of the buyer or of everybody else (KNY-139, KNY-144). */
export function* buyStep(t: Table): Telling {
  const { seat } = t.turn;
  while (t.active.alive && t.living().length > 1) {
    const legal = () => [
      'finish',
      ...(t.active.canPay(2) && t.bank.some((id) => id !== null) ? ['sweep'] : []), // KNY-136
      ...t.bank.filter((id) => id !== null && mayBuy(t, id)).map((id) => `buy ${id}`),
      ...salvageable(t).map((id) => `salvage ${id}`),
    ];
    const pick = String(yield* decide(t, seat, 'buyStep', legal, { rides: true }));
    if (pick === 'finish') return;
    t.busy++;
    if (pick === 'sweep') yield* sweep(t);
    else yield* buy(t, pick.split(' ')[1]!, pick.startsWith('salvage'));
    t.busy--;
  }
}

/** KNY-132. */
function priceOf(t: Table, id: Id): number {
  const { cost, nearby = [] } = printed(id);
  return Math.max(0, cost - Number(nearby.includes(t.active.at!)));
}
/** KNY-187. */
const salvagePriceOf = (id: Id): number => Math.max(0, printed(id).cost - 1);

function mayBuy(t: Table, id: Id): boolean {
  if (id === 'air-force-one' && !t.turn.destroyed.includes('jet')) return false; // KNY-133
  if (id === 'general-ellis' && !t.turn.destroyed.includes('tank')) return false;
  return t.active.canPay(priceOf(t, id));
}
function salvageable(t: Table): Id[] {
  if (!t.active.has('scavenger')) return [];
  return t.discard.filter((id) => isKeep(id) && t.active.canPay(salvagePriceOf(id)));
}

function* sweep(t: Table): Telling {
  yield* pay(t, t.turn.seat, 2);
  for (const id of t.bank) if (id !== null) t.discard.push(id);
  t.bank = t.bank.map(() => null);
  refill(t);
}

/** KNY-134. */
function* buy(t: Table, id: Id, isSalvage: boolean): Telling {
  yield* pay(t, t.turn.seat, isSalvage ? salvagePriceOf(id) : priceOf(t, id));
  if (isSalvage) t.discard = t.discard.filter((card) => card !== id);
  else t.bank = t.bank.map((card) => (card === id ? null : card));
  if (isKeep(id)) keep(t, t.turn.seat, id);
  else {
    t.limbo = id;
    yield* EFFECTS[id]!(t, t.turn.seat);
    t.limbo = null;
    t.discard.push(id);
  }
  if (!isSalvage) refill(t);
}

/** KNY-137, KNY-138, KNY-206. */
function refill(t: Table): void {
  for (const slot of t.bank.keys())
    while (t.bank[slot] === null) {
      if (t.deck.length === 0) {
        t.deck = shuffle(t.rng, t.discard);
        t.discard = [];
      }
      const id = t.deck.pop();
      if (id === undefined) return;
      if (isKeep(id) && t.claims.length > 0) keep(t, t.claims.shift()!, id);
      else t.bank[slot] = id;
    }
}

/** A KEEP card is laid before a Monster, and what it does when bought. */
function keep(t: Table, seat: Seat, id: Id): void {
  const monster = t.monsters[seat]!;
  monster.cards = inOrder([...monster.cards, id]);
  if (id === 'natural-selection') {
    t.gain(seat, 4); // KNY-179
    monster.heal(4);
  }
  if (id === 'overload') t.gain(seat, 4); // KNY-181
  if (id === 'terminal-rage') t.queue.push({ seat, subway: false }); // KNY-194
  if (id === 'tourist') t.putSouvenir(seat); // KNY-196
}

/** A gain of ★, ⚡ and ♥, and nothing else. */
const gives = (star: number, life = 0, energy = 0) =>
  // biome-ignore lint/correctness/useYield: others ask.
  function* (t: Table, seat: Seat): Telling {
    t.monsters[seat]!.heal(life);
    t.gain(seat, energy);
    t.monsters[seat]!.score(star, 'cards');
  };

/** Section 21. */
const EFFECTS: Readonly<Record<Id, (t: Table, seat: Seat) => Telling>> = {
  *'air-force-one'(t, seat) {
    yield* gives(4)(t, seat);
    yield* shoot(t, t.living(), false);
  },
  'brooklyn-bridge': gives(4),
  'central-park': gives(2, 2),
  *'columbia-university'(t, seat) {
    yield* gives(2)(t, seat);
    t.claims.push(seat);
  },
  'coney-island': gives(3),
  'drink-the-hudson': gives(1, 2, 13),
  'flatiron-building': gives(2),
  *'general-ellis'(t, seat) {
    yield* gives(3)(t, seat);
    yield* hurt(t, seat, new Map(t.living().map((x) => [x, 1])));
  },
  *'holland-tunnel'(t, seat) {
    yield* gives(6)(t, seat);
    for (const each of t.living()) t.gain(each, 3);
  },
  'new-york-marathon': gives(2, 2, 2),
  *'next-stage'(t, seat) {
    const { star } = t.active;
    t.active.score(-star, 'lost');
    const energy = (yield* decide(t, seat, 'nextStageSplit', () => upTo(0, star))) as number;
    t.gain(seat, energy);
    t.active.heal(star - energy);
  },
  *'photo-op'(t, seat) {
    const others = [...t.monsters.keys()].filter(
      (x) => x !== seat && (t.monsters[x]!.alive || t.turn.fell.includes(x)),
    );
    const pick = yield* decide(t, seat, 'photoOpTarget', () => others.map((x) => `monster ${x}`));
    t.active.score(t.turn.dealt[Number(String(pick).split(' ')[1])]!, 'cards');
  },
  *'power-substation'(t, seat) {
    yield* gives(1, 0, 8)(t, seat);
    yield* hurt(t, seat, new Map([[seat, 3]]));
  },
  *'subterranean-cable'(t, seat) {
    yield* gives(0, 0, 4)(t, seat);
    yield* hurt(t, seat, new Map([[seat, 4]]));
  },
  *subway(t, seat) {
    yield* gives(0, 2)(t, seat);
    t.queue.push({ seat, subway: true });
  },
  *'tesla-cannon'(t, seat) {
    yield* gives(2)(t, seat);
    for (const each of t.living()) {
      const pick = yield* decide(t, each, 'teslaCannonDiscard', () =>
        t.monsters[each]!.cards.map((id) => `discard ${id}`),
      );
      if (pick !== null) t.drop(each, String(pick).split(' ')[1]!);
    }
  },
  'the-unisphere': gives(4),
  'yankee-stadium': gives(5, 5),
};

import { type Log, push, shuffle } from '@ashtown/engine';
import { range } from '../answers/index.ts';
import { addCard, gain, loseCard, runEffect } from '../cards/effects.ts';
import type { Tables } from '../content/tables.ts';
import { BANK_SIZE, type CardId } from '../content/vocabulary.ts';
import { type Answers, type Event, type Frame, NOBODY, type Player, type State } from '../state.ts';
import { own } from './free.ts';
import { begin, type Part } from './part.ts';
import { pay } from './payment.ts';
import { canPay, findMod, mayBuy, priceOf, salvagePrice, turnGoesOn } from './queries.ts';

const FINISH = Object.freeze(['finish'] as const);

/** KNY-131: everything the buyer can pay for now. */
export function purchases(t: Tables, s: State, p: Player): readonly Answers['buyStep'][] {
  const salvage = findMod(t, p, 'salvage');
  const poor = p.energy === 0 && p.cards.length === 0;
  if (poor && !s.bank.some((id) => id !== null && t.cards[id]!.cost <= 1)) return FINISH;
  const picks: Answers['buyStep'][] = ['finish'];
  for (const id of s.bank)
    if (id !== null && mayBuy(t, s, id) && canPay(t, p, priceOf(t, p, id))) picks.push(`buy ${id}`);
  if (salvage)
    for (const id of s.discard)
      if (t.cards[id]!.keep && canPay(t, p, salvagePrice(t, id, salvage.less))) picks.push(`salvage ${id}`);
  if (canPay(t, p, t.figures.sweepPrice) && s.bank.some((id) => id !== null)) picks.push('sweep'); // KNY-136
  return picks;
}

export const keepsToDiscard = (p: Player): readonly Answers['teslaCannonDiscard'][] =>
  p.cards.map((id) => `discard ${id}` as const);

export const slotOf = (s: State, card: CardId): number => s.bank.indexOf(card);

/** The next card of the deck; the discard pile becomes a new deck when it is empty (KNY-138). */
export function draw(s: State, log: Log<Event>): CardId | null {
  if (s.deck.length === 0 && s.discard.length > 0) {
    s.deck = shuffle(s.rng, s.discard);
    s.discard = [];
    log?.push({ t: 'reshuffled' });
  }
  return s.deck.pop() ?? null;
}

/** Section 17: buying. */
export const buyRules = (
  t: Tables,
): Part<
  | 'buy'
  | 'buyStep'
  | 'take'
  | 'effects'
  | 'spent'
  | 'sweep'
  | 'refill'
  | 'nextStageSplit'
  | 'photoOpTarget'
  | 'discards'
  | 'teslaCannonDiscard'
> => ({
  buy(s, _, log) {
    if (!turnGoesOn(s)) return;
    begin(s, 'buy', log);
    push<Frame>(s, { t: 'buyStep', seats: [s.turn.seat] });
  },

  buyStep: own(
    t,
    {
      legal: (s, _, seat) => purchases(t, s, s.players[seat]!),
      take(s, _, seat, pick, log) {
        if (pick === 'finish') return;
        push<Frame>(s, { t: 'buy' });
        if (pick === 'sweep') {
          push<Frame>(s, { t: 'sweep' });
          pay(t, s, seat, t.figures.sweepPrice, true, log);
          return;
        }
        const [verb, card] = pick.split(' ') as ['buy' | 'salvage', CardId];
        const p = s.players[seat]!;
        const price = verb === 'buy' ? priceOf(t, p, card) : salvagePrice(t, card, findMod(t, p, 'salvage')!.less);
        push<Frame>(s, { t: 'take', card, from: verb === 'buy' ? 'bank' : 'discard', price });
        pay(t, s, seat, price, true, log);
      },
    },
    { subway: true },
  ),

  take(s, { card, from, price }, log) {
    const seat = s.turn.seat;
    if (from === 'bank') s.bank[slotOf(s, card)] = null;
    else s.discard.splice(s.discard.indexOf(card), 1);
    log?.push({ t: 'bought', seat, card, price, from });
    if (from === 'bank') push<Frame>(s, { t: 'refill' }); // KNY-134
    if (t.cards[card]!.keep) addCard(t, s.players[seat]!, card);
    else {
      s.limbo = card;
      push<Frame>(s, { t: 'spent' });
    }
    push<Frame>(s, { t: 'effects', seat, card, next: 0 });
  },

  effects(s, f, log) {
    const effect = t.cards[f.card]!.do?.[f.next];
    if (!effect) return;
    push<Frame>(s, { ...f, next: f.next + 1 });
    runEffect(t, s, f.seat, NOBODY, effect, f.card, log);
  },

  spent(s) {
    s.discard.push(s.limbo!);
    s.limbo = null;
  },

  sweep(s, _, log) {
    log?.push({ t: 'swept', seat: s.turn.seat, cards: s.bank.filter((card) => card !== null) });
    for (let slot = 0; slot < BANK_SIZE; slot++) {
      const card = s.bank[slot]!;
      if (card !== null) s.discard.push(card);
      s.bank[slot] = null;
    }
    push<Frame>(s, { t: 'refill' });
  },

  refill(s, _, log) {
    for (let slot = 0; slot < BANK_SIZE; slot++) {
      if (s.bank[slot] !== null) continue;
      const card = draw(s, log);
      if (card === null) return; // KNY-138
      const claimant = t.cards[card]!.keep ? s.claims.shift() : undefined;
      if (claimant === undefined) {
        s.bank[slot] = card;
        log?.push({ t: 'turnedUp', card, slot });
        continue;
      }
      push<Frame>(s, { t: 'effects', seat: claimant, card, next: 0 }, { t: 'refill' }); // KNY-206
      addCard(t, s.players[claimant]!, card);
      log?.push({ t: 'bought', seat: claimant, card, price: 0, from: 'claim' });
      return;
    }
  },

  nextStageSplit: {
    legal: (_, { n }) => range(0, n), // KNY-215
    take(s, { n }, seat, energy, log) {
      gain(t, s, seat, 'energy', energy, t.sole.exchangeStars, log);
      gain(t, s, seat, 'life', n - energy, t.sole.exchangeStars, log);
    },
  },

  photoOpTarget: {
    legal(s, _, seat) {
      const seen = s.players.map((p, i) => i !== seat && (p.out === 0 || (s.turn.fell & (1 << i)) !== 0)); // KNY-216
      return seen.flatMap((ok, i) => (ok ? [`monster ${i}` as const] : []));
    },
    take(s, _, seat, pick, log) {
      gain(t, s, seat, 'star', s.turn.dealt[Number(pick.slice('monster '.length))]!, t.sole.starsForDamage, log);
    },
  },

  discards(s, { from: [seat, ...rest] }) {
    if (seat === undefined) return;
    push<Frame>(s, { t: 'discards', from: rest });
    if (s.players[seat]!.cards.length > 0) push<Frame>(s, { t: 'teslaCannonDiscard', seats: [seat] });
  },

  teslaCannonDiscard: {
    legal: (s, _, seat) => keepsToDiscard(s.players[seat]!), // KNY-223
    take: (s, _, seat, pick, log) => loseCard(t, s, seat, pick.slice('discard '.length) as CardId, log),
  },
});

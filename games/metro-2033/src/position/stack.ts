import type { Card, Tables } from '../content/tables.ts';
import { BAZAAR_SIZE, EXCHANGE_SIZE, HAND_SIZE, THREAT } from '../content/vocabulary.ts';
import { placesOf } from '../rules/places.ts';
import type { Tableau } from '../rules/queries.ts';
import { EMPTY, FACTION, type Frame, NOBODY, type State } from '../state.ts';

/** Which frames may lie on which, from the bottom: the set-up, or a turn with at most one thing in the middle of it. */
const ATTACK = 'attack( defend| freePlay| fail|( exhaust)?( loseStation)?)?';
const REFILL = 'refill( draws?)?';
const TURN = `turnAction( (tidy|payment|keepStation|exchange|draws?|${REFILL}|${ATTACK}))?`;
const SHAPE = new RegExp(`^(deal( chooseFaction)*|turn|next( ${REFILL})?|${TURN})$`);

/** Whether some things, copies counted, are among others. */
function holds(all: readonly number[], some: readonly number[]): boolean {
  const left = all.slice();
  return some.every((x) => {
    const i = left.indexOf(x);
    if (i >= 0) left.splice(i, 1);
    return i >= 0;
  });
}

/** What a frame takes for granted. */
type Needs = {
  readonly [T in Frame['t']]?: (s: State, f: Extract<Frame, { t: T }>, p: State['players'][0]) => boolean;
};

const isOpen = (p: Tableau, card: Card): boolean =>
  p.stations.some((station, i) => station === card && p.kept[i] === 0);

/**
 * What is wrong with the frames of a position, so that the rules cannot stumble over them later: an index, and what would be
 * right; null where nothing is.
 */
export function wrongStackOf(t: Tables): (s: State) => { at: number; expected: string } | null {
  const isThreat = (card: Card): boolean => t.cards[card]!.category === THREAT;
  const needs: Needs = {
    deal: (s) =>
      s.players.every((p) => p.hand.length === 0) &&
      s.bazaar.every((card) => card === EMPTY) &&
      s.deck.length >= s.players.length * HAND_SIZE + BAZAAR_SIZE,
    chooseFaction: (_, __, p) => p.faction === NOBODY,
    turnAction: (_, f, p) => f.window === 2 || p.hand.length > 0,
    exchange: (_, f, p) =>
      f.cards.length < EXCHANGE_SIZE &&
      p.hand.length + f.cards.length <= HAND_SIZE &&
      p.hand.length + f.cards.length >= EXCHANGE_SIZE,
    tidy: (_, f, p) => holds(placesOf(p), f.chosen),
    payment: (_, f, p) =>
      (f.target === FACTION ? !p.flipped : isOpen(p, f.target)) &&
      holds(p.heroes, f.heroes) &&
      holds(p.resources, f.cards),
    keepStation: (_, f, p) => isOpen(p, f.card),
    draws: (_, f, p) => p.hand.length + f.n <= HAND_SIZE,
    draw: (_, f, p) => f.n > 0 && p.hand.length + f.n <= HAND_SIZE,
    attack: (s, f) => isThreat(f.card) && s.attack !== null && f.nth <= s.players.length,
    defend: (_, f) => isThreat(f.card),
    fail: (_, f) => isThreat(f.card),
    loseStation: (_, __, p) => p.stations.length > 0,
    refill: (s, f) => f.nth <= s.players.length,
  };
  const OWN: readonly Frame['t'][] = ['turnAction', 'tidy', 'payment', 'keepStation', 'exchange', 'attack', 'refill'];

  return (s) => {
    const { stack, players } = s;
    if ((stack.length === 0) !== (s.winner !== NOBODY))
      return { at: 0, expected: 'an end with a winner, and no other' };
    if (stack.length === 0) return null;
    for (const [at, f] of stack.entries()) {
      const seat = 'seats' in f ? f.seats[0] : 'seat' in f ? f.seat : 'by' in f ? f.by : s.turn.seat;
      const p = players[seat];
      if (!p || ('by' in f && f.by !== s.turn.seat)) return { at, expected: 'seats of this table' };
      if (OWN.includes(f.t) && seat !== s.turn.seat) return { at, expected: 'the seat whose turn it is' };
      const need = needs[f.t] as ((s: State, f: Frame, p: State['players'][0]) => boolean) | undefined;
      if (need && !need(s, f, p)) return { at, expected: `a table at which there can be ${f.t}` };
    }
    if (!SHAPE.test(stack.map(({ t: name }) => name).join(' ')))
      return { at: 0, expected: 'frames that follow from the rules' };
    const choosers = stack.flatMap((f) => (f.t === 'chooseFaction' ? [f.seats[0]] : []));
    const without = players.flatMap((p, seat) => (p.faction === NOBODY ? [seat] : []));
    if (choosers.length !== without.length || !holds(choosers, without))
      return { at: 0, expected: 'a choice for each seat without a Faction' };
    return null;
  };
}

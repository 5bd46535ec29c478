import type { Seat } from '@ashtown/engine';
import type { Bill, Tables } from '../content/tables.ts';
import {
  ANY,
  CONQUEST,
  COOPERATION,
  HIRE_PRICE,
  INCORPORATION,
  KINDS,
  LEADER_SLOTS,
  MAY_DRAW,
  RESOURCES,
  type Sort,
  SWAP,
  VISITS,
  WEAPON,
  WORKER,
} from '../content/vocabulary.ts';
import {
  accessible,
  canArrange,
  canBeVisited,
  canUse,
  hasRoom,
  isFull,
  lowersExcess,
  missing,
  modesOf,
} from '../rules/queries.ts';
import type { FreeMove, Picks, Place, Player, State } from '../state.ts';
import { type Read, readerOf, tuckedText, withCard, withPlace } from './notation.ts';
import { reachOf } from './range.ts';
import { ALL, replaceableTypes } from './redevelopment.ts';

type Main = Picks['main'];
type Step = Picks['step'];
export type Answers = ReturnType<typeof answersOf>;

const single = (kind: number): Bill => ({
  need: RESOURCES.map((_, k) => (k === kind ? 1 : 0)),
  any: 0,
  total: 1,
  workers: 0,
  cards: 0,
  tucked: null,
});
/** One resource of a kind: what a redevelopment, a change of leader or a place of a set takes. */
export const ONE: readonly Bill[] = RESOURCES.map((_, kind) => single(kind));

/** What may be answered to each question, for one set of cards. */
export function answersOf(t: Tables) {
  const read: Read = readerOf(t);
  const CONQUER = withCard<Main>(t, 'conquer');
  const COOPERATE = withCard<Main>(t, 'cooperate');
  const INCORPORATE = withCard<Main>(t, 'incorporate');
  const REDEVELOP_INTO = withCard<Main>(t, 'redevelop');
  const LEAD = withCard<Main>(t, 'lead');
  const CASH = withCard<Step>(t, 'cash');
  const DISCARD = withCard<Picks['discardCard']>(t, 'discard');
  const TAKE = withCard<Picks['leftover']>(t, 'take');
  const BURN = withCard<Picks['burn']>(t, 'burn');
  const KEEP = withCard<Picks['keep']>(t, 'keep');
  const DROP_SPOILS = withCard<FreeMove>(t, 'drop spoils');
  const GIVE_SPOILS = withCard<Picks['giveUp']>(t, 'give spoils');
  const USE = withPlace<Main>('use');
  const VISIT = withPlace<Main>('visit');
  const STORE = withPlace<FreeMove>('store');
  const LAY = RESOURCES.map((res) => withPlace<FreeMove>(`lay ${res}`));
  const HIRE = RESOURCES.map((res): Main => `hire ${res}`);

  /** Faces listed in the present call: a stamp per face, so that nothing has to be cleared. */
  const listed = new Float64Array(t.faces);
  let stamp = 0;
  /** Each face of some cards once, in their order. */
  function eachFace<P>(cards: readonly number[], texts: readonly P[], picks: P[]): void {
    for (let i = 0; i < cards.length; i++) {
      const f = t.face[cards[i]!]!;
      if (listed[f] === stamp) continue;
      listed[f] = stamp;
      picks.push(texts[f]!);
    }
  }
  function faces<P>(cards: readonly number[], texts: readonly P[]): P[] {
    stamp++;
    const picks: P[] = [];
    eachFace(cards, texts, picks);
    return picks;
  }

  /** FS-73: the free moves of a player, apart from discarding tucked cards. */
  function arranging(
    p: Player,
    seat: Seat,
    arranged: readonly number[],
    all: readonly number[],
    picks: FreeMove[],
  ): void {
    for (let i = 0; i < p.places.length; i++) {
      const place = p.places[i]!;
      const site = t.site[place.card]!;
      if (site.store !== 0) {
        if (!arranged.includes(place.no) && canArrange(t, p, place)) picks.push(STORE(seat, place.no));
      } else if (site.set !== null && !isFull(place)) {
        for (let k = 0; k < KINDS; k++)
          if ((all[k]! > 0 || all[ANY]! > 0) && missing(t, place, k) > 0) picks.push(LAY[k]!(seat, place.no));
      }
    }
  }

  const takesGoods = ({ card }: Place): boolean => t.site[card]!.store !== 0 || t.site[card]!.set !== null;

  /** FS-72: a tucked card alone holds no turn up, since it may as well be dropped in the next one. */
  function hasArranging(s: State, seat: Seat, arranged: readonly number[]): boolean {
    const p = s.players[seat]!;
    if (!p.places.some(takesGoods)) return false;
    const picks: FreeMove[] = [];
    arranging(p, seat, arranged, accessible(t, p), picks);
    return picks.length > 0;
  }

  /** FS-103, FS-196: each tucked card, equals once. */
  function tuckedCards<P>(
    p: Player,
    verb: 'drop' | 'give',
    spoils: readonly P[],
    what: Sort | 'either',
    picks: P[],
  ): void {
    if (what !== 'deal' && p.spoils.length > 0) {
      stamp++;
      eachFace(p.spoils, spoils, picks);
    }
    if (what === 'spoils') return;
    for (let i = 0; i < p.deals.length; i++) {
      const { card, ones, twos } = p.deals[i]!;
      const text = `${verb} ${tuckedText(t.id[card]!, 'deal', ones, twos)}` as P;
      if (!picks.includes(text)) picks.push(text);
    }
  }

  /** With the cards of the hand: each face once. */
  function handActions(p: Player, all: readonly number[], picks: Main[]): void {
    if (p.hand.length + p.seen.length === 0) return;
    const conquest = hasRoom(t, p, 'spoils') ? reachOf(t, p, all, CONQUEST) : 0;
    const cooperation = hasRoom(t, p, 'deal') ? reachOf(t, p, all, COOPERATION) : 0;
    const incorporation = reachOf(t, p, all, INCORPORATION);
    const old = replaceableTypes(t, p, all);
    stamp++;
    for (let k = 0; k < 2; k++) {
      const cards = k === 0 ? p.seen : p.hand;
      for (let i = 0; i < cards.length; i++) {
        const card = cards[i]!;
        const f = t.face[card]!;
        if (listed[f] === stamp) continue;
        listed[f] = stamp;
        const site = t.site[card]!;
        if (site !== null) {
          if (incorporation >= site.distance) picks.push(INCORPORATE[f]!);
          if (old === ALL || (old & site.mask) !== 0) picks.push(REDEVELOP_INTO[f]!);
          if (cooperation >= site.distance) picks.push(COOPERATE[f]!);
          if (conquest >= site.distance) picks.push(CONQUER[f]!);
        } else if (t.leader[card] !== null && canLead(p, all)) picks.push(LEAD[f]!);
      }
    }
  }

  /** FS-126, FS-128. */
  const canLead = (p: Player, all: readonly number[]): boolean =>
    p.leader === null || all[WEAPON]! > 0 || all[ANY]! > 0;

  function visits(s: State, seat: Seat, picks: Main[]): void {
    const n = s.players.length;
    for (let k = 1; k < n; k++) {
      const owner = (seat + k) % n;
      const q = s.players[owner]!;
      if (q.passed) continue;
      for (let i = 0; i < q.places.length; i++)
        if (canBeVisited(t, s, seat, q, q.places[i]!)) picks.push(VISIT(owner, q.places[i]!.no));
    }
  }

  return {
    read,
    /** Any card of the hand, each face once. */
    discardCard(p: Player): Picks['discardCard'][] {
      stamp++;
      const picks: Picks['discardCard'][] = [];
      eachFace(p.seen, DISCARD, picks);
      eachFace(p.hand, DISCARD, picks);
      return picks;
    },
    pick(s: State, seat: Seat): Picks['pick'][] {
      const picks: Picks['pick'][] = faces(s.row, TAKE);
      const draws = modesOf(t, s.players[seat]!) & MAY_DRAW && s.deck.length + s.discard.length > 0; // FS-47
      if (draws) picks.push('deck');
      return picks;
    },
    burn: (s: State): Picks['burn'][] => faces(s.row, BURN),
    leftover: (s: State): Picks['leftover'][] => faces(s.row, TAKE),
    keep: (s: State): Picks['keep'][] => faces(s.looked, KEEP),

    /** FS-67, FS-73. */
    main(s: State, seat: Seat, arranged: readonly number[]): Main[] {
      const p = s.players[seat]!;
      const all = accessible(t, p);
      const picks: Main[] = [];
      handActions(p, all, picks);
      for (let i = 0; i < p.places.length; i++)
        if (canUse(t, s, seat, p.places[i]!, all)) picks.push(USE(seat, p.places[i]!.no));
      if (all[WORKER]! > 0 && p.visits < VISITS) visits(s, seat, picks);
      if (all[WORKER]! >= HIRE_PRICE) for (let k = 0; k < KINDS; k++) picks.push(HIRE[k]!);
      if (p.leader !== null && canDoDeed(p)) picks.push('deed');
      if (p.hand.length + p.seen.length >= SWAP.discard) picks.push('swap');
      arranging(p, seat, arranged, all, picks as FreeMove[]);
      tuckedCards(p, 'drop', DROP_SPOILS as Main[], 'either', picks);
      picks.push('pass');
      return picks;
    },

    hasArranging,
    /** FS-59: whether the production step is worth asking for. */
    hasStep: (s: State, seat: Seat, arranged: readonly number[]): boolean =>
      s.players[seat]!.spoils.length > 0 || hasArranging(s, seat, arranged),
    after(s: State, seat: Seat, arranged: readonly number[]): Picks['after'][] {
      const p = s.players[seat]!;
      const picks: Picks['after'][] = [];
      arranging(p, seat, arranged, accessible(t, p), picks as FreeMove[]);
      tuckedCards(p, 'drop', DROP_SPOILS as Picks['after'][], 'either', picks);
      picks.push('done');
      return picks;
    },
    step(s: State, seat: Seat, arranged: readonly number[]): Step[] {
      const p = s.players[seat]!;
      const picks: Step[] = faces(p.spoils, CASH);
      arranging(p, seat, arranged, accessible(t, p), picks as FreeMove[]);
      tuckedCards(p, 'drop', DROP_SPOILS as Step[], 'either', picks);
      picks.push('done');
      return picks;
    },

    /** FS-157. */
    giveUp(p: Player, what: Sort | 'either'): Picks['giveUp'][] {
      const picks: Picks['giveUp'][] = [];
      tuckedCards(p, 'give', GIVE_SPOILS, what, picks);
      return picks;
    },
    /** FS-105. */
    overflow(p: Player): Picks['overflow'][] {
      const picks: Picks['overflow'][] = [];
      if (lowersExcess(t, p, null)) tuckedCards(p, 'drop', DROP_SPOILS as Picks['overflow'][], 'spoils', picks);
      const useful = p.deals.filter((deal) => lowersExcess(t, p, deal));
      tuckedCards({ ...p, deals: useful }, 'drop', [], 'deal', picks);
      return picks;
    },
  };

  /** FS-139. */
  function canDoDeed(p: Player): boolean {
    const { deed } = t.leader[p.leader!.card]!;
    return deed > 0 && !isFull(p.leader!, LEADER_SLOTS) && p.hand.length + p.seen.length >= deed;
  }
}

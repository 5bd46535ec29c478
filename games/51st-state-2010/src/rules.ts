import { finish, machine, push, type Seat } from '@ashtown/engine';
import { type Answers, ONE } from './answers.ts';
import {
  creditBase,
  draw,
  dropTucked,
  gain,
  newPlace,
  produceAt,
  react,
  release,
  removeFace,
  settle,
  shelfOf,
  stockUp,
  takeFromHand,
} from './effects.ts';
import { charge, pay, payments } from './payment.ts';
import { parseToken } from './picks.ts';
import {
  accessible,
  excess,
  handSize,
  leftoversOf,
  modesOf,
  nthSeat,
  placeOf,
  scoreOf,
  stockOf,
  vpOn,
} from './queries.ts';
import { priceOf, readReach, waysToReach } from './reach.ts';
import { methods, replaceable } from './redevelopment.ts';
import { decide } from './result.ts';
import { type Event, type Frame, NONE, type Picks, type Player, type Spot, type State } from './state.ts';
import { contentOf, contentsFor } from './stores.ts';
import { amountsOf, goodsOf, type Tables } from './tables.ts';
import { thefts } from './theft.ts';
import { act, ask, drawAfterSwap, freeMove, MAIN, NEXT, STEPPING } from './turn.ts';
import {
  ANY,
  BUILDING,
  BURN,
  DRAW_TWO,
  END_SCORE,
  HAND_LIMIT,
  KINDS,
  PICKS,
  REFILLS,
  REPLACED_VP,
  RESOURCES,
  ROW,
  TOKENS,
} from './vocabulary.ts';

type Out = Event[] | null;
export type Rules = ReturnType<typeof rulesOf>;

/** The rules for one set of cards, in their order. */
export function rulesOf(t: Tables, answers: Answers) {
  const idOf = (card: number): string => t.id[card]!;

  return machine<State, Frame, Picks, Event>({
    // --- 4. The turn ---------------------------------------------------------------------------------------------------

    turn(s, _, log) {
      s.turn++;
      log?.push({ t: 'turn', turn: s.turn, first: s.first });
      // FS-33
      push<Frame>(s, { t: 'trims', nth: 0 }, { t: 'reveal' }, { t: 'picks', n: 0 });
    },

    // --- 5. Lookout ----------------------------------------------------------------------------------------------------

    trims(s, { nth }) {
      if (nth === s.players.length) return;
      const seat = nthSeat(s, nth);
      if (handSize(s.players[seat]!) > HAND_LIMIT)
        push<Frame>(s, { t: 'trim', seats: [seat], nth }); // FS-37
      else push<Frame>(s, { t: 'trims', nth: nth + 1 });
    },

    trim: {
      legal: (s, _, seat) => answers.discardCard(s.players[seat]!),
      secret: true,
      take(s, { nth }, seat, pick, log) {
        push<Frame>(s, { t: 'trims', nth });
        discardFromHand(s, seat, pick, log);
      },
    },

    reveal(s, _, log) {
      for (let i = 0; i < ROW; i++) {
        const card = draw(s, log);
        if (card === NONE) break; // FS-38
        s.row.push(card);
      }
      log?.push({ t: 'revealed', cards: s.row.map(idOf) });
    },

    picks(s, { n }, log) {
      const players = s.players.length;
      if (n === PICKS * players) {
        push<Frame>(s, { t: 'leftovers', nth: 0, taken: 0 }, { t: 'sweep' }, { t: 'draws', nth: 0 }); // FS-51
        return;
      }
      for (let i = 0; i < REFILLS[players]![n]!; i++) {
        const card = draw(s, log); // FS-41
        if (card === NONE) break;
        s.row.push(card);
        log?.push({ t: 'refilled', card: idOf(card) });
      }
      const seat = nthSeat(s, n);
      if (s.row.length > 0) {
        push<Frame>(s, { t: 'pick', seats: [seat], n });
        return;
      }
      push<Frame>(s, { t: 'picks', n: n + 1 });
      drawOne(s, seat, log); // FS-42
    },

    pick: {
      legal: (s, _, seat) => answers.pick(s, seat), // FS-39
      take(s, { n }, seat, pick, log) {
        push<Frame>(s, { t: 'picks', n: n + 1 });
        if (pick === 'deck') drawOne(s, seat, log);
        else takeFromRow(s, seat, answers.read(pick).f, log);
        const burns = n < s.players.length && modesOf(t, s.players[seat]!) & BURN; // FS-48
        if (burns && s.row.length > 0) push<Frame>(s, { t: 'burn', seats: [seat] });
      },
    },

    burn: {
      legal: (s) => answers.burn(s),
      take(s, _, seat, pick, log) {
        const card = removeFace(t, s.row, answers.read(pick).f);
        s.discard.push(card);
        log?.push({ t: 'burned', seat, card: idOf(card) });
      },
    },

    leftovers(s, { nth, taken }, log) {
      if (nth === s.players.length) return;
      const seat = nthSeat(s, nth);
      if (taken === leftoversOf(t, s.players[seat]!)) {
        push<Frame>(s, { t: 'leftovers', nth: nth + 1, taken: 0 });
        return;
      }
      push<Frame>(s, { t: 'leftovers', nth, taken: taken + 1 }); // FS-49, FS-53
      if (s.row.length > 0) push<Frame>(s, { t: 'leftover', seats: [seat] });
      else drawOne(s, seat, log);
    },

    leftover: {
      legal: (s) => answers.leftover(s),
      take: (s, _, seat, pick, log) => takeFromRow(s, seat, answers.read(pick).f, log),
    },

    sweep(s, _, log) {
      if (s.row.length === 0) return;
      log?.push({ t: 'swept', cards: s.row.map(idOf) });
      for (const card of s.row) s.discard.push(card); // FS-43
      s.row = [];
    },

    draws(s, { nth }, log) {
      if (nth === s.players.length) {
        push<Frame>(s, { t: 'produce', nth: 0 });
        return;
      }
      push<Frame>(s, { t: 'draws', nth: nth + 1 });
      const seat = nthSeat(s, nth);
      const p = s.players[seat]!;
      if ((modesOf(t, p) & DRAW_TWO) === 0) {
        drawOne(s, seat, log); // FS-44
        return;
      }
      if (handSize(p) >= HAND_LIMIT) {
        for (let i = 0; i < 2; i++) drawOne(s, seat, log); // FS-50
        return;
      }
      const first = draw(s, log);
      const second = first === NONE ? NONE : draw(s, log);
      if (second === NONE) {
        if (first !== NONE) addToHand(s, seat, first, log);
        return;
      }
      s.looked.push(first, second);
      log?.push({ t: 'lookedAt', seat, cards: [idOf(first), idOf(second)] });
      push<Frame>(s, { t: 'keep', seats: [seat] });
    },

    keep: {
      legal: (s) => answers.keep(s),
      secret: true,
      take(s, _, seat, pick, log) {
        const card = removeFace(t, s.looked, answers.read(pick).f);
        const other = s.looked.pop()!;
        s.players[seat]!.hand.push(card);
        s.discard.push(other);
        log?.push({ t: 'kept', seat, card: idOf(card) }, { t: 'discarded', seat, card: idOf(other), from: 'deck' });
      },
    },

    // --- 6. Production -------------------------------------------------------------------------------------------------

    produce(s, { nth }, log) {
      if (nth === s.players.length) {
        log?.push({ t: 'actions', first: s.first });
        push(s, NEXT[s.first]!); // FS-64
        return;
      }
      const seat = nthSeat(s, nth); // FS-54
      push<Frame>(s, STEPPING[seat]!, { t: 'produce', nth: nth + 1 });
      const p = s.players[seat]!;
      log?.push({ t: 'production', seat });
      gain(t, s, seat, t.factions[p.faction]!.produce, 1, 'base', { base: 'spoils' }, log); // FS-55, FS-58
      for (let i = 0; i < p.places.length; i++) {
        const place = p.places[i]!;
        if (t.site[place.card]!.produce !== null) produceAt(t, s, p, place, seat, { place }, log); // FS-56
      }
      for (let i = 0; i < p.deals.length; i++) {
        const deal = p.deals[i]!;
        const site = t.site[deal.card]!;
        gain(t, s, seat, site.deal, 1, site.id, { deal }, log); // FS-62
      }
    },

    stepping(s, { seat, arranged }) {
      if (answers.hasStep(s, seat, arranged)) push<Frame>(s, { t: 'step', seats: [seat], arranged }); // FS-59
    },

    step: {
      legal: (s, { arranged }, seat) => answers.step(s, seat, arranged),
      take(s, { arranged }, seat, pick, log) {
        if (pick === 'done') return;
        if (freeMove(t, answers, s, seat, pick, arranged, 'stepping', log)) return;
        push(s, ask('stepping', seat, arranged));
        const { f } = answers.read(pick);
        s.discard.push(removeFace(t, s.players[seat]!.spoils, f)); // FS-57
        log?.push({ t: 'cashed', seat, card: t.faceIds[f]! });
        gain(t, s, seat, t.sites[f]!.spoils, 1, t.faceIds[f]!, { base: 'spoils' }, log); // FS-61
      },
    },

    // --- 7. Actions ----------------------------------------------------------------------------------------------------

    next(s, { seat }) {
      for (let i = 0; i < s.spent.length; i++) s.discard.push(s.spent[i]!); // FS-20
      s.spent.length = 0;
      const n = s.players.length;
      for (let i = 0; i < n; i++) {
        const who = (seat + i) % n;
        if (s.players[who]!.passed) continue;
        push(s, MAIN[who]!, NEXT[(who + 1) % n]!); // FS-64, FS-66
        return;
      }
      push<Frame>(s, { t: 'scoring' });
    },

    main: {
      legal: (s, { arranged }, seat) => answers.main(s, seat, arranged),
      secret: true, // FS-195
      take(s, { arranged }, seat, pick, log) {
        if (!freeMove(t, answers, s, seat, pick, arranged, 'main', log)) act(t, answers, s, seat, pick, log);
      },
    },

    // --- 8, 9. Range and paying ----------------------------------------------------------------------------------------

    reach: {
      legal(s, { colour }, seat) {
        const p = s.players[seat]!;
        return waysToReach(t, p, accessible(t, p), colour, t.site[s.limbo]!.distance);
      },
      secret: (s, _, seat) => s.players[seat]!.hand.length > 0,
      take(s, _, seat, pick, log) {
        const p = s.players[seat]!;
        const { cards, tokens } = readReach(t, p, pick);
        for (const g of tokens) p.pool[g]!--; // FS-81
        for (const card of cards) {
          if (card.f < 0) p.exhausted |= 1 << card.colour;
          else s.spent.push(takeFromHand(t, p, card.f));
        }
        log?.push({ t: 'reached', seat, with: pick.split(' ').slice(1) });
        if (cards.length > 0) charge(t, s, seat, priceOf(cards), 0, log); // FS-80
      },
    },

    payment: {
      legal: (s, { bill }, seat) => payments(t, s.players[seat]!, seat, bill), // FS-90
      take(s, { bill, lay }, seat, pick, log) {
        pay(s, seat, pick, lay ? null : log);
        if (lay && parseToken(pick.slice('pay '.length)).g === ANY) tellTurned(seat, bill.need, log);
      },
    },

    discardCard: {
      legal: (s, _, seat) => answers.discardCard(s.players[seat]!), // FS-92
      secret: (s, _, seat) => s.players[seat]!.hand.length > 0 && handSize(s.players[seat]!) > 1,
      take: (s, _, seat, pick, log) => discardFromHand(s, seat, pick, log),
    },

    giveUp: {
      legal: (s, { what }, seat) => answers.giveUp(s.players[seat]!, what), // FS-157
      take: (s, _, seat, pick, log) => dropTucked(t, s, seat, answers.read(pick), log),
    },

    // --- 10. Conquest and cooperation ----------------------------------------------------------------------------------

    tuck(s, { seat, sort }, log) {
      const p = s.players[seat]!;
      const card = s.limbo;
      s.limbo = NONE;
      if (sort === 'spoils') p.spoils.push(card);
      else p.deals.push({ card, ones: 0, twos: 0 });
      log?.push({ t: 'tucked', seat, sort, card: idOf(card) });
      react(t, s, seat, sort === 'spoils' ? 'conquer' : 'cooperate', 0, log); // FS-96
    },

    fit(s, { seat }) {
      if (excess(t, s.players[seat]!) > 0) push<Frame>(s, { t: 'overflow', seats: [seat] }); // FS-105
    },

    overflow: {
      legal: (s, _, seat) => answers.overflow(s.players[seat]!),
      take(s, _, seat, pick, log) {
        push<Frame>(s, { t: 'fit', seat });
        dropTucked(t, s, seat, answers.read(pick), log);
      },
    },

    // --- 11, 12. Incorporation and redevelopment -----------------------------------------------------------------------

    replace: {
      legal: (s, _, seat) => replaceable(t, s.players[seat]!, seat, t.site[s.limbo]!),
      take: (s, _, seat, pick) => push<Frame>(s, { t: 'method', seats: [seat], no: answers.read(pick).no }),
    },

    method: {
      legal: (s, { no }, seat) => methods(t, s.players[seat]!, seat, no, t.site[s.limbo]!), // FS-125
      take(s, { no }, seat, pick, log) {
        const p = s.players[seat]!;
        push<Frame>(s, { t: 'place', seat, over: no });
        const token = parseToken(pick.slice('with '.length));
        if (token.g === BUILDING) {
          p.redeveloped = true; // FS-115
          charge(t, s, seat, ONE[BUILDING]!, 0, log);
          return;
        }
        stockOf(p, token.no)[token.g]!--; // FS-116
        log?.push({ t: 'paid', seat, goods: goodsOf([[token.g, 1]]) });
      },
    },

    place(s, { seat, over }, log) {
      const p = s.players[seat]!;
      const card = s.limbo;
      s.limbo = NONE;
      push<Frame>(s, { t: 'fit', seat }); // FS-108
      const place = newPlace(p.placed++, card);
      if (over === NONE) log?.push({ t: 'incorporated', seat, card: idOf(card), no: place.no });
      else removeOld(s, seat, over, card, log);
      p.places.push(place);
      settle(t, s, seat, place, over !== NONE, log);
    },

    // --- 13. Leaders ---------------------------------------------------------------------------------------------------

    lead(s, { seat }, log) {
      const p = s.players[seat]!;
      const card = s.limbo;
      s.limbo = NONE;
      const old = p.leader;
      log?.push({ t: 'led', seat, card: idOf(card), old: old && idOf(old.card), vp: old ? vpOn(old) : 0 });
      if (old !== null) {
        release(t, p, seat, old, log); // FS-130
        creditBase(s, seat, REPLACED_VP + vpOn(old), 'leaderChange', 'leaderChange', log); // FS-129
        s.discard.push(old.card);
      }
      const { stock, id } = t.leader[card]!;
      p.leader = { card, ones: 0, twos: 0, stock: stockUp(stock) }; // FS-131
      if (stock.length > 0) log?.push({ t: 'stocked', seat, card: id, spot: { on: 'leader' }, goods: goodsOf(stock) });
    },

    deed(s, { seat }, log) {
      const leader = s.players[seat]!.leader!;
      const { deedGain, id } = t.leader[leader.card]!;
      gain(t, s, seat, deedGain, 1, id, { leader }, log); // FS-139
    },

    // --- 14, 15. Cards and workers -------------------------------------------------------------------------------------

    swap: (s, { seat }, log) => drawAfterSwap(t, s, seat, log),

    useEffect(s, { seat, no }, log) {
      const place = placeOf(s.players[seat]!, no)!;
      const site = t.site[place.card]!;
      const { op, gain: pile } = site.act!;
      if (op === 'STEAL') {
        push<Frame>(s, { t: 'steal', seats: [seat] });
        return;
      }
      if (op === 'COLLECT_SET') {
        log?.push({ t: 'collected', seat, no, card: site.id, goods: amountsOf(place.stock!) });
        place.stock = null; // FS-164
      }
      gain(t, s, seat, pile, 1, site.id, { place }, log);
    },

    steal: {
      legal: (s, _, seat) => thefts(t, s, seat),
      take(s, _, seat, pick, log) {
        const { seat: from } = answers.read(pick);
        const { g, no } = parseToken(pick.split(' ')[2]!);
        const q = s.players[from]!;
        stockOf(q, no)[g]!--;
        s.players[seat]!.pool[g]!++; // FS-161
        if (log) {
          const good = g === ANY ? 'any' : RESOURCES[g]!;
          const spot: Spot = no === -1 ? { on: 'base' } : no >= 0 ? { on: 'place', no } : { on: 'leader' };
          const card = no === -1 ? null : idOf(no >= 0 ? placeOf(q, no)!.card : q.leader!.card);
          log.push({ t: 'stole', seat, from, good, spot, card });
        }
      },
    },

    lay(s, { seat, no, kind }, log) {
      const place = placeOf(s.players[seat]!, no)!;
      shelfOf(place)[kind]!++; // FS-162
      log?.push({ t: 'laid', seat, no, card: idOf(place.card), kind: RESOURCES[kind]! });
    },

    store: {
      legal: (s, { no }, seat) => contentsFor(t, s.players[seat]!, placeOf(s.players[seat]!, no)!),
      take(s, { no }, seat, pick, log) {
        const { pool, places } = s.players[seat]!;
        const place = places.find((x) => x.no === no)!;
        const shelf = shelfOf(place);
        const wanted = contentOf(pick);
        const turned = [0, 0, 0, 0];
        for (let k = 0; k < KINDS; k++) {
          const all = shelf[k]! + pool[k]!;
          pool[k] = Math.max(0, all - wanted[k]!);
          turned[k] = Math.max(0, wanted[k]! - all);
          pool[ANY]! -= turned[k]!; // FS-165
          shelf[k] = wanted[k]!;
        }
        tellTurned(seat, turned, log);
        log?.push({ t: 'stored', seat, no, card: idOf(place.card), goods: amountsOf(wanted) });
      },
    },

    // --- 17. Scoring and Cleanup ---------------------------------------------------------------------------------------

    scoring(s, _, log) {
      let most = 0;
      for (const p of s.players) {
        p.score = scoreOf(p); // FS-180
        most = Math.max(most, p.score);
      }
      log?.push({ t: 'scored', scores: s.players.map((p) => p.score) });
      if (most < END_SCORE) {
        push<Frame>(s, { t: 'cleanup' });
        return;
      }
      const { seats, how } = decide(t, s); // FS-182
      s.winners = seats;
      log?.push({ t: 'won', seats, how });
      finish(s);
    },

    cleanup(s, _, log) {
      log?.push({ t: 'cleanup', pools: s.players.map((p) => amountsOf(p.pool)) });
      for (const p of s.players) refresh(p);
      s.first = (s.first + 1) % s.players.length; // FS-32
      push<Frame>(s, { t: 'turn' });
    },
  });

  /** FS-45: in Lookout, a card beyond the limit is discarded at once. */
  function addToHand(s: State, seat: Seat, card: number, log: Out): void {
    const p = s.players[seat]!;
    if (handSize(p) >= HAND_LIMIT) {
      s.discard.push(card);
      log?.push({ t: 'overLimit', seat, card: idOf(card), from: 'deck' });
      return;
    }
    p.hand.push(card);
    log?.push({ t: 'drew', seat, n: 1, cards: [idOf(card)], src: 'lookout' });
  }
  function drawOne(s: State, seat: Seat, log: Out): void {
    const card = draw(s, log);
    if (card !== NONE) addToHand(s, seat, card, log);
  }
  function takeFromRow(s: State, seat: Seat, f: number, log: Out): void {
    const p = s.players[seat]!;
    const card = removeFace(t, s.row, f);
    log?.push({ t: 'took', seat, card: idOf(card) });
    if (handSize(p) < HAND_LIMIT) p.seen.push(card);
    else {
      s.discard.push(card); // FS-45
      log?.push({ t: 'overLimit', seat, card: idOf(card), from: 'row' });
    }
  }

  function discardFromHand(s: State, seat: Seat, pick: string, log: Out): void {
    const card = takeFromHand(t, s.players[seat]!, answers.read(pick).f);
    s.discard.push(card);
    log?.push({ t: 'discarded', seat, card: idOf(card), from: 'hand' });
  }

  /** FS-120, FS-121: the old card leaves for 2 VP and its tokens; what lay on it is the owner's. */
  function removeOld(s: State, seat: Seat, no: number, card: number, log: Out): void {
    const p = s.players[seat]!;
    const old = placeOf(p, no)!;
    const oldCard = idOf(old.card);
    log?.push({ t: 'redeveloped', seat, card: idOf(card), no: p.placed - 1, old: oldCard, oldNo: no, vp: vpOn(old) });
    release(t, p, seat, old, log);
    p.places.splice(p.places.indexOf(old), 1);
    s.discard.push(old.card);
    creditBase(s, seat, REPLACED_VP + vpOn(old), 'redevelopment', 'redevelopment', log);
  }
}

function tellTurned(seat: Seat, kinds: readonly number[], log: Out): void {
  if (log && kinds.some((n) => n > 0)) log.push({ t: 'turned', seat, goods: amountsOf(kinds) });
}

/** FS-185 to FS-187. */
function refresh(p: Player): void {
  for (let g = 0; g < TOKENS; g++) p.pool[g] = 0;
  p.exhausted = 0;
  p.visits = 0;
  p.redeveloped = false;
  p.passed = false;
  for (let i = 0; i < p.places.length; i++) {
    p.places[i]!.uses = 0;
    p.places[i]!.visitors = 0;
  }
}

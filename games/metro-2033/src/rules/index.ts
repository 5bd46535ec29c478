import { machine, push } from '@ashtown/engine';
import type { AnswersOf } from '../answers/index.ts';
import { LOSS } from '../cards/effects.ts';
import type { Card, Tables } from '../content/tables.ts';
import { EXCHANGE_SIZE, HAND_SIZE, HERO, PLAYERS, THREAT } from '../content/vocabulary.ts';
import { type Answers, EMPTY, type Event, FACTION, type Frame, OPEN, REPELLED, type State } from '../state.ts';
import { discardCard, playCard } from './actions.ts';
import { attackerOf, leaveStation } from './attack.ts';
import { complete } from './missions.ts';
import { addStation, addToHand, remove, removeStation, takeFromHand } from './piles.ts';
import { canDraw, clockwise, keepPrice } from './queries.ts';
import { fillBazaar, pay, takeTop } from './supply.ts';
import { tidy } from './tidying.ts';

/** Frames that differ only in their numbers are made once and shared. */
const seats = Array.from({ length: PLAYERS[1] }, (_, seat) => seat);
const windows = (tidied: boolean) =>
  ([1, 2] as const).map((nth) => seats.map((seat): Frame => ({ t: 'turnAction', seats: [seat], window: nth, tidied })));
const WINDOW = windows(false);
const TIDIED = windows(true);
const DRAWS = seats.map((seat) => counted((n): Frame => ({ t: 'draws', seat, n })));
const DRAW = seats.map((seat) => counted((n): Frame => ({ t: 'draw', seats: [seat], n })));
const REFILL = seats.map((by) => counted((nth): Frame => ({ t: 'refill', by, nth })));
const TURN = seats.map((seat): Frame => ({ t: 'turn', seat }));
const NEXT: Frame = { t: 'next' };

const ascending = (a: number, b: number): number => a - b;

function counted(frame: (n: number) => Frame): Frame[] {
  return Array.from({ length: HAND_SIZE + 1 }, (_, n) => frame(n));
}

export type Rules = ReturnType<typeof rulesOf>;

/** The rules for one content, in the order of the rulebook. */
export function rulesOf(t: Tables, answers: AnswersOf) {
  const idOf = (card: Card): string => t.cards[card]!.id;

  return machine<State, Frame, Answers, Event>({
    // --- 2. Set-up ---------------------------------------------------------------------------------------------------

    chooseFaction: {
      legal: (s) => answers.chooseFaction(s),
      take(s, _, seat, faction, log) {
        s.players[seat]!.faction = t.factionOf.get(faction)!;
        log?.push({ t: 'faction', seat, faction });
      },
    },

    deal(s, _, log) {
      for (const [seat, p] of s.players.entries()) {
        for (let i = 0; i < HAND_SIZE; i++) addToHand(p, s.deck.pop()!, s.decks); // MET-28
        log?.push({ t: 'dealt', seat, n: HAND_SIZE, cards: p.hand.map(idOf) });
      }
      fillBazaar(t, s, log);
      log?.push({ t: 'first', seat: s.first });
      push(s, TURN[s.first]!); // MET-31
    },

    // --- 4. The turn -------------------------------------------------------------------------------------------------

    turn(s, { seat }, log) {
      s.turn.no++;
      s.turn.seat = seat;
      log?.push({ t: 'turn', seat, no: s.turn.no });
      push(s, WINDOW[s.players[seat]!.hand.length > 0 ? 0 : 1]![seat]!); // MET-40, MET-42
    },

    turnAction: {
      // Two equal cards nobody can pay for leave one answer, and not to be asked would tell of the second (MET-43). After a
      // tidying nothing goes on by itself: whoever thinks better of it can still take that back.
      secret: (s, f, seat) => f.tidied || (f.window === 1 && s.players[seat]!.hand.length > 1),
      legal: (s, f, seat) => answers.turnAction(s, f, seat),
      take(s, f, seat, pick, log) {
        if (pick === 'end') {
          push(s, REFILL[seat]![0]!, NEXT);
          return;
        }
        const act = answers.actOf(pick);
        if (act.verb === 'mission') {
          const target = pick === 'mission faction' ? FACTION : act.card;
          push(s, { t: 'payment', seats: [seat], target, heroes: [], cards: [] }, WINDOW[f.window - 1]![seat]!);
        } else if (pick === 'tidy') {
          push(s, { t: 'tidy', seats: [seat], chosen: [] }, TIDIED[f.window - 1]![seat]!);
        } else {
          push(s, WINDOW[1]![seat]!);
          if (act.verb === 'discard') {
            // An attack refills all hands instead (MET-161); otherwise the draw comes last (MET-54).
            if (t.cards[act.card]!.category !== THREAT) push(s, DRAWS[seat]![1]!);
            discardCard(t, s, seat, act.card, log);
          } else if (pick === 'exchange') push(s, { t: 'exchange', seats: [seat], cards: [] });
          else {
            push(s, DRAWS[seat]![1]!); // MET-46, MET-54
            playCard(t, s, seat, act.card, act.verb === 'protect', false, log);
          }
        }
      },
    },

    exchange: {
      // Where the cards that remain leave no choice, not to be asked would tell something about the others (MET-43).
      secret: (s, f, seat) => s.players[seat]!.hand.length > EXCHANGE_SIZE - f.cards.length,
      legal: (s, f, seat) => answers.exchange(s, f, seat),
      take(s, f, seat, pick, log) {
        const { card } = answers.actOf(pick);
        takeFromHand(s.players[seat]!, card);
        s.discard.push(card);
        const cards = [...f.cards, card];
        if (cards.length < EXCHANGE_SIZE) push<Frame>(s, { ...f, cards });
        else {
          push(s, DRAWS[seat]![EXCHANGE_SIZE]!); // MET-55, MET-58
          log?.push({ t: 'exchanged', seat, cards: cards.map(idOf) });
        }
      },
    },

    // --- 5. Drawing --------------------------------------------------------------------------------------------------

    draws(s, { seat, n }) {
      if (n > 0 && canDraw(s)) push(s, DRAW[seat]![n]!); // MET-64, MET-65
    },

    draw: {
      legal: (s) => answers.draw(s),
      take(s, { n }, seat, pick, log) {
        push(s, DRAWS[seat]![n - 1]!); // MET-58, MET-166: one at a time
        const p = s.players[seat]!;
        if (pick === 'deck') {
          const card = takeTop(s, log);
          addToHand(p, card, s.decks);
          log?.push({ t: 'drew', seat, card: idOf(card), slot: 0 });
          return;
        }
        const slot = Number(pick.slice('bazaar '.length));
        const card = s.bazaar[slot - 1]!;
        s.bazaar[slot - 1] = EMPTY;
        addToHand(p, card, OPEN);
        log?.push({ t: 'drew', seat, card: idOf(card), slot });
        fillBazaar(t, s, log); // MET-61
      },
    },

    // --- 6. Tidying --------------------------------------------------------------------------------------------------

    tidy: {
      legal: (s, f, seat) => answers.tidy(s, f, seat),
      take(s, f, seat, pick, log) {
        if (pick === 'done') tidy(t, s, seat, f.chosen, log);
        else if (pick !== 'cancel')
          push<Frame>(s, { ...f, chosen: [...f.chosen, answers.placeOf(answers.actOf(pick))].sort(ascending) });
      },
    },

    // --- 7, 8. Missions, keeping Stations ----------------------------------------------------------------------------

    payment: {
      legal: (s, f, seat) => answers.payment(s, f, seat),
      take(s, f, seat, pick, log) {
        const { verb, cards } = answers.actOf(pick);
        const isHero = (card: Card): boolean => t.cards[card]!.category === HERO;
        if (verb === 'use') {
          const card = cards[0]!;
          push<Frame>(s, isHero(card) ? { ...f, heroes: [...f.heroes, card] } : { ...f, cards: [...f.cards, card] });
          return;
        }
        complete(
          t,
          s,
          seat,
          f.target,
          cards.filter(isHero),
          cards.filter((card) => !isHero(card)),
          log,
        );
      },
    },

    keepStation: {
      legal: (s, _, seat) => answers.keepStation(s, seat),
      take(s, { card }, seat, pick, log) {
        const p = s.players[seat]!;
        const n = keepPrice(p); // MET-97, MET-103
        removeStation(p, card, 0);
        if (pick === 'discard') {
          s.discard.push(card); // MET-100
          log?.push({ t: 'notKept', seat, card: idOf(card) });
          return;
        }
        const below = s.options.hardNoRelief ? Math.min(n, p.down) : 0; // MET-187
        p.down -= below;
        p.up -= n - below; // MET-98
        addStation(p, card, n);
        log?.push({ t: 'kept', seat, card: idOf(card), n, below });
      },
    },

    // --- 13. The Monster attack --------------------------------------------------------------------------------------

    attack(s, { by, card, nth }, log) {
      if (nth === s.players.length) {
        push(s, REFILL[by]![0]!); // MET-161
        return;
      }
      push<Frame>(s, { t: 'attack', by, card, nth: nth + 1 }); // MET-142
      const seat = clockwise(s, by, nth);
      if (answers.defences(s, seat, card).length > 0)
        push<Frame>(s, { t: 'defend', seats: [seat], by, card, cards: [] });
      else {
        log?.push({ t: 'failed', seat, declined: false, monster: idOf(card) });
        push<Frame>(s, { t: 'fail', seat, card }); // MET-149
      }
    },

    defend: {
      legal: (s, f, seat) => answers.defend(s, f, seat),
      take(s, f, seat, pick, log) {
        if (pick === 'decline') {
          log?.push({ t: 'failed', seat, declined: true, monster: idOf(f.card) });
          push<Frame>(s, { t: 'fail', seat, card: f.card }); // MET-148
          return;
        }
        const { verb, cards } = answers.actOf(pick);
        if (verb === 'guard') {
          push<Frame>(s, { ...f, cards: [...f.cards, cards[0]!] });
          return;
        }
        const p = s.players[seat]!;
        for (const card of cards) {
          remove(t.cards[card]!.category === HERO ? p.heroes : p.shields, card);
          s.discard.push(card); // MET-147
        }
        s.attack!.fates[seat] = REPELLED;
        s.attack!.gone[seat] = cards.slice();
        log?.push({ t: 'repelled', seat, cards: cards.map(idOf), monster: idOf(f.card) });
        push<Frame>(s, { t: 'freePlay', seats: [seat] }); // MET-157
      },
    },

    fail(s, { seat, card }, log) {
      if (s.options.hardExhaustion) push<Frame>(s, { t: 'exhaust', seat }); // MET-183: after the loss
      s.attack!.fates[seat] = 0;
      const atom = t.cards[card]!.atoms.find((a) => a.t === 'attack')!;
      const loss = LOSS[atom.loss];
      if (loss.can(t, s.players[seat]!)) loss.run(t, s, seat, log);
    },

    loseStation: {
      legal: (s, _, seat) => answers.loseStation(s, seat),
      take(s, _, seat, pick, log) {
        const { card, markers } = answers.actOf(pick);
        leaveStation(s, s.players[seat]!, card, markers); // MET-150
        s.attack!.fates[seat] = 1;
        s.attack!.gone[seat] = [card];
        log?.push({ t: 'lost', seat, cards: [idOf(card)], back: markers, ...attackerOf(t, s) });
      },
    },

    exhaust(s, { seat }, log) {
      const p = s.players[seat]!;
      const n = p.up;
      pay(p, n); // MET-182
      if (n > 0) log?.push({ t: 'exhausted', seat, n, ...attackerOf(t, s) });
    },

    freePlay: {
      secret: true, // MET-164
      legal: (s, _, seat) => answers.freePlay(s, seat),
      take(s, _, seat, pick, log) {
        if (pick === 'none') {
          log?.push({ t: 'noFreePlay', seat });
          return;
        }
        const { verb, card } = answers.actOf(pick);
        playCard(t, s, seat, card, verb === 'protect', true, log);
      },
    },

    // --- 14. Refilling hands -----------------------------------------------------------------------------------------

    refill(s, { by, nth }) {
      for (let i = nth; i < s.players.length; i++) {
        const seat = clockwise(s, by, i);
        const missing = HAND_SIZE - s.players[seat]!.hand.length;
        if (missing === 0) continue;
        push(s, DRAWS[seat]![missing]!, REFILL[by]![i + 1]!); // MET-165, MET-166
        return;
      }
    },

    next(s) {
      push(s, TURN[clockwise(s, s.turn.seat, 1)]!); // MET-32
    },
  });
}

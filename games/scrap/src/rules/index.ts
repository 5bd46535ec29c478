import { type Log, machine, push, rand } from '@ashtown/engine';
import type { Tables } from '../content/tables.ts';
import type { Answers, Card, Event, Frame, State } from '../state.ts';
import { strongCards } from './queries.ts';

const PRESS = ['roll', 'stop'] as const;

/** The rules with a content, in the order of the rulebook. */
export function rulesOf(t: Tables) {
  return machine<State, Frame, Answers, Event>({
    // SCR-3
    round(s, { n }, log) {
      if (n > s.options.rounds) return countHands(s, log);
      push(s, { t: 'bid', seats: s.players.map((_, seat) => seat) }, { t: 'round', n: n + 1 });
      s.round = n;
      log?.push({ t: 'round', n });
      for (const [seat, p] of s.players.entries()) {
        const card = s.deck.pop()!;
        p.hand.push(card);
        log?.push({ t: 'drew', seat, card });
      }
    },

    // SCR-4
    bid: {
      legal: (s, _, seat) => s.players[seat]!.hand.slice(),
      take(s, _, seat, card) {
        const { hand } = s.players[seat]!;
        hand.splice(hand.indexOf(card), 1);
        s.discard.push(card);
      },
      after(s, { seats, got }, log) {
        const cards = seats.map((seat) => got![seat] as Card);
        const winner = cards.indexOf(Math.max(...cards));
        log?.push({ t: 'bids', cards, winner });
        push(s, { t: 'roll', seat: winner, pot: 0 });
      },
    },

    // SCR-5, SCR-7
    roll(s, { seat, pot }, log) {
      const face = 1 + rand(s.rng, t.faces);
      if (face > 1) {
        log?.push({ t: 'rolled', seat, face, pot: pot + face });
        push(s, { t: 'press', seats: [seat], pot: pot + face });
        return;
      }
      const saved = s.options.salvage ? Math.floor(pot / 2) : 0;
      s.players[seat]!.banked += saved;
      log?.push({ t: 'rolled', seat, face, pot: 0 }, { t: 'bust', seat, saved });
    },

    // SCR-6
    press: {
      legal: () => PRESS,
      take(s, { pot }, seat, answer, log) {
        if (answer === 'roll') {
          push(s, { t: 'roll', seat, pot });
        } else {
          s.players[seat]!.banked += pot;
          log?.push({ t: 'banked', seat, n: pot });
        }
      },
    },
  });

  /** SCR-8: the game is over, and what strong cards are worth comes to light. */
  function countHands(s: State, log: Log<Event>): void {
    s.over = true;
    for (const [seat, p] of s.players.entries()) {
      const n = strongCards(t, p.hand);
      if (n > 0) log?.push({ t: 'counted', seat, n });
    }
  }
}

export type Rules = ReturnType<typeof rulesOf>;

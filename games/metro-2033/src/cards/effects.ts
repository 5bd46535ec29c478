import { type Log, push, type Seat } from '@ashtown/engine';
import type { Atom, Card, Tables } from '../content/tables.ts';
import { BAZAAR_SIZE, type Loss } from '../content/vocabulary.ts';
import { attackerOf } from '../rules/attack.ts';
import { clockwise, coloured } from '../rules/queries.ts';
import { fillBazaar, raise } from '../rules/supply.ts';
import { EMPTY, type Event, type Frame, type Player, type State, WAITS } from '../state.ts';

type Out = Log<Event>;
type Of<T> = Extract<Atom, { t: T }>;

/** What happens when an active card is discarded with basic action 2 (MET-17). */
interface Effect<A> {
  can(t: Tables, s: State, by: Seat, atom: A): boolean;
  run(t: Tables, s: State, by: Seat, atom: A, card: Card, log: Out): void;
}
type Active = 'attack' | 'renewBazaar' | 'raiseEach';

const EFFECTS: { [T in Active]: Effect<Of<T>> } = {
  attack: {
    can: () => true,
    run(t, s, by, _, card, log) {
      s.attack = {
        no: s.turn.no,
        by,
        card,
        fates: Array<number>(s.players.length).fill(WAITS),
        gone: s.players.map(() => []),
      };
      log?.push({
        t: 'attack',
        seat: by,
        card: t.cards[card]!.id,
        order: s.players.map((_, nth) => clockwise(s, by, nth)), // MET-142
      });
      push<Frame>(s, { t: 'attack', by, card, nth: 0 });
    },
  },
  renewBazaar: {
    can: () => true,
    run(t, s, seat, _, __, log) {
      const swept: string[] = []; // MET-134
      const slots: number[] = [];
      for (let slot = 0; slot < BAZAAR_SIZE; slot++) {
        const card = s.bazaar[slot]!;
        if (card === EMPTY) continue;
        s.bazaar[slot] = EMPTY;
        s.discard.push(card);
        swept.push(t.cards[card]!.id);
        slots.push(slot + 1);
      }
      log?.push({ t: 'swept', seat, cards: swept, slots });
      fillBazaar(t, s, log);
    },
  },
  raiseEach: {
    can: (t, s, _, { kind }) => s.players.some((p) => p.down > 0 && coloured(t, p, kind) > 0),
    run(t, s, by, { kind }, _, log) {
      for (let nth = 0; nth < s.players.length; nth++) {
        const seat = clockwise(s, by, nth); // MET-137
        const n = raise(s.players[seat]!, coloured(t, s.players[seat]!, kind)); // MET-135
        if (n > 0) log?.push({ t: 'raised', seat, n, why: 'caravan', by });
      }
    },
  },
};

export const isActive = (atom: Atom): atom is Of<Active> => Object.hasOwn(EFFECTS, atom.t);

/** Runs the effects of a discarded card in the order of its parts. */
export function activate(t: Tables, s: State, by: Seat, card: Card, log: Out): void {
  for (const atom of t.cards[card]!.atoms) {
    if (!isActive(atom)) continue;
    const effect = EFFECTS[atom.t] as Effect<Atom>;
    if (effect.can(t, s, by, atom)) effect.run(t, s, by, atom, card, log);
  }
}

/** What a player who fails loses (MET-150 to MET-153); with nothing to lose, `can` says no (MET-155). */
export const LOSS: Record<
  Loss,
  { can(t: Tables, p: Player): boolean; run(t: Tables, s: State, seat: Seat, log: Out): void }
> = {
  oneStation: {
    can: (_, p) => p.stations.length > 0,
    run(_, s, seat) {
      push<Frame>(s, { t: 'loseStation', seats: [seat] });
    },
  },
  allPeaceful: loseResources(1),
  allMilitary: loseResources(2),
  allResources: loseResources(3),
};

/** All Resources on their main side of some kinds, given as bits; markers stay where they are (MET-154). */
function loseResources(kinds: number): (typeof LOSS)[Loss] {
  const hit = (t: Tables, card: Card): boolean => (kinds & (1 << t.cards[card]!.kind)) !== 0;
  return {
    can: (t, p) => p.resources.some((card) => hit(t, card)),
    run(t, s, seat, log) {
      const p = s.players[seat]!;
      const lost = p.resources.filter((card) => hit(t, card));
      p.resources = p.resources.filter((card) => !hit(t, card));
      for (const card of lost) s.discard.push(card);
      s.attack!.fates[seat] = lost.length;
      s.attack!.gone[seat] = lost;
      log?.push({ t: 'lost', seat, cards: lost.map((card) => t.cards[card]!.id), back: 0, ...attackerOf(t, s) });
    },
  };
}

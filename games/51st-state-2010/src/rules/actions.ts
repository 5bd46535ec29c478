import { push, type Seat } from '@ashtown/engine';
import { type Answers, ONE } from '../answers/index.ts';
import type { Named } from '../answers/notation.ts';
import { drawCards, dropTucked, gain, produceAt, takeFromHand } from '../cards/effects.ts';
import { changePlace } from '../cards/pieces.ts';
import type { Tables } from '../content/tables.ts';
import {
  CONQUEST,
  COOPERATION,
  HIRE_PRICE,
  INCORPORATION,
  RESOURCES,
  SWAP,
  WEAPON,
  WORKER,
} from '../content/vocabulary.ts';
import type { Frame, State } from '../state.ts';
import type { Out, Part } from './part.ts';
import { charge, DISCARD_CARD, FIT, payWorkers, seated } from './payment.ts';
import { placeOf, workersFor } from './queries.ts';

/** The actions of a turn (FS-67) and the free moves (FS-73): what goes on the stack, and what has to be paid before. */

const UNARRANGED: readonly number[] = Object.freeze([]);
export const MAIN = seated((seat): Frame => ({ t: 'main', seats: [seat], arranged: UNARRANGED }));
export const NEXT = seated((seat): Frame => ({ t: 'next', seat }));
const CLOSING = seated((seat): Frame => ({ t: 'closing', seat, arranged: UNARRANGED }));
export const STEPPING = seated((seat): Frame => ({ t: 'stepping', seat, arranged: UNARRANGED }));
const RANGE = [CONQUEST, COOPERATION, INCORPORATION].map((colour) =>
  seated((seat): Frame => ({ t: 'reach', seats: [seat], colour })),
);
const SPOILS = seated((seat): Frame => ({ t: 'tuck', seat, sort: 'spoils' }));
const DEAL = seated((seat): Frame => ({ t: 'tuck', seat, sort: 'deal' }));
const PLACE = seated((seat): Frame => ({ t: 'place', seat, over: -1 }));
const HIRED = RESOURCES.map((_, kind) => [[kind, 1]] as const);

/** When free moves are made (FS-72). */
type Time = 'main' | 'closing' | 'stepping';

/** What follows a free move: the same question, with the stores that were rearranged (FS-74). */
export const ask = (t: Time, seat: Seat, arranged: readonly number[]): Frame =>
  t === 'main' ? { t, seats: [seat], arranged } : { t, seat, arranged };

/** Carries out a free move; false where the answer is none. */
export function freeMove(
  t: Tables,
  s: State,
  seat: Seat,
  named: Named,
  arranged: readonly number[],
  again: Time,
  log: Out,
): boolean {
  switch (named.verb) {
    case 'drop':
      push(s, FIT[seat]!, ask(again, seat, arranged));
      dropTucked(t, s, seat, named, log);
      return true;
    case 'store':
      push<Frame>(s, { t: 'store', seats: [seat], no: named.no }, ask(again, seat, [...arranged, named.no]));
      return true;
    case 'lay':
      push<Frame>(
        s,
        { t: 'payment', seats: [seat], bill: ONE[named.g]!, lay: true },
        { t: 'lay', seat, no: named.no, kind: named.g },
        ask(again, seat, arranged),
      );
      return true;
    default:
      return false;
  }
}

/** Carries out a main action: what it does goes on the stack first, its price is taken before (FS-69). */
export function act(t: Tables, s: State, seat: Seat, { verb, f, seat: owner, no, g }: Named, log: Out): void {
  const p = s.players[seat]!;
  switch (verb) {
    case 'pass':
      p.passed = true; // FS-65
      log?.push({ t: 'passed', seat });
      return;
    case 'conquer':
      s.limbo = takeFromHand(t, p, f);
      push(s, RANGE[CONQUEST]![seat]!, SPOILS[seat]!); // FS-94
      return;
    case 'cooperate':
      s.limbo = takeFromHand(t, p, f);
      push(s, RANGE[COOPERATION]![seat]!, DEAL[seat]!); // FS-95
      return;
    case 'incorporate':
      s.limbo = takeFromHand(t, p, f);
      push(s, RANGE[INCORPORATION]![seat]!, PLACE[seat]!); // FS-106
      return;
    case 'redevelop':
      s.limbo = takeFromHand(t, p, f);
      push<Frame>(s, { t: 'replace', seats: [seat] }); // FS-113
      return;
    case 'lead':
      s.limbo = takeFromHand(t, p, f);
      push<Frame>(s, { t: 'lead', seat });
      if (p.leader !== null) charge(t, s, seat, ONE[WEAPON]!, 0, log); // FS-128
      return;
    case 'swap':
      log?.push({ t: 'swapped', seat });
      push<Frame>(s, { t: 'swap', seat });
      for (let i = 0; i < SWAP.discard; i++) push(s, DISCARD_CARD[seat]!);
      return;
    case 'deed': {
      const design = t.leader[p.leader!.card]!;
      log?.push({ t: 'deed', seat, card: design.id });
      push<Frame>(s, { t: 'deed', seat });
      for (let i = 0; i < design.deed; i++) push(s, DISCARD_CARD[seat]!); // FS-139
      return;
    }
    case 'use': {
      const place = placeOf(p, no)!;
      const site = t.site[place.card]!;
      log?.push({ t: 'used', seat, card: site.id, no });
      push<Frame>(s, { t: 'useEffect', seat, no });
      const workers = workersFor(t, place);
      changePlace(p, no, { uses: place.uses + 1 });
      charge(t, s, seat, site.act!.bill, workers, log);
      return;
    }
    case 'visit':
      visit(t, s, seat, owner, no, log);
      return;
    case 'hire': {
      const stock = payWorkers(t, p, HIRE_PRICE); // FS-151
      log?.push({ t: 'hired', seat, good: RESOURCES[g]!, stock });
      gain(t, s, seat, HIRED[g]!, 1, 'hire', { base: 'visits' }, log);
    }
  }
}

/** FS-145 to FS-150. */
function visit(t: Tables, s: State, seat: Seat, owner: Seat, no: number, log: Out): void {
  const p = s.players[seat]!;
  const q = s.players[owner]!;
  const place = placeOf(q, no)!;
  const stock = payWorkers(t, p, 1);
  q.pool[WORKER]!++; // FS-146
  p.visits++;
  changePlace(q, no, { visitors: place.visitors | (1 << seat) });
  log?.push({ t: 'visited', seat, owner, card: t.id[place.card]!, no, stock });
  produceAt(t, s, q, place, seat, { base: 'visits' }, log);
}

/** FS-140: the discarded cards are on the pile already. */
export const drawAfterSwap = (t: Tables, s: State, seat: Seat, log: Out): void =>
  drawCards(t, s, seat, SWAP.draw, 'swap', log);

/** FS-20: once the action is done. */
function discardSpent(s: State): void {
  for (let i = 0; i < s.spent.length; i++) s.discard.push(s.spent[i]!);
  s.spent.length = 0;
}

/** Section 7. */
export function actionsOf(t: Tables, answers: Answers): Part<'next' | 'main' | 'closing' | 'after'> {
  return {
    next(s, { seat }) {
      discardSpent(s);
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
        const named = answers.read(pick);
        if (freeMove(t, s, seat, named, arranged, 'main', log)) return;
        if (pick !== 'pass') push(s, CLOSING[seat]!); // FS-72
        act(t, s, seat, named, log);
      },
    },

    /** Whoever plays on alone makes them before the next action as well (FS-66). */
    closing(s, { seat, arranged }) {
      discardSpent(s);
      if (s.players.every((p, i) => i === seat || p.passed)) return;
      if (answers.hasArranging(s, seat, arranged)) push<Frame>(s, { t: 'after', seats: [seat], arranged });
    },

    after: {
      legal: (s, { arranged }, seat) => answers.after(s, seat, arranged),
      take(s, { arranged }, seat, pick, log) {
        if (pick !== 'done') freeMove(t, s, seat, answers.read(pick), arranged, 'closing', log);
      },
    },
  };
}

import { push, type Seat } from '@ashtown/engine';
import type { Answers } from '../answers/index.ts';
import { discardFromHand, draw, removeFace } from '../cards/effects.ts';
import type { Tables } from '../content/tables.ts';
import { BURN, DRAW_TWO, HAND_LIMIT, PICKS, REFILLS, ROW } from '../content/vocabulary.ts';
import { type Frame, NONE, type State } from '../state.ts';
import type { Out, Part } from './part.ts';
import { handSize, leftoversOf, modesOf, nthSeat } from './queries.ts';

/** Section 5. */
export function lookoutOf(
  t: Tables,
  answers: Answers,
): Part<
  'trims' | 'trim' | 'reveal' | 'picks' | 'pick' | 'burn' | 'leftovers' | 'leftover' | 'sweep' | 'draws' | 'keep'
> {
  const idOf = (card: number): string => t.id[card]!;

  return {
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
        discardFromHand(t, s, seat, answers.read(pick).f, 'limit', log);
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
  };

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
}

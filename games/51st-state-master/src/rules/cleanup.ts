import { push } from '@ashtown/engine';
import type { Texts } from '../answers/index.ts';
import { type Tables, tokensOf } from '../content/tables.ts';
import { COLOURS, GOODS, TOKENS } from '../content/vocabulary.ts';
import { type Answers, type Frame, NONE, type Player } from '../state.ts';
import type { Part } from './part.ts';
import { nthSeat, roomFor } from './queries.ts';

/** Cleanup (section 6): what may be kept, and what is cleared. */

/** Goods of which there is one more to keep, and room for it; `from` ends the asking. */
export function storable(t: Tables, p: Player, from: number, kept: readonly number[]): number[] {
  const goods: number[] = [];
  for (let g = from; g < TOKENS; g++) if (p.tokens[g]! > kept[g]! && roomFor(t, p, g, kept) > 0) goods.push(g);
  return goods;
}

/** Everything that could be kept from here on has room together. */
export function allFits(t: Tables, p: Player, goods: readonly number[], kept: readonly number[]): boolean {
  const full = kept.slice();
  for (const g of goods) {
    const more = p.tokens[g]! - kept[g]!;
    if (roomFor(t, p, g, full) < more) return false;
    full[g] = p.tokens[g]!;
  }
  return true;
}

/** FSM-171: markers, visitors and shields go, everything can be used again. */
export function refresh(p: Player): void {
  p.passed = false;
  p.converted = 0;
  for (const place of p.places) {
    place.uses = 0;
    place.visited = false;
    place.shield = false;
    place.dented = false;
  }
}

const NOTHING_KEPT: readonly number[] = Object.freeze(Array<number>(TOKENS).fill(0));

/** 6. Cleanup, unless the game ends. */
export const cleanupRules = (t: Tables, a: Texts): Part<'roundEnd' | 'store' | 'storeGoods' | 'cleanup'> => ({
  roundEnd(s) {
    if (s.ending)
      push<Frame>(s, { t: 'score' }); // FSM-177
    else push<Frame>(s, { t: 'store', nth: 0 }, { t: 'cleanup' }, { t: 'round' });
  },

  store(s, { nth }) {
    for (let i = nth; i < s.players.length; i++) {
      const seat = nthSeat(s, i);
      if (storable(t, s.players[seat]!, 0, NOTHING_KEPT).length === 0) continue;
      push<Frame>(s, { t: 'storeGoods', seats: [seat], from: 0, kept: NOTHING_KEPT }, { t: 'store', nth: i + 1 }); // FSM-168
      return;
    }
  },

  storeGoods: {
    legal(s, { from, kept }, seat) {
      const p = s.players[seat]!;
      const goods = storable(t, p, from, kept);
      const picks: Answers['storeGoods'][] = [];
      if (allFits(t, p, goods, kept)) picks.push('all');
      for (const g of goods) picks.push(`store ${GOODS[g] as 'fuel'}`);
      picks.push('done');
      return picks;
    },
    take(s, f, seat, pick, log) {
      const p = s.players[seat]!;
      const kept = f.kept.slice();
      if (pick === 'all') for (const g of storable(t, p, f.from, f.kept)) kept[g] = p.tokens[g]!;
      else if (pick !== 'done') kept[a.read(pick).i]!++;
      const from = pick === 'all' || pick === 'done' ? TOKENS : 0; // in any order
      if (storable(t, p, from, kept).length > 0) {
        push<Frame>(s, { t: 'storeGoods', seats: [seat], from, kept });
        return;
      }
      p.stored = kept;
      if (kept.some((n) => n > 0)) log?.push({ t: 'kept', seat, goods: tokensOf(kept) });
    },
  },

  cleanup(s, _, log) {
    log?.push({ t: 'cleanup', lost: s.players.map((p) => tokensOf(p.tokens)) });
    for (const p of s.players) {
      p.tokens.fill(0); // FSM-169
      refresh(p);
    }
    if (s.solo) {
      refresh(s.solo.rival); // FSM-259
      s.solo.attacks = 0;
      s.solo.succeeded = false;
    } else s.first = (s.first + 1) % s.players.length; // FSM-174
    for (let colour = 0; colour < COLOURS.length; colour++) {
      if (s.faceUp[colour] !== NONE) s.spentLinks[colour]!.push(s.faceUp[colour]!); // FSM-173
      s.faceUp[colour] = NONE;
    }
  },
});

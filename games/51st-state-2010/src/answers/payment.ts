import type { Seat } from '@ashtown/engine';
import type { Bill, Tables } from '../content/tables.ts';
import { ANY, KINDS } from '../content/vocabulary.ts';
import type { Somebody } from '../rules/queries.ts';
import type { Picks } from '../state.ts';
import { LEADER, makeToken } from './notation.ts';

/** Ways to pay (section 9): only the canonical ones, the obvious one first. */

type Way = Picks['payment'];

interface Keeper {
  no: number;
  stock: readonly number[];
}
/** The cards resources can be paid from: leader, stock locations, stores (FS-7). */
function keepers(t: Tables, p: Somebody): Keeper[] {
  const found: Keeper[] = [];
  if (p.leader !== null) found.push({ no: LEADER, stock: p.leader.stock });
  for (const { no, card, stock } of p.places)
    if (stock !== null && t.site[card]!.set === null) found.push({ no, stock });
  return found;
}

interface Found {
  way: Way;
  universal: number;
  fromCards: number;
}

/** FS-89: sets of tokens that cover the bill exactly; from a card only what the pool has no more of. */
export function payments(t: Tables, p: Somebody, seat: Seat, bill: Bill): readonly Way[] {
  const cards = keepers(t, p);
  const have = [0, 1, 2, 3, 4].map((g) => cards.reduce((n, c) => n + c.stock[g]!, p.pool[g]!));
  const taken = [0, 0, 0, 0, 0];
  const found: Found[] = [];

  function choose(kind: number, left: number): void {
    if (kind === KINDS) {
      taken[ANY] = left;
      if (left <= have[ANY]! && isCanonical()) spread(0, 0, [], [], 0);
      return;
    }
    const most = Math.min(left, have[kind]!, bill.need[kind]! + bill.any);
    for (let n = most; n >= 0; n--) {
      taken[kind] = n;
      choose(kind + 1, left - n);
    }
  }

  /** Covers the bill, and spends no universal token that an unused one of the pool could replace (FS-89 b). */
  function isCanonical(): boolean {
    const universal = taken[ANY]!;
    let short = 0;
    for (let k = 0; k < KINDS; k++) short += Math.max(0, bill.need[k]! - taken[k]!);
    if (short > universal) return false;
    if (universal === 0) return true;
    for (let k = 0; k < KINDS; k++)
      if (p.pool[k]! > taken[k]! && (taken[k]! < bill.need[k]! || universal > short)) return false;
    return true;
  }

  /** Token by token: pool first (FS-89 a), then every mix of cards. */
  function spread(g: number, done: number, words: string[], used: number[], from: number): void {
    if (g > ANY) {
      found.push({ way: `pay ${words.join(' ')}`, universal: taken[ANY]!, fromCards: words.filter(isOnCard).length });
      return;
    }
    if (done === taken[g]!) {
      spread(g + 1, 0, words, [], 0);
      return;
    }
    if (done < p.pool[g]!) {
      spread(g, done + 1, [...words, makeToken(g, seat, -1)], used, 0);
      return;
    }
    for (let k = from; k < cards.length; k++) {
      const card = cards[k]!;
      if ((used[k] ?? 0) >= card.stock[g]!) continue;
      const more = used.slice();
      more[k] = (used[k] ?? 0) + 1;
      spread(g, done + 1, [...words, makeToken(g, seat, card.no)], more, k);
    }
  }

  choose(0, bill.total);
  found.sort((a, b) => a.universal - b.universal || a.fromCards - b.fromCards);
  return found.map(({ way }) => way);
}

const isOnCard = (word: string): boolean => word.includes('@');

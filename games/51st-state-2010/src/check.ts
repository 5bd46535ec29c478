import type { Tables } from './content/tables.ts';
import {
  ANY,
  HAND_LIMIT,
  KEPT,
  KINDS,
  LEADER_SLOTS,
  OPEN,
  TOKENS,
  USES,
  VISITS,
  VP_SLOTS,
} from './content/vocabulary.ts';
import { excess, leftoversOf, nthSeat, scoreOf } from './rules/queries.ts';
import type { Frame, Place, Player, State } from './state.ts';

type Must = (ok: boolean, what: string) => void;

/** What must hold at every state and does not, in words. `incomplete`: some cards may be out of the game. */
export type Faults = (s: State, incomplete: boolean) => readonly string[];

/** Limits of the rules, and cards made or lost. */
export const brokenOf = (t: Tables) => {
  const faults = faultsOf(t);
  return (s: State): readonly string[] => faults(s, false);
};

export const faultsOf =
  (t: Tables): Faults =>
  (s, incomplete) => {
    const found: string[] = [];
    const must: Must = (ok, what) => {
      if (!ok) found.push(what);
    };
    for (const [seat, p] of s.players.entries()) checkPlayer(t, s, seat, p, must);
    must(new Set(s.players.map((p) => p.faction)).size === s.players.length, 'FS-28 factions');
    must(s.winners === null || s.players.some((p) => p.score >= 30), 'FS-182 an early end');
    must(s.winners !== null || s.players.every((p) => p.score < 30), 'FS-182 no end');
    checkCards(t, s, incomplete, must);
    checkStack(t, s, must);
    return found;
  };

const whole = (list: readonly number[], length: number): boolean =>
  list.length === length && list.every((n) => Number.isInteger(n) && n >= 0);

function checkPlayer(t: Tables, s: State, seat: number, p: Player, must: Must): void {
  must(whole(p.pool, TOKENS), `FS-69 pool of ${seat}`);
  must(whole(p.base, 5), `FS-179 base of ${seat}`);
  must(p.visits >= 0 && p.visits <= VISITS, `FS-147 visits of ${seat}`);
  const numbers = p.places.map((place) => place.no);
  must(
    numbers.every((no, i) => no < p.placed && (i === 0 || no > numbers[i - 1]!)),
    `FS-58 order of places of ${seat}`,
  );
  for (const place of p.places) checkPlace(t, seat, place, must);
  for (const deal of p.deals) {
    must(t.site[deal.card] !== null, `FS-95 a deal of ${seat}`);
    must(deal.ones >= 0 && deal.twos >= 0 && deal.ones + deal.twos <= VP_SLOTS, `FS-176 VP on a deal of ${seat}`);
  }
  must(
    p.spoils.every((card) => t.site[card] !== null),
    `FS-94 spoils of ${seat}`,
  );
  if (p.leader) {
    must(t.leader[p.leader.card] !== null, `FS-127 leader of ${seat}`);
    must(whole(p.leader.stock, KEPT), `FS-131 goods of the leader of ${seat}`);
    must(p.leader.ones + p.leader.twos <= LEADER_SLOTS, `FS-134 VP on the leader of ${seat}`);
  }
  const overflowing = s.stack.some((f) => f.t === 'overflow' || f.t === 'fit');
  must(overflowing || excess(t, p) <= 0, `FS-101 tucked cards of ${seat}`);
  if (s.stack.at(-1)?.t === 'pick') must(p.hand.length + p.seen.length <= HAND_LIMIT, `FS-45 hand of ${seat}`);
  must(s.winners === null || p.score === scoreOf(p), `FS-180 score of ${seat}`);
  const visited = s.players.reduce((n, q) => n + q.places.filter((place) => place.visitors & (1 << seat)).length, 0);
  must(visited <= p.visits, `FS-147 markers of ${seat}`);
}

function checkPlace(t: Tables, seat: number, place: Place, must: Must): void {
  const site = t.site[place.card];
  const name = `${seat}.${place.no}`;
  must(site !== null && site !== undefined, `FS-107 ${name} is no location`);
  if (!site) return;
  must(place.uses >= 0 && place.uses <= (site.act ? USES : 0), `FS-143 uses of ${name}`);
  must(
    place.visitors === 0 || (site.layout === OPEN && (place.visitors & (1 << seat)) === 0),
    `FS-149 visits at ${name}`,
  );
  must(place.ones >= 0 && place.twos >= 0 && place.ones + place.twos <= VP_SLOTS, `FS-176 VP on ${name}`);
  const { stock } = place;
  if (stock === null) return;
  must(whole(stock, KEPT), `FS-6 goods on ${name}`);
  must(site.stock !== null || site.store !== 0 || site.set !== null, `FS-6 ${name} keeps nothing`);
  const kinds = stock.slice(0, KINDS).reduce((a, b) => a + b, 0);
  if (site.store !== 0) must(kinds <= 3 && stock.slice(ANY).every((n) => n === 0), `FS-165 store ${name}`);
  if (site.set !== null)
    must(site.set.every((n, k) => stock[k]! <= n) && stock.slice(ANY).every((n) => n === 0), `FS-163 set ${name}`);
}

/** Every card is in one place (FS-13). */
function checkCards(t: Tables, s: State, incomplete: boolean, must: Must): void {
  const seen = new Uint8Array(t.cards);
  let n = 0;
  const count = (cards: readonly number[]) => {
    for (const card of cards) {
      seen[card]!++;
      n++;
    }
  };
  for (const cards of [s.deck, s.discard, s.row, s.looked, s.spent]) count(cards);
  if (s.limbo >= 0) count([s.limbo]);
  for (const p of s.players) {
    for (const cards of [p.hand, p.seen, p.spoils]) count(cards);
    count(p.deals.map((deal) => deal.card));
    count(p.places.map((place) => place.card));
    if (p.leader) count([p.leader.card]);
  }
  must(incomplete || n === t.cards, `FS-13 cards: ${n}`);
  must(n === seen.reduce((a, b) => a + b, 0) && seen.every((times) => times <= 1), 'FS-13 a card in two places');
  must(
    s.deck.every((card) => s.shuffled[card] === s.shuffles),
    'FS-35 a card of the deck was not in the last shuffle',
  );
  must(s.looked.length === 0 || s.stack.at(-1)?.t === 'keep', 'FS-50 cards looked at');
}

/** Frames that do something with the card on its way into play. */
const CARRYING: readonly Frame['t'][] = ['tuck', 'place', 'lead', 'replace', 'method'];

/** What is to happen fits what is there. */
function checkStack(t: Tables, s: State, must: Must): void {
  must(s.limbo >= 0 === s.stack.some((f) => CARRYING.includes(f.t)), 'FS-69 a card on its way');
  must((s.winners !== null) === (s.stack.length === 0), 'FS-182 something to happen, or an end');
  must(s.shuffled.length === t.cards && s.shuffled.every((n) => n <= s.shuffles), 'FS-35 shuffles');
  for (const f of s.stack)
    if (f.t === 'leftovers' && f.nth < s.players.length)
      must(f.taken <= leftoversOf(t, s.players[nthSeat(s, f.nth)]!), 'FS-49 cards left over');
}

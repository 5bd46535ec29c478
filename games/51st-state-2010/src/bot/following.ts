import type { Read } from '../answers/notation.ts';
import type { Pile, Tables } from '../content/tables.ts';
import {
  BUILDING,
  CONQUEST,
  COOPERATION,
  END_SCORE,
  HIRE_PRICE,
  KINDS,
  REDEVELOP,
  REDEVELOP_ANY,
  REPLACED_VP,
  UNIVERSAL,
  WEAPON,
  WORKER,
} from '../content/vocabulary.ts';
import { placeOf, scoreOf } from '../rules/queries.ts';
import type { Answer, View } from '../state.ts';
import type { Asked } from './asked.ts';
import { rangeOf } from './contacts.ts';
import type { Demand } from './demand.ts';
import { isLast } from './last.ts';
import type { Room } from './room.ts';

/** Whether an answer is no blunder. */
export type Sound = (answer: Answer) => boolean;

/** What takes range, by its colour. */
const RANGED: readonly string[] = ['conquer', 'cooperate', 'incorporate'];
/** What belongs to the deed before it: payments, and free moves. */
const BESIDE: readonly string[] = ['done', 'pay', 'store', 'fill', 'lay', 'drop'];
const FREE: readonly string[] = ['store', 'lay'];

/** What has to follow when workers were sent for something. */
export function followingOf(t: Tables, read: Read, { isClosed }: Room, { wishesOf }: Demand) {
  /** How far one of these goods reaches with a colour: a token, or as a price of a contact card. */
  function rangeBy({ p, cards, sites, ending }: Asked, colour: number, g: number): number {
    if (isClosed(p, colour, sites, ending)) return 0;
    let range = rangeOf(g, colour);
    const { range: fixed, bill } = t.factions[p.faction]!.contacts[colour]!;
    if (!(p.exhausted & (1 << colour)) && (bill.need[g] ?? 0) > 0) range = Math.max(range, fixed);
    for (const card of cards) {
      const shot = t.shot[card];
      if (!shot || g >= KINDS || (shot.colour !== colour && shot.colour !== UNIVERSAL)) continue;
      if (shot.bill.need[g]! + shot.bill.any > 0) range = Math.max(range, shot.range);
    }
    return range;
  }

  /** Whether an answer can be paid with one of these goods, or makes room for what can. */
  function spends(q: Asked, pick: Answer, g: number): boolean {
    const { p, sites } = q;
    const { verb, no, f } = read(pick);
    if (verb === 'drop') {
      const range = Math.max(rangeBy(q, CONQUEST, g), rangeBy(q, COOPERATION, g));
      return sites.some(({ distance }) => distance <= range);
    }
    if (verb === 'redevelop') return g === REDEVELOP || g === REDEVELOP_ANY || (g === BUILDING && !p.redeveloped);
    if (verb === 'lead') return g === WEAPON && p.leader !== null;
    if (verb === 'use') {
      const { need, any } = t.site[placeOf(p, no)!.card]!.act!.bill;
      return g < KINDS && need[g]! + any > 0;
    }
    const colour = RANGED.indexOf(verb);
    return colour >= 0 && rangeBy(q, colour, g) >= t.sites[f]!.distance;
  }

  /** What an answer has brought by workers. */
  function fetchedBy(v: View, answer: Answer): Pile {
    const { verb, seat, no, g } = read(answer);
    if (verb === 'hire') return [[g, 1]];
    if (verb !== 'use' && verb !== 'visit') return [];
    const place = placeOf(v.players[seat]!, no);
    if (place === undefined) return [];
    const { act, produce } = t.site[place.card]!;
    return (verb === 'use' ? act?.gain : produce) ?? [];
  }

  /** Whether what follows could end the game too soon. */
  const mayEnd = ({ v, p }: Asked): boolean => !isLast(v) && scoreOf(p) + REPLACED_VP + 1 >= END_SCORE;

  /**
   * The last deed was to send workers for something, and that is neither spent, as it could be, nor is there more of it
   * fetched. Whoever visits may hurry to visit once more, while the others can be visited.
   */
  function leavesFetched(q: Asked, pick: Answer, before: readonly Answer[], isSound: Sound): boolean {
    const last = before.findLast((answer) => !BESIDE.includes(read(answer).verb));
    if (last === undefined) return false;
    const fetched = fetchedBy(q.v, last).filter(([g]) => q.p.pool[g]! > 0);
    if (fetched.length === 0) return false;
    const { verb } = read(pick);
    const isHalf = verb !== 'pass' && fetched.some(([g]) => lacksOne(q, g));
    if (verb !== 'pass') {
      const visits = verb === 'visit' && read(last).verb === 'visit';
      const more = isHalf && fetchedBy(q.v, pick).some(([g]) => fetched.some(([had]) => had === g));
      if (visits || more || FREE.includes(verb) || mayEnd(q)) return false;
    }
    const isSpent = (answer: Answer): boolean => fetched.some(([g]) => spends(q, answer, g));
    if (isSpent(pick)) return false;
    return isHalf || q.legal.some((answer) => isSpent(answer) && isSound(answer));
  }

  /** Whether it takes just one more resource of this kind, which could be hired, to spend those that are there. */
  function lacksOne({ p, all, ending }: Asked, g: number): boolean {
    if (g >= KINDS || all[WORKER]! < HIRE_PRICE) return false;
    return wishesOf(p, HIRE_PRICE, ending).wishes.some(({ bill }) => bill.need[g] === all[g]! + 1);
  }

  return { fetchedBy, leavesFetched };
}
export type Following = ReturnType<typeof followingOf>;

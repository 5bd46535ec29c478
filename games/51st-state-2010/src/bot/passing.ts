import type { Seat } from '@ashtown/engine';
import type { Read } from '../answers/notation.ts';
import { reachBare } from '../answers/range.ts';
import { contentsFor } from '../answers/stores.ts';
import type { Site, Tables } from '../content/tables.ts';
import {
  ANY,
  BUILDING,
  CONQUEST,
  COOPERATION,
  END_SCORE,
  HIRE_PRICE,
  INCORPORATION,
  KINDS,
  LEADER_SLOTS,
  REDEVELOP,
  REDEVELOP_ANY,
  REDEVELOP_PRICE,
  REPLACED_VP,
  SORTS,
  STORE_SIZE,
  SWAP,
  USES,
  VP_SLOTS,
  VP1,
  VP2,
  WEAPON,
  WORKER,
} from '../content/vocabulary.ts';
import {
  canDraw,
  canPayResources,
  countType,
  excess,
  handSize,
  isFull,
  isStock,
  missing,
  placeOf,
  scoreOf,
  workersFor,
} from '../rules/queries.ts';
import type { Answer, Place, PlayerView, View } from '../state.ts';
import { type Asked, oncePerAsked } from './asked.ts';
import { rangeLeft } from './contacts.ts';
import type { Following, Sound } from './following.ts';
import { isLast } from './last.ts';
import { NEED } from './means.ts';
import { isSpent, vpIn } from './points.ts';
import { DEEDS } from './room.ts';
import { adds } from './storing.ts';

export type PassingBlunder =
  | 'passedWithWin'
  | 'passedWithPoint'
  | 'passedTooSoon'
  | 'passedWithPlace'
  | 'passedWithFull'
  | 'passedWithReward'
  | 'passedWithLeader'
  | 'passedWithGoods'
  | 'passedWithDraw';

/** More points than this no answer makes sure: a change of the leader, and five actions of the new one. */
const MOST_POINTS = REPLACED_VP + LEADER_SLOTS;

/** What is wrong with passing in any case, and with putting off what wins. */
export function passingOf(t: Tables, read: Read, { fetchedBy }: Following) {
  /** The points a location makes for these goods and so many workers; 0 where it takes others as well. */
  function pointsFor(place: Place, goods: readonly number[], workers: number): number {
    const { bill, gain } = t.site[place.card]!.act!;
    const points = isFull(place) || bill.cards > 0 || bill.tucked !== null ? 0 : vpIn(gain);
    const pays =
      points > 0 && workers >= workersFor(t, place) + bill.workers && canPayResources(goods, bill.need, bill.any);
    return pays ? points : 0;
  }

  /** The points some location makes for these goods and so many workers, once one more resource is hired. */
  function pointsByHire(p: PlayerView, goods: readonly number[], workers: number, g: number): number {
    if (workers < HIRE_PRICE) return 0;
    const hired = goods.with(g, goods[g]! + 1);
    let most = 0;
    for (const place of p.places) {
      const { act, set } = t.site[place.card]!;
      if (act !== null && set === null && place.uses < USES)
        most = Math.max(most, pointsFor(place, hired, workers - HIRE_PRICE));
    }
    return most;
  }

  /** Points for goods that are lost anyway and so many workers. */
  function pointsOfUse({ p, thieves }: Asked, pick: Answer, workers: number): number {
    const { verb, no, g } = read(pick);
    if (verb === 'use') return pointsFor(placeOf(p, no)!, p.pool, workers);
    return verb === 'hire' && !thieves ? pointsByHire(p, p.pool, workers, g) : 0;
  }

  /** Points for goods that are lost anyway, or two with one worker that is kept, if they do not end the game. */
  function isFreePoint(q: Asked, pick: Answer): boolean {
    const workers = q.p.pool[WORKER]!;
    const kept = Math.min(1, q.all[WORKER]! - workers);
    const points = pointsOfUse(q, pick, workers + kept);
    return points > 0 && (points > kept || pointsOfUse(q, pick, workers) > 0) && scoreOf(q.p) + points < END_SCORE;
  }

  /** By how much an answer raises the score at least, with the leader's action as often as it can follow. */
  function pointsOf(p: PlayerView, pick: Answer): number {
    const { verb, no, f } = read(pick);
    if (verb === 'redevelop') return REPLACED_VP;
    if (verb === 'lead') {
      const { deed } = t.leaders.find((leader) => leader.f === f)!;
      const times = deed === 0 ? 0 : Math.min(LEADER_SLOTS, Math.floor((handSize(p) - 1) / deed));
      return (p.leader === null ? 1 : REPLACED_VP) + times;
    }
    if (verb === 'incorporate') return 1;
    if (verb === 'deed') {
      const { card, ones, twos } = p.leader!;
      return Math.min(LEADER_SLOTS - ones - twos, Math.floor(handSize(p) / t.leader[card]!.deed));
    }
    if (verb !== 'use' || isFull(placeOf(p, no)!)) return 0;
    const { gain } = t.site[placeOf(p, no)!.card]!.act!;
    return gain.some(([g]) => g === VP2) ? 2 : gain.some(([g]) => g === VP1) ? 1 : 0;
  }

  /** Whether all others have passed. */
  const isAlone = (v: View, seat: Seat): boolean => v.players.every(({ passed }, other) => passed || other === seat);

  /** How many points are still missing to win once all others have passed; Infinity before that. */
  function missingToWin(v: View, seat: Seat): number {
    if (!isAlone(v, seat)) return Number.POSITIVE_INFINITY;
    const rival = Math.max(...v.players.map((q, other) => (other === seat ? 0 : scoreOf(q))));
    return Math.max(END_SCORE, rival + 1) - scoreOf(v.players[seat]!);
  }

  /** How many points win at once with one of the answers; 0 with none. */
  const winning = oncePerAsked(({ v, seat, legal, p }) => {
    const missing = missingToWin(v, seat);
    const wins = missing > 0 && missing <= MOST_POINTS && legal.some((pick) => pointsOf(p, pick) >= missing);
    return wins ? missing : 0;
  });

  /** Whether one of these answers ends the game as the winner. */
  const isDecisive = (q: Asked): boolean => winning(q) > 0;

  /** One of these answers ends the game as the winner, but not this one. */
  const missesWin = (q: Asked, pick: Answer): boolean => winning(q) > 0 && pointsOf(q.p, pick) < winning(q);

  /** Whether a location of one's own, or workers, make what only has to be spent for points. */
  function leadsToPoints({ v, p, all, sites, thieves }: Asked, pick: Answer): boolean {
    const { verb, g } = read(pick);
    if ((verb !== 'use' && verb !== 'hire') || thieves) return false;
    const matches = sites.some(({ mask }) => p.places.some(({ card }) => t.site[card]!.mask & mask));
    if (verb === 'hire')
      return (g === BUILDING && !p.redeveloped && matches) || pointsByHire(p, all, all[WORKER]!, g) > 0;
    return fetchedBy(v, pick).some(
      ([token]) => (token === REDEVELOP && matches) || (token === REDEVELOP_ANY && sites.length > 0),
    );
  }

  /**
   * In the last turn every point counts, unless the game is won by passing; once another only has to use a location to end the
   * game those of a new leader, for a weapon that is lost anyway.
   */
  function leavesPoints(q: Asked, isSound: Sound): boolean {
    const { v, seat, legal, p, ending } = q;
    if (!ending) return false;
    if (isLast(v)) {
      const brings = (other: Answer): boolean => pointsOf(p, other) > 0 || leadsToPoints(q, other);
      return missingToWin(v, seat) > 0 && legal.some((other) => brings(other) && isSound(other));
    }
    if (p.pool[WEAPON]! + p.pool[ANY]! === 0 || scoreOf(p) + REPLACED_VP >= END_SCORE) return false;
    return legal.some((other) => read(other).verb === 'lead' && isSound(other));
  }

  /** What a location brings at once that is placed now. */
  function pointsPlaced(p: PlayerView, { mask, counted, countedGain, produce }: Site): number {
    const n = counted === 0 ? 0 : countType(t, p, counted) + (mask & counted ? 1 : 0);
    const led = p.leader === null || isFull(p.leader, LEADER_SLOTS) ? null : t.leader[p.leader.card]!;
    const reaction = led?.on === 'placeType' && mask & led.type ? 1 : 0;
    let points = 1 + Math.min(VP_SLOTS, n * vpIn(countedGain)) + vpIn(produce ?? []) + reaction;
    for (const place of p.places) {
      const other = t.site[place.card]!;
      if (!isFull(place) && other.counted & mask) points += vpIn(other.countedGain);
    }
    return points;
  }

  /** Whether a location may be meant for spoils or a deal that bring more points than these. */
  const isTuckedRather = ({ spoils, deal }: Site, points: number): boolean =>
    Math.max(vpIn(spoils), VP_SLOTS * vpIn(deal)) > points;

  /** Whether a location is not meant for anything else, and does not end the game too soon. */
  function isGoodPlace(p: PlayerView, site: Site): boolean {
    const points = pointsPlaced(p, site);
    return scoreOf(p) + points < END_SCORE && !isTuckedRather(site, points);
  }

  /** A location that only takes contacts and goods which Cleanup would take. */
  function isFreePlace(p: PlayerView, pick: Answer, range: number): boolean {
    const { verb, f } = read(pick);
    return verb === 'incorporate' && t.sites[f]!.distance <= range && isGoodPlace(p, t.sites[f]!);
  }

  /** One that could be placed once workers who are lost anyway have brought what the own contact lacks. */
  function isPlaceHired({ p, legal, sites }: Asked, isSound: Sound): boolean {
    const { need } = t.factions[p.faction]!.contacts[INCORPORATION]!.bill;
    const lacks = need.reduce((sum, n, kind) => sum + Math.max(0, n - p.pool[kind]!), -p.pool[ANY]!);
    if (lacks <= 0 || p.pool[WORKER]! < HIRE_PRICE * lacks) return false;
    const hired = p.pool.map((n, g) => n + (need[g] ?? 0));
    const range = reachBare(t, p, hired, INCORPORATION, 0);
    const brings = (other: Answer): boolean => read(other).verb === 'hire' && need[read(other).g]! > 0;
    return (
      sites.some((site) => site.distance <= range && isGoodPlace(p, site)) &&
      legal.some((other) => brings(other) && isSound(other))
    );
  }

  /**
   * Whether locations in hand are held for the leader, who can tuck no more than one at a time, and none without room, and
   * has no more of them replace others than are paid for, and none without others.
   */
  function areHeld({ p, all, sites }: Asked): boolean {
    const led = p.leader === null || isFull(p.leader, LEADER_SLOTS) ? null : t.leader[p.leader.card]!;
    if (led === null || led.on === 'placeType') return false;
    if (led.on === 'redevelop')
      return p.places.length > 0 && sites.length <= REDEVELOP_PRICE + all[REDEVELOP]! + all[REDEVELOP_ANY]!;
    const sort = SORTS.find((each) => DEEDS[each] === led.on);
    const cashed = -p.spoils.length;
    const room = sort === 'spoils' ? excess(t, p, cashed + 1) : excess(t, p, cashed, 1);
    return sort === undefined || (sites.length === 1 && room <= 0);
  }

  /** There is one that is held for nothing better. */
  function leavesPlace(q: Asked, isSound: Sound): boolean {
    const { p, legal } = q;
    if (areHeld(q)) return false;
    const range = reachBare(t, p, p.pool, INCORPORATION, 0);
    const isFree = (other: Answer): boolean => isFreePlace(p, other, range) && isSound(other);
    return (range > 0 && legal.some(isFree)) || isPlaceHired(q, isSound);
  }

  /** Of two cards to be discarded one is a location that tokens would place, which Cleanup takes. */
  function discardsPlace({ p, legal }: Asked): boolean {
    const range = rangeLeft(p, INCORPORATION);
    return range > 0 && handSize(p) === SWAP.discard && legal.some((other) => isFreePlace(p, other, range));
  }

  /** A card could be tucked for what Cleanup takes, if need be where a deal brings no more, and the leader gives a point for it. */
  function leavesReward({ p, legal, sites }: Asked, isSound: Sound): boolean {
    if (p.leader === null || isFull(p.leader, LEADER_SLOTS) || scoreOf(p) + 1 >= END_SCORE) return false;
    const { on } = t.leader[p.leader.card]!;
    if (on !== 'conquer' && on !== 'cooperate') return false;
    const colour = on === 'conquer' ? CONQUEST : COOPERATION;
    const range = reachBare(t, p, p.pool, colour, 0);
    const isNear = ({ distance }: Site): boolean => distance <= range;
    const isFree = (other: Answer): boolean => {
      const named = read(other);
      return named.verb === 'drop'
        ? isFull(named) && sites.some(isNear)
        : named.verb === on && isNear(t.sites[named.f]!);
    };
    return legal.some((other) => isFree(other) && isSound(other));
  }

  /** A spent location could be replaced for goods or workers that Cleanup takes, which is possible once a turn (FS-115). */
  function leavesFull({ p, sites }: Asked): boolean {
    const { pool } = p;
    const paid = !p.redeveloped && (pool[BUILDING]! + pool[ANY]! > 0 || pool[WORKER]! >= HIRE_PRICE);
    if (!paid && pool[REDEVELOP]! + pool[REDEVELOP_ANY]! === 0) return false;
    let spent = 0;
    let counted = 0;
    for (const { card } of p.places) counted |= t.site[card]!.per;
    for (const place of p.places)
      if (isSpent(t, place) && !(t.site[place.card]!.mask & counted)) spent |= t.site[place.card]!.mask;
    if (spent === 0) return false;
    return sites.some((site) => {
      if (!(site.mask & spent)) return false;
      const points = 1 + pointsPlaced(p, site);
      return scoreOf(p) + points + 1 < END_SCORE && !isTuckedRather(site, points);
    });
  }

  /** Whether a set or a store would keep another resource of a kind. */
  const hasRoomFor = (p: PlayerView, kind: number): boolean =>
    p.places.some((place) => {
      const { set, store } = t.site[place.card]!;
      if (set !== null) return !isFull(place) && missing(t, place, kind) > 0;
      const size = place.stock?.slice(0, KINDS).reduce((sum, n) => sum + n) ?? 0;
      return (store & (1 << kind)) !== 0 && size < STORE_SIZE;
    });

  /** Whether a resource is kept that can be stolen (FS-159). */
  const isRich = (q: PlayerView): boolean => {
    const stocks = q.places.map((place) => (isStock(t, place) ? place.stock : null));
    return [q.leader?.stock, ...stocks].some((stock) => stock?.slice(0, ANY + 1).some((n) => n > 0));
  };

  /**
   * What saves from Cleanup what lies on the base: a free move; and once nobody visits any more a resource for workers, or
   * a theft of what another would keep.
   */
  function keeps({ v, seat, p }: Asked, pick: Answer): boolean {
    const { verb, g, no } = read(pick);
    if (verb === 'lay') return p.pool[g]! + p.pool[ANY]! > 0;
    if (verb === 'use') {
      const place = placeOf(p, no)!;
      const steals = t.site[place.card]!.act!.op === 'STEAL' && p.pool[WORKER]! >= workersFor(t, place);
      return steals && isAlone(v, seat) && v.players.some((q, other) => other !== seat && isRich(q));
    }
    if (verb === 'hire') return isAlone(v, seat) && p.pool[WORKER]! >= HIRE_PRICE && hasRoomFor(p, g);
    if (verb !== 'store') return false;
    const place = placeOf(p, no)!;
    return contentsFor(t, p, place).some((content) => adds(place, content));
  }

  /**
   * In the last turn, with the game not yet decided, a card drawn for two others may be placed at once; those in hand only
   * break ties.
   */
  function couldDraw({ v, seat, legal, p, all }: Asked): boolean {
    if (!legal.includes('swap') || !canDraw(v)) return false;
    const scores = v.players.map(scoreOf);
    const rivals = scores.filter((_, other) => other !== seat);
    if (Math.max(...scores) < END_SCORE || rivals.includes(scores[seat]!)) return false;
    if (isAlone(v, seat) && Math.max(...rivals) < scores[seat]!) return false;
    const rebuilds =
      all[REDEVELOP]! + all[REDEVELOP_ANY]! > 0 || (!p.redeveloped && canPayResources(all, NEED[BUILDING]!, 0));
    return (rebuilds && p.places.length > 0) || reachBare(t, p, all, INCORPORATION, 0) > 0;
  }

  /** What passing misses that is no blunder itself. */
  function onPassing(q: Asked, isSound: Sound): PassingBlunder[] {
    const { p, legal } = q;
    const found: PassingBlunder[] = [];
    if (missesWin(q, 'pass')) found.push('passedWithWin');
    if (legal.some((other) => isFreePoint(q, other) && isSound(other))) found.push('passedWithPoint');
    if (leavesPoints(q, isSound)) found.push('passedTooSoon');
    if (leavesPlace(q, isSound)) found.push('passedWithPlace');
    if (leavesFull(q)) found.push('passedWithFull');
    if (leavesReward(q, isSound)) found.push('passedWithReward');
    if (p.leader === null && legal.some((other) => read(other).verb === 'lead')) found.push('passedWithLeader');
    if (!q.ending && legal.some((other) => keeps(q, other) && isSound(other))) found.push('passedWithGoods');
    if (couldDraw(q)) found.push('passedWithDraw');
    return found;
  }

  return { missesWin, isDecisive, discardsPlace, onPassing };
}

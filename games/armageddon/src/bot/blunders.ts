import type { Seat } from '@ashtown/engine';
import { type Act, parseAct } from '../answers/city.ts';
import { deedOf } from '../answers/deed.ts';
import { sum } from '../answers/figures.ts';
import { fightVp, givesOf } from '../cards/effects.ts';
import type { Effect } from '../content/schema.ts';
import type { Tables } from '../content/tables.ts';
import { COLOURS, figureOf, LEADER, LINES, MIDGAME, ROUNDS, TYPES, WORKER } from '../content/vocabulary.ts';
import { paymentsOf } from '../rules/payment.ts';
import { damageEffects, findPassive, housingOf, owned, ownedInAll, trainedAs } from '../rules/queries.ts';
import { countFor } from '../rules/scoring.ts';
import { type Answer, type Answers, HI, type Player, type Seen, type State, type View } from '../state.ts';
import { type BidBlunderId, bidBlundersOf } from './bids.ts';
import { type BuildingBlunderId, buildingBlundersOf } from './building.ts';
import { ready, standing, talentsOf } from './talents.ts';

export type BlunderId =
  | BidBlunderId
  | BuildingBlunderId
  | 'endedWithPoints'
  | 'sentLeader'
  | 'extendedForNothing'
  | 'trainedForNothing'
  | 'leftMarauders'
  | 'didLess'
  | 'spentAbler';

/** What these give is known beforehand, and nothing else comes of them. */
const SURE: readonly Effect['t'][] = ['vp', 'vpPerType', 'fight', 'pushBack', 'repair'];
/** Who does one of these could as well do another. */
const ALIKE: readonly (readonly Effect['t'][])[] = [
  ['vp', 'vpPerType', 'repair'],
  ['fight', 'pushBack'],
];

/** So many VP are not too many to give up for not being the next start player (ARM-72). */
const MODESTY = 1;

/** What comes of an action for sure. */
interface Gains {
  vp: number;
  drivenOff: number;
  repaired: number;
}

const NOTHING: Gains = { vp: 0, drivenOff: 0, repaired: 0 };

/** How many of these are fought off for VP. */
const fights = ({ vp, drivenOff }: Gains): number => (vp > 0 ? drivenOff : 0);

/** Both, one after the other: nobody is driven off twice, and what a fight brings may depend on those before (ARM-196). */
function together(t: Tables, p: Seen, first: Gains, second: Gains): Gains {
  const drivenOff = Math.min(second.drivenOff, p.marauders - first.drivenOff);
  const fought = fights(first) + Math.min(fights(second), drivenOff);
  const apart = [first, second].reduce((vp, gains) => (gains.drivenOff > 0 ? vp : vp + gains.vp), 0);
  return {
    vp: apart + fightVp(t, p, fought),
    drivenOff: first.drivenOff + drivenOff,
    repaired: first.repaired + second.repaired,
  };
}

/** What anybody who knows the game would laugh at. */
export function blundersOf(t: Tables) {
  const deed = deedOf(t, () => []);
  const { isAblerSpent, isFighterMissing, isHelpVain } = talentsOf(t);
  const bidBlunders = bidBlundersOf(t);
  const buildingBlunders = buildingBlundersOf(t);

  /** Points for survivors who have nothing else to do any more. */
  function isFreePoint(v: View, seat: Seat, pick: Answer): boolean {
    if (typeof pick !== 'string' || !pick.startsWith('act ')) return false;
    const { gives = [], price = [] } = deed(v, seat, 'cityAction', pick);
    return gives.some(({ what, n }) => what === 'score' && n > 0) && price.every(({ what }) => what !== 'cards');
  }

  /** VP of the damage track in the next Preparation, if nobody is driven off any more. */
  const trackVp = (p: Seen, repaired: number): number =>
    damageEffects(t, Math.min(t.damage.length, p.damage - repaired + p.marauders)).reduce(
      (vp, e) => vp + (e.t === 'vp' ? e.amount : 0),
      0,
    );

  /** VP that those who are free could gain at least: once in each place, in one fight and with one repair. */
  function leftVp(v: View, seat: Seat, legal: readonly Answer[]): number {
    const p = v.players[seat]!;
    const found = legal.map((pick) => {
      const { vp, drivenOff, repaired } = gainsOf(v, seat, pick) ?? NOTHING;
      const place = drivenOff > 0 ? 'fight' : repaired > 0 ? 'repair' : String(pick).split(' ')[1]!;
      return { pick, place, vp: vp + trackVp(p, repaired) - trackVp(p, 0) };
    });
    const done = new Set<string>();
    let free = COLOURS.map((_, c) => standing(p, c));
    let all = 0;
    for (const { pick, place, vp } of found.sort((a, b) => b.vp - a.vp)) {
      if (vp <= 0) break;
      const { payment } = parseAct(t, pick as Answers['cityAction']);
      if (done.has(place) || payment.some((n, c) => n > free[c]!)) continue;
      done.add(place);
      free = free.map((n, c) => n - payment[c]!);
      all += vp;
    }
    return all;
  }

  const isEndedEarly = (v: View, seat: Seat, legal: readonly Answer[]): boolean =>
    v.round === ROUNDS ? legal.some((other) => isFreePoint(v, seat, other)) : leftVp(v, seat, legal) > MODESTY;

  /** Common tiles to come and one's own. */
  const counts = (v: View, seat: Seat) =>
    [...v.common, ...v.players[seat]!.tiles].flatMap((tile) => t.scoring[tile ?? -1]?.count ?? []);

  /** A leader does whatever anybody else can, as long as he is not lost at once; who stays in his stead scores for no tile. */
  function isLeaderSent(v: View, seat: Seat, pick: Answer): boolean {
    const { screen, damage } = v.players[seat]!;
    const left = deed(v, seat, 'returnHomeless', pick);
    if (left.verb !== 'leave' || v.round === ROUNDS || damage > t.leaderSpace) return false;
    if (left.figures[LEADER] === 0) return false;
    const scored = counts(v, seat).flatMap((count) => (count.t === 'scorePerSurvivor' ? [count.colour] : []));
    return COLOURS.some((colour, c) => c !== LEADER && left.figures[c]! < screen![c]! && !scored.includes(colour));
  }

  /** What an effect of a line gives, one of those that are sure. */
  function givenBy(v: View, seat: Seat, effect: Effect, arg: number): Gains {
    const gains = { vp: 0, drivenOff: 0, repaired: effect.t === 'repair' ? effect.spaces : 0 };
    for (const { what, n } of givesOf(t, v as unknown as State, seat, effect, arg)) {
      if (what === 'score') gains.vp = n;
      if (what === 'marauders') gains.drivenOff = -n;
    }
    return gains;
  }

  /** What an action gives for sure; null where more might come of it. */
  function gainsOf(v: View, seat: Seat, pick: Answer): Gains | null {
    if (String(pick).startsWith('repair ')) return { vp: 0, drivenOff: 0, repaired: 1 };
    if (!String(pick).startsWith('act ')) return null;
    const act = parseAct(t, pick as Answers['cityAction']);
    if (act.t !== 'act') return null;
    const { effect } = t.buildings[v.players[seat]!.city[act.site]!]!.lines[act.line]!;
    return SURE.includes(effect.t) ? givenBy(v, seat, effect, act.arg) : null;
  }

  /** The last two survivors of the game build an Extension that nobody needs. */
  function isExtendedForNothing(v: View, seat: Seat, legal: readonly Answer[], pick: Answer): boolean {
    if (v.round < ROUNDS || !String(pick).startsWith('extend ')) return false;
    const p = v.players[seat] as Player;
    if (ready(p) > 2 || ownedInAll(p) > housingOf(t, p)) return false;
    if (findPassive(t, p, 'vpPerUnusedHousing')) return false;
    const type = TYPES[t.buildings[t.extension]!.type];
    if (counts(v, seat).some((count) => count.t === 'scorePerBuildingType' && count.buildingType === type))
      return false;
    return legal.some((other) => {
      const gains = gainsOf(v, seat, other);
      return gains !== null && gains.vp + gains.drivenOff > 0;
    });
  }

  /**
   * A worker who scores becomes somebody who does not, and will act no more. There is housing for him, or others who do not score
   * would leave in any case; and more of his kind in the bag, or he would be kept from others whose turns are to come.
   */
  function isTrainedForNothing(v: View, seat: Seat, pick: Answer): boolean {
    if (v.round < ROUNDS || !String(pick).includes(' take ')) return false;
    const p = v.players[seat] as Player;
    const { arg } = parseAct(t, pick as Answers['cityAction']) as Extract<Act, { t: 'act' }>;
    const isCounting = (tile: number | null, c: number): boolean => {
      const count = t.scoring[tile ?? -1]?.count;
      return count?.t === 'scorePerSurvivor' && count.colour === COLOURS[c];
    };
    const isScored = (c: number): boolean => [...v.common, ...p.tiles].some((tile) => isCounting(tile, c));
    const spare = COLOURS.reduce((n, _, c) => (isScored(c) ? n : n + owned(p, c)), -p.aside);
    if (isScored(arg) || ownedInAll(p) > housingOf(t, p) + spare) return false;
    const vp = p.tiles.map((tile) => t.scoring[tile]!.count.each * countFor(t, p, tile));
    const isBest = (i: number): boolean => vp.every((n, other) => other === i || n < vp[i]!);
    if (![...v.common, ...p.tiles.filter((_, i) => isBest(i))].some((tile) => isCounting(tile, WORKER))) return false;
    if (v.stack.every((f) => f.t !== 'cityTurn')) return true;
    const most = v.players.map((q, i) => (i === seat ? owned(p, arg) : q.bounds[HI + arg]!));
    return t.total[figureOf(arg)]! - sum(most) > 1;
  }

  /** What the other one of the last two survivors can do beside this, for sure or not (null). */
  function besideOf(v: View, seat: Seat, legal: readonly Answer[], act: Act): (Gains | null)[] {
    const p = v.players[seat]!;
    return legal.flatMap((other) => {
      if (!/^(act|repair) /.test(String(other))) return [];
      const { payment, ...place } = parseAct(t, other as Answers['cityAction']);
      if (payment.some((n, c) => n + act.payment[c]! > standing(p, c))) return [];
      if (place.t === 'act' && act.t === 'act' && place.site === act.site && place.line === act.line) {
        const { times } = t.buildings[p.city[act.site]!]!.lines[act.line]!;
        if (times - p.used[act.site * LINES + act.line]! < 2) return [];
      }
      return [gainsOf(v, seat, other)];
    });
  }

  /** The most of these who can be driven off for sure. */
  const helpOf = (beside: readonly (Gains | null)[]): Gains =>
    beside.reduce<Gains>((most, gains) => (gains && gains.drivenOff > most.drivenOff ? gains : most), NOTHING);

  /**
   * Whether a turn comes to less than another one that drives off as many at least: in VP, with those of the damage track and
   * of a scoring, or in damage and marauders who stay for as many VP. A marauder may bring a point later.
   */
  function worseIn(v: View, p: Seen): (worse: Gains, better: Gains) => boolean {
    const each = costIn(v);
    const later = findPassive(t, p, 'noFightVp') ? 0 : 1;
    const bringsLater = each === 0 && later > 0;
    const damage = ({ drivenOff, repaired }: Gains): number =>
      Math.max(1, p.damage - repaired) + p.marauders - drivenOff;
    const worth = (g: Gains): number => {
      const space = Math.min(t.damage.length, damage(g));
      let vp = g.vp - each * g.drivenOff + t.damageOverflow * (damage(g) - space);
      for (const e of damageEffects(t, space))
        if (e.t === 'vp') vp += e.amount;
        else if (e.t === 'addMarauder') vp += (v.round === ROUNDS ? each : later) * e.amount; // ARM-225
      return bringsLater ? vp + p.marauders - g.drivenOff : vp;
    };
    return (worse, better) => {
      const more = better.drivenOff - worse.drivenOff;
      const less = damage(worse) - damage(better);
      if (more < 0 || less < 0) return false;
      const lead = worth(better) - worth(worse);
      return lead > 0 || (lead === 0 && ((bringsLater && more > 0) || (v.round < ROUNDS && less > 0)));
    };
  }

  /** VP each marauder who stays costs in the scoring of this round. */
  const costIn = ({ round }: View): number =>
    round === ROUNDS ? t.finalMarauder : round === MIDGAME ? t.midgameReset : 0;

  /**
   * The last survivor of a turn, one who would do nothing, or one of two who would clear the track together, could drive off
   * more, and that makes up for what is given up, whatever the other one would do: VP, a step of repair that those who stay
   * undo, the VP of the damage track, those of a scoring.
   */
  function isMarauderLeft(v: View, seat: Seat, legal: readonly Answer[], pick: Answer): boolean {
    const p = v.players[seat]!;
    const isEnd = pick === 'end';
    const n = isEnd ? 1 : ready(p);
    if (p.marauders === 0 || n > 2) return false;
    const gains = isEnd ? NOTHING : gainsOf(v, seat, pick);
    if (gains === null || (n === 2 && gains.drivenOff > 0)) return false;
    const isWorse = worseIn(v, p);
    const act = parseAct(t, pick as Answers['cityAction']);
    let beside: (Gains | null)[] | undefined;
    return legal.some((other) => {
      const best = gainsOf(v, seat, other);
      if (best === null || best.drivenOff <= gains.drivenOff) return false;
      if (n === 1) return isWorse(gains, best);
      const instead = parseAct(t, other as Answers['cityAction']);
      if (!instead.payment.every((m, c) => m === act.payment[c])) return false;
      const help = helpOf(besideOf(v, seat, legal, instead));
      const better = together(t, p, best, help);
      if (better.drivenOff < p.marauders) return false;
      beside ??= besideOf(v, seat, legal, act);
      const most = together(t, p, gains, helpOf(beside));
      if (most.drivenOff === p.marauders) return false;
      const vp = fightVp(t, { city: p.city, fought: p.fought + fights(help) }, fights(best));
      if (vp - costIn(v) * best.drivenOff >= gains.vp) return isWorse(most, better);
      return [NOTHING, ...beside].every((also) => also !== null && isWorse(together(t, p, gains, also), better));
    });
  }

  /** The last survivor could do something better, or another one more of the same where there is room for everybody who could. */
  function isLess(v: View, seat: Seat, legal: readonly Answer[], pick: Answer): boolean {
    const gains = gainsOf(v, seat, pick);
    if (!gains) return false;
    const act = parseAct(t, pick as Answers['cityAction']);
    const p = v.players[seat]!;
    if (ready(p) === 1) {
      const isWorse = worseIn(v, p);
      return legal.some((other) => isWorse(gains, gainsOf(v, seat, other) ?? gains));
    }
    const kind = act.t === 'act' ? t.buildings[p.city[act.site]!]!.lines[act.line]!.effect.t : 'repair';
    const alike = ALIKE.find((kinds) => kinds.includes(kind))!;
    const noFightVp = findPassive(t, p, 'noFightVp') !== undefined;
    return p.city.some((building, site) =>
      (t.buildings[building]?.lines ?? []).some((line, i) => {
        if (!alike.includes(line.effect.t)) return false;
        const better = givenBy(v, seat, line.effect, -1);
        if (better.vp < gains.vp || better.drivenOff < gains.drivenOff || better.repaired < gains.repaired)
          return false;
        const isFurther = better.drivenOff > gains.drivenOff && noFightVp;
        if (better.vp === gains.vp && better.repaired === gains.repaired && !isFurther) return false;
        const payments = paymentsOf(line, trainedAs(t, p));
        if (!payments.some(({ n }) => n.every((figures, c) => figures === act.payment[c]))) return false;
        const able = (c: number): boolean => payments.some(({ n }) => n[c]! > 0);
        const all = COLOURS.reduce((n, _, c) => n + (able(c) ? standing(p, c) : 0), 0);
        const left = line.times - p.used[site * LINES + i]!;
        if (Math.min(left, line.effect.t === 'repair' ? p.damage - 1 : left) < all) return false;
        if (gains.drivenOff === 0 || (gains.vp === 0 && better.vp > 0)) return true;
        return isMissing(p.marauders, gains.drivenOff, better.drivenOff, all);
      }),
    );
  }

  /** Whether it takes one more to drive off all marauders if the first one does less, or so many cannot make up for it. */
  const isMissing = (marauders: number, less: number, more: number, all: number): boolean =>
    Math.ceil(marauders / more) <= Math.ceil((marauders - less) / more) ||
    Math.min(marauders, all * more) > less + (all - 1) * more;

  return (v: View, seat: Seat, legal: readonly Answer[], pick: Answer): BlunderId[] => {
    const found: BlunderId[] = [];
    const top = v.stack.at(-1)!;
    if (top.t === 'bidColour' || top.t === 'placeBid') return bidBlunders(v, seat, pick);
    if (top.t === 'placeBuilding') return buildingBlunders(v, seat, legal, pick);
    if (top.t === 'returnHomeless') return isLeaderSent(v, seat, pick) ? ['sentLeader'] : [];
    if (top.t === 'cityAction') {
      if (isExtendedForNothing(v, seat, legal, pick)) found.push('extendedForNothing');
      if (isTrainedForNothing(v, seat, pick)) found.push('trainedForNothing');
      const p = v.players[seat]!;
      if (isMarauderLeft(v, seat, legal, pick) || isFighterMissing(v, p, pick) || isHelpVain(v, p, pick))
        found.push('leftMarauders');
      else if (isAblerSpent(v, p, pick)) found.push('spentAbler');
      else if (isLess(v, seat, legal, pick)) found.push('didLess');
      else if (pick === 'end' && isEndedEarly(v, seat, legal)) found.push('endedWithPoints');
    }
    return found;
  };
}

import type { Seat } from '@ashtown/engine';
import { type Act, parseAct } from '../answers/city.ts';
import type { Effect } from '../content/schema.ts';
import type { Tables } from '../content/tables.ts';
import {
  CITY,
  COLOURS,
  ENGINEER,
  LEADER,
  LINES,
  MIDGAME,
  POOL,
  RECRUIT,
  ROUNDS,
  SOLDIER,
  WORKER,
} from '../content/vocabulary.ts';
import { EXTENSION, type Payment, paymentsOf, repairs } from '../rules/payment.ts';
import { type Anyone, at, findPassive, trainedAs } from '../rules/queries.ts';
import type { Answer, Answers, View } from '../state.ts';

/** Survivors of a colour, or all, who can still act in this turn. */
export const standing = (p: Anyone, c: number): number => at(p, POOL, c) + at(p, RECRUIT, c);
export const ready = (p: Anyone): number => COLOURS.reduce((n, _, c) => n + standing(p, c), 0);

/** How many pairs of survivors can pay for an exchange: each needs a worker (ARM-182). */
const pairs = (workers: number, leaders: number): number => Math.min(workers, Math.floor((workers + leaders) / 2));

/** Whether a leader in the place of one of these workers takes an exchange away; whatever else a worker does, he can. */
const isWorkerNeeded = (workers: number, leaders: number): boolean =>
  pairs(workers - 1, leaders + 1) < pairs(workers, leaders);

const isTaking = (payments: readonly Payment[], c: number): boolean => payments.some(({ n }) => n[c]! > 0);
const isAmong = (payments: readonly Payment[], paid: readonly number[]): boolean =>
  payments.some(({ n }) => n.every((figures, c) => figures === paid[c]));

/** Something survivors can still do in this turn, so many times. */
interface Job {
  effect: Effect | null;
  payments: readonly Payment[];
  left: number;
}

/** How many marauders an action drives off. */
const force = (effect: Effect | null): number =>
  effect?.t === 'fight' || effect?.t === 'pushBack' ? effect.amount : 0;

/** Who can do what in a City turn, and who is sent to do it. */
export function talentsOf(t: Tables) {
  /** The lines that can be used once more, now or later in this turn. */
  function openLines(p: Anyone): Job[] {
    const trained = trainedAs(t, p);
    return p.city.flatMap((building, site) =>
      (t.buildings[building]?.lines ?? []).flatMap((line, i) => {
        const { effect } = line;
        const left = line.times - p.used[site * LINES + i]!;
        const isIdle =
          (force(effect) > 0 && p.marauders === 0) ||
          (effect.t === 'repair' && p.damage === 1) ||
          (effect.t === 'exchange' && standing(p, WORKER) === 0);
        return left > 0 && !isIdle ? [{ effect, payments: paymentsOf(line, trained), left }] : [];
      }),
    );
  }

  const repairing = (v: View, p: Anyone): Job => ({
    effect: null,
    payments: repairs(v.options['repair.workersPerStep'], trainedAs(t, p)),
    left: p.damage - 1,
  });

  function jobOf(v: View, p: Anyone, act: Act): Job {
    if (act.t === 'extend') return { effect: null, payments: EXTENSION, left: 1 };
    if (act.t === 'repair') return repairing(v, p);
    const line = t.buildings[p.city[act.site]!]!.lines[act.line]!;
    return { effect: line.effect, payments: paymentsOf(line, trainedAs(t, p)), left: 1 };
  }

  /**
   * Somebody pays who can do more in this turn than another one who could pay for the same, and there is room for it: whatever
   * that one would do later, the abler one could do as well.
   */
  function isAblerSpent(v: View, p: Anyone, pick: Answer): boolean {
    if (!/^(act|repair|extend) /.test(String(pick))) return false;
    const all = COLOURS.map((_, c) => standing(p, c));
    if (all.filter((n) => n > 0).length < 2 || COLOURS.some((_, c) => at(p, RECRUIT, c) > 0)) return false;
    const act = parseAct(t, pick as Answers['cityAction']);
    const rest = all.map((n, c) => n - act.payment[c]!);
    const job = jobOf(v, p, act);
    const jobs = [...openLines(p), ...(p.damage > 1 ? [repairing(v, p)] : [])];
    const isShort = isWorkerNeeded(rest[WORKER]!, rest[LEADER]!) && jobs.some(({ effect }) => effect?.t === 'exchange');
    const isWasted = (abler: number, other: number): boolean =>
      jobs.every(({ payments }) => isTaking(payments, abler) || !isTaking(payments, other)) &&
      jobs.some(
        ({ effect, payments, left }) =>
          isTaking(payments, abler) &&
          !isTaking(payments, other) &&
          left > rest.reduce((n, m, c) => n + (isTaking(payments, c) ? m : 0), 0) &&
          (force(effect) === 0 || force(effect) > force(job.effect)),
      );
    return act.payment.some(
      (n, abler) =>
        n > 0 &&
        rest.some(
          (m, other) =>
            m > 0 &&
            isAmong(
              job.payments,
              act.payment.map((k, c) => k - Number(c === abler) + Number(c === other)),
            ) &&
            isWasted(abler, other) &&
            !(abler === LEADER && other === WORKER && isShort),
        ),
    );
  }

  /** How many marauders these survivors can drive off at most, each at the best place. */
  function mostDrivenOff(jobs: readonly Job[], rest: readonly number[]): number {
    let free = rest.reduce((a, b) => a + b);
    let most = 0;
    for (const { effect, payments, left } of [...jobs].sort((a, b) => force(b.effect) - force(a.effect))) {
      const able = rest.reduce((n, figures, c) => n + (isTaking(payments, c) ? figures : 0), 0);
      const n = Math.min(left, able, free);
      most += force(effect) * n;
      free -= n;
    }
    return most;
  }

  /** What a marauder who stays undoes, or costs more than: a repair, or a single VP in an intact city or before a scoring. */
  function isOutdone(v: View, p: Anyone, act: Act): boolean {
    if (act.t !== 'act') return act.t === 'repair';
    const { effect } = t.buildings[p.city[act.site]!]!.lines[act.line]!;
    if (effect.t !== 'vp' || effect.amount > 1 || findPassive(t, p, 'noFightVp')) return false;
    return p.damage === 1 || v.round === MIDGAME || v.round === ROUNDS;
  }

  /**
   * Something else by one of several who would clear the track together: the others cannot, and a marauder stays. There is room
   * for all of them where they would fight, for VP if fights bring any.
   */
  function isFighterMissing(v: View, p: Anyone, pick: Answer): boolean {
    if (!/^(act|repair) /.test(String(pick)) || ready(p) < 3 || findPassive(t, p, 'fightVpBonus')) return false;
    const act = parseAct(t, pick as Answers['cityAction']);
    if (!isOutdone(v, p, act)) return false;
    const { payment } = act;
    const jobs = openLines(p);
    if (jobs.some(({ effect }) => effect?.t === 'recruitGamble')) return false;
    const fights = jobs.filter(({ effect, payments }) => effect?.t === 'fight' && isAmong(payments, payment));
    const room = fights.reduce((n, { left }) => n + left, 0);
    const isFighter = (c: number): boolean => fights.some(({ payments }) => isTaking(payments, c));
    const fighters = COLOURS.reduce((n, _, c) => n + (isFighter(c) ? standing(p, c) : 0), 0);
    const rest = COLOURS.map((_, c) => standing(p, c) - payment[c]!);
    const most = mostDrivenOff(jobs, rest);
    return room >= fighters && most < p.marauders && fights.some(({ effect }) => most + force(effect) >= p.marauders);
  }

  /**
   * The first of the last two fights where the other one could drive off everybody alone, and leave the first one whatever else
   * there is to do; for one, VP.
   */
  function isHelpVain(v: View, p: Anyone, pick: Answer): boolean {
    if (!String(pick).startsWith('act ') || p.marauders < 2 || ready(p) !== 2) return false;
    if (COLOURS.some((_, c) => at(p, RECRUIT, c) > 0)) return false;
    const act = parseAct(t, pick as Answers['cityAction']);
    const helper = act.payment.indexOf(1);
    const able = COLOURS.findIndex((_, c) => c !== helper && standing(p, c) === 1);
    const done = force(jobOf(v, p, act).effect);
    if (able < 0 || done === 0 || done >= p.marauders) return false;
    const jobs = [...openLines(p), ...(p.damage > 1 ? [repairing(v, p)] : [])];
    const isStrong = ({ effect, payments }: Job): boolean =>
      effect?.t === 'fight' && effect.amount >= p.marauders && isTaking(payments, able);
    const isShared = ({ effect, payments }: Job): boolean =>
      force(effect) > 0 || !isTaking(payments, able) || (isTaking(payments, helper) && effect?.t !== 'recruitGamble');
    return (
      jobs.some(isStrong) &&
      jobs.every(isShared) &&
      jobs.some(({ effect, payments }) => effect?.t === 'vp' && isTaking(payments, helper))
    );
  }

  /** A leader is bid where survivors only count, although somebody else is left for the City, or acts there in his stead. */
  function isLeaderMisplaced(v: View, seat: Seat, area: number, bid: readonly number[]): boolean {
    const screen = v.players[seat]!.screen!;
    if (v.order[CITY]!.includes(seat)) return false;
    const acting = area === CITY ? bid : screen.map((has, c) => has - bid[c]!);
    const isBound = isWorkerNeeded(acting[WORKER]!, acting[LEADER]!);
    return (
      acting[LEADER]! < screen[LEADER]! && acting.some((n, c) => n > 0 && c !== LEADER && !(c === WORKER && isBound))
    );
  }

  /**
   * A soldier is bid where survivors only count, although somebody else is left for the City, or acts there in his stead, and
   * more marauders are on the track than all who fight like soldiers drive off: he does more than that one, whose place he takes
   * unless workers are short for an exchange or a recruit, or engineers for what soldiers cannot do in the city as it is or may
   * soon be. Leaders are all in the City. As long as engineers can still be added to a bid, none of them is known to be left.
   */
  function isSoldierMisplaced(v: View, seat: Seat, area: number, bid: readonly number[], isWhole: boolean): boolean {
    const p = v.players[seat]!;
    const { screen, marauders, city } = p;
    const acting = (c: number): number => (area === CITY ? bid[c]! : screen![c]! - bid[c]!);
    const [workers, soldiers, engineers] = [acting(WORKER), acting(SOLDIER), isWhole ? acting(ENGINEER) : 0];
    if (soldiers === screen![SOLDIER] || workers + engineers === 0 || marauders === 0) return false;
    if (v.order[CITY]!.includes(seat)) return false;
    const trained = trainedAs(t, p);
    const places: Job[] = [];
    let bound = 0;
    let room = 0;
    for (const building of city)
      for (const line of t.buildings[building]?.lines ?? []) {
        const { effect, times } = line;
        const payments = paymentsOf(line, trained);
        if (effect.t === 'exchange' || effect.t === 'recruitGamble') bound += times * line.cost.length;
        if (force(effect) === 0 || !isTaking(payments, SOLDIER) || isTaking(payments, WORKER)) continue;
        places.push({ effect, payments, left: times });
        room += times;
      }
    const fighters = [0, soldiers, 0, screen![LEADER]!];
    const isSpare = workers > bound || (engineers > 0 && engineers > engineersNeeded(v, p));
    return isSpare && room > soldiers + screen![LEADER]! && mostDrivenOff(places, fighters) < marauders;
  }

  /** How many engineers at most do this round what soldiers cannot, in any building that stands or is on offer. */
  function engineersNeeded(v: View, p: Anyone): number {
    const lines = [...p.city, ...v.offer].flatMap((building) => t.buildings[building]?.lines ?? []);
    return lines.reduce((n, line) => {
      const payments = paymentsOf(line, trainedAs(t, p));
      return isTaking(payments, ENGINEER) && !isTaking(payments, SOLDIER) ? n + line.times : n;
    }, p.damage - 1);
  }

  return { isAblerSpent, isFighterMissing, isHelpVain, isLeaderMisplaced, isSoldierMisplaced };
}

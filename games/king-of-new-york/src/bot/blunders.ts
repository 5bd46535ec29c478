import { oncePerQuestion, type Seat } from '@ashtown/engine';
import { countFaces, facesOf, type Reroll } from '../answers/index.ts';
import type { Tables } from '../content/tables.ts';
import {
  BOROUGHS,
  type Borough,
  type CardId,
  CELEBRITY,
  DESTRUCTION,
  FACES,
  type Face,
  HEAL,
  MANHATTAN,
  type Mod,
  type Moment,
  OUCH,
  STACKS_PER_BOROUGH,
  STATUE_NEEDS,
  UNITS,
} from '../content/vocabulary.ts';
import {
  armyShots,
  findMod,
  isAlive,
  maxLife,
  monstersAt,
  moveFee,
  priceOf,
  sumMods,
  superstarNeeds,
  topTile,
  unitsAt,
} from '../rules/queries.ts';
import type { Answer, Player, View } from '../state.ts';
import { isPoor, MANY, wastesCabs } from './destroy.ts';
import { doomOf, rescueOf } from './doom.ts';
import { leavesIncome, leavingOf, letsWin } from './flight.ts';
import { attacksEarly, invitesShots, spoilsWin, staysAmongUnits } from './order.ts';
import { type CardTest, cardsOf, uselessOf } from './purchases.ts';
import { chancesOf, reckonOf } from './reckon.ts';
import { codeOf } from './rerolls.ts';
import { unmakingOf } from './result.ts';
import { isGuarded, starsFor, surelyWins } from './sure.ts';
import { WEIGHTS } from './weights.ts';

export type BlunderId =
  | 'attackedEarly'
  | 'boughtUseless'
  | 'fledIncome'
  | 'fledWin'
  | 'invitedShots'
  | 'keptUnits'
  | 'keptUseless'
  | 'leftHope'
  | 'leftWin'
  | 'letWin'
  | 'paidMove'
  | 'partedDice'
  | 'poorObject'
  | 'shedEarly'
  | 'shotEarly'
  | 'soughtShots'
  | 'stoppedEarly'
  | 'threwStars';

/** A reroll that brings more stars than this is not given away. */
const WORTH_ROLLING = 0.1;

/** A smaller hope is as good as none, and less than this part of the best, beside mere luck, is given away. */
const HOPE = 0.01;
const MOST_OF_IT = 0.75;

/** Cards by which dice may be good for something they are not good for as a rule: all of them, or those of a face. */
const MINDING_MODS: readonly Mod['t'][] = ['swapDice'];
const MINDING_MOMENTS: readonly Moment[] = ['dice', 'turnEnd'];
const FACE_MOMENTS: Partial<Record<Moment, number>> = { celebrity: CELEBRITY, ouch: OUCH };
const HUNTING_MODS: readonly Mod['t'][] = ['cheaper', 'cabs'];
const HUNTING_MOMENTS: readonly Moment[] = ['building', ...UNITS];
const SETTLING_MODS: readonly Mod['t'][] = ['scatter', 'hitsOwnBorough'];
/** What DESTRUCTION comes to, as a rule. */
const POINTS = [1, 2, 3, 4];

const NONE = FACES.map(() => 0);
const thrownBy = (pick: Answer): readonly number[] => (pick === 'stop' ? NONE : facesOf(pick as Reroll));
const sum = (counts: readonly number[]): number => counts.reduce((a, b) => a + b);

/** What anybody who knows the game would laugh at: with dice all of it can be reckoned. */
export function blundersOf(t: Tables) {
  const reckon = reckonOf(t, WEIGHTS, 0); // a win that is not sure is no reason to call anything wrong
  const look = oncePerQuestion((v: View, seat, legal: readonly Answer[]) => {
    const worths = reckon(v, seat, legal);
    if (!worths) return null;
    const { at } = v.players[seat]!;
    const chances = chancesOf(t, v, seat, legal, (symbols) => surelyWins(t, v, symbols, at));
    const doom = doomOf(t, v);
    /** The same of keeping somebody else from winning next. */
    const hopes = doom && chancesOf(t, v, seat, legal, rescueOf(t, v, doom));
    return {
      worths,
      most: greatest(worths),
      chances,
      best: greatest(chances),
      hopes,
      hope: hopes ? greatest(hopes) : 0,
      luck: doom ? doom.luck : 0,
    };
  });
  type Looked = NonNullable<ReturnType<typeof look>>;

  const isUseless = uselessOf(t);
  const unmakesWin = unmakingOf(t);
  const leavesWin = leavingOf(t);
  const cardsWith = (has: CardTest): CardId[] => cardsOf(t, has);
  const minding = FACES.map(
    (face, i) =>
      new Set(
        cardsWith(
          (mods, triggers) =>
            mods.some((m) => MINDING_MODS.includes(m.t) || ('a' in m && (m.a === face || m.b === face))) ||
            triggers.some(({ on }) => MINDING_MOMENTS.includes(on) || FACE_MOMENTS[on] === i),
        ),
      ),
  );
  const takesCards = new Set(t.cardIds.filter((id) => t.cards[id]!.do?.some((e) => e.t === 'everyoneDiscardsKeep')));
  const minds = (p: Player, face: number): boolean => p.cards.some((id) => minding[face]!.has(id));
  /** Cards that pay for what is destroyed or for Units around, and others that live on Units. */
  const paying = new Set(
    cardsWith((_, triggers) => triggers.some(({ on, when }) => HUNTING_MOMENTS.includes(on) || when?.t === 'units')),
  );
  const isPaid = (p: Player): boolean => p.cards.some((id) => paying.has(id));
  const hunting = new Set(cardsWith((mods) => mods.some((m) => HUNTING_MODS.includes(m.t))));
  const hunts = (p: Player): boolean => isPaid(p) || p.cards.some((id) => hunting.has(id));
  /** Cards that mind where one is, or that one comes there. */
  const settling = new Set(
    cardsWith(
      (mods, triggers) =>
        mods.some((m) => SETTLING_MODS.includes(m.t)) ||
        triggers.some(({ on, when }) => on === 'arrive' || when?.t === 'in'),
    ),
  );

  /**
   * Whether so many OUCH do more than make the Units around shoot at it: take the Statue, or hurt somebody else, a badly wounded
   * one with Units that are still to be revealed.
   */
  const doesMore = (v: View, seat: Seat, ouches: number): boolean =>
    (ouches >= STATUE_NEEDS && v.statue !== seat) ||
    (ouches > 1 &&
      v.players.some(
        ({ at, life }, other) =>
          other !== seat &&
          isAlive(v, other) &&
          ((at === v.players[seat]!.at && life <= WEIGHTS.shape.badly) || armyShots(t, v, other, ouches) > 0),
      ));

  /** The dice an answer keeps that are good for nothing whatever the others will show, by face. */
  function useless(v: View, seat: Seat, pick: Answer): readonly number[] {
    const p = v.players[seat]!;
    if (p.jinx > 0) return NONE;
    const thrown = thrownBy(pick);
    const kept = countFaces(v.turn.dice).map((n, face) => n - thrown[face]!);
    const shots = armyShots(t, v, seat, 1);
    const isFirst = shots > 0 && kept[OUCH] === 0; // one of them could become the first OUCH
    const isLast = pick === 'stop' || v.turn.rerolls === 1;
    const frightening = isLast ? WEIGHTS.shape.badly : 2; // it could be thrown again
    const most = (face: number): number => kept[face]! + sum(thrown); // who goes for a set throws all that is not of it
    const isBearable = !isFirst || (shots === 1 && p.life > frightening);
    const found = [...NONE];
    const stays = p.at === MANHATTAN && !v.turn.subway; // where HEAL heals nobody (KNY-59)
    if (!minds(p, HEAL) && (stays ? isBearable : shots === 0 && p.life >= maxLife(t, v, p))) found[HEAL] = kept[HEAL]!;
    const isFame = v.superstar === seat || most(CELEBRITY) >= superstarNeeds(t, v);
    if (isBearable && !isFame && !minds(p, CELEBRITY)) found[CELEBRITY] = kept[CELEBRITY]!;
    if (isFirst || minds(p, OUCH)) return found;
    found[OUCH] = doesMore(v, seat, most(OUCH)) ? Math.max(0, kept[OUCH]! - STATUE_NEEDS) : kept[OUCH]!; // KNY-104
    return found;
  }

  /** Whether throwing them again as well would be better. */
  function keepsUseless(
    v: View,
    seat: Seat,
    legal: readonly Answer[],
    pick: Answer,
    { worths, hopes }: Looked,
  ): boolean {
    const found = useless(v, seat, pick);
    if (sum(found) === 0) return false;
    const code = codeOf(thrownBy(pick)) + codeOf(found);
    const other = legal.findIndex((x) => x !== 'stop' && isRoll(x) && codeOf(facesOf(x as Reroll)) === code);
    const at = legal.indexOf(pick);
    if (other < 0 || (hopes && hopes[other]! < hopes[at]!)) return false;
    return worths[other]! - worths[at]! > WORTH_ROLLING;
  }

  /** Whether DESTRUCTION is thrown on the last reroll that would bring ★, although no other set lacks a single die. */
  function throwsStars(
    v: View,
    seat: Seat,
    legal: readonly Answer[],
    pick: Answer,
    { worths, chances }: Looked,
  ): boolean {
    const thrown = thrownBy(pick);
    if (v.turn.rerolls !== 1 || thrown[DESTRUCTION] === 0) return false;
    const all = countFaces(v.turn.dice);
    const kept = all.map((n, face) => n - thrown[face]!);
    if (v.superstar !== seat && kept[CELEBRITY] === superstarNeeds(t, v) - 1) return false;
    if (v.statue !== seat && kept[OUCH] === STATUE_NEEDS - 1) return false;
    const stars = (points: number): number => starsFor(t, v, v.players[seat]!.at, points);
    if (stars(all[DESTRUCTION]!) === stars(kept[DESTRUCTION]!)) return false;
    const code = codeOf(thrown.map((n, face) => (face === DESTRUCTION ? 0 : n)));
    const other = legal.findIndex((x) => isRoll(x) && codeOf(thrownBy(x)) === code);
    const at = legal.indexOf(pick);
    return other >= 0 && chances[at]! <= chances[other]! && worths[other]! - worths[at]! > WORTH_ROLLING;
  }

  /** Whether DESTRUCTION would bring no more ★ in another borough, and nothing else speaks for it. */
  const offersNoMore = (v: View, p: Player, to: number): boolean =>
    !p.cards.some((id) => settling.has(id)) && POINTS.every((n) => starsFor(t, v, to, n) <= starsFor(t, v, p.at, n));

  /** Whether the unhurt pay for a move away from a single Unit. */
  function paysForNothing(v: View, p: Player, to: number): boolean {
    if (moveFee(t, v) === 0 || p.life <= WEIGHTS.shape.slightly) return false;
    return monstersAt(v, p.at) === 1 && unitsAt(v, p.at) <= 1 && offersNoMore(v, p, to);
  }

  /** Whether a move leads among Units that could eliminate it, away from where neither they nor a Fireball could. */
  function seeksShots(v: View, p: Player, to: number): boolean {
    const bears = (at: number): boolean => p.life > unitsAt(v, at) - sumMods(t, p, 'armyLess');
    if (to === MANHATTAN || p.at === MANHATTAN || bears(to) || !bears(p.at)) return false;
    if (isGuarded(t, p) || healsAt(t, v, p, to)) return false;
    if (v.players.some((other) => other !== p && other.at === p.at && findMod(t, other, 'hitsOwnBorough')))
      return false;
    return offersNoMore(v, p, to);
  }

  function moving(v: View, seat: Seat, pick: Answer, isCharged: boolean): BlunderId[] {
    const p = v.players[seat]!;
    const to = BOROUGHS.indexOf(pick as Borough);
    if (to < 0) return [];
    return isCharged && paysForNothing(v, p, to) ? ['paidMove'] : seeksShots(v, p, to) ? ['soughtShots'] : [];
  }

  function fleeing(v: View, seat: Seat, legal: readonly Answer[], fled: boolean): BlunderId[] {
    if (!fled && letsWin(t, v)) return ['letWin'];
    if (leavesWin(v, seat, legal)) return ['fledWin'];
    return leavesIncome(t, v, seat) ? ['fledIncome'] : [];
  }

  function changing(v: View, seat: Seat, legal: readonly Answer[], pick: Answer): BlunderId[] {
    if (unmakesWin(v, seat, legal, pick)) return ['leftWin'];
    const p = v.players[seat]!;
    if (pick !== 'yes' || isPaid(p) || findMod(t, p, 'painbow') || unmakesWin(v, seat, legal, 'no')) return [];
    return wastesCabs(t, v) ? ['poorObject'] : [];
  }

  function resolving(v: View, seat: Seat, pick: Answer): BlunderId[] {
    const p = v.players[seat]!;
    if (!(pick === 'destruction' && isPaid(p)) && spoilsWin(t, v, seat, FACES.indexOf(pick as Face)))
      return ['leftWin'];
    if (pick === 'destruction' && !minds(p, OUCH) && invitesShots(t, v, seat, isPaid(p))) return ['invitedShots'];
    if (pick === 'ouch' && staysAmongUnits(t, v, seat)) return ['shotEarly'];
    return pick === 'attack' && attacksEarly(t, v, seat) ? ['attackedEarly'] : [];
  }

  /**
   * Whether Carapace goes where nothing kills: what it heals it can heal against the damage that would, unless it may be taken
   * away before, or ♥ pay for something.
   */
  const shedsEarly = (v: View, seat: Seat, damage: number): boolean =>
    damage < v.players[seat]!.life &&
    !findMod(t, v.players[seat]!, 'energyForDamage') &&
    !v.bank.some((id) => id !== null && takesCards.has(id));

  /** Whether Units stay that shoot at nobody else, although one could be sent where it helps no rival to stars. */
  function keepsUnits(v: View, seat: Seat, legal: readonly Answer[], pick: Answer): boolean {
    const p = v.players[seat]!;
    if (pick !== 'done' || monstersAt(v, p.at) > 1 || unitsAt(v, p.at) < MANY || hunts(p)) return false;
    return legal.some((x) => {
      const [unit, to] = String(x).split(' ').slice(-2);
      return to !== undefined && (unit !== 'tank' || monstersAt(v, BOROUGHS.indexOf(to as Borough)) === 0);
    });
  }

  function rolling(v: View, seat: Seat, legal: readonly Answer[], pick: Answer, looked: Looked): BlunderId[] {
    const { worths, most, chances, best, hopes, hope, luck } = looked;
    const at = legal.indexOf(pick);
    if (chances[legal.indexOf('stop')] === 1 && pick !== 'stop') return ['leftWin'];
    // Even chances after it cannot make up for what is left to luck.
    if (2 * (1 - best) < 1 - chances[at]!) return ['leftWin'];
    if (best > 0.5 && chances[at] === best) return [];
    if (hopes && hope > luck + HOPE) {
      if (hopes[at]! < MOST_OF_IT * hope - 2 * luck) return ['leftHope'];
      const isBetter = (x: Answer, i: number): boolean =>
        hopes[i]! >= hopes[at]! && worths[i]! > worths[at]! && !parts(v, x);
      if (parts(v, pick) && legal.some(isBetter)) return ['partedDice'];
    } else {
      const lost = most - worths[at]!;
      if (pick === 'stop' && lost > WORTH_ROLLING) return ['stoppedEarly'];
      if (lost > 0 && parts(v, pick)) return ['partedDice'];
      if (throwsStars(v, seat, legal, pick, looked)) return ['threwStars'];
    }
    return keepsUseless(v, seat, legal, pick, looked) ? ['keptUseless'] : [];
  }

  return (v: View, seat: Seat, legal: readonly Answer[], pick: Answer): BlunderId[] => {
    if (isUseless(v, seat, pick)) return ['boughtUseless'];
    if (pick === 'shed carapace') return shedsEarly(v, seat, 0) ? ['shedEarly'] : [];
    const top = v.stack[v.stack.length - 1];
    if (top?.t === 'flee') return pick === 'stay' ? [] : fleeing(v, seat, legal, top.fled);
    if (top?.t === 'chooseSymbolType') return resolving(v, seat, pick);
    if (top?.t === 'hailingCabs' || top?.t === 'convertSymbols' || top?.t === 'chameleon')
      return changing(v, seat, legal, pick);
    if (top?.t === 'carapaceDiscard')
      return pick === 'discard' && shedsEarly(v, seat, top.harm.n[seat]!) ? ['shedEarly'] : [];
    if (top?.t === 'stinkAttack') return keepsUnits(v, seat, legal, pick) ? ['keptUnits'] : [];
    if (top?.t === 'destroyObject')
      return !isPaid(v.players[seat]!) && isPoor(t, v, top.points, legal, pick) ? ['poorObject'] : [];
    if (top?.t === 'moveStep') return moving(v, seat, pick, pick !== 'manhattan'); // KNY-130
    if (top?.t === 'superSpeedMove') return moving(v, seat, pick, false); // KNY-193
    const looked = isRoll(pick) ? look(v, seat, legal) : null;
    return looked ? rolling(v, seat, legal, pick, looked) : [];
  };
}

const greatest = (numbers: readonly number[]): number => Math.max(...numbers.filter((n) => !Number.isNaN(n)));

const isRoll = (pick: Answer): boolean => pick === 'stop' || (typeof pick === 'string' && pick.startsWith('reroll '));

/** Whether some dice of a face are thrown again and others are kept, other than OUCH that are too many. */
function parts({ turn }: View, pick: Answer): boolean {
  const all = countFaces(turn.dice);
  return thrownBy(pick).some(
    (n, face) => n > 0 && n < all[face]! && (face !== OUCH || all[OUCH]! - n !== STATUE_NEEDS),
  );
}

/** Whether life is to be had in a borough: of a Hospital, or of a card that is cheaper there. */
const healsAt = (t: Tables, v: View, p: Player, at: number): boolean =>
  Array.from({ length: STACKS_PER_BOROUGH }, (_, i) => topTile(v, at * STACKS_PER_BOROUGH + i)).some(
    (tile) => t.tiles[tile]?.reward.res === 'life',
  ) || v.bank.some((id) => id !== null && priceOf(t, { ...p, at }, id) < Math.min(p.energy + 1, priceOf(t, p, id)));

import type { Seat } from '@ashtown/engine';
import type { Tables } from '../content/tables.ts';
import {
  ATTACK,
  type CardId,
  CELEBRITY,
  DESTRUCTION,
  ENERGY,
  HEAL,
  MANHATTAN,
  OUCH,
  STACKS_PER_BOROUGH,
  STATUE_NEEDS,
  SUPERSTAR_NEEDS,
  UNITS,
} from '../content/vocabulary.ts';
import {
  active,
  armyShots,
  attackDamage,
  attackTargets,
  findMod,
  maxLife,
  priceOf,
  roomAt,
  sumMods,
  superstarNeeds,
  targetsAt,
  topTile,
  unitPrice,
  unitsAt,
} from '../rules/queries.ts';
import type { Player, View } from '../state.ts';

/**
 * Whether the active Monster surely wins this turn, if its player wants to, with these symbols to be resolved in a borough.
 * Most of what its cards may add is left aside: it can also win where this says no.
 */
export function surelyWins(t: Tables, v: View, symbols: readonly number[], at: number): boolean {
  if (active(v).cards.some((id) => t.triggers.turnEnd[id])) return false; // KNY-179
  return (
    survives(t, v, symbols, at) &&
    (eliminatesAll(t, v, symbols[ATTACK]!, symbols[OUCH]!) || starsWith(t, v, symbols, at) >= t.figures.starsToWin)
  );
}

/** HEAL comes first, and OUCH before DESTRUCTION brings more Units, or with so many of them. */
export function survives(t: Tables, v: View, symbols: readonly number[], at: number, more = 0): boolean {
  const p = active(v);
  const life = at === MANHATTAN ? p.life : Math.min(maxLife(t, v, p), p.life + symbols[HEAL]!);
  const shots = symbols[OUCH]! > 0 ? Math.max(0, unitsAt(v, at) + more - sumMods(t, p, 'armyLess')) : 0;
  const revenge = v.superstar >= 0 && takesSuperstar(t, v, symbols) ? 1 : 0; // KNY-201
  return life > shots + revenge;
}

/** Whether a card may take damage instead of ♥ (KNY-118, KNY-119). */
export const isGuarded = (t: Tables, p: Player): boolean =>
  findMod(t, p, 'carapace') !== undefined || findMod(t, p, 'energyForDamage') !== undefined;

export const takesSuperstar = (t: Tables, v: View, symbols: readonly number[]): boolean =>
  v.superstar !== v.turn.seat && symbols[CELEBRITY]! >= superstarNeeds(t, v);

/** OUCH comes before ATTACK, from which one might flee. */
function eliminatesAll(t: Tables, v: View, attacks: number, ouches: number): boolean {
  if (attacks === 0 && ouches < 2) return false;
  const targets = attackTargets(t, v);
  return v.players.every(
    ({ out }, seat) =>
      seat === v.turn.seat || out > 0 || isEliminated(t, v, seat, targets.includes(seat) ? attacks : 0, ouches),
  );
}

/** Whether so many ATTACK and OUCH of the active Monster eliminate another, whatever it does. */
export function isEliminated(t: Tables, v: View, seat: Seat, attacks: number, ouches: number): boolean {
  const shots = ouches < 2 ? 0 : armyShots(t, v, seat, ouches);
  if (shots === 0) return attacks > 0 && surelyEliminates(t, v, seat, attacks);
  const { life, carapace } = v.players[seat]!;
  if (findMod(t, v.players[seat]!, 'energyForDamage')) return false;
  return shots + attacks * (findMod(t, active(v), 'attackTimes')?.n ?? 1) >= life + carapace;
}

/** Whether so many ATTACK of the active Monster eliminate a target, whatever it does. */
export function surelyEliminates(t: Tables, v: View, seat: Seat, attacks: number): boolean {
  const { life, carapace, energy } = v.players[seat]!;
  const spared = findMod(t, v.players[seat]!, 'energyForDamage') ? energy : 0;
  return attackDamage(t, v, seat, attacks) >= life + carapace + spared;
}

/** The ★ there surely are with these symbols, and a card or more bought with what is left. */
export function starsWith(t: Tables, v: View, symbols: readonly number[], at: number): number {
  const p = active(v);
  const { entryStars, statueStars } = t.figures;
  const enters = p.at !== MANHATTAN && (at === MANHATTAN || roomAt(v, MANHATTAN));
  let stars = p.star + starsFor(t, v, at, symbols[DESTRUCTION]!);
  if (enters && !v.turn.entered) stars += entryStars;
  if (v.superstar === v.turn.seat) stars += symbols[CELEBRITY]!;
  else if (takesSuperstar(t, v, symbols)) stars += symbols[CELEBRITY]! - SUPERSTAR_NEEDS + 1;
  if (symbols[CELEBRITY]! > 0) stars += starsOfFame(t, p);
  if (symbols[OUCH]! >= STATUE_NEEDS && v.statue !== v.turn.seat) stars += statueStars;
  const kept = Math.max(0, p.energy - drained(t, v, symbols[ATTACK]!));
  const energy = kept + Math.max(0, symbols[ENERGY]! - sumMods(t, p, 'energyLess') - tapped(t, v));
  const mayClaim = symbols[CELEBRITY] === 0; // else a card claimed could cost all life: KNY-179, KNY-206
  return stars + starsToBuy(t, v, enters ? MANHATTAN : p.at, energy, mayClaim);
}

/** What cards pay for any CELEBRITY (KNY-183). */
export function starsOfFame(t: Tables, p: Player): number {
  let n = 0;
  for (const id of p.cards)
    for (const { do: effects } of t.triggers.celebrity[id] ?? [])
      for (const e of effects) if (e.t === 'gain' && e.res === 'star') n += e.n;
  return n;
}

/** What whoever survives an attack takes of ⚡ there are (KNY-168). */
function drained(t: Tables, v: View, attacks: number): number {
  if (attacks <= active(v).web) return 0;
  let n = 0;
  for (const [seat, { cards }] of v.players.entries())
    for (const id of cards)
      for (const { do: effects } of t.triggers.attacked[id] ?? [])
        if (attackTargets(t, v).includes(seat) && !surelyEliminates(t, v, seat, attacks))
          for (const e of effects) if (e.t === 'takeEnergy') n += e.n;
  return n;
}

/** What others may take of ⚡ gained (KNY-185). */
const tapped = (t: Tables, v: View): number =>
  v.players.filter((p, seat) => seat !== v.turn.seat && p.cards.some((id) => t.triggers.othersEnergy[id])).length;

/** One thing more that points can be spent on; `best` is the most they bring, by how many there are. */
export function offer(best: number[], price: number, worth: number): void {
  for (let n = best.length - 1; n >= price; n--) best[n] = Math.max(best[n]!, best[n - price]! + worth);
}

/** The most ★ that points of DESTRUCTION bring in a borough. */
export function starsFor(t: Tables, v: View, at: number, points: number): number {
  const best = new Array<number>(points + 1).fill(0);
  for (let i = 0; i < STACKS_PER_BOROUGH && !v.turn.unitsOnly; i++) {
    const tile = topTile(v, at * STACKS_PER_BOROUGH + i);
    if (tile >= 0 && t.tiles[tile]!.reward.res === 'star')
      offer(best, t.tiles[tile]!.durability, t.tiles[tile]!.reward.n);
  }
  for (let u = 0; u < UNITS.length; u++) {
    const { res, n } = t.units[u]!.reward;
    if (res === 'star') for (let i = targetsAt(v, at, u); i > 0; i--) offer(best, unitPrice(t, active(v), u), n);
  }
  return best[points]!;
}

/** The most ★ that cards of the bank surely give, bought one after the other. */
function starsToBuy(t: Tables, v: View, at: number, energy: number, mayClaim: boolean, bank = v.bank): number {
  const buyer = { ...active(v), at };
  let most = 0;
  for (const id of bank) {
    const left = id === null ? -1 : energy - priceOf(t, buyer, id);
    const given = left < 0 ? null : givenBy(t, id!, mayClaim);
    if (!given) continue;
    const rest = bank.filter((other) => other !== id);
    const more = Math.max(0, given.energy - tapped(t, v));
    most = Math.max(most, given.star + starsToBuy(t, v, at, left + more, mayClaim, rest));
  }
  return most;
}

/** The ★ and ⚡ of buying a card that can harm nobody's win; null for the others. */
function givenBy(t: Tables, id: CardId, mayClaim: boolean): Record<'star' | 'energy', number> | null {
  const { needs, do: effects = [] } = t.cards[id]!;
  if (needs || t.triggers.turnEnd[id]) return null;
  const given = { star: 0, energy: 0, life: 0 };
  for (const e of effects) {
    if (e.t === 'gain' || e.t === 'everyoneGains') given[e.res] += e.n;
    else if (e.t === 'souvenir') {
      given.star += e.star;
      given.energy += e.energy;
    } else if (e.t === 'claimNextKeep') {
      if (!mayClaim) return null;
    } else if (e.t !== 'everyoneDiscardsKeep' && e.t !== 'extraTurn') return null;
  }
  return given;
}

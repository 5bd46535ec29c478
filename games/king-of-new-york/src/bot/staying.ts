import type { Seat } from '@ashtown/engine';
import type { Tables } from '../content/tables.ts';
import {
  ATTACK,
  BLACK_DICE,
  BOROUGHS,
  type Borough,
  FACES,
  MANHATTAN,
  OUCH,
  STACKS_PER_BOROUGH,
  STATUE_NEEDS,
  UNITS,
} from '../content/vocabulary.ts';
import {
  active,
  isAlive,
  monstersAt,
  priceOf,
  rerollsOf,
  sumMods,
  targetsAt,
  topTile,
  unitsAt,
} from '../rules/queries.ts';
import type { Answer, Player, View } from '../state.ts';
import { chanceOf } from './reckon.ts';
import { surelyEliminates, surelyWins } from './sure.ts';
import { WEIGHTS } from './weights.ts';

/** ATTACK that are thrown for sure, nearly, by whoever wants to. */
const NEARLY_SURE = 2;
/** Chances for which one may stay: to win in the next turn, or to live on, which is half of a win. */
const WORTH_STAYING = 0.25;

/**
 * Whether a Monster stays in Manhattan although an ATTACK or two more eliminate it: nothing heals it there, it will hardly
 * win in its next turn, nobody else is near the win, and there is a quiet borough to flee to.
 */
export function staysToDie(t: Tables, v: View, seat: Seat, legal: readonly Answer[]): boolean {
  const p = v.players[seat]!;
  if (!surelyEliminates(t, v, seat, NEARLY_SURE) || v.queue.length > 0 || monstersAt(v, MANHATTAN) > 1) return false;
  if (v.turn.open[OUCH]! >= STATUE_NEEDS || heals(t, v, p)) return false;
  if (v.players.some(({ star }, i) => i !== seat && isAlive(v, i) && star >= WEIGHTS.shape.leader)) return false;
  if (!legal.some((x) => x !== 'stay' && unitsAt(v, BOROUGHS.indexOf(x as Borough)) === 0)) return false;
  const next = nextTurn(t, v, seat);
  const won = chanceFor(t, p, (symbols) => surelyWins(t, next, symbols, MANHATTAN));
  const lost = chanceFor(t, active(v), (symbols) => surelyEliminates(t, v, seat, symbols[ATTACK]!));
  return won + ((1 - won) * (1 - lost)) / 2 < WORTH_STAYING;
}

/** The chances of a Monster in its next turn that its dice will do. */
const chanceFor = (t: Tables, p: Player, willDo: (symbols: readonly number[]) => boolean): number =>
  chanceOf(BLACK_DICE + sumMods(t, p, 'dice'), rerollsOf(p), willDo);

/** Whether life is to be had in Manhattan, where HEAL heals nobody. */
function heals(t: Tables, v: View, p: Player): boolean {
  if (p.cards.some((id) => t.cards[id]!.triggers?.some(({ do: effects }) => effects.some((e) => isLife(e)))))
    return true;
  if (UNITS.some((_, i) => t.units[i]!.reward.res === 'life' && targetsAt(v, MANHATTAN, i) > 0)) return true;
  for (let i = 0; i < STACKS_PER_BOROUGH; i++)
    if (t.tiles[topTile(v, MANHATTAN * STACKS_PER_BOROUGH + i)]?.reward.res === 'life') return true;
  const energy = p.energy + t.zones[p.zone]!.energy + BLACK_DICE / 2;
  return v.bank.some((id) => id !== null && t.cards[id]!.do?.some(isLife) && priceOf(t, p, id) <= energy);
}

const isLife = (e: { t: string; res?: string }): boolean =>
  (e.t === 'gain' && e.res === 'life') || e.t === 'exchangeStars';

/** Its next turn after what that begins with. */
function nextTurn(t: Tables, v: View, seat: Seat): View {
  const gains = t.zones[v.players[seat]!.zone]!;
  return {
    ...v,
    turn: { ...v.turn, seat, open: FACES.map(() => 0), unitsOnly: false, entered: false },
    players: v.players.map((p, i) =>
      i === seat ? { ...p, star: p.star + gains.star, energy: p.energy + gains.energy } : p,
    ),
  };
}

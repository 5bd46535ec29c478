import type { Seat } from '@ashtown/engine';
import type { Effect } from '../content/schema.ts';
import type { Building, Line, Tables } from '../content/tables.ts';
import type { Answer, Frame, View } from '../state.ts';

export type BuildingBlunderId = 'builtOver' | 'gaveAway';

/** The same effect, and no weaker. */
const isAsStrong = (effect: Effect, less: Effect): boolean =>
  Object.entries(less).every(([key, value]) => {
    const other: unknown = effect[key as keyof Effect];
    return other === value || (key === 'amount' && Number(other) > Number(value));
  });

/** Whoever pays there can do the same here, and no less. */
const isAsGood = (line: Line, less: Line): boolean =>
  line.cost.length === less.cost.length &&
  line.cost.every((cost, i) => cost === less.cost[i] || cost === 'any') &&
  isAsStrong(line.effect, less.effect);

const uses = (lines: readonly Line[]): number => lines.reduce((n, { times }) => n + times, 0);

/** Whatever the one brings the other one of its type brings as well: each line of it, and all lines together. */
const isAmong = (poor: Building, rich: Building): boolean =>
  poor.type === rich.type &&
  poor.passives.length === 0 &&
  poor.housing <= rich.housing &&
  poor.vp <= rich.vp &&
  [...poor.lines.map((line) => [line]), poor.lines].every(
    (some) => uses(some) <= uses(rich.lines.filter((line) => some.some((less) => isAsGood(line, less)))),
  );

const isPoorer = (poor: Building, rich: Building): boolean => isAmong(poor, rich) && !isAmong(rich, poor);

/** The one case in which it does harm that a building is visible (ARM-195). */
const isHarmful = ({ passives }: Building): boolean => passives.some((e) => e.t === 'noFightVp');

/** What anybody would laugh at in where a building is put. */
export function buildingBlundersOf(t: Tables) {
  /** An empty site, or one with less of the same type, is to be had for this one. */
  const hasRoom = (under: readonly (Building | undefined)[], rich: Building): boolean =>
    !isHarmful(rich) && under.some((poor) => !poor || isPoorer(poor, rich));

  return (v: View, seat: Seat, legal: readonly Answer[], pick: Answer): BuildingBlunderId[] => {
    const { card } = v.stack.at(-1) as Extract<Frame, { t: 'placeBuilding' }>;
    const { city } = v.players[seat]!;
    const underOf = (answer: Answer): Building | undefined => t.buildings[city[Number(String(answer).slice(5)) - 1]!];
    const under = legal.filter((answer) => answer !== 'forfeit').map(underOf);
    if (pick === 'forfeit') return hasRoom(under, t.buildings[card]!) ? ['gaveAway'] : [];
    const over = underOf(pick);
    return over && hasRoom(under, over) ? ['builtOver'] : [];
  };
}

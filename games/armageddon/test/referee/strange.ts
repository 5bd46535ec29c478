import { cloneRng, forkRng, pickOne, type Rng, rand } from '@ashtown/engine';
import { FIGURES, figureOf, game, LEADER, MARAUDER, type Player, type State, tables } from '../../src/index.ts';

/** Buildings whose effects somebody is asked about, or that need the others beside them. */
const FAVOURED = ['refugee_camp', 'radio_station', 'flea_market', 'training_center', 'church_vengeful'];
const favoured = (card: number): number => Number(FAVOURED.includes(tables.buildings[card]!.id));

/** Cards of a level a table never turns up, so that they can stand in a city instead. */
const spare = (s: State, level: number[], rounds: number): number[] =>
  level.sort((a, b) => favoured(b) - favoured(a)).splice(0, level.length - rounds * s.players.length);

/** Puts an ordinary building on an empty site, where no rule is against it. */
function build(p: Player, card: number): boolean {
  const { placement, passives } = tables.buildings[card]!;
  const site = p.city.indexOf(-1);
  const isRival = (i: number): boolean =>
    passives.some((passive) => passive.t === 'exclusiveWith' && passive.building === tables.buildings[i]?.id);
  if (placement !== 'free' || site < 0 || site >= 7 || p.city.some(isRival)) return false;
  p.city[site] = card;
  return true;
}

/** Shares a part of the bag out among players and box. */
function spill(s: State, rng: Rng, crowded: Player | null): void {
  for (let figure = MARAUDER; figure < FIGURES.length; figure++)
    for (let left = crowded ? s.bag[figure]! : rand(rng, s.bag[figure]! + 1); left > 0; left--) {
      s.bag[figure]!--;
      if (figure === MARAUDER || (!crowded && rand(rng, 2) === 0)) s.gone.figures[figure]!++;
      else (crowded ?? pickOne(rng, s.players)).screen[figure - 1]!++;
    }
}

/**
 * A table before the first bid on which pieces were moved about: cities begun, crowds, ruins, a thin deck, an almost empty
 * bag with leaders in it. It reaches what hardly ever comes about by itself.
 */
export function makeStrange(whole: State): State {
  const s = game.clone(whole);
  const rng = forkRng(cloneRng(s.rng));
  for (const p of s.players) {
    p.marauders = rand(rng, tables.last + 1);
    p.damage = 1 + rand(rng, tables.damage.length);
    if (rand(rng, 3) > 0 || p.screen[LEADER] === 0) continue;
    p.screen[LEADER]!--;
    s.bag[figureOf(LEADER)]!++;
  }
  if (rand(rng, 4) > 0) spill(s, rng, rand(rng, 3) > 0 ? null : pickOne(rng, s.players));
  for (const card of [...spare(s, s.level1, 2), ...spare(s, s.level2, 3)])
    if (!build(pickOne(rng, s.players), card)) s.gone.buildings.push(card);
  for (const p of s.players) if (rand(rng, 3) === 0) p.city[7] = tables.extension;
  const left = rand(rng, 3) === 0 ? s.deck.length : rand(rng, s.deck.length);
  s.seen.length = left;
  for (const card of s.deck.splice(left))
    if (rand(rng, 4) > 0) s.gone.equipment[card]!++;
    else pickOne(rng, s.players).hand.push(card);
  for (const p of s.players) p.hand.sort((a, b) => a - b);
  return s;
}

/** The game, begun from such a table. */
export const STRANGE = { ...game, setup: (...args: Parameters<typeof game.setup>) => makeStrange(game.setup(...args)) };

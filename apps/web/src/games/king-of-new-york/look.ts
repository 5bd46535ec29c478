import type { Card, Effect, Mod, Moment } from '@ashtown/king-of-new-york/board';
import type { SignId } from './signs.ts';

/** What lasting powers, moments and effects are drawn as; the others have no sign of their own. */
const POWERS: Partial<Record<Mod['t'], SignId>> = {
  dice: 'dice',
  maxLife: 'life',
  hitsOwnBorough: 'attack',
  attackTimes: 'attack',
  moreAgainstHealthier: 'attack',
  doublingDie: 'ouch',
  armyLess: 'infantry',
  lockedFace: 'lock',
  othersRerollAll: 'jinx',
  superstarNeeds: 'superstar',
  lifeForEnergy: 'heal',
  bothWays: 'heal',
  oneWay: 'heal',
  swapDice: 'dice',
  cabs: 'destruction',
  painbow: 'attack',
  reachPrice: 'destruction',
  salvage: 'reroll',
  earlyMove: 'chev',
  scatter: 'infantry',
  carapace: 'carapace',
};
const MOMENTS: Partial<Record<Moment, SignId>> = {
  superstarTaken: 'superstar',
  superstarLost: 'superstar',
  celebrity: 'celebrity',
  building: 'high-rise',
  infantry: 'infantry',
  jet: 'jet',
  tank: 'tank',
  attacked: 'attack',
};
const EFFECTS: Partial<Record<Effect['t'], SignId>> = {
  extraTurn: 'reroll',
  exchangeStars: 'energy',
  starsForDamage: 'celebrity',
  souvenir: 'souvenir',
  allUnitsShoot: 'jet',
};

function signOf(e: Effect): SignId | undefined {
  if (e.t === 'gain') return e.res;
  if (e.t === 'symbols') return e.face;
  return e.t === 'token' ? e.token : EFFECTS[e.t];
}

/** The sign of a card, from what it does: its lasting power, its moment, or its first effect, goods last and stars before them. */
export function glyphOf({ mods = [], triggers = [], do: effects = [], needs }: Card): SignId {
  const once = effects.map(signOf).filter((x) => x !== undefined);
  const found = [
    needs,
    ...mods.map((m) => ('unit' in m ? m.unit : POWERS[m.t])),
    ...triggers.map((t) => MOMENTS[t.on] ?? (t.do[0] && signOf(t.do[0]))),
    once.find((x) => x !== 'star' && x !== 'energy' && x !== 'life'),
    once.includes('star') ? 'star' : once[0],
  ];
  return found.find((x) => x !== undefined) ?? 'star';
}

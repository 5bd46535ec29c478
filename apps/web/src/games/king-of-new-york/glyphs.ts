import type { Card, Effect, Mod, Moment } from '@ashtown/king-of-new-york/board';
import type { SignId } from './signs.ts';

const BY_MOD: Partial<Record<Mod['t'], SignId>> = {
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
const BY_MOMENT: Partial<Record<Moment, SignId>> = {
  superstarTaken: 'superstar',
  superstarLost: 'superstar',
  celebrity: 'celebrity',
  building: 'high-rise',
  infantry: 'infantry',
  jet: 'jet',
  tank: 'tank',
  attacked: 'attack',
};
const BY_EFFECT: Partial<Record<Effect['t'], SignId>> = {
  extraTurn: 'reroll',
  exchangeStars: 'energy',
  starsForDamage: 'celebrity',
  souvenir: 'souvenir',
  allUnitsShoot: 'jet',
};

const ofEffect = (e: Effect | undefined): SignId | null => {
  if (!e) return null;
  if (e.t === 'gain') return e.res;
  if (e.t === 'symbols') return e.face;
  if (e.t === 'token') return e.token;
  return BY_EFFECT[e.t] ?? null;
};

/** The sign of a card, from what it does: its lasting power, its moment, or its first effect. */
export function glyphOf({ mods = [], triggers = [], do: effects = [], needs }: Card): SignId {
  if (needs) return needs;
  for (const m of mods) {
    if (m.t === 'cheaper' || m.t === 'reaches') return m.unit;
    const sign = BY_MOD[m.t];
    if (sign) return sign;
  }
  for (const t of triggers) {
    const sign = BY_MOMENT[t.on] ?? ofEffect(t.do[0]);
    if (sign) return sign;
  }
  const odd = effects.map(ofEffect).find((x) => x !== null && x !== 'star' && x !== 'energy' && x !== 'life');
  return odd ?? ofEffect(effects.find((e) => e.t === 'gain' && e.res === 'star') ?? effects[0]) ?? 'star';
}

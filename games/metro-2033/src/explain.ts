import type { Ref, Seat } from '@ashtown/engine';
import type { Answers } from './answers.ts';
import {
  cheapTypes,
  freeTypes,
  isPlayable,
  isShield,
  keepFunds,
  keepPrice,
  priceOf,
  targetOf,
  worth,
} from './queries.ts';
import type { Rules } from './rules.ts';
import {
  FACTION,
  type Frame,
  NOBODY,
  type Pick,
  type Reason,
  type State,
  type TargetCard,
  type View,
} from './state.ts';
import type { Tables } from './tables.ts';
import { STATION } from './vocabulary.ts';

/**
 * Why nothing can be done with a thing now; null where an answer is about it. An option may also be a whole answer
 * (`play res-pork`, `mission faction`), to hear why it is not among those offered.
 */
export const explainOf =
  (t: Tables, rules: Rules, answers: Answers, refs: (pick: Pick) => readonly Ref[]) =>
  (v: View, seat: Seat, ref: Ref): Reason | null => {
    const s = v as unknown as State; // the rules read only what a view holds
    if (v.winner !== NOBODY) return { t: 'over' };
    const f = v.stack.at(-1);
    if (!f || !rules.asked(s).includes(seat)) return { t: 'notAsked' };
    const legal = rules.legal(s, seat);
    if (legal.some((pick) => pick === ref.id || refs(pick).some((r) => r.kind === ref.kind && r.id === ref.id)))
      return null;
    if (f.t === 'chooseFaction') return { t: t.factionOf.has(ref.id) ? 'taken' : 'notNow' };
    if (ref.kind === 'slot' && ref.id.startsWith('mission.'))
      return whyNotMission(t, v, seat, f, ref.id.slice('mission.'.length));
    if (ref.kind === 'slot' && ref.id === 'deck' && f.t === 'draw') return { t: 'noCards' };
    if (ref.kind === 'card') return whyNotCard(t, v, seat, f, ref.id);
    if (ref.kind === 'option') return whyNotOption(t, v, seat, f, ref.id, answers);
    const [place, id = ''] = ref.id.split('.');
    const guards = place === 'protection' ? v.players[seat]!.shields : place === 'hero' ? v.players[seat]!.heroes : [];
    if (f.t === 'defend' && guards.includes(t.cardOf.get(id) ?? NOBODY)) return { t: 'noMatch' };
    return { t: 'notNow' };
  };

function whyNotCard(t: Tables, v: View, seat: Seat, f: Frame, id: string): Reason {
  const card = t.cardOf.get(id);
  if (card === undefined || !v.players[seat]!.hand.includes(card)) return { t: 'notInHand' };
  if (f.t === 'turnAction' && f.window === 2) return { t: 'actionTaken' };
  return { t: f.t === 'freePlay' ? 'onlyDiscard' : 'notNow' };
}

function whyNotOption(t: Tables, v: View, seat: Seat, f: Frame, id: string, answers: Answers): Reason {
  const p = v.players[seat]!;
  const { verb, card } = answers.actOf(id);
  if (verb === 'decline' && f.t === 'defend') return { t: 'mustDefend' };
  if (verb === 'keep' && f.t === 'keepStation') return { t: 'keepShort', price: keepPrice(p), have: keepFunds(v, p) };
  if (f.t !== 'turnAction' && f.t !== 'freePlay') return { t: 'notNow' };
  if (verb === 'mission')
    return card < 0 && id === verb ? { t: 'noMission' } : whyNotMission(t, v, seat, f, id.slice('mission '.length));
  if (verb === 'end') return { t: 'actionFirst' };
  if (verb === 'tidy') return { t: f.t === 'turnAction' && f.tidied ? 'tidied' : 'noCards' };
  if (f.t === 'turnAction' && f.window === 2) return { t: 'actionTaken' };
  if (verb === 'exchange') return { t: 'threeCards', n: p.hand.length };
  if (verb !== 'play' && verb !== 'protect') return { t: 'notNow' };
  if (card < 0) return { t: 'noCards' };
  if (!p.hand.includes(card)) return { t: 'notInHand' };
  if (verb === 'play' && !isPlayable(t, card)) return { t: 'onlyDiscard' };
  if (verb === 'protect' && !isShield(t, card)) return { t: 'noProtection' };
  const price = verb === 'protect' ? t.cards[card]!.shieldCost : priceOf(t, p, card, freeTypes(t, p), cheapTypes(t, p));
  return { t: 'tooDear', price, up: p.up };
}

function whyNotMission(t: Tables, v: View, seat: Seat, f: Frame, id: string): Reason {
  if (f.t !== 'turnAction') return { t: 'notNow' };
  const p = v.players[seat]!;
  const target: TargetCard = id === 'faction' ? FACTION : (t.cardOf.get(id) ?? NOBODY - 1);
  if (target === FACTION) {
    if (p.flipped) return { t: 'missionDone' };
  } else if (t.cards[target]?.category !== STATION || !p.stations.includes(target)) return { t: 'noMission' };
  else if (!p.stations.some((card, i) => card === target && p.kept[i] === 0)) return { t: 'missionDone' };
  const { accepts, needs } = targetOf(t, p, target);
  return { t: 'missionShort', value: worth(t, p, accepts), needs };
}

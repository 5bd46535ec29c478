import { beforeExplaining, type Ref, type Seat } from '@ashtown/engine';
import type { Card, Tables } from '../content/tables.ts';
import { STATION } from '../content/vocabulary.ts';
import type { Rules } from '../rules/index.ts';
import { isPlayable, isShield, keepFunds, keepPrice, priceFor, targetOf, worth } from '../rules/queries.ts';
import {
  type Answer,
  FACTION,
  type Frame,
  NOBODY,
  type Reason,
  type State,
  type TargetCard,
  type View,
} from '../state.ts';
import type { AnswersOf } from './index.ts';

type Seen = View['players'][number];

/**
 * Why nothing can be done with a thing now; null where an answer is about it. An option may also be a whole answer
 * (`play res-pork`, `mission faction`), to hear why it is not among those offered.
 */
export const explainOf =
  (t: Tables, rules: Rules, answers: AnswersOf, refs: (pick: Answer) => readonly Ref[]) =>
  (v: View, seat: Seat, ref: Ref): Reason | null => {
    const s = v as unknown as State; // the rules read only what a view holds
    const begun = beforeExplaining({ asked: rules.asked, legal: rules.legal, refs }, s, seat, ref);
    if (begun !== undefined) return begun;
    if ((rules.legal(s, seat) as readonly string[]).includes(ref.id)) return null;
    const f = v.stack.at(-1)!;
    if (f.t === 'chooseFaction')
      return { t: v.players.some((p) => p.faction === t.factionOf.get(ref.id)) ? 'taken' : 'notNow' };
    if (ref.kind === 'slot' && ref.id.startsWith('mission.'))
      return whyNotMission(t, v, seat, f, ref.id.slice('mission.'.length));
    if (ref.kind === 'slot' && f.t === 'draw' && /^(deck|bazaar\.\d)$/.test(ref.id)) return { t: 'noCards' };
    if (ref.kind === 'card') return whyNotCard(t, v, seat, f, ref.id);
    if (ref.kind === 'option') return whyNotOption(t, v, seat, f, ref.id, answers);
    return f.t === 'defend' ? whyNotGuard(t, v, seat, f, ref.id) : { t: 'notNow' };
  };

/** With `hardAllSymbols` a card may show a symbol of the Monster and still be in no defence (MET-180). */
function whyNotGuard(t: Tables, v: View, seat: Seat, f: Extract<Frame, { t: 'defend' }>, slot: string): Reason {
  const [place, id = ''] = slot.split('.');
  const card = t.cardOf.get(id) ?? NOBODY;
  const guards = place === 'protection' ? v.players[seat]!.shields : place === 'hero' ? v.players[seat]!.heroes : [];
  if (!guards.includes(card)) return { t: 'notNow' };
  return { t: t.cards[card]!.guards & t.cards[f.card]!.signs ? 'notNeeded' : 'noMatch' };
}

/** A Faction is never held in a hand: its mission says what is missing. */
function whyNotCard(t: Tables, v: View, seat: Seat, f: Frame, id: string): Reason {
  if (t.factionOf.has(id)) return { t: 'notNow' };
  const card = t.cardOf.get(id);
  if (card === undefined || !v.players[seat]!.hand.includes(card)) return { t: 'notInHand' };
  if (f.t === 'turnAction' && f.window === 2) return { t: 'actionTaken' };
  return { t: f.t === 'freePlay' ? 'onlyDiscard' : 'notNow' };
}

function whyNotOption(t: Tables, v: View, seat: Seat, f: Frame, id: string, answers: AnswersOf): Reason {
  const p = v.players[seat]!;
  const { verb, card } = answers.actOf(id);
  if (verb === 'decline' && f.t === 'defend') return { t: v.options.hardForcedDefence ? 'mustDefend' : 'notNow' };
  if (verb === 'keep' && f.t === 'keepStation') return { t: 'keepShort', price: keepPrice(p), have: keepFunds(v, p) };
  const isPlay = verb === 'play' || verb === 'protect';
  if (f.t === 'freePlay' && isPlay) return whyNotPlay(t, p, verb, card);
  if (f.t !== 'turnAction') return { t: 'notNow' };
  if (verb === 'mission')
    return card < 0 && id === verb ? whyNoMission(t, p) : whyNotMission(t, v, seat, f, id.slice('mission '.length));
  if (verb === 'end') return { t: 'actionFirst' };
  if (verb === 'tidy') return { t: 'noCards' };
  if (f.window === 2) return { t: 'actionTaken' };
  if (verb === 'exchange') return { t: 'threeCards', n: p.hand.length };
  return isPlay ? whyNotPlay(t, p, verb, card) : { t: 'notNow' };
}

/** Why a card, or with NONE any card of the hand, is not played: then the cheapest one tells. */
function whyNotPlay(t: Tables, p: Seen, verb: 'play' | 'protect', card: Card): Reason {
  const fits = (c: Card): boolean => (verb === 'play' ? isPlayable(t, c) : isShield(t, c));
  if (card >= 0 && !p.hand.includes(card)) return { t: 'notInHand' };
  if (card >= 0 && !fits(card)) return { t: verb === 'play' ? 'onlyDiscard' : 'noProtection' };
  const prices: number[] = [];
  for (const c of card >= 0 ? [card] : p.hand)
    if (c !== null && fits(c)) prices.push(verb === 'protect' ? t.cards[c]!.shieldCost : priceFor(t, p, c));
  return prices.length > 0 ? { t: 'tooDear', price: Math.min(...prices), up: p.up } : { t: 'noCards' };
}

/** Of the open missions the one that lacks least. */
function whyNoMission(t: Tables, p: Seen): Reason {
  let nearest: { value: number; needs: number } | null = null;
  for (const target of [...(p.flipped ? [] : [FACTION]), ...p.stations.filter((_, i) => p.kept[i] === 0)]) {
    const { accepts, needs } = targetOf(t, p, target);
    const value = worth(t, p, accepts);
    if (nearest === null || needs - value < nearest.needs - nearest.value) nearest = { value, needs };
  }
  return nearest ? { t: 'missionShort', ...nearest } : { t: 'noMission' };
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

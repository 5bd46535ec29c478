import { oncePerQuestion, type Seat } from '@ashtown/engine';
import type { Card, Tables } from '../content/tables.ts';
import { THREAT } from '../content/vocabulary.ts';
import { placeFor, placesOf } from '../rules/places.ts';
import { isPlayable, priceFor, type Tableau, targetOf, worth } from '../rules/queries.ts';
import { tidied } from '../rules/tidying.ts';
import { type Answer, FACTION, OPEN, type TargetCard, type View } from '../state.ts';
import { oneCardOf } from './oneCard.ts';

/** The basic actions (MET-41). */
export const isAction = (pick: Answer): boolean => pick === 'exchange' || /^(play|protect|discard) /.test(pick);

/** A win that is let go. */
export function winsOf(t: Tables) {
  type Somebody = View['players'][number];
  const mostReward = Math.max(...t.cards.map(({ target }) => target?.reward ?? 0));
  const { completesBy, returns } = oneCardOf(t);

  const isDone = (p: Tableau, card: TargetCard): boolean => {
    const { accepts, needs } = targetOf(t, p, card);
    return worth(t, p, accepts) >= needs;
  };
  /** Whether some mission can be completed as it is. */
  const isReady = (p: Tableau): boolean =>
    (!p.flipped && isDone(p, FACTION)) || p.stations.some((card, i) => p.kept[i] === 0 && isDone(p, card));

  /** Whether one mission may win, and none can be completed already: then there is more to weigh. */
  const isNear = (p: Tableau): boolean => p.reserve <= mostReward && !isReady(p);

  const isEnough = (p: Tableau, card: Card): boolean => isPlayable(t, card) && completesBy(p, card, p.reserve);
  const isPayable = (p: Tableau, card: Card): boolean => priceFor(t, p, card) <= p.up;

  /** Whether somebody wins who plays a card, if need be once others are tidied away for its price (MET-74, MET-75). */
  function winsBy(p: Tableau, card: Card, from = 0): boolean {
    if (!isEnough(p, card)) return false;
    if (isPayable(p, card)) return true;
    if (priceFor(t, p, card) > p.up + returns(p)) return false;
    return placesOf(p).some((place, i) => i >= from && winsBy(tidied(t, p, [place]).rest, card, i));
  }

  const mayWin = (p: Tableau, { hand }: Somebody): boolean => hand.some((card) => winsBy(p, card!));

  /** Whether somebody may win before the turn is over. */
  const mayWinNow = oncePerQuestion((v: View, seat: Seat, legal: readonly Answer[]): boolean => {
    const p = v.players[seat]!;
    return !legal.includes('end') && isNear(p) && mayWin(p, p);
  });

  /** Nothing is tidied away, though that pays for the win, or what the win needs. */
  function isWinTidied(p: Somebody, chosen: readonly number[], pick: Answer): boolean {
    const rest = tidied(t, p, chosen).rest;
    if (pick === 'done' || !mayWin(rest, p)) return false;
    if (pick === 'cancel') return !p.hand.some((card) => isEnough(p, card!) && isPayable(p, card!));
    const [, id, more] = pick.split(' ');
    const place = placeFor(t, t.cardOf.get(id!)!, more === 'protection', Number(more) || 0);
    return !mayWin(tidied(t, rest, [place]).rest, p);
  }

  /** Somebody may win before the turn is over, and plays or tidies for something else. */
  function isWinRefused(v: View, seat: Seat, legal: readonly Answer[], pick: Answer): boolean {
    const p = v.players[seat]!;
    const [below, top] = [v.stack.at(-2), v.stack.at(-1)];
    if (top?.t === 'tidy')
      return below?.t === 'turnAction' && below.window === 1 && isNear(p) && isWinTidied(p, top.chosen, pick);
    if (top?.t !== 'turnAction' || !isAction(pick)) return false;
    if (pick.startsWith('play ') && isEnough(p, t.cardOf.get(pick.slice('play '.length))!)) return false;
    return mayWinNow(v, seat, legal);
  }

  const mayAttack = ({ hand, since }: Somebody): boolean =>
    hand.some((card, i) => since[i] === OPEN && t.cards[card!]!.category === THREAT);

  /** The bazaar offers a card that wins in the next turn, unless a Monster comes, and the hand holds none. */
  function isWinLeft(v: View, seat: Seat, pick: Answer): boolean {
    const p = v.players[seat]!;
    const top = v.stack.at(-1);
    if (top?.t !== 'draw' || top.n > 1 || !isNear(p)) return false;
    const wins = v.bazaar.map((card) => card >= 0 && winsBy(p, card));
    if (!wins.includes(true) || wins[Number(pick.slice('bazaar '.length)) - 1]) return false;
    return !mayWin(p, p) && !v.players.some((other, i) => i !== seat && mayAttack(other));
  }

  return { isReady, isWinRefused, isWinLeft, mayWinNow };
}

import { oncePerQuestion, type Seat } from '@ashtown/engine';
import type { Card, Tables } from '../content/tables.ts';
import { CARAVAN, HERO, type Loss, STATION, THREAT } from '../content/vocabulary.ts';
import { clockwise, isPlayable, isShield, matching, priceFor, targetOf, worth } from '../rules/queries.ts';
import { type Answer, OPEN, type View } from '../state.ts';
import { oneCardOf } from './oneCard.ts';
import { isAction, winsOf } from './wins.ts';

export type BlunderId =
  | 'discardedForNothing'
  | 'discardedMission'
  | 'exchangedMission'
  | 'leftWin'
  | 'refusedDefence'
  | 'refusedFreePlay'
  | 'refusedWin'
  | 'sparedRival'
  | 'tidiedAgain'
  | 'tidiedEarly'
  | 'tidiedForNothing'
  | 'tidiedWhatWasPlayed';

/** The kinds of Resources a Monster takes, as bits (MET-152, MET-153). */
const TAKEN: Record<Loss, number> = { oneStation: 0, allPeaceful: 1, allMilitary: 2, allResources: 3 };

/** So likely is what one need not doubt. */
const SURE = 0.8;
/** And so unlikely what one gives up nothing sure to prevent. */
const UNLIKELY = 1 / 3;

/** What anybody who knows the game would laugh at. */
export function blundersOf(t: Tables) {
  type Somebody = View['players'][number];
  const mostReward = Math.max(...t.cards.map(({ target }) => target?.reward ?? 0));
  const { withCard, completes, returns, waysTo, unseenBy, chanceTo } = oneCardOf(t);
  const { isReady, isWinRefused, isWinLeft, mayWinNow } = winsOf(t);
  const cardIn = (pick: Answer): number => t.cardOf.get(pick.slice(pick.indexOf(' ') + 1))!;

  const isStation = (card: Card | null): boolean => card !== null && t.cards[card]?.category === STATION;

  /** Whether there is no mission to complete and no Station to play or take: a Caravan turns up other cards (MET-134). */
  const seeksStation = ({ bazaar }: View, p: Somebody): boolean =>
    p.flipped && p.kept.every((n) => n > 0) && !p.hand.some(isStation) && !bazaar.some(isStation);

  /** Nothing is below that would rise, and the card does nothing itself, or, as a Caravan, nothing that is needed. */
  function isVain(v: View, p: Somebody, pick: Answer): boolean {
    if (!pick.startsWith('discard ')) return false;
    const { cost, category } = t.cards[cardIn(pick)]!;
    if (Math.min(p.down, cost) > 0 || category === THREAT) return false;
    return category !== CARAVAN || !seeksStation(v, p);
  }

  /** A card that is discarded for its markers only; a completed mission raises them all (MET-92). */
  const raises = (pick: Answer): boolean => pick.startsWith('discard ') && t.cards[cardIn(pick)]!.category !== THREAT;

  /** The attack a card begins when it is discarded, and whether it takes a Resource. */
  const attackOf = (card: Card) => t.cards[card]!.atoms.find((one) => one.t === 'attack');
  const takes = (loss: Loss, card: Card): boolean => (TAKEN[loss] & (1 << t.cards[card]!.kind)) !== 0;

  /** A Protection card would save something and bring a free play: it will never bring more than that (MET-145, MET-157). */
  function isDefenceRefused(v: View, p: Somebody, legal: readonly Answer[]): boolean {
    const top = v.stack[v.stack.length - 1];
    if (top?.t !== 'defend' || v.options.hardAllSymbols) return false;
    const { loss } = attackOf(top.card)!;
    if (!isHarmed(p, loss)) return false;
    if (!p.hand.some((card) => card !== null && (isPlayable(t, card) || isShield(t, card)))) return false;
    return legal.some((other) => other.startsWith('defend ') && t.cards[cardIn(other)]!.category !== HERO);
  }

  /** Whoever fails against a Monster, once all is lost that is no choice (MET-151, MET-152): the same if that is nothing. */
  function beaten(p: Somebody, loss: Loss): Somebody {
    if (loss === 'oneStation')
      return p.stations.length === 1 ? { ...p, up: p.up + p.kept[0]!, stations: [], kept: [] } : p;
    const resources = p.resources.filter((card) => !takes(loss, card));
    return resources.length < p.resources.length ? { ...p, resources } : p;
  }
  const isHarmed = (p: Somebody, loss: Loss): boolean =>
    loss === 'oneStation' ? p.stations.length > 0 : beaten(p, loss) !== p;

  /** Whether what somebody has in play repels a Monster (MET-145, MET-179). */
  function repels(v: View, p: Somebody, signs: number): boolean {
    const shown = matching(t, p, signs).reduce((bits, card) => bits | (t.cards[card]!.guards & signs), 0);
    return v.options.hardAllSymbols ? shown === signs : shown !== 0;
  }

  /**
   * Whether a discarded Threat takes a good part of what the next player may win with, and costs nothing: nobody repels it.
   * Where that player is as good as sure to win, it may cost something.
   */
  function stops(v: View, seat: Seat, pick: Answer): boolean {
    const atom = pick.startsWith('discard ') ? attackOf(cardIn(pick)) : null;
    if (!atom) return false;
    const next = v.players[clockwise(v, seat, 1)]!;
    if (next.reserve > mostReward) return false;
    const after = beaten(next, atom.loss);
    if (after === next || v.players.some((p) => repels(v, p, atom.signs))) return false;
    const ways = waysTo(next, next.reserve);
    if (ways === 0) return false;
    if (!isHarmed(v.players[seat]!, atom.loss)) return 3 * waysTo(after, next.reserve) <= 2 * ways;
    const unseen = unseenBy(v, seat);
    return chanceTo(next, next.reserve, unseen) >= SURE && chanceTo(after, next.reserve, unseen) <= 1 - SURE;
  }

  /**
   * Whether a Monster takes what one could complete a mission with first. It can wait, unless somebody it would harm as well
   * may complete one before.
   */
  function isHasty(v: View, seat: Seat, legal: readonly Answer[], pick: Answer): boolean {
    const atom = pick.startsWith('discard ') ? attackOf(cardIn(pick)) : null;
    const p = v.players[seat]!;
    if (!atom || !isHarmed(p, atom.loss) || repels(v, p, atom.signs) || v.options.hardExhaustion) return false; // MET-182
    const after = beaten(p, atom.loss);
    const completing = legal.filter((other) => completes(p, other));
    if (completing.length === 0 || completing.some((other) => completes(after, other))) return false;
    const unseen = unseenBy(v, seat);
    const isUrgent = (rival: Somebody): boolean => isReady(rival) || chanceTo(rival, 0, unseen) > UNLIKELY;
    return !v.players.some((rival, i) => i !== seat && isHarmed(rival, atom.loss) && isUrgent(rival));
  }

  const stopping = oncePerQuestion((v: View, seat, legal: readonly Answer[]) =>
    legal.filter((pick) => stops(v, seat, pick)),
  );

  /** The next player may win, oneself cannot yet, not even in the next turn, and a Threat that would stop it is kept. */
  function isRivalSpared(v: View, seat: Seat, legal: readonly Answer[], pick: Answer): boolean {
    if (!isAction(pick)) return false;
    const saving = v.options.hardExhaustion ? [] : stopping(v, seat, legal); // MET-184
    const p = v.players[seat]!;
    if (saving.length === 0 || saving.includes(pick) || completes(p, pick)) return false;
    return waysTo(pick.startsWith('play ') ? withCard(p, cardIn(pick)) : p, p.reserve) === 0;
  }

  /** Whether a card in hand is too dear for now, on either side, and would not be with so many markers above. */
  function isDear(p: Somebody, card: Card, most = Number.POSITIVE_INFINITY): boolean {
    const dear = (price: number): boolean => price > p.up && price <= most;
    return (
      (isPlayable(t, card) && dear(priceFor(t, p, card))) || (isShield(t, card) && dear(t.cards[card]!.shieldCost))
    );
  }

  /** Whether a Station may be kept next: once another one is tidied away, that costs less (MET-97). */
  const mayKeep = (p: Somebody): boolean =>
    p.stations.some((card, i) => {
      const { accepts, needs } = targetOf(t, p, card);
      return p.kept[i] === 0 && worth(t, p, accepts) >= needs;
    });

  /** To tidy a Station away that has no markers, or while none is needed: it may yet be what a Monster takes (MET-151). */
  const isPointless = (p: Somebody, markers: string | undefined): boolean =>
    markers === undefined || !(mayKeep(p) || p.hand.some((card) => card !== null && isDear(p, card)));

  /** Whether a card is a Monster of one's own that takes Resources, and does not raise all markers by itself. */
  function wastes(p: Somebody, card: Card): boolean {
    const loss = attackOf(card)?.loss;
    return loss !== undefined && loss !== 'oneStation' && p.down > t.cards[card]!.cost && isHarmed(p, loss);
  }

  /** Whether somebody else is known to hold a Monster that would take Resources for nothing (MET-154): who tidies keeps the markers. */
  const isThreatened = (v: View, seat: Seat, p: Somebody): boolean =>
    v.players.some(({ hand, since }, other) =>
      hand.some((card, i) => {
        const atom = other !== seat && since[i] === OPEN ? attackOf(card!) : undefined;
        if (!atom || atom.loss === 'oneStation') return false;
        return isHarmed(p, atom.loss) && !repels(v, p, atom.signs);
      }),
    );

  /** Whether a card that is no Station is put away after the action, though no known Monster would take it: a mission raises all (MET-92). */
  function isEarly(v: View, seat: Seat, card: Card, isProtection: boolean): boolean {
    const below = v.stack.at(-2);
    if (below?.t !== 'turnAction' || below.window === 1) return false;
    const p = v.players[seat]!;
    const resources = isProtection ? [] : p.resources.filter((one) => one === card);
    return !isThreatened(v, seat, { ...p, resources });
  }

  /** Whether tidying may serve a card or a Station to keep before the next turn, which begins with a window for it (MET-70). */
  function mayTidy(v: View, seat: Seat, legal: readonly Answer[]): boolean {
    const p = v.players[seat]!;
    if (mayKeep(p) && p.kept.some((n) => n > 0)) return true;
    if (legal.includes('end')) return isThreatened(v, seat, p);
    const most = p.up + returns(p);
    return p.hand.some((card) => card !== null && (isDear(p, card, most) || wastes(p, card)));
  }

  /** Nothing has changed since: whoever tidies to no end would never come to one. */
  function hasTidied({ stack }: View): boolean {
    const top = stack[stack.length - 1];
    return top?.t === 'turnAction' && top.tidied;
  }

  return (v: View, seat: Seat, legal: readonly Answer[], pick: Answer, before: readonly Answer[]): BlunderId[] => {
    const p = v.players[seat]!;
    if (isWinRefused(v, seat, legal, pick)) return ['refusedWin'];
    if (isWinLeft(v, seat, pick)) return ['leftWin'];
    if (isVain(v, p, pick))
      return legal.some((other) => other !== 'tidy' && !isVain(v, p, other)) ? ['discardedForNothing'] : [];
    if (pick === 'exchange' && legal.some((other) => completes(p, other))) return ['exchangedMission'];
    if (raises(pick) ? legal.some((other) => completes(p, other)) : isHasty(v, seat, legal, pick))
      return ['discardedMission'];
    if (isRivalSpared(v, seat, legal, pick)) return ['sparedRival'];
    if (pick === 'none') return legal.some((other) => other.startsWith('play ')) ? ['refusedFreePlay'] : [];
    if (pick === 'decline') return isDefenceRefused(v, p, legal) ? ['refusedDefence'] : [];
    if (pick === 'tidy') {
      if (hasTidied(v)) return mayWinNow(v, seat, legal) && before.at(-1) !== 'cancel' ? [] : ['tidiedAgain'];
      return mayTidy(v, seat, legal) ? [] : [legal.includes('end') ? 'tidiedEarly' : 'tidiedForNothing'];
    }
    if (pick.startsWith('tidy ')) {
      const [, id, more] = pick.split(' ');
      const card = t.cardOf.get(id!)!;
      if (isStation(card) && isPointless(p, more)) return ['tidiedForNothing'];
      const isProtection = more === 'protection';
      const played: Answer = isProtection ? `protect ${id}` : `play ${id}`;
      if (before.lastIndexOf(played) > before.lastIndexOf('end')) return ['tidiedWhatWasPlayed'];
      return !isStation(card) && isEarly(v, seat, card, isProtection) ? ['tidiedEarly'] : [];
    }
    return [];
  };
}

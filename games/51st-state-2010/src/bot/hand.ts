import type { Contact, LeaderDesign, Site } from '../content/tables.ts';
import { CONQUEST, COOPERATION, INCORPORATION, REPLACED_VP } from '../content/vocabulary.ts';
import { builtWorth, type Looking, leaderWorth, placeWorth } from './outlook.ts';
import type { Weights } from './weights.ts';

/** A card in hand: what it is, what it would be worth in play, and what it is worth as it is. */
export interface Held {
  site: Site | null;
  shot: Contact | null;
  leader: LeaderDesign | null;
  /** Placed, or led. */
  played: number;
  worth: number;
  /** Planned to be used. */
  used: boolean;
}

/** The cards of a hand the seat knows. */
export function heldBy(x: Looking, places: readonly number[]): Held[] {
  const { p } = x;
  const held: Held[] = [];
  for (let i = 0; i < p.seen.length; i++) held.push(heldCard(x, p.seen[i]!, places));
  for (let i = 0; i < p.hand.length; i++) if (p.hand[i] !== null) held.push(heldCard(x, p.hand[i]!, places));
  return held;
}

/** What the locations in play are still good for. */
export function placeWorths(x: Looking): number[] {
  const worths: number[] = [];
  for (let i = 0; i < x.p.places.length; i++) worths.push(placeWorth(x, x.p.places[i]!));
  return worths;
}

function heldCard(x: Looking, card: number, places: readonly number[]): Held {
  const { t, k, turns } = x;
  const site = t.site[card]!;
  const shot = t.shot[card]!;
  const leader = t.leader[card]!;
  if (shot !== null) {
    const worth = turns > 0 ? k.card.shot * shot.range - k.card.shotPrice * shot.bill.total : k.card.shotAtEnd;
    return { site, shot, leader, played: 0, worth, used: false };
  }
  if (leader !== null) {
    const played = leaderWorth(x, leader);
    return { site, shot, leader, played, worth: k.card.leader * played, used: false };
  }
  const played = builtWorth(x, site!);
  const worth = k.card.alone + k.card.use * Math.max(0, bestUse(x, site!, played, places));
  return { site, shot, leader, played, worth, used: false };
}

/** The best a location in hand may become, less a rough price; what the own contacts do not reach counts in part. */
function bestUse(x: Looking, site: Site, played: number, places: readonly number[]): number {
  const { t, k, w, p, turns } = x;
  const { contacts } = t.factions[p.faction]!;
  let best = inReach(k, contacts[INCORPORATION]!, site) * (played - k.card.incorporating);
  const old = leastMatching(x, site.mask, places);
  if (turns > 0 && old >= 0) best = Math.max(best, played + REPLACED_VP - places[old]! - k.card.redeveloping);
  best = Math.max(best, inReach(k, contacts[COOPERATION]!, site) * (turns * w.deal[site.f]! - k.card.tucking));
  if (turns > 0)
    best = Math.max(
      best,
      inReach(k, contacts[CONQUEST]!, site) * (k.abilities.spoils * w.spoils[site.f]! - k.card.tucking),
    );
  return best;
}

const inReach = (k: Weights, contact: Contact, site: Site): number => (site.distance <= contact.range ? 1 : k.card.far);

/** The location in play this one could best replace; −1 where there is none. `places` holds their worths. */
export function leastMatching({ t, p }: Looking, mask: number, places: readonly number[]): number {
  let least = -1;
  for (let i = 0; i < places.length; i++)
    if ((t.site[p.places[i]!.card]!.mask & mask) !== 0 && (least < 0 || places[i]! < places[least]!)) least = i;
  return least;
}

/** How much of the worth of its cards a hand is worth: what is left in it at the end of the game breaks ties only. */
export function handShare({ k, p, turns }: Looking): number {
  const n = p.hand.length + p.seen.length;
  const share = turns === 0 ? k.card.atEnd : 1;
  return n > k.card.many ? (share * (k.card.many + k.card.beyond * (n - k.card.many))) / n : share;
}

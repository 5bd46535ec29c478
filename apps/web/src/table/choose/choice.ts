import { type Ref, refKey, sameRef } from '@ashtown/engine';
import type { Offer } from '@ashtown/protocol';
import type { Standing } from '../board.ts';

/**
 * Narrowing what is offered by the things a player points at, in any order. Pure: no rule of a game and no state of
 * its own; a screen keeps the chosen refs and asks here what they mean.
 */

const has = (refs: readonly Ref[], r: Ref): boolean => refs.some((x) => sameRef(x, r));

/** The offers that are about all chosen things. */
export const candidates = (offers: readonly Offer[], chosen: readonly Ref[]): readonly Offer[] =>
  chosen.length === 0 ? offers : offers.filter((o) => chosen.every((r) => has(o.refs, r)));

/** How things stand: chosen, among what may be chosen next, or neither. Found out once, since a board asks for hundreds of them. */
export function standing(offers: readonly Offer[], chosen: readonly Ref[]): (ref: Ref) => Standing {
  const found = new Map<string, Standing>();
  for (const { refs } of candidates(offers, chosen)) for (const r of refs) found.set(refKey(r), 'legal');
  for (const r of chosen) found.set(refKey(r), 'chosen');
  return (ref) => found.get(refKey(ref)) ?? 'rest';
}

/** What a touch leads to. */
type Touched = { t: 'offer'; offer: Offer } | { t: 'chosen'; chosen: readonly Ref[] } | { t: 'why'; ref: Ref };

/**
 * A second touch drops the thing and all that came after it. A thing of another offer starts anew, so a player who has
 * changed their mind need not cancel first. What no offer is about asks why. A thing that is only held is chosen even where
 * one offer is left.
 */
export function touch(offers: readonly Offer[], chosen: readonly Ref[], ref: Ref, held = false): Touched {
  const at = chosen.findIndex((r) => sameRef(r, ref));
  if (at >= 0) return { t: 'chosen', chosen: chosen.slice(0, at) };
  const further = candidates(offers, [...chosen, ref]);
  if (further.length > 0) return settle(further, [...chosen, ref], held);
  const anew = candidates(offers, [ref]);
  return anew.length > 0 ? settle(anew, [ref], held) : { t: 'why', ref };
}

const settle = (left: readonly Offer[], chosen: readonly Ref[], held: boolean): Touched =>
  left.length === 1 && !held ? { t: 'offer', offer: left[0]! } : { t: 'chosen', chosen };

/** An offer nothing more need be said for, though others would go on: what is chosen is all it is about. */
export const complete = (offers: readonly Offer[], chosen: readonly Ref[]): Offer | undefined =>
  chosen.length === 0 ? undefined : candidates(offers, chosen).find((o) => open(o, chosen, offers).length === 0);

/** What an offer is about beyond what is chosen and what all candidates share. */
function open(offer: Offer, chosen: readonly Ref[], offers: readonly Offer[]): readonly Ref[] {
  const left = candidates(offers, chosen);
  return offer.refs.filter((r) => !has(chosen, r) && !(left.length > 1 && left.every((o) => has(o.refs, r))));
}

/** One of at most a few ways to go on: a single offer, or a thing that several are about. */
export type Option = { t: 'offer'; offer: Offer } | { t: 'ref'; ref: Ref; offers: readonly Offer[] };

export const MOST_KEYS = 9;

/** The ways to go on in reading order: the offers themselves, or, where they are many, what to point at next. */
export function options(offers: readonly Offer[], chosen: readonly Ref[]): readonly Option[] {
  const left = candidates(offers, chosen);
  if (left.length <= MOST_KEYS) return left.map((offer) => ({ t: 'offer', offer }));
  const all: Option[] = [];
  for (const { ref, offers: of } of groupByLead(offers, chosen)) {
    const rest = of.length === 1 && ref !== null ? undecided(of[0]!, ref, chosen, offers) : [];
    if (ref === null || (of.length === 1 && rest.length === 0)) all.push({ t: 'offer', offer: of[0]! });
    else if (of.length > 1) all.push({ t: 'ref', ref, offers: of });
    else for (const r of rest) all.push({ t: 'ref', ref: r, offers: candidates(offers, [...chosen, r]) });
  }
  return all;
}

/**
 * Of an answer that is the last one with its lead: the things like that lead in it, where others are about them as well. Of
 * pairs of cards, each listed once, the last holds two cards that no answer but this one begins with.
 */
function undecided(offer: Offer, lead: Ref, chosen: readonly Ref[], offers: readonly Offer[]): readonly Ref[] {
  const alike = open(offer, chosen, offers).filter(({ kind }) => kind === lead.kind);
  const shared = alike.filter((r) => candidates(offers, [...chosen, r]).length > 1);
  return alike.length > 1 && shared.length === alike.length ? alike : [];
}

/** The candidates by the next thing they are about; null where there is none. */
export function groupByLead(
  offers: readonly Offer[],
  chosen: readonly Ref[],
): readonly { ref: Ref | null; offers: readonly Offer[] }[] {
  const groups = new Map<string, { ref: Ref | null; offers: Offer[] }>();
  for (const offer of candidates(offers, chosen)) {
    const ref = open(offer, chosen, offers)[0] ?? null;
    const key = ref ? refKey(ref) : '';
    const group = groups.get(key);
    if (group) group.offers.push(offer);
    else groups.set(key, { ref, offers: [offer] });
  }
  return [...groups.values()];
}

/**
 * The digits of things: each has that of the only option that is about it. No two have the same one: where
 * an answer is about several that no other is about, its digit is that of the first, and of the word for it.
 */
export function hotkey(all: readonly Option[]): (ref: Ref) => number | null {
  const shown = all.slice(0, MOST_KEYS).map((o) => (o.t === 'ref' ? [o.ref] : o.offer.refs));
  const times = new Map<string, number>();
  for (const refs of shown) for (const key of new Set(refs.map(refKey))) times.set(key, (times.get(key) ?? 0) + 1);
  const found = new Map<string, number>();
  for (const [i, refs] of shown.entries()) {
    const own = refs.filter((r) => times.get(refKey(r)) === 1);
    for (const r of [own.find(isWord), own.find((x) => !isWord(x))]) if (r) found.set(refKey(r), i + 1);
  }
  return (ref) => found.get(refKey(ref)) ?? null;
}

const isWord = ({ kind }: Ref): boolean => kind === 'option';

/** The offers that are a bare number, lowest first, where there are enough of them to step through. */
export function amounts(offers: readonly Offer[]): readonly Offer[] {
  const found = offers.filter((o) => o.refs.length === 1 && o.refs[0]!.kind === 'amount');
  if (found.length < 3) return [];
  return found.toSorted((a, b) => Number(a.refs[0]!.id) - Number(b.refs[0]!.id));
}

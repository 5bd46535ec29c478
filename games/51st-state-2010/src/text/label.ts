import type { Seat, Who } from '@ashtown/engine';
import { LEADER, type Named, parseToken, type Read } from '../answers/notation.ts';
import { contentOf } from '../answers/stores.ts';
import { goodsOf, type Site, type Tables } from '../content/tables.ts';
import { GOODS, type Good, HIRE_PRICE, WEAPON } from '../content/vocabulary.ts';
import { placeOf, vpOn, workersFor } from '../queries.ts';
import type { Answer, Picks, Place, Question, View } from '../state.ts';
import { abilityText, costText, dealText, effectText, rangeText, spoilsText } from './cards.ts';
import { amount, amountsText, goodName, goodsText } from './format.ts';
import { cardName, findDesign, type Language, type Verb } from './speak.ts';

/** Buttons: a verb, what it is about, what it costs and gives. */

/** A place by name; where a player has several of one name, they are counted. */
export function placeName(t: Tables, l: Language, v: View, seat: Seat, place: Place): string {
  const name = cardName(t, l, t.id[place.card]!);
  const twins = v.players[seat]!.places.filter((x) => t.face[x.card] === t.face[place.card]);
  return twins.length > 1 ? `${name} (${twins.indexOf(place) + 1})` : name;
}

const verb = (l: Language, id: Verb, ...more: string[]): string => {
  const [first, ...rest] = more.filter((part) => part !== '');
  return first === undefined ? l.verb[id] : `${l.verb[id]}: ${[first, ...rest].join(' ')}`;
};
const priced = (text: string): string => (text === '' ? '' : `(${text})`);
const giving = (text: string): string => (text === '' ? '' : `→ ${text}`);

/** Where a token lies besides the pool. */
function holderName(t: Tables, l: Language, v: View, seat: Seat, no: number): string {
  const p = v.players[seat]!;
  if (no === LEADER) return p.leader ? cardName(t, l, t.id[p.leader.card]!) : l.kind.leader;
  const place = placeOf(p, no);
  return place ? placeName(t, l, v, seat, place) : '';
}

/** `1 worker, 1 scrap (Scrap Metal)` */
function paymentText(t: Tables, l: Language, v: View, seat: Seat, words: readonly string[]): string {
  const parts = new Map<string, number>();
  for (const word of words) parts.set(word, (parts.get(word) ?? 0) + 1);
  return [...parts]
    .map(([word, n]) => {
      const { g, no } = parseToken(word);
      const text = amount(l, GOODS[g]!, n);
      return no === -1 ? text : `${text} ${priced(holderName(t, l, v, seat, no))}`;
    })
    .join(', ');
}

function reachText(t: Tables, l: Language, words: readonly string[]): string {
  return words
    .map((word) => {
      const design = findDesign(t, word);
      if (design && 'range' in design) {
        const cost = costText(l, design.bill, 0);
        return cost ? `${design.name[l.lang]} (${cost})` : design.name[l.lang];
      }
      return goodName(l, word as Good);
    })
    .join(' + ');
}

export function labelOf(
  t: Tables,
  read: Read,
  l: Language,
  v: View,
  seat: Seat,
  question: Question,
  pick: Answer,
  who: Who,
): string {
  const words = pick.split(' ').slice(1);
  if (question === 'payment') return verb(l, 'pay', paymentText(t, l, v, seat, words));
  if (question === 'reach') return verb(l, 'reach', reachText(t, l, words));
  if (question === 'method') return verb(l, 'with', paymentText(t, l, v, seat, words));
  if (question === 'store') {
    const text = amountsText(l, contentOf(pick as Picks['store']));
    return text === '' ? l.verb.nothing : verb(l, 'fill', text);
  }
  const named = read(pick);
  if (question === 'steal') {
    const { g, no } = parseToken(words[1]!);
    const where = no === -1 ? '' : priced(holderName(t, l, v, named.seat, no));
    return verb(l, 'steal', l.ofPlayer(amount(l, GOODS[g]!, 1), who(named.seat)), where);
  }
  if (words.length === 0) return alone(t, l, v, seat, pick as Verb);
  if (named.no >= 0) return placeLabel(t, l, v, seat, named, who);
  if (named.sort !== null) return tuckedLabel(t, l, named);
  if (named.f >= 0) return cardLabel(t, l, v, seat, named);
  if (named.verb === 'hire')
    return verb(l, 'hire', amount(l, 'worker', HIRE_PRICE), giving(amount(l, GOODS[named.g]!, 1)));
  return verb(l, named.verb as Verb, goodName(l, GOODS[named.g]!));
}

/** Answers of one word. */
function alone(t: Tables, l: Language, v: View, seat: Seat, id: Verb): string {
  if (id === 'swap') return verb(l, id, amount(l, 'card', 2), giving(amount(l, 'card', 1)));
  const { leader } = v.players[seat]!;
  if (id !== 'deed' || !leader) return l.verb[id];
  const { deed, deedGain, name } = t.leader[leader.card]!;
  return verb(l, id, name[l.lang], priced(amount(l, 'card', deed)), giving(goodsText(l, goodsOf(deedGain))));
}

function placeLabel(t: Tables, l: Language, v: View, seat: Seat, named: Named, who: Who): string {
  const { verb: id, seat: owner, no, g } = named;
  const place = placeOf(v.players[owner]!, no);
  if (!place) return l.verb[id as Verb];
  const name = placeName(t, l, v, owner, place);
  const site = t.site[place.card]!;
  switch (id) {
    case 'use':
      return `${verb(l, id, name)}: ${useText(t, l, site, place)}`;
    case 'visit': {
      const gains = giving(abilityText(l, site));
      return verb(l, id, l.ofPlayer(name, who(owner)), priced(amount(l, 'worker', 1)), gains);
    }
    case 'lay':
      return verb(l, id, name, priced(amount(l, GOODS[g]!, 1)));
    case 'replace':
      return verb(l, id, name, vpOn(place) > 0 ? priced(`${vpOn(place)} ${l.vp}`) : '');
    default:
      return owner === seat ? verb(l, id as Verb, name) : verb(l, id as Verb, l.ofPlayer(name, who(owner)));
  }
}

/** The price of the next use, which is higher the second time, and what it gives. */
function useText(t: Tables, l: Language, site: Site, place: Place): string {
  const { bill, gain, op } = site.act!;
  const gains = op === 'STEAL' ? effectText(l, site.atoms[0]!).split(' → ').at(-1)! : goodsText(l, goodsOf(gain));
  return `${costText(l, bill, workersFor(t, place))} → ${gains}`;
}

function tuckedLabel(t: Tables, l: Language, { verb: id, f, sort, ones, twos }: Named): string {
  const site = t.sites[f]!;
  const text = sort === 'spoils' ? spoilsText(l, site) : dealText(l, site);
  const tokens = ones + twos > 0 ? ` + ${goodsText(l, { vp1: ones, vp2: twos })}` : '';
  return verb(l, id as Verb, `${l.sort[sort!]}, ${site.name[l.lang]}`, priced(`${text}${tokens}`));
}

function cardLabel(t: Tables, l: Language, v: View, seat: Seat, { verb: id, f }: Named): string {
  const site = t.sites[f];
  const name = cardName(t, l, t.faceIds[f]!);
  if (!site) {
    const shot = t.shots.find((x) => x.f === f);
    const change = id === 'lead' && v.players[seat]!.leader !== null;
    const cost = change ? priced(amount(l, GOODS[WEAPON]!, 1)) : '';
    return verb(l, id as Verb, name, shot ? priced(rangeText(l, shot)) : cost);
  }
  switch (id) {
    case 'conquer':
      return verb(l, id, name, priced(l.distance(site.distance)), giving(spoilsText(l, site)));
    case 'cooperate':
      return verb(l, id, name, priced(l.distance(site.distance)), giving(dealText(l, site)));
    case 'cash':
      return verb(l, id, name, giving(spoilsText(l, site)));
    case 'incorporate':
      return verb(l, id, name, priced(l.distance(site.distance)));
    default:
      return verb(l, id as Verb, name);
  }
}

import type { Seat } from '@ashtown/engine';
import { CONTACTS, FACTION_IDS, FACTIONS, type FactionId, GOODS, type Good, TAKE_CONNECTION_COST } from '../board.ts';
import { goodsOf, ID_OF, LINKS, SITE, SITES, type Site } from '../cards.ts';
import { type Named, read } from '../picks.ts';
import { defenceOf, placeOf, playerAt } from '../queries.ts';
import { type Pick, type Place, type Question, RIVAL, type View } from '../state.ts';
import { abilityText, actionText, costText } from './cards.ts';
import { list } from './format.ts';
import { cardName, goodName, goodsText, type Language, type Verb } from './words.ts';

/** Buttons: a verb, what it is about, what it costs and gives. */

/** A place by name; where the State has several of one name, they are counted. */
export function placeName(l: Language, v: View, seat: Seat, place: Place): string {
  const name = cardName(l, ID_OF[place.card]!);
  const twins = playerAt(v, seat).places.filter((x) => SITE[x.card]!.id === SITE[place.card]!.id);
  return twins.length > 1 ? `${name} (${twins.indexOf(place) + 1})` : name;
}

/** Players have a faction each, and its name is theirs. */
export const ownerName = (l: Language, v: View, seat: Seat): string => {
  if (seat === RIVAL) return l.rival;
  const faction = FACTION_IDS[v.players[seat]?.faction ?? -1];
  return faction ? l.faction[faction] : l.player(seat + 1);
};

const verb = (l: Language, id: Verb, ...more: string[]): string => {
  const [first, ...rest] = more.filter((part) => part !== '');
  return first === undefined ? l.verb[id] : `${l.verb[id]}: ${[first, ...rest].join(' ')}`;
};
const priced = (text: string): string => (text === '' ? '' : `(${text})`);
const giving = (text: string): string => (text === '' ? '' : `→ ${text}`);

function placed(
  l: Language,
  v: View,
  seat: Seat,
  { seat: owner, no }: Named,
): { name: string; site: Site; place: Place } | null {
  const place = placeOf(playerAt(v, owner), no);
  if (!place) return null;
  const name = placeName(l, v, owner, place);
  const shown = place.ruins ? `${l.table.ruins} (${name})` : name;
  return { name: owner === seat ? shown : l.ofPlayer(shown, ownerName(l, v, owner)), site: SITE[place.card]!, place };
}

/** `1 worker, 1 iron (Scrap Metal)` */
function paymentText(l: Language, v: View, seat: Seat, way: string): string {
  const parts = new Map<string, { good: Good; at: string | undefined; n: number }>();
  for (const word of way.split(' ').slice(1)) {
    const [good, at] = word.split('@') as [Good, string | undefined];
    const part = parts.get(word) ?? { good, at, n: 0 };
    part.n++;
    parts.set(word, part);
  }
  return [...parts.values()]
    .map(({ good, at, n }) => {
      const text = goodsText(l, { [good]: n });
      const place = at === undefined ? undefined : placeOf(v.players[seat]!, Number(at.split('.')[1]));
      return place ? `${text} (${placeName(l, v, seat, place)})` : text;
    })
    .join(', ');
}

export function labelOf(l: Language, v: View, seat: Seat, question: Question, pick: Pick): string {
  if (question === 'payment') return verb(l, 'pay', paymentText(l, v, seat, pick));
  if (question === 'keepHand') {
    const names = pick
      .split(' ')
      .slice(1)
      .map((id) => cardName(l, id));
    return verb(l, 'drop', list(names, l.and));
  }
  const named = read(pick);
  if (named.verb === pick) return alone(l, v, question, pick);
  const at = named.no >= 0 ? placed(l, v, seat, named) : null;
  if (at) return placeLabel(l, named, at);
  if (named.f >= 0) return cardLabel(l, v, named);
  return goodLabel(l, v, seat, named);
}

/** Answers of one word: a card, a good, a faction, or a verb. */
function alone(l: Language, v: View, question: Question, pick: string): string {
  if (question === 'draftPick' || question === 'soloPick') return cardName(l, pick);
  if (question === 'exchangeGood' || question === 'productionOption') return goodsText(l, { [pick]: 1 });
  if (question === 'pickFaction' && pick !== 'random') return l.faction[pick as FactionId];
  if (pick === 'exchange') return l.label.exchange;
  if (pick === 'again') {
    const f = v.stack.at(-1);
    const place = f?.t === 'repeatAction' && f.again >= 0 ? placeOf(v.players[f.seats[0]]!, f.again) : undefined;
    const does = place ? SITE[place.card]!.does : null;
    return `${l.verb.again}: ${does?.t === 'action' ? actionText(l, does) : l.label.exchange}`;
  }
  return l.verb[pick as Verb];
}

function placeLabel(
  l: Language,
  { verb: id }: Named,
  { name, site, place }: { name: string; site: Site; place: Place },
): string {
  switch (id) {
    case 'attack':
      return verb(
        l,
        id,
        name,
        priced(goodsText(l, { red: defenceOf(place) })),
        giving(goodsText(l, goodsOf(site.spoils))),
      );
    case 'use':
      return site.does.t === 'action' ? `${verb(l, id, name)}: ${actionText(l, site.does)}` : verb(l, id, name);
    case 'visit':
      return verb(l, id, name, priced(goodsText(l, { worker: 1 })), giving(abilityText(l, site.does)));
    case 'copy':
    case 'claim':
    case 'activate':
      return `${verb(l, id, name)}: ${abilityText(l, site.does)}`;
    default:
      return verb(l, id as Verb, name);
  }
}

function cardLabel(l: Language, v: View, { verb: id, f, seat: owner }: Named): string {
  if (f >= SITES.length) {
    const link = LINKS[f - SITES.length]!;
    const cost = id === 'play' ? priced(goodsText(l, goodsOf(link.bill.need))) : '';
    return verb(
      l,
      id as Verb,
      l.connection[link.id],
      cost,
      id === 'play' ? giving(goodsText(l, goodsOf(link.gain))) : '',
    );
  }
  const site = SITES[f]!;
  const name = l.location[site.id];
  const deal = goodsText(l, goodsOf(site.deal));
  switch (id) {
    case 'construct':
      return verb(l, id, name, priced(goodsText(l, { grey: site.distance })));
    case 'deal':
      return verb(l, id, name, priced(goodsText(l, { blue: site.distance })), giving(deal));
    case 'raze':
      return verb(
        l,
        id,
        name,
        priced(goodsText(l, { red: site.distance })),
        giving(goodsText(l, goodsOf(site.spoils))),
      );
    case 'spend':
    case 'gather':
      return verb(l, id, name, priced(deal));
    case 'borrow':
      return verb(l, id, l.ofPlayer(name, ownerName(l, v, owner)), priced(deal));
    default:
      return verb(l, id as Verb, name);
  }
}

function goodLabel(l: Language, v: View, seat: Seat, { verb: id, i, seat: owner }: Named): string {
  if (id === 'convert') {
    const { cost, n } = FACTIONS[FACTION_IDS[v.players[seat]!.faction]!].conversions[CONTACTS[i]!];
    return verb(l, id, costText(l, cost), giving(goodsText(l, { [CONTACTS[i]!]: n })));
  }
  if (id === 'take') {
    const card = v.faceUp[i]!;
    const name = card >= 0 ? cardName(l, ID_OF[card]!) : l.colour[i === 0 ? 'red' : 'blue'];
    return verb(l, id, name, priced(costText(l, TAKE_CONNECTION_COST)));
  }
  const good = goodName(l, GOODS[i]!);
  return id === 'steal' ? verb(l, id, l.ofPlayer(good, ownerName(l, v, owner))) : verb(l, id as Verb, good);
}

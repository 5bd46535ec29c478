import type { Seat, Who } from '@ashtown/engine';
import type { MasterDeed, PlaceName, Verb } from '../answers/deed.ts';
import { goodsOf, type Tables } from '../content/tables.ts';
import { abilityText, actionText } from './cards.ts';
import { list } from './format.ts';
import type { Language } from './language.ts';
import { cardName, factionName, goodName, goodsText, said } from './speak.ts';

/** Buttons: a verb, what it is about, what it costs and gives. */

const verb = (l: Language, id: Verb, ...more: string[]): string => {
  const [first, ...rest] = more.filter((part) => part !== '');
  return first === undefined ? l.verb[id] : `${l.verb[id]}: ${[first, ...rest].join(' ')}`;
};
const priced = (text: string): string => (text === '' ? '' : `(${text})`);
const giving = (text: string): string => (text === '' ? '' : `→ ${text}`);

/** A place by name; where the State has several of one name, they are counted. */
export const placeName = (t: Tables, l: Language, { card, nth }: PlaceName): string =>
  nth === null ? cardName(t, l, card) : `${cardName(t, l, card)} (${nth})`;

export function labelOf(t: Tables, l: Language, seat: Seat, deed: MasterDeed, who: Who): string {
  const { verb: id } = deed;
  if (id === 'draft' || id === 'choose' || id === 'found') return alone(t, l, deed);
  switch (deed.of) {
    case 'payment':
      return verb(l, id, paymentText(t, l, deed.parts));
    case 'place':
      return placeLabel(t, l, seat, id, deed, who);
    case 'cards':
      return cardLabel(t, l, id, deed, who);
    case 'good':
      if (id === 'convert') return verb(l, id, said(l, deed.price), giving(said(l, deed.gives)));
      return verb(
        l,
        id,
        deed.owner === null ? goodName(l, deed.good) : l.ofPlayer(goodName(l, deed.good), who(deed.owner)),
      );
    case 'connection':
      return verb(
        l,
        id,
        deed.card === null ? l.colour[deed.colour] : cardName(t, l, deed.card),
        priced(said(l, deed.price)),
      );
    case 'again':
      return `${l.verb.again}: ${deed.does?.t === 'action' ? actionText(l, deed.does) : l.label.exchange}`;
    default:
      return id === 'exchange' ? l.label.exchange : l.verb[id];
  }
}

/** Answers that name a card, a good or a faction and nothing else. */
function alone(t: Tables, l: Language, deed: MasterDeed): string {
  if (deed.of === 'cards') return cardName(t, l, deed.cards[0]!);
  if (deed.of === 'good') return goodsText(l, { [deed.good]: 1 });
  return deed.of === 'faction' ? factionName(t, l, deed.faction) : '';
}

/** `1 worker, 1 iron (Scrap Metal)` */
const paymentText = (t: Tables, l: Language, parts: Extract<MasterDeed, { of: 'payment' }>['parts']): string =>
  parts
    .map(({ good, n, at }) => {
      const text = goodsText(l, { [good]: n });
      return at ? `${text} (${placeName(t, l, at)})` : text;
    })
    .join(', ');

function placeLabel(
  t: Tables,
  l: Language,
  seat: Seat,
  id: Verb,
  { place, does, price, gives }: Extract<MasterDeed, { of: 'place' }>,
  who: Who,
): string {
  const plain = placeName(t, l, place);
  const shown = place.ruins ? `${l.table.ruins} (${plain})` : plain;
  const name = place.seat === seat ? shown : l.ofPlayer(shown, who(place.seat));
  switch (id) {
    case 'attack':
      return verb(l, id, name, priced(said(l, price)), giving(said(l, gives)));
    case 'use':
      return does.t === 'action' ? `${verb(l, id, name)}: ${actionText(l, does)}` : verb(l, id, name);
    case 'visit':
      return verb(l, id, name, priced(said(l, price)), giving(abilityText(l, does)));
    case 'copy':
    case 'claim':
    case 'activate':
      return `${verb(l, id, name)}: ${abilityText(l, does)}`;
    default:
      return verb(l, id, name);
  }
}

function cardLabel(
  t: Tables,
  l: Language,
  id: Verb,
  { cards, owner, price, gives }: Extract<MasterDeed, { of: 'cards' }>,
  who: Who,
): string {
  const names = list(
    cards.map((card) => cardName(t, l, card)),
    l.and,
  );
  switch (id) {
    case 'play':
    case 'deal':
    case 'raze':
      return verb(l, id, names, priced(said(l, price)), giving(said(l, gives)));
    case 'construct':
      return verb(l, id, names, priced(said(l, price)));
    case 'spend':
      return verb(l, id, names, priced(goodsText(l, goodsOf(t.sites[t.faceNumber(cards[0]!)]!.deal))));
    case 'gather':
    case 'borrow':
      return verb(l, id, owner === null ? names : l.ofPlayer(names, who(owner)), priced(said(l, gives)));
    default:
      return verb(l, id, names);
  }
}

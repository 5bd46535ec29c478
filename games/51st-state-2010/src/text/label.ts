import type { Amount, Who } from '@ashtown/engine';
import type { InPlay, StateDeed } from '../answers/deed.ts';
import type { Tables } from '../content/tables.ts';
import type { Good } from '../content/vocabulary.ts';
import { abilityText, cardName, effectText, findDesign, rangeText, yieldText } from './cards.ts';
import { amount, amountsText, gainsText, goodName, goodsText } from './format.ts';
import type { Language } from './language.ts';

/** Buttons: a verb, what it is about, what it costs and gives. */

/** A card in play by name. */
export const inPlayName = (t: Tables, l: Language, { card, nth }: InPlay): string =>
  nth === null ? cardName(t, l, card) : `${cardName(t, l, card)} (${nth})`;

const verb = (l: Language, id: StateDeed['verb'], ...more: string[]): string => {
  const [first, ...rest] = more.filter((part) => part !== '');
  return first === undefined ? l.verb[id] : `${l.verb[id]}: ${[first, ...rest].join(' ')}`;
};
const priced = (text: string): string => (text === '' ? '' : `(${text})`);
const giving = (text: string): string => (text === '' ? '' : `→ ${text}`);
const on = (t: Tables, l: Language, holder: InPlay | null): string => (holder ? priced(inPlayName(t, l, holder)) : '');

export function labelText(t: Tables, l: Language, d: StateDeed, who: Who): string {
  const amounts = (list: readonly Amount[] = []) => amountsText(l, list);
  switch (d.verb) {
    case 'take':
    case 'burn':
    case 'keep':
    case 'discard': {
      const design = findDesign(t, d.card);
      return verb(l, d.verb, cardName(t, l, d.card), design && 'range' in design ? priced(rangeText(l, design)) : '');
    }
    case 'conquer':
    case 'cooperate':
      return verb(l, d.verb, cardName(t, l, d.card), priced(l.distance(d.range.n)), giving(yieldText(l, d.yields)));
    case 'incorporate':
      return verb(l, d.verb, cardName(t, l, d.card), priced(l.distance(d.range.n)));
    case 'cash':
      return verb(l, d.verb, cardName(t, l, d.card), giving(gainsText(l, d.gives)));
    case 'redevelop':
    case 'lead':
      return verb(l, d.verb, cardName(t, l, d.card), priced(amounts(d.price)));
    case 'deed':
      return d.card === null
        ? l.verb.deed
        : verb(l, d.verb, cardName(t, l, d.card), priced(amounts(d.price)), giving(gainsText(l, d.gives)));
    case 'swap':
    case 'hire':
      return verb(l, d.verb, amounts(d.price), giving(gainsText(l, d.gives)));
    case 'use':
    case 'visit':
    case 'store':
    case 'lay':
    case 'replace':
      return placeLabel(t, l, d, who);
    case 'drop':
    case 'give': {
      const tokens = d.ones + d.twos > 0 ? ` + ${goodsText(l, { vp1: d.ones, vp2: d.twos })}` : '';
      return verb(l, d.verb, `${l.sort[d.sort]}, ${cardName(t, l, d.card)}`, priced(yieldText(l, d.yields) + tokens));
    }
    case 'reach':
      return verb(l, d.verb, d.pieces.map(({ id, price }) => pieceText(t, l, id, price)).join(' + '));
    case 'pay':
    case 'with':
      return verb(
        l,
        d.verb,
        d.spent
          .map(({ what, n, from }) => [amount(l, what, n), on(t, l, from)].filter((part) => part !== '').join(' '))
          .join(', '),
      );
    case 'steal':
      return verb(l, d.verb, l.ofPlayer(amount(l, d.good, 1), who(d.from)), on(t, l, d.on));
    case 'fill':
      return d.goods.length === 0 ? l.verb.nothing : verb(l, d.verb, amounts(d.goods));
    default:
      return l.verb[d.verb];
  }
}

type AtPlace = Extract<StateDeed, { at: InPlay | null }>;
function placeLabel(t: Tables, l: Language, d: AtPlace, who: Who): string {
  if (d.at === null) return l.verb[d.verb];
  const name = inPlayName(t, l, d.at);
  const site = t.sites[t.faceOf(d.at.card)]!;
  switch (d.verb) {
    case 'use': {
      // A theft is told by the card itself, after its price.
      const gains = d.steals ? effectText(l, site.atoms[0]!).split(' → ').at(-1)! : gainsText(l, d.gives);
      return `${verb(l, d.verb, name)}: ${amountsText(l, d.price ?? [])} → ${gains}`;
    }
    case 'visit': {
      const gains = giving(abilityText(l, site));
      return verb(l, d.verb, l.ofPlayer(name, who(d.owner)), priced(amountsText(l, d.price ?? [])), gains);
    }
    case 'lay':
      return verb(l, d.verb, name, priced(amount(l, d.good, 1)));
    case 'replace':
      return verb(l, d.verb, name, d.vp > 0 ? priced(`+${d.vp} ${l.vp}`) : '');
    case 'store':
      return verb(l, d.verb, name);
  }
}

/** `Railroad (1 scrap)`, or the name of a token. */
function pieceText(t: Tables, l: Language, id: string, price: readonly Amount[] | null): string {
  if (price === null) return goodName(l, id as Good);
  return price.length === 0 ? cardName(t, l, id) : `${cardName(t, l, id)} ${priced(amountsText(l, price))}`;
}

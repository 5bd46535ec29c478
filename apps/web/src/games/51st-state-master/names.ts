import { CATEGORIES, type Place } from '@ashtown/51st-state-master/board';
import type { Seat } from '@ashtown/engine';
import { goodsText as wordsOf } from '../51st-state-common/words.ts';
import { goodsIn, stockOf } from './look.ts';
import type { Props } from './props.ts';

export const goodsText = (p: Pick<Props, 'words'>, goods: Readonly<Record<string, number | undefined>>): string =>
  wordsOf(p.words, goods, p.words.board.nothing);

/** A location in play as it is read aloud: name, what it does, and what lies on it. */
export function nameOf(p: Props, of: Seat, place: Place): string {
  const t = p.words.board;
  const site = p.tables.site[place.card]!;
  const { name, text } = p.words.card(site.id);
  if (place.ruins) return `${t.ruins} (${name})`;
  const most = p.game.facts.usesOf(p.view, place);
  const stock = stockOf(place);
  const parts = [
    name,
    t.kind[CATEGORIES[site.category]!],
    of === p.seat ? '' : t.defence(p.game.facts.defenceOf(place)),
    place.uses > 0 ? `${t.used} ${most > 1 ? t.usedOf(place.uses, most) : ''}` : '',
    place.shield ? t.shielded : '',
    place.visited ? t.visited : '',
    stock.length > 0 ? t.onIt(goodsText(p, goodsIn(stock))) : '',
    text,
  ];
  return parts.filter(Boolean).join(', ');
}

import { defenceOf, goodsOf, type Place, SITE, usesOf } from '@ashtown/catalog/51st-state-master';
import type { Seat } from '@ashtown/engine';
import { goodsText as wordsOf } from '../51st-state-common/words.ts';
import { stockOf } from './look.ts';
import type { Props } from './props.ts';
import { boardText } from './text/index.ts';

export const goodsText = (
  p: Pick<Props, 'lang' | 'words'>,
  goods: Readonly<Record<string, number | undefined>>,
): string => wordsOf(p.words, goods, boardText(p.lang).nothing);

/** A location in play as it is read aloud: name, what it does, and what lies on it. */
export function nameOf(p: Props, of: Seat, place: Place): string {
  const t = boardText(p.lang);
  const site = SITE[place.card]!;
  const { name, text } = p.words.card(site.id);
  if (place.ruins) return `${t.ruins} (${name})`;
  const most = usesOf(p.view, site);
  const stock = stockOf(place);
  const parts = [
    name,
    t.kind[(['production', 'feature', 'action'] as const)[site.category]!],
    of === p.seat ? '' : t.defence(defenceOf(place)),
    place.uses > 0 ? `${t.used} ${most > 1 ? t.usedOf(place.uses, most) : ''}` : '',
    place.shield ? t.shielded : '',
    place.visited ? t.visited : '',
    stock.length > 0 ? t.onIt(goodsText(p, goodsOf(stock))) : '',
    text,
  ];
  return parts.filter(Boolean).join(', ');
}

import { defenceOf, goodsOf, type Place, SITE, usesOf } from '@ashtown/catalog/51st-state-master';
import type { Lang, Seat } from '@ashtown/engine';
import { stockOf } from './look.ts';
import type { Props } from './props.ts';
import { boardText } from './text/index.ts';

/** Goods in words, `2 fuel, 1 VP`, made of the game's own names for signs read aloud. */
export function goodsText(
  lang: Lang,
  words: Props['words'],
  goods: Readonly<Record<string, number | undefined>>,
): string {
  const parts = Object.entries(goods).flatMap(([id, n]) => (n ? `${n} × ${words.ref({ kind: 'option', id })}` : []));
  return parts.length > 0 ? parts.join(', ') : boardText(lang).nothing;
}

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
    t.row[(['production', 'feature', 'action'] as const)[site.category]!],
    of === p.seat ? '' : t.defence(defenceOf(place)),
    place.uses > 0 ? `${t.used} ${most > 1 ? t.usedOf(place.uses, most) : ''}` : '',
    place.shield ? t.shielded : '',
    place.visited ? t.visited : '',
    stock.length > 0 ? t.onIt(goodsText(p.lang, p.words, goodsOf(stock))) : '',
    text,
  ];
  return parts.filter(Boolean).join(', ');
}

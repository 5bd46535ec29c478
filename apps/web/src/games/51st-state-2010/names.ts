import {
  GOODS,
  type Goods,
  LEADER_SLOTS,
  type Place,
  type PlayerView,
  USES,
  VP_SLOTS,
} from '@ashtown/51st-state-2010/board';
import type { Seat } from '@ashtown/engine';
import { goodsText as wordsOf } from '../51st-state-common/words.ts';
import { KIND_OF } from './look.ts';
import type { Props } from './props.ts';
import { pileOf, type TuckedCard, visitorsOf } from './summary.ts';

export const goodsText = (p: Props, goods: Goods): string => wordsOf(p.words, goods, p.words.board.nothing);

/** What lies on a card: goods and VP tokens, in words. */
function lyingOn(
  p: Props,
  x: { ones: number; twos: number; stock: readonly number[] | null },
  slots: number,
): readonly string[] {
  const t = p.words.board;
  const goods = Object.fromEntries(pileOf(x.stock ?? []).map(([g, n]) => [GOODS[g]!, n]));
  return [
    x.ones + x.twos > 0 ? t.tokens(x.ones + x.twos, slots, p.game.facts.vpOn(x)) : '',
    Object.keys(goods).length > 0 ? t.onIt(goodsText(p, goods)) : '',
  ].filter(Boolean);
}

/** How a location in play stands: its uses, its visitors, what lies on it. */
export function standingOf(p: Props, place: Place): readonly string[] {
  const t = p.words.board;
  const visitors = visitorsOf(place, p.view.players.length).map((seat) => p.who(seat));
  return [
    place.uses > 0 ? t.usedOf(place.uses, USES) : '',
    visitors.length > 0 ? t.visitedBy(visitors.join(', ')) : '',
    ...lyingOn(p, place, VP_SLOTS),
  ].filter(Boolean);
}

/** A location in play as it is read aloud. */
export function placeText(p: Props, place: Place): string {
  const t = p.words.board;
  const site = p.tables.site[place.card]!;
  const { name, text } = p.words.card(site.id);
  return [name, t.kind[KIND_OF[site.layout]!], ...standingOf(p, place), text].join(', ');
}

export function leaderText(p: Props, of: Seat): string {
  const { leader }: PlayerView = p.view.players[of]!;
  const t = p.words.board;
  if (!leader) return `${t.leader}: ${t.noLeader}`;
  const { name, text } = p.words.card(p.tables.id[leader.card]!);
  return [`${t.leader}: ${name}`, ...leaderStanding(p, of), text].join(', ');
}
export const leaderStanding = (p: Props, of: Seat): readonly string[] =>
  lyingOn(p, p.view.players[of]!.leader!, LEADER_SLOTS);

/** A tucked card as it is read aloud. */
export function tuckedText(p: Props, x: TuckedCard): string {
  const t = p.words.board;
  const site = p.tables.sites[p.tables.faceOf(x.id)]!;
  const pile = x.sort === 'spoils' ? site.spoils : site.deal;
  const gives = goodsText(p, Object.fromEntries(pile.map(([g, n]) => [GOODS[g]!, n])));
  const name = `${x.sort === 'spoils' ? t.spoils : t.deal}: ${p.words.card(x.id).name}`;
  return [
    x.n > 1 ? `${x.n} × ${name}` : name,
    site.dealRoom > 0 && x.sort === 'deal' ? '' : gives,
    ...lyingOn(p, { ...x, stock: null }, VP_SLOTS),
  ]
    .filter(Boolean)
    .join(', ');
}

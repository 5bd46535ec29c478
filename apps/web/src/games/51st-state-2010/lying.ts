import { type Place, type PlayerView, USES, VP_SLOTS } from '@ashtown/51st-state-2010/board';
import type { Seat } from '@ashtown/engine';
import { good, type Part } from '../51st-state-common/Strip.tsx';
import { goodsText } from '../51st-state-common/summary.ts';
import { goodsIn, pileOf, pileParts } from './look.ts';
import type { Props } from './props.ts';

/** What lies on a card: VP tokens and goods. */
type Lying = Pick<Place, 'ones' | 'twos' | 'stock'>;

/** VP tokens, each by itself since their number matters, and goods. */
export const lyingParts = (x: Lying): Part[] => [
  ...Array.from({ length: x.ones }, () => good('vp')),
  ...Array.from({ length: x.twos }, () => good('vp2')),
  ...pileParts(pileOf(x.stock)),
];

/** The points on a card in one, and goods: where there is room for little. */
export const worthParts = (p: Props, x: Lying): Part[] => [
  ...(p.game.facts.vpOn(x) > 0 ? [good('vp', p.game.facts.vpOn(x))] : []),
  ...pileParts(pileOf(x.stock)),
];

/** The same in words; `slots`: how many tokens there is room for. */
export const lyingOn = (p: Props, x: Lying, slots: number): readonly string[] => [
  ...(x.ones + x.twos > 0 ? [p.words.board.tokens(x.ones + x.twos, slots, p.game.facts.vpOn(x))] : []),
  ...(pileOf(x.stock).length > 0 ? [p.words.board.onIt(goodsText(p, goodsIn(pileOf(x.stock))))] : []),
];

/** Seats whose worker is on a location. */
export const visitorsOf = ({ visitors }: Place, players: readonly PlayerView[]): readonly Seat[] =>
  [...players.keys()].filter((seat) => visitors & (1 << seat));

/** How a location in play stands: its uses, its visitors, what lies on it. */
export function standingOf(p: Props, place: Place): readonly string[] {
  const t = p.words.board;
  const visitors = visitorsOf(place, p.view.players).map((seat) => p.who(seat));
  return [
    ...(place.uses > 0 ? [t.usedOf(place.uses, USES)] : []),
    ...(visitors.length > 0 ? [t.visitedBy(visitors.join(', '))] : []),
    ...lyingOn(p, place, VP_SLOTS),
  ];
}

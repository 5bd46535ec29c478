import type { CardId } from '@ashtown/51st-state-master/board';
import { HandRow, type HandUse, type UseTone } from '../51st-state-common/Hand.tsx';
import { LocationCard } from '../51st-state-common/Location.tsx';
import type { MarkId } from '../51st-state-common/marks.ts';
import { card } from '../51st-state-common/refs.ts';
import { ConnectionCard } from './Connection.tsx';
import { digitOf } from './gather.ts';
import { lookOf } from './look.ts';
import { goodsText } from './names.ts';
import type { Props } from './props.ts';
import { handOf } from './summary.ts';
import { type Use, type UseOf, usesOf } from './uses.ts';

/** Questions that are about cards of the hand. */
const ABOUT_HAND: readonly string[] = ['takeTurn', 'keepHand', 'discardCard'];
export const SIGNS: Readonly<Record<Use, { mark: MarkId; tone: UseTone }>> = {
  construct: { mark: 'build', tone: 'grey' },
  deal: { mark: 'deal', tone: 'blue' },
  raze: { mark: 'raze', tone: 'red' },
  redevelop: { mark: 'redevelop', tone: 'brick' },
};

/** What a use would cost and give, or what is missing, in words. */
function saysOf(p: Props, { use, outcome, short }: UseOf): string {
  const t = p.words.board;
  if (!outcome) return `${t.deed[use]}: ${short > 0 ? t.short(short) : '–'}`;
  const gives = outcome.open ? t.chosenLater : goodsText(p, outcome.gives);
  return `${t.deed[use]}: ${t.cost} ${goodsText(p, outcome.pays)}, ${t.gives} ${gives}`;
}

const handUses = (p: Props, id: CardId): HandUse[] =>
  usesOf(p, id).map((x) => ({
    use: x.use,
    ...SIGNS[x.use],
    can: x.outcome !== null,
    short: x.short,
    says: saysOf(p, x),
    ...(x.use === 'redevelop' ? {} : { word: p.words.board.deed[x.use] }),
  }));

/** The hand of whoever looks: each location with what can be done with it. */
export function Hand(p: Props) {
  if (p.seat === null) return null;
  const cards = handOf(p.tables, p.view.players[p.seat]!).map(({ card: no, id }) => ({
    no,
    id,
    face: p.tables.isConnection(no) ? (
      <ConnectionCard p={p} id={id} shape={p.compact ? 'low' : 'tall'} />
    ) : (
      <LocationCard look={lookOf(p, p.tables.site[no]!)} low={p.compact} />
    ),
    digit: digitOf(p, card(id)),
    uses: p.tables.isConnection(no) ? [] : handUses(p, id),
  }));
  return (
    <HandRow
      p={p}
      t={p.words.board}
      cards={cards}
      turn={p.question === 'takeTurn'}
      about={ABOUT_HAND.includes(p.question ?? '')}
      worded
    />
  );
}

import type { Use } from '@ashtown/51st-state-2010/board';
import { HandRow, type HandUse, type UseTone } from '../51st-state-common/Hand.tsx';
import type { MarkId } from '../51st-state-common/marks.ts';
import { card } from '../51st-state-common/refs.ts';
import { DeckCard } from './DeckCard.tsx';
import { digitOf } from './gather.ts';
import type { Props } from './props.ts';
import { handOf, type UseOf, usesOf } from './summary.ts';

/** Questions that are about cards of the hand. */
const ABOUT_HAND: readonly string[] = ['main', 'trim', 'discardCard', 'reach'];
export const SIGNS: Readonly<Record<Use, { mark: MarkId; tone: UseTone }>> = {
  incorporate: { mark: 'build', tone: 'grey' },
  cooperate: { mark: 'deal', tone: 'blue' },
  conquer: { mark: 'raze', tone: 'red' },
  redevelop: { mark: 'redevelop', tone: 'brick' },
};

/** Whether a use is possible, or what is missing, in words. */
export function whyNot(p: Props, { offered, short, roomless }: UseOf): string {
  const t = p.words.board;
  return offered ? t.possible : short > 0 ? t.short(short) : roomless ? t.roomless : t.notNow;
}

const handUses = (p: Props, id: string): HandUse[] =>
  usesOf(p, id).map((x) => ({
    use: x.use,
    ...SIGNS[x.use],
    can: x.offered,
    short: x.short,
    says: `${p.words.board.deed[x.use]}: ${whyNot(p, x)}`,
  }));

/** The hand of whoever looks: each location with its four uses. */
export function Hand(p: Props) {
  if (p.seat === null) return null;
  const cards = handOf(p, p.view.players[p.seat]!).map(({ card: no, id }) => ({
    no,
    id,
    face: <DeckCard p={p} no={no} low={p.compact} />,
    digit: digitOf(p, card(id)),
    uses: p.tables.site[no] ? handUses(p, id) : [],
  }));
  return (
    <HandRow
      p={p}
      t={p.words.board}
      cards={cards}
      turn={p.question === 'main'}
      about={ABOUT_HAND.includes(p.question ?? '')}
    />
  );
}

import { refKey } from '@ashtown/engine';
import type { Offer } from '@ashtown/protocol';
import type { Size } from '../board.ts';
import { amounts, type Option } from '../choose/choice.ts';
import type { Board } from '../choose/useBoard.ts';
import type { Scene } from '../scene.ts';

/** The card an answer is about, as it is named in the page; undefined where it is about none. */
export function tellsOf({ refs }: Offer): string | undefined {
  const found = refs.find(({ kind }) => kind === 'card');
  return found && refKey(found);
}

/** How much room the bar has for buttons beside its question, in pixels. */
const ROOM: Readonly<Record<Size, number>> = { phone: 238, desk: 400, wide: 400, stage: 400 };
const MOST_BUTTONS = 4;
/** How much wider the button of the list is where it has words. */
const LIST = 96;

/** About how wide a button is: a label of several words takes two lines. */
const widthOf = (label: string): number =>
  52 + Math.max(...label.split(' ').map((w) => w.length * 8), (label.length * 8) / (label.length > 12 ? 2 : 1));

/** What the ways to go on are called. */
export const labelsOf = ({ words, position }: Scene, { options, props }: Board): readonly string[] =>
  options.map((o) =>
    o.t === 'offer' ? words.label(position.view, props.seat!, props.question!, o.offer.pick) : words.ref(o.ref),
  );

/** Whether all ways to go on find room in the bar, and which of them stand there. */
export function buttonsOf(
  options: readonly Option[],
  labels: readonly string[],
  size: Size,
): { fits: boolean; shown: readonly number[] } {
  const room = ROOM[size];
  const fits = labels.length <= MOST_BUTTONS && labels.reduce((sum, x) => sum + widthOf(x), 0) <= room;
  return {
    fits,
    shown: fits ? options.map((_, i) => i) : essential(options, labels, size === 'phone' ? room : room - LIST),
  };
}

/**
 * Where not all fit: those that are about nothing on the board, such as "stay" or "finish", since nothing else shows
 * them. Where many are of that kind, they are the board's own.
 */
function essential(options: readonly Option[], labels: readonly string[], room: number): number[] {
  const bare = (o: Offer) => o.refs.every((r) => r.kind === 'option');
  const found = options.flatMap((o, i) => (o.t === 'offer' && bare(o.offer) ? i : []));
  if (found.length > MOST_BUTTONS) return [];
  let left = room;
  return found.filter((i, nth) => {
    left -= widthOf(labels[i]!);
    return nth === 0 || left >= 0;
  });
}

/**
 * Whether the list of all choices stands open unless somebody folds it: where the bar has no room for them and the board does
 * not show them either.
 */
export function isListOpen(scene: Scene, board: Board, size: Size): boolean {
  const { position, gameBoard } = scene;
  if (position.question === null || board.props.question === null || board.options.length === 0) return false;
  if (gameBoard.onBoard?.includes(position.question)) return false;
  if (board.options.length > MOST_BUTTONS) return true;
  if (board.gathered || board.confirming || amounts(board.props.offers).length > 0) return false;
  const { fits, shown } = buttonsOf(board.options, labelsOf(scene, board), size);
  return !fits && (gameBoard.plain === true || (shown.length === 0 && !board.complete));
}

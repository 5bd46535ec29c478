import { type Ref, refKey } from '@ashtown/engine';
import type { Offer } from '@ashtown/protocol';
import type { Act, BoardProps, Gathered } from '../table/board.ts';

/** What a thing on the table needs of the board, whatever the game. */
export type Pointing = Pick<BoardProps, 'standing' | 'hotkey' | 'touch' | 'hold' | 'inspect' | 'size'>;

/** What has been pointed at so far, as far as an answer is about it. */
export function chosenIn(p: Pick<BoardProps, 'offers' | 'standing'>): readonly Ref[] {
  const found = new Map<string, Ref>();
  for (const o of p.offers) for (const r of o.refs) if (p.standing(r) === 'chosen') found.set(refKey(r), r);
  return [...found.values()];
}

/** The answers that are about everything pointed at. */
export const offersAbout = (offers: readonly Offer[], chosen: readonly Ref[]): readonly Offer[] =>
  offers.filter((o) => chosen.every((x) => o.refs.some((r) => refKey(r) === refKey(x))));

/** The digit that a thing has among these. */
export function digitAmong(keys: readonly Ref[], ref: Ref): number | null {
  const at = keys.findIndex((r) => refKey(r) === refKey(ref));
  return at < 0 ? null : at + 1;
}

/** Some answers as buttons of the prompt bar that the digits press. */
export const buttonsBar = <V, P, E>(
  p: Pick<BoardProps<V, P, E>, 'answer'>,
  shown: readonly { pick: P; label: string }[],
  note?: string,
): Gathered<V, P, E> => ({
  main: null,
  hint: '',
  ...(note === undefined ? {} : { note }),
  others: shown.map((x, i): Act<V, P, E> => ({ ...x, digit: i + 1 })),
  keys: shown.map((_, i) => ({ kind: 'amount', id: String(i) })),
  toggle(ref) {
    const found = shown[Number(ref.id)];
    if (found) p.answer(found.pick);
  },
});

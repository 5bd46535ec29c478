import { refKey } from '@ashtown/engine';
import { colourOf } from '../ui/SeatToken.tsx';
import type { Beat } from './beats.ts';

/** What a thing of the board is to the beat that is told. */
type Mark = 'doer' | 'hit' | 'about';

/** What a beat marks in the page, by the names of the things. */
export function marksOf(beat: Beat): ReadonlyMap<string, Mark> {
  const marks = new Map<string, Mark>();
  const { telling } = beat.head;
  // Goods and dice are everywhere; who is touched is said by `to`.
  for (const ref of [
    ...telling.about,
    ...(telling.moves ?? []).flatMap(({ thing, to }) => (to ? [thing, to] : [thing])),
  ])
    if (ref.kind === 'card' || ref.kind === 'slot') marks.set(refKey(ref), 'about');
  const player = (seat: number): string => refKey({ kind: 'player', id: `${seat}` });
  if (beat.by !== null) marks.set(player(beat.by), 'doer');
  for (const seat of beat.to) if (seat !== beat.by) marks.set(player(seat), 'hit');
  return marks;
}

/** Marks things of the page in the colour of whoever acts; what was marked before is not any more. */
export function mark(root: ParentNode, beat: Beat | null): void {
  const marks: ReadonlyMap<string, Mark> = beat ? marksOf(beat) : new Map();
  for (const element of root.querySelectorAll<HTMLElement>('[data-ref][data-told]'))
    if (!marks.has(element.dataset.ref ?? '')) {
      delete element.dataset.told;
      element.style.removeProperty('--told');
      if (element.getAttribute('style') === '') element.removeAttribute('style');
    }
  if (!beat || marks.size === 0) return;
  const colour = beat.by === null ? 'var(--accent)' : colourOf(beat.by);
  for (const element of root.querySelectorAll<HTMLElement>('[data-ref]')) {
    const what = marks.get(element.dataset.ref!);
    if (!what || isInside(element) || (isMine(element) && !beat.touches)) continue;
    if (element.dataset.told !== what) element.dataset.told = what;
    element.style.setProperty('--told', colour);
  }
}

/** Somebody's own things may have the names of those of others: the same card, the same action of a faction. */
const isMine = (element: HTMLElement): boolean => element.closest('[data-mine]') !== null;

/** A thing in a thing of the same name, such as the token in a panel, is marked with it. */
const isInside = (element: HTMLElement): boolean =>
  element.parentElement?.closest<HTMLElement>('[data-ref]')?.dataset.ref === element.dataset.ref;

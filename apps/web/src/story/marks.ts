import { type Ref, refKey } from '@ashtown/engine';
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
  if (beat.by !== null && !beat.shared) marks.set(player(beat.by), 'doer');
  for (const seat of beat.to) if (beat.shared || seat !== beat.by) marks.set(player(seat), 'hit');
  return marks;
}

/**
 * Marks things of the page in the colour of whoever acts; what was marked before is not any more. `hands`: what goes to a
 * player goes into a hand.
 */
export function mark(root: ParentNode, beat: Beat | null, hands: boolean): void {
  const told = beat ? markedOf([...root.querySelectorAll<HTMLElement>('[data-ref]')], beat, hands) : null;
  for (const element of root.querySelectorAll<HTMLElement>('[data-ref][data-told]'))
    if (!told?.has(element)) {
      delete element.dataset.told;
      element.style.removeProperty('--told');
      if (element.getAttribute('style') === '') element.removeAttribute('style');
    }
  if (!beat || !told) return;
  const colour = beat.by === null || beat.shared ? 'var(--accent)' : colourOf(beat.by);
  for (const [element, what] of told) {
    if (element.dataset.told !== what) element.dataset.told = what;
    element.style.setProperty('--told', colour);
  }
}

/** Which things of a page a beat marks, and as what: what only is called the same and stands with others is not told of. */
function markedOf(all: readonly HTMLElement[], beat: Beat, hands: boolean): ReadonlyMap<HTMLElement, Mark> {
  const marks = marksOf(beat);
  const named = new Set(beat.head.telling.about.map(refKey));
  const isTheirs = ownedBy(beat);
  const isOfOthers = (x: HTMLElement): boolean => {
    const panel = panelOf(x);
    return panel !== undefined && !isTheirs(x) && !named.has(panel);
  };
  const told = all.filter(
    (x) =>
      marks.has(x.dataset.ref ?? '') &&
      !isInside(x) &&
      !isOfOthers(x) &&
      !(hands && isTwin(x, beat)) &&
      (beat.touches || !isMine(x)),
  );
  return new Map(told.map((x) => [x, marks.get(x.dataset.ref!)!]));
}

/** Whose panel a thing stands in, by the name of the player; a panel is not in itself. */
export const panelOf = (element: Element): string | undefined =>
  element.parentElement?.closest<HTMLElement>(`[data-ref^="${refKey({ kind: 'player', id: '' })}"]`)?.dataset.ref;

/** Whether a thing stands in a panel of those a beat is about. */
export function ownedBy({ by, to }: Pick<Beat, 'by' | 'to'>): (element: Element) => boolean {
  const seats = new Set([...(by === null ? [] : [by]), ...to].map((seat) => refKey({ kind: 'player', id: `${seat}` })));
  return (element) => seats.has(panelOf(element) ?? '');
}

/** Whether something lies in the panel of whoever took its like into their hand. */
export function isTwin(element: Element, { head }: Pick<Beat, 'head'>): boolean {
  const panel = panelOf(element);
  const isOf = (ref: Ref): boolean => refKey(ref) === (element as HTMLElement).dataset.ref;
  return (head.telling.moves ?? []).some(
    ({ thing, to }) => to?.kind === 'player' && refKey(to) === panel && thing.kind === 'card' && isOf(thing),
  );
}

/** Somebody's own things may have the names of those of others: the same card, the same action of a faction. */
const isMine = (element: HTMLElement): boolean => element.closest('[data-mine]') !== null;

/** A thing in a thing of the same name, such as the token in a panel, is marked with it. */
const isInside = (element: HTMLElement): boolean =>
  element.parentElement?.closest<HTMLElement>('[data-ref]')?.dataset.ref === element.dataset.ref;

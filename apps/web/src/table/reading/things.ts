import { parseRef, type Ref, sameRef } from '@ashtown/engine';

/** What can be read about a thing of the page: what is told, and what answers may call it. */
export interface Told {
  tells: Ref;
  /** The same thing and the place it lies in; answers are about any of them. */
  about: readonly Ref[];
  /** It only speaks of a thing that lies elsewhere, or nowhere. */
  mention: boolean;
}

const NAMED = '[data-tells], [data-ref]';
const PRESSED = 'button, [role="button"]';

/**
 * The thing at a place of the page. What has buttons or things of its own inside, such as the whole area of a player, is no
 * thing to be read, unless it says itself what it tells. A card in a place is read with what lies on it: as the place.
 */
export function thingAt(at: Element | null): Element | null {
  const thing = at?.closest(NAMED) ?? null;
  if (!thing || thing.hasAttribute('data-tells')) return thing;
  const pressed = thing.closest(PRESSED);
  if (pressed) return pressed.matches(NAMED) ? pressed : thing;
  return thing.querySelectorAll(`${PRESSED}, [data-ref]`).length <= 1 ? thing : null;
}

const refIn = (thing: Element | null | undefined, name: string): Ref | null =>
  parseRef(thing?.getAttribute(name) ?? '');

export function toldBy(thing: Element): Told | null {
  const own = refIn(thing, 'data-ref');
  const tells = refIn(thing, 'data-tells') ?? own;
  if (!tells) return null;
  const around = [own, refIn(thing.closest(PRESSED), 'data-ref'), refIn(thingAt(thing.parentElement), 'data-ref')];
  const about = [tells, ...around].filter((r): r is Ref => r !== null && r.kind !== 'player');
  const all = tells.kind === 'player' ? [tells, ...about] : about;
  const once = all.filter((r, i) => all.findIndex((x) => sameRef(x, r)) === i);
  return { tells, about: once, mention: around.every((r) => r === null) };
}

export const isSame = (a: Told, b: Told): boolean =>
  sameRef(a.tells, b.tells) && a.about.length === b.about.length && a.about.every((r, i) => sameRef(r, b.about[i]!));

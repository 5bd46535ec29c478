import { type Ref, refKey, sameRef } from '@ashtown/engine';
import { createStore } from 'zustand';
import { AT_REST, type Hover, onCard, pointAt, press, show, tick } from './hover.ts';
import { isSame, type Told, thingAt, toldBy } from './things.ts';

/** What opened a card; a finger's stands in a sheet on a phone. */
export type Hand = 'mouse' | 'keys' | 'touch';

export interface Open extends Told {
  /** The thing it stands beside; null where it is nowhere to be seen. */
  anchor: Element | null;
  /** What that thing told when it was opened; what is read may have led on from there. */
  from: Told | null;
  by: Hand;
  /** Somebody pressed it, and it cannot be used now. */
  refused: boolean;
}

export interface Read {
  open: Open | null;
  /** What was pinned stays until it is let go. */
  pinned: Told | null;
}

/** Marks what is drawn of a card that is read: things in it are none of the table. A card that is pinned does not float. */
export const CARD = '[data-reading]';
const FLOATING = '[data-reading]:not([data-docked])';

/** What is being read at a table, and by which hand. Components listen; the page itself is listened to by `useReading`. */
export class Reading {
  readonly store = createStore<Read>(() => ({ open: null, pinned: null }));
  /** What was pressed or focused last, and how. */
  last: Element | null = null;
  by: Hand = 'mouse';
  #hover: Hover<Element> = AT_REST;
  #timer: ReturnType<typeof setTimeout> | undefined;

  get open(): Open | null {
    return this.store.getState().open;
  }

  point(at: Element | null, now: number): void {
    if (at?.closest(FLOATING)) this.#become(onCard(this.#hover), 'mouse');
    else this.#become(pointAt(this.#hover, thingAt(at), now), 'mouse', now);
  }

  press(at: Element | null): void {
    this.last = at;
    if (!at?.closest(FLOATING)) this.#become(press(this.#hover, thingAt(at)), this.by);
  }

  /** Shows at once what can be read here; false where there is nothing. */
  read(at: Element | null, by: Hand): boolean {
    const thing = thingAt(at);
    const told = thing && toldBy(thing);
    if (!told) return false;
    this.#open({ ...told, anchor: thing, from: told, by, refused: false });
    return true;
  }

  /** The key that reads: it opens the card of what has the focus, and closes it again. */
  toggle(at: Element | null): void {
    const { open } = this;
    if (open?.by === 'keys' && open.anchor === thingAt(at)) this.close();
    else this.read(at, 'keys');
  }

  /** Shows something a board was asked about: beside what was pressed, if that is it; else wherever it lies. */
  show(ref: Ref, refused = false): void {
    const inside = this.last?.isConnected ? this.last.closest(CARD) : null;
    const { pinned, open } = this.store.getState();
    const alone: Told = { tells: ref, about: [ref], mention: !refused };
    if (inside?.hasAttribute('data-docked')) {
      if (pinned) this.store.setState({ pinned: alone });
      return;
    }
    if (inside && open) {
      this.store.setState({ open: { ...open, ...alone, refused } });
      return;
    }
    const pressed = this.last?.isConnected ? thingAt(this.last) : null;
    const told = pressed && toldBy(pressed);
    const isIt = told && (sameRef(told.tells, ref) || told.about.some((r) => sameRef(r, ref)));
    const anchor = isIt ? pressed : (findThing(ref) ?? pressed);
    const from = anchor && toldBy(anchor);
    this.#open({ ...(isIt ? told : alone), tells: ref, anchor, from, by: this.by, refused });
  }

  /** Closes what is open; false where nothing is. */
  close(): boolean {
    if (!this.open) return false;
    this.#become(press(show(this.#hover, null), this.#hover.shown), this.by);
    this.store.setState({ open: null });
    return true;
  }

  /** Keeps what is open, or lets go of what was kept; false where there is neither. */
  pin(): boolean {
    const { open, pinned } = this.store.getState();
    if (!open && !pinned) return false;
    if (open) this.close();
    this.store.setState({ pinned: open && { tells: open.tells, about: open.about, mention: open.mention } });
    return true;
  }

  unpin(): void {
    this.store.setState({ pinned: null });
  }

  /** Somebody else looks at this screen. */
  forget(): void {
    this.close();
    this.unpin();
    this.last = null;
  }

  /** The page was drawn anew: what is read may have become another thing, or none. */
  follow(): void {
    const { open } = this;
    if (!open?.anchor) return;
    const told = open.anchor.isConnected ? toldBy(open.anchor) : null;
    if (!told) this.close();
    else if (open.from && !isSame(told, open.from))
      this.store.setState({ open: { ...open, ...told, from: told, refused: false } });
  }

  stop(): void {
    clearTimeout(this.#timer);
  }

  #open(open: Open): void {
    this.#hover = show(this.#hover, open.anchor);
    clearTimeout(this.#timer);
    this.store.setState({ open });
  }

  #become(next: Hover<Element>, by: Hand, now = performance.now()): void {
    const before = this.#hover;
    this.#hover = next;
    clearTimeout(this.#timer);
    if (next.shown !== before.shown) this.#turn(next.shown, by);
    const { next: due } = this.#hover;
    if (due) this.#timer = setTimeout(() => this.#become(tick(this.#hover, due.at), by, due.at), due.at - now);
  }

  #turn(thing: Element | null, by: Hand): void {
    const told = thing?.isConnected ? toldBy(thing) : null;
    this.store.setState({ open: told && { ...told, anchor: thing, from: told, by, refused: false } });
  }
}

/** Where a thing lies that can be seen. */
function findThing(ref: Ref): Element | null {
  const key = CSS.escape(refKey(ref));
  const all = document.querySelectorAll(`[data-ref="${key}"], [data-tells="${key}"]`);
  return [...all].find((x) => !x.closest(CARD) && x.getClientRects().length > 0) ?? null;
}

import { refKey } from '@ashtown/engine';
import { useEffect, useLayoutEffect, useReducer, useRef } from 'react';
import { useStore } from 'zustand';
import { Icon } from '../../ui/Icon.tsx';
import { type Box, place } from '../../ui/place.ts';
import type { Board } from '../choose/useBoard.ts';
import type { Open } from '../reading/reading.ts';
import type { Scene } from '../scene.ts';
import { useTableText } from '../text/index.ts';
import { Card } from './Card.tsx';
import style from './hover.module.css';
import { useDescribed } from './useDescribed.ts';

/** What is pointed at, large, beside it. It lies above everything and covers neither the thing nor the prompt. */
export function HoverCard({ scene, board }: { scene: Scene; board: Board }) {
  const open = useStore(board.reading.store, (s) => s.open);
  const described = useDescribed(scene, board);
  // On a phone a finger's card stands in a sheet.
  const shown = open && !(open.by === 'touch' && board.props.size === 'phone') ? open : null;
  return (
    <>
      {described}
      {shown && <Floating scene={scene} board={board} open={shown} />}
    </>
  );
}

function Floating({ scene, board, open }: { scene: Scene; board: Board; open: Open }) {
  const text = useTableText();
  const { reading } = board;
  const card = useRef<HTMLDivElement>(null);
  const [, again] = useReducer((n: number) => n + 1, 0);
  useLayoutEffect(() => {
    const { current } = card;
    if (!current) return;
    if (!current.matches(':popover-open')) current.showPopover();
    fit(current);
    const box = boxOf(current);
    const { left, top } = place(box, surroundings(open, current));
    // Its own pixels may be larger than those of the window.
    const scale = box.width / current.offsetWidth || 1;
    current.style.left = `${left / scale}px`;
    current.style.top = `${top / scale}px`;
  });
  useEffect(() => {
    window.addEventListener('resize', again);
    // What scrolls takes the thing with it.
    const scrolled = (e: Event) => {
      if (!card.current?.contains(e.target as Node)) again();
    };
    window.addEventListener('scroll', scrolled, { capture: true, passive: true });
    return () => {
      window.removeEventListener('resize', again);
      window.removeEventListener('scroll', scrolled, { capture: true });
    };
  }, []);
  return (
    <div
      ref={card}
      popover="manual"
      role="note"
      aria-label={text.region.inspector}
      className={style.card}
      data-reading=""
      data-testid="inspector"
    >
      <Card scene={scene} board={board} told={open} refused={open.refused} onTake={() => reading.close()} />
      <button type="button" tabIndex={-1} className={style.rest} onClick={() => reading.pin()}>
        {text.inspector.rest}
      </button>
      <button
        type="button"
        tabIndex={-1}
        className={style.pin}
        aria-label={text.inspector.pin}
        title={`${text.inspector.pin} (P)`}
        data-testid="pin"
        onClick={() => reading.pin()}
      >
        <Icon name="pin" size={15} />
      </button>
    </div>
  );
}

/** Where there is too much to say the picture goes first, then the card grows; what still finds no room can be had by pinning it. */
function fit(card: HTMLElement): void {
  const told = card.querySelector<HTMLElement>('[data-told]');
  delete card.dataset.squeeze;
  if (!told) return;
  for (const squeeze of ['art', 'high', 'cut']) {
    if (card.scrollHeight <= card.clientHeight + 1 && told.scrollHeight <= told.clientHeight + 1) return;
    card.dataset.squeeze = squeeze;
  }
}

function boxOf(x: Element): Box {
  const { left, top, width, height } = x.getBoundingClientRect();
  return { left, top, width, height };
}

const PRESSED = 'button, [role="button"]';

function surroundings(open: Open, card: HTMLElement) {
  const { anchor } = open;
  const window = { width: document.documentElement.clientWidth, height: document.documentElement.clientHeight };
  const centre = { left: window.width / 2, top: window.height / 2, width: 0, height: 0 };
  if (!anchor) return { thing: centre, window };
  const prompt = document.querySelector('[data-testid="prompt"]');
  const near = (x: Element) => x !== anchor && !anchor.contains(x) && !x.contains(anchor) && !card.contains(x);
  const region = anchor.closest('[data-region]') ?? document.body;
  const thing = boxOf(wholeOf(anchor, open));
  return {
    thing,
    window,
    keep: [...(prompt ? [boxOf(prompt)] : []), ...ownButtons(anchor, thing)],
    spare: [...region.querySelectorAll('[data-rove], [data-standing="legal"]')].filter(near).map(boxOf),
  };
}

/** The mark of a player stands for their whole panel: that is what the card stands beside. */
function wholeOf(anchor: Element, { tells }: Open): Element {
  const whole = anchor.parentElement?.closest(`[data-ref="${CSS.escape(refKey(tells))}"]`);
  return whole && boxOf(whole).width < window.innerWidth / 2 ? whole : anchor;
}

/** The buttons that belong to a thing and stand with it in a frame hardly larger than both. */
function ownButtons(anchor: Element, thing: Box): readonly Box[] {
  const frame = anchor.parentElement;
  if (!frame) return [];
  const box = boxOf(frame);
  if (box.width > thing.width * 1.5 || box.height > thing.height * 2.5) return [];
  return [...frame.querySelectorAll(PRESSED)].filter((x) => !anchor.contains(x)).map(boxOf);
}

import { Component, createContext, createRef, type ReactNode } from 'react';
import type { Beat } from './beats.ts';
import { type Amounts, drawBlows } from './blows.ts';
import { draw } from './draw.ts';
import { mark } from './marks.ts';
import { lookAt, type Sights } from './sight.ts';
import style from './stage.module.css';
import { atRest, playBeat, playBeats, stopBeats } from './stage.ts';
import { drawTrunks } from './trunks.ts';

interface Props {
  /** The moment that is shown; another one with beats is played. */
  moment: unknown;
  beats: readonly Beat[];
  /** What of it is told now: its things are marked. */
  beat: Beat | null;
  /** How long a thing travels, in milliseconds; 0: nothing moves. */
  travel: number;
  /** The signs of what is lost where somebody is hit. */
  amounts: Amounts | undefined;
  /** What goes to a player goes into a hand. */
  hands: boolean;
  children: ReactNode;
}

/** Marks once more what the beat that is told is about: something of the page has come after it. */
export const MarkAnew = createContext<() => void>(() => {});

/** Sees the page just before and just after it changes: a class, because only classes can. */
export class Stage extends Component<Props> {
  readonly #root = createRef<HTMLDivElement>();
  readonly #overlay = createRef<HTMLDivElement>();
  readonly #lines = createRef<SVGSVGElement>();
  #frame = 0;
  /** Boards fit themselves into their room once all is laid out. */
  readonly #shifted = () => {
    cancelAnimationFrame(this.#frame);
    this.#frame = requestAnimationFrame(this.#redraw);
  };
  #sizes: ResizeObserver | null = null;

  override componentDidMount(): void {
    this.#sizes = new ResizeObserver(this.#shifted);
    window.addEventListener('resize', this.#shifted);
    document.addEventListener('scroll', this.#shifted, { capture: true, passive: true });
  }

  override componentWillUnmount(): void {
    this.#sizes?.disconnect();
    cancelAnimationFrame(this.#frame);
    window.removeEventListener('resize', this.#shifted);
    document.removeEventListener('scroll', this.#shifted, { capture: true });
  }

  override getSnapshotBeforeUpdate(before: Props): Sights | null {
    const { moment, beats, travel } = this.props;
    if (moment === before.moment || beats.length === 0 || travel === 0) return null;
    return lookAt(this.#root.current!);
  }

  override componentDidUpdate(before: Props, _: unknown, sights: Sights | null): void {
    const { beats, beat, travel, hands } = this.props;
    const root = this.#root.current!;
    if (sights) stopBeats(this.#overlay.current!);
    // Where things stand is seen before they travel there.
    if (beat !== before.beat) this.#draw(travel);
    if (sights) playBeats(root, this.#overlay.current!, sights, beats, travel);
    else if (beat && beat !== before.beat && travel > 0) playBeat(root, this.#overlay.current!, beat, travel, hands);
    if (beat || before.beat) mark(root, beat, hands);
  }

  readonly #markAnew = (): void => {
    const { beat, hands } = this.props;
    if (beat) mark(this.#root.current!, beat, hands);
  };

  #draw(ms: number): void {
    const [root, lines] = [this.#root.current!, this.#lines.current!];
    lines.replaceChildren();
    this.#drawOn(lines, ms);
    this.#sizes?.disconnect();
    if (lines.firstChild) for (const region of root.querySelectorAll('[data-region]')) this.#sizes?.observe(region);
  }

  /** Where what it is drawn on stands elsewhere now. */
  readonly #redraw = (): void => {
    const lines = this.#lines.current!;
    if (!lines.firstChild) return;
    const drawn = draw('g');
    atRest(() => this.#drawOn(drawn, 0));
    if (drawn.innerHTML !== lines.innerHTML) lines.replaceChildren(...drawn.childNodes);
  };

  /** What is hit is shown on the board; where that has no place for it, by lines from the stage to those who are hit. */
  #drawOn(lines: Element, ms: number): void {
    const { beat, amounts = {} } = this.props;
    const root = this.#root.current!;
    if (beat && !drawBlows(root, lines, beat, amounts, ms)) drawTrunks(root, lines, beat);
  }

  override render(): ReactNode {
    return (
      <>
        <div ref={this.#root} className={`${style.root} ${this.props.beat ? style.telling : ''}`}>
          <MarkAnew value={this.#markAnew}>{this.props.children}</MarkAnew>
        </div>
        <svg ref={this.#lines} className={style.overlay} aria-hidden="true" focusable="false" />
        <div ref={this.#overlay} className={style.overlay} aria-hidden="true" inert />
      </>
    );
  }
}

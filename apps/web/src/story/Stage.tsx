import { Component, createRef, type ReactNode } from 'react';
import type { Beat } from './beats.ts';
import { type Amounts, drawBlows } from './blows.ts';
import { mark } from './marks.ts';
import { lookAt, type Sights } from './sight.ts';
import style from './stage.module.css';
import { playBeat, playBeats, stopBeats } from './stage.ts';
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

/** Sees the page just before and just after it changes: a class, because only classes can. */
export class Stage extends Component<Props> {
  readonly #root = createRef<HTMLDivElement>();
  readonly #overlay = createRef<HTMLDivElement>();
  readonly #lines = createRef<SVGSVGElement>();
  readonly #resized = () => this.#draw(0);

  override componentDidMount(): void {
    window.addEventListener('resize', this.#resized);
  }

  override componentWillUnmount(): void {
    window.removeEventListener('resize', this.#resized);
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

  /** What is hit is shown on the board; where that has no place for it, by lines from the stage to those who are hit. */
  #draw(ms: number): void {
    const { beat, amounts = {} } = this.props;
    const [root, lines] = [this.#root.current!, this.#lines.current!];
    lines.replaceChildren();
    if (beat && !drawBlows(root, lines, beat, amounts, ms)) drawTrunks(root, lines, beat);
  }

  override render(): ReactNode {
    return (
      <>
        <div ref={this.#root} className={style.root}>
          {this.props.children}
        </div>
        <svg ref={this.#lines} className={style.overlay} aria-hidden="true" focusable="false" />
        <div ref={this.#overlay} className={style.overlay} aria-hidden="true" inert />
      </>
    );
  }
}

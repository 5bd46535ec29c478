import { Component, createRef, type ReactNode } from 'react';
import type { Beat } from './beats.ts';
import { mark } from './marks.ts';
import { lookAt, type Sights } from './sight.ts';
import style from './stage.module.css';
import { playBeat, playBeats } from './stage.ts';
import { drawTrunks } from './trunks.ts';

interface Props {
  /** The moment that is shown; another one with beats is played. */
  moment: unknown;
  beats: readonly Beat[];
  /** What of it is told now: its things are marked. */
  beat: Beat | null;
  /** How long a thing travels, in milliseconds; 0: nothing moves. */
  travel: number;
  children: ReactNode;
}

/** Sees the page just before and just after it changes: a class, because only classes can. */
export class Stage extends Component<Props> {
  readonly #root = createRef<HTMLDivElement>();
  readonly #overlay = createRef<HTMLDivElement>();
  readonly #lines = createRef<SVGSVGElement>();
  readonly #resized = () => drawTrunks(this.#root.current!, this.#lines.current!, this.props.beat);

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
    const { beats, beat, travel } = this.props;
    const root = this.#root.current!;
    if (sights) playBeats(root, this.#overlay.current!, sights, beats, travel);
    else if (beat && beat !== before.beat && travel > 0) playBeat(root, this.#overlay.current!, beat, travel);
    if (beat || before.beat) mark(root, beat);
    if (beat !== before.beat) drawTrunks(root, this.#lines.current!, beat);
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

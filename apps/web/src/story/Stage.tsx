import { Component, createRef, type ReactNode } from 'react';
import type { Beat } from './beats.ts';
import { lookAt, type Sights } from './sight.ts';
import style from './stage.module.css';
import { playBeats } from './stage.ts';

interface Props {
  /** The moment that is shown; another one with beats is played. */
  moment: unknown;
  beats: readonly Beat[];
  /** How long a thing travels, in milliseconds; 0: nothing moves. */
  travel: number;
  children: ReactNode;
}

/** Sees the page just before and just after it changes: a class, because only classes can. */
export class Stage extends Component<Props> {
  readonly #root = createRef<HTMLDivElement>();
  readonly #overlay = createRef<HTMLDivElement>();

  override getSnapshotBeforeUpdate(before: Props): Sights | null {
    const { moment, beats, travel } = this.props;
    if (moment === before.moment || beats.length === 0 || travel === 0) return null;
    return lookAt(this.#root.current!);
  }

  override componentDidUpdate(_: Props, __: unknown, sights: Sights | null): void {
    if (sights) playBeats(this.#root.current!, this.#overlay.current!, sights, this.props.beats, this.props.travel);
  }

  override render(): ReactNode {
    return (
      <>
        <div ref={this.#root} className={style.root}>
          {this.props.children}
        </div>
        <div ref={this.#overlay} className={style.overlay} aria-hidden="true" inert />
      </>
    );
  }
}

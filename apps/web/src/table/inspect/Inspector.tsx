import { useStore } from 'zustand';
import { Button } from '../../ui/Button.tsx';
import { Rich } from '../../ui/Rich.tsx';
import type { Board } from '../choose/useBoard.ts';
import type { Told } from '../reading/things.ts';
import type { Scene } from '../scene.ts';
import { useTableText } from '../text/index.ts';
import { Card } from './Card.tsx';
import style from './inspector.module.css';
import type { Said } from './said.ts';

interface Kept {
  told: Told | null;
  refused: boolean;
}

/** What stands in the inspector: what was pinned; on a phone also what a finger reads. */
export function useKept({ reading, props }: Board): Kept {
  const { open, pinned } = useStore(reading.store);
  if (open?.by === 'touch' && props.size === 'phone') return { told: open, refused: open.refused };
  return { told: pinned, refused: false };
}

/** Something that stays: a card that was pinned, or a few lines that were asked for. Nothing where there is neither. */
export function Inspector(props: { scene: Scene; board: Board; said: Said | null; onUnsay(): void }) {
  const { scene, board, said, onUnsay } = props;
  const text = useTableText();
  const { told, refused } = useKept(board);
  if (!told && !said) return null;
  const { reading } = board;
  const close = () => {
    if (!told) return onUnsay();
    reading.close();
    reading.unpin();
  };
  return (
    <section
      className={`plate ${style.inspector} ${board.props.size === 'phone' ? style.sheet : ''}`}
      aria-label={text.region.inspector}
      data-region=""
      tabIndex={-1}
      data-reading=""
      data-docked=""
      data-testid="inspector"
    >
      <header className={style.head}>
        <span className="label">{told ? text.inspector.title : said!.title}</span>
        <Button look="quiet" small icon="x" aria-label={text.inspector.close} data-testid="unpin" onClick={close} />
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by the keyboard. */}
      <div className={style.scroll} tabIndex={0}>
        {told ? (
          <Card scene={scene} board={board} told={told} refused={refused} onTake={() => reading.close()} />
        ) : (
          said!.lines.map((line) => (
            <p key={line} className={style.line}>
              <Rich text={line} signs={scene.gameBoard.signs} />
            </p>
          ))
        )}
      </div>
    </section>
  );
}

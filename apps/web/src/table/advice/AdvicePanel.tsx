import { Button } from '../../ui/Button.tsx';
import type { Board } from '../choose/useBoard.ts';
import type { Scene } from '../scene.ts';
import { useTableText } from '../text/index.ts';
import style from './advice.module.css';
import { Hints } from './Hints.tsx';
import { OddsTables } from './OddsTables.tsx';
import { type Advising, PANELS, type PanelId } from './useAdvice.ts';

/** Hints and odds in the place of the inspector, once somebody has asked for them. */
export function AdvicePanel(props: {
  scene: Scene;
  board: Board;
  advising: Advising;
  /** What can be asked for here. */
  offered: readonly PanelId[];
  onShow(panel: PanelId): void;
}) {
  const { scene, board, advising, offered, onShow } = props;
  const text = useTableText();
  const { panel, hint } = advising;
  if (panel === null) return null;
  return (
    <section
      className={`plate ${style.panel}`}
      aria-label={text.advice.title}
      data-region=""
      tabIndex={-1}
      data-testid="advice"
    >
      <header className={style.head}>
        <span className="seg">
          {PANELS.filter((id) => offered.includes(id)).map((id) => (
            <button key={id} type="button" aria-pressed={id === panel} onClick={() => onShow(id)}>
              {text.advice[id]}
            </button>
          ))}
        </span>
        <Button look="quiet" small icon="x" aria-label={text.inspector.close} onClick={() => advising.close()} />
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by the keyboard. */}
      <div className={style.scroll} tabIndex={0}>
        {panel === 'odds' ? (
          <OddsTables scene={scene} board={board} />
        ) : hint ? (
          <Hints scene={scene} board={board} hint={hint} />
        ) : (
          <p className={style.thinking}>{text.advice.thinking}</p>
        )}
      </div>
    </section>
  );
}

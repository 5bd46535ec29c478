import type { Ref } from '@ashtown/engine';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Rich } from '../../ui/Rich.tsx';
import type { Board } from '../choose/useBoard.ts';
import type { Scene } from '../scene.ts';
import { useTableText } from '../text/index.ts';
import style from './inspector.module.css';
import type { Said } from './said.ts';

/** What is pointed at, in full; and if nothing can be done with it, why. It covers nothing of the table. */
export function Inspector({ scene, board, said }: { scene: Scene; board: Board; said: Said | null }) {
  const text = useTableText();
  const { inspected, why, props } = board;
  const { gameBoard, words } = scene;
  const Detail = gameBoard.Detail;
  const { seat, question, view } = props;
  // Where the game has no better reason than the moment, what is asked now is the reason.
  const reason =
    why?.t === 'notNow' && seat !== null && question !== null
      ? text.askedNow(words.prompt(view, seat, question))
      : why && words.why(why);
  return (
    <section
      className={`plate ${style.inspector}`}
      aria-label={text.region.inspector}
      data-region=""
      tabIndex={-1}
      data-testid="inspector"
    >
      <header className={style.head}>
        <span className="label">{said?.title ?? text.inspector.title}</span>
        {inspected && (
          <Button look="quiet" small icon="x" aria-label={text.inspector.close} onClick={() => board.inspect(null)} />
        )}
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by the keyboard. */}
      <div className={style.scroll} tabIndex={0}>
        {/* What was asked comes first: a large card would push it out of sight. */}
        {inspected && reason && (
          <div className={style.why} role="status" data-testid="why">
            <b>
              <Icon name="info" size={15} />
              {text.notNow}
            </b>
            <p>
              <Rich text={reason} signs={gameBoard.signs} />
            </p>
          </div>
        )}
        {said && !inspected ? (
          said.lines.map((line) => (
            <p key={line} className={style.line}>
              <Rich text={line} signs={gameBoard.signs} />
            </p>
          ))
        ) : inspected ? (
          Detail ? (
            <Detail {...props} of={inspected} />
          ) : (
            <PlainDetail scene={scene} of={inspected} />
          )
        ) : (
          <p className={style.empty}>{text.inspector.empty}</p>
        )}
      </div>
    </section>
  );
}

function PlainDetail({ scene, of }: { scene: Scene; of: Ref }) {
  const { words } = scene;
  const card = of.kind === 'player' ? { name: '', kind: '', text: '' } : words.card(of.id);
  return (
    <article className={style.plain}>
      <h2>{card.text ? card.name : words.ref(of)}</h2>
      {card.kind && <span className="label">{card.kind}</span>}
      {card.text && (
        <p>
          <Rich text={card.text} signs={scene.gameBoard.signs} />
        </p>
      )}
    </article>
  );
}

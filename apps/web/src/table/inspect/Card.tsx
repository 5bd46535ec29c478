import type { Ref } from '@ashtown/engine';
import { Icon } from '../../ui/Icon.tsx';
import { Rich } from '../../ui/Rich.tsx';
import { pickKey } from '../choose/pickKey.ts';
import type { Board } from '../choose/useBoard.ts';
import { Cited } from '../cited/Cited.tsx';
import type { Told } from '../reading/things.ts';
import type { Scene } from '../scene.ts';
import { useTableText } from '../text/index.ts';
import style from './card.module.css';
import { nowOf } from './told.ts';

export interface CardProps {
  scene: Scene;
  board: Board;
  told: Told;
  /** Somebody pressed it, and it cannot be used now. */
  refused?: boolean;
  /** After one of its answers was given. */
  onTake(): void;
}

/** A thing in full: what the game tells about it, what it would do now, and last why it can do nothing. */
export function Card({ scene, board, told, refused = false, onTake }: CardProps) {
  const text = useTableText();
  const { gameBoard } = scene;
  const Detail = gameBoard.Detail;
  const { uses, more, why, cites } = nowOf(scene, board, told, refused, text);
  return (
    <>
      <div className={style.told} data-told="">
        {Detail ? <Detail {...board.props} of={told.tells} /> : <PlainDetail scene={scene} of={told.tells} />}
      </div>
      {uses.length > 0 && (
        <ul className={style.uses} aria-label={text.inspector.now}>
          {uses.map(({ offer, label }) => (
            <li key={pickKey(offer.pick)}>
              <button
                type="button"
                className={style.use}
                data-testid="use"
                data-pick={pickKey(offer.pick)}
                onClick={() => {
                  onTake();
                  board.take(offer);
                }}
              >
                <Rich text={label} signs={gameBoard.signs} />
              </button>
            </li>
          ))}
        </ul>
      )}
      {more > 0 && <p className={style.more}>{text.inspector.more(more, uses.length > 0)}</p>}
      {why !== null && (
        <p
          className={refused ? style.refused : style.why}
          data-testid="why"
          {...(refused ? { role: 'status' as const } : {})}
        >
          {refused && <Icon name="info" size={15} />}
          <span>
            <Rich text={why} signs={gameBoard.signs} />
            {cites && <Cited game={scene.game.id} lang={scene.lang} rule={cites} />}
          </span>
        </p>
      )}
    </>
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

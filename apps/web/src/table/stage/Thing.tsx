import type { Ref } from '@ashtown/engine';
import { Rich } from '../../ui/Rich.tsx';
import type { Board } from '../choose/useBoard.ts';
import type { Scene } from '../scene.ts';
import style from './stage.module.css';

/** The card or the dice a beat is about, as large as the stage allows, and smaller ones of `more` that happened with it. */
export function Shown(props: { scene: Scene; board: Board; things: readonly Ref[]; more: readonly Ref[] }) {
  const { scene, board, things, more } = props;
  const { Show } = scene.gameBoard;
  return (
    <div
      className={`${things[0]?.kind === 'die' ? style.dice : style.thing} ${more.length > 0 ? style.several : ''}`}
      data-testid="story-shown"
    >
      {[...things, ...more].map((of, i) =>
        Show ? (
          <Show key={`${i as 0} ${of.id}`} {...board.props} of={of} small={i >= things.length} />
        ) : (
          <Plain key={`${i as 0} ${of.id}`} scene={scene} of={of} />
        ),
      )}
    </div>
  );
}

/** Where a game draws nothing: the name, and what kind of thing it is. */
export function Plain({ scene: { words, gameBoard }, of }: { scene: Pick<Scene, 'words' | 'gameBoard'>; of: Ref }) {
  const card = of.kind === 'card' ? words.card(of.id) : { name: words.ref(of), kind: '', text: '' };
  return (
    <article className={style.plain}>
      <b>{card.name || words.ref(of)}</b>
      {card.kind && <span>{card.kind}</span>}
      {card.text && (
        <p>
          <Rich text={card.text} signs={gameBoard.signs} />
        </p>
      )}
    </article>
  );
}

import { refKey } from '@ashtown/engine';
import { Fragment, type ReactNode, useMemo } from 'react';
import { type Marked, useTermed } from '../../terms/Termed.tsx';
import { cutAtCards } from '../../ui/cutAtCards.ts';
import { Rich } from '../../ui/Rich.tsx';
import type { Board } from '../choose/useBoard.ts';
import { Cited } from '../cited/Cited.tsx';
import type { Scene } from '../scene.ts';
import { useTableText } from '../text/index.ts';
import { Answers } from './Answers.tsx';
import { parted } from './parted.ts';
import style from './prompt.module.css';

/** The question, one main button, the others, and what is always there. It never changes its place. */
export function Prompt(props: {
  scene: Scene;
  board: Board;
  list: { open: boolean; toggle(): void };
  busy: boolean;
  /** Undo and redo; nothing in a replay. */
  tools?: ReactNode;
  /** What is said when nobody here is asked. */
  waiting: ReactNode;
}) {
  const { scene, board, list, busy, tools, waiting } = props;
  const text = useTableText();
  const { position, words, gameBoard } = scene;
  const { seat, question, size } = board.props;
  const phone = size === 'phone';
  const asked = seat !== null && question !== null && board.props.offers.length > 0;
  const [head, more] = asked ? parted(words.prompt(position.view, seat, question)) : ['', ''];
  const title = board.gathered?.title ?? head;
  const rest = board.confirming ? text.noUndoAfter : (board.gathered?.note ?? more);
  const cited = asked && scene.game.cites.questions[question]?.[0];
  const cut = useMemo(() => cutAtCards(words), [words]);
  const marked = useTermed(scene.game.id, scene.lang);
  const Token = gameBoard.Token;
  const who = asked ? seat : position.asked[0];
  return (
    <section
      className={`${style.prompt} ${asked ? style.mine : ''} ${phone ? style.phone : ''}`}
      aria-label={text.region.prompt}
      data-testid="prompt"
      data-region=""
      data-question={question ?? ''}
      aria-busy={busy}
      tabIndex={-1}
    >
      <span className={style.hazard} aria-hidden="true" />
      {Token && who !== undefined && !phone && (
        <Token view={position.view} tables={scene.tables} seat={who} size={44} />
      )}
      {asked ? (
        <>
          <div className={style.question}>
            <b>
              {mentioning(scene, cut, marked, title)}
              {cited && <Cited game={scene.game.id} lang={scene.lang} rule={cited} />}
            </b>
            {rest && <span>{mentioning(scene, cut, marked, rest)}</span>}
          </div>
          <Answers scene={scene} board={board} list={list} busy={busy} />
        </>
      ) : (
        <div className={style.question}>{waiting}</div>
      )}
      {tools && (
        <div className={style.tools} data-tools="">
          {tools}
        </div>
      )}
    </section>
  );
}

/** A sentence whose cards and terms can be read by pointing at them. */
const mentioning = (
  { gameBoard: { signs } }: Scene,
  cut: ReturnType<typeof cutAtCards>,
  marked: Marked,
  text: string,
) =>
  cut(text).map((x) =>
    x.card === null ? (
      <Fragment key={x.key}>
        {marked(x.text, (part) => (
          <Rich text={part} signs={signs} />
        ))}
      </Fragment>
    ) : (
      <span key={x.key} className={style.card} data-tells={refKey({ kind: 'card', id: x.card })}>
        {x.text}
      </span>
    ),
  );

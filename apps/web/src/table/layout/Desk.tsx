import { type CSSProperties, useState } from 'react';
import { Steady } from '../../ui/Steady.tsx';
import { Inspector } from '../inspect/Inspector.tsx';
import { Log } from '../log/Log.tsx';
import { useTableText } from '../text/index.ts';
import style from './desk.module.css';
import { Part } from './Part.tsx';
import type { Parts } from './parts.ts';

/** The own area is as high as a tray of dice beside a panel. */
const ROWS = 'minmax(0, 1fr) auto 198px';
const WIDEST = '1200px';

/** The table on a desk: everything visible, nothing moves, the page does not scroll. */
export function Desk({
  scene,
  board,
  header,
  banner,
  prompt,
  choices,
  stage,
  instead,
  chat,
  look,
  advice,
  winBar,
  coach,
  trainer,
  said,
  onUnsay,
}: Parts) {
  const text = useTableText();
  const [side, setSide] = useState<'log' | 'chat'>('log');
  const { gameBoard, seats, position } = scene;
  const { Board, Panel, Unseated, MyArea, desk = {} } = gameBoard;
  // With room to spare the rivals stand above the board, where the game says how high the rest is then.
  const band = board.props.size === 'desk' || instead !== undefined ? undefined : desk.band;
  const measures = { '--rows': band ?? desk.rows ?? ROWS, '--widest': desk.widest ?? WIDEST } as CSSProperties;
  const all = Array.from({ length: seats }, (_, seat) => seat);
  const me = position.seat;
  // The rivals in the order they follow.
  const rivals = me === null ? all : [...all.slice(me + 1), ...all.slice(0, me)];
  return (
    <div className={style.desk} data-layout="desk">
      {header}
      {banner}
      <main
        className={`${style.grid} ${band ? style.band : ''} ${instead === undefined ? '' : style.over} ${coach ? style.taught : ''}`}
        data-chat={chat !== undefined}
        style={measures}
      >
        <section className={style.rivals} aria-label={text.region.rivals} data-region="" data-seats="" tabIndex={-1}>
          {rivals.map((seat) => (
            <Part key={seat} part={Panel} p={board.props} of={seat} />
          ))}
          {Unseated && <Part part={Unseated} p={board.props} />}
          {!band && coach?.notes}
        </section>
        <div className={`${style.middle} ${instead === undefined ? '' : style.ended}`}>
          <section
            className={style.board}
            aria-label={text.region.board}
            data-region=""
            tabIndex={-1}
            data-testid="board"
          >
            {instead ?? <Part part={Board} p={board.props} />}
            {stage && (
              <div className={`${style.stage} ${desk.stage ? style.beside : ''}`} style={{ width: desk.stage }}>
                {stage}
              </div>
            )}
          </section>
          <Steady>{prompt}</Steady>
          {instead === undefined && (
            <section
              className={`${style.mine} ${me === null ? style.nobody : desk.whole ? style.whole : ''}`}
              aria-label={text.region.mine}
              data-region=""
              data-mine=""
              tabIndex={-1}
            >
              {me !== null && !desk.whole && <Part part={Panel} p={board.props} of={me} />}
              {MyArea && <Part part={MyArea} p={board.props} />}
              {choices}
            </section>
          )}
        </div>
        <div className={style.right}>
          {winBar}
          {advice ?? <Inspector scene={scene} board={board} said={said} onUnsay={onUnsay} />}
          {trainer}
          {coach ? (
            <>
              {coach.panel}
              {band && coach.notes}
            </>
          ) : (
            <div className={`plate ${style.side}`}>
              {chat && (
                <div className={style.tabs}>
                  <span className="seg">
                    <button type="button" aria-pressed={side === 'log'} onClick={() => setSide('log')}>
                      {text.log.title}
                    </button>
                    <button
                      type="button"
                      aria-pressed={side === 'chat'}
                      data-testid="to-chat"
                      onClick={() => setSide('chat')}
                    >
                      {text.chat.title}
                      {chat.unread > 0 && side !== 'chat' && <b className={style.unread}>{chat.unread}</b>}
                    </button>
                  </span>
                </div>
              )}
              {side === 'log' || !chat ? (
                <Log scene={scene} inspect={board.inspect} look={look} titled={!chat} />
              ) : (
                chat.content
              )}
            </div>
          )}
        </div>
      </main>
    </div>
  );
}

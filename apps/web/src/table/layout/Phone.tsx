import type { Seat } from '@ashtown/engine';
import { type CSSProperties, useEffect, useRef, useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import type { IconName } from '../../ui/icons.ts';
import { colourOf, SeatToken } from '../../ui/SeatToken.tsx';
import { Steady } from '../../ui/Steady.tsx';
import { Inspector, useKept } from '../inspect/Inspector.tsx';
import { Log, type Look } from '../log/Log.tsx';
import { useNews } from '../log/useNews.ts';
import { useTableText } from '../text/index.ts';
import { Part } from './Part.tsx';
import type { Parts } from './parts.ts';
import style from './phone.module.css';
import { useSideways } from './size.ts';
import { useRising } from './useRising.ts';
import { useTabOf } from './useTabOf.ts';

/** What a long question has needed is kept for the next up to here: above it is the table, which has no other place. */
const KEPT = 0.15;

/** The table on a phone: one tab at a time, the prompt fixed below it. */
export function Phone({
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
  const [tab, setTab] = useState('table');
  const { gameBoard, seats, position, words } = scene;
  const { Board, Panel, Unseated, MyArea, Mini } = gameBoard;
  const me = position.seat;
  const all = Array.from({ length: seats }, (_, seat) => seat);
  const rivals = all.filter((seat) => seat !== me);
  const content = useRef<HTMLDivElement>(null);
  const asked = useRef<HTMLDivElement>(null);
  useRising(asked);
  const sideways = useSideways();
  useEffect(() => {
    if (tab) content.current?.scrollTo(0, 0);
  }, [tab]);
  const tabs: readonly { id: string; icon: IconName; name: string }[] = [
    { id: 'table', icon: 'map', name: text.tab.table },
    ...(me === null ? [] : [{ id: 'me', icon: 'me' as const, name: text.tab.me }]),
    { id: 'rivals', icon: 'people', name: text.tab.rivals },
    ...(gameBoard.tabs ?? []).map((t) => ({ id: t.id, icon: t.icon as IconName, name: t.name(words) })),
    { id: 'log', icon: 'log', name: text.tab.log },
    ...(chat ? [{ id: 'chat', icon: 'chat' as const, name: text.chat.title }] : []),
  ];
  useTabOf(
    coach?.point,
    tabs.map(({ id }) => id),
    tab,
    setTab,
  );
  const Extra = gameBoard.tabs?.find((t) => t.id === tab)?.Content;
  const news = useNews(scene, tab === 'log');
  const { told: kept } = useKept(board);
  // These tabs scroll, and show players in full already.
  const panels = tab === 'me' || tab === 'rivals';
  const sheet = panels ? kept !== null && kept.tells.kind !== 'player' : kept !== null || said !== null;
  // What is looked at is on the table, not in the log.
  const lookAtTable: Look = {
    ...look,
    to(at) {
      setTab('table');
      look.to(at);
    },
    ...(look.play && {
      play(from: number, only?: readonly number[]) {
        setTab('table');
        look.play!(from, only);
      },
    }),
  };
  // On a map: what is told lies on the prompt as long as that has nothing to ask.
  const low = gameBoard.desk?.stage !== undefined && position.question === null;
  const show = (seat: Seat) => {
    setTab(seat === me ? 'me' : 'rivals');
  };
  return (
    <div className={style.phone} data-layout="phone" data-over={instead !== undefined}>
      {header}
      {banner}
      <nav className={style.players} aria-label={text.region.players} data-seats="">
        {all.map((seat) => (
          <button
            key={seat}
            type="button"
            className={style.player}
            style={{ borderColor: position.asked.includes(seat) || seat === me ? colourOf(seat) : undefined }}
            data-asked={position.asked.includes(seat)}
            onClick={() => show(seat)}
          >
            <span className="vh">{scene.who(seat)} </span>
            {Mini ? <Part part={Mini} p={board.props} of={seat} /> : <SeatToken seat={seat} size={30} />}
          </button>
        ))}
      </nav>
      {winBar}
      {/* The log tells the same in words, and all of it. */}
      {stage && tab !== 'log' && (
        // In its other place it is another: it does not jump there.
        <div key={low ? 'low' : 'high'} className={`${style.above} ${low ? style.low : ''}`}>
          <div>{stage}</div>
        </div>
      )}
      <div className={style.middle}>
        <main
          ref={content}
          className={`${style.content} ${tab === 'table' ? style.fixed : ''}`}
          data-region=""
          tabIndex={-1}
        >
          {tab === 'table' && (
            <section className={style.board} aria-label={text.region.board} data-testid="board">
              {instead ?? <Part part={Board} p={board.props} />}
            </section>
          )}
          {tab === 'me' && me !== null && <Part part={Panel} p={board.props} of={me} />}
          {tab === 'rivals' && (
            <section className={style.panels} aria-label={text.region.rivals}>
              {rivals.map((seat) => (
                <Part key={seat} part={Panel} p={board.props} of={seat} />
              ))}
              {Unseated && <Part part={Unseated} p={board.props} />}
            </section>
          )}
          {Extra && <Part part={Extra} p={board.props} />}
          {tab === 'log' && <Log scene={scene} inspect={board.inspect} look={lookAtTable} />}
          {tab === 'chat' && chat?.content}
          {sheet && (
            <div className={`${style.sheet} ${panels ? style.stuck : ''}`}>
              <Inspector scene={scene} board={board} said={said} onUnsay={onUnsay} />
            </div>
          )}
          {choices}
        </main>
        {advice && <div className={style.advice}>{advice}</div>}
      </div>
      <div ref={asked} className={style.asked}>
        {trainer}
        {!coach?.isReading && <Steady {...(sideways ? {} : { most: KEPT })}>{prompt}</Steady>}
        {MyArea && instead === undefined && tab !== 'log' && tab !== 'chat' && (
          <Steady>
            <section aria-label={text.region.mine} data-region="" data-mine="" tabIndex={-1}>
              <Part part={MyArea} p={board.props} />
            </section>
          </Steady>
        )}
      </div>
      <nav className={style.tabs} style={{ '--tabs': tabs.length } as CSSProperties} aria-label="Ashtown">
        {tabs.map((t) => (
          <Button
            key={t.id}
            look="quiet"
            className={`${style.tab} ${t.id === tab ? style.on : ''}`}
            aria-pressed={t.id === tab}
            data-testid={`tab-${t.id}`}
            onClick={() => setTab(t.id)}
          >
            <Icon name={t.icon} size={19} />
            <span>{t.name}</span>
            {t.id === 'log' && news > 0 && (
              <sup data-testid="news">
                {news}
                <span className="vh"> ({text.log.since})</span>
              </sup>
            )}
            {t.id === 'chat' && chat && chat.unread > 0 && <sup>{chat.unread}</sup>}
          </Button>
        ))}
      </nav>
      {coach && <div className={style.coach}>{coach.panel}</div>}
    </div>
  );
}

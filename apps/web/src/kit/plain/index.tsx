import { type Ref, refKey, type Seat } from '@ashtown/engine';
import { type ReactNode, useMemo } from 'react';
import type { BoardProps, GameBoard } from '../../table/board.ts';
import { useTableText } from '../../table/text/index.ts';
import { cutAtCards } from '../../ui/cutAtCards.ts';
import { roving } from '../../ui/roving.ts';
import { SeatToken } from '../../ui/SeatToken.tsx';
import { Detail, Rows } from '../Detail.tsx';
import { MiniPanel, PanelFrame } from '../Panel.tsx';
import { Points } from '../Points.tsx';
import { card } from '../refs.ts';
import { Thing } from '../Thing.tsx';
import style from './plain.module.css';

/**
 * A board for a game that has none of its own: the table in words, whose cards can be pointed at, and below it whatever an
 * answer is about. Everything can be answered from the list of choices too.
 */
function Board(p: BoardProps) {
  const { view, seat, words } = p;
  const cut = useMemo(() => cutAtCards(words), [words]);
  const lines = (words.table?.(view, seat) ?? [words.pitch]).map(cut);
  const shown = new Set(lines.flatMap((line) => line.flatMap((x) => (x.card === null ? [] : refKey(card(x.card))))));
  return (
    <div ref={roving} className={`plate ${style.board}`}>
      {lines.map((line, i) => (
        <p key={`${i as 0} ${line[0]?.text}`}>
          {line.map((x) => (x.card === null ? x.text : <Named key={x.key} p={p} of={card(x.card)} name={x.text} />))}
        </p>
      ))}
      <p className={style.things}>
        {thingsIn(p)
          .filter((ref) => !shown.has(refKey(ref)))
          .map((ref) => (
            <Named key={refKey(ref)} p={p} of={ref} name={words.ref(ref)} />
          ))}
      </p>
    </div>
  );
}

const Named = ({ p, of, name }: { p: BoardProps; of: Ref; name: string }) => (
  <Thing p={p} of={of} look="border" className={style.named}>
    {name}
  </Thing>
);

/** What the answers are about, each once. Players have panels, and bare words are buttons. */
function thingsIn({ offers }: BoardProps): readonly Ref[] {
  const all = offers.flatMap((o) => o.refs).filter(({ kind }) => kind === 'card' || kind === 'slot' || kind === 'die');
  return [...new Map(all.map((ref) => [refKey(ref), ref])).values()];
}

const scoreOf = ({ game, view }: BoardProps, of: Seat) => game.standing(view)[of];

function Panel(p: BoardProps & { of: Seat }) {
  const { of, asked, words, changed } = p;
  const text = useTableText();
  const score = scoreOf(p, of);
  return (
    <PanelFrame
      p={p}
      of={of}
      token={<SeatToken seat={of} size={34} />}
      active={asked.includes(of)}
      points={score && <Points n={score.score} name={text.result.points} changed={changed(of, 'score')} />}
    >
      <Rows rows={(score?.lines ?? []).map(({ source, n }) => ({ id: source, term: words.source(source), is: n }))} />
    </PanelFrame>
  );
}

function Mini(p: BoardProps & { of: Seat }) {
  const text = useTableText();
  const score = scoreOf(p, p.of);
  return (
    <MiniPanel
      of={p.of}
      token={<SeatToken seat={p.of} size={26} />}
      figures={score ? [{ id: 'score', name: text.result.points, n: score.score }] : []}
    />
  );
}

function Told(p: BoardProps & { of: Ref }): ReactNode {
  const { of, words } = p;
  if (of.kind === 'player') return <Panel {...p} of={Number(of.id)} />;
  if (of.kind !== 'card') return <Detail name={words.ref(of)} />;
  return <Detail {...words.card(of.id)} />;
}

export const board: GameBoard = { Board, Panel, Mini, Detail: Told, plain: true };

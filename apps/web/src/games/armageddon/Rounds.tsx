import { MIDGAME, ROUNDS } from '@ashtown/armageddon/board';
import { refKey } from '@ashtown/engine';
import { Fragment } from 'react';
import { drawnBy, seenIn, slot } from '../../kit/index.ts';
import { roving } from '../../ui/roving.ts';
import parts from './parts.module.css';
import type { Props } from './props.ts';
import style from './rounds.module.css';
import { Sign, Tile } from './Sign.tsx';

const LEVELS = ['', 'I', 'II'] as const;

/** The six rounds with what comes, and the two scorings everybody shares. */
export const Rounds = drawnBy(RoundsOf, (p) => {
  const { round, options, common, over, bagSize, deck } = p.view;
  return seenIn(p, [round, options, common, over, bagSize, deck.length]);
});

function RoundsOf(p: Props) {
  const text = p.words.board;
  const { round, options, common, over, bagSize, deck } = p.view;
  const arrivals = p.tables.arrivals[options.roundTrack];
  const scorings = [
    { after: MIDGAME, tile: common[0]!, when: text.midgame },
    { after: ROUNDS, tile: common[1]!, when: text.final },
  ];
  const stock = [
    { id: 'bag', sign: 'bag', n: bagSize, says: text.bag(bagSize) },
    { id: 'deck', sign: 'equipment', n: deck.length, says: text.deck(deck.length) },
  ] as const;
  return (
    <section ref={roving} className={`plate ${style.rounds}`} aria-label={text.rounds}>
      <ol>
        {arrivals.map((marauders, i) => {
          const no = i + 1;
          const level = p.tables.level[i]!;
          const help = text.roundHelp(no, marauders, level);
          const scoring = scorings.find(({ after }) => after === no);
          const look = no < round || over ? style.done : no === round ? style.on : '';
          return (
            <Fragment key={no}>
              <li
                className={`${style.round} ${look}`}
                {...(no === round ? { 'aria-current': 'step' as const } : {})}
                title={help}
              >
                <span className="vh">{help}</span>
                <b aria-hidden="true">{no}</b>
                <span className={parts.row} aria-hidden="true">
                  <Sign id="marauder" size={14} />+{marauders}
                </span>
                <span aria-hidden="true">{LEVELS[level]}</span>
              </li>
              {scoring && (
                <li className={`${style.common} ${scoring.tile < 0 ? style.done : ''}`}>
                  {scoring.tile < 0 ? `${scoring.when} ✓` : <Tile p={p} tile={scoring.tile} when={scoring.when} idle />}
                </li>
              )}
            </Fragment>
          );
        })}
      </ol>
      {stock.map(({ id, sign, n, says }) => (
        <span key={id} data-ref={refKey(slot(id))} className={style.stock} title={says}>
          <Sign id={sign} size={14} />
          <span aria-hidden="true">{n}</span>
          <span className="vh">{says}</span>
        </span>
      ))}
    </section>
  );
}

import { percentIn, type Ref, samePick, sayReason } from '@ashtown/engine';
import type { Hint } from '@ashtown/protocol';
import { type CSSProperties, useState } from 'react';
import { Rich } from '../../ui/Rich.tsx';
import type { Board } from '../choose/useBoard.ts';
import type { Scene } from '../scene.ts';
import { useTableText } from '../text/index.ts';
import style from './hints.module.css';
import { pointsOf } from './points.ts';
import { useLit } from './useLit.ts';

const NOTHING: readonly Ref[] = [];

/** The best answers with their chances and reasons. Pointing at one lights what it is about, choosing it answers. */
export function Hints({ scene, board, hint }: { scene: Scene; board: Board; hint: Hint }) {
  const text = useTableText();
  const [lit, light] = useState(NOTHING);
  useLit(lit);
  const { position, words, lang, gameBoard, who } = scene;
  const { seat, question, view } = position;
  const { offers } = board.props;
  if (seat === null || question === null) return null;
  return (
    <ol className={style.list}>
      {hint.best.map(({ pick, chance, error, reasons }) => {
        const offer = offers.find((o) => samePick(o.pick, pick));
        const label = words.label(view, seat, question, pick);
        const said = reasons.map((reason) =>
          sayReason(lang, reason, seat, { term: words.term, amount: words.amount ?? String }, who),
        );
        return (
          <li
            key={label}
            className={style.one}
            onPointerEnter={() => offer && light(offer.refs)}
            onPointerLeave={() => light(NOTHING)}
          >
            <button
              type="button"
              className={style.pick}
              data-testid="advised"
              disabled={!offer}
              onFocus={() => offer && light(offer.refs)}
              onBlur={() => light(NOTHING)}
              onClick={() => offer && board.take(offer)}
            >
              <span className={style.label}>
                <Rich text={label} signs={gameBoard.signs} />
              </span>
              <span className={style.chance} aria-hidden="true">
                <b>{percentIn(lang, chance)}</b>
                {error > 0 && <small>±{pointsOf(error)}</small>}
              </span>
              <span className="vh">{text.advice.spoken(percentIn(lang, chance), pointsOf(error))}</span>
              <i className={style.meter} style={{ '--part': chance } as CSSProperties} aria-hidden="true" />
            </button>
            <ul className={style.reasons}>
              {(said.length > 0 ? said : [text.advice.nothing]).map((reason) => (
                <li key={reason}>
                  <Rich text={reason} signs={gameBoard.signs} />
                </li>
              ))}
            </ul>
          </li>
        );
      })}
    </ol>
  );
}

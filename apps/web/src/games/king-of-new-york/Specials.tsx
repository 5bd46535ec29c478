import { refKey } from '@ashtown/engine';
import { NOBODY } from '@ashtown/king-of-new-york/board';
import { MOST_KEYS } from '../../table/choose/choice.ts';
import { Rich } from '../../ui/Rich.tsx';
import style from './map.module.css';
import { card, type Props } from './props.ts';
import { signs } from './richSigns.tsx';
import { Sign } from './Sign.tsx';

/** Superstar and the Statue of Liberty: who has them, and how they are taken. One that somebody has lies in their panel. */
export function Specials({ p }: { p: Props }) {
  const text = p.words.board;
  const held = (seat: number) => (seat === NOBODY ? text.free : text.heldBy(p.who(seat)));
  const all = [
    { id: 'superstar', sign: 'superstar', by: p.view.superstar, say: `${held(p.view.superstar)} ${text.superstarHow}` },
    { id: 'statue', sign: 'liberty', by: p.view.statue, say: `${held(p.view.statue)} ${text.statueHow}` },
  ] as const;
  return all.map(({ id, sign, by, say }) => (
    <button
      key={id}
      type="button"
      data-ref={by === NOBODY ? refKey(card(id)) : undefined}
      className={style.special}
      onClick={() => p.inspect(card(id))}
    >
      <Sign id={sign} size={24} />
      <b>{p.words.card(id).name}</b>
      <span>
        <Rich text={say} signs={signs} />
      </span>
    </button>
  ));
}

/** What the marks on the map mean now. */
export function Legend({ p, hits }: { p: Props; hits: boolean }) {
  const text = p.words.board;
  const n = p.offers.length;
  const some = p.offers.some((o) => o.refs.some((r) => r.kind === 'slot'));
  return (
    <ul className={style.legend} aria-hidden="true">
      <li>
        <span>
          <i className={style.keyNeeds}>3</i>
          {text.durability}
        </span>
        <span>
          <i className={style.keyGives}>
            3<Sign id="star" size={12} />
          </i>
          {text.reward}
        </span>
      </li>
      {some && (
        <li>
          <i className={style.keyLegal} />
          {text.canChoose(n <= MOST_KEYS ? `1–${n}` : '')}
        </li>
      )}
      {hits && (
        <li>
          <i className={style.keyHit} />
          {text.wouldHit}
        </li>
      )}
    </ul>
  );
}

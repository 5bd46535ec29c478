import { NOBODY, SPECIALS } from '@ashtown/king-of-new-york/board';
import type { ReactNode } from 'react';
import { card, Info } from '../../kit/index.ts';
import { MOST_KEYS } from '../../table/choose/choice.ts';
import { Rich } from '../../ui/Rich.tsx';
import style from './map.module.css';
import type { Props } from './props.ts';
import { Sign, signs } from './Sign.tsx';

/** Superstar and the Statue of Liberty: who has them, and how they are taken. One that somebody has lies in their panel. */
export function Specials({ p }: { p: Props }) {
  const text = p.words.board;
  return SPECIALS.map((id) => {
    const by = p.view[id];
    const held = by === NOBODY ? text.free : text.heldBy(p.who(by));
    return (
      <Info key={id} p={p} of={card(id)} itself={by === NOBODY} className={style.special}>
        <Sign id={id} size={20} />
        <b>{p.words.card(id).name}</b>
        <span>
          <Rich text={`${held} ${text[`${id}How`]}`} signs={signs} />
        </span>
      </Info>
    );
  });
}

/** What the marks on the map mean now. */
export function Legend({ p, hits }: { p: Props; hits: boolean }) {
  const text = p.words.board;
  const n = p.offers.length;
  const some = p.offers.some((o) => o.refs.some((r) => r.kind === 'slot'));
  const mark = (look: string | undefined, means: string, shown?: ReactNode) => (
    <li>
      <i className={look}>{shown}</i>
      {means}
    </li>
  );
  return (
    <ul className={style.legend} aria-hidden="true">
      {mark(style.keyNeeds, text.durability, 3)}
      {mark(style.keyGives, text.reward, ['3', <Sign key="star" id="star" size={12} />])}
      {some && mark(style.keyLegal, text.canChoose(n <= MOST_KEYS ? `1–${n}` : ''))}
      {hits && mark(style.keyHit, text.wouldHit)}
    </ul>
  );
}

import type { ReactNode } from 'react';
import style from './goods-bar.module.css';
import { Mark } from './Mark.tsx';
import type { Props } from './props.ts';
import { type Part, Strip } from './Strip.tsx';
import { type Amount, Supply } from './Supply.tsx';
import type { StateText } from './text/state-text.ts';

/** What I have; `children` is what else can be done with it and what comes next. */
export const GoodsBar = (props: { p: Props; t: StateText; goods: readonly Amount[]; children: ReactNode }) => (
  <section className={`plate ${style.goods} ${props.p.compact ? style.stacked : ''}`} aria-label={props.t.goods}>
    <Supply p={props.p} goods={props.goods} wrap={props.p.compact} />
    {props.children}
  </section>
);

/** More kinds than these stand closer, under a sign instead of words. */
const MANY = 8;

/** The next Production, summed up before it happens; `more` where there is something to choose in it. */
export function NextGoods(props: {
  title: string;
  parts: readonly Part[];
  text: string;
  more?: string | false;
  size: number;
}) {
  const { title, parts, text, more = false, size } = props;
  const many = parts.length > MANY;
  return (
    <span className={`${style.next} ${many ? style.many : ''}`} title={title}>
      {many && <Mark id="production" size={15} />}
      <span className={style.title} aria-hidden="true">
        {title}
      </span>
      <Strip parts={parts} size={many ? 15 : size} tight={many} />
      <span className="vh">
        {title}: {text}
      </span>
      {more && <i title={more}>+…</i>}
    </span>
  );
}

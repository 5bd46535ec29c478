import type { ReactNode } from 'react';
import style from './goods-bar.module.css';
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

/** The next Production, summed up before it happens; `more` where there is something to choose in it. */
export const NextGoods = (props: {
  title: string;
  parts: readonly Part[];
  text: string;
  more?: string | false;
  size: number;
}) => (
  <span className={style.next} title={props.title}>
    <span>{props.title}</span>
    <Strip parts={props.parts} size={props.size} />
    <span className="vh">{props.text}</span>
    {props.more && <i title={props.more}>+…</i>}
  </span>
);

import { refKey, type Seat } from '@ashtown/engine';
import { useMemo } from 'react';
import { option, slot } from '../../kit/index.ts';
import style from './goods.module.css';
import { Mark } from './marks.tsx';
import { aboutRef, type Held, type Props } from './props.ts';
import { Small } from './Small.tsx';
import { Strip } from './Strip.tsx';
import { goodsText, handSize } from './summary.ts';
import { Good, type GoodId } from './tokens.tsx';

/** The tokens of a player with their numbers, and of others the cards; each says by how much it has changed. */
export function Supply(props: { p: Props; of: Seat; size?: number; grid?: boolean; some?: boolean }) {
  const { p, of, size = 22, grid = false, some = false } = props;
  const { pool, spends, most, about } = p.edition;
  const mine = of === p.seat;
  const idle = mine ? !spends(p) : p.question !== about.steal;
  const goods = [...pool(p, of, some), ...(mine ? [] : [{ good: 'card', n: handSize(p.view, of) }])];
  const wide = goods.some(({ n, shown = String(n) }: Held) => shown.length > 1);
  return (
    <span
      className={`${style.supply} ${grid ? style.grid : ''}`}
      style={{ '--columns': wide ? most.goods - 1 : most.goods } as object}
    >
      {goods.map((x) => (
        <Amount key={x.good} p={p} of={of} idle={idle || x.good === 'card'} size={size} {...x} />
      ))}
    </span>
  );
}

function Amount({
  p,
  of,
  good,
  n,
  shown = String(n),
  idle,
  size,
}: Held & { p: Props; of: Seat; idle: boolean; size: number }) {
  const changed = p.changed(of, good === 'card' ? 'cards' : good);
  return (
    <Small
      p={p}
      of={of === p.seat ? option(good) : slot(`${of}.${good}`)}
      idle={idle}
      label={`${p.words.ref(option(good))}: ${n}`}
      className={`${style.good} ${n === 0 ? style.zero : ''} ${changed === 0 ? '' : style.changed}`}
    >
      <Good id={p.edition.token(good) as GoodId} size={size} />
      <b>{shown}</b>
      {changed !== 0 && (
        <span className={`${style.delta} ${changed > 0 ? 'good' : 'bad'}`} data-delta="">
          {changed > 0 ? '+' : '−'}
          {Math.abs(changed)}
        </span>
      )}
    </Small>
  );
}

/** More kinds than these stand closer, under a sign instead of words. */
const MANY = 8;

/** The next Production, summed up before it happens. */
export function Next({ p, of, size = 17 }: { p: Props; of: Seat; size?: number }) {
  const { edition, game, view } = p;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a forecast follows from the view alone.
  const { goods, open } = useMemo(() => edition.forecast(p, of), [edition, game, view, of]);
  const title = p.words.board.next;
  const parts = edition.parts(goods);
  const many = parts.length > MANY;
  return (
    <span className={`${style.next} ${many ? style.many : ''}`} title={title} data-tells={refKey(aboutRef('next'))}>
      {many && <Mark id="production" size={15} />}
      <span className={style.title} aria-hidden="true">
        {title}
      </span>
      <Strip parts={parts} size={many ? 15 : size} tight={many} />
      <span className="vh">
        {title}: {goodsText(p, goods)}
      </span>
      {open && <i title={open}>+…</i>}
    </span>
  );
}

/** What I have, what else can be done with it, and what the next Production brings. */
export const MyGoods = ({ p, of }: { p: Props; of: Seat }) => (
  <section className={`plate ${style.goods}`} aria-label={p.words.board.goods}>
    <Supply p={p} of={of} />
    {p.edition.Trades && <p.edition.Trades {...p} />}
    <Next p={p} of={of} />
  </section>
);

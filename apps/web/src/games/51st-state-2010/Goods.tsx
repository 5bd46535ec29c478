import { CARD } from '@ashtown/51st-state-2010/board';
import type { Seat } from '@ashtown/engine';
import { useMemo } from 'react';
import { GoodsBar, NextGoods } from '../51st-state-common/GoodsBar.tsx';
import { chosenIn } from '../51st-state-common/pointed.ts';
import { option, slot } from '../51st-state-common/refs.ts';
import { good, Strip, TO } from '../51st-state-common/Strip.tsx';
import type { Amount } from '../51st-state-common/Supply.tsx';
import { Thing } from '../51st-state-common/Thing.tsx';
import style from './goods.module.css';
import { pileParts, rangeOf, tokenOf } from './look.ts';
import { goodsText } from './names.ts';
import type { Props } from './props.ts';
import { goodAt, handSize, isRare, TOKEN_NUMBERS } from './summary.ts';

/** Questions that goods of mine answer; in my turn only once it is clear what for. */
const PAYING: readonly string[] = ['payment', 'reach', 'method'];

/** The pool of a player; with the number of cards for others. */
export function amountsFor(p: Props, of: Seat): readonly Amount[] {
  const q = p.view.players[of]!;
  const mine = of === p.seat;
  const spending =
    p.question !== null && (PAYING.includes(p.question) || (p.question === 'main' && chosenIn(p).length > 0));
  const idle = mine ? !spending : p.question !== 'steal';
  const goods = TOKEN_NUMBERS.flatMap((g): Amount[] => {
    const id = goodAt(g);
    const n = q.pool[g]!;
    if (n === 0 && (isRare(g) || (!mine && id === 'any'))) return [];
    const range = rangeOf(id);
    const shown = range === null ? {} : { shown: n > 1 ? `${range}×${n}` : String(range) };
    return [
      {
        id: tokenOf(id),
        n,
        ...shown,
        changed: p.changed(of, id),
        name: p.words.ref(option(id)),
        of: mine ? option(id) : slot(`${of}.${id}`),
        idle,
      },
    ];
  });
  if (mine) return goods;
  return [
    ...goods,
    {
      id: 'card',
      n: handSize(q),
      changed: p.changed(of, 'cards'),
      name: p.words.ref(option(goodAt(CARD))),
      of: slot(`${of}.card`),
      idle: true,
    },
  ];
}

/** The next Production, summed up before it happens. */
export function Next({ p, of, size = 17 }: { p: Props; of: Seat; size?: number }) {
  const q = p.view.players[of]!;
  const goods = useMemo(() => p.game.facts.forecastOf(q), [p.game, q]);
  const pile = TOKEN_NUMBERS.concat([CARD, CARD + 1, CARD + 2]).flatMap((g) => {
    const n = goods[goodAt(g)];
    return n ? [[g, n] as const] : [];
  });
  return <NextGoods title={p.words.board.next} parts={pileParts(pile)} text={goodsText(p, goods)} size={size} />;
}

const HIRE = [good('worker', 2), TO, good('any')];
const SWAP = [good('card', 2), TO, good('card')];

/** What I have, what two workers or two cards bring, and what the next Production gives. */
export function MyGoods({ p, of }: { p: Props; of: Seat }) {
  const t = p.words.board;
  const idle = p.question !== 'main';
  return (
    <GoodsBar p={p} t={t} goods={amountsFor(p, of)}>
      <span className={`${style.trades} ${p.compact ? style.large : ''}`}>
        <Thing p={p} of={option('hire')} idle={idle} label={t.hire} className={style.trade}>
          <Strip parts={HIRE} size={16} />
        </Thing>
        <Thing p={p} of={option('swap')} idle={idle} label={t.swap} className={style.trade}>
          <Strip parts={SWAP} size={16} />
        </Thing>
      </span>
      <Next p={p} of={of} />
    </GoodsBar>
  );
}

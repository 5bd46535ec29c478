import { forecast, GOODS, type Good, TOKENS, type Token } from '@ashtown/catalog/51st-state-master';
import type { Seat } from '@ashtown/engine';
import { useMemo } from 'react';
import { Strip } from '../51st-state-common/Strip.tsx';
import { type Amount, Supply } from '../51st-state-common/Supply.tsx';
import { partsOf } from './look.ts';
import style from './mine.module.css';
import { goodsText } from './names.ts';
import { option, type Props, slot } from './props.ts';
import { handSize } from './summary.ts';
import { boardText } from './text/index.ts';

/** Goods that are rare: shown to others only where there are some. */
const RARE: readonly Good[] = ['ammo', 'universal', 'shield', 'redevelopment'];
const PAYING: readonly string[] = ['payment', 'exchangeGood', 'productionOption', 'storeGoods'];

/** The tokens of a player: all of mine; of others the common ones, or only those they have, and their cards. */
export function amountsFor(p: Props, of: Seat, some = false): readonly Amount[] {
  const q = p.view.players[of]!;
  const mine = of === p.seat;
  const stealing = p.question === 'stealTarget';
  const tokens = (GOODS.slice(0, TOKENS) as Token[]).flatMap((id, g): Amount[] =>
    !mine && (some || RARE.includes(id)) && q.tokens[g] === 0
      ? []
      : [
          {
            id,
            n: q.tokens[g]!,
            name: p.words.ref(option(id)),
            of: mine ? option(id) : slot(`${of}.${id}`),
            idle: mine ? p.question === null || !PAYING.includes(p.question) : !stealing,
          },
        ],
  );
  if (mine) return tokens;
  return [...tokens, { id: 'card', n: handSize(q), name: p.words.ref(option('card')), of: option('card'), idle: true }];
}

/** The next Production, summed up before it happens. */
export function Next({ p, of, size = 17 }: { p: Props; of: Seat; size?: number }) {
  const t = boardText(p.lang);
  const { goods, open } = useMemo(() => forecast(p.view, of), [p.view, of]);
  return (
    <span className={style.next} title={t.next}>
      <span>{t.next}</span>
      <Strip parts={partsOf(goods)} size={size} />
      <span className="vh">{goodsText(p.lang, p.words, goods)}</span>
      {open && <i title={t.nextOpen}>+…</i>}
    </span>
  );
}

/** What I have, and what the next Production brings. */
export function GoodsBar(p: Props & { of: Seat }) {
  const t = boardText(p.lang);
  return (
    <section className={`plate ${style.goods} ${p.compact ? style.stacked : ''}`} aria-label={t.goods}>
      <Supply p={p} goods={amountsFor(p, p.of)} wrap={p.compact} />
      <Next p={p} of={p.of} />
    </section>
  );
}

import { GOODS, type Good, TOKENS, type Token } from '@ashtown/51st-state-master/board';
import type { Seat } from '@ashtown/engine';
import { useMemo } from 'react';
import { GoodsBar, NextGoods } from '../51st-state-common/GoodsBar.tsx';
import { option, slot } from '../51st-state-common/refs.ts';
import type { Amount } from '../51st-state-common/Supply.tsx';
import { partsOf } from './look.ts';
import { goodsText } from './names.ts';
import type { Props } from './props.ts';
import { handSize } from './summary.ts';

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
            changed: p.changed(of, id),
            name: p.words.ref(option(id)),
            of: mine ? option(id) : slot(`${of}.${id}`),
            idle: mine ? p.question === null || !PAYING.includes(p.question) : !stealing,
          },
        ],
  );
  if (mine) return tokens;
  return [
    ...tokens,
    {
      id: 'card',
      n: handSize(q),
      changed: p.changed(of, 'cards'),
      name: p.words.ref(option('card')),
      of: slot(`${of}.card`),
      idle: true,
    },
  ];
}

/** The next Production, summed up before it happens. */
export function Next({ p, of, size = 17 }: { p: Props; of: Seat; size?: number }) {
  const t = p.words.board;
  const { goods, open } = useMemo(() => p.game.facts.forecast(p.view, of), [p.game, p.view, of]);
  return (
    <NextGoods title={t.next} parts={partsOf(goods)} text={goodsText(p, goods)} more={open && t.nextOpen} size={size} />
  );
}

/** What I have, and what the next Production brings. */
export const MyGoods = ({ p, of }: { p: Props; of: Seat }) => (
  <GoodsBar p={p} t={p.words.board} goods={amountsFor(p, of)}>
    <Next p={p} of={of} />
  </GoodsBar>
);

import { type Conversion, EXCHANGE_COST, GOODS } from '@ashtown/51st-state-master/board';
import { refKey, type Seat } from '@ashtown/engine';
import { card, option, slot } from '../../kit/index.ts';
import { colourOf } from '../../ui/SeatToken.tsx';
import { FactionHead } from '../51st-state-common/factions.tsx';
import { Mark } from '../51st-state-common/marks.tsx';
import { aboutRef } from '../51st-state-common/props.ts';
import { Small } from '../51st-state-common/Small.tsx';
import { good, type Part, Strip, TO, word } from '../51st-state-common/Strip.tsx';
import { factionOf, goodsText } from '../51st-state-common/summary.ts';
import { Good as Token } from '../51st-state-common/tokens.tsx';
import style from './faction.module.css';
import { partsOf } from './look.ts';
import type { Props } from './props.ts';

/** What a faction board turns into contacts. */
export const conversionParts = ({ cost, contact, n }: Conversion): Part[] => [...partsOf(cost), TO, good(contact, n)];
const EXCHANGE_PARTS: readonly Part[] = [...partsOf(EXCHANGE_COST), TO, good('any'), word('/'), good('card')];

/** The own faction: what it produces, and its four actions. */
export function FactionBoard({ of, ...p }: Props & { of: Seat }) {
  const t = p.words.board;
  const { converted } = p.view.players[of]!;
  const faction = factionOf(p, of);
  if (!faction) return null;
  const idle = of !== p.seat;
  return (
    <section className={style.faction} aria-label={t.faction} style={{ borderColor: colourOf(of) }}>
      <FactionHead p={p} of={of} makes={faction.production} when={t.eachRound} />
      <div className={style.conversions}>
        {faction.conversions.map((conversion, i) => {
          const used = (converted & (1 << i)) !== 0;
          const { cost, contact, n } = conversion;
          return (
            <Small
              key={contact}
              p={p}
              of={slot(`board.${contact}`)}
              idle={idle}
              label={`${goodsText(p, cost)} → ${goodsText(p, { [contact]: n })}${used ? `, ${t.used}` : ''}`}
              spent={used}
            >
              <Strip parts={conversionParts(conversion)} size={18} />
            </Small>
          );
        })}
        <Small p={p} of={option('exchange')} idle={idle} label={t.exchange}>
          <Strip parts={EXCHANGE_PARTS} size={16} tight />
        </Small>
      </div>
    </section>
  );
}

/** My faction board, and the deals tucked under it. */
export const Own = (p: Props & { of: Seat }) => (
  <>
    <FactionBoard {...p} />
    <Deals p={p} of={p.of} />
  </>
);

/** Deals by their good, in the order of goods; each with the cards that give it. */
export const dealsOf = ({ tables }: Pick<Props, 'tables'>, deals: readonly number[]) =>
  GOODS.map((good, g) => ({
    good,
    cards: deals.filter((card) => tables.site[card]!.dealGood === g).map((card) => tables.id[card]!),
  })).filter(({ cards }) => cards.length > 0);

/** More kinds of deals than these leave no room for a word. */
const MANY = 3;

/** The deals of a player, by what they give. */
export function Deals({ p, of, small = false }: { p: Props; of: Seat; small?: boolean }) {
  const t = p.words.board;
  const deals = dealsOf(p, p.view.players[of]!.deals);
  const about =
    of === p.seat ? p.question === 'discardDeal' || p.question === 'ownDeals' : p.question === 'opponentDeal';
  return (
    <section
      className={`${style.deals} ${small ? style.wrap : ''}`}
      aria-label={t.deals}
      data-tells={refKey(aboutRef('under'))}
    >
      <span className={style.label}>
        <Mark id="deal" size={14} />
        {small || deals.length > MANY ? <span className="vh">{t.deals}</span> : t.deals}
      </span>
      {deals.length === 0 && <span className={style.label}>{small ? '–' : t.noDeals}</span>}
      {deals.flatMap(({ good: id, cards }) =>
        // Deals that give the same are one, by the newest of them, until one has to be named.
        (about ? [...new Set(cards)] : cards.slice(-1)).map((at) => {
          const same = about ? cards.filter((x) => x === at) : cards;
          const names = [...new Set(same)].map((x) => p.words.card(x).name).join(', ');
          return (
            <Small
              key={about ? at : id}
              p={p}
              of={card(`deal.${at}`)}
              idle={!about}
              label={t.dealOf(`${same.length} × ${p.words.ref(option(id))}`, names)}
              className={style.dealt}
            >
              <Token id={id} size={small ? 16 : 18} />
              {same.length > 1 && <b>{same.length}</b>}
            </Small>
          );
        }),
      )}
    </section>
  );
}

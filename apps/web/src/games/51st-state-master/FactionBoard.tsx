import { type Conversion, EXCHANGE_COST, type Good } from '@ashtown/51st-state-master/board';
import { refKey, type Seat } from '@ashtown/engine';
import { Good as Token } from '../51st-state-common/Good.tsx';
import { Mark } from '../51st-state-common/Mark.tsx';
import { card, option, slot } from '../51st-state-common/refs.ts';
import { good, type Part, Strip, TO, word } from '../51st-state-common/Strip.tsx';
import { Thing } from '../51st-state-common/Thing.tsx';
import style from './faction.module.css';
import { FactionToken, factionOf } from './factions.tsx';
import { partsOf } from './look.ts';
import { goodsText } from './names.ts';
import type { Props } from './props.ts';
import { dealsOf } from './summary.ts';

/** What a faction board turns into contacts. */
export const conversionParts = ({ cost, contact, n }: Conversion): Part[] => [...partsOf(cost), TO, good(contact, n)];
const EXCHANGE_PARTS: readonly Part[] = [...partsOf(EXCHANGE_COST), TO, good('any'), word('/'), good('card')];

/** The own faction: what it produces, its four actions, and the deals tucked under it. */
export function FactionBoard(p: Props & { of: Seat }) {
  const { of } = p;
  const t = p.words.board;
  const me = p.view.players[of]!;
  const faction = factionOf(p, of);
  if (!faction) return null;
  const mine = of === p.seat;
  return (
    <section className={style.faction} aria-label={t.faction} style={{ borderColor: `var(--seat-${'abcd'[of]})` }}>
      <header>
        <FactionToken view={p.view} tables={p.tables} seat={of} size={31} />
        <button
          type="button"
          tabIndex={-1}
          data-rove=""
          data-ref={refKey(card(faction.id))}
          onClick={() => p.inspect(card(faction.id))}
        >
          <b className={style.factionName}>{p.words.card(faction.id).name}</b>
          <span className={style.produces}>
            <Strip parts={partsOf(faction.production)} size={15} />
            <span className="vh">{goodsText(p, faction.production)}</span>
            {t.eachRound}
          </span>
        </button>
      </header>
      <div className={style.conversions}>
        {faction.conversions.map((conversion, i) => {
          const used = (me.converted & (1 << i)) !== 0;
          const { cost, contact, n } = conversion;
          const gain = goodsText(p, { [contact]: n });
          return (
            <Thing
              key={contact}
              p={p}
              of={slot(`board.${contact}`)}
              idle={!mine}
              label={`${goodsText(p, cost)} → ${gain}${used ? `, ${t.used}` : ''}`}
              spent={used}
              className={style.conversion}
            >
              <Strip parts={conversionParts(conversion)} size={18} />
            </Thing>
          );
        })}
        <Thing p={p} of={option('exchange')} idle={!mine} label={t.exchange} className={style.conversion}>
          <Strip parts={EXCHANGE_PARTS} size={17} />
        </Thing>
      </div>
    </section>
  );
}

/** More kinds of deals than these leave no room for a word. */
const MANY = 3;

/** The deals of a player, by what they give. */
export function Deals({ p, of, small = false }: { p: Props; of: Seat; small?: boolean }) {
  const t = p.words.board;
  const deals = dealsOf(p.tables, p.view.players[of]!);
  const about =
    of === p.seat ? p.question === 'discardDeal' || p.question === 'ownDeals' : p.question === 'opponentDeal';
  return (
    <section className={`${style.deals} ${small ? style.smallDeals : ''}`} aria-label={t.deals}>
      <span className={style.dealsLabel}>
        <Mark id="deal" size={14} />
        {small || deals.length > MANY ? <span className="vh">{t.deals}</span> : t.deals}
      </span>
      {deals.length === 0 && <span className={style.noDeals}>{small ? '–' : t.noDeals}</span>}
      {deals.flatMap(({ good: id, cards }) =>
        // Deals that give the same are one, by the newest of them, until one has to be named.
        (about ? [...new Set(cards)] : cards.slice(-1)).map((at) => {
          const same = about ? cards.filter((x) => x === at) : cards;
          const names = [...new Set(same)].map((x) => p.words.card(x).name).join(', ');
          return (
            <Thing
              key={about ? at : id}
              p={p}
              of={card(`deal.${at}`)}
              idle={!about}
              label={t.dealOf(`${same.length} × ${p.words.ref(option(id))}`, names)}
              className={style.dealt}
            >
              <Token id={id as Good} size={small ? 16 : 18} />
              {same.length > 1 && <b className={style.times}>{same.length}</b>}
            </Thing>
          );
        }),
      )}
    </section>
  );
}

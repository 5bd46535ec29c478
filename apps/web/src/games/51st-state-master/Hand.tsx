import { type CardId, CONNECTIONS, type ConnectionId, isConnection, SITE } from '@ashtown/catalog/51st-state-master';
import { roving } from '../../table/roving.ts';
import { LocationCard } from '../51st-state-common/Location.tsx';
import { Mark } from '../51st-state-common/Mark.tsx';
import { Thing } from '../51st-state-common/Thing.tsx';
import { ConnectionCard } from './Connection.tsx';
import { digitOf } from './gather.ts';
import style from './hand.module.css';
import { lookOf } from './look.ts';
import { goodsText } from './names.ts';
import { card, type Props, slot } from './props.ts';
import { handOf } from './summary.ts';
import { boardText } from './text/index.ts';
import { type UseOf, usesOf } from './uses.ts';

/** Questions that are about cards of the hand. */
const ABOUT_HAND: readonly string[] = ['takeTurn', 'keepHand', 'discardCard'];
const MARK_OF = { construct: 'build', deal: 'deal', raze: 'raze', redevelop: 'redevelop' } as const;

/** What a use would cost and give, or what is missing, in words. */
export function saysOf(p: Props, { use, outcome, short }: UseOf): string {
  const t = boardText(p.lang);
  if (!outcome) return `${t.deed[use]}: ${short > 0 ? t.short(short) : '–'}`;
  const gives = outcome.open ? t.chosenLater : goodsText(p.lang, p.words, outcome.gives);
  return `${t.deed[use]}: ${t.cost} ${goodsText(p.lang, p.words, outcome.pays)}, ${t.gives} ${gives}`;
}

/** Build, deal, raze, and where possible redevelop: each a button, each says what is missing. */
function Uses({ p, id }: { p: Props; id: CardId }) {
  const t = boardText(p.lang);
  const turn = p.question === 'takeTurn';
  return (
    <span className={style.uses}>
      {usesOf(p, id).map((x) => (
        <Thing
          key={x.use}
          p={p}
          of={slot(`${x.use}.${id}`)}
          idle={!turn}
          label={`${p.words.card(id).name}. ${saysOf(p, x)}`}
          className={`${style.use} ${style[x.use]} ${x.outcome ? style.can : ''}`}
        >
          <span className={style.sign}>
            <Mark id={MARK_OF[x.use]} size={14} />
            {turn && !x.outcome && x.short > 0 && <i>−{x.short}</i>}
          </span>
          {x.use !== 'redevelop' && <b>{t.deed[x.use]}</b>}
        </Thing>
      ))}
    </span>
  );
}

/** The hand of whoever looks. */
export function Hand(p: Props) {
  const t = boardText(p.lang);
  if (p.seat === null) return null;
  const hand = handOf(p.view.players[p.seat]!);
  const idle = p.question === null || !ABOUT_HAND.includes(p.question);
  return (
    <section
      ref={roving}
      className={`${style.hand} ${p.compact ? style.compact : ''}`}
      aria-label={t.hand(hand.length)}
    >
      {hand.map(({ card: no, id }) => {
        const ref = card(id);
        const { name, kind, text } = p.words.card(id);
        return (
          <span key={no} className={style.held}>
            <Thing
              p={p}
              of={ref}
              idle={idle}
              held={p.question === 'takeTurn'}
              label={t.cardOf(name, kind, text)}
              digit={digitOf(p, ref)}
              className={style.card}
            >
              {isConnection(no) ? (
                <ConnectionCard id={id as ConnectionId} name={name} tall low={p.compact} />
              ) : (
                <LocationCard look={lookOf(SITE[no]!, p.lang)} low={p.compact} />
              )}
            </Thing>
            {!p.compact && (Object.hasOwn(CONNECTIONS, id) ? <span className={style.uses} /> : <Uses p={p} id={id} />)}
          </span>
        );
      })}
      {hand.length === 0 && <span className={style.none}>{t.hand(0)}</span>}
    </section>
  );
}

import { tables } from '@ashtown/catalog/51st-state-2010';
import { roving } from '../../table/roving.ts';
import { Mark } from '../51st-state-common/Mark.tsx';
import { Thing } from '../51st-state-common/Thing.tsx';
import { DeckCard } from './DeckCard.tsx';
import { digitOf } from './gather.ts';
import style from './hand.module.css';
import { card, type Props, slot } from './props.ts';
import { handOf, type UseOf, usesOf } from './summary.ts';
import { boardText } from './text/index.ts';

/** Questions that are about cards of the hand. */
const ABOUT_HAND: readonly string[] = ['main', 'trim', 'discardCard', 'reach'];
export const MARK_OF = { incorporate: 'build', cooperate: 'deal', conquer: 'raze', redevelop: 'redevelop' } as const;

/** Whether a use is possible, or what is missing, in words. */
export function saysOf(p: Props, { use, offered, short, roomless }: UseOf): string {
  const t = boardText(p.lang);
  const state = offered ? t.possible : short > 0 ? t.short(short) : roomless ? t.roomless : t.notNow;
  return `${t.deed[use]}: ${state}`;
}

/** The four uses of a location: each a button, each says what is missing. */
function Uses({ p, id }: { p: Props; id: string }) {
  const turn = p.question === 'main';
  const { name } = p.words.card(id);
  return (
    <span className={style.uses}>
      {usesOf(p, id).map((x) => (
        <Thing
          key={x.use}
          p={p}
          of={slot(`${x.use}.${id}`)}
          idle={!turn}
          label={`${name}. ${saysOf(p, x)}`}
          className={`${style.use} ${style[x.use]} ${x.offered ? style.can : ''}`}
        >
          <Mark id={MARK_OF[x.use]} size={14} />
          {turn && !x.offered && x.short > 0 && <i>−{x.short}</i>}
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
              held={p.question === 'main'}
              label={t.cardOf(name, kind, text)}
              digit={p.compact ? null : digitOf(p, ref)}
              className={style.card}
            >
              <DeckCard p={p} no={no} low={p.compact} />
            </Thing>
            {!p.compact && (tables.site[no] ? <Uses p={p} id={id} /> : <span className={style.uses} />)}
          </span>
        );
      })}
      {hand.length === 0 && <span className={style.none}>{t.hand(0)}</span>}
    </section>
  );
}

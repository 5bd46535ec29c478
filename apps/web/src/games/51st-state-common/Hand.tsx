import { refKey } from '@ashtown/engine';
import { card, slot, Thing } from '../../kit/index.ts';
import { roving } from '../../ui/roving.ts';
import { Card } from './Card.tsx';
import style from './hand.module.css';
import { Mark } from './marks.tsx';
import type { Props, UseMark } from './props.ts';
import { handOf, lookAt, lookOf } from './summary.ts';
import { Good, type GoodId } from './tokens.tsx';
import { useWidth } from './useWidth.ts';

/** What a use of a card pays with: each has its colour. */
export const TONES = {
  build: 'grey',
  deal: 'blue',
  raze: 'red',
  redevelop: 'brick',
} as const satisfies Readonly<Record<UseMark, GoodId>>;

/** The name of a card, its kind and what it does, as they are read aloud. */
export function cardText(p: Props, id: string): string {
  const { name, kind, text } = p.words.card(id);
  return p.words.board.cardOf(name, kind, text);
}

/** What can be done with a card of the hand: buttons with the price, or with what is missing. `brief`: in a line, without words. */
function Uses({ p, id, brief }: { p: Props; id: string; brief: boolean }) {
  const { site } = lookOf(p, id)!;
  const turn = p.question === p.edition.about.turn;
  const { name } = p.words.card(id);
  const { deed } = p.words.board;
  return (
    <span className={`${style.uses} ${brief ? style.brief : ''}`}>
      {site &&
        p.edition.uses(p, id).map(({ use, mark, can, short, says }) => (
          <Thing
            key={use}
            p={p}
            look="bare"
            of={slot(`${use}.${id}`)}
            idle={!turn}
            label={`${name}. ${deed[use]}: ${says}`}
            className={`${style.use} ${style[TONES[mark]]} ${can ? style.can : ''}`}
          >
            <span className={style.deed}>
              <Mark id={mark} size={13} />
              <span>{deed[use]}</span>
            </span>
            {turn && short > 0 && <span className={style.short}>{says}</span>}
            <span className={style.price}>
              <b>{mark === 'redevelop' ? BRICKS : site.distance}</b>
              <Good id={TONES[mark]} size={15} />
            </span>
          </Thing>
        ))}
    </span>
  );
}
/** What it takes to build in the place of something. */
const BRICKS = 1;

/** The least width of a card with its picture, and of one without. */
const LEAST = { tall: 132, slim: 112 };
const GAP = 6;

/** How many cards stand in a line, and whether they have pictures: a hand that is too large for one line has two without. */
export function linesFor(n: number, width: number): { slim: boolean; columns: number } {
  if (width === 0 || n * (LEAST.tall + GAP) - GAP <= width) return { slim: false, columns: n };
  const most = Math.max(1, Math.floor((width + GAP) / (LEAST.slim + GAP)));
  return { slim: true, columns: Math.min(most, Math.ceil(n / 2)) };
}

/** The hand of whoever looks: each location with its uses. */
export function Hand({ p }: { p: Props }) {
  const [room, width] = useWidth<HTMLDivElement>();
  if (p.seat === null) return null;
  const t = p.words.board;
  const { about } = p.edition;
  const phone = p.size === 'phone';
  const cards = handOf(p, p.seat);
  const { slim, columns } = linesFor(cards.length, width);
  const shape = phone ? 'low' : slim ? 'slim' : 'tall';
  return (
    <div ref={room} className={`${style.room} ${phone ? style.phone : ''}`}>
      <section
        ref={roving}
        className={style.hand}
        style={{ '--columns': columns } as object}
        aria-label={t.hand(cards.length)}
      >
        {cards.map(({ card: no, id }) => {
          const look = lookAt(p, no);
          return (
            <span key={no} data-ref={refKey(slot(`hand.${no}`))} className={style.held}>
              <Thing
                p={p}
                look="bare"
                of={card(id)}
                idle={!about.hand.includes(p.question ?? '')}
                held={p.question === about.turn}
                label={cardText(p, id)}
                className={style.card}
              >
                <Card look={look} shape={shape} />
              </Thing>
              <Uses p={p} id={id} brief={slim && !phone} />
            </span>
          );
        })}
        {cards.length === 0 && <span className={style.none}>{t.hand(0)}</span>}
      </section>
    </div>
  );
}

import { refKey } from '@ashtown/engine';
import { card, slot, Thing } from '../../kit/index.ts';
import { roving } from '../../ui/roving.ts';
import { Card } from './Card.tsx';
import style from './hand.module.css';
import { Mark } from './marks.tsx';
import type { Props, UseMark } from './props.ts';
import { handOf, lookAt, lookOf } from './summary.ts';

/** What a use of a card pays with: each has its colour. */
export const TONES: Readonly<Record<UseMark, string>> = {
  build: 'grey',
  deal: 'blue',
  raze: 'red',
  redevelop: 'brick',
};

/** The name of a card, its kind and what it does, as they are read aloud. */
export function cardText(p: Props, id: string): string {
  const { name, kind, text } = p.words.card(id);
  return p.words.board.cardOf(name, kind, text);
}

/** What can be done with a card of the hand: buttons that say what is missing. */
function Uses({ p, id }: { p: Props; id: string }) {
  const uses = lookOf(p, id)?.site ? p.edition.uses(p, id) : [];
  const turn = p.question === p.edition.about.turn;
  const { name } = p.words.card(id);
  const { deed } = p.words.board;
  return (
    <span className={style.uses}>
      {uses.map(({ use, mark, can, short, says }) => (
        <Thing
          key={use}
          p={p}
          look="bare"
          of={slot(`${use}.${id}`)}
          idle={!turn}
          label={`${name}. ${deed[use]}: ${says}`}
          className={`${style.use} ${style[TONES[mark]]} ${can ? style.can : ''}`}
        >
          <span className={style.sign}>
            <Mark id={mark} size={14} />
            {turn && !can && short > 0 && <i>−{short}</i>}
          </span>
          {p.edition.worded && mark !== 'redevelop' && <b>{deed[use]}</b>}
        </Thing>
      ))}
    </span>
  );
}

/** The hand of whoever looks: each location with its uses. */
export function Hand({ p }: { p: Props }) {
  if (p.seat === null) return null;
  const t = p.words.board;
  const { about } = p.edition;
  const phone = p.size === 'phone';
  const cards = handOf(p, p.seat);
  return (
    <section
      ref={roving}
      className={`${style.hand} ${phone ? style.phone : ''} ${p.edition.worded ? style.worded : ''}`}
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
              <Card look={look} shape={phone ? 'low' : 'tall'} />
            </Thing>
            {!phone && <Uses p={p} id={id} />}
          </span>
        );
      })}
      {cards.length === 0 && <span className={style.none}>{t.hand(0)}</span>}
    </section>
  );
}

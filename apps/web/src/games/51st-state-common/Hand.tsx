import { refKey } from '@ashtown/engine';
import type { ReactNode } from 'react';
import { roving } from '../../ui/roving.ts';
import style from './hand.module.css';
import { Mark } from './Mark.tsx';
import type { MarkId } from './marks.ts';
import type { Props } from './props.ts';
import { card, slot } from './refs.ts';
import { Thing } from './Thing.tsx';
import type { StateText } from './text/state-text.ts';

/** What a use of a card pays with: each has its colour. */
export type UseTone = 'grey' | 'blue' | 'red' | 'brick';

/** A use of a card in hand: a button that says what is missing. */
export interface HandUse {
  use: string;
  mark: MarkId;
  tone: UseTone;
  can: boolean;
  /** Contacts that are missing. */
  short: number;
  /** What it costs and gives, or why not. */
  says: string;
  /** Below the mark, where there is room. */
  word?: string;
}

export interface HandCard {
  no: number;
  id: string;
  face: ReactNode;
  digit: number | null;
  uses: readonly HandUse[];
}

/** The hand of whoever looks; `turn`: cards are put to use now, `about`: the question is about cards of the hand. */
export function HandRow(props: {
  p: Props;
  t: StateText;
  cards: readonly HandCard[];
  turn: boolean;
  about: boolean;
  /** Uses have words, and cards may lie over each other further. */
  worded?: boolean;
}) {
  const { p, t, cards, turn, about, worded = false } = props;
  return (
    <section
      ref={roving}
      className={`${style.hand} ${p.compact ? style.compact : ''} ${worded ? style.worded : ''}`}
      aria-label={t.hand(cards.length)}
    >
      {cards.map(({ no, id, face, digit, uses }) => {
        const { name, kind, text } = p.words.card(id);
        return (
          <span key={no} data-ref={refKey(slot(`hand.${no}`))} className={style.held}>
            <Thing
              p={p}
              of={card(id)}
              idle={!about}
              held={turn}
              label={t.cardOf(name, kind, text)}
              digit={p.compact ? null : digit}
              className={style.card}
            >
              {face}
            </Thing>
            {!p.compact && (
              <span className={style.uses}>
                {uses.map((x) => (
                  <Thing
                    key={x.use}
                    p={p}
                    of={slot(`${x.use}.${id}`)}
                    idle={!turn}
                    label={`${name}. ${x.says}`}
                    className={`${style.use} ${style[x.tone]} ${x.can ? style.can : ''}`}
                  >
                    <span className={style.sign}>
                      <Mark id={x.mark} size={14} />
                      {turn && !x.can && x.short > 0 && <i>−{x.short}</i>}
                    </span>
                    {x.word && <b>{x.word}</b>}
                  </Thing>
                ))}
              </span>
            )}
          </span>
        );
      })}
      {cards.length === 0 && <span className={style.none}>{t.hand(0)}</span>}
    </section>
  );
}

import style from './board.module.css';
import type { Props } from './props.ts';
import { option } from './refs.ts';
import { Thing } from './Thing.tsx';
import type { StateText } from './text/state-text.ts';

/** How many cards are left, and what was discarded; `drawing`: the deck may be drawn from now, with this key. */
export function Piles(props: { p: Props; t: StateText; deck: number; discard: number; drawing?: number | null }) {
  const { p, t, deck, discard, drawing } = props;
  return (
    <section className={style.piles} aria-label={`${t.deck}, ${t.discard}`}>
      <Thing
        p={p}
        of={option('deck')}
        idle={drawing === undefined}
        label={`${t.deck}: ${t.cards(deck)}`}
        digit={p.compact ? null : (drawing ?? null)}
        className={`${style.pile} ${style.down}`}
      >
        <b>{deck}</b>
        <span>{t.deck}</span>
      </Thing>
      <Thing p={p} of={option('discard-pile')} idle label={`${t.discard}: ${t.cards(discard)}`} className={style.pile}>
        <b>{discard}</b>
        <span>{t.discard}</span>
      </Thing>
    </section>
  );
}

import { Thing } from '../51st-state-common/Thing.tsx';
import style from './board.module.css';
import { option, type Props } from './props.ts';
import { boardText } from './text/index.ts';

/** How many cards are left, and what was discarded. In Lookout some may draw from the deck. */
export function Piles(p: Props) {
  const t = boardText(p.lang);
  const { deck, discard } = p.view;
  return (
    <section className={style.piles} aria-label={`${t.deck}, ${t.discard}`}>
      <Thing
        p={p}
        of={option('deck')}
        idle={p.question !== 'pick'}
        label={`${t.deck}: ${t.cards(deck.length)}`}
        digit={p.question === 'pick' ? p.hotkey(option('deck')) : null}
        className={`${style.pile} ${style.down}`}
      >
        <b>{deck.length}</b>
        <span>{t.deck}</span>
      </Thing>
      <Thing
        p={p}
        of={option('discard-pile')}
        idle
        label={`${t.discard}: ${t.cards(discard.length)}`}
        className={style.pile}
      >
        <b>{discard.length}</b>
        <span>{t.discard}</span>
      </Thing>
    </section>
  );
}

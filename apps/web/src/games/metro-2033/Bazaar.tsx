import { refKey } from '@ashtown/engine';
import { type Card, EMPTY } from '@ashtown/metro-2033/board';
import { card as cardRef, drawnBy, Info, Lying, seenIn, slot, Thing } from '../../kit/index.ts';
import { roving } from '../../ui/roving.ts';
import style from './board.module.css';
import { CardFace, CardRow, frameOf, rowOf, sayCard } from './CardFace.tsx';
import { Label } from './InPlay.tsx';
import type { Props } from './props.ts';
import { designOf } from './summary.ts';
import tones from './tones.module.css';

function Slot({ p, at, what, rows }: { p: Props; at: number; what: Card; rows: boolean }) {
  const ref = slot(`bazaar.${at + 1}`);
  if (what === EMPTY)
    return (
      <span data-ref={refKey(ref)} className={style.empty}>
        {p.words.board.emptySlot}
      </span>
    );
  const c = designOf(p, what);
  const Front = rows ? CardRow : CardFace;
  return (
    <Thing p={p} of={ref} look="bare" label={`${p.words.ref(ref)}: ${sayCard(p, c.id)}`} className={style.slot}>
      <Lying key={c.id} of={cardRef(c.id)} className={`${rows ? rowOf(c) : frameOf(c)} ${style.card}`}>
        <Front p={p} card={what} owner={p.seat === null ? null : p.view.players[p.seat]!} />
      </Lying>
    </Thing>
  );
}

/** Three open cards, the deck, and the discard pile, which is only looked at. `rows`: one card below the other. */
export const Bazaar = drawnBy(BazaarOf, (p) => [
  p.rows,
  // What a card costs me.
  ...seenIn(p, [p.view.bazaar, p.view.deck.length, p.view.discard.length, p.view.players[p.seat ?? -1]]),
]);

function BazaarOf({ rows, ...p }: Props & { rows: boolean }) {
  const text = p.words.board;
  const { bazaar, deck, discard } = p.view;
  const said = (name: string, { length }: readonly unknown[]) => `${name}: ${text.cards(length)}`;
  return (
    <section
      ref={roving}
      className={`${tones.tones} ${style.bazaar} ${rows ? style.rows : ''}`}
      aria-label={text.bazaar}
    >
      <Label of="bazaar" name={text.bazaar} />
      <div className={style.row}>
        {bazaar.map((what, at) => (
          <Slot key={`${at as 0}`} p={p} at={at} what={what} rows={rows} />
        ))}
        <div className={style.piles}>
          <Thing
            p={p}
            of={slot('deck')}
            look="bare"
            label={said(text.deck, deck)}
            className={`${style.pile} ${style.deck}`}
          >
            <b>{deck.length}</b>
            {text.deck}
          </Thing>
          <Info
            p={p}
            of={slot('discard')}
            itself
            look="bare"
            label={said(text.discardPile, discard)}
            className={style.pile}
          >
            <b>{discard.length}</b>
            {text.discards}
          </Info>
        </div>
      </div>
    </section>
  );
}

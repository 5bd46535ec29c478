import { refKey } from '@ashtown/engine';
import { Button } from '../../ui/Button.tsx';
import { Rich } from '../../ui/Rich.tsx';
import { roving } from '../../ui/roving.ts';
import { CardChip, CardSmall } from './Card.tsx';
import style from './cards.module.css';
import { option, type Props, slot } from './props.ts';
import { signs } from './richSigns.tsx';
import { Specials } from './Specials.tsx';

const SWEEP = option('sweep');

function Piles({ words, view }: Props) {
  const text = words.board;
  return (
    <div className={style.head}>
      <span className="label">{text.bank}</span>
      <span data-ref={refKey(slot('deck'))} className="label">
        {text.deck(view.deck.length)}
      </span>
      <span data-ref={refKey(slot('discard'))} className="label">
        {text.discard(view.discard.length)}
      </span>
    </div>
  );
}

function Slots(p: Props) {
  const text = p.words.board;
  const legal = p.standing(SWEEP) === 'legal';
  const digit = legal ? (p.hotkey(SWEEP) ?? undefined) : undefined;
  return (
    <>
      {p.view.bank.map((id, i) =>
        id === null ? (
          <span key={`empty ${i as 0}`} className={style.empty}>
            {text.emptySlot}
          </span>
        ) : (
          <CardSmall key={id} p={p} id={id} />
        ),
      )}
      <Button
        look={legal ? 'plain' : 'off'}
        className={style.sweep}
        tabIndex={-1}
        data-rove=""
        hotkey={digit}
        onClick={() => p.touch(SWEEP)}
      >
        <span>
          {text.sweep} <Rich text={`−${p.tables.figures.sweepPrice}⚡`} signs={signs} />
        </span>
      </Button>
    </>
  );
}

/** The cards for sale beside the map. */
export function Bank(p: Props) {
  const text = p.words.board;
  return (
    <section ref={roving} data-ref={refKey(slot('bank'))} className={style.bank} aria-label={text.bank}>
      <Piles {...p} />
      <Slots {...p} />
    </section>
  );
}

/** The same on a phone, with the special cards and the KEEP cards that were discarded. */
export function CardsTab(p: Props) {
  const text = p.words.board;
  const pile = p.view.discard.filter((id) => p.tables.cards[id]!.keep);
  return (
    <div ref={roving} data-ref={refKey(slot('bank'))} className={style.tab}>
      <Piles {...p} />
      <Slots {...p} />
      <Specials p={p} />
      {pile.length > 0 && <span className="label">{text.discardPile(pile.length)}</span>}
      <div className={style.pile}>
        {pile.map((id) => (
          <CardChip key={id} p={p} id={id} />
        ))}
      </div>
    </div>
  );
}

import { cardOf, SWEEP_PRICE } from '@ashtown/catalog/king-of-new-york';
import { Rich } from '../../table/Rich.tsx';
import { roving } from '../../table/roving.ts';
import { Button } from '../../ui/Button.tsx';
import { CardChip, CardSmall } from './Card.tsx';
import style from './cards.module.css';
import { option, type Props } from './props.ts';
import { signs } from './richSigns.tsx';
import { Specials } from './Specials.tsx';
import { boardText } from './text/index.ts';

const SWEEP = option('sweep');

function Slots(p: Props) {
  const text = boardText(p.lang);
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
          {text.sweep} <Rich text={`−${SWEEP_PRICE}⚡`} signs={signs} />
        </span>
      </Button>
    </>
  );
}

/** The cards for sale beside the map. */
export function Bank(p: Props) {
  const text = boardText(p.lang);
  return (
    <section ref={roving} className={style.bank} aria-label={text.bank}>
      <div className={style.head}>
        <span className="label">{text.bank}</span>
        <span className="label">{text.deck(p.view.deck.length)}</span>
      </div>
      <Slots {...p} />
    </section>
  );
}

/** The same on a phone, with the special cards and the KEEP cards that were discarded. */
export function CardsTab(p: Props) {
  const text = boardText(p.lang);
  const pile = p.view.discard.filter((id) => cardOf(id).keep);
  return (
    <div ref={roving} className={style.tab}>
      <div className={style.head}>
        <span className="label">{text.bank}</span>
        <span className="label">{text.deck(p.view.deck.length)}</span>
      </div>
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

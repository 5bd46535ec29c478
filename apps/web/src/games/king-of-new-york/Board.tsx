import { refKey } from '@ashtown/engine';
import { SPECIALS } from '@ashtown/king-of-new-york/board';
import { useState } from 'react';
import { drawnBy, option, seenIn, slot } from '../../kit/index.ts';
import { Button } from '../../ui/Button.tsx';
import { Rich } from '../../ui/Rich.tsx';
import { roving } from '../../ui/roving.ts';
import { CardChip, CardSmall } from './Card.tsx';
import style from './cards.module.css';
import { CityMap } from './Map.tsx';
import type { Props } from './props.ts';
import { signs } from './Sign.tsx';
import { Specials } from './Specials.tsx';

/** The map and beside it the cards for sale; a phone has the cards in a tab of their own. */
export function Board(p: Props) {
  if (p.size === 'phone') return p.question === 'buyStep' ? <Buying {...p} /> : <CityMap {...p} />;
  return (
    <div className={style.board}>
      <div className={style.map}>
        <CityMap {...p} />
      </div>
      <Bank {...p} />
    </div>
  );
}

/** A phone while one buys: the cards for sale come forward. */
function Buying(p: Props) {
  const [map, setMap] = useState(false);
  return (
    <div className={style.forward}>
      <span className="seg">
        {[false, true].map((x) => (
          <button key={String(x)} type="button" aria-pressed={map === x} onClick={() => setMap(x)}>
            {x ? p.words.board.map : p.words.board.bank}
          </button>
        ))}
      </span>
      <div>{map ? <CityMap {...p} /> : <Bank {...p} />}</div>
    </div>
  );
}

/** About how high a card is on a desk with little room, and how high all of them may be before they are set smaller. */
const highOf = ({ name, text }: { name: string; text: string }): number =>
  Math.ceil(text.length / 26) * 15.5 + (name.length > 12 ? 40 : 30) + 26;
const HIGHEST = 350;

const SWEEP = option('sweep');

/** The cards for sale; in the tab of a phone with the special cards and the KEEP cards that were discarded. */
export const Bank = drawnBy(BankOf, (p) =>
  seenIn(p, [
    p.view.bank,
    p.view.deck.length,
    p.view.discard,
    // What a card costs me, and whether I can pay.
    p.view.players[p.seat ?? -1],
    ...SPECIALS.map((id) => p.view[id]),
  ]),
);

function BankOf(p: Props) {
  const text = p.words.board;
  const { bank, deck, discard } = p.view;
  const tab = p.size === 'phone';
  const kept = discard.filter((id) => p.tables.cards[id]!.keep);
  const legal = p.standing(SWEEP) === 'legal';
  const high = bank.reduce((sum, id) => sum + (id === null ? 40 : highOf(p.words.card(id))), 0);
  const lean = p.size === 'desk' && high > HIGHEST;
  return (
    <section
      ref={roving}
      data-ref={refKey(slot('bank'))}
      className={`${tab ? style.tab : style.bank} ${lean ? style.lean : ''}`}
      aria-label={text.bank}
    >
      <div className={style.head}>
        <span className="label">{text.bank}</span>
        <span className={style.piles}>
          <span data-ref={refKey(slot('deck'))} className="label">
            {text.deck(deck.length)}
          </span>
          <span data-ref={refKey(slot('discard'))} className="label">
            {text.discard(discard.length)}
          </span>
        </span>
      </div>
      {bank.map((id, i) =>
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
        hotkey={legal && !tab ? (p.hotkey(SWEEP) ?? undefined) : undefined}
        onClick={() => p.touch(SWEEP)}
      >
        <span>
          {text.sweep} <Rich text={`−${p.tables.figures.sweepPrice}⚡`} signs={signs} />
        </span>
      </Button>
      {tab && <Specials p={p} />}
      {tab && kept.length > 0 && <span className="label">{text.discardPile(kept.length)}</span>}
      {tab && (
        <div className={style.pile}>
          {kept.map((id) => (
            <CardChip key={id} p={p} id={id} />
          ))}
        </div>
      )}
    </section>
  );
}

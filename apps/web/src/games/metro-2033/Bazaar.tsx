import { refKey } from '@ashtown/engine';
import { type Card, EMPTY } from '@ashtown/metro-2033/board';
import { roving } from '../../ui/roving.ts';
import style from './bazaar.module.css';
import { CardFace, frameOf } from './CardFace.tsx';
import card from './card.module.css';
import { card as cardRef, type Props, slot } from './props.ts';
import { Said } from './Said.tsx';
import { designOf } from './summary.ts';
import tone from './tones.module.css';

const DECK = slot('deck');
/** Only looked at: the game has no answer about it. */
export const DISCARD = slot('discard');

function Slot({ p, at, what }: { p: Props; at: number; what: Card }) {
  const text = p.words.board;
  const ref = slot(`bazaar.${at + 1}`);
  if (what === EMPTY)
    return (
      <span data-ref={refKey(ref)} className={style.empty}>
        {text.emptySlot}
      </span>
    );
  const { id } = designOf(p, what);
  const { name, kind, text: say } = p.words.card(id);
  const standing = p.standing(ref);
  const key = standing === 'legal' && !p.compact ? p.hotkey(ref) : null;
  return (
    <button
      type="button"
      tabIndex={-1}
      data-rove=""
      data-ref={refKey(ref)}
      data-standing={standing}
      className={style.slot}
      onClick={() => p.touch(ref)}
    >
      <span key={id} data-ref={refKey(cardRef(id))} className={`${frameOf(p, what)} ${style.card}`}>
        <Said as={`${p.words.ref(ref)}: ${name}, ${kind}. ${say}`}>
          <CardFace p={p} card={what} owner={p.seat === null ? null : p.view.players[p.seat]!} />
        </Said>
      </span>
      {key !== null && (
        <span className={card.key} aria-hidden="true">
          {key}
        </span>
      )}
    </button>
  );
}

function Piles(p: Props) {
  const text = p.words.board;
  const standing = p.standing(DECK);
  const key = standing === 'legal' && !p.compact ? p.hotkey(DECK) : null;
  return (
    <div className={style.piles}>
      <button
        type="button"
        tabIndex={-1}
        data-rove=""
        data-ref={refKey(DECK)}
        data-standing={standing}
        className={`${style.pile} ${style.deck}`}
        onClick={() => p.touch(DECK)}
      >
        <Said as={`${text.deck}: ${text.cards(p.view.deck.length)}`}>
          <b>{p.view.deck.length}</b>
          <span>{text.deck}</span>
          {key !== null && (
            <span className={card.key} aria-hidden="true">
              {key}
            </span>
          )}
        </Said>
      </button>
      <button
        type="button"
        tabIndex={-1}
        data-rove=""
        data-ref={refKey(DISCARD)}
        className={style.pile}
        onClick={() => p.inspect(DISCARD)}
      >
        <Said as={`${text.discardPile}: ${text.cards(p.view.discard.length)}`}>
          <b>{p.view.discard.length}</b>
          <span>{text.discards}</span>
        </Said>
      </button>
    </div>
  );
}

/** Three open cards, the deck and the discard pile. */
export function Bazaar(p: Props) {
  const text = p.words.board;
  return (
    <section
      ref={roving}
      className={`${tone.tones} ${style.bazaar} ${p.compact ? style.compact : ''}`}
      aria-label={text.bazaar}
    >
      <span className="label">{text.bazaar}</span>
      <div className={style.row}>
        {p.view.bazaar.map((what, at) => (
          <Slot key={`${at as 0}`} p={p} at={at} what={what} />
        ))}
        <Piles {...p} />
      </div>
    </section>
  );
}

import { refKey } from '@ashtown/engine';
import type { CardId } from '@ashtown/king-of-new-york/board';
import { Rich } from '../../ui/Rich.tsx';
import { CardArt } from './CardArt.tsx';
import style from './cards.module.css';
import { glyphOf } from './glyphs.ts';
import { card, type Props } from './props.ts';
import { signs } from './richSigns.tsx';
import { Sign } from './Sign.tsx';

/** What a card costs the one who looks; without eyes, what is printed. */
export const priceFor = (p: Props, id: CardId): number => p.game.facts.priceOf(p.view, p.seat, id);

function Cost({ p, id, size }: { p: Props; id: CardId; size: number }) {
  const price = priceFor(p, id);
  const { cost } = p.tables.cards[id]!;
  return (
    <span className="cost">
      <Sign id="energy" size={size} />
      {price !== cost && <s>{cost}</s>}
      {price}
    </span>
  );
}

/** Whether the one who looks could pay; nothing for a spectator. */
function Means({ p, id }: { p: Props; id: CardId }) {
  if (p.seat === null || p.view.players[p.seat]!.out > 0) return null;
  const text = p.words.board;
  const short = p.game.facts.shortOf(p.view, p.seat, id);
  return short <= 0 ? (
    <em className="good">{text.canPay}</em>
  ) : (
    <em className="bad">
      <Rich text={text.short(short)} signs={signs} />
    </em>
  );
}

/** A card of the bank: chosen if it may be bought now, else the inspector says why not. */
export function CardSmall({ p, id }: { p: Props; id: CardId }) {
  const { name, kind, text } = p.words.card(id);
  const keep = p.tables.cards[id]!.keep === true;
  const ref = card(id);
  const standing = p.standing(ref);
  const key = standing === 'legal' ? p.hotkey(ref) : null;
  return (
    <button
      type="button"
      tabIndex={-1}
      data-rove=""
      data-ref={refKey(ref)}
      data-standing={standing}
      aria-pressed={standing === 'chosen'}
      className={`card ${keep ? 'keep' : 'once'} ${style.small} ${standing === 'legal' ? 'legal' : ''} ${standing === 'chosen' ? style.chosen : ''}`}
      onClick={() => p.touch(ref)}
      onContextMenu={(e) => {
        e.preventDefault();
        p.inspect(ref);
      }}
    >
      <span className={style.row}>
        <Cost p={p} id={id} size={15} />
        <b>{name}</b>
        <Sign id={glyphOf(p.tables.cards[id]!)} size={24} className={style.glyph!} />
      </span>
      <span className={style.say}>
        <Rich text={text} signs={signs} />
      </span>
      <span className={style.foot}>
        <span className="kind">{kind}</span>
        <Means p={p} id={id} />
      </span>
      {key !== null && (
        <span className="nr" aria-hidden="true">
          {key}
        </span>
      )}
    </button>
  );
}

/** A card with everything on it, for the inspector. */
export function CardFull({ p, id }: { p: Props; id: CardId }) {
  const { name, kind, text } = p.words.card(id);
  const keep = p.tables.cards[id]!.keep === true;
  const t = p.words.board;
  return (
    <article className={`card ${keep ? 'keep' : 'once'} ${style.full}`}>
      <div className={style.art}>
        <CardArt id={id} keep={keep} sign={glyphOf(p.tables.cards[id]!)} />
        <Cost p={p} id={id} size={20} />
      </div>
      <h2>{name}</h2>
      <span className="kind">
        {kind} · {keep ? t.keepNote : t.onceNote}
      </span>
      <p>
        <Rich text={text} signs={signs} />
      </p>
    </article>
  );
}

/** A card somebody has. */
export function CardChip({ p, id }: { p: Props; id: CardId }) {
  const ref = card(id);
  const standing = p.standing(ref);
  return (
    <button
      type="button"
      data-ref={refKey(ref)}
      className={`chip ${p.tables.cards[id]!.keep ? '' : 'ticket'} ${style.chip} ${standing === 'legal' ? style.chipLegal : ''}`}
      aria-pressed={standing === 'chosen'}
      onClick={() => p.touch(ref)}
    >
      <Sign id={glyphOf(p.tables.cards[id]!)} size={13} />
      {p.words.card(id).name}
    </button>
  );
}

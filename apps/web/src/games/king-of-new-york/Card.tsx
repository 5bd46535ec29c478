import type { CardId } from '@ashtown/king-of-new-york/board';
import { card, Detail, Thing } from '../../kit/index.ts';
import { Rich } from '../../ui/Rich.tsx';
import { CardArt } from './CardArt.tsx';
import style from './cards.module.css';
import { glyphOf } from './look.ts';
import type { Props } from './props.ts';
import { Sign, signs } from './Sign.tsx';

interface Of {
  p: Props;
  id: CardId;
}

const lookOf = ({ p, id }: Of): string => (p.tables.cards[id]!.keep ? 'keep' : 'once');

/** What a card costs the one who looks; without eyes, what is printed. */
function Cost({ p, id, size }: Of & { size: number }) {
  const price = p.game.facts.priceOf(p.view, p.seat, id);
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
function Means({ p, id }: Of) {
  if (p.seat === null || p.view.players[p.seat]!.out > 0) return null;
  const text = p.words.board;
  const short = p.game.facts.shortOf(p.view, p.seat, id);
  return (
    <em className={short > 0 ? 'bad' : 'good'}>
      <Rich text={short > 0 ? text.short(short) : text.canPay} signs={signs} />
    </em>
  );
}

/** A card of the bank: chosen if it may be bought now, else the inspector says why not. */
export function CardSmall({ p, id }: Of) {
  const { name, kind, text } = p.words.card(id);
  return (
    <Thing p={p} of={card(id)} className={`card ${lookOf({ p, id })} ${style.small}`}>
      <span className={style.row}>
        <Cost p={p} id={id} size={15} />
        <b>{name}</b>
        <Sign id={glyphOf(p.tables.cards[id]!)} size={24} className={style.glyph} />
      </span>
      {p.size === 'wide' && (
        <span className={style.picture}>
          <CardArt id={id} keep={p.tables.cards[id]!.keep === true} sign={glyphOf(p.tables.cards[id]!)} />
        </span>
      )}
      <span className={style.say}>
        <Rich text={text} signs={signs} />
      </span>
      <span className={style.foot}>
        <span className="kind">{kind}</span>
        <Means p={p} id={id} />
      </span>
    </Thing>
  );
}

/** A card with everything on it, for the inspector. */
export function CardFull({ p, id }: Of) {
  const { name, kind, text } = p.words.card(id);
  const data = p.tables.cards[id]!;
  const { keepNote, onceNote } = p.words.board;
  const art = (
    <>
      <CardArt id={id} keep={data.keep === true} sign={glyphOf(data)} />
      <span className={style.art}>
        <Cost p={p} id={id} size={20} />
      </span>
    </>
  );
  return (
    <Detail
      className={style[lookOf({ p, id })]}
      art={art}
      name={name}
      kind={`${kind} · ${data.keep ? keepNote : onceNote}`}
      text={text}
      signs={signs}
    />
  );
}

/** A card somebody has. */
export function CardChip({ p, id, mention = false }: Of & { mention?: boolean }) {
  const data = p.tables.cards[id]!;
  return (
    <Thing p={p} of={card(id)} look="border" mention={mention} className={data.keep ? 'chip' : 'chip ticket'}>
      <Sign id={glyphOf(data)} size={13} />
      {p.words.card(id).name}
    </Thing>
  );
}

import { CARAVAN, type Card, HERO, KIND_OF, RESOURCE, STATION, TYPES } from '@ashtown/metro-2033/board';
import { CardArt } from './CardArt.tsx';
import style from './card.module.css';
import { SHAPES, toneOf } from './look.ts';
import type { Props, Seen } from './props.ts';
import { Sign } from './Sign.tsx';
import { designOf, kindOf } from './summary.ts';
import { Roundel, Symbols } from './Tokens.tsx';
import tone from './tones.module.css';

export const frameOf = (p: Props, card: Card): string =>
  `${tone.tones} ${style.card} ${style[SHAPES[designOf(p, card).category]!]} ${tone[toneOf(p, card)]}`;

/** What a card costs whoever looks, and what is printed where that differs. */
export function Price({ p, card, owner }: { p: Props; card: Card; owner: Seen | null }) {
  const { cost } = designOf(p, card);
  const price = owner ? p.game.facts.priceFor(owner, card) : cost;
  return (
    <span className={style.cost}>
      {price !== cost && (
        <>
          <s>{cost}</s>
          <Sign id="arrow" size={9} />
        </>
      )}
      <b>{price}</b>
    </span>
  );
}

/** The front of a card: price, picture, name, what it is worth, and below what else it does. */
export function CardFace({
  card,
  owner,
  p,
  tiny = false,
}: {
  card: Card;
  owner: Seen | null;
  p: Props;
  tiny?: boolean;
}) {
  const c = designOf(p, card);
  return (
    <>
      <span className={style.art}>
        <CardArt p={p} card={card} />
        <Price p={p} card={card} owner={owner} />
        {c.category === STATION && (
          <span className={style.line}>
            <Roundel p={p} line={c.line} size={tiny ? 15 : 22} />
          </span>
        )}
      </span>
      <b className={style.name}>{designOf(p, card).name[p.lang]}</b>
      {!tiny && (
        <>
          <span className={style.worth}>
            <Worth p={p} card={card} />
          </span>
          <span className={style.foot}>
            <Foot p={p} card={card} />
          </span>
        </>
      )}
    </>
  );
}

function Worth({ p, card }: { p: Props; card: Card }) {
  const c = designOf(p, card);
  const text = p.words.board;
  if (c.category === STATION)
    return (
      <>
        <Sign id="flag" size={13} /> <span>{text.missionKind[kindOf(c.target!)]}</span> <b>{c.target!.needs}</b>
      </>
    );
  if (c.category === RESOURCE || c.category === HERO)
    return (
      <>
        <Sign id={TYPES[c.type]!} size={14} /> <span>{p.words.names.type(c.type)}</span>
        <b>{c.category === HERO ? '×2' : c.amount}</b>
      </>
    );
  if (c.category === CARAVAN) return <span>{p.words.names.kind(c.kind)}</span>;
  return <Symbols p={p} bits={c.signs} size={20} />;
}

function Foot({ p, card }: { p: Props; card: Card }) {
  const c = designOf(p, card);
  const text = p.words.board;
  if (c.category === STATION) {
    const type = TYPES[c.target!.bonus]!;
    return (
      <>
        <span className={tone[KIND_OF[type]]} style={{ color: 'var(--cat)' }}>
          <Sign id={type} size={14} />
        </span>
        <span>{p.words.names.type(c.target!.bonus)}</span> −1
        {c.target!.reward > 1 && <b>+{c.target!.reward}</b>}
      </>
    );
  }
  const attack = c.atoms.find((a) => a.t === 'attack');
  if (c.category === CARAVAN) return <span className={style.say}>{text.discardEffect}</span>;
  return (
    <>
      {attack && c.guards === 0 && <span className={style.say}>{p.words.names.loss(attack.loss)}</span>}
      {c.guards > 0 && (
        <>
          <Sign id="shield" size={14} className={style.shield!} />
          {c.category !== HERO && <b>{c.shieldCost}</b>}
          <Symbols p={p} bits={c.guards} size={19} />
        </>
      )}
      {c.guards === 0 && !attack && <span className={style.none}>{text.oneSide}</span>}
    </>
  );
}

import { CARAVAN, type Card, HERO, KIND_OF, RESOURCE, STATION, TYPES } from '@ashtown/catalog/metro-2033';
import type { Lang } from '@ashtown/engine';
import { CardArt } from './CardArt.tsx';
import style from './card.module.css';
import { SHAPES, toneOf } from './look.ts';
import { cardName, kindName, lossName, typeName } from './names.ts';
import type { Seen } from './props.ts';
import { Sign } from './Sign.tsx';
import { designOf, kindOf, priceFor } from './summary.ts';
import { Roundel, Symbols } from './Tokens.tsx';
import { boardText } from './text/index.ts';
import tone from './tones.module.css';

export const frameOf = (card: Card): string =>
  `${tone.tones} ${style.card} ${style[SHAPES[designOf(card).category]!]} ${tone[toneOf(card)]}`;

/** What a card costs whoever looks, and what is printed where that differs. */
export function Price({ card, owner }: { card: Card; owner: Seen | null }) {
  const { cost } = designOf(card);
  const price = priceFor(owner, card);
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
  lang,
  tiny = false,
}: {
  card: Card;
  owner: Seen | null;
  lang: Lang;
  tiny?: boolean;
}) {
  const c = designOf(card);
  return (
    <>
      <span className={style.art}>
        <CardArt card={card} />
        <Price card={card} owner={owner} />
        {c.category === STATION && (
          <span className={style.line}>
            <Roundel lang={lang} line={c.line} size={tiny ? 15 : 22} />
          </span>
        )}
      </span>
      <b className={style.name}>{cardName(lang, card)}</b>
      {!tiny && (
        <>
          <span className={style.worth}>
            <Worth card={card} lang={lang} />
          </span>
          <span className={style.foot}>
            <Foot card={card} lang={lang} />
          </span>
        </>
      )}
    </>
  );
}

function Worth({ card, lang }: { card: Card; lang: Lang }) {
  const c = designOf(card);
  const text = boardText(lang);
  if (c.category === STATION)
    return (
      <>
        <Sign id="flag" size={13} /> <span>{text.missionKind[kindOf(c.target!)]}</span> <b>{c.target!.needs}</b>
      </>
    );
  if (c.category === RESOURCE || c.category === HERO)
    return (
      <>
        <Sign id={TYPES[c.type]!} size={14} /> <span>{typeName(lang, c.type)}</span>
        <b>{c.category === HERO ? '×2' : c.amount}</b>
      </>
    );
  if (c.category === CARAVAN) return <span>{kindName(lang, c.kind)}</span>;
  return <Symbols lang={lang} bits={c.signs} size={20} />;
}

function Foot({ card, lang }: { card: Card; lang: Lang }) {
  const c = designOf(card);
  const text = boardText(lang);
  if (c.category === STATION) {
    const type = TYPES[c.target!.bonus]!;
    return (
      <>
        <span className={tone[KIND_OF[type]]} style={{ color: 'var(--cat)' }}>
          <Sign id={type} size={14} />
        </span>
        <span>{typeName(lang, c.target!.bonus)}</span> −1
        {c.target!.reward > 1 && <b>+{c.target!.reward}</b>}
      </>
    );
  }
  const attack = c.atoms.find((a) => a.t === 'attack');
  if (c.category === CARAVAN) return <span className={style.say}>{text.discardEffect}</span>;
  return (
    <>
      {attack && c.guards === 0 && <span className={style.say}>{lossName(lang, attack.loss)}</span>}
      {c.guards > 0 && (
        <>
          <Sign id="shield" size={14} className={style.shield!} />
          {c.category !== HERO && <b>{c.shieldCost}</b>}
          <Symbols lang={lang} bits={c.guards} size={19} />
        </>
      )}
      {c.guards === 0 && !attack && <span className={style.none}>{text.oneSide}</span>}
    </>
  );
}

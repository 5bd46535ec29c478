import {
  CARAVAN,
  CATEGORIES,
  type Card,
  type Design,
  HERO,
  RESOURCE,
  STATION,
  THREAT,
  TYPES,
} from '@ashtown/metro-2033/board';
import { CardArt } from './CardArt.tsx';
import style from './card.module.css';
import type { Props, Seen } from './props.ts';
import { designOf, kindOf, toneOf } from './summary.ts';
import { Roundel, Sign, Symbols, TypeSign } from './Tokens.tsx';
import tones from './tones.module.css';

/** The shape tells what a card is, the colour its kind. */
export const frameOf = (c: Design): string =>
  `${tones.tones} ${style.card} ${style[CATEGORIES[c.category]!]} ${tones[toneOf(c)]}`;

/** The same for a card in a line. */
export const rowOf = (c: Design): string => `${frameOf(c)} ${style.row}`;

export function sayCard(p: Props, id: string, n = 1): string {
  const { name, kind, text } = p.words.card(id);
  return `${name}${n > 1 ? ` ${p.words.board.twice(n)}` : ''}, ${kind}. ${text}`;
}

interface Face {
  p: Props;
  card: Card;
  /** Whoever looks: what it costs them is told, and what is printed where that differs. */
  owner: Seen | null;
  roundel?: number;
}

/** The mark of an active card, which does something when it is discarded (MET-49). */
export const activeSign = ({ category }: Design): 'monster' | 'caravan' | null =>
  category === THREAT ? 'monster' : category === CARAVAN ? 'caravan' : null;

/** The picture of a card, its price, the line of a Station, and whether it is active. */
export function Picture({ p, card, owner, roundel = 22 }: Face) {
  const c = designOf(p, card);
  const price = owner ? p.game.facts.priceFor(owner, card) : c.cost;
  const active = activeSign(c);
  return (
    <span className={style.art}>
      <CardArt of={c} />
      <span className={style.cost}>
        {price !== c.cost && (
          <>
            <s>{c.cost}</s>
            <Sign id="arrow" size={9} />
          </>
        )}
        <b>{price}</b>
      </span>
      {c.category === STATION && (
        <span className={style.line}>
          <Roundel p={p} line={c.line} size={roundel} />
        </span>
      )}
      {active && (
        <span className={style.active} data-testid="active">
          <Sign id={active} size={15} />
        </span>
      )}
    </span>
  );
}

/** The front of a card: price, picture, name, what it is worth, and below what else it does. */
export function CardFace(face: Face) {
  const c = designOf(face.p, face.card);
  return (
    <>
      <Picture {...face} />
      <b className={style.name}>{c.name[face.p.lang]}</b>
      <Facts p={face.p} of={c} />
    </>
  );
}

/** A card in a line, where there is no room for its front: the same facts. */
export function CardRow(face: Face) {
  const c = designOf(face.p, face.card);
  return (
    <>
      <Picture {...face} roundel={18} />
      <span className={style.about}>
        <b className={style.name}>{c.name[face.p.lang]}</b>
        <span className={style.facts}>
          <Facts p={face.p} of={c} />
        </span>
      </span>
    </>
  );
}

/** What a card is worth, and what else it does where it does something else. */
function Facts({ p, of }: { p: Props; of: Design }) {
  const foot = footOf(p, of);
  return (
    <>
      <span className={style.worth}>{worthOf(p, of)}</span>
      {foot && <span className={style.foot}>{foot}</span>}
    </>
  );
}

function worthOf(p: Props, c: Design) {
  const { board: text, names } = p.words;
  if (c.category === STATION)
    return (
      <>
        <Sign id="flag" size={13} /> <span>{text.missionKind[kindOf(c.target!)]}</span> <b>{c.target!.needs}</b>
      </>
    );
  if (c.category === RESOURCE || c.category === HERO)
    return (
      <>
        <Sign id={TYPES[c.type]!} size={14} /> <span>{names.type(c.type)}</span>
        <b>{c.category === HERO ? '×2' : c.amount}</b>
      </>
    );
  if (c.category === CARAVAN) return <span>{names.kind(c.kind)}</span>;
  const attack = c.atoms.find((a) => a.t === 'attack')!;
  return (
    <>
      <Symbols p={p} bits={c.signs} size={19} /> <span>{names.loss(attack.loss)}</span>
    </>
  );
}

function footOf(p: Props, c: Design) {
  if (c.category === CARAVAN) return <span>{p.words.board.discardEffect}</span>;
  if (c.category === STATION)
    return (
      <>
        <TypeSign type={c.target!.bonus} size={14} /> <span>{p.words.names.type(c.target!.bonus)}</span> −1
        {c.target!.reward > 1 && <b>+{c.target!.reward}</b>}
      </>
    );
  if (c.guards === 0) return null;
  return (
    <>
      <Sign id="shield" size={14} className={tones.shield} />
      {c.category !== HERO && <b>{c.shieldCost}</b>}
      <Symbols p={p} bits={c.guards} size={19} />
    </>
  );
}

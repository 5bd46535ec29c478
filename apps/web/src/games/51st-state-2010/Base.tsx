import { COLOURS } from '@ashtown/51st-state-2010/board';
import { refKey, type Seat } from '@ashtown/engine';
import { card, option } from '../51st-state-common/refs.ts';
import { type Part, Strip } from '../51st-state-common/Strip.tsx';
import { Thing } from '../51st-state-common/Thing.tsx';
import style from './base.module.css';
import { PlainFace } from './DeckCard.tsx';
import { FactionToken, factionOf } from './factions.tsx';
import { contactParts, pileParts } from './look.ts';
import { leaderText } from './names.ts';
import { leader as leaderRef, type Props } from './props.ts';
import { lyingParts, worthParts } from './Rows.tsx';

/** The base of a player: its faction and what it makes. */
export function Base({ p, of }: { p: Props; of: Seat }) {
  const t = p.words.board;
  const faction = factionOf(p, of);
  const { name, kind, text } = p.words.card(faction.id);
  return (
    <Thing p={p} of={card(faction.id)} idle label={t.cardOf(name, kind, text)} className={style.base}>
      <FactionToken view={p.view} tables={p.tables} seat={of} size={31} />
      <span className={style.title}>
        <b>{name}</b>
        <span className={style.makes}>
          <Strip parts={pileParts(faction.produce)} size={15} />
          {t.eachTurn}
        </span>
      </span>
    </Thing>
  );
}

/** More icons than these stand closer. */
const MANY = 4;
const Price = ({ parts, small }: { parts: readonly Part[]; small: boolean }) => {
  const many = parts.length > MANY;
  return <Strip parts={parts} size={small ? (many ? 12 : 14) : many ? 15 : 17} tight={small || many} />;
};

/** The three fixed contacts: price and range; used ones are ticked. */
export function Contacts({ p, of, small = false }: { p: Props; of: Seat; small?: boolean }) {
  const t = p.words.board;
  const q = p.view.players[of]!;
  const idle = of !== p.seat || p.question !== 'reach';
  return (
    <section className={`${style.contacts} ${small ? style.tiny : ''}`} aria-label={t.contacts}>
      {factionOf(p, of).contacts.map((contact) => {
        const used = (q.exhausted & (1 << contact.colour)) !== 0;
        const { name, text } = p.words.card(contact.id);
        return (
          <Thing
            key={contact.id}
            p={p}
            of={card(contact.id)}
            idle={idle}
            label={`${name}. ${text}${used ? ` ${t.used}.` : ''}`}
            spent={used}
            className={`${style.contact} ${style[COLOURS[contact.colour]!]}`}
          >
            <Price parts={contactParts(contact)} small={small} />
          </Thing>
        );
      })}
    </section>
  );
}

/** The leader, with what lies on the card; one with an action of its own is used by pointing at it. */
export function Leader({ p, of, tile = false }: { p: Props; of: Seat; tile?: boolean }) {
  const t = p.words.board;
  const { leader } = p.view.players[of]!;
  if (!leader)
    return tile ? null : (
      <span className={style.nobody} data-ref={refKey(leaderRef(of))}>
        <span>{t.noLeader}</span>
      </span>
    );
  const design = p.tables.leader[leader.card]!;
  const acts = of === p.seat && p.question === 'main' && design.deed > 0;
  return (
    <Thing
      p={p}
      of={acts ? option('deed') : leaderRef(of)}
      idle={!acts && p.question !== 'payment' && p.question !== 'steal' && p.question !== 'method'}
      holds={card(design.id)}
      label={leaderText(p, of)}
      className={tile ? style.small : style.leader}
    >
      <PlainFace
        p={p}
        id={design.id}
        name={p.words.card(design.id).name}
        shape={tile ? 'tile' : 'chip'}
        lying={lyingParts(leader)}
      />
      {tile && <Strip parts={worthParts(p, leader)} size={13} tight />}
    </Thing>
  );
}

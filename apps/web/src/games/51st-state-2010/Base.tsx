import { COLOURS, LEADER_SLOTS } from '@ashtown/51st-state-2010/board';
import { refKey, type Seat } from '@ashtown/engine';
import { card, option, Thing } from '../../kit/index.ts';
import { colourOf } from '../../ui/SeatToken.tsx';
import { CardChip } from '../51st-state-common/Chip.tsx';
import { FactionHead } from '../51st-state-common/factions.tsx';
import type { Room } from '../51st-state-common/props.ts';
import { Tiles } from '../51st-state-common/Rows.tsx';
import { Small } from '../51st-state-common/Small.tsx';
import { good, Strip, TO } from '../51st-state-common/Strip.tsx';
import { factionOf, lookOf } from '../51st-state-common/summary.ts';
import style from './base.module.css';
import { contactParts, goodsIn } from './look.ts';
import { lyingOn, lyingParts, worthParts } from './lying.ts';
import { leaderRef, type Props } from './props.ts';
import { Tucked } from './Tucked.tsx';

/** More icons than these stand closer. */
const MANY = 4;

/** The three fixed contacts: price and range; used ones are ticked. */
function Contacts({ p, of, small = false }: { p: Props; of: Seat; small?: boolean }) {
  const t = p.words.board;
  const { exhausted } = p.view.players[of]!;
  return (
    <section className={style.contacts} aria-label={t.contacts}>
      {factionOf(p, of)!.contacts.map((contact) => {
        const used = (exhausted & (1 << contact.colour)) !== 0;
        const { name, text } = p.words.card(contact.id);
        const parts = contactParts(contact);
        const tight = small || parts.length > MANY;
        return (
          <Small
            key={contact.id}
            p={p}
            of={card(contact.id)}
            idle={of !== p.seat || p.question !== 'reach'}
            label={`${name}. ${text}${used ? ` ${t.used}.` : ''}`}
            spent={used}
            className={`${style.contact} ${style[COLOURS[contact.colour]!]}`}
          >
            <Strip parts={parts} size={17 - (small ? 3 : 0) - (parts.length > MANY ? 2 : 0)} tight={tight} />
          </Small>
        );
      })}
    </section>
  );
}

/** What lies on the leader of somebody, in words. */
export const leaderLines = (p: Props, of: Seat): readonly string[] =>
  lyingOn(p, p.view.players[of]!.leader!, LEADER_SLOTS);

/** Questions that a leader may answer. */
const ABOUT_LEADER: readonly string[] = ['payment', 'steal', 'method'];

/** The leader, with what lies on the card; one with an action of its own is used by pointing at it. */
export function Leader({ p, of, tile = false }: { p: Props; of: Seat; tile?: boolean }) {
  const t = p.words.board;
  const { leader } = p.view.players[of]!;
  if (!leader)
    return tile ? null : (
      <span className={style.nobody} data-ref={refKey(leaderRef(of))}>
        {t.noLeader}
      </span>
    );
  const { id, deed } = p.tables.leader[leader.card]!;
  const acts = of === p.seat && p.question === 'main' && deed > 0;
  const { name, text } = p.words.card(id);
  return (
    <Thing
      p={p}
      look="bare"
      of={acts ? option('deed') : leaderRef(of)}
      idle={!acts && !ABOUT_LEADER.includes(p.question ?? '')}
      holds={card(id)}
      label={[`${t.leader}: ${name}`, ...leaderLines(p, of), text].join(', ')}
    >
      <span className={tile ? style.tile : ''}>
        <CardChip look={lookOf(p, id)!} as={tile ? 'tile' : 'chip'} marks={{ stock: lyingParts(leader), worth: [] }} />
        {tile && <Strip parts={worthParts(p, leader)} size={13} tight />}
      </span>
    </Thing>
  );
}

/** My base and leader, my contacts, and what is tucked under the base. */
export function Own({ of, ...p }: Props & { of: Seat }) {
  return (
    <div className={style.own} style={{ borderColor: colourOf(of) }}>
      <div className={style.heads}>
        <FactionHead p={p} of={of} makes={goodsIn(factionOf(p, of)!.produce)} when={p.words.board.eachTurn} />
        <Leader p={p} of={of} />
      </div>
      <Contacts p={p} of={of} />
      <Tucked p={p} of={of} />
    </div>
  );
}

export const Theirs = ({ of, room: { open, tight }, ...p }: Props & { of: Seat; room: Room }) => (
  <>
    {!tight && p.view.players[of]!.leader && <Leader p={p} of={of} tile={!open} />}
    <Tucked p={p} of={of} small />
    {open && <Contacts p={p} of={of} small />}
  </>
);

export const Tight = ({ of, ...p }: Props & { of: Seat }) => (
  <div className={style.flow}>
    <Leader p={p} of={of} tile />
    <Tiles p={p} of={of} />
  </div>
);

const TRADES = {
  hire: [good('worker', 2), TO, good('any')],
  swap: [good('card', 2), TO, good('card')],
} as const;

/** What two workers or two cards bring. */
export const Trades = (p: Props) => (
  <span className={style.trades}>
    {(['hire', 'swap'] as const).map((id) => (
      <Small
        key={id}
        p={p}
        of={option(id)}
        idle={p.question !== 'main'}
        label={p.words.board[id]}
        className={style.trade}
      >
        <Strip parts={TRADES[id]} size={16} />
      </Small>
    ))}
  </span>
);

import { refKey } from '@ashtown/engine';
import { MARKERS } from '@ashtown/metro-2033/board';
import type { CSSProperties } from 'react';
import { at, Info } from '../../kit/index.ts';
import { colourOf } from '../../ui/SeatToken.tsx';
import { Emblem, peopleOf } from './Emblem.tsx';
import { keptOf, kindOf } from './summary.ts';
import { type Ground, InPlay } from './Thing.tsx';
import { Markers, Sign, TypeSign } from './Tokens.tsx';
import style from './tableau.module.css';

const NAME = { up: 'above', down: 'below' } as const;

function Zone({ ground: { p, of, q, mention }, which }: { ground: Ground; which: 'up' | 'down' }) {
  const name = p.words.board[NAME[which]];
  const n = q[which];
  return (
    <Info p={p} of={at(of, which)} itself={!mention} look="bare" label={`${name} ${n}`} className={style.zone}>
      <span className="label">{name}</span>
      <b className={p.changed(of, which) === 0 ? '' : 'acc'}>{n}</b>
      <span className={style.people}>
        <Markers seat={of} n={n} size={n > 6 ? 13 : 19} faint={which === 'down'} mention={mention} />
      </span>
    </Info>
  );
}

/** The Faction card between its two zones of markers. */
export function Faction({ ground }: { ground: Ground }) {
  const { p, of, q, mention } = ground;
  const text = p.words.board;
  const faction = p.tables.factions[q.faction];
  if (!faction) return null;
  const { target } = faction;
  const { name, text: say } = p.words.card(faction.id);
  const kind = kindOf(target);
  const bonus = p.words.names.type(target.bonus);
  const on = keptOf(q);
  return (
    <section
      className={style.faction}
      style={{ '--seat': colourOf(of), ...peopleOf(faction) } as CSSProperties}
      aria-label={name}
    >
      <Zone ground={ground} which="up" />
      <InPlay
        ground={ground}
        slots={['mission.faction']}
        id={faction.id}
        name={`${name}. ${say}`}
        className={style.crest}
        holder={style.between}
      >
        <span className={style.arms}>
          <Emblem of={faction} size={16} />
          <b>{name}</b>
        </span>
        {!q.flipped && (
          <span>
            <Sign id="flag" tone={kind} size={13} /> {text.missionKind[kind]} {target.needs}
          </span>
        )}
        <span>
          <TypeSign type={target.bonus} size={13} /> {(q.flipped ? text.free : text.thenFree)(bonus)}
        </span>
        <span data-ref={mention ? undefined : refKey(at(of, 'reserve'))}>
          <em>{p.game.facts.totalOf(q)}</em>/{MARKERS} {on > 0 ? `· ${text.kept(on)}` : text.markers}
        </span>
      </InPlay>
      <Zone ground={ground} which="down" />
    </section>
  );
}

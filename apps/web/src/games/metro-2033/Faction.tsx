import { refKey, type Seat } from '@ashtown/engine';
import { KIND_OF, MARKERS, TYPES } from '@ashtown/metro-2033/board';
import { colourOf } from '../../ui/SeatToken.tsx';
import style from './crest.module.css';
import { at, type Seen, slot } from './props.ts';
import { Said } from './Said.tsx';
import { Sign } from './Sign.tsx';
import { kindOf } from './summary.ts';
import { CardThing, type Ground } from './Thing.tsx';
import { Markers } from './Tokens.tsx';
import thing from './thing.module.css';
import tone from './tones.module.css';

const SAID = { up: 'above', down: 'below' } as const;

function Zone({ ground, of, n, which }: { ground: Ground; of: Seat; n: number; which: 'up' | 'down' }) {
  const { p, mention } = ground;
  const name = p.words.board[SAID[which]];
  const ref = at(of, which);
  return (
    <button
      type="button"
      tabIndex={-1}
      data-rove=""
      data-ref={mention ? undefined : refKey(ref)}
      className={style.zone}
      onClick={() => p.inspect(ref)}
    >
      <Said as={`${name}: ${n}`}>
        <span className="label">{name}</span>
        <b className={p.changed(of, which) === 0 ? '' : style.changed}>{n}</b>
        <span className={style.people}>
          <Markers seat={of} n={n} size={n > 6 ? 13 : 19} faint={which === 'down'} mention={mention} />
        </span>
      </Said>
    </button>
  );
}

/** The Faction card between its two zones of markers. */
export function Faction({ ground, of, q }: { ground: Ground; of: Seat; q: Seen }) {
  const { p } = ground;
  const text = p.words.board;
  const faction = p.tables.factions[q.faction];
  if (!faction) return null;
  const { id, target } = faction;
  const kind = kindOf(target);
  const type = TYPES[target.bonus]!;
  const bonus = p.words.names.type(target.bonus);
  const on = q.kept.reduce((sum, n) => sum + n, 0);
  return (
    <section className={style.faction} style={{ '--seat': colourOf(of) } as never} aria-label={p.words.card(id).name}>
      <Zone ground={ground} of={of} n={q.up} which="up" />
      <CardThing
        ground={ground}
        refs={[slot('mission.faction')]}
        id={id}
        name={`${p.words.card(id).name}. ${p.words.card(id).text}`}
        className={style.crest}
        holder={style.between}
      >
        <b className={style.title}>{p.words.card(id).name}</b>
        {q.flipped ? (
          <span className={`${style.fact} ${tone[KIND_OF[type]]}`}>
            <Sign id={type} size={14} className={thing.tint!} /> {text.free(bonus)}
          </span>
        ) : (
          <>
            <span className={`${style.fact} ${tone[kind]}`}>
              <Sign id="flag" size={13} className={thing.tint!} /> {text.missionKind[kind]} {target.needs}
            </span>
            <span className={`${style.fact} ${tone[KIND_OF[type]]}`}>
              <Sign id={type} size={13} className={thing.tint!} /> {text.thenFree(bonus)}
            </span>
          </>
        )}
        <span
          className={`${style.fact} ${style.ten}`}
          data-ref={ground.mention ? undefined : refKey(at(of, 'reserve'))}
        >
          <b>{p.game.facts.totalOf(q)}</b>/{MARKERS} {on > 0 ? `· ${text.kept(on)}` : text.markers}
        </span>
      </CardThing>
      <Zone ground={ground} of={of} n={q.down} which="down" />
    </section>
  );
}

import { LINES, SITES, TYPES } from '@ashtown/armageddon/board';
import { refKey } from '@ashtown/engine';
import { roving } from '../../ui/roving.ts';
import { SeatToken } from '../../ui/SeatToken.tsx';
import { Art } from './Art.tsx';
import { Gives } from './BuildingFace.tsx';
import style from './city.module.css';
import { digitOf } from './gather.ts';
import { Lasting, Line } from './Line.tsx';
import { Points } from './Points.tsx';
import { pictureOf } from './pictures.ts';
import { card, lineRef, myself, option, type Props, siteOf, siteRef } from './props.ts';
import { Sign } from './Sign.tsx';
import { Start } from './Start.tsx';
import { Thing } from './Thing.tsx';
import tone from './tones.module.css';

/** My city: eight sites, what stands on them, and what can be done there. */
export function City(p: Props) {
  const text = p.words.board;
  const me = myself(p);
  if (!me || p.seat === null) return null;
  const { seat } = p;
  const room = p.game.facts.housingOf(me);
  const people = p.game.facts.survivorsOf(me).most;
  return (
    <section
      ref={roving}
      className={`plate ${style.city} ${p.compact ? style.compact : ''}`}
      aria-label={text.city}
      data-testid="city"
    >
      <div className={style.head}>
        <SeatToken seat={seat} size={20} />
        <Start p={p} of={seat} />
        <span className="label">{text.city}</span>
        <span className={`${style.people} ${people > room ? 'bad' : ''}`}>
          <Sign id="house" size={14} />
          {text.housing(room, people)}
        </span>
        <Points p={p} of={seat} />
      </div>
      <ol className={style.sites}>
        {Array.from({ length: SITES }, (_, site) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a site is its number.
          <li key={site} data-ref={refKey(siteOf(seat, site))} className={style.site}>
            <Site p={p} site={site} />
          </li>
        ))}
      </ol>
    </section>
  );
}

function Site({ p, site }: { p: Props; site: number }) {
  const text = p.words.board;
  const me = myself(p)!;
  const building = me.city[site]!;
  if (building < 0) return <EmptySite p={p} site={site} closed={site === SITES - 1 && !p.game.facts.isExtended(me)} />;
  const { id, type, lines, passives } = p.tables.buildings[building]!;
  const kind = TYPES[type]!;
  const words = p.words.card(id);
  return (
    <div key={id} data-ref={refKey(card(id))} className={`${style.built} ${tone[kind]}`}>
      <Thing
        p={p}
        of={siteRef(site)}
        label={`${text.site(site + 1)}: ${words.name}. ${words.kind}. ${words.text}`}
        className={style.face}
      >
        <Art id={id} of={pictureOf(p.tables, building)} size={22} className={style.art} />
        <span className={style.no} aria-hidden="true">
          {site + 1}
        </span>
        <span className={style.type}>
          <Sign id={kind} size={13} />
        </span>
        <span className={style.gives}>
          <Gives t={p.tables} building={building} />
        </span>
        <b>{words.name}</b>
        {lines.length < LINES && (
          <span className={style.lasting}>
            {lines.length + passives.length === 0 ? text.housesOnly : <Lasting t={p.tables} of={building} size={13} />}
          </span>
        )}
      </Thing>
      <span className={style.lines}>
        {lines.map((line, i) => {
          const ref = lineRef(site, i);
          const used = me.used[site * LINES + i]!;
          return (
            <Thing
              key={`${i as 0}`}
              p={p}
              of={ref}
              label={`${words.name}: ${p.words.line(id, i)}; ${text.activations(used, line.times)}`}
              className={style.line}
              digit={p.standing(siteRef(site)) === 'chosen' ? digitOf(p, ref) : null}
            >
              <Line of={line} used={used} size={p.compact ? 16 : 14} />
            </Thing>
          );
        })}
      </span>
    </div>
  );
}

/** A free site, or the last one while it is closed: there the Extension is built. */
function EmptySite({ p, site, closed }: { p: Props; site: number; closed: boolean }) {
  const text = p.words.board;
  const extend = closed && p.question === 'cityAction';
  const name = closed ? text.closed : text.freeSite;
  return (
    <div className={`${style.free} ${closed ? style.closed : ''}`}>
      <Thing
        p={p}
        of={extend ? option('extend') : siteRef(site)}
        label={`${text.site(site + 1)}: ${name}${closed ? `, ${text.closedHelp}` : ''}`}
        className={style.empty}
      >
        <span className={style.no} aria-hidden="true">
          {site + 1}
        </span>
        {name}
        {closed && <small>{text.closedHelp}</small>}
      </Thing>
    </div>
  );
}

import { LINES, SITES, TYPES } from '@ashtown/armageddon/board';
import { refKey, type Seat } from '@ashtown/engine';
import { card, Drawn, Info, Lying, option, Thing } from '../../kit/index.ts';
import { roving } from '../../ui/roving.ts';
import { SeatToken } from '../../ui/SeatToken.tsx';
import { BuildingArt } from './Art.tsx';
import style from './city.module.css';
import { Does, Line } from './Effect.tsx';
import { digitOf } from './gather.ts';
import parts from './parts.module.css';
import { pictureOf } from './pictures.ts';
import { lineRef, myself, type Props, siteOf, siteRef } from './props.ts';
import { Score, Start } from './Score.tsx';
import { Short } from './Short.tsx';
import { Sign } from './Sign.tsx';
import tone from './tones.module.css';

const ALL = Array.from({ length: SITES }, (_, site) => site);

/** My city: eight sites, what stands on them, and what can be done there. */
export function City(p: Props) {
  const text = p.words.board;
  const me = myself(p);
  if (!me || p.seat === null) return null;
  const { seat } = p;
  const room = p.game.facts.housingOf(me);
  const people = p.game.facts.survivorsOf(me).most;
  return (
    <section ref={roving} className={`plate ${parts.box} ${style.city}`} aria-label={text.city} data-testid="city">
      <div className={style.head}>
        <SeatToken seat={seat} size={20} />
        <span className="label">{text.city}</span>
        <Start p={p} of={seat} />
        <span className={`${parts.row} ${style.people} ${people > room ? 'bad' : 'muted'}`}>
          <Sign id="house" size={14} />
          {text.housing(room, people)}
        </span>
        <Score p={p} of={seat} />
      </div>
      <ol className={style.sites}>
        {ALL.map((site) => (
          <li key={site} data-ref={refKey(siteOf(seat, site))} className={style.site}>
            {me.city[site]! < 0 ? <EmptySite p={p} site={site} /> : <BuiltSite p={p} site={site} />}
          </li>
        ))}
      </ol>
    </section>
  );
}

function BuiltSite({ p, site }: { p: Props; site: number }) {
  const text = p.words.board;
  const me = myself(p)!;
  const building = me.city[site]!;
  const { id, type, lines } = p.tables.buildings[building]!;
  const { name, kind, text: does } = p.words.card(id);
  const acting = p.question === 'cityAction';
  return (
    <div key={id} data-ref={refKey(card(id))} className={`${parts.box} ${style.built} ${tone[TYPES[type]!]}`}>
      <Thing
        p={p}
        of={siteRef(site)}
        label={`${text.site(site + 1)}: ${name}. ${kind}. ${does}`}
        className={`${parts.box} ${style.face}`}
      >
        <BuildingArt t={p.tables} building={building} size={22} className={style.art} fits />
        <span className={style.no}>{site + 1}</span>
        <b className={parts.name}>{name}</b>
        {lines.length < LINES && (
          <small>
            <Does t={p.tables} of={building} size={13} lines={false} only={text.housesOnly} />
          </small>
        )}
      </Thing>
      {lines.map((line, i) => {
        const ref = lineRef(site, i);
        const used = me.used[site * LINES + i]!;
        return (
          <Thing
            key={`${i as 0}`}
            p={p}
            of={ref}
            label={`${name}: ${p.words.line(id, i)}; ${text.activations(used, line.times)}`}
            className={`${style.line} ${acting && p.standing(ref) === 'rest' ? style.idle : ''}`}
            digit={p.standing(siteRef(site)) === 'chosen' ? digitOf(p, ref) : null}
          >
            <Line of={line} used={used} />
            {acting && p.standing(ref) === 'rest' && <Short p={p} of={ref} />}
          </Thing>
        );
      })}
    </div>
  );
}

/** A free site, or the last one while it is closed: there the Extension is built. */
function EmptySite({ p, site }: { p: Props; site: number }) {
  const text = p.words.board;
  const closed = site === SITES - 1 && !p.game.facts.isExtended(myself(p)!);
  const name = closed ? text.closed : text.freeSite;
  return (
    <div className={`${style.free} ${closed ? style.closed : ''}`}>
      <Thing
        p={p}
        of={closed && p.question === 'cityAction' ? option('extend') : siteRef(site)}
        label={`${text.site(site + 1)}: ${name}${closed ? `, ${text.closedHelp}` : ''}`}
        className={`${parts.box} ${style.empty}`}
      >
        <span className={style.no}>{site + 1}</span>
        {name}
        {closed && <small>{text.closedHelp}</small>}
      </Thing>
    </div>
  );
}

/**
 * A city by the names of its buildings: as they come where there is little room, in two columns, or with room for all they
 * do.
 */
export const CityRow = ({ p, of, look }: { p: Props; of: Seat; look: 'chips' | 'columns' | 'full' }) => (
  <div className={style[look]}>
    {ALL.map((site) => {
      const building = p.view.players[of]!.city[site]!;
      const here = p.tables.buildings[building];
      const name = here && p.words.card(here.id).name;
      return (
        <Lying key={site} of={siteOf(of, site)} className={here ? style.stands : style.vacant}>
          {here && (
            <Info
              key={here.id}
              p={p}
              of={card(here.id)}
              itself
              label={`${p.words.board.site(site + 1)}: ${name}`}
              className={`${style.sign} ${tone[TYPES[here.type]!]}`}
            >
              <Drawn of={pictureOf(p.tables, building)} size={look === 'full' ? 20 : 15} />
              <span className={style.named}>{name}</span>
              {look === 'full' && (
                <span className={style.gives}>
                  <Sign id="house" size={12} />
                  {here.housing}
                  {here.vp > 0 && <Sign id="vp" size={12} className="st" />}
                  {here.vp > 0 && here.vp}
                  <Does t={p.tables} of={building} size={12} />
                </span>
              )}
            </Info>
          )}
        </Lying>
      );
    })}
  </div>
);

/** For whoever only watches: all cities side by side. */
export const Cities = (p: Props) => (
  <div ref={roving} className={style.cities}>
    {p.view.players.map((_, seat) => (
      <section key={`${seat as 0}`} className={`plate ${parts.box} ${style.city}`} aria-label={p.who(seat)}>
        <h2 className={style.head}>
          <SeatToken seat={seat} size={22} />
          {p.who(seat)}
        </h2>
        <CityRow p={p} of={seat} look="columns" />
      </section>
    ))}
  </div>
);

import { HERO, KIND_OF, TYPES } from '@ashtown/catalog/metro-2033';
import type { Seat } from '@ashtown/engine';
import { threatTo } from './attack.ts';
import { lineName, symbolNames, typeName } from './names.ts';
import { inPlay, stationSlot } from './pending.ts';
import { type Seen, slot } from './props.ts';
import { Sign } from './Sign.tsx';
import style from './stations.module.css';
import { designOf, nthOf, piles } from './summary.ts';
import { CardThing, type Ground } from './Thing.tsx';
import { Markers, Roundel, Symbols } from './Tokens.tsx';
import { boardText } from './text/index.ts';
import thing from './thing.module.css';
import tone from './tones.module.css';

/** Stations in play: their line, their bonus, and the markers on them. */
export function Stations({ ground, of, q }: { ground: Ground; of: Seat; q: Seen }) {
  const { p } = ground;
  const text = boardText(p.lang);
  return (
    <section className={style.list} aria-label={text.stations}>
      <span className="label">{text.stations}</span>
      {q.stations.length === 0 && <p className={thing.none}>{text.noStations}</p>}
      {q.stations.map((card, i) => {
        const c = designOf(card);
        const kept = q.kept[i]!;
        const { bonus } = c.target!;
        const type = TYPES[bonus]!;
        const gives = (kept > 0 ? text.free : text.cheaper)(typeName(p.lang, bonus));
        return (
          <CardThing
            key={`${c.id} ${nthOf(q.stations, i)}`}
            ground={ground}
            refs={[slot(stationSlot(c.id, kept)), slot(`mission.${c.id}`)]}
            id={c.id}
            name={`${c.name[p.lang]}, ${lineName(p.lang, c.line)}: ${gives}${kept > 0 ? `, ${text.at(text.onStations, kept)}` : ''}`}
            className={style.station}
          >
            <Roundel lang={p.lang} line={c.line} size={26} />
            <span className={style.about}>
              <b>{c.name[p.lang]}</b>
              <span className={tone[KIND_OF[type]]}>
                <Sign id={type} size={13} className={thing.tint!} /> {gives}
              </span>
            </span>
            {kept > 0 ? (
              <Markers seat={of} n={kept} size={17} mention={ground.mention} />
            ) : (
              <i className={style.empty} aria-hidden="true" />
            )}
          </CardThing>
        );
      })}
    </section>
  );
}

/** Protections and Heroes in play; while a Monster asks, what matches it stands out. */
export function Guards({ ground, q }: { ground: Ground; q: Seen }) {
  const { p, own } = ground;
  const text = boardText(p.lang);
  const match = own ? (threatTo(p.view, p.seat)?.signs ?? 0) : 0;
  const all = [
    ...piles(q.shields).map((x) => ({ ...x, place: 'protection' as const })),
    ...piles(q.heroes).map((x) => ({ ...x, place: 'hero' as const })),
  ];
  return (
    <section className={style.list} aria-label={text.protections}>
      <span className="label">{text.protections}</span>
      {all.length === 0 && <p className={thing.none}>{text.noProtections}</p>}
      <div className={style.guards}>
        {all.map(({ card, n, place }) => {
          const c = designOf(card);
          const hero = c.category === HERO;
          const doubles = hero ? text.doubles(typeName(p.lang, c.type)) : '';
          return (
            <CardThing
              key={`${place} ${c.id}`}
              ground={ground}
              refs={[slot(inPlay(place, c.id))]}
              id={c.id}
              name={`${c.name[p.lang]}${hero ? `, ${text.hero}, ${doubles}` : ''}: ${symbolNames(p.lang, c.guards)}${n > 1 ? ` ${text.twice(n)}` : ''}`}
              className={`${style.guard} ${hero ? style.hero : ''}`}
              holder={hero ? style.wide : ''}
            >
              <Symbols lang={p.lang} bits={c.guards} match={match} size={20} />
              <b>{c.name[p.lang]}</b>
              {hero && (
                <em>
                  ×2 <Sign id={TYPES[c.type]!} size={13} />
                </em>
              )}
              {n > 1 && <em>{text.twice(n)}</em>}
            </CardThing>
          );
        })}
      </div>
    </section>
  );
}

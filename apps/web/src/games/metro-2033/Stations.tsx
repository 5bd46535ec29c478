import type { Seat } from '@ashtown/engine';
import { HERO, KIND_OF, TYPES } from '@ashtown/metro-2033/board';
import { threatTo } from './attack.ts';
import { inPlay, stationSlot } from './pending.ts';
import { type Seen, slot } from './props.ts';
import { Sign } from './Sign.tsx';
import style from './stations.module.css';
import { designOf, nthOf, piles } from './summary.ts';
import { CardThing, type Ground } from './Thing.tsx';
import { Markers, Roundel, Symbols } from './Tokens.tsx';
import thing from './thing.module.css';
import tone from './tones.module.css';

/** Stations in play: their line, their bonus, and the markers on them. */
export function Stations({ ground, of, q }: { ground: Ground; of: Seat; q: Seen }) {
  const { p } = ground;
  const text = p.words.board;
  return (
    <section className={style.list} aria-label={text.stations}>
      <span className="label">{text.stations}</span>
      {q.stations.length === 0 && <p className={thing.none}>{text.noStations}</p>}
      {q.stations.map((card, i) => {
        const c = designOf(p, card);
        const kept = q.kept[i]!;
        const { bonus } = c.target!;
        const type = TYPES[bonus]!;
        const gives = (kept > 0 ? text.free : text.cheaper)(p.words.names.type(bonus));
        return (
          <CardThing
            key={`${c.id} ${nthOf(q.stations, i)}`}
            ground={ground}
            refs={[slot(stationSlot(c.id, kept)), slot(`mission.${c.id}`)]}
            id={c.id}
            name={`${c.name[p.lang]}, ${p.words.names.line(c.line)}: ${gives}${kept > 0 ? `, ${text.at(text.onStations, kept)}` : ''}`}
            className={style.station}
          >
            <Roundel p={p} line={c.line} size={26} />
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
  const text = p.words.board;
  const match = own ? (threatTo(p) ?? 0) : 0;
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
          const c = designOf(p, card);
          const hero = c.category === HERO;
          const doubles = hero ? text.doubles(p.words.names.type(c.type)) : '';
          return (
            <CardThing
              key={`${place} ${c.id}`}
              ground={ground}
              refs={[slot(inPlay(place, c.id))]}
              id={c.id}
              name={`${c.name[p.lang]}${hero ? `, ${text.hero}, ${doubles}` : ''}: ${p.words.names.signs(c.guards)}${n > 1 ? ` ${text.twice(n)}` : ''}`}
              className={`${style.guard} ${hero ? style.hero : ''}`}
              holder={hero ? style.wide : ''}
            >
              <Symbols p={p} bits={c.guards} match={match} size={20} />
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

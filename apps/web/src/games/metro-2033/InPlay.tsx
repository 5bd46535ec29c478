import { refKey } from '@ashtown/engine';
import { type BoardText, FACTION, HERO, KIND_OF, type Mission, TYPES } from '@ashtown/metro-2033/board';
import type { CSSProperties, ReactNode } from 'react';
import { option } from '../../kit/index.ts';
import { threatTo } from './Attack.tsx';
import { CardIcon } from './CardArt.tsx';
import { designOf, ofType, piles, stationsOf, totalsOf } from './summary.ts';
import { type Ground, InPlay } from './Thing.tsx';
import { Markers, Roundel, Sign, Symbols, TypeSign } from './Tokens.tsx';
import style from './tableau.module.css';
import tones from './tones.module.css';

/** Some of what a player has, under its name, or that there is none. */
const List = (props: {
  of: keyof BoardText['about'];
  name: string;
  none: string;
  className: string | undefined;
  children: readonly ReactNode[];
}) => (
  <section className={props.className} aria-label={props.name}>
    <Label of={props.of} name={props.name} />
    {props.children.length === 0 && <p className={tones.none}>{props.none}</p>}
    {props.children}
  </section>
);

/** The name of a part of the table; pointing at it tells what it is for. */
export const Label = ({ of, name }: { of: keyof BoardText['about']; name: string }) => (
  <span className="label" data-tells={refKey(option(`about.${of}`))}>
    {name}
  </span>
);

/** How a mission stands: what is missing, or that it can be completed. */
export function stateOf(text: BoardText, { plain, have, needs }: Mission): string {
  if (plain >= needs) return text.ready;
  return have >= needs ? text.withHero : text.short(needs - have);
}

/** How much of a mission is in play; what only a Hero's doubling adds is hatched. */
export function Progress({ mission: { plain, have, needs } }: { mission: Mission }) {
  const part = (n: number) => `${(Math.min(n, needs) / needs) * 100}%`;
  return (
    <span className={style.bar} style={{ '--step': part(1) } as CSSProperties} aria-hidden="true">
      <i className={style.help} style={{ width: part(have) }} />
      <i className={style.plain} style={{ width: part(plain) }} />
    </span>
  );
}

/** The open missions of a player with running totals. */
export function Missions({ ground }: { ground: Ground }) {
  const { p, of, q } = ground;
  const text = p.words.board;
  return (
    <List of="missions" name={text.missions} none={text.noMissions} className={style.missions}>
      {p.game.facts.missionsOf(p.view, of).map((m) => {
        const faction = m.target === FACTION;
        const name = faction ? text.factionMission : designOf(p, m.target).name[p.lang];
        const state = stateOf(text, m);
        const more = `${text.reward(m.reward)}${faction ? '' : `, ${text.keepFor(p.game.facts.keepPrice(q))}`}`;
        return (
          <InPlay
            mission
            key={`${m.id} ${faction ? q.faction : m.target}`}
            ground={ground}
            slots={[`mission.${m.id}`]}
            id={m.id}
            name={`${text.progress(name, m.have, m.needs, text.missionKind[m.kind])}, ${state}. ${more}`}
            className={`${style.mission} ${tones[m.kind]}`}
          >
            <span>
              <Sign id="flag" tone={m.kind} size={14} /> {name}
            </span>
            <Progress mission={m} />
            <span className={`${style.sum} muted`}>
              <b>{m.have}</b>/{m.needs}
            </span>
            <em className={m.have >= m.needs ? 'good' : 'muted'}>
              {state}
              {m.reward > 1 && <b className="st"> +{m.reward}</b>}
            </em>
          </InPlay>
        );
      })}
    </List>
  );
}

/** Resources in play by type, each type with its sum; those of which there are none, in a line. */
export function Resources({ ground }: { ground: Ground }) {
  const { p, q } = ground;
  const text = p.words.board;
  const totals = totalsOf(p, q);
  const groups = TYPES.map((id, type) => ({ id, type, here: piles(ofType(p, q.resources, type)) }));
  const none = groups.filter(({ here }) => here.length === 0);
  return (
    <section className={style.resources} aria-label={text.resources}>
      <header className={style.head}>
        <Label of="resources" name={text.resources} />
        {none.map(({ id, type }) => (
          <span key={id} className={style.zero} title={`${p.words.names.type(type)}: 0`}>
            <Sign id={id} size={14} />0<span className="vh"> {p.words.names.type(type)}</span>
          </span>
        ))}
      </header>
      <div className={style.groups}>
        {groups.map(({ id, type, here }) =>
          here.length === 0 ? null : (
            <div key={id} className={`${style.group} ${tones[KIND_OF[id]]}`}>
              <span className={style.sort}>
                <Sign id={id} size={15} />
                {p.words.names.type(type)}
                <b className={style.worth}>{totals[type]}</b>
              </span>
              {here.map(({ card, n }) => {
                const { id: key, name, amount } = designOf(p, card);
                return (
                  <InPlay
                    key={key}
                    ground={ground}
                    slots={[`resource.${key}`]}
                    id={key}
                    name={`${name[p.lang]}, ${p.words.names.type(type)} ${amount}${n > 1 ? ` ${text.twice(n)}` : ''}`}
                    className={style.chip}
                  >
                    <CardIcon of={designOf(p, card)} size={22} />
                    <span>{name[p.lang]}</span>
                    <b>{amount}</b>
                    {n > 1 && <em className="muted">{text.twice(n)}</em>}
                  </InPlay>
                );
              })}
            </div>
          ),
        )}
      </div>
    </section>
  );
}

/** Protections and Heroes in play; while a Monster asks, what matches it stands out. */
export function Guards({ ground }: { ground: Ground }) {
  const { p, q, own } = ground;
  const text = p.words.board;
  return (
    <List of="protections" name={text.protections} none={text.noProtections} className={style.guards}>
      {[...piles(q.shields), ...piles(q.heroes)].map(({ card, n }) => {
        const { id, name, guards, category, type } = designOf(p, card);
        const hero = category === HERO;
        const doubles = hero ? `, ${text.hero}, ${text.doubles(p.words.names.type(type))}` : '';
        const place = `${hero ? 'hero' : 'protection'}.${id}` as const;
        return (
          <InPlay
            key={place}
            ground={ground}
            slots={[place]}
            id={id}
            name={`${name[p.lang]}${doubles}: ${p.words.names.signs(guards)}${n > 1 ? ` ${text.twice(n)}` : ''}`}
            className={`${style.guard} ${hero ? style.hero : ''}`}
          >
            <Symbols p={p} bits={guards} match={own ? threatTo(p) : 0} size={20} />
            <b>{name[p.lang]}</b>
            {hero && (
              <em className="muted">
                ×2 <Sign id={TYPES[type]!} size={13} />
              </em>
            )}
            {n > 1 && <em className="muted">{text.twice(n)}</em>}
          </InPlay>
        );
      })}
    </List>
  );
}

/** Stations in play: their line, their bonus, and the markers on them. */
export function Stations({ ground }: { ground: Ground }) {
  const { p, of, q, mention } = ground;
  const text = p.words.board;
  return (
    <List of="stations" name={text.stations} none={text.noStations} className={style.stations}>
      {stationsOf(p, q).map(({ design: { id, name, line, target }, kept, key, slot }) => {
        const { bonus } = target!;
        const gives = (kept > 0 ? text.free : text.cheaper)(p.words.names.type(bonus));
        const on = kept > 0 ? `, ${text.at(text.onStations, kept)}` : '';
        return (
          <InPlay
            key={key}
            ground={ground}
            slots={[slot, `mission.${id}`]}
            id={id}
            name={`${name[p.lang]}, ${p.words.names.line(line)}: ${gives}${on}`}
            className={style.station}
          >
            <Roundel p={p} line={line} size={26} />
            <span className={style.about}>
              <b>{name[p.lang]}</b>
              <span className="muted">
                <TypeSign type={bonus} size={13} /> {gives}
              </span>
            </span>
            {kept > 0 ? (
              <Markers seat={of} n={kept} size={17} mention={mention} />
            ) : (
              <i className={style.free} aria-hidden="true" />
            )}
          </InPlay>
        );
      })}
    </List>
  );
}

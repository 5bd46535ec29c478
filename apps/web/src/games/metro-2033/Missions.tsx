import type { Seat } from '@ashtown/engine';
import { type BoardText, FACTION, type Mission } from '@ashtown/metro-2033/board';
import style from './missions.module.css';
import type { Seen } from './props.ts';
import { slot } from './props.ts';
import { Sign } from './Sign.tsx';
import { designOf } from './summary.ts';
import { type Ground, Thing } from './Thing.tsx';
import thing from './thing.module.css';
import tone from './tones.module.css';

/** How a mission stands: what is missing, or that it can be completed. */
export function stateOf(text: BoardText, { plain, have, needs }: Mission): string {
  if (plain >= needs) return text.ready;
  return have >= needs ? text.withHero : text.short(needs - have);
}

/** How much of a mission is in play; what only a Hero's doubling adds is hatched. */
export function Progress({ mission }: { mission: Mission }) {
  const { plain, have, needs } = mission;
  const part = (n: number) => `${(Math.min(n, needs) / needs) * 100}%`;
  return (
    <span className={style.bar} aria-hidden="true">
      <i className={style.help} style={{ width: part(have) }} />
      <i className={style.plain} style={{ width: part(plain) }} />
      {Array.from({ length: needs - 1 }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: marks of a scale.
        <u key={i} style={{ left: part(i + 1) }} />
      ))}
    </span>
  );
}

/** The open missions of a player with running totals. */
export function Missions({ ground, of, q }: { ground: Ground; of: Seat; q: Seen }) {
  const { p } = ground;
  const text = p.words.board;
  const missions = p.game.facts.missionsOf(q);
  return (
    <section className={style.missions} aria-label={text.missions}>
      <span className="label">{text.missions}</span>
      {missions.length === 0 && <p className={thing.none}>{text.noMissions}</p>}
      {missions.map((m) => {
        const faction = m.target === FACTION;
        const id = faction ? p.view.players[of]!.faction : m.target;
        const name = faction ? text.factionMission : designOf(p, m.target).name[p.lang];
        const state = stateOf(text, m);
        const more = `${text.reward(m.reward)}${faction ? '' : `, ${text.keepFor(p.game.facts.keepPrice(q))}`}`;
        return (
          <Thing
            key={`${m.id} ${id}`}
            ground={ground}
            refs={[slot(`mission.${m.id}`)]}
            id={m.id}
            name={`${text.progress(name, m.have, m.needs, text.missionKind[m.kind])}, ${state}. ${more}`}
            className={`${style.mission} ${tone[m.kind]}`}
          >
            <span className={style.goal}>
              <Sign id="flag" size={14} />
              <b>{name}</b>
            </span>
            <Progress mission={m} />
            <span className={style.sum}>
              <b>{m.have}</b>/{m.needs}
            </span>
            <em className={m.have >= m.needs ? style.ready : ''}>
              {state}
              {m.reward > 1 && <b className={style.bonus}> +{m.reward}</b>}
            </em>
          </Thing>
        );
      })}
    </section>
  );
}

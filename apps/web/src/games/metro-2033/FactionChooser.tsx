import { TYPES } from '@ashtown/metro-2033/board';
import { card, Thing } from '../../kit/index.ts';
import { roving } from '../../ui/roving.ts';
import { colourOf, SeatToken } from '../../ui/SeatToken.tsx';
import { Emblem, peopleOf } from './Emblem.tsx';
import style from './faction.module.css';
import type { Props } from './props.ts';
import { kindOf } from './summary.ts';
import { Sign } from './Tokens.tsx';
import tones from './tones.module.css';

/** Who leads which Faction: chosen one after another before the first turn. */
export function FactionChooser(p: Props) {
  const text = p.words.board;
  return (
    <section ref={roving} className={`${tones.tones} ${style.chooser}`} aria-label={text.chooseFaction}>
      <div className={style.factions}>
        {p.tables.rosters[p.view.options.factionRoster].map((f) => {
          const { id, target } = p.tables.factions[f]!;
          const kind = kindOf(target);
          const leader = p.view.players.findIndex((q) => q.faction === f);
          return (
            <Thing
              key={id}
              p={p}
              of={card(id)}
              className={`${style.faction} ${tones[kind]}`}
              style={{ ...peopleOf(p.tables.factions[f]!), ...(leader < 0 ? {} : { borderColor: colourOf(leader) }) }}
            >
              <span className={style.sign}>
                <Emblem of={p.tables.factions[f]!} size={30} />
                {leader >= 0 && <SeatToken seat={leader} size={34} />}
              </span>
              <b>{p.words.card(id).name}</b>
              <span className={style.fact}>
                <Sign id="flag" size={14} />
                {`${text.missionKind[kind]} ${target.needs}, ${text.reward(target.reward)}`}
              </span>
              <span className={style.fact}>
                <Sign id={TYPES[target.bonus]!} size={14} />
                {text.thenFree(p.words.names.type(target.bonus))}
              </span>
              {leader >= 0 && <em>{p.who(leader)}</em>}
            </Thing>
          );
        })}
      </div>
    </section>
  );
}

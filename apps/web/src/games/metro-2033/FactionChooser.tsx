import { refKey } from '@ashtown/engine';
import { TYPES } from '@ashtown/metro-2033/board';
import { roving } from '../../ui/roving.ts';
import { colourOf, SeatToken } from '../../ui/SeatToken.tsx';
import style from './faction.module.css';
import { card, type Props } from './props.ts';
import { Sign } from './Sign.tsx';
import { kindOf } from './summary.ts';
import tone from './tones.module.css';

/** Who leads which Faction: chosen one after another before the first turn. */
export function FactionChooser(p: Props) {
  const text = p.words.board;
  return (
    <section
      ref={roving}
      className={`${tone.tones} ${style.chooser} ${p.compact ? style.compact : ''}`}
      aria-label={text.chooseFaction}
    >
      {p.tables.rosters[p.view.options.factionRoster].map((f) => {
        const { id, target } = p.tables.factions[f]!;
        const ref = card(id);
        const kind = kindOf(target);
        const leader = p.view.players.findIndex((q) => q.faction === f);
        const standing = p.standing(ref);
        const key = standing === 'legal' && !p.compact ? p.hotkey(ref) : null;
        return (
          <button
            key={id}
            type="button"
            tabIndex={-1}
            data-rove=""
            data-ref={refKey(ref)}
            data-standing={standing}
            className={`${style.faction} ${tone[kind]} ${standing === 'legal' ? 'legal' : ''}`}
            style={leader < 0 ? {} : { borderColor: colourOf(leader) }}
            onClick={() => p.touch(ref)}
          >
            <span className={style.crest}>
              {leader < 0 ? (
                <Sign id="flag" size={p.compact ? 22 : 34} />
              ) : (
                <SeatToken seat={leader} size={p.compact ? 26 : 40} />
              )}
            </span>
            <b>{p.words.card(id).name}</b>
            <span>
              <Sign id="flag" size={14} />
              {`${text.missionKind[kind]} ${target.needs}, ${text.reward(target.reward)}`}
            </span>
            <span>
              <Sign id={TYPES[target.bonus]!} size={14} />
              {text.thenFree(p.words.names.type(target.bonus))}
            </span>
            {leader >= 0 && <em>{p.who(leader)}</em>}
            {key !== null && (
              <span className="nr" aria-hidden="true">
                {key}
              </span>
            )}
          </button>
        );
      })}
    </section>
  );
}

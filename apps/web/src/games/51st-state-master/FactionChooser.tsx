import { roving } from '../../ui/roving.ts';
import { Emblem } from '../51st-state-common/emblems.tsx';
import { option } from '../51st-state-common/refs.ts';
import { Strip } from '../51st-state-common/Strip.tsx';
import { Thing } from '../51st-state-common/Thing.tsx';
import style from './chooser.module.css';
import { conversionParts } from './FactionBoard.tsx';
import { emblemOf } from './factions.tsx';
import { partsOf } from './look.ts';
import type { Props } from './props.ts';

/** The four factions before the game, with what each can do; those that are taken say by whom. */
export function FactionChooser(p: Props) {
  const t = p.words.board;
  return (
    <section
      ref={roving}
      className={`plate ${style.chooser} ${p.compact ? style.narrow : ''}`}
      aria-label={t.chooseFaction}
    >
      {p.tables.factions.map(({ id, production, conversions }, i) => {
        const of = option(id);
        const emblem = emblemOf(id);
        const taken = p.view.players.findIndex((q) => q.faction === i);
        const { name, text } = p.words.card(id);
        return (
          <Thing key={id} p={p} of={of} label={`${name}. ${text}`} digit={p.hotkey(of)} className={style.choice}>
            <svg className={style.emblem} viewBox="0 0 64 64" aria-hidden="true" focusable="false">
              {emblem && <Emblem of={emblem} />}
            </svg>
            <b className={style.choiceName}>{name}</b>
            {!p.compact && <Strip parts={partsOf(production)} size={18} />}
            {!p.compact &&
              conversions.map((c) => (
                <span key={c.contact} className={style.line}>
                  <Strip parts={conversionParts(c)} size={19} />
                </span>
              ))}
            {taken >= 0 && <small>{p.who(taken)}</small>}
          </Thing>
        );
      })}
      <Thing
        p={p}
        of={option('random')}
        label={t.chance}
        digit={p.hotkey(option('random'))}
        className={`${style.choice} ${style.dice}`}
      >
        <b className={style.choiceName}>{t.chance}</b>
      </Thing>
    </section>
  );
}

import { option, Thing } from '../../kit/index.ts';
import { roving } from '../../ui/roving.ts';
import { EmblemIcon } from '../51st-state-common/emblems.tsx';
import { Strip } from '../51st-state-common/Strip.tsx';
import style from './chooser.module.css';
import { conversionParts } from './FactionBoard.tsx';
import { partsOf } from './look.ts';
import type { Props } from './props.ts';

/** The four factions before the game, with what each can do; those that are taken say by whom. */
export function FactionChooser(p: Props) {
  const t = p.words.board;
  const phone = p.size === 'phone';
  return (
    <section
      ref={roving}
      className={`plate ${style.chooser} ${phone ? style.narrow : ''}`}
      aria-label={t.chooseFaction}
    >
      {p.tables.factions.map(({ id, production, conversions }, i) => {
        const taken = p.view.players.findIndex((q) => q.faction === i);
        const { name, text } = p.words.card(id);
        return (
          <Thing key={id} p={p} look="bare" of={option(id)} label={`${name}. ${text}`} className={style.choice}>
            <EmblemIcon of={id} size={phone ? 32 : 96} />
            <b>{name}</b>
            {!phone && <Strip parts={partsOf(production)} size={18} />}
            {!phone &&
              conversions.map((c) => (
                <span key={c.contact} className={style.line}>
                  <Strip parts={conversionParts(c)} size={19} />
                </span>
              ))}
            {taken >= 0 && <small>{p.who(taken)}</small>}
          </Thing>
        );
      })}
      <Thing p={p} look="bare" of={option('random')} className={`${style.choice} ${style.dice}`}>
        <b>{t.chance}</b>
      </Thing>
    </section>
  );
}

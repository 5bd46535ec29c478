import { refKey } from '@ashtown/engine';
import { MONSTERS } from '@ashtown/king-of-new-york/board';
import { roving } from '../../ui/roving.ts';
import style from './dice.module.css';
import { MonsterGlyph } from './monsters.tsx';
import { option, type Props } from './props.ts';

/** The six Monsters before the game; those that are taken say by whom. */
export function MonsterChooser(p: Props) {
  const text = p.words.board;
  return (
    <section
      ref={roving}
      className={`plate ${style.tray} ${p.compact ? style.compact : ''}`}
      aria-label={text.chooseMonster}
    >
      <div className={style.head}>
        <span className="label">{text.chooseMonster}</span>
      </div>
      <div className={style.chooser}>
        {MONSTERS.map((id, i) => {
          const of = option(id);
          const standing = p.standing(of);
          const taken = p.view.players.findIndex((q) => q.monster === i);
          const key = standing === 'legal' ? p.hotkey(of) : null;
          return (
            <button
              key={id}
              type="button"
              tabIndex={-1}
              data-rove=""
              data-ref={refKey(of)}
              data-standing={standing}
              aria-pressed={standing === 'chosen'}
              className={`plate-s ${style.monster} ${standing === 'legal' ? 'legal' : ''}`}
              onClick={() => p.touch(of)}
            >
              <svg viewBox="0 0 64 64" aria-hidden="true" focusable="false">
                <MonsterGlyph of={id} />
              </svg>
              {p.words.ref(of)}
              {taken >= 0 && !p.compact && <small className="muted">{p.who(taken)}</small>}
              {key !== null && !p.compact && (
                <span className="nr" aria-hidden="true">
                  {key}
                </span>
              )}
            </button>
          );
        })}
      </div>
    </section>
  );
}

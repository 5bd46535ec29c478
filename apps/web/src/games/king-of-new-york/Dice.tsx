import { FACES, type Face, type Forecast, REROLLS } from '@ashtown/king-of-new-york/board';
import { useMemo } from 'react';
import { roving } from '../../ui/roving.ts';
import { DieView } from './DieView.tsx';
import style from './dice.module.css';
import { dieRef, facesOf, isFree, toggled } from './dice.ts';
import { MonsterChooser } from './MonsterChooser.tsx';
import { option, type Props } from './props.ts';

export const markedOf = (draft: unknown): readonly number[] => (Array.isArray(draft) ? draft : []);

/** Which kind of symbol is being resolved now, from the question that is open. */
const RESOLVING: Partial<Record<string, Face>> = {
  allocateHeal: 'heal',
  allocateAttack: 'attack',
  flee: 'attack',
  destroyObject: 'destruction',
};

/** The dice of whoever has the turn: thrown and kept by clicking while they may be thrown again. */
export function DiceTray(p: Props) {
  const text = p.words.board;
  const { turn, stack } = p.view;
  const dice = facesOf(turn.dice);
  const marked = markedOf(p.draft);
  const rolling = p.question === 'rollOrStop';
  const choosing = p.question === 'chooseSymbolType';
  const frame = stack.at(-1)?.t ?? '';
  const now = RESOLVING[frame] ?? null;
  const forecast = useMemo<Forecast>(
    () => (frame === 'rollOrStop' || frame === 'chooseSymbolType' ? p.game.facts.forecast(p.view) : {}),
    [p.game, p.view, frame],
  );
  if (turn.no === 0) return frame === 'chooseMonster' || !p.compact ? <MonsterChooser {...p} /> : null;

  const state = (face: Face, at: number) => {
    if (rolling) return isFree(p.offers, face) ? (marked.includes(at) ? 'again' : 'kept') : 'locked';
    if (face === now) return 'now';
    if (frame === 'rollOrStop') return 'kept';
    return turn.open[FACES.indexOf(face)]! > 0 ? 'open' : 'done';
  };
  const touch = (face: Face, at: number) => {
    if (rolling && isFree(p.offers, face)) p.setDraft(toggled(marked, at));
    else if (choosing) p.touch(option(face));
    else p.touch(dieRef(dice, at));
  };
  const mine = p.seat === turn.seat;
  const fee = mine ? p.game.facts.rerollFee(p.view, turn.seat) : 0;
  const note = rolling ? text.dice.below : now ? text.dice.resolving(p.words.ref(option(now))) : '';
  return (
    <section
      ref={roving}
      className={`plate ${style.tray} ${p.compact ? style.compact : ''}`}
      aria-label={mine ? text.dice.mine : text.dice.of(p.who(turn.seat))}
    >
      <div className={style.head}>
        <span className="label">{mine ? text.dice.mine : text.dice.of(p.who(turn.seat))}</span>
        <span className={style.rolls}>
          {Array.from({ length: REROLLS + 1 }, (_, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rolls are counted.
            <i key={i} className={i <= REROLLS - turn.rerolls ? '' : style.left} />
          ))}
          <span className="vh">{text.dice.rerolls(turn.rerolls)}</span>
        </span>
        <span className={`label ${style.note}`}>{note}</span>
      </div>
      {dice.length === 0 ? (
        <p className={style.none}>{text.dice.none}</p>
      ) : (
        <div className={style.dice} style={{ gridTemplateColumns: `repeat(${dice.length}, 1fr)` }}>
          {dice.map((face, at) => (
            <DieView
              key={`${at as 0}`}
              p={p}
              at={at}
              face={face}
              state={state(face, at)}
              first={dice.indexOf(face) === at}
              gives={forecast[face]}
              price={rolling && face === 'ouch' ? fee : 0}
              standing={choosing ? p.standing(option(face)) : rolling ? 'rest' : p.standing(dieRef(dice, at))}
              hotkey={rolling ? at + 1 : choosing ? p.hotkey(option(face)) : null}
              onTouch={() => touch(face, at)}
            />
          ))}
        </div>
      )}
    </section>
  );
}

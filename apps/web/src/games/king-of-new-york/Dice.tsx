import { FACES, type Face, REROLLS } from '@ashtown/catalog/king-of-new-york';
import { useLayoutEffect, useMemo, useRef } from 'react';
import { play } from '../../table/motion.ts';
import { roving } from '../../table/roving.ts';
import { DieView } from './DieView.tsx';
import style from './dice.module.css';
import { dieRef, facesOf, isFree, thrown, toggled } from './dice.ts';
import { MonsterChooser } from './MonsterChooser.tsx';
import { type Preview, previewOf } from './preview.ts';
import { option, type Props } from './props.ts';
import { boardText } from './text/index.ts';

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
  const text = boardText(p.lang);
  const ref = useRef<HTMLDivElement>(null);
  const { turn, stack } = p.view;
  const dice = facesOf(turn.dice);
  const marked = markedOf(p.draft);
  const rolling = p.question === 'rollOrStop';
  const choosing = p.question === 'chooseSymbolType';
  const frame = stack.at(-1)?.t ?? '';
  const now = RESOLVING[frame] ?? null;
  const preview = useMemo<Preview>(
    () => (frame === 'rollOrStop' || frame === 'chooseSymbolType' ? previewOf(p.view) : {}),
    [p.view, frame],
  );
  useTumble(ref, p, dice);
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
  const fee = mine ? p.view.players[turn.seat]!.jinx : 0;
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
        <div ref={ref} className={style.dice} style={{ gridTemplateColumns: `repeat(${dice.length}, 1fr)` }}>
          {dice.map((face, at) => (
            <DieView
              key={`${at as 0}`}
              p={p}
              at={at}
              face={face}
              state={state(face, at)}
              first={dice.indexOf(face) === at}
              gives={preview[face]}
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

/** Dice that have just been thrown tumble, for no longer than a piece travels. */
function useTumble(tray: React.RefObject<HTMLElement | null>, p: Props, dice: readonly Face[]): void {
  const before = useRef<{ dice: readonly Face[]; events: unknown }>({ dice, events: p.events });
  useLayoutEffect(() => {
    const last = before.current;
    before.current = { dice, events: p.events };
    if (last.events === p.events) return;
    const roll = p.events.findLast((e) => e.t === 'rolled');
    if (roll?.t !== 'rolled') return;
    const boxes = tray.current?.querySelectorAll('[data-testid="die"]') ?? [];
    for (const at of thrown(roll.first ? [] : last.dice, dice, roll.again))
      play(
        boxes[at] ?? null,
        [
          { transform: `translateY(-18px) rotate(${at % 2 ? -150 : 160}deg) scale(.86)`, opacity: 0.4 },
          { transform: 'none', opacity: 1 },
        ],
        p.motion,
      );
  });
}

import type { Phase, Question } from '@ashtown/metro-2033/board';
import { isOne } from '../../kit/index.ts';
import { AttackScene, attackOf } from './Attack.tsx';
import { Bazaar } from './Bazaar.tsx';
import style from './board.module.css';
import { FactionChooser } from './FactionChooser.tsx';
import type { Props } from './props.ts';
import { Race } from './Race.tsx';
import { Tableau } from './Tableau.tsx';

/** Answered with what lies in front of the player: a phone shows that on its first tab then. */
export const OWN: readonly Question[] = ['tidy', 'payment', 'loseStation', 'keepStation', 'defend'];

const ATTACK: Phase = 'attack';

/** What lies in the middle: an attack or the race, and the bazaar; on a phone the own things as well. */
export function Board(p: Props) {
  const attack = attackOf(p);
  const scene = attack ? <AttackScene p={p} attack={attack} /> : <Race {...p} />;
  if (p.size !== 'phone')
    return (
      <div className={`plate ${style.board}`} data-attack={attack !== null}>
        {scene}
        <Bazaar {...p} rows={attack !== null} />
      </div>
    );
  if (p.view.stack.at(-1)?.t === 'chooseFaction') return <FactionChooser {...p} />;
  const mine = p.seat !== null && p.view.players[p.seat]!.faction >= 0 && <Tableau p={p} of={p.seat} />;
  const bazaar = <Bazaar {...p} rows />;
  const isOn = attack !== null && (attack.running || p.told.at(-1)?.phase === ATTACK);
  const own = p.question !== null && isOne(OWN, p.question);
  return (
    <div className={style.phone}>
      {p.question === 'draw' && bazaar}
      {mine}
      {!own && p.question !== 'draw' && bazaar}
      {(isOn || !own) && <div className={isOn ? style.fight : ''}>{scene}</div>}
    </div>
  );
}

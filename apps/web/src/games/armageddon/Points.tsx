import { useChanged } from '../../table/useChanged.ts';
import style from './points.module.css';
import { Sign } from './Sign.tsx';

/** VP; for two seconds after a change it says by how much. */
export function Points({ vp, name }: { vp: number; name: string }) {
  const delta = useChanged(vp);
  return (
    <span className={style.points}>
      {delta !== 0 && (
        <em className={delta > 0 ? 'good' : 'bad'}>
          {delta > 0 ? '+' : '−'}
          {Math.abs(delta)}
        </em>
      )}
      <Sign id="vp" size={20} className="st" />
      <b>{vp}</b>
      <span className="vh">{name}</span>
    </span>
  );
}

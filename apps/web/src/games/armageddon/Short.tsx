import type { Reason } from '@ashtown/armageddon/board';
import type { Ref } from '@ashtown/engine';
import { Costs } from './Figure.tsx';
import type { Props } from './props.ts';
import style from './short.module.css';

/** Who is missing for an action that cannot be paid now; nothing where that is not the reason. */
export function Short({ p, of }: { p: Props; of: Ref }) {
  const why = p.seat === null ? null : (p.game.explain(p.view, p.seat, of) as Reason | null);
  if (why?.t !== 'cannotPay') return null;
  return (
    <small className={style.short}>
      {p.words.board.short(why.n)}
      <Costs of={[why.short]} size={13} />
    </small>
  );
}

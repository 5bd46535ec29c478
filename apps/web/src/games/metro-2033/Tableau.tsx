import { refKey, type Seat } from '@ashtown/engine';
import { drawnBy, player, seenIn } from '../../kit/index.ts';
import { roving } from '../../ui/roving.ts';
import { threatTo } from './Attack.tsx';
import { Faction } from './Faction.tsx';
import { Guards, Missions, Resources, Stations } from './InPlay.tsx';
import type { Props } from './props.ts';
import { bestPayment } from './summary.ts';
import type { Ground } from './Thing.tsx';
import style from './tableau.module.css';
import tones from './tones.module.css';

/** What a question is about: where one part stands below the other, it comes first. */
const FIRST: Readonly<Record<string, string>> = {
  tidy: 'middle',
  payment: 'middle',
  defend: 'guards',
  loseStation: 'stations',
};

/** Everything a player has in play; one's own can be touched, another's only looked at. */
export const Tableau = drawnBy(TableauOf, ({ p, of, mention }) => [
  of,
  mention,
  ...seenIn(p, [
    p.view.players[of],
    p.game.facts.missionsOf(p.view, of).length,
    p.game.facts.chosenBy(p.view, of).join(),
    threatTo(p),
    p.changed(of, 'up') === 0,
    p.changed(of, 'down') === 0,
  ]),
]);

function TableauOf({ p, of, mention = false }: { p: Props; of: Seat; mention?: boolean }) {
  const own = of === p.seat;
  const best = own && p.question === 'payment' ? bestPayment(p.offers, (r) => p.standing(r) === 'chosen') : undefined;
  const ground: Ground = {
    p,
    of,
    q: p.view.players[of]!,
    own,
    taken: new Set(p.game.facts.chosenBy(p.view, of)),
    preview: new Set(best?.refs.map((r) => r.id)),
    mention,
  };
  return (
    <div
      ref={roving}
      className={`plate ${tones.tones} ${style.tableau}`}
      data-ref={p.size === 'phone' && !mention ? refKey(player(of)) : undefined}
    >
      <div className={style.parts} data-first={own && !mention ? FIRST[p.question ?? ''] : undefined}>
        <Faction ground={ground} />
        <div className={style.middle}>
          <Missions ground={ground} />
          <Resources ground={ground} />
        </div>
        <div className={style.right}>
          <Guards ground={ground} />
          <Stations ground={ground} />
        </div>
      </div>
    </div>
  );
}

import { box, damageEffects, partsOf, type Seen } from '@ashtown/catalog/armageddon';
import { roving } from '../../table/roving.ts';
import { Effect } from './Effect.tsx';
import { shortOf } from './effects.ts';
import { card, myself, option, type Props } from './props.ts';
import { Sign } from './Sign.tsx';
import { Info, Thing } from './Thing.tsx';
import { boardText } from './text/index.ts';
import style from './tracks.module.css';

export const REPAIR = option('repair');
export const MARAUDERS = option('marauders');

/** The damage track of somebody; the marker stands on one space, what is left of it takes effect. */
export function DamageTrack({ q, mini = false }: { q: Seen; mini?: boolean }) {
  return (
    <span className={`${style.cells} ${mini ? style.mini : ''}`} aria-hidden="true">
      {box.damage.map(({ id, effects, here }, i) => {
        const space = i + 1;
        const acts = here ? space === q.damage : space < q.damage && effects.length > 0;
        const effect = effects[0];
        const short = effect ? shortOf(effect)[0] : undefined;
        const gains = effect?.t === 'vp' && effect.amount > 0;
        return (
          <i key={id} className={space === q.damage ? style.at : acts ? style.hit : ''}>
            {!mini &&
              (space === q.damage ? (
                <Sign id="damage" size={16} />
              ) : short ? (
                short.sign === 'vp' ? (
                  `${gains ? '+' : ''}${short.text}`
                ) : (
                  <Sign id={short.sign} size={14} />
                )
              ) : null)}
          </i>
        );
      })}
    </span>
  );
}

/** The marauder track of somebody. */
export const MarauderTrack = ({ q, mini = false }: { q: Seen; mini?: boolean }) => (
  <span className={`${style.cells} ${mini ? style.mini : ''}`} aria-hidden="true">
    {Array.from({ length: box.last + 1 }, (_, n) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the spaces are counted.
      <i key={n} className={n === q.marauders ? style.foe : n < q.marauders ? style.hit : ''}>
        {!mini && (n === q.marauders ? <Sign id="marauder" size={14} /> : n % 5 === 0 ? n : null)}
      </i>
    ))}
  </span>
);

/** What the damage track will do next, in words. */
export function forecast(p: Props, q: Seen): string {
  const parts = partsOf(p.lang);
  const effects = damageEffects(box, q.damage).map((e) => parts.effect(e));
  return effects.length === 0 ? boardText(p.lang).nothingNext : effects.join('; ');
}

/** My two tracks. In the city the damage track is where repairs are made. */
export function Tracks(p: Props) {
  const text = boardText(p.lang);
  const me = myself(p);
  if (!me) return null;
  const next = damageEffects(box, me.damage);
  const repairing = p.question === 'cityAction';
  const label = `${text.damage}: ${text.damageSpace(me.damage)}. ${text.nextRound}: ${forecast(p, me)}`;
  const damage = (
    <>
      <span className={style.name}>{text.damage}</span>
      <DamageTrack q={me} />
      {repairing && p.standing(REPAIR) !== 'rest' && (
        <span className={style.repair}>
          <Sign id="repair" size={14} />
          {text.repair}
        </span>
      )}
    </>
  );
  return (
    <section
      ref={roving}
      className={`plate ${style.tracks} ${p.compact ? style.compact : ''}`}
      aria-label={text.damage}
    >
      {repairing ? (
        <Thing p={p} of={REPAIR} label={`${text.repair}. ${label}`} className={style.track}>
          {damage}
        </Thing>
      ) : (
        <Info p={p} of={card(box.damage[me.damage - 1]!.id)} label={label} className={style.track}>
          {damage}
        </Info>
      )}
      <Info p={p} of={MARAUDERS} label={`${text.marauders}: ${me.marauders}`} className={style.track}>
        <span className={style.name}>{text.marauders}</span>
        <MarauderTrack q={me} />
        <b>{me.marauders}</b>
      </Info>
      <p className={style.next} aria-hidden="true">
        {text.nextRound}:
        {next.length === 0
          ? ` ${text.nothingNext}`
          : next.map((e, i) => <Effect key={`${i as 0}${e.t}`} of={e} size={13} />)}
        {me.aside > 0 && <em>{text.leaderAside}</em>}
      </p>
    </section>
  );
}

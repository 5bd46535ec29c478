import type { Seen } from '@ashtown/armageddon/board';
import { refKey, type Seat } from '@ashtown/engine';
import { roving } from '../../ui/roving.ts';
import { Effect } from './Effect.tsx';
import { shortOf } from './effects.ts';
import { card, myself, option, type Props, slot } from './props.ts';
import { Sign } from './Sign.tsx';
import { Info, Thing } from './Thing.tsx';
import style from './tracks.module.css';

export const REPAIR = option('repair');
export const MARAUDERS = option('marauders');

interface Track {
  p: Props;
  of: Seat;
  mini?: boolean;
}

/** What stands on a space of a track. It lies in the track itself, so that it stays what it is when it moves. */
function Marker({ track, of, at, mini }: { track: 'damage' | 'marauders'; of: Seat; at: number; mini: boolean }) {
  const damage = track === 'damage';
  return (
    <i
      data-ref={refKey(slot(`${track}.of.${of}`))}
      className={damage ? style.at : style.foe}
      style={{ gridArea: `1 / ${at}` }}
    >
      {!mini && <Sign id={damage ? 'damage' : 'marauder'} size={damage ? 16 : 14} />}
    </i>
  );
}

/** The damage track of somebody; the marker stands on one space, what is left of it takes effect. */
export function DamageTrack({ p, of, mini = false }: Track) {
  const q = p.view.players[of]!;
  return (
    <span className={`${style.cells} ${mini ? style.mini : ''}`} aria-hidden="true">
      {p.tables.damage.map(({ id, effects, here }, i) => {
        const space = i + 1;
        const acts = here ? space === q.damage : space < q.damage && effects.length > 0;
        const effect = effects[0];
        const short = effect ? shortOf(effect)[0] : undefined;
        const gains = effect?.t === 'vp' && effect.amount > 0;
        return (
          <i key={id} className={acts ? style.hit : ''} style={{ gridArea: `1 / ${space}` }}>
            {!mini &&
              short &&
              space !== q.damage &&
              (short.sign === 'vp' ? `${gains ? '+' : ''}${short.text}` : <Sign id={short.sign} size={14} />)}
          </i>
        );
      })}
      <Marker track="damage" of={of} at={q.damage} mini={mini} />
    </span>
  );
}

/** The marauder track of somebody. */
export function MarauderTrack({ p, of, mini = false }: Track) {
  const { marauders } = p.view.players[of]!;
  return (
    <span className={`${style.cells} ${mini ? style.mini : ''}`} aria-hidden="true">
      {Array.from({ length: p.tables.last + 1 }, (_, n) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the spaces are counted.
        <i key={n} className={n < marauders ? style.hit : ''} style={{ gridArea: `1 / ${n + 1}` }}>
          {!mini && n !== marauders && n % 5 === 0 ? n : null}
        </i>
      ))}
      <Marker track="marauders" of={of} at={marauders + 1} mini={mini} />
    </span>
  );
}

/** What the damage track will do next, in words. */
export function forecast(p: Props, q: Seen): string {
  const effects = p.game.facts.damageNext(q).map((e) => p.words.effect(e));
  return effects.length === 0 ? p.words.board.nothingNext : effects.join('; ');
}

/** My two tracks. In the city the damage track is where repairs are made. */
export function Tracks(p: Props) {
  const text = p.words.board;
  const me = myself(p);
  if (!me || p.seat === null) return null;
  const next = p.game.facts.damageNext(me);
  const repairing = p.question === 'cityAction';
  const label = `${text.damage}: ${text.damageSpace(me.damage)}. ${text.nextRound}: ${forecast(p, me)}`;
  const damage = (
    <>
      <span className={style.name}>{text.damage}</span>
      <DamageTrack p={p} of={p.seat} />
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
        <Info p={p} of={card(p.tables.damage[me.damage - 1]!.id)} label={label} className={style.track}>
          {damage}
        </Info>
      )}
      <Info p={p} of={MARAUDERS} label={`${text.marauders}: ${me.marauders}`} className={style.track}>
        <span className={style.name}>{text.marauders}</span>
        <MarauderTrack p={p} of={p.seat} />
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

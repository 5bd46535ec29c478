import { type Effect as Data, ROUNDS, type Seen } from '@ashtown/armageddon/board';
import type { Seat } from '@ashtown/engine';
import { refKey } from '@ashtown/engine';
import type { ReactNode } from 'react';
import { card, Info, option, slot, Thing } from '../../kit/index.ts';
import { roving } from '../../ui/roving.ts';
import { Effect, shortOf } from './Effect.tsx';
import parts from './parts.module.css';
import { myself, type Props } from './props.ts';
import { Short } from './Short.tsx';
import { Sign } from './Sign.tsx';
import tone from './tones.module.css';
import style from './tracks.module.css';

export const REPAIR = option('repair');
export const MARAUDERS = option('marauders');

/** A space of a track: whether it acts now, and what stands on it. */
interface Space {
  acts: boolean;
  says: ReactNode;
}

/** The spaces of the damage track: what is left of the marker takes effect. */
const damageSpaces = (p: Props, q: Seen): Space[] =>
  p.tables.damage.map(({ effects, here }, i) => ({
    acts: here ? i + 1 === q.damage : i + 1 < q.damage && effects.length > 0,
    says: effects[0] && inShort(effects[0]),
  }));

export function inShort(e: Data): ReactNode {
  const { sign, text } = shortOf(e)[0]!;
  if (sign !== 'vp') return <Sign id={sign} size={14} />;
  return e.t === 'vp' && e.amount > 0 ? `+${text}` : text;
}

const marauderSpaces = (p: Props, q: Seen): Space[] =>
  Array.from({ length: p.tables.last + 1 }, (_, n) => ({ acts: n < q.marauders, says: n % 5 === 0 ? n : null }));

export const TRACKS = ['damage', 'marauders'] as const;

/** A track of somebody. Its marker lies in the track itself, so that it stays what it is when it moves. */
export function Track(props: { p: Props; of: Seat; track: (typeof TRACKS)[number]; mini?: boolean }) {
  const { p, of, track, mini = false } = props;
  const q = p.view.players[of]!;
  const damage = track === 'damage';
  const at = damage ? q.damage : q.marauders + 1;
  const spaces = (damage ? damageSpaces : marauderSpaces)(p, q);
  // On the first space the damage marker lies with its other side up: there it brings something.
  const turned = damage && at === 1;
  return (
    <span className={`${style.cells} ${mini ? style.mini : ''}`} aria-hidden="true">
      {spaces.map(({ acts, says }, i) => (
        <i key={`${i as 0}`} className={acts ? style.acts : ''} style={{ gridArea: `1 / ${i + 1}` }}>
          {!mini && i + 1 !== at && says}
        </i>
      ))}
      <i
        data-ref={refKey(slot(`${track}.of.${of}`))}
        className={turned ? style.turned : damage ? style.at : `${style.foe} ${tone.marauder}`}
        style={{ gridArea: `1 / ${at}` }}
      >
        {!mini && (turned ? spaces[0]!.says : <Sign id={damage ? 'damage' : 'marauder'} size={15} />)}
      </i>
    </span>
  );
}

/** What the next round begins with: marauders that arrive, and what the damage track does. */
function comingTo(p: Props, q: Seen): readonly Data[] {
  const { round, options } = p.view;
  const amount = round < ROUNDS ? p.tables.arrivals[options.roundTrack][round]! : 0;
  return [...(amount > 0 ? [{ t: 'addMarauder', amount } as const] : []), ...p.game.facts.damageNext(q)];
}

/** The same in words. */
export function forecast(p: Props, q: Seen): string {
  const effects = comingTo(p, q).map((e) => p.words.effect(e));
  return effects.length === 0 ? p.words.board.nothingNext : effects.join('; ');
}

/** My two tracks. In the city the damage track is where repairs are made. */
export function Tracks(p: Props) {
  const text = p.words.board;
  const me = myself(p);
  if (!me || p.seat === null) return null;
  const next = comingTo(p, me);
  const repairing = p.question === 'cityAction';
  const label = `${text.damage}: ${text.damageSpace(me.damage)}. ${text.nextRound}: ${forecast(p, me)}`;
  return (
    <section ref={roving} className={`plate ${parts.box} ${style.tracks}`} aria-label={text.damage}>
      <Thing
        p={p}
        of={repairing ? REPAIR : card(p.tables.damage[me.damage - 1]!.id)}
        mention={!repairing}
        label={repairing ? `${text.repair}. ${label}` : label}
        className={style.track}
      >
        <span className={style.name}>{text.damage}</span>
        <Track p={p} of={p.seat} track="damage" />
        {repairing && p.standing(REPAIR) !== 'rest' && (
          <span className={`${parts.row} ${style.repair}`}>
            <Sign id="repair" size={14} />
            {text.repair}
          </span>
        )}
        {repairing && p.standing(REPAIR) === 'rest' && <Short p={p} of={REPAIR} />}
      </Thing>
      <Info p={p} of={MARAUDERS} label={`${text.marauders}: ${me.marauders}`} className={style.track}>
        <span className={style.name}>{text.marauders}</span>
        <Track p={p} of={p.seat} track="marauders" />
        <b>{me.marauders}</b>
      </Info>
      <p className={style.next} aria-hidden="true">
        {text.nextRound}:{next.length === 0 && ` ${text.nothingNext}`}
        {next.map((e, i) => (
          <Effect key={`${i as 0}${e.t}`} of={e} size={13} />
        ))}
        {me.aside > 0 && <span className="bad">{text.leaderAside}</span>}
      </p>
    </section>
  );
}

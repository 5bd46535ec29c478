import { refKey } from '@ashtown/engine';
import { drawnBy, option, seenIn, slot } from '../../kit/index.ts';
import { useFilled } from '../../table/layout/useFilled.ts';
import { roving } from '../../ui/roving.ts';
import { SeatToken } from '../../ui/SeatToken.tsx';
import { Steady } from '../../ui/Steady.tsx';
import style from './board.module.css';
import { Dealt, isAboutOwned } from './Display.tsx';
import { MyGoods } from './Goods.tsx';
import { Mark } from './marks.tsx';
import { aboutRef, type Props } from './props.ts';
import { Rows } from './Rows.tsx';
import { Small } from './Small.tsx';
import score from './score.module.css';
import { factionOf, orderOf } from './summary.ts';
import { useWidth } from './useWidth.ts';

/** What belongs to everybody: the score, below it what lies on the table, and the piles. */
export function Board(p: Props) {
  const { Aside, Middle } = p.edition;
  if (p.size === 'phone') return <PhoneBoard {...p} />;
  return (
    <div ref={roving} className={`plate ${style.board}`}>
      {Aside && <Aside {...p} />}
      <div className={style.middle}>
        <ScoreTrack {...p} />
        <Middle {...p} />
      </div>
      <Piles {...p} />
    </div>
  );
}

/** What lies in the middle is dealt in so many steps where it comes forward. */
const DEALT = 2;

/** On a phone what is asked about comes first, then what I have and own, and below it what belongs to everybody. */
function PhoneBoard(p: Props) {
  const { Aside, Middle, Own } = p.edition;
  const forward = p.edition.forward(p);
  const mine = p.seat !== null && factionOf(p, p.seat) ? p.seat : null;
  const owned = isAboutOwned(p);
  // Another order is another page: nothing of it jumps from where it stood before.
  const page = [forward, mine, owned].join();
  const [dealt, had] = [forward ? DEALT : 0, mine === null ? 0 : 2];
  const steps = dealt + had + 1;
  const step = useFilled(page, steps);
  return (
    <div key={page} ref={roving} className={style.phone}>
      {forward && (
        // Cards are taken from it one by one, and nothing below moves for each.
        <Steady>
          <div className={`plate ${style.forward}`}>
            <Dealt value={step < dealt ? step : null}>
              <Middle {...p} />
            </Dealt>
          </div>
        </Steady>
      )}
      {mine !== null && (
        <div data-mine="" style={{ display: 'contents' }}>
          {step > dealt && <MyGoods p={p} of={mine} />}
          {/* What may be pointed at lies above. */}
          {step > dealt && !owned && (
            <div className={style.rows}>
              <Rows p={p} of={mine} look="brief" />
            </div>
          )}
          {step > dealt + 1 && <Own {...p} of={mine} />}
        </div>
      )}
      {step === steps && (
        <>
          <div className={`plate ${style.track}`}>
            <ScoreTrack {...p} />
          </div>
          <div className={`plate ${style.shared}`}>
            {Aside && <Aside {...p} />}
            <Piles {...p} />
            {!forward && <Middle {...p} />}
          </div>
        </>
      )}
    </div>
  );
}

/** How many cards are left, where they may be drawn sometimes, and what was discarded. */
const Piles = drawnBy(PilesOf, (p: Props) => seenIn(p, [p.view.deck.length, p.view.discard.length]));

function PilesOf(p: Props) {
  const t = p.words.board;
  return (
    <section className={style.piles} aria-label={`${t.deck}, ${t.discard}`}>
      {[
        { id: 'deck', name: t.deck, n: p.view.deck.length, look: style.down },
        { id: 'discard-pile', name: t.discard, n: p.view.discard.length, look: '' },
      ].map(({ id, name, n, look }) => (
        <Small
          key={id}
          p={p}
          of={option(id)}
          idle={p.standing(option(id)) === 'rest'}
          label={`${name}: ${t.cards(n)}`}
          className={`${style.pile} ${look}`}
        >
          <b>{n}</b>
          <span className={style.name}>{name}</span>
        </Small>
      ))}
    </section>
  );
}

/** How large a token on the track is, and how far the next one stands at least, so that its letter is seen. */
const TOKEN = 16;
const APART = 9;

/** Where tokens stand that want to stand there, in order: those that would cover each other fan out around their middle. */
export function fanned(wanted: readonly number[]): readonly number[] {
  const fans: { middle: number; n: number }[] = [];
  for (const x of wanted) {
    let fan = { middle: x, n: 1 };
    for (
      let last = fans.at(-1);
      last && fan.middle - last.middle < ((fan.n + last.n) * APART) / 2;
      last = fans.at(-1)
    ) {
      fans.pop();
      const n = fan.n + last.n;
      fan = { middle: (fan.middle * fan.n + last.middle * last.n) / n, n };
    }
    fans.push(fan);
  }
  return fans.flatMap(({ middle, n }) => Array.from({ length: n }, (_, i) => middle + (i - (n - 1) / 2) * APART));
}

/** The virtual opponent. */
export const Robot = ({ size }: { size: number }) => (
  <span className={score.robot} style={{ '--robot': `${size}px` } as object}>
    <Mark id="robot" size={Math.round(size * 0.65)} />
  </span>
);

/** The track of victory points, with the order of play beside it where there is room. */
const ScoreTrack = drawnBy(ScoreOf, (p: Props) =>
  seenIn(p, [
    ...p.edition.states(p).flatMap(({ vp, passed }) => [vp, passed]),
    p.edition.last(p),
    p.view.first,
    p.view.round,
  ]),
);

function ScoreOf(p: Props) {
  const t = p.words.board;
  const { end, states, last } = p.edition;
  const runners = states(p).toSorted((a, b) => a.vp - b.vp);
  const seats = p.view.players.length;
  const ended = last(p);
  const most = Math.max(end + 2, ...runners.map((x) => x.vp + 1));
  const at = (vp: number) => `${(100 * vp) / most}%`;
  const [track, wide] = useWidth<HTMLOListElement>();
  const places = fanned(runners.map(({ vp }) => (wide * vp) / most));
  const ticks = Array.from({ length: Math.floor(most / 5) + 1 }, (_, i) => i * 5);
  return (
    <section className={score.score} aria-label={t.score} data-tells={refKey(aboutRef('score'))}>
      <span className="label">{t.score}</span>
      <ol ref={track} className={score.track}>
        {ticks.map((n) => (
          <li
            key={n}
            className={`${score.tick} ${n === end ? score.end : ''}`}
            style={{ left: at(n) }}
            aria-hidden="true"
          >
            {n}
          </li>
        ))}
        {runners.map(({ seat, vp }, i) => (
          <li key={seat} data-ref={refKey(slot(`${seat}.score`))} className={score.at} style={{ left: places[i] }}>
            {seat < seats ? <SeatToken seat={seat} size={TOKEN} /> : <Robot size={TOKEN} />}
            <span className="vh">
              {p.who(seat)}: {vp}
            </span>
          </li>
        ))}
      </ol>
      {ended ? <b className={score.last}>{ended}</b> : <span className={score.aside}>{t.endAt(end)}</span>}
      {seats > 1 && p.view.round !== 0 && p.size !== 'phone' && (
        <span className={score.order} title={t.order}>
          <Mark id="first" size={13} />
          {orderOf(p.view).map((seat) => {
            const { passed } = p.view.players[seat]!;
            return (
              <span key={seat} className={passed ? score.passed : ''}>
                <SeatToken seat={seat} size={19} label={`${p.who(seat)}${passed ? `, ${t.passed}` : ''}`} />
              </span>
            );
          })}
        </span>
      )}
    </section>
  );
}

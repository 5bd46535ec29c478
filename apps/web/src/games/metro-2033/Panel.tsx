import { refKey, type Seat } from '@ashtown/engine';
import { type Card, KIND_OF, MARKERS, TYPES } from '@ashtown/metro-2033/board';
import type { CSSProperties } from 'react';
import { colourOf, SeatToken } from '../../ui/SeatToken.tsx';
import { FateLine } from './Attack.tsx';
import { Details, Lines } from './PanelLines.tsx';
import style from './panel.module.css';
import { inPlay } from './pending.ts';
import { at, card, marker, type Props, player, type Seen } from './props.ts';
import { Sign } from './Sign.tsx';
import { designOf, guardsOf, knownOf, ofType, piles, totalsOf } from './summary.ts';
import { Tableau } from './Tableau.tsx';
import { Lying, Spot } from './Thing.tsx';
import { Symbols } from './Tokens.tsx';
import tone from './tones.module.css';

/** With so many at the table a panel has room for the names of cards. */
const ROOMY = 3;

const onStations = (q: Seen): number => q.kept.reduce((sum, n) => sum + n, 0);

/** Ten places: above, below, on Stations, still to be gained. Told apart by their filling. */
export function Dots({ q, seat }: { q: Seen; seat: Seat }) {
  const zones = { up: q.up, down: q.down, kept: onStations(q), reserve: q.reserve };
  const columns = `repeat(${MARKERS}, minmax(0, 1fr))`;
  return (
    <span className={style.dots} style={{ gridTemplateColumns: columns }} aria-hidden="true">
      {Object.entries(zones).map(([zone, n]) => {
        const place = at(seat, zone);
        // Markers may come into an empty zone and leave it again in one go.
        if (n === 0) return <Spot key={zone} of={place} />;
        return (
          <span key={zone} data-ref={refKey(place)} style={{ gridColumn: `span ${n}` }}>
            {Array.from({ length: n }, (_, i) => (
              <i
                // biome-ignore lint/suspicious/noArrayIndexKey: markers are alike.
                key={i}
                data-ref={refKey(marker(seat))}
                className={`${style.dot} ${style[zone]}`}
                style={{ '--seat': colourOf(seat) } as CSSProperties}
              />
            ))}
          </span>
        );
      })}
    </span>
  );
}

/** What lies open in front of a player and what is known of the hand, in a few lines. */
export function Panel(p: Props & { of: Seat }) {
  const { of } = p;
  const text = p.words.board;
  const q = p.view.players[of]!;
  const total = p.game.facts.totalOf(q);
  if (p.compact && of === p.seat && q.faction >= 0) return <Tableau p={p} of={of} />;
  const active = of === p.view.turn.seat && p.view.turn.no > 0 && p.view.winner < 0;
  const totals = totalsOf(p, q);
  const known = of === p.seat ? [] : knownOf(q);
  // With few at the table there is room for everything by name.
  const roomy = p.view.players.length <= ROOMY;
  const spots = (place: 'resource' | 'protection', cards: readonly Card[]) =>
    piles(cards).map(({ card: x }) => <Spot key={x} of={at(of, inPlay(place, designOf(p, x).id))} />);
  return (
    <section
      className={`plate ${tone.tones} ${style.panel} ${p.view.players.length > 3 ? style.tight : ''}`}
      style={{ boxShadow: `inset 0 3px 0 ${colourOf(of)}`, borderColor: active ? colourOf(of) : undefined }}
      aria-label={p.who(of)}
      data-ref={refKey(player(of))}
      data-testid={`player-${of}`}
      data-active={active}
    >
      <header className={style.head}>
        <button type="button" className={style.token} aria-label={p.who(of)} onClick={() => p.touch(player(of))}>
          <SeatToken seat={of} size={34} />
        </button>
        <div className={style.who}>
          <h2>{p.who(of)}</h2>
          <small>{[p.tables.factions[q.faction]?.name[p.lang], p.about(of)].filter(Boolean).join(' · ')}</small>
        </div>
        <span className={`${style.total} ${p.changed(of, 'score') === 0 ? '' : style.changed}`}>
          <b>{total}</b>/{MARKERS}
        </span>
      </header>
      <Dots q={q} seat={of} />
      <p className="vh">
        {text.above} {q.up}, {text.below} {q.down}, {text.onStations} {onStations(q)}
      </p>
      <div className={style.scroll}>
        <Lines p={p} of={of} q={q} />
        <div className={style.row}>
          {totals.map((n, i) =>
            n > 0 ? (
              <span
                key={TYPES[i]}
                className={`${style.count} ${tone[KIND_OF[TYPES[i]!]]}`}
                title={p.words.names.type(i)}
              >
                <Sign id={TYPES[i]!} size={15} />
                <span className="vh">{p.words.names.type(i)} </span>
                <b>{n}</b>
                {!roomy && spots('resource', ofType(p, q.resources, i))}
              </span>
            ) : null,
          )}
          <span className={style.count}>
            <Sign id="hand" size={15} />
            <span className="vh">{text.hand} </span>
            <b>{q.hand.length}</b>
          </span>
          <span className={style.guards}>
            <Symbols p={p} bits={guardsOf(p, q)} size={20} />
            {!roomy && spots('protection', q.shields)}
          </span>
        </div>
        {roomy && <Details p={p} of={of} q={q} known={known} />}
        {!roomy && (q.heroes.length > 0 || known.length > 0) && (
          <div className={style.row}>
            {piles(q.heroes).map(({ card: x }) => {
              const { id, name } = designOf(p, x);
              return (
                <Lying key={id} of={card(id)}>
                  <button
                    type="button"
                    data-ref={refKey(at(of, inPlay('hero', id)))}
                    className={`chip ${style.hero}`}
                    onClick={() => p.inspect(card(id))}
                  >
                    <Sign id="hero" size={11} />
                    {name[p.lang]}
                  </button>
                </Lying>
              );
            })}
            {known.length > 0 && (
              <button type="button" className={`chip ticket ${style.known}`} onClick={() => p.inspect(player(of))}>
                <Sign id="hand" size={11} />
                <span>{text.knownOf(known.length)}</span>
              </button>
            )}
          </div>
        )}
      </div>
      <FateLine p={p} of={of} />
    </section>
  );
}

/** A player in a line, for a phone. */
export function Mini(p: Props & { of: Seat }) {
  const q = p.view.players[p.of]!;
  const text = p.words.board;
  return (
    <span className={style.mini} data-ref={refKey(player(p.of))}>
      <SeatToken seat={p.of} size={24} />
      <span className={style.figures}>
        <b>
          {p.game.facts.totalOf(q)}
          <small>/{MARKERS}</small>
        </b>
        <span>
          <span className="vh">{text.above} </span>▲{q.up}
          <span className="vh"> {text.below} </span>
          <span className={p.view.players.length > 4 ? 'vh' : ''}> ▼{q.down}</span>
        </span>
      </span>
    </span>
  );
}

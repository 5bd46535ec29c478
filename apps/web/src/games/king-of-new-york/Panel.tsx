import { refKey, type Seat } from '@ashtown/engine';
import { BOROUGHS, MANHATTAN, MONSTERS, NOWHERE, ZONES } from '@ashtown/king-of-new-york/board';
import { colourOf } from '../../ui/SeatToken.tsx';
import { CardChip } from './Card.tsx';
import { MonsterToken } from './MonsterToken.tsx';
import style from './panel.module.css';
import { card, option, type Props, player, slot, token } from './props.ts';
import { Sign } from './Sign.tsx';
import type { SignId } from './signs.ts';

const TOKENS = ['jinx', 'web', 'carapace'] as const;

/** A counter with its pips, and by how much it has changed. */
function Bar(props: {
  sign: SignId;
  tone: string;
  name: string;
  n: number;
  delta: number;
  max: number;
  open?: boolean;
}) {
  const { sign, tone, name, n, delta, max, open = false } = props;
  return (
    <div className={`bar ${style.bar}`}>
      <span className={tone}>
        <Sign id={sign} size={15} />
        <span className="vh">{name}</span>
      </span>
      <b className={delta === 0 ? '' : style.changed}>
        {n}
        {!open && <small>/{max}</small>}
      </b>
      <div className={`pips ${tone}`} aria-hidden="true">
        {Array.from({ length: Math.max(max, n) }, (_, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: pips are alike.
          <i key={i} className={i < n ? 'on' : i < n - delta ? 'lost' : ''} />
        ))}
      </div>
      {delta !== 0 && (
        <span className={`${style.delta} ${delta > 0 ? 'good' : 'bad'}`}>
          {delta > 0 ? '+' : '−'}
          {Math.abs(delta)}
        </span>
      )}
    </div>
  );
}

/** Where a Monster is, in a word; Manhattan by its zone. */
export function placeOf(p: Props, of: Seat): string {
  const text = p.words.board;
  const q = p.view.players[of]!;
  if (q.out > 0) return text.out;
  if (q.at === NOWHERE) return text.nowhere;
  return q.at === MANHATTAN ? text.zone[ZONES[q.zone]!] : p.words.ref(slot(BOROUGHS[q.at]!));
}

/** Everything everybody may know about one Monster. */
export function Panel(p: Props & { of: Seat }) {
  const { of } = p;
  const text = p.words.board;
  const q = p.view.players[of]!;
  const monster = MONSTERS[q.monster];
  const mine = of === p.seat;
  const active = of === p.view.turn.seat && p.view.turn.no > 0 && p.view.winners === null;
  const standing = p.standing(player(of));
  const many = p.view.players.length > 4;
  return (
    <section
      className={`plate ${style.panel} ${many && !mine ? style.tight : ''} ${q.out > 0 ? style.out : ''}`}
      style={{ borderColor: mine || active ? colourOf(of) : undefined, borderWidth: mine ? 2 : undefined }}
      aria-label={p.who(of)}
      data-ref={refKey(player(of))}
      data-testid={`player-${of}`}
      data-active={active}
    >
      <div className={style.top}>
        <button
          type="button"
          className={`${style.token} ${standing === 'legal' ? 'legal' : ''}`}
          aria-label={p.who(of)}
          onClick={() => p.touch(player(of))}
        >
          <MonsterToken view={p.view} seat={of} size={many && !mine ? 38 : 48} />
        </button>
        <div className={style.who}>
          <div className={style.line}>
            <h2>{p.who(of)}</h2>
            {(q.at !== NOWHERE || q.out > 0) && (
              <span className={`${style.place} ${q.at === MANHATTAN ? style.hot : ''}`}>{placeOf(p, of)}</span>
            )}
          </div>
          <small>
            {[monster && p.words.ref(option(monster)), p.about(of)].filter(Boolean).join(' · ')}
            {active && <span className="vh">, {text.active}</span>}
          </small>
        </div>
      </div>
      <div className={style.bars}>
        <Bar
          sign="life"
          tone="l"
          name={text.life}
          n={q.life}
          delta={p.changed(of, 'life')}
          max={p.game.facts.maxLife(p.view, of)}
        />
        <Bar
          sign="star"
          tone="st"
          name={text.stars}
          n={q.star}
          delta={p.changed(of, 'score')}
          max={p.tables.figures.starsToWin}
        />
        <Bar sign="energy" tone="e" name={text.energy} n={q.energy} delta={p.changed(of, 'energy')} max={10} open />
      </div>
      <div className={style.chips}>
        {p.view.superstar === of && <Special p={p} id="superstar" sign="superstar" />}
        {p.view.statue === of && <Special p={p} id="statue" sign="liberty" />}
        {TOKENS.map((id) =>
          q[id] > 0 ? (
            <button
              key={id}
              type="button"
              data-ref={refKey(token(id))}
              className={`chip ${style.count} ${style[id] ?? ''}`}
              onClick={() => p.inspect(token(id))}
            >
              <Sign id={id} size={15} />
              {text.token[id]} ×{q[id]}
            </button>
          ) : null,
        )}
        {q.cards.map((id) => (
          <CardChip key={id} p={p} id={id} />
        ))}
      </div>
    </section>
  );
}

function Special({ p, id, sign }: { p: Props; id: string; sign: SignId }) {
  return (
    <button
      type="button"
      data-ref={refKey(card(id))}
      className={`chip ${style.special}`}
      onClick={() => p.inspect(card(id))}
    >
      <Sign id={sign} size={14} />
      {p.words.card(id).name}
    </button>
  );
}

/** A Monster in a line, for a phone. */
export function Mini(p: Props & { of: Seat }) {
  const q = p.view.players[p.of]!;
  const text = p.words.board;
  const figures: readonly [SignId, string, string, number][] = [
    ['life', 'l', text.life, q.life],
    ['energy', 'e', text.energy, q.energy],
    ['star', 'st', text.stars, q.star],
  ];
  return (
    <span data-ref={refKey(player(p.of))} className={`${style.mini} ${q.out > 0 ? style.out : ''}`}>
      <MonsterToken view={p.view} seat={p.of} size={26} />
      <span className={style.figures}>
        {figures.map(([sign, tone, name, n]) => (
          <span key={sign}>
            <Sign id={sign} size={11} className={tone} />
            <span className="vh">{name} </span>
            {n}
          </span>
        ))}
      </span>
    </span>
  );
}

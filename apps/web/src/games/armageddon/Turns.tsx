import type { Effect as Data, Prospect } from '@ashtown/armageddon/board';
import type { Seat } from '@ashtown/engine';
import { roving } from '../../ui/roving.ts';
import { SeatToken } from '../../ui/SeatToken.tsx';
import displays from './displays.module.css';
import { Effect } from './Effect.tsx';
import { Figures } from './Figure.tsx';
import { type Props, player, sum } from './props.ts';
import { Sign } from './Sign.tsx';
import { Info } from './Thing.tsx';
import style from './turns.module.css';

/** Once both displays are empty: everybody's turn in the city, and what the end of the round will bring them. */
export function Turns(p: Props) {
  const text = p.words.board.turns;
  return (
    <section
      ref={roving}
      className={`plate ${displays.display} ${style.turns} ${p.compact ? style.compact : ''}`}
      aria-label={text.title}
      data-testid="turns"
    >
      <div className={displays.head}>
        <span className="label">{text.title}</span>
        <span>{text.note}</span>
      </div>
      <ol className={`${displays.cards} ${style.seats}`}>
        {p.game.facts.seatsOf(p.view).map((seat) => (
          <Turn key={seat} p={p} seat={seat} />
        ))}
      </ol>
    </section>
  );
}

function Turn({ p, seat }: { p: Props; seat: Seat }) {
  const text = p.words.board;
  const q = p.view.players[seat]!;
  const next = p.game.facts.prospectOf(p.view, seat);
  const { turn, free, spent } = next;
  return (
    <li className={`${style.seat} ${turn === 'now' ? style.now : ''}`}>
      <Info p={p} of={player(seat)} label={sentence(p, seat, next)} className={style.who}>
        <span className={style.name}>
          <SeatToken seat={seat} size={20} />
          <b>{p.who(seat)}</b>
          {turn && <small>{text.turns.status[turn]}</small>}
        </span>
        {turn && (
          <span className={style.figures}>
            {sum(free) > 0 && <Figures n={free} size={16} tight />}
            {sum(spent) > 0 && <Figures n={spent} size={16} tight spent />}
            {sum(free) + sum(spent) === 0 && '–'}
          </span>
        )}
        <span className={style.brings}>
          <span className={next.damage > q.damage ? 'bad' : ''}>
            <Sign id="damage" size={14} />
            {next.damage > q.damage ? `${q.damage} → ${next.damage}` : q.damage}
          </span>
          {next.short.most > 0 && (
            <span className={next.short.least > 0 ? 'bad' : ''}>
              <Sign id="house" size={14} />
              {missing(next.short)}
            </span>
          )}
          <Vp n={next.income} />
          <Vp n={next.beyond + next.toll} />
        </span>
        {next.next.length > 0 && (
          <span className={style.then}>
            {text.turns.afterwards}
            {added(next.next).map((e) => (
              <Effect key={e.t} of={e} size={12} />
            ))}
          </span>
        )}
      </Info>
    </li>
  );
}

const missing = ({ least, most }: Prospect['short']): string =>
  least === most ? `−${least}` : `−${least > 0 ? `${least}…` : ''}${most}?`;

/** Effects with all VP in one. */
function added(effects: readonly Data[]): readonly Data[] {
  const amount = effects.reduce((n, e) => (e.t === 'vp' ? n + e.amount : n), 0);
  return [...(amount === 0 ? [] : [{ t: 'vp', amount } as const]), ...effects.filter((e) => e.t !== 'vp')];
}

const Vp = ({ n }: { n: number }) =>
  n === 0 ? null : (
    <span className={n > 0 ? 'good' : 'bad'}>
      <Sign id="vp" size={13} className="st" />
      {n > 0 ? `+${n}` : `−${-n}`}
    </span>
  );

/** The same for whoever listens. */
function sentence(p: Props, seat: Seat, next: Prospect): string {
  const text = p.words.board.turns;
  const { damage, beyond, short, income, toll } = next;
  const effects = next.next.map((e) => p.words.effect(e));
  return [
    `${p.who(seat)}: ${next.turn ? `${text.status[next.turn]}; ` : ''}${text.damageTo(damage)}`,
    ...(beyond < 0 ? [text.beyond(beyond)] : []),
    ...(short.most > 0 ? [text.homeless(short.least, short.most)] : []),
    ...(income > 0 ? [text.income(income)] : []),
    ...(toll < 0 ? [text.toll(toll)] : []),
    ...(effects.length > 0 ? [`${text.afterwards}: ${effects.join(', ')}`] : []),
  ].join('; ');
}

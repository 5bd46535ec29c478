import type { Effect as Data, Prospect } from '@ashtown/armageddon/board';
import type { Seat } from '@ashtown/engine';
import { Drawn, Info, player } from '../../kit/index.ts';
import { SeatToken } from '../../ui/SeatToken.tsx';
import { Steady } from '../../ui/Steady.tsx';
import { Display } from './Displays.tsx';
import displays from './displays.module.css';
import { Effect } from './Effect.tsx';
import { Figures } from './Figure.tsx';
import parts from './parts.module.css';
import { pictureOf } from './pictures.ts';
import { type Props, sum } from './props.ts';
import { KindSign, Sign } from './Sign.tsx';
import { takenBy } from './taken.ts';
import style from './turns.module.css';

/** Once both displays are empty: everybody's turn in the city, and what the end of the round will bring them. */
export function Turns(p: Props) {
  const { title, note } = p.words.board.turns;
  return (
    <Display name={title} note={note} testid="turns" className={style.turns}>
      <ol className={`${displays.cards} ${style.seats}`}>
        {p.game.facts.seatsOf(p.view).map((seat) => (
          <Turn key={seat} p={p} seat={seat} />
        ))}
      </ol>
    </Display>
  );
}

function Turn({ p, seat }: { p: Props; seat: Seat }) {
  const text = p.words.board.turns;
  const { damage } = p.view.players[seat]!;
  const next = p.game.facts.prospectOf(p.view, seat);
  const { turn, free, spent, short } = next;
  const grows = next.damage > damage;
  const taken = takenBy(p.told, seat);
  const brings = [
    { sign: 'damage', text: `${p.words.board.damage} ${grows ? `${damage} → ${next.damage}` : damage}`, bad: grows },
    { sign: 'house', text: short.most > 0 && text.homeless(short.least, short.most), bad: short.least > 0 },
    { sign: 'vp', text: next.income > 0 && text.income(next.income), good: true },
    { sign: 'vp', text: next.beyond < 0 && text.beyond(next.beyond), bad: true },
    { sign: 'vp', text: next.toll < 0 && text.toll(next.toll), bad: true },
  ] as const;
  return (
    <li className={`${style.seat} ${turn === 'now' ? style.now : ''}`}>
      <Steady>
        <Info p={p} of={player(seat)} label={sentence(p, seat, next, taken)} className={`${parts.box} ${style.who}`}>
          <span className={style.name}>
            <SeatToken seat={seat} size={20} />
            <b>{p.who(seat)}</b>
            {turn && <small>{text.status[turn]}</small>}
            {turn && (
              <span className={style.figures}>
                <Figures n={free} size={16} tight />
                <Figures n={spent} size={16} tight spent />
                {sum(free) + sum(spent) === 0 && '–'}
              </span>
            )}
          </span>
          {taken.length > 0 && (
            <span className={style.took} title={text.took}>
              +
              {taken.map((id, i) => (
                <Taken key={`${id} ${i as 0}`} p={p} id={id} />
              ))}
            </span>
          )}
          <span className={style.brings}>
            {brings.map((x, i) =>
              x.text === false ? null : (
                <span key={`${i as 0}`} className={`${parts.row} ${'good' in x ? 'good' : x.bad ? 'bad' : ''}`}>
                  <Sign id={x.sign} size={14} className={x.sign === 'vp' ? 'st' : ''} />
                  {x.text}
                </span>
              ),
            )}
          </span>
          {next.next.length > 0 && (
            <span className={style.then}>
              {p.words.board.nextRound}:
              {added(next.next).map((e) => (
                <Effect key={e.t} of={e} size={13} />
              ))}
            </span>
          )}
        </Info>
      </Steady>
    </li>
  );
}

/** A card by its picture and name. */
function Taken({ p, id }: { p: Props; id: string }) {
  const kind = p.tables.index.equipment.get(id);
  const building = p.tables.index.building.get(id);
  return (
    <b className={parts.row}>
      {kind !== undefined && <KindSign t={p.tables} kind={kind} size={14} />}
      {building !== undefined && <Drawn of={pictureOf(p.tables, building)} size={14} />}
      {p.words.card(id).name}
    </b>
  );
}

/** Effects with all VP in one. */
function added(effects: readonly Data[]): readonly Data[] {
  const amount = effects.reduce((n, e) => (e.t === 'vp' ? n + e.amount : n), 0);
  return [...(amount === 0 ? [] : [{ t: 'vp', amount } as const]), ...effects.filter((e) => e.t !== 'vp')];
}

/** The same for whoever listens. */
function sentence(p: Props, seat: Seat, next: Prospect, taken: readonly string[]): string {
  const text = p.words.board.turns;
  const { damage, beyond, short, income, toll } = next;
  const effects = next.next.map((e) => p.words.effect(e));
  return [
    `${p.who(seat)}: ${next.turn ? `${text.status[next.turn]}; ` : ''}${text.damageTo(damage)}`,
    ...(taken.length > 0 ? [`${text.took}: ${taken.map((id) => p.words.card(id).name).join(', ')}`] : []),
    ...(beyond < 0 ? [text.beyond(beyond)] : []),
    ...(short.most > 0 ? [text.homeless(short.least, short.most)] : []),
    ...(income > 0 ? [text.income(income)] : []),
    ...(toll < 0 ? [text.toll(toll)] : []),
    ...(effects.length > 0 ? [`${text.afterwards}: ${effects.join(', ')}`] : []),
  ].join('; ');
}

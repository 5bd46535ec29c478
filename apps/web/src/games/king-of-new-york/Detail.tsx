import type { Ref, Seat } from '@ashtown/engine';
import { BOROUGHS, type Borough, FACES, type Face, MANHATTAN, UNITS, type Unit } from '@ashtown/king-of-new-york/board';
import type { ReactNode } from 'react';
import { Rich } from '../../ui/Rich.tsx';
import { CardFull } from './Card.tsx';
import style from './detail.module.css';
import { MonsterToken } from './MonsterToken.tsx';
import { Panel } from './Panel.tsx';
import { option, type Props, slot } from './props.ts';
import { signs } from './richSigns.tsx';
import { Sign } from './Sign.tsx';
import { SIGN_OF } from './Stack.tsx';
import type { SignId } from './signs.ts';
import { kindOf } from './Tile.tsx';

const isOne = <T extends string>(all: readonly T[], x: string): x is T => (all as readonly string[]).includes(x);

/** What the inspector tells about a thing of this game. */
export function Detail(p: Props & { of: Ref }): ReactNode {
  const { of } = p;
  const text = p.words.board;
  if (Object.hasOwn(p.tables.cards, of.id)) return <CardFull p={p} id={of.id} />;
  if (of.id === 'superstar' || of.id === 'statue') {
    const { name, text: say } = p.words.card(of.id);
    return <Plain sign={of.id === 'statue' ? 'liberty' : 'superstar'} name={name} say={say} />;
  }
  if (of.kind === 'player') return <Panel {...p} of={Number(of.id)} />;
  if (of.id.startsWith('token-')) {
    const id = of.id.slice('token-'.length) as keyof typeof text.token;
    return <Plain sign={id} name={text.token[id]} say={text.tokenHelp[id]} />;
  }
  const [first = '', second] = of.id.split('.');
  if (isOne(FACES, first))
    return <Plain sign={first} name={p.words.ref(option(first))} say={text.face[first as Face]} />;
  if (isOne(UNITS, first)) return <UnitDetail p={p} unit={first} at={null} />;
  if (!isOne(BOROUGHS, first)) return <Plain name={p.words.ref(of)} say="" />;
  if (second === undefined) return <BoroughDetail p={p} at={first} />;
  return isOne(UNITS, second) ? (
    <UnitDetail p={p} unit={second} at={first} />
  ) : (
    <StackDetail p={p} at={first} i={Number(second)} />
  );
}

function Plain({ sign, name, say, children }: { sign?: SignId; name: string; say: string; children?: ReactNode }) {
  return (
    <article className={`plate ${style.thing}`}>
      <header>
        {sign && <Sign id={sign} size={30} />}
        <h2>{name}</h2>
      </header>
      {say && (
        <p>
          <Rich text={say} signs={signs} />
        </p>
      )}
      {children}
    </article>
  );
}

function StackDetail({ p, at, i }: { p: Props; at: Borough; i: number }) {
  const text = p.words.board;
  const n = BOROUGHS.indexOf(at) * 3 + i;
  const tile = p.game.facts.topTile(p.view, n);
  const name = p.words.ref(slot(at));
  if (tile < 0) return <Plain name={text.emptyStack(name, i + 1)} say="" />;
  const { durability, reward } = p.tables.tiles[tile]!;
  const kind = kindOf(tile);
  return (
    <Plain
      sign={kind}
      name={`${text.tile(text.building[kind], durability)}, ${name}`}
      say={text.stackHelp(p.view.height[n]!)}
    >
      <Figures needs={durability} gives={`${reward.n}${SIGN_OF[reward.res]}`} p={p} />
    </Plain>
  );
}

function UnitDetail({ p, unit, at }: { p: Props; unit: Unit; at: Borough | null }) {
  const text = p.words.board;
  const kind = UNITS.indexOf(unit);
  const { durability, reward } = p.tables.units[kind]!;
  const name = p.words.ref(option(unit));
  const fresh = at === null ? 0 : p.view.fresh[BOROUGHS.indexOf(at) * UNITS.length + kind]!;
  const say = fresh > 0 ? `${text.unitHelp[unit]} ${text.fresh(fresh)}` : text.unitHelp[unit];
  return (
    <Plain sign={unit} name={at ? `${name}, ${p.words.ref(slot(at))}` : name} say={say}>
      <Figures needs={durability} gives={`${reward.n}${SIGN_OF[reward.res]}`} p={p} />
    </Plain>
  );
}

function Figures({ p, needs, gives }: { p: Props; needs: number; gives: string }) {
  const text = p.words.board;
  return (
    <dl className={style.figures}>
      <dt>{text.durability}</dt>
      <dd>{needs}</dd>
      <dt>{text.reward}</dt>
      <dd>
        <Rich text={gives} signs={signs} />
      </dd>
    </dl>
  );
}

function BoroughDetail({ p, at }: { p: Props; at: Borough }) {
  const text = p.words.board;
  const n = BOROUGHS.indexOf(at);
  const here = p.view.players.flatMap((q, seat): Seat[] => (q.at === n && q.out === 0 ? [seat] : []));
  return (
    <Plain name={p.words.ref(slot(at))} say={n === MANHATTAN ? text.manhattanHelp : text.boroughHelp}>
      <dl className={style.figures}>
        <dt>{text.here}</dt>
        <dd>
          {here.length === 0
            ? text.empty
            : here.map((seat) => (
                <span key={seat} className={style.who}>
                  <MonsterToken view={p.view} seat={seat} size={24} /> {p.who(seat)}
                </span>
              ))}
        </dd>
      </dl>
    </Plain>
  );
}

import type { Ref } from '@ashtown/engine';
import {
  BOROUGHS,
  type Borough,
  FACES,
  MANHATTAN,
  type Reward,
  SPECIALS,
  STACKS_PER_BOROUGH,
  UNITS,
  type Unit,
  ZONES,
} from '@ashtown/king-of-new-york/board';
import type { ReactNode } from 'react';
import { isOne, option, Detail as Plain, Rows, slot } from '../../kit/index.ts';
import { capital } from '../../text/capital.ts';
import { Rich } from '../../ui/Rich.tsx';
import { CardFull } from './Card.tsx';
import style from './cards.module.css';
import { facesOf } from './gather.ts';
import { MonsterToken } from './Monster.tsx';
import { Panel } from './Panel.tsx';
import { givesOf, kindOf } from './Pieces.tsx';
import type { Props } from './props.ts';
import { Sign, signs } from './Sign.tsx';
import type { SignId } from './signs.ts';

/** What the inspector tells about a thing of this game. */
export function Detail(p: Props & { of: Ref }): ReactNode {
  const { of } = p;
  const text = p.words.board;
  if (of.kind === 'player') return <Panel {...p} of={Number(of.id)} mention />;
  if (Object.hasOwn(p.tables.cards, of.id)) return <CardFull p={p} id={of.id} />;
  if (isOne(SPECIALS, of.id)) return plain(p.words.card(of.id).name, p.words.card(of.id).text, of.id);
  if (of.id.startsWith('token-')) {
    const id = of.id.slice('token-'.length) as keyof typeof text.token;
    return plain(text.token[id], text.tokenHelp[id], id);
  }
  const [first = '', second] = of.id.split('.');
  // A die is known by its place, or by its face.
  const face = of.kind === 'die' ? (facesOf(p.view.turn.dice)[Number(first)] ?? first) : first;
  if (isOne(FACES, face)) return plain(p.words.ref(option(face)), text.face[face], face);
  if (isOne(UNITS, first)) return unitDetail(p, first, null);
  if (!isOne(BOROUGHS, first)) return plain(p.words.ref(of), '');
  if (second === undefined || isOne(ZONES, second)) return boroughDetail(p, first);
  return isOne(UNITS, second) ? unitDetail(p, second, first) : stackDetail(p, first, Number(second));
}

const plain = (name: string, text: string, sign?: SignId, children?: ReactNode) => (
  <Plain name={name} text={text} sign={sign && <Sign id={sign} size={30} />} signs={signs} className={style.detail}>
    {children}
  </Plain>
);

/** What it takes to destroy a thing, and what that brings. */
const figures = ({ words: { board } }: Props, { durability, reward }: { durability: number; reward: Reward }) => (
  <Rows
    rows={[
      { term: board.durability, is: durability },
      { term: board.reward, is: <Rich text={givesOf(reward)} signs={signs} /> },
    ]}
  />
);

function stackDetail(p: Props, at: Borough, i: number) {
  const text = p.words.board;
  const n = BOROUGHS.indexOf(at) * STACKS_PER_BOROUGH + i;
  const top = p.game.facts.topTile(p.view, n);
  const name = p.words.ref(slot(at));
  if (top < 0) return plain(text.emptyStack(name, i + 1), '');
  const tile = p.tables.tiles[top]!;
  const kind = kindOf(top);
  const title = capital(`${text.building[kind]}, ${name}`);
  return plain(title, text.stackHelp(p.view.height[n]!), kind, figures(p, tile));
}

function unitDetail(p: Props, unit: Unit, at: Borough | null) {
  const text = p.words.board;
  const kind = UNITS.indexOf(unit);
  const fresh = at === null ? 0 : p.view.fresh[BOROUGHS.indexOf(at) * UNITS.length + kind]!;
  const name = [option(unit), ...(at ? [slot(at)] : [])].map((r) => p.words.ref(r)).join(', ');
  const help = fresh > 0 ? `${text.unitHelp[unit]} ${text.fresh(fresh)}` : text.unitHelp[unit];
  return plain(name, help, unit, figures(p, p.tables.units[kind]!));
}

function boroughDetail(p: Props, at: Borough) {
  const text = p.words.board;
  const n = BOROUGHS.indexOf(at);
  const here = p.view.players.flatMap((q, seat) =>
    q.at === n && q.out === 0 ? (
      <span key={seat as 0} className={style.who}>
        <MonsterToken view={p.view} seat={seat} size={24} /> {p.who(seat)}
      </span>
    ) : (
      []
    ),
  );
  const help = n === MANHATTAN ? text.manhattanHelp : text.boroughHelp;
  return plain(
    p.words.ref(slot(at)),
    help,
    undefined,
    <Rows rows={[{ term: text.here, is: here.length > 0 ? here : text.empty }]} />,
  );
}

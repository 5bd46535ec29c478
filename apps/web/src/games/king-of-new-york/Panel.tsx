import type { Seat } from '@ashtown/engine';
import {
  BOROUGHS,
  MANHATTAN,
  MONSTERS,
  NOWHERE,
  SPECIALS,
  TOKENS,
  type View,
  ZONES,
} from '@ashtown/king-of-new-york/board';
import { Chip, card, drawnBy, MiniPanel, option, PanelFrame, Pips, seenIn, slot } from '../../kit/index.ts';
import { useMedia } from '../../settings/useMedia.ts';
import { CardChip } from './Card.tsx';
import { MonsterToken } from './Monster.tsx';
import style from './panel.module.css';
import { type Props, token } from './props.ts';
import { Sign } from './Sign.tsx';

/** What counts of a Monster: with its sign, its colour, and the word for it in the tellings. */
const FIGURES = [
  { id: 'life', tone: 'l', name: 'life', what: 'life' },
  { id: 'star', tone: 'st', name: 'stars', what: 'score' },
  { id: 'energy', tone: 'e', name: 'energy', what: 'energy' },
] as const;
/** How many pips there are for energy, of which there may be more. */
const MOST_PIPS = 10;

/** Where a Monster is, in a word; Manhattan by its zone. */
function placeOf(p: Props, { at, zone, out }: View['players'][number]): string | null {
  const text = p.words.board;
  if (out > 0) return text.out;
  if (at === NOWHERE) return null;
  return at === MANHATTAN ? text.zone[ZONES[zone]!] : p.words.ref(slot(BOROUGHS[at]!));
}

/** A screen on which five rivals have room for three bars and a line of chips each; in letters, which may be larger. */
const ROOMY = '(min-width: 100em) and (min-height: 56em)';

/** Lines of chips a panel beside the board is sure to have, all rivals together, before its heads give way to them. */
const MOST_LINES = 12;

/** About how many lines the things in front of a Monster take, in a panel beside the board. */
function linesOf(p: Props, seat: Seat): number {
  const q = p.view.players[seat]!;
  const specials = SPECIALS.filter((id) => p.view[id] === seat);
  const names = [...specials, ...q.cards].map((id) => p.words.card(id).name);
  const tokens = TOKENS.filter((id) => q[id] > 0).map((id) => `${p.words.board.token[id]} ×1`);
  const lines = { n: 1, room: 1 };
  for (const { length } of [...names, ...tokens]) {
    const part = (length * 6.4 + 34) / 226;
    if (lines.room < part && lines.room < 1) [lines.n, lines.room] = [lines.n + 1, 1];
    lines.room -= part;
  }
  return lines.n;
}

/** All that lies in front of a Monster: special cards, tokens and cards, by name. */
export function Holds({ p, of, mention }: { p: Props; of: Seat; mention: boolean }) {
  const q = p.view.players[of]!;
  return (
    <>
      {SPECIALS.filter((id) => p.view[id] === of).map((id) => (
        <Chip
          key={id}
          p={p}
          of={card(id)}
          mention={mention}
          className={style.special}
          sign={<Sign id={id} size={14} />}
        >
          {p.words.card(id).name}
        </Chip>
      ))}
      {TOKENS.filter((id) => q[id] > 0).map((id) => (
        <Chip key={id} p={p} of={token(id)} mention={mention} className={style[id]} sign={<Sign id={id} size={15} />}>
          {p.words.board.token[id]} ×{q[id]}
        </Chip>
      ))}
      {q.cards.map((id) => (
        <CardChip key={id} p={p} id={id} mention={mention && p.standing(card(id)) === 'rest'} />
      ))}
    </>
  );
}

/** How a panel has to save room: beside the board by what all rivals have, of one's own by what oneself has. */
function roomOf(p: Props, of: Seat, mention: boolean, roomy: boolean): { tight: boolean; dense: boolean } {
  if (p.size === 'phone' || mention) return { tight: false, dense: false };
  const desk = p.size === 'desk';
  if (of === p.seat) return { tight: linesOf(p, of) > (desk ? 2 : 4), dense: false };
  const rivals = [...p.view.players.keys()].filter((seat) => seat !== p.seat);
  const lines = rivals.reduce((sum, seat) => sum + linesOf(p, seat), 0);
  const many = rivals.length > 3;
  return { tight: many && !(roomy && lines <= rivals.length), dense: many && desk && lines > MOST_LINES };
}

/** Everything everybody may know about one Monster. */
export const Panel = drawnBy(PanelOf, (p) => [
  p.of,
  p.mention,
  ...seenIn(p, [
    p.view.players[p.of],
    p.view.turn.seat === p.of,
    p.view.turn.no > 0,
    p.view.winners,
    ...FIGURES.map(({ what }) => p.changed(p.of, what)),
    // What the others have decides how much room there is.
    ...p.view.players.flatMap((q) => [q.cards, ...TOKENS.map((id) => q[id] > 0)]),
    ...SPECIALS.map((id) => p.view[id]),
  ]),
]);

function PanelOf(p: Props & { of: Seat; mention?: boolean }) {
  const { of, mention = false } = p;
  const text = p.words.board;
  const q = p.view.players[of]!;
  const out = q.out > 0;
  const monster = MONSTERS[q.monster];
  const mine = of === p.seat;
  const { tight, dense } = roomOf(p, of, mention, useMedia(ROOMY));
  const active = of === p.view.turn.seat && p.view.turn.no > 0 && p.view.winners === null;
  const place = placeOf(p, q);
  const most = { life: p.game.facts.maxLife(p.view, of), star: p.tables.figures.starsToWin, energy: MOST_PIPS };
  return (
    <PanelFrame
      p={p}
      of={of}
      token={<MonsterToken view={p.view} seat={of} size={dense ? 26 : tight ? 36 : 48} />}
      plays={monster && p.words.ref(option(monster))}
      beside={place && <span className={`${style.place} ${q.at === MANHATTAN ? style.hot : ''}`}>{place}</span>}
      active={active && text.active}
      out={out}
      tight={tight}
      mention={mention}
      className={`${style.panel} ${mine ? style.mine : ''} ${tight ? style.tight : ''} ${dense ? style.dense : ''}`}
    >
      <div className={`${style.bars} ${out ? style.gone : ''}`}>
        {FIGURES.map(({ id, tone, name, what }) => (
          <Pips
            key={id}
            sign={<Sign id={id} size={15} />}
            tone={tone}
            name={text[name]}
            n={q[id]}
            changed={p.changed(of, what)}
            max={most[id]}
            open={id === 'energy'}
          />
        ))}
      </div>
      <div className={style.chips}>
        <Holds p={p} of={of} mention={mention} />
      </div>
    </PanelFrame>
  );
}

/** A Monster in a line, for a phone; with the signs of the special cards it has. */
export function Mini(p: Props & { of: Seat }) {
  const q = p.view.players[p.of]!;
  const figures = FIGURES.map(({ id, tone, name, what }) => ({
    id,
    sign: <Sign id={id} size={11} className={tone} />,
    name: p.words.board[name],
    n: q[id],
    changed: p.changed(p.of, what),
  }));
  return <MiniPanel of={p.of} token={<Face {...p} />} figures={figures} out={q.out > 0} className={style.mini} />;
}

/** The face of a Monster with the special cards it has, or crossed out. */
function Face(p: Props & { of: Seat }) {
  const face = <MonsterToken view={p.view} seat={p.of} size={26} />;
  if (p.view.players[p.of]!.out > 0)
    return (
      <span className={`${style.mark} ${style.fallen}`}>
        <span className={style.faded}>{face}</span>
        <span className={style.cross}>
          <Sign id="x" size={20} />
        </span>
        <span className="vh">{p.words.board.out} </span>
      </span>
    );
  const held = SPECIALS.filter((id) => p.view[id] === p.of);
  if (held.length === 0) return face;
  return (
    <span className={style.mark}>
      {face}
      <span className={style.held}>
        {held.map((id) => (
          <span key={id}>
            <Sign id={id} size={11} />
            <span className="vh">{p.words.card(id).name} </span>
          </span>
        ))}
      </span>
    </span>
  );
}

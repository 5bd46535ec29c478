import { type Change, refKey, type Seat } from '@ashtown/engine';
import {
  FACES,
  type Face,
  type Forecast,
  MONSTERS,
  REROLLS,
  SPECIALS,
  TOKENS,
  type Yield,
} from '@ashtown/king-of-new-york/board';
import { type ReactNode, useMemo } from 'react';
import { die, option, Thing } from '../../kit/index.ts';
import { Rich } from '../../ui/Rich.tsx';
import { roving } from '../../ui/roving.ts';
import style from './dice.module.css';
import { doneBy, rangeOf, say, sayDone } from './done.ts';
import { dieRef, facesOf, isFree, markedOf, toggled } from './gather.ts';
import { MonsterGlyph } from './Monster.tsx';
import { Holds, Panel } from './Panel.tsx';
import panel from './panel.module.css';
import type { Props } from './props.ts';
import { AMOUNTS, SIGN_OF, Sign, signs } from './Sign.tsx';

/** Which kind of symbol is being resolved now, from the question that is open. */
const RESOLVING: Partial<Record<string, Face>> = {
  allocateHeal: 'heal',
  allocateAttack: 'attack',
  flee: 'attack',
  destroyObject: 'destruction',
};

/** More things than this in front of oneself need a wider panel, and a still wider one. */
const SEVERAL = 1;
const MANY = 6;

/** One's own panel, and beside it the dice; on a phone the dice and what one has. */
export function MyArea(p: Props) {
  const { seat, view } = p;
  if (p.size === 'phone')
    return (
      <>
        <Tables {...p} />
        {seat !== null && view.turn.no > 0 && <Brief p={p} seat={seat} />}
      </>
    );
  if (seat === null) return <Tables {...p} />;
  const n = countOf(p, seat);
  return (
    <div className={`${panel.own} ${n > MANY ? panel.many : n > SEVERAL ? panel.several : ''}`}>
      <Panel {...p} of={seat} />
      <Tables {...p} />
    </div>
  );
}

const countOf = ({ view }: Props, seat: Seat): number =>
  view.players[seat]!.cards.length +
  SPECIALS.filter((id) => view[id] === seat).length +
  TOKENS.filter((id) => view.players[seat]![id] > 0).length;

const Brief = ({ p, seat }: { p: Props; seat: Seat }) =>
  countOf(p, seat) > 0 && (
    <div className={panel.brief}>
      <Holds p={p} of={seat} mention />
    </div>
  );

/** Frames before the symbols are counted: nothing of the dice is used yet. */
const UNUSED = ['rollOrStop', 'result', 'chameleon', 'hailingCabs'];
/** In which order the dice lie while they are used. */
const ORDER = ['done', 'now', 'open', 'kept'];

/** The Monsters to choose from before the first turn, then the dice of whoever has it. */
function Tables(p: Props) {
  if (p.view.turn.no > 0) return <Dice {...p} />;
  return p.size !== 'phone' || p.view.stack.at(-1)?.t === 'chooseMonster' ? <Monsters {...p} /> : null;
}

function Tray({ p, name, head, children }: { p: Props; name: string; head?: ReactNode; children: ReactNode }) {
  return (
    <section ref={roving} className={`plate ${style.tray} ${p.size === 'phone' ? style.phone : ''}`} aria-label={name}>
      <div className={style.head}>
        <span className="label">{name}</span>
        {head}
      </div>
      {children}
    </section>
  );
}

/** The six Monsters before the game; those that are taken say by whom. */
const Monsters = (p: Props) => (
  <Tray p={p} name={p.words.board.chooseMonster}>
    <div className={style.chooser}>
      {MONSTERS.map((id, i) => {
        const taken = p.view.players.findIndex((q) => q.monster === i);
        return (
          <Thing key={id} p={p} of={option(id)} className={`plate-s ${style.monster}`}>
            <svg viewBox="0 0 64 64" aria-hidden="true" focusable="false">
              <MonsterGlyph of={id} />
            </svg>
            {p.words.ref(option(id))}
            {taken >= 0 && <small>{p.who(taken)}</small>}
          </Thing>
        );
      })}
    </div>
  </Tray>
);

/** The dice: thrown and kept by clicking while they may be thrown again. */
function Dice(p: Props) {
  const text = p.words.board.dice;
  const { turn, stack } = p.view;
  const dice = facesOf(turn.dice);
  const marked = markedOf(p.draft);
  const rolling = p.question === 'rollOrStop';
  const choosing = p.question === 'chooseSymbolType';
  const top = stack.at(-1);
  const frame = top?.t ?? '';
  const now = RESOLVING[frame];
  const forecast = useMemo<Forecast>(
    () => (frame === 'rollOrStop' || frame === 'chooseSymbolType' ? p.game.facts.forecast(p.view) : {}),
    [p.game, p.view, frame],
  );
  const mine = p.seat === turn.seat;
  const fee = rolling && mine ? p.game.facts.rerollFee(p.view, turn.seat) : 0;

  const stateOf = (face: Face, at: number) => {
    if (rolling) return isFree(p.offers, face) ? (marked.includes(at) ? 'again' : 'kept') : 'locked';
    if (face === now) return 'now';
    if (UNUSED.includes(frame)) return 'kept';
    return turn.open[FACES.indexOf(face)]! > 0 ? 'open' : 'done';
  };
  // What somebody else keeps is not known before they throw again.
  const wordOf = (state: ReturnType<typeof stateOf>) => (rolling || frame !== 'rollOrStop' ? text[state] : '');
  // The points that are left to destroy with are the last dice that do.
  const points = top?.t === 'destroyObject' ? top.points : dice.length;
  const isSpent = (at: number) => dice[at] === now && dice.slice(at).filter((face) => face === now).length > points;
  // Between two kinds nothing of the last one is left to tell.
  const done = useMemo(() => doneBy(p.told, frame === 'chooseSymbolType'), [p.told, frame]);
  const used = [...done.keys()];
  const rankOf = (at: number) => {
    const face = dice[at]!;
    return 100 * ORDER.indexOf(stateOf(face, at)) + 10 * used.indexOf(face) + FACES.indexOf(face);
  };
  // While they may be thrown again they lie still; then as they are used: done, now, to come.
  const laid = [...dice.keys()];
  if (!UNUSED.includes(frame)) laid.sort((a, b) => rankOf(a) - rankOf(b));
  // Those that are used together lie together; while they may be thrown again, each for itself.
  const groups: number[][] = [];
  for (const at of laid) {
    const last = groups.at(-1);
    if (last && !UNUSED.includes(frame) && dice[last[0]!] === dice[at]) last.push(at);
    else groups.push([at]);
  }

  const cube = (at: number) => {
    const face = dice[at]!;
    const state = stateOf(face, at);
    const free = rolling && state !== 'locked';
    const asked = choosing ? option(face) : dieRef(dice, at);
    const price = face === 'ouch' && state !== 'locked' ? fee : 0;
    const spent = isSpent(at);
    const says = [
      text.label(at + 1, p.words.ref(option(face))),
      spent ? text.done : wordOf(state),
      price > 0 ? text.price(price) : '',
    ];
    return (
      <span
        key={at}
        className={`${style.cube} ${spent ? style.spent : ''}`}
        data-testid="die"
        data-face={face}
        data-lights={refKey(dieRef(dice, at))}
      >
        <Thing
          p={p}
          of={die(String(at))}
          tells={option(face)}
          label={says.filter(Boolean).join(', ')}
          standing={free ? 'legal' : rolling ? 'rest' : p.standing(asked)}
          marked={state === 'again'}
          digit={rolling ? at + 1 : choosing ? p.hotkey(asked) : null}
          onTouch={() => (free ? p.setDraft(toggled(marked, at)) : p.touch(asked))}
          className={style.die}
        >
          <Sign id={face} className={style.face} />
          {state === 'locked' && <Sign id="lock" className={style.lock} />}
          {price > 0 && (
            <span className={style.price}>
              −{price}
              <Sign id="energy" size={12} />
            </span>
          )}
        </Thing>
      </span>
    );
  };
  /** Dice that are used together, with what they did or would give; of single ones the first of its face says it. */
  const shown = (group: readonly number[], i: number) => {
    const [first] = group as [number];
    const face = dice[first]!;
    const state = stateOf(face, first);
    const before = i > 0 ? stateOf(dice[groups[i - 1]![0]!]!, groups[i - 1]![0]!) : state;
    const gives = forecast[face];
    const did = state === 'done' || state === 'now' ? done.get(face) : undefined;
    return (
      <div
        key={first}
        className={`${style.d} ${style[state] ?? ''} ${rolling || before === state ? '' : style.next}`}
        style={{ gridColumn: `span ${group.length}` }}
      >
        <span className={style.row}>{group.map(cube)}</span>
        <span className={style.state} aria-hidden="true">
          {/* The lock says it. */}
          {state === 'locked' ? '' : wordOf(state)}
        </span>
        <span className={style.yield}>
          {did
            ? told(p, did)
            : gives && laid.find((x) => dice[x] === face) === first
              ? promised(p, face, gives)
              : gives && <span className="muted">{text.with}</span>}
        </span>
      </div>
    );
  };

  return (
    <Tray
      p={p}
      name={mine ? text.mine : text.of(p.who(turn.seat))}
      head={
        <>
          <span className={style.rolls}>
            {Array.from({ length: REROLLS + 1 }, (_, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: rolls are counted.
              <i key={i} className={i <= REROLLS - turn.rerolls ? '' : style.left} />
            ))}
            <span className="vh">{text.rerolls(turn.rerolls)}</span>
          </span>
          <span className={`label ${style.note}`}>
            {rolling ? text.below : now && text.resolving(p.words.ref(option(now)))}
          </span>
        </>
      }
    >
      {dice.length === 0 ? (
        <p className={style.none}>{text.none}</p>
      ) : (
        // Those of others that are laid out anew travel to their places; one's own keep whatever has the focus.
        <div key={mine ? 'mine' : laid.join()} className={style.dice}>
          {groups.map(shown)}
        </div>
      )}
    </Tray>
  );
}

/** What the dice of a face would give, as far as there is room for it. */
function promised(p: Props, face: Face, { symbols, deltas, open }: Yield) {
  const text = p.words.board.dice;
  if (face === 'destruction') return text.symbols(symbols);
  const { seat: actor } = p.view.turn;
  const parts = deltas.filter(({ seat }) => seat === actor).map(({ n, res }) => say(SIGN_OF[res], n));
  // Of others only what comes first: ♥, where they are hit.
  const others = deltas.filter(({ seat }) => seat !== actor);
  const [first, ...more] = others.filter(({ res }) => res === others[0]!.res);
  if (first) {
    const name = more.length === 0 ? p.who(first.seat) : text.others;
    parts.push(`${name} ${rangeOf([first, ...more], SIGN_OF[first.res])}`);
  }
  const sum = parts.length > 0 ? `${parts.join(' ')}${open ? '?' : ''}` : open ? text.depends : text.nothing;
  const said = <Rich text={sum} signs={signs} />;
  return open ? <span title={text.maybe}>{said}</span> : said;
}

/** What they did, to whoever threw them first. */
function told(p: Props, changes: readonly Change[]) {
  const { others, nothing } = p.words.board.dice;
  const parts = sayDone(changes, p.view.turn.seat, { who: p.who, others, signs: AMOUNTS });
  return <Rich text={parts.join(', ') || nothing} signs={signs} />;
}

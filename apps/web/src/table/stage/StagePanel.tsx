import { refKey, type Seat } from '@ashtown/engine';
import type { CSSProperties } from 'react';
import type { Beat } from '../../story/beats.ts';
import {
  afterwards,
  besideIn,
  captionOf,
  doerOf,
  type Fate,
  missedIn,
  type Said,
  shownIn,
} from '../../story/caption.ts';
import { sumsOf } from '../../story/chapters.ts';
import { isForced, meantFor } from '../../story/lines.ts';
import type { Scripted } from '../../story/narrator.ts';
import { Rich } from '../../ui/Rich.tsx';
import { colourOf, SeatToken } from '../../ui/SeatToken.tsx';
import type { AnyGameBoard } from '../board.ts';
import type { Board } from '../choose/useBoard.ts';
import { type Scene, speakerOf } from '../scene.ts';
import { type TableText, useTableText } from '../text/index.ts';
import { ByItself } from './ByItself.tsx';
import { type ControlProps, Controls } from './Controls.tsx';
import { Dots } from './Dots.tsx';
import { Fates } from './Fates.tsx';
import style from './stage.module.css';
import { Shown } from './Thing.tsx';
import { askedOf } from './waiting.ts';

/** What is told now: who does what to whom, with what, and what was told before it in the same turn. */
export function StagePanel(props: {
  scene: Scene;
  board: Board;
  /** The beat that is told, all of its turn, and those that were told before it. */
  now: Scripted;
  turn: readonly Scripted[];
  before: readonly Scripted[];
  /** Somebody here is asked: the stage stands above the board and is in nobody's way. */
  aside: boolean;
  /** Missing where nothing can be held: in a replay. */
  controls?: ControlProps;
}) {
  const { scene, board, now, turn, before, aside, controls } = props;
  const { story: text, log } = useTableText();
  const { gameBoard, position, mine } = scene;
  const beat = now.beat!;
  const speaker = speakerOf(scene);
  const caption = captionOf(beat, speaker);
  const also = missedIn(beat, speaker);
  const left = beat.others.length - also.length;
  const by = doerOf(beat);
  const map = gameBoard.desk?.stage !== undefined;
  const beside = map && board.props.size !== 'phone';
  const compact = board.props.size === 'phone' || beside;
  const colour = by === null ? 'var(--muted)' : colourOf(by);
  // Beside a map the dice lie where they are thrown, and on a phone the sentence names what is seen on it.
  const things = shownIn(beat).filter(({ kind }) => !map || (beside && kind !== 'die'));
  const hit = caption.fates.length > 0;
  // An arrow comes from one, a column has no room for more, and on a map of a phone nothing is shown.
  const more = besideIn(beat, hit || map ? 0 : compact ? 1 : 2);
  const trail = before.toReversed().flatMap(({ beat: told }) => afterwards(told!, speaker));
  const [decider] = position.asked;
  const asks = map && !beside && controls && !aside && decider !== undefined ? askedOf(scene, decider) : null;
  const felt = beat.touches ? beat.lines.flatMap((line) => mine.map((seat) => meantFor(line, seat))) : [];
  const drawn = [beat, before.at(-1)?.beat].map((told) => told?.head.id).join();
  return (
    <section
      className={`${style.stage} ${compact ? style.compact : style.wide} ${beside ? style.beside : map ? style.low : ''} ${aside ? style.aside : ''}`}
      style={{ '--actor': colour } as CSSProperties}
      aria-label={text.title}
      data-testid="story"
      data-behind={controls?.state.behind ?? 0}
      data-weight={beat.weight}
      data-beat={beat.head.id}
    >
      {controls && (
        <div className={style.bar}>
          <Dots turn={turn} now={now} text={text} asked={position.question !== null} compact={compact && !beside} />
          <Controls {...controls} compact={compact} asked={position.question !== null || aside} />
        </div>
      )}
      {/* Each beat is drawn anew: nothing of the last one slides into its place. */}
      <header key={`head ${drawn}`} className={style.head}>
        {by !== null && <Token scene={scene} seat={by} size={compact ? 24 : 30} />}
        <p className={style.say} data-testid="story-say">
          <Rich text={caption.say} signs={gameBoard.signs} />
          {left > 0 && <i> {text.joined(left)}</i>}
        </p>
        {felt.includes('hurt') ? (
          <b className={style.hits}>{log.against}</b>
        ) : (
          felt.includes('gain') && <b className={style.gains}>{log.forYou}</b>
        )}
        {by !== null && beat.lines.some((line) => line.telling.by === by && isForced(line)) && <ByItself />}
      </header>
      {(things.length + more.length > 0 || hit || [...trail, ...caption.more, ...also].length > 0) && (
        <div key={`body ${drawn}`} className={style.body}>
          {things.length + more.length > 0 ? (
            <Shown scene={scene} board={board} things={things} more={more} />
          ) : (
            hit && !map && by !== null && <Token scene={scene} seat={by} size={compact ? 36 : 52} />
          )}
          {hit && !beat.shared && !map && (things.length > 0 || by !== null) && <Arrow />}
          {hit ? (
            <Fates
              fates={caption.fates.map((fate) =>
                fate.says.length > 0
                  ? briefly(fate, beat, gameBoard.amounts)
                  : { ...fate, says: lossesOf(fate.seat, beat, scene.words, text) },
              )}
              who={scene.who}
              mine={mine}
              signs={gameBoard.signs}
              token={(seat) => <Token scene={scene} seat={seat} size={compact ? 20 : 24} />}
              also={also}
            />
          ) : (
            <Trail trail={trail} more={[...caption.more.slice(0, MOST_MORE), ...also]} scene={scene} />
          )}
        </div>
      )}
      {asks !== null && (
        <footer key={`asks ${drawn}`} className={style.asks} style={{ borderColor: colourOf(decider!) }}>
          <Rich text={text.asks(scene.who(decider!), asks)} signs={gameBoard.signs} />
        </footer>
      )}
    </section>
  );
}

/** So much is said of what else a beat led to. */
const MOST_MORE = 3;
/** So much is said of somebody before it is only summed up. */
const MOST_SAID = 3;

/** What became of somebody in what happens to all: where it is much, its sums. */
function briefly(fate: Fate, { shared, lines }: Beat, amounts: AnyGameBoard['amounts'] = {}) {
  const sums = sumsOf(lines, fate.seat);
  const isCounted = sums.length > 0 && sums.every(({ what }) => Object.hasOwn(amounts, what));
  if (!shared || fate.says.length <= MOST_SAID || !isCounted) return fate;
  return { ...fate, says: [sums.map(({ what, n }) => `${n > 0 ? '+' : '−'}${Math.abs(n)}${amounts[what]}`).join(' ')] };
}

/** The cards somebody loses, where no sentence says what becomes of them. */
function lossesOf(seat: Seat, { lines }: Beat, words: Scene['words'], text: TableText['story']): readonly string[] {
  const gone = lines
    .flatMap(({ telling: { moves = [] } }) => moves)
    .filter(
      ({ thing, from }) => thing.kind === 'card' && from && refKey(from) === refKey({ kind: 'player', id: `${seat}` }),
    );
  return gone.length > 0 ? [text.loses(gone.map(({ thing }) => words.ref(thing)).join(', '))] : [];
}

/** The mark of a seat, as the game draws it. */
function Token({ scene, seat, size }: { scene: Scene; seat: Seat; size: number }) {
  const { gameBoard, position, tables, who } = scene;
  const Drawn = gameBoard.Token;
  return Drawn ? (
    <Drawn view={position.view} tables={tables} seat={seat} size={size} />
  ) : (
    <SeatToken seat={seat} size={size} label={who(seat)} />
  );
}

function Arrow() {
  return (
    <svg className={style.arrow} viewBox="0 0 64 32" aria-hidden="true" focusable="false">
      <path d="M0 12h40V2l24 14-24 14V20H0z" fill="var(--actor)" />
    </svg>
  );
}

/** What else the beat led to, and the sentences before it, the latest first: nobody reads as fast as bots play. */
function Trail({ trail, more, scene }: { trail: readonly Said[]; more: readonly Said[]; scene: Scene }) {
  const { signs } = scene.gameBoard;
  return (
    <ul className={style.trail}>
      {[...more, ...trail].map(({ by, say, forced }, i) => (
        <li
          key={`${i as 0}`}
          className={i < more.length ? style.more : ''}
          style={{ borderColor: by === null ? undefined : colourOf(by) }}
        >
          <Rich text={say} signs={signs} />
          {forced && <ByItself />}
        </li>
      ))}
    </ul>
  );
}

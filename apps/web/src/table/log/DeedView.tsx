import { type FocusEvent, memo, type PointerEvent, useState } from 'react';
import { type Actor, aboutOf, isPayment, type Line } from '../../story/lines.ts';
import { Icon } from '../../ui/Icon.tsx';
import { SeatToken } from '../../ui/SeatToken.tsx';
import type { Scene } from '../scene.ts';
import { type TableText, useTableText } from '../text/index.ts';
import type { Run, ShownDeed, Tag } from './arrange.ts';
import { Cites, rulesOf } from './Cites.tsx';
import style from './log.module.css';
import { Sentence, type Speech } from './Sentence.tsx';
import { capital, closed, headOf, inSigns, withoutName } from './sentence.ts';

/** What all lines of the log are shown with. */
export interface Telling {
  scene: Scene;
  speech: Speech;
  /** The name of a player, or of the game's own side. */
  name(of: Actor, line: Line | undefined): string;
  say(line: Line): string | null;
  goTo(at: number): void;
}

/** The mark of a player: that of the game where there is room, else the letter. */
export function Mark({ scene, of, size = 24 }: { scene: Scene; of: Actor; size?: number }) {
  const { Token } = scene.gameBoard;
  if (of === null) return null;
  if (of === 'rival')
    return (
      <span className={style.rival} style={{ width: size, height: size }}>
        <Icon name="bot" size={Math.round(size * 0.7)} />
      </span>
    );
  if (!Token || size < 22) return <SeatToken seat={of} size={size} />;
  return <Token view={scene.position.view} tables={scene.tables} seat={of} size={size} />;
}

const tagText = (tag: Tag, text: TableText['log']): string =>
  tag === 'hurt' ? text.against : tag === 'gain' ? text.forYou : tag === 'forced' ? text.byItself : '';

/** Deeds of one player in a row, the newest first; in somebody's own turn without their name. */
export function RunView(props: { run: Run; telling: Telling; bare: boolean; looked: number | null }) {
  const { run, telling, bare, looked } = props;
  const { by, deeds } = run;
  const { tag } = deeds[0]!;
  const look = [style.run, by === null || bare ? style.bare : '', tag === 'hurt' ? style.hit : ''].join(' ');
  return (
    <div className={look}>
      {by !== null && !bare && <Mark scene={telling.scene} of={by} />}
      {deeds.map((shown, i) => (
        <DeedView key={shown.deed.id} shown={shown} telling={telling} named={!bare && i === 0} looked={looked} />
      ))}
    </div>
  );
}

/** Whether a pointer or the focus is at a deed. A finger is not: it opens the deed. */
function useNear() {
  const [pointed, setPointed] = useState(false);
  const [focused, setFocused] = useState(false);
  const hooks = {
    onPointerEnter: (e: PointerEvent) => setPointed(e.pointerType !== 'touch'),
    onPointerLeave: () => setPointed(false),
    onFocus: () => setFocused(true),
    onBlur: (e: FocusEvent) => setFocused(e.currentTarget.contains(e.relatedTarget)),
  };
  return [pointed || focused, hooks] as const;
}

/**
 * A deed as a paragraph, with what it does to others below it. It is a button: the table shows that moment. Its rules are
 * cited while somebody is at it, or looks at that moment.
 */
const DeedView = memo(
  function DeedView(props: { shown: ShownDeed; telling: Telling; named: boolean; looked: number | null }) {
    const { shown, telling, named, looked } = props;
    const text = useTableText();
    const [near, hooks] = useNear();
    const [open, setOpen] = useState(false);
    const { deed, lines, tag } = shown;
    const { by } = deed;
    const { scene, speech, say, goTo } = telling;
    const name = telling.name(by, lines[0]);
    const own = lines.filter((line) => aboutOf(line) === by);
    const others = lines.filter((line) => aboutOf(line) !== by);
    const moment = lines.at(-1)!.at + 1;
    const tagged = tag !== null && <Tagged tag={tag} />;
    // A sentence that names its player otherwise needs no name before it.
    const titled = named && by !== null && (tag !== null || withoutName(say(own[0]!) ?? '', name) !== null);
    const goesOn = (i: number): boolean =>
      titled && tag === null && own.slice(0, i).every((line) => isPayment(line) && inSigns(line, '', speech.amounts));
    return (
      // biome-ignore lint/a11y/useKeyWithClickEvents: a short cut for the button inside it.
      // biome-ignore lint/a11y/noStaticElementInteractions: the button inside it is there for everybody else.
      <div
        className={`${style.deed} ${isLooked(lines, looked) ? style.looked : ''}`}
        data-deed={deed.id}
        onClick={() => getSelection()?.isCollapsed !== false && goTo(moment)}
        {...hooks}
      >
        <button
          type="button"
          className={style.see}
          data-rove=""
          data-testid="line"
          aria-pressed={isLooked(lines, looked)}
          aria-label={`${text.past.see}: ${lines.map(say).join('. ')}`}
          title={text.past.see}
          onClick={(e) => {
            e.stopPropagation();
            goTo(moment);
          }}
        >
          <Icon name="clock" size={13} />
        </button>
        <p>
          {titled && (
            <>
              <b>{tag === null ? headOf(say(own[0]!)!, name) : name}</b>{' '}
            </>
          )}
          {tagged}
          {tagged && ' '}
          {tag === 'forced' && <span className={style.faint}>{text.log.noOther}</span>}
          {(tag === 'forced' ? [] : own).map((line, i) => {
            const said = say(line)!;
            const short = withoutName(said, name);
            const sentence = short === null ? said : goesOn(i) ? short : capital(short, scene.lang);
            return (
              <span key={line.id} className={line.telling.rank === 'faint' ? style.faint : ''}>
                {i > 0 && ' '}
                <Sentence line={line} text={own.length > 1 ? closed(sentence) : sentence} speech={speech} />
              </span>
            );
          })}
        </p>
        {others.map((line) => (
          <p key={line.id} className={`${style.sub} ${line.telling.rank === 'key' ? style.key : ''}`}>
            <Mark scene={scene} of={aboutOf(line)} size={16} />
            <span>
              <Whole line={line} telling={telling} />
            </span>
          </p>
        ))}
        {(near || open || isLooked(lines, looked)) && (
          <Cites rules={rulesOf(lines, scene.game.cites)} scene={scene} onOpen={setOpen} />
        )}
      </div>
    );
  },
  (a, b) =>
    a.telling.speech === b.telling.speech &&
    a.named === b.named &&
    a.shown.tag === b.shown.tag &&
    isSame(a.shown.lines, b.shown.lines) &&
    isLooked(a.shown.lines, a.looked) === isLooked(b.shown.lines, b.looked),
);

const isSame = (a: readonly Line[], b: readonly Line[]): boolean =>
  a.length === b.length && a.every((line, i) => line.id === b[i]!.id && line.event === b[i]!.event);
const isLooked = (lines: readonly Line[], looked: number | null): boolean =>
  looked !== null && lines.some(({ at }) => at + 1 === looked);

/** A sentence that stands under no name. */
export function Whole({ line, telling, stop = false }: { line: Line; telling: Telling; stop?: boolean }) {
  const { say, speech } = telling;
  const said = stop ? closed(say(line)!) : say(line)!;
  const name = telling.name(aboutOf(line), line);
  const short = withoutName(said, name);
  if (short === null) return <Sentence line={line} text={said} speech={speech} />;
  return (
    <>
      <b>{headOf(said, name)}</b> <Sentence line={line} text={short} speech={speech} />
    </>
  );
}

export function Tagged({ tag }: { tag: Tag }) {
  const { log: text } = useTableText();
  const look = tag === 'hurt' ? style.bad : tag === 'gain' ? style.good : '';
  return <span className={`${style.tag} ${look}`}>{tagText(tag, text)}</span>;
}

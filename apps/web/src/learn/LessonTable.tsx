import { type Point, refKey } from '@ashtown/engine';
import { useEffect, useMemo, useState } from 'react';
import { useStore } from 'zustand';
import { useShallow } from 'zustand/react/shallow';
import type { TableAround } from '../net/link.ts';
import { go, makeRoute } from '../route/router.ts';
import type { Shown, Story } from '../story/story.ts';
import { type Told, useStory } from '../story/useStory.ts';
import type { AnyGameBoard } from '../table/board.ts';
import type { KeyAct } from '../table/keys/keys.ts';
import { Layout } from '../table/layout/Layout.tsx';
import { LookingBack } from '../table/past/LookingBack.tsx';
import { useWho } from '../table/people/useWho.ts';
import type { Loaded } from '../table/scene.ts';
import { useStage } from '../table/stage/useStage.tsx';
import { aroundOf, Loading } from '../table/TableScreen.tsx';
import { useScenes } from '../table/useScenes.ts';
import { useText } from '../text/index.ts';
import { LinkButton } from '../ui/Button.tsx';
import { LanternChip } from '../ui/LanternChip.tsx';
import { toast } from '../ui/toast.ts';
import style from './around.module.css';
import { CoachPanel } from './CoachPanel.tsx';
import type { Class } from './class.ts';
import { Ending } from './Ending.tsx';
import { Leaving } from './Leaving.tsx';
import type { Coaching, LessonLink } from './link.ts';
import { Notes } from './Notes.tsx';
import { notesOf, reach } from './progress.ts';
import { Spotlight } from './Spotlight.tsx';
import { saidUntil } from './sentences.ts';

interface Taught {
  link: LessonLink;
  of: Class;
  game: Loaded;
  gameBoard: AnyGameBoard;
  onAgain(): void;
}

/** A lesson on the table of its game. */
export function LessonTable(props: Taught) {
  const { link, game } = props;
  const state = useStore(link.store, useShallow(aroundOf));
  const coaching = useStore(link.coaching);
  const { story, state: telling } = useStory(link, game, state.mine, useWho(state.table));
  if (coaching.broken !== null) throw new Error(coaching.broken);
  if (!telling.shown || coaching.at === null) return <Loading />;
  // Where a lesson begins, nothing was missed.
  const told = { ...telling, missed: false };
  return <Coached {...props} {...{ state, story, coaching }} telling={told} at={coaching.at} shown={telling.shown} />;
}

const NOTHING: readonly Point[] = [];
/** The learner sits here in every lesson. */
const LEARNER = 0;
const ignore = () => {};
/** How long a first Esc counts. */
const TWICE = 4000;
const LONG_AGO = Number.NEGATIVE_INFINITY;
/** With so many wrong tries the things that are pointed at are listed. */
const LISTED = 2;

function Coached(
  props: Taught & { state: TableAround; story: Story; telling: Told; coaching: Coaching; at: number; shown: Shown },
) {
  const { link, of, game, gameBoard, onAgain, state, story, telling, coaching, shown: now } = props;
  const { lesson, words } = of;
  const { coach } = useText().learn;
  const { scene, shown, back: past } = useScenes({ link, state, shown: now, telling, game, gameBoard, harmless: true });
  const { stage, onKey: onStage } = useStage({ scene: shown, story, telling, back: past, over: false });
  // The coach waits until what the answer brought has been told.
  const isTold = !telling.isBehind && telling.now === null && now.position.at >= coaching.length;
  const [at, setAt] = useState(props.at);
  const [back, setBack] = useState(0);
  if (isTold && at !== props.at) {
    setAt(props.at);
    setBack(0);
  }
  useEffect(() => reach(game.game.id, lesson, props.at), [game, lesson, props.at]);

  const beat = isTold ? lesson.beats[at] : undefined;
  const isAsking = beat?.expect !== undefined && past.position === null;
  const { seat, question, view } = scene.position;
  const { tried, shown: asked } = coaching;
  const points = useMemo((): readonly Point[] => {
    if (!beat || back > 0 || past.position) return NOTHING;
    if (!asked) return tried?.wrong.point ?? beat.point ?? NOTHING;
    const things = game.game.refs(asked.pick).filter(({ kind }) => kind !== 'option' && kind !== 'amount');
    return things.length > 0 ? things.map((ref) => refKey(ref) as Point) : ['answers'];
  }, [beat, back, past.position, asked, tried, game]);
  const [missing, setMissing] = useState(NOTHING);
  const [ahead, setAhead] = useState<{ of: readonly Point[]; point: Point } | null>(null);
  const point = ahead?.of === points ? ahead.point : points[0];
  const isListed =
    points.length > 1 && (missing.length > 0 || (!asked && (beat?.count === true || (tried?.tries ?? 0) >= LISTED)));
  // What is asked can be looked at before it is answered.
  const isPreview = !isAsking && points.some((x) => x === 'prompt' || x === 'answers');
  const label =
    asked && seat !== null && question !== null ? scene.words.label(view, seat, question, asked.pick) : null;

  const reread = (by: 1 | -1) =>
    setBack((before) => Math.max(0, Math.min(saidUntil(lesson, at).length - 1, before + by)));
  const goOn = () => {
    if (back > 0) reread(-1);
    else if (isTold) link.goOn();
  };
  const [esc, setEsc] = useState(LONG_AGO);
  const [leaving, setLeaving] = useState(false);
  const onEscape = () => {
    // It is about to close what lies above the table.
    if (document.querySelector('[popover="auto"]:popover-open')) return;
    const isSecond = performance.now() - esc < TWICE;
    setEsc(isSecond ? LONG_AGO : performance.now());
    // The same key would close a dialog that is there at once.
    if (isSecond) setTimeout(() => setLeaving(true));
    else toast(coach.once);
  };
  const onKey = (act: KeyAct): boolean => {
    if (onStage(act)) return true;
    if (act.t === 'story' && act.what === 'on' && (back > 0 || (beat && !beat.expect))) goOn();
    else if (act.t === 'story' && act.what === 'back') reread(1);
    else if (act.t === 'do' && act.what === 'asked' && isAsking) link.show();
    else if (act.t === 'do' && act.what === 'rules')
      document.querySelector<HTMLElement>('[data-testid="coach"] [data-testid="cite"]')?.click();
    else return false;
    return true;
  };
  const page = makeRoute({ t: 'learn', game: game.game.id });
  const notes = notesOf(lesson, at).map((key) => words.says[key] ?? key);
  return (
    <>
      <Layout
        scene={shown}
        answer={isAsking ? answer : isPreview ? ignore : null}
        busy={coaching.busy || isPreview}
        commitment={null}
        note={
          <span className={style.note}>
            <LanternChip>{coach.lesson(of.nth, of.of)}</LanternChip>
            <small>{coach.practice}</small>
            <LinkButton small look="quiet" icon="x" href={page} data-testid="leave-lesson">
              <span>{coach.leave}</span>
            </LinkButton>
          </span>
        }
        waiting={
          past.position ? (
            <LookingBack back={past} at={past.position.at} now={scene.position.at} turn={false} />
          ) : (
            <p className="muted">{isTold ? (beat ? coach.reading : coach.over) : coach.others}</p>
          )
        }
        stage={stage}
        look={{ at: past.position?.at ?? null, to: past.to, play: past.play }}
        coach={{
          panel: (
            <CoachPanel
              scene={scene}
              of={of}
              at={at}
              coaching={coaching}
              busy={coaching.busy || !isTold}
              points={points}
              isListed={isListed}
              onPoint={(chosen) => setAhead({ of: points, point: chosen })}
              shown={label}
              back={back}
              onBack={reread}
              onNext={goOn}
              onShow={() => link.show()}
              ending={<Ending of={of} game={game.game.id} notes={notes} signs={gameBoard.signs} onAgain={onAgain} />}
            />
          ),
          notes: <Notes notes={notes} signs={gameBoard.signs} />,
          point,
          isReading: !isAsking && !isPreview && past.position === null,
        }}
        menu={{}}
        onKey={onKey}
        onEscape={onEscape}
      />
      <Spotlight points={points} ahead={point} numbered={isListed} onMissing={setMissing} />
      <Leaving open={leaving} onStay={() => setLeaving(false)} onLeave={() => go({ t: 'learn', game: game.game.id })} />
    </>
  );

  function answer(pick: unknown) {
    story.skip();
    void link.send({ t: 'answer', seat: LEARNER, ply: scene.position.ply, pick });
  }
}

import type { Seat } from '@ashtown/engine';
import type { Position, SeatShown } from '@ashtown/protocol';
import { startTransition, useMemo, useState } from 'react';
import type { TableAround, TableLink, Wish } from '../net/link.ts';
import { go, makeRoute } from '../route/router.ts';
import type { Shown, Story } from '../story/story.ts';
import type { Told } from '../story/useStory.ts';
import { useText } from '../text/index.ts';
import { Button } from '../ui/Button.tsx';
import { LanternChip } from '../ui/LanternChip.tsx';
import { saveFile } from '../ui/saveFile.ts';
import { toast } from '../ui/toast.ts';
import { useCounsel } from './advice/useCounsel.ts';
import type { AnyGameBoard } from './board.ts';
import { useLater } from './choose/sharing.ts';
import { Trainer } from './coach/Trainer.tsx';
import { useTraining } from './coach/useTraining.ts';
import { Clock } from './header/Clock.tsx';
import type { KeyAct } from './keys/keys.ts';
import { Layout } from './layout/Layout.tsx';
import { People } from './menu/People.tsx';
import { LookingBack } from './past/LookingBack.tsx';
import { Banner } from './people/Banner.tsx';
import { Chat } from './people/Chat.tsx';
import { useWho } from './people/useWho.ts';
import { Result } from './result/Result.tsx';
import type { Loaded } from './scene.ts';
import style from './screen.module.css';
import { useStage } from './stage/useStage.tsx';
import { Waiting } from './stage/Waiting.tsx';
import { useTableText } from './text/index.ts';
import { OwnAnswers, undoShown } from './undo.ts';
import { useScenes } from './useScenes.ts';

/** Whether all others are bots. */
const isAlone = (seats: readonly SeatShown[], seat: Seat): boolean =>
  seats.every(({ kind }, other) => other === seat || kind === 'bot');

/** A running or finished table through somebody's eyes, with everything one may send. */
export function Playing(props: {
  link: TableLink;
  id: string;
  state: TableAround;
  shown: Shown;
  story: Story;
  telling: Told;
  game: Loaded;
  gameBoard: AnyGameBoard;
}) {
  const { link, id, state, shown: now, story, telling, gameBoard } = props;
  const { position } = now;
  const { table, mine } = state;
  const game = props.game.game.id;
  const text = useTableText();
  const shell = useText();
  const who = useWho(table);
  /** The position that was answered: until the table tells of another one, nothing more can be answered in it. */
  const [answered, setAnswered] = useState<Position | null>(null);
  const busy = answered === position;
  const [seeTable, setSeeTable] = useState(false);
  const [read, setRead] = useState(state.chat.length);
  const { scene, shown, back } = useScenes({ link, state, shown: now, telling, game: props.game, gameBoard });
  const [own] = useState(() => new OwnAnswers());
  const canUndo = useMemo(() => undoShown(scene, own), [scene, own]);

  const { seat } = position;
  const send = async (wish: Wish): Promise<boolean> => {
    const reply = await link.send(wish);
    if (!reply.ok) toast(shell.line.code[reply.code], { tone: 'bad' });
    return reply.ok;
  };
  const playing = seat !== null && mine.includes(seat);
  // What led to a question is seen first, and what may be answered in the next frame: one alone could not draw both in time.
  const isAsked = position.question !== null;
  const isReady = useLater(isAsked);
  const answer = async (pick: unknown) => {
    if (seat === null || busy) return;
    setAnswered(position);
    own.add(position, pick);
    // That it was taken is seen at once; a table further than what was told is drawn bit by bit.
    startTransition(() => story.skip());
    if (await send({ t: 'answer', seat, ply: position.ply, pick })) return;
    own.drop(position);
    setAnswered(null);
  };
  const undo = () => {
    if (seat === null) return;
    if (canUndo === null) toast(text.undoNot);
    else void send({ t: 'undo', seat });
  };
  const canReset = canUndo === 'free' || canUndo === 'try';
  const reset = () => {
    if (seat === null) return;
    if (canReset) void send({ t: 'undo', seat, all: true });
    else toast(text.undoNot);
  };
  const redo = () => {
    if (seat !== null && position.redo) void send({ t: 'redo', seat });
  };
  const save = async () => {
    const file = (await link.file?.()) ?? null;
    if (file === null) toast(text.result.noFile, { tone: 'bad' });
    else saveFile(`${game}-${id}.json`, file);
  };
  const rematch = async () => {
    const to = (next: string) => go({ t: link.kind === 'online' ? 'table' : 'local', id: next });
    if (table?.rematch) return to(table.rematch);
    const reply = await link.send({ t: 'rematch' });
    if (reply.ok && reply.table) to(reply.table);
    else if (!reply.ok) toast(shell.line.code[reply.code], { tone: 'bad' });
  };
  const leave = async () => {
    if (seat !== null && (await send({ t: 'leave', seat }))) go({ t: 'home' });
  };

  // Its people may have ended the match before the game did: then there is no result.
  const isTold = !telling.isBehind && telling.now === null;
  const over = (position.result !== null || table?.abandoned === true) && isTold;
  const asking = useCounsel(link, position);
  const alone = playing && isAlone(table?.seats ?? [], seat);
  const counsel = alone && !over && !back.position ? asking : undefined;
  const training = useTraining({
    table: id,
    scene,
    counsel: link.kind === 'offline' ? counsel : undefined,
    isOver: alone && over,
    answer: (pick) => void answer(pick),
  });
  // Freely taken back though others decide: the answer lies face down until theirs are in.
  const lockedIn = playing && position.undo === 'free' && !position.asked.includes(seat);
  const { stage, onKey: onStage } = useStage({ scene: shown, story, telling, back, over: position.result !== null });
  const tools = playing ? (
    <>
      <Button
        look={canUndo === null ? 'off' : 'quiet'}
        icon="undo"
        data-testid="undo"
        data-undo={canUndo ?? 'no'}
        aria-label={canUndo === 'ask' ? text.undoAsk : text.undo}
        title={`${canUndo === 'ask' ? text.undoAsk : text.undo} (U)`}
        onClick={undo}
      />
      {position.redo && (
        <Button
          look="quiet"
          icon="redo"
          data-testid="redo"
          aria-label={text.redo}
          title={`${text.redo} (Y)`}
          onClick={redo}
        />
      )}
    </>
  ) : null;
  const ended = (
    <Button look="primary" data-testid="see-result" onClick={() => setSeeTable(!seeTable)}>
      {seeTable ? text.result.result : text.result.table}
    </Button>
  );
  const onKey = (act: KeyAct): boolean => {
    if (onStage(act)) return true;
    if (act.t === 'step' && (back.position || act.by < 0)) {
      back.to((back.position ?? position).at + act.by);
      return true;
    }
    if (back.position && (act.t === 'cancel' || act.t === 'do')) {
      if (act.t === 'do' && !['undo', 'redo', 'reset', 'hint', 'odds', 'main'].includes(act.what)) return false;
      back.end();
      return true;
    }
    const deed = act.t === 'do' ? { undo, redo, reset }[act.what as 'undo'] : undefined;
    deed?.();
    return deed !== undefined;
  };
  const next = mine.length > 1 && seat !== null && !over ? text.curtain.now(who(seat)) : null;
  const note = useMemo(
    () =>
      next !== null ? (
        <span key={next} className={style.handover} data-testid="handover">
          {next}
        </span>
      ) : training.isOn ? (
        <LanternChip>{shell.training.mark}</LanternChip>
      ) : null,
    [next, training.isOn, shell],
  );
  const clock = useMemo(
    () => position.clock && <Clock clock={position.clock} skew={state.skew} who={who} />,
    [position.clock, state.skew, who],
  );
  const chat =
    link.kind === 'online'
      ? {
          unread: Math.max(0, state.chat.length - read),
          content: <Chat lines={state.chat} send={(words) => send({ t: 'chat', text: words })} onRead={setRead} />,
        }
      : undefined;

  return (
    <Layout
      scene={shown}
      answer={playing && !over && !back.position && isAsked && isReady ? training.answer : null}
      isAbout={playing && isAsked && !isReady}
      busy={busy}
      commitment={table?.commitment ?? null}
      clock={clock}
      note={note}
      banner={<Banner state={state} position={position} who={who} send={(wish) => void send(wish)} />}
      tools={back.position ? null : over ? ended : tools}
      waiting={
        back.position ? (
          <LookingBack
            back={back}
            at={back.position.at}
            now={position.at}
            turn={playing && position.question !== null}
          />
        ) : (
          <Waiting scene={scene} over={over} lockedIn={lockedIn} />
        )
      }
      instead={
        over && !seeTable && !back.position ? (
          <Result
            scene={scene}
            commitment={table?.commitment ?? null}
            rematch={mine.length > 0 ? { waiting: Boolean(table?.rematch), run: () => void rematch() } : undefined}
            replay={`#/replay/${link.kind === 'online' ? 'table' : 'local'}/${encodeURIComponent(id)}`}
            onSave={link.file ? () => void save() : undefined}
            again={makeRoute({ t: 'new', game })}
            onLook={back.to}
          />
        ) : undefined
      }
      chat={chat}
      stage={stage}
      look={{ at: back.position?.at ?? null, to: back.to, play: back.play }}
      counsel={counsel}
      trainer={training.isOn ? (ask) => <Trainer scene={scene} training={training} {...ask} /> : undefined}
      menu={{
        coach: counsel && link.kind === 'offline' ? training : undefined,
        people: table && <People table={table} me={state.me} send={send} />,
        onReset: playing && canReset ? reset : undefined,
        onLeave: playing && !over ? () => void leave() : undefined,
        onSave: link.file ? () => void save() : undefined,
      }}
      onKey={onKey}
    />
  );
}

import { type ReactNode, useCallback, useRef, useState } from 'react';
import { useMotion } from '../../settings/apply.ts';
import { useSettings } from '../../settings/settings.ts';
import { TRAVEL } from '../../story/pace.ts';
import { Stage } from '../../story/Stage.tsx';
import { openShelf } from '../../terms/shelf.ts';
import { useHoldings } from '../../terms/yours.ts';
import { announce } from '../../ui/announce.ts';
import { AdvicePanel } from '../advice/AdvicePanel.tsx';
import { sayHint } from '../advice/sayHint.ts';
import { type Counsel, type PanelId, useAdvice } from '../advice/useAdvice.ts';
import { useChances } from '../advice/useChances.ts';
import { WinBar } from '../advice/WinBar.tsx';
import { useSteady } from '../choose/sharing.ts';
import { type Board, useBoard } from '../choose/useBoard.ts';
import { Header } from '../header/Header.tsx';
import { HoverCard } from '../inspect/HoverCard.tsx';
import { type Said, sayWhere } from '../inspect/said.ts';
import { focusPrompt, leavePressed, useFocusKept } from '../keys/focus.ts';
import type { KeyAct } from '../keys/keys.ts';
import { useKeys } from '../keys/useKeys.ts';
import type { Look } from '../log/Log.tsx';
import { Help } from '../menu/Help.tsx';
import { type CoachWish, Menu } from '../menu/Menu.tsx';
import { isListOpen } from '../prompt/buttons.ts';
import { Choices } from '../prompt/Choices.tsx';
import { Prompt } from '../prompt/Prompt.tsx';
import { useReading } from '../reading/useReading.ts';
import { askedRules, type Scene } from '../scene.ts';
import { useTableText } from '../text/index.ts';
import { Desk } from './Desk.tsx';
import { Phone } from './Phone.tsx';
import type { Coach } from './parts.ts';
import { useSize } from './size.ts';
import { useLetters } from './useLetters.ts';

export interface LayoutProps {
  scene: Scene;
  /** Missing where nothing can be answered: for spectators and in a replay. */
  answer: ((pick: unknown) => void) | null;
  /** In the next frame it can: until then the prompt stays as it was. */
  isAbout?: boolean;
  busy: boolean;
  commitment: string | null;
  clock?: ReactNode;
  note?: ReactNode;
  /** Above everything: the line is lost, somebody asks something. */
  banner?: ReactNode;
  tools?: ReactNode;
  waiting: ReactNode;
  /** What is told stands above the board. */
  stage?: (board: Board) => ReactNode;
  /** Stands in the place of the board. */
  instead?: ReactNode;
  /** A second page beside the log. */
  chat?: { unread: number; content: ReactNode } | undefined;
  /** Going to any moment of the log. */
  look: Look;
  /** Missing where nobody may be asked. */
  counsel?: Counsel | undefined;
  coach?: Coach | undefined;
  /** A coach who stays out of the way, and what they may be asked. */
  trainer?:
    | ((ask: { board: Board; onHint: (() => void) | undefined; onOdds: (() => void) | undefined }) => ReactNode)
    | undefined;
  menu: {
    coach?: CoachWish | undefined;
    people?: ReactNode;
    onReset?: (() => void) | undefined;
    onLeave?: (() => void) | undefined;
    onSave?: (() => void) | undefined;
  };
  /** Keys only the screen itself understands; true where it did. */
  onKey?(act: KeyAct): boolean;
  /** Esc found nothing to put away. */
  onEscape?(): void;
}

const focusAdvice = () => document.querySelector<HTMLElement>('[data-testid="advice"]')?.focus({ preventScroll: true });

/** The table around any game, on any screen: the parts, where they stand, and the keys. */
export function Layout(props: LayoutProps) {
  const {
    scene,
    answer,
    isAbout = false,
    busy,
    commitment,
    clock,
    note,
    banner,
    tools,
    waiting,
    stage,
    instead,
    chat,
    look,
    counsel,
    coach,
    trainer,
    menu,
    onKey,
    onEscape,
  } = props;
  const size = useSize(scene.gameBoard.desk?.lowest);
  const reading = useReading(scene.position.seat);
  const give = (pick: unknown) => {
    if (!busy) leavePressed();
    answer?.(pick);
  };
  const board = useBoard(scene, size, answer && give, reading);
  const { position } = scene;
  const game = scene.game.id;
  const key = `${position.seat} ${position.ply}`;
  // What somebody did with the list of this question; forgotten with it, also when an undo brings it again.
  const [list, setList] = useState<{ key: string; open: boolean | null }>({ key, open: null });
  if (list.key !== key) setList({ key, open: null });
  const listOpen = answer !== null && (list.open ?? isListOpen(scene, board, size));
  const toggle = () => {
    setList({ key, open: !listOpen });
    // A list that has the focus would stay unfolded.
    if (listOpen && document.activeElement?.closest('#choices')) focusPrompt();
  };
  const [dialog, setDialog] = useState<'menu' | 'help' | null>(null);
  const [told, tell] = useState<{ key: string; said: Said } | null>(null);
  const said = told?.key === key ? told.said : null;
  const text = useTableText();
  const advising = useAdvice(key, counsel);
  const offered: readonly PanelId[] = [
    ...(counsel ? (['hint'] as const) : []),
    ...(answer && scene.game.odds ? (['odds'] as const) : []),
  ];
  const winBar = useSettings((s) => s.winBar);
  const chances = useChances(key, winBar ? counsel : undefined, position.question !== null);

  useFocusKept();
  useLetters();
  useHoldings(scene.game, position.view, position.seat);

  useKeys((act) => {
    if (act.t === 'cancel' && reading.close()) return;
    if (onKey?.(act)) return;
    if (act.t === 'story') return false;
    if (act.t === 'digit') board.press(act.n);
    else if (act.t === 'cancel') {
      if (listOpen) toggle();
      else if (!board.cancel() && !advising.close()) {
        if (said) tell(null);
        else onEscape?.();
      }
    } else if (act.t === 'do') {
      if (act.what === 'help') setDialog('help');
      else if (act.what === 'list') openList();
      else if (act.what === 'main') document.querySelector<HTMLElement>('[data-main]:not([disabled])')?.click();
      else if (act.what === 'log') document.querySelector<HTMLElement>('[data-testid="log"]')?.focus();
      else if (act.what === 'inspect') reading.toggle(document.activeElement);
      else if (act.what === 'pin') reading.pin();
      else if (act.what === 'asked') openShelf({ at: 'rules', game, rule: null, asked: askedRules(scene) });
      else if (act.what === 'rules') openShelf({ at: 'rules', game, rule: null, asked: [] });
      else if (act.what === 'words') openShelf({ at: 'words', game, term: null });
      else if (act.what === 'where') say(sayWhere(scene, text));
      else if (act.what === 'hint' || act.what === 'odds') {
        if (!offered.includes(act.what)) return;
        void advise(act.what);
        setTimeout(focusAdvice);
      }
    }
  });

  function openList() {
    setList({ key, open: true });
    setTimeout(() => document.querySelector<HTMLElement>('[data-testid="choice"][tabindex="0"]')?.focus());
  }
  function say(said: Said) {
    reading.close();
    reading.unpin();
    tell({ key, said });
    announce([said.title, ...said.lines].join('. '));
  }
  async function advise(panel: PanelId) {
    reading.unpin();
    tell(null);
    const hint = await advising.show(panel);
    if (hint) announce(sayHint(scene, hint, text));
  }

  const askHint = useSteady(() => void advise('hint'));
  const askOdds = useSteady(() => void advise('odds'));
  const fromMenu = (panel: PanelId) => () => {
    setDialog(null);
    void advise(panel);
  };
  const asks = { onHint: counsel && askHint, onOdds: offered.includes('odds') ? askOdds : undefined };
  const openMenu = useCallback(() => setDialog('menu'), []);
  const header = (
    <Header scene={scene} size={size} commitment={commitment} clock={clock} note={note} {...asks} onMenu={openMenu} />
  );
  const asking = (
    <Prompt scene={scene} board={board} list={{ open: listOpen, toggle }} busy={busy} tools={tools} waiting={waiting} />
  );
  const prompt = useRef(asking);
  if (!isAbout) prompt.current = asking;
  const choices = <Choices scene={scene} board={board} open={listOpen} busy={busy} onClose={toggle} />;
  const Arranged = size === 'phone' ? Phone : Desk;
  const travel = TRAVEL[useMotion()];
  return (
    <>
      <Stage
        moment={scene.fresh}
        beats={scene.beats}
        beat={scene.beat}
        travel={travel}
        amounts={scene.gameBoard.amounts}
        // Where nobody hides anything, what they take lies open with them.
        hands={scene.gameBoard.secretsPerSeat !== false}
      >
        <Arranged
          scene={scene}
          board={board}
          header={header}
          banner={banner}
          prompt={prompt.current}
          choices={choices}
          stage={stage?.(board)}
          instead={instead}
          chat={chat}
          look={look}
          advice={
            advising.panel && (
              <AdvicePanel
                scene={scene}
                board={board}
                advising={advising}
                offered={offered}
                onShow={(panel) => void advise(panel)}
              />
            )
          }
          winBar={counsel && winBar ? <WinBar scene={scene} chances={chances} /> : null}
          coach={coach}
          trainer={trainer?.({ board, ...asks })}
          said={said}
          onUnsay={() => tell(null)}
        />
      </Stage>
      <HoverCard scene={scene} board={board} />
      <Menu
        open={dialog === 'menu'}
        onClose={() => setDialog(null)}
        game={game}
        onHelp={() => setDialog('help')}
        shared={scene.mine.length > 1}
        onReset={
          menu.onReset &&
          (() => {
            setDialog(null);
            menu.onReset!();
          })
        }
        people={menu.people}
        coach={menu.coach}
        onLeave={menu.onLeave}
        onSave={menu.onSave}
        onHint={counsel && fromMenu('hint')}
        onOdds={offered.includes('odds') ? fromMenu('odds') : undefined}
      />
      <Help open={dialog === 'help'} onClose={() => setDialog(null)} />
    </>
  );
}

import { type ComponentProps, type ReactNode, useEffect } from 'react';
import { change, settings } from '../../settings/settings.ts';
import type { Story, StoryState } from '../../story/story.ts';
import { type Told, useStoryState } from '../../story/useStory.ts';
import { useText } from '../../text/index.ts';
import { announce } from '../../ui/announce.ts';
import type { Board } from '../choose/useBoard.ts';
import type { KeyAct, Telling } from '../keys/keys.ts';
import type { LookBack } from '../past/usePast.ts';
import type { Scene } from '../scene.ts';
import { type ControlProps, nextSpeed } from './Controls.tsx';
import { Missed } from './Missed.tsx';
import { StagePanel } from './StagePanel.tsx';

/** What is mine to press: whoever does wants to play, not to be told. */
const MINE = '[data-mine], [data-testid="prompt"]';
const STAGE = '[data-testid="story"], [data-testid="missed"]';

interface StageProps {
  scene: Scene;
  story: Story;
  telling: Told;
  back: LookBack;
  over: boolean;
}

/** The stage of a table in play: what stands on it, and its keys. */
export function useStage({ scene, story, telling, back, over }: StageProps): {
  stage(board: Board): ReactNode;
  onKey(act: KeyAct): boolean;
} {
  const { speed: speeds } = useText().settings.speed;
  const { now, isBehind, paused, missed } = telling;
  const asked = scene.position.question !== null;
  const isTelling = now !== null || isBehind;

  useEffect(() => {
    if (!isTelling && !missed) return;
    const pressed = ({ target }: PointerEvent) => {
      if (!(target instanceof Element) || target.closest(STAGE)) return;
      const mine = target.closest(MINE) !== null;
      if (isTelling && (mine || (asked && !paused))) story.skip();
      if (missed && mine) story.seen();
    };
    document.addEventListener('pointerdown', pressed);
    return () => document.removeEventListener('pointerdown', pressed);
  }, [story, isTelling, asked, paused, missed]);

  const act = (what: Telling): boolean => {
    if (what === 'slower' || what === 'faster') {
      const speed = nextSpeed(settings.getState().speed, what === 'faster' ? 1 : -1);
      change({ speed });
      announce(speeds[speed]);
      return true;
    }
    if (!isTelling) return false;
    if (what === 'skip') story.skip();
    // Whoever is asked has these keys to themselves, and a button of the stage is pressed by its own.
    else if (asked && !paused) return false;
    else if (what === 'pause') {
      if (document.activeElement?.closest(STAGE)) return false;
      paused ? story.play() : story.pause();
    } else if (what === 'on') story.step();
    else story.back();
    return true;
  };

  return {
    stage(board) {
      const { speed } = settings.getState();
      if (back.position) return <StillStage scene={scene} board={board} />;
      if (now)
        return <ToldNow scene={scene} board={board} now={now} story={story} aside={asked && !paused} over={over} />;
      // On a desk the log stands beside the board and says the same, and so does the curtain between several people.
      const isSaid = board.props.size !== 'phone' || scene.mine.length !== 1;
      if (!missed || over || speed === 'instant' || isSaid) return null;
      return <Missed scene={scene} inspect={board.inspect} look={back} onSeen={() => story.seen()} />;
    },
    onKey(key) {
      if (back.position) return false;
      if (key.t === 'story') return act(key.what);
      if (key.t === 'cancel' && missed && !isTelling) {
        story.seen();
        return false;
      }
      if (key.t === 'cancel' || (key.t === 'do' && key.what === 'main' && isBehind)) return isTelling && act('skip');
      if (key.t === 'step' && isBehind && key.by > 0) return act('on');
      return false;
    },
  };
}

const whole = (state: StoryState): StoryState => state;

/** The stage while it is told: what is still to come changes nothing else of the table. */
function ToldNow(
  props: Omit<ComponentProps<typeof StagePanel>, 'turn' | 'before' | 'controls'> & Omit<ControlProps, 'state'>,
) {
  const { story, over, ...rest } = props;
  const state = useStoryState(story, whole);
  return <StagePanel {...rest} turn={state.turn} before={state.before} controls={{ story, state, over }} />;
}

/** The stage where nothing can be held: what is looked at again, or in a replay. */
export function StillStage({ scene, board }: { scene: Scene; board: Board }) {
  const { beat, left } = scene;
  if (!beat) return null;
  const now = { beat, turn: 0, owner: null, decision: false, own: false, left };
  return <StagePanel scene={scene} board={board} now={now} turn={[]} before={[]} aside={false} />;
}

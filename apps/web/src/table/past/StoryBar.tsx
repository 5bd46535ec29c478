import type { Story, StoryState } from '../../story/story.ts';
import { Button } from '../../ui/Button.tsx';
import style from '../screen.module.css';
import { useTableText } from '../text/index.ts';

/** While the table is further than what is shown: hold it, one step on, or to the present. */
export function StoryBar({ story, state }: { story: Story; state: StoryState }) {
  const { story: text } = useTableText();
  return (
    <span className={style.story} data-testid="story" data-behind={state.behind}>
      {state.paused ? (
        <Button small look="quiet" icon="play" data-testid="story-play" onClick={() => story.play()}>
          {text.play}
        </Button>
      ) : (
        <Button small look="quiet" icon="pause" data-testid="story-pause" onClick={() => story.pause()}>
          {text.pause}
        </Button>
      )}
      <Button small look="quiet" data-testid="story-step" disabled={state.behind === 0} onClick={() => story.step()}>
        {text.step}
      </Button>
      <Button small look="quiet" data-testid="story-skip" onClick={() => story.skip()}>
        {text.skip}
      </Button>
    </span>
  );
}

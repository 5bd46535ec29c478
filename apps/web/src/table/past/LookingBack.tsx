import { Button } from '../../ui/Button.tsx';
import { useTableText } from '../text/index.ts';
import style from './looking.module.css';
import { Steps } from './Steps.tsx';
import type { LookBack } from './usePast.ts';

/** In the place of the prompt while somebody looks back: where one is, and the way back to the present. */
export function LookingBack(props: {
  back: LookBack;
  at: number;
  now: number;
  /** Somebody waits for this player. */
  turn: boolean;
}) {
  const { back, at, now, turn } = props;
  const { past: text } = useTableText();
  return (
    <div className={style.bar} data-testid="looking-back">
      <b>{text.title}</b>
      <Steps
        from={back.from}
        length={now}
        at={at}
        playing={back.playing}
        onStep={back.to}
        onPlay={() => (back.playing ? back.pause() : back.play(at + 1))}
      />
      <Button small={!turn} look={turn ? 'primary' : 'quiet'} data-testid="to-now" onClick={back.end}>
        {turn ? text.turn : text.now}
      </Button>
    </div>
  );
}

import type { AnyWords } from '@ashtown/catalog';
import type { AnyGame, Seat } from '@ashtown/engine';
import { startTransition, useEffect, useMemo, useRef, useState } from 'react';
import { shallow } from 'zustand/shallow';
import type { TableLink } from '../net/link.ts';
import { settings } from '../settings/settings.ts';
import { isMoving } from '../ui/glide.ts';
import type { Beat } from './beats.ts';
import { holdFor } from './caption.ts';
import { Narrator } from './narrator.ts';
import { END, FACTOR, OWN } from './pace.ts';
import { type Step, Story, type StoryState } from './story.ts';

const isHidden = (): boolean => document.visibilityState === 'hidden';

/** What of a story all of the table is drawn by; how much is still to be told, and of what, only its stage shows. */
export type Told = Pick<StoryState, 'shown' | 'now' | 'paused' | 'missed'> & { isBehind: boolean };

const toldOf = ({ shown, now, paused, missed, behind }: StoryState): Told => ({
  shown,
  now,
  paused,
  missed,
  isBehind: behind > 0,
});

/**
 * Some of what a story says. What it goes on to by itself is drawn bit by bit, between the frames of what moves and whatever
 * somebody presses; what they wanted of it is there at once.
 */
export function useStoryState<T>({ store }: Story, pick: (state: StoryState) => T): T {
  const [kept, keep] = useState(() => ({ of: store, picked: pick(store.getState()) }));
  useEffect(() => {
    const take = (state: StoryState) =>
      keep((before) => {
        const picked = pick(state);
        return before.of === store && shallow(before.picked, picked) ? before : { of: store, picked };
      });
    take(store.getState());
    return store.subscribe(take);
  }, [store, pick]);
  // Another story is told from its first moment on.
  return kept.of === store ? kept.picked : pick(store.getState());
}

/** The story of a table, as long as its screen stands. */
export function useStory(
  link: TableLink,
  { game, words }: { game: AnyGame; words: AnyWords },
  mine: readonly Seat[],
  who: (seat: Seat) => string,
): { story: Story; state: Told } {
  const latest = useRef({ mine, words, who });
  latest.current = { mine, words, who };
  const story = useMemo(() => {
    const say = (event: unknown) => latest.current.words.event(event, latest.current.who);
    const narrator = new Narrator(game, () => latest.current.mine, say);
    // A story asks again and again how long all that waits will take.
    const holds = new WeakMap<Beat, number>();
    const time = ({ beat, own, shown, decision }: Step): number => {
      if (!beat) return own && shown.fresh.some(({ events }) => events.length > 0) ? OWN : 0;
      // Where nothing moves, the result is there at once.
      if (beat.cue === 'end') return isMoving() ? END : 0;
      const { phase } = latest.current.words;
      const hold = holds.get(beat) ?? holdFor(beat, { say, who: (seat) => latest.current.who(seat), phase }, decision);
      holds.set(beat, hold);
      return hold;
    };
    const made = new Story({
      tell: ({ fresh, position }) => narrator.tell(fresh[0]!, position.asked),
      cut: (log) => narrator.restart(log),
      time,
      factor: () => FACTOR[settings.getState().speed],
      stops: () => settings.getState().speed === 'slow',
      watched: () => !isHidden(),
      later(run, ms) {
        const timer = setTimeout(() => startTransition(run), ms);
        return () => clearTimeout(timer);
      },
    });
    const { position, log } = link.store.getState();
    made.follow(position, log);
    return made;
  }, [link, game]);
  useEffect(() => {
    const follow = () => {
      const { position, log } = link.store.getState();
      story.follow(position, log);
    };
    follow();
    const forget = link.store.subscribe(({ position }) => {
      // What other eyes may not see is gone at once.
      if (!position || position.seat !== story.store.getState().shown?.position.seat) follow();
      else startTransition(follow);
    });
    const away = () => isHidden() && story.skip();
    document.addEventListener('visibilitychange', away);
    return () => {
      forget();
      document.removeEventListener('visibilitychange', away);
      story.close();
    };
  }, [link, story]);
  return { story, state: useStoryState(story, toldOf) };
}

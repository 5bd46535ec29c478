import type { AnyWords } from '@ashtown/catalog';
import type { AnyGame, Seat } from '@ashtown/engine';
import { useEffect, useMemo, useRef } from 'react';
import { useStore } from 'zustand';
import { useShallow } from 'zustand/react/shallow';
import type { TableLink } from '../net/link.ts';
import { settings } from '../settings/settings.ts';
import { holdFor } from './caption.ts';
import { Narrator } from './narrator.ts';
import { END, FACTOR, TRAVEL } from './pace.ts';
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
    const time = ({ beat, own, shown, decision }: Step): number => {
      if (!beat) return own && shown.fresh.some(({ events }) => events.length > 0) ? TRAVEL.normal : 0;
      // Where nothing moves, the result is there at once.
      if (beat.cue === 'end') return document.documentElement.dataset.motion === 'off' ? 0 : END;
      const { phase } = latest.current.words;
      return holdFor(beat, { say, who: (seat) => latest.current.who(seat), phase }, decision);
    };
    const made = new Story({
      tell: ({ fresh }) => narrator.tell(fresh[0]!),
      cut: (log) => narrator.restart(log),
      time,
      factor: () => FACTOR[settings.getState().speed],
      stops: () => settings.getState().speed === 'slow',
      watched: () => !isHidden(),
      later(run, ms) {
        const timer = setTimeout(run, ms);
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
    const forget = link.store.subscribe(follow);
    const away = () => isHidden() && story.skip();
    document.addEventListener('visibilitychange', away);
    return () => {
      forget();
      document.removeEventListener('visibilitychange', away);
      story.close();
    };
  }, [link, story]);
  return { story, state: useStore(story.store, useShallow(toldOf)) };
}

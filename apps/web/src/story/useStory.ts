import type { AnyGame, Seat } from '@ashtown/engine';
import { useEffect, useMemo, useRef } from 'react';
import { useStore } from 'zustand';
import type { TableLink } from '../net/link.ts';
import { currentSpeed } from '../settings/apply.ts';
import { beatsOf } from './beats.ts';
import { linesOf } from './lines.ts';
import { holdOf } from './pace.ts';
import { type Shown, Story, type StoryState } from './story.ts';

/** The story of a table, as long as its screen stands. */
export function useStory(link: TableLink, game: AnyGame, mine: readonly Seat[]): { story: Story; state: StoryState } {
  const seats = useRef(mine);
  seats.current = mine;
  const story = useMemo(() => {
    const hold = ({ fresh }: Shown): number => {
      // A page nobody looks at tells nothing, and one that catches up has nothing to wait for.
      if (document.visibilityState === 'hidden' || fresh.length > 1) return 0;
      const own = fresh.every(({ seat }) => seat !== null && seats.current.includes(seat));
      return holdOf(beatsOf(linesOf(game, fresh), seats.current), own, currentSpeed());
    };
    const later = (run: () => void, ms: number) => {
      const timer = setTimeout(run, ms);
      return () => clearTimeout(timer);
    };
    const made = new Story({ hold, later });
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
    const away = () => document.visibilityState === 'hidden' && story.skip();
    document.addEventListener('visibilitychange', away);
    return () => {
      forget();
      document.removeEventListener('visibilitychange', away);
      story.close();
    };
  }, [link, story]);
  return { story, state: useStore(story.store) };
}

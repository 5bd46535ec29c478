import type { CoachWords, Lang } from '@ashtown/engine';
import { createContext, use, useEffect, useState } from 'react';

export const SILENCE: CoachWords = { questions: {}, answers: {}, hurts: {}, blunders: {} };
const NOTHING = Promise.resolve(SILENCE);

/** Where the sentences of a game are fetched from, when first wanted: the same promise each time. */
export const Coaches = createContext<(game: string, lang: Lang) => Promise<CoachWords>>(() => NOTHING);

/** What a coach has to say; nothing until it has been fetched. */
export function useCoachWords(game: string, lang: Lang, isWanted: boolean): CoachWords {
  const fetch = use(Coaches);
  const [got, setGot] = useState<{ of: string; words: CoachWords } | null>(null);
  const of = `${game} ${lang}`;
  useEffect(() => {
    if (!isWanted) return;
    let isOld = false;
    fetch(game, lang).then(
      (words) => !isOld && setGot({ of, words }),
      () => {},
    );
    return () => {
      isOld = true;
    };
  }, [fetch, game, lang, of, isWanted]);
  return got?.of === of ? got.words : SILENCE;
}

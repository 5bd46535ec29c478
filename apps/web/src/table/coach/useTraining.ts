import { type CoachWords, offersOf } from '@ashtown/engine';
import type { Hint } from '@ashtown/protocol';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { Counsel } from '../advice/useAdvice.ts';
import type { Scene } from '../scene.ts';
import { type Blunder, blunderOf } from './blunder.ts';
import { explains, forget, type Moment, meet, setCoach, setPlain, useKnown } from './known.ts';
import { useCoachWords } from './sentences.ts';
import { type Topic, topicsOf } from './topics.ts';

/** A coach at a table against bots. They say something, and never press a button. */
export interface Training {
  isOn: boolean;
  set(isOn: boolean): void;
  /** Missing where nothing has been explained yet. */
  onForget: (() => void) | undefined;
  /** Something is asked. */
  isAsked: boolean;
  words: CoachWords;
  /** What is explained now, until somebody has understood it. */
  topic: Topic | null;
  understood(): void;
  /** At this question nothing but the odds is wanted. */
  isPlain: boolean;
  setPlain(isPlain: boolean): void;
  /** What was about to be answered is clearly worse than something else. */
  warning: Blunder | null;
  think(): void;
  anyway(): void;
  /** Gives an answer, or warns of it. */
  answer(pick: unknown): void;
}

export function useTraining(props: {
  table: string;
  scene: Scene;
  /** Missing where no coach may speak. */
  counsel: Counsel | undefined;
  /** The game has come to its end. */
  isOver: boolean;
  answer(pick: unknown): void;
}): Training {
  const { table, scene, counsel, isOver, answer } = props;
  const { game, position, lines, lang } = scene;
  const { seat, question, at, ply, view } = position;
  const known = useKnown(game.id);
  const isOn = known.isOn && counsel !== undefined;
  const isPlain = question !== null && known.plain.includes(question);
  const key = `${seat} ${at} ${ply}`;
  const turn = useMemo(() => lines.filter(({ telling }) => telling.rank === 'chapter').length, [lines]);
  const now = useMemo((): Moment => ({ table, turn, at }), [table, turn, at]);
  const words = useCoachWords(game.id, lang, isOn);
  const topics = useMemo(
    () => (isOn && !isPlain ? topicsOf({ game, position, lines }, words) : []),
    [isOn, isPlain, game, position, lines, words],
  );
  const topic = topics.find((x) => explains(known, x.key, now)) ?? null;
  const met = topic?.key;
  useEffect(() => {
    if (met !== undefined) meet(game.id, met, now);
  }, [met, game.id, now]);
  const [understood, setUnderstood] = useState<string | null>(null);

  const isAdvised = isOn && question !== null && !isPlain;
  const hint = useHint(key, counsel, isAdvised);
  const [warned, warn] = useState<{ key: string; pick: unknown; blunder: Blunder } | null>(null);
  const warning = isAdvised && warned?.key === key ? warned : null;
  useSilenceAfter(game.id, question !== null, isOver);
  return {
    isOn,
    set: (on) => setCoach(game.id, on),
    onForget: Object.keys(known.met).length > 0 ? () => forget(game.id) : undefined,
    isAsked: question !== null,
    words,
    topic: understood === key ? null : topic,
    understood: () => setUnderstood(key),
    isPlain,
    setPlain: (on) => question !== null && setPlain(game.id, question, on),
    warning: warning?.blunder ?? null,
    think: () => warn(null),
    anyway() {
      if (warning) answer(warning.pick);
      warn(null);
    },
    answer(pick) {
      const legal = () => offersOf(game, view, seat!).map((offer) => offer.pick);
      const blunder = isAdvised && hint ? blunderOf(game, { view, seat: seat!, legal: legal() }, pick, hint) : null;
      if (blunder) warn({ key, pick, blunder });
      else answer(pick);
    },
  };
}

/** What an adviser has found for this question; null as long as they think, which nobody waits for. */
function useHint(key: string, counsel: Counsel | undefined, isWanted: boolean): Hint | null {
  const [told, tell] = useState<{ key: string; hint: Hint } | null>(null);
  const latest = useRef(counsel);
  latest.current = counsel;
  useEffect(() => {
    if (!isWanted) return;
    let isOld = false;
    void latest.current?.hint(true).then((hint) => {
      if (hint && !isOld) tell({ key, hint });
    });
    return () => {
      isOld = true;
    };
  }, [key, isWanted]);
  return told?.key === key ? told.hint : null;
}

/** Whoever has played a game to its end needs no coach in the next one; who only looks at the end of one may. */
function useSilenceAfter(game: string, isAsked: boolean, isOver: boolean): void {
  const hasPlayed = useRef(false);
  if (isAsked) hasPlayed.current = true;
  useEffect(() => {
    if (isOver && hasPlayed.current) setCoach(game, false);
  }, [game, isOver]);
}

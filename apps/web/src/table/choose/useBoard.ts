import { type AnyGame, isFinal, type Offer, offersOf, type Ref, type Seat, samePick } from '@ashtown/engine';
import type { Position } from '@ashtown/protocol';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useSettings } from '../../settings/settings.ts';
import { heldBack, toldOf } from '../../story/held.ts';
import { type Line, sinceMine } from '../../story/lines.ts';
import type { Act, BoardProps, Gathered, Size } from '../board.ts';
import type { Reading } from '../reading/reading.ts';
import type { Scene } from '../scene.ts';
import { changesOf } from './changes.ts';
import * as choice from './choice.ts';
import { nothingAt, type Pointed, recall, remember } from './pointed.ts';
import { useShared, useSteady } from './sharing.ts';

/** How soon what was pointed at is kept for a reload, in milliseconds. */
const WRITES = 100;

export interface Board {
  props: BoardProps;
  chosen: readonly Ref[];
  options: readonly choice.Option[];
  /** The offers that fit what is chosen. */
  left: readonly Offer[];
  gathered: Gathered | null;
  confirming: Offer | null;
  /** An offer for which nothing more need be chosen, though others go on. */
  complete: Offer | undefined;
  /** Gives an answer that was named in full: by a button with its words on it. */
  take(offer: Offer): void;
  /** Gives an answer of the board's own, and those that belong to it. */
  act(act: Act): void;
  choose(ref: Ref): void;
  /** A digit of the keyboard. */
  press(n: number): void;
  /** Drops the last thing chosen; false where there was none. */
  cancel(): boolean;
  /** What is read about things, whether by pointing at them or because a board was asked. */
  reading: Reading;
  inspect(ref: Ref): void;
}

/** Everything between what is offered and an answer. `answer` is missing where nothing can be answered. */
export function useBoard(scene: Scene, size: Size, answer: ((pick: unknown) => void) | null, reading: Reading): Board {
  const { position, game, words, lang, gameBoard } = scene;
  const confirmations = useSettings((s) => s.confirm);
  const all = useMemo(() => offersIn(game, position), [game, position]);
  const offers = useShared(answer ? all : NOTHING);
  const key = `${position.seat} ${position.at} ${position.ply}`;
  // Where several people share a screen, nobody finds what another had marked.
  const alone = scene.mine.length === 1;
  const [pointed, keep] = useState(() => (alone ? recall(key, location.hash) : nothingAt(key)));
  const now = pointed.key === key ? pointed : nothingAt(key);
  // Forgotten at once: an undo may bring the same question again, and it should find nothing chosen.
  if (pointed !== now) keep(now);
  useEffect(() => {
    if (!alone) return;
    // A tab writes while everything waits: not in the frame that shows what was pressed.
    const writes = setTimeout(() => remember(now, location.hash), WRITES);
    return () => clearTimeout(writes);
  }, [alone, now]);
  const change = (part: Partial<Omit<Pointed, 'key'>>) => keep({ ...now, ...part });
  const chosen = useShared(now.chosen);
  const options = useMemo(() => choice.options(offers, chosen), [offers, chosen]);

  const settle = (offer: Offer, chosen: readonly Ref[]) => {
    if (confirmations && isForGood(scene, offer)) change({ chosen, confirming: offer });
    else answer?.(offer.pick);
  };
  const point = (ref: Ref, held: boolean) => {
    const touched = choice.touch(offers, now.chosen, ref, held);
    if (touched.t === 'why') reading.show(ref, true);
    else if (touched.t === 'offer') settle(touched.offer, [...now.chosen, ref]);
    else change({ chosen: touched.chosen, confirming: null });
  };
  const touch = useSteady((ref: Ref) => point(ref, false));
  const hold = useSteady((ref: Ref) => point(ref, true));
  const inspect = useCallback((ref: Ref) => reading.show(ref), [reading]);
  const give = useSteady((pick: unknown) => {
    if (offers.some((o) => samePick(o.pick, pick))) answer?.(pick);
  });
  const setDraft = useSteady((draft: unknown) => change({ draft }));

  // What a board is given is the same as long as it says the same: its parts are drawn again only where they change.
  const given: BoardProps = {
    game,
    tables: scene.tables,
    view: useShared(useShown(scene)),
    told: useShared(useChapter(scene)),
    seat: position.seat,
    asked: useShared(position.asked),
    question: answer ? position.question : null,
    offers,
    lang,
    words,
    who: scene.who,
    about: scene.about,
    changed: useChanges(scene),
    standing: useMemo(() => choice.standing(offers, chosen), [offers, chosen]),
    hotkey: useMemo(() => choice.hotkey(options), [options]),
    touch,
    hold,
    inspect,
    answer: give,
    draft: now.draft,
    setDraft,
    size,
  };
  const kept = useRef(given);
  if (!sameEach(kept.current, given)) kept.current = given;
  const { current: props } = kept;
  const follow = useFollowUps(key, props, answer);
  const gathered = answer && position.question !== null ? (gameBoard.gather?.(props) ?? null) : null;

  return {
    props,
    chosen,
    options,
    left: choice.candidates(offers, now.chosen),
    gathered,
    confirming: now.confirming,
    complete: choice.complete(offers, now.chosen),
    take(offer) {
      follow(offer);
      answer?.(offer.pick);
    },
    act(act) {
      follow(act);
      props.answer(act.pick);
    },
    choose: touch,
    press(n) {
      const ref = gathered?.keys[n - 1];
      if (gathered) return ref && gathered.toggle(ref);
      const option = options[n - 1];
      if (option?.t === 'offer') settle(option.offer, now.chosen);
      else if (option) touch(option.ref);
    },
    cancel() {
      if (now.confirming) change({ confirming: null, chosen: now.chosen.slice(0, -1) });
      else if (now.chosen.length > 0) change({ chosen: now.chosen.slice(0, -1) });
      else if (now.draft !== undefined) change({ draft: undefined });
      else return false;
      return true;
    },
    reading,
    inspect,
  };
}

const NOTHING: readonly Offer[] = [];

const sameEach = <T extends object>(a: T, b: T): boolean =>
  Object.keys(b).every((key) => Object.is(a[key as keyof T], b[key as keyof T]));

/** The page has the rules: what can be answered follows from what it sees. */
const offersIn = (game: AnyGame, { view, seat, question }: Position): readonly Offer[] =>
  seat === null || question === null ? [] : offersOf(game, view, seat);

/** Whether an answer cannot be taken back: found out for the one that is about to be given. */
const isForGood = ({ game, seats, position, undo, harmless }: Scene, { pick }: Offer): boolean =>
  !harmless &&
  (undo === 'no' || (position.seat !== null && isFinal({ game, seats, seat: position.seat, pick }, position.view)));

/** The view with the figures of the beat that is told. */
const useShown = ({ position, gameBoard: { figures }, left }: Scene): unknown =>
  useMemo(
    () => heldBack(position.view, figures ?? {}, left, position.question === null ? null : position.seat),
    [position, figures, left],
  );

/** What has been told of the turn or round that is shown. */
const useChapter = ({ lines, left }: Scene): readonly Line[] =>
  useMemo(() => {
    const told = toldOf(lines, left);
    const head = told.findLastIndex(({ telling }) => telling.rank === 'chapter');
    return told.slice(Math.max(0, head));
  }, [lines, left]);

/**
 * What has changed since the last answer of this screen, that one included; in a replay, by what was just shown. While a beat
 * is told, each figure says only what it was changed by last.
 */
function useChanges({ lines, log, fresh, mine, beat, left }: Scene): BoardProps['changed'] {
  const isTelling = beat !== null;
  const changes = useMemo(() => {
    const from = mine.length > 0 ? sinceMine(log, mine) - 1 : (fresh[0]?.at ?? Number.POSITIVE_INFINITY);
    return changesOf(toldOf(lines, left), Math.max(0, from), isTelling);
  }, [lines, log, fresh, mine, isTelling, left]);
  const shared = useShared(changes);
  return useCallback((seat, what) => shared[`${seat} ${what}`] ?? 0, [shared]);
}

/** Answers the questions that belong to an answer already given, each as soon as it is asked. */
function useFollowUps(key: string, props: BoardProps, answer: ((pick: unknown) => void) | null) {
  const plan = useRef<{ from: string; seat: Seat | null; goOn: NonNullable<Act['goOn']> } | null>(null);
  const latest = useRef(props);
  latest.current = props;
  const can = answer !== null;
  useEffect(() => {
    const { current: next } = latest;
    if (!plan.current || plan.current.from === key) return;
    const pick = can && next.seat === plan.current.seat ? plan.current.goOn(next) : null;
    if (pick === null) plan.current = null;
    else next.answer(pick);
  }, [key, can]);
  return ({ goOn }: Act) => {
    plan.current = goOn ? { from: key, seat: props.seat, goOn } : null;
  };
}

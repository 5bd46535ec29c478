import { type CoachWords, offersOf, type RuleId } from '@ashtown/engine';
import { feltBy } from '../../story/lines.ts';
import type { Scene } from '../scene.ts';

/** Something that is explained once: a question, what just hurt somebody, or a new kind of answer. */
export interface Topic {
  key: string;
  say: string;
  cite: readonly RuleId[];
  /** The answers it is about, where it is about some of those that can be given. */
  picks: readonly unknown[];
}

type Moment = Pick<Scene, 'game' | 'position' | 'lines'>;

/** All there is to explain to the asked seat in a moment, what comes first first. It follows from what the seat sees. */
export function topicsOf(scene: Moment, coach: CoachWords): Topic[] {
  const { question } = scene.position;
  const say = question === null ? undefined : coach.questions[question];
  if (question === null || say === undefined) return [];
  const cite = scene.game.cites.questions[question] ?? [];
  return [{ key: question, say, cite, picks: [] }, ...hurtsOf(scene, coach), ...answersOf(scene, coach, cite)];
}

/** What happened to the seat since it answered last, the latest first. */
function hurtsOf({ game, position, lines }: Moment, { hurts }: CoachWords): Topic[] {
  const seat = position.seat!;
  const since = lines.findLast(({ answered }) => answered === seat)?.at ?? -1;
  return lines
    .filter((line) => line.at >= since && feltBy(line, seat) === 'hurt')
    .toReversed()
    .flatMap(({ event }) => {
      const { t } = event as { t: string };
      const say = hurts[t];
      return say === undefined ? [] : [{ key: `hurt ${t}`, say, cite: game.cites.events[t] ?? [], picks: [] }];
    });
}

function answersOf({ game, position }: Moment, { answers }: CoachWords, cite: readonly RuleId[]): Topic[] {
  const { view, seat, question } = position;
  const offered = offersOf(game, view, seat!).map(({ pick }) => ({
    pick,
    verb: game.deed(view, seat!, question!, pick).verb,
  }));
  return Object.entries(answers).flatMap(([verb, say]) => {
    const picks = offered.filter((x) => x.verb === verb).map(({ pick }) => pick);
    return say === undefined || picks.length === 0 ? [] : [{ key: `answer ${verb}`, say, cite, picks }];
  });
}

import type { LessonPlace, Point } from '@ashtown/engine';

const PLACES: Readonly<Record<LessonPlace, string>> = {
  prompt: '[data-testid="prompt"]',
  answers: '[data-testid="prompt"] [data-answers]',
  seats: '[data-seats]',
  board: '[data-testid="board"]',
  mine: '[data-mine]',
  log: '[data-testid="log"]',
};

export const isPlace = (point: Point): point is LessonPlace => Object.hasOwn(PLACES, point);

/** The name of the thing, and of its field where one is meant. */
export function partsOf(point: string): { ref: string; field: string | undefined } {
  const [ref = '', field] = point.split('#');
  return { ref, field };
}

/** What only speaks of a thing. */
const MENTIONS = '[data-reading], [data-testid="story"], [popover]';

const areaOf = (x: Element): number => {
  const { width, height } = x.getBoundingClientRect();
  return width * height;
};

/** What is pointed at, where it is drawn now: the largest thing of that name, since a small one may only mention it. */
export function findPoint(point: Point): Element | null {
  // Where nothing can be answered yet, the prompt stands for its answers.
  if (point === 'answers') return document.querySelector(PLACES.answers) ?? document.querySelector(PLACES.prompt);
  if (isPlace(point)) return document.querySelector(PLACES[point]);
  const { ref, field } = partsOf(point);
  const name = CSS.escape(ref);
  const things = [...document.querySelectorAll(`[data-ref="${name}"], [data-lights="${name}"]`)]
    .filter((x) => !x.closest(MENTIONS) && areaOf(x) > 0)
    .sort((a, b) => areaOf(b) - areaOf(a));
  const [thing = null] = things;
  return (field && thing?.querySelector(`[data-field="${CSS.escape(field)}"]`)) || thing;
}

import { type LessonPlace, type Point, parseRef, type Ref } from '@ashtown/engine';

/** Where each part of the table is, and what stands for it where it is not there or empty. */
const PLACES: Readonly<Record<LessonPlace, readonly string[]>> = {
  prompt: ['[data-testid="prompt"]'],
  answers: ['[data-testid="prompt"] [data-answers]', '[data-testid="prompt"]'],
  seats: ['[data-seats]'],
  board: ['[data-testid="board"]'],
  mine: ['[data-mine]', 'main [data-ref="player:0"]'],
  log: ['[data-testid="log"]'],
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

/** What of it can be seen at all, the largest first. */
const drawn = (selector: string): Element[] =>
  [...document.querySelectorAll(selector)]
    .filter((x) => !x.closest(MENTIONS) && areaOf(x) > 0)
    .sort((a, b) => areaOf(b) - areaOf(a));

/** What is pointed at, where it is drawn now: the largest thing of that name, since a small one may only mention it. */
export function findPoint(point: Point): Element | null {
  if (isPlace(point)) {
    const [place = null] = PLACES[point].flatMap(drawn);
    return place;
  }
  const { ref, field } = partsOf(point);
  const name = CSS.escape(ref);
  const [thing = null] = drawn(`[data-ref="${name}"], [data-lights="${name}"]`);
  return (field && thing?.querySelector(`[data-field="${CSS.escape(field)}"]`)) || thing;
}

/** What a thing on the table is called by: the card that lies in a place, or its own name. */
export function refOf(point: Exclude<Point, LessonPlace>): Ref | null {
  const { ref } = partsOf(point);
  const lying = ref.startsWith('slot:') && findPoint(point)?.querySelectorAll('[data-ref^="card:"]');
  const [card] = lying && lying.length === 1 ? lying : [];
  return parseRef(card?.getAttribute('data-ref') ?? '') ?? parseRef(ref);
}

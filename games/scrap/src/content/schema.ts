import { type Parsed, schema } from '@ashtown/engine';

const { fields, oneOf, whole } = schema;

/** SCR-1, SCR-2, SCR-8: what a file with other figures has to say. */
const Content = fields({
  game: fields({ id: oneOf(['scrap']) }),
  /** How many cards there are, from 1 upwards; and from which on they are worth a point at the end. */
  cards: whole(18, 60),
  strong: whole(1, 60),
  /** How many everybody is dealt. */
  hand: whole(1, 3),
  faces: whole(2, 20),
});
export type Content = schema.Of<typeof Content>;

/** Never throws. */
export function parseContent(json: unknown): Parsed<Content> {
  const problem = Content(json, '');
  return problem ? { ok: false, problem } : { ok: true, content: json as Content };
}

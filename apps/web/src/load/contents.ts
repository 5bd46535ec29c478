import { type AnyMade, baseOf, type Defined } from '@ashtown/engine';
import { apiOf } from '../net/addresses.ts';

/** Contents somebody brought along, by the id of the game with them. */
const brought = new Map<string, unknown>();

/** Makes a content known to this page; what is wrong with it, where it cannot be played. */
export function bringContent(game: Defined<AnyMade>, json: unknown): ReturnType<Defined<AnyMade>['withContent']> {
  const read = game.withContent(json);
  if (read.ok) brought.set(read.made.game.id, json);
  return read;
}

/** The game an id names: as it comes, or with the content its end tells; that was brought along, or the server has it. */
export async function madeOf(game: Defined<AnyMade>, id: string): Promise<AnyMade> {
  if (baseOf(id) === id) return game.made;
  const json = brought.get(id) ?? (await fetchContent(id));
  const read = game.withContent(json);
  if (!read.ok || read.made.game.id !== id) throw new Error(`the cards of ${id} are not those it was made with`);
  return read.made;
}

async function fetchContent(id: string): Promise<unknown> {
  const response = await fetch(apiOf(`api/contents/${encodeURIComponent(id)}`));
  if (!response.ok) throw new Error(`nobody has the cards of ${id}`);
  return response.json();
}

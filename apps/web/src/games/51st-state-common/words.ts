import type { Props } from './props.ts';
import { option } from './refs.ts';

/** Goods in words, `2 × fuel`, by the game's own names for signs that are read aloud. */
export function goodsText(
  words: Props['words'],
  goods: Readonly<Record<string, number | undefined>>,
  nothing: string,
): string {
  const parts = Object.entries(goods).flatMap(([id, n]) => (n ? `${n} × ${words.ref(option(id))}` : []));
  return parts.length > 0 ? parts.join(', ') : nothing;
}

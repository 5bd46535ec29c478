import type { AnyWords } from '@ashtown/catalog';
import type { Result, Who } from '@ashtown/engine';
import type { Phrases } from '../text/index.ts';

/** The places, the first one first, each with where its score came from. */
export function resultLines(result: Result, words: AnyWords, phrases: Phrases, who: Who): string[] {
  const lines = [phrases.over];
  for (const place of [...result].sort((a, b) => a.rank - b.rank)) {
    lines.push(phrases.place(place.rank, who(place.seat), place.score));
    for (const { source, n } of place.lines) if (n !== 0) lines.push(`     ${words.source(source)}: ${n}`);
  }
  return lines;
}

/** A piece of a line: words, or the name of a card. */
export interface Piece {
  key: string;
  text: string;
  card: string | null;
}

interface Names {
  readonly cards?: readonly string[];
  card(id: string): { name: string };
}

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Cuts lines at the names of all cards of a game, whole words only; of two names the longer one. */
export function cutAtCards(words: Names): (line: string) => readonly Piece[] {
  const ids = new Map((words.cards ?? []).map((id) => [words.card(id).name, id]));
  const names = [...ids.keys()].filter((name) => name !== '').sort((a, b) => b.length - a.length);
  if (names.length === 0) return (line) => [{ key: '0', text: line, card: null }];
  const found = new RegExp(`(?<![\\p{L}\\p{N}])(${names.map(escaped).join('|')})(?![\\p{L}\\p{N}])`, 'u');
  return (line) =>
    line
      .split(found)
      .map((text, i) => ({ key: String(i), text, card: i % 2 === 1 ? ids.get(text)! : null }))
      .filter(({ text }) => text !== '');
}

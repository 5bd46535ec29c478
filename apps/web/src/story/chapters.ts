import type { Seat } from '@ashtown/engine';
import type { Line } from './lines.ts';

/** Lines about one player in a row, in one phase. */
export interface Block {
  id: string;
  /** Null: the game's own doing. */
  by: Seat | null;
  phase: string | null;
  lines: readonly Line[];
}

/** A round, or a turn where a game has no rounds. */
export interface Chapter {
  id: string;
  /** Whose turn it is; null for a round of all. */
  by: Seat | null;
  /** Null: before the first one. */
  round: number | null;
  /** The answer it begins with. */
  from: number;
  /** The event it begins with; null before the first one. */
  head: Line | null;
  blocks: readonly Block[];
}

/** The log in chapters, oldest first. The lines stand with the player they are about, whoever answered. */
export function chaptersOf(lines: readonly Line[]): readonly Chapter[] {
  const chapters: (Omit<Chapter, 'blocks'> & { blocks: (Omit<Block, 'lines'> & { lines: Line[] })[] })[] = [];
  for (const line of lines) {
    const { telling, id, at, round } = line;
    const { by } = telling;
    if (telling.rank === 'chapter' || chapters.length === 0) {
      const head = telling.rank === 'chapter' ? line : null;
      chapters.push({ id, by: head ? by : null, round, from: at, head, blocks: [] });
      if (head) continue;
    }
    const { blocks } = chapters.at(-1)!;
    const block = blocks.at(-1);
    const { phase } = line;
    if (block?.phase === phase && (by === null || by === block.by)) block.lines.push(line);
    else blocks.push({ id, by, phase, lines: [line] });
  }
  return chapters;
}

/** What of it came with answer `from` or later, under its own headlines. */
export const chaptersSince = (chapters: readonly Chapter[], from: number): readonly Chapter[] =>
  chapters.flatMap((chapter) => {
    const blocks = chapter.blocks
      .map((block) => ({ ...block, lines: block.lines.filter((line) => line.at >= from) }))
      .filter(({ lines }) => lines.length > 0);
    return blocks.length > 0 || chapter.from >= from ? { ...chapter, blocks } : [];
  });

import { zoomOf } from '../../ui/zoom.ts';

/** A box of the window. */
export type Piece = Pick<DOMRect, 'top' | 'bottom' | 'right'>;

/** The lowest of some lines of text that ends left of a place; undefined where all are longer. */
export function lineWithRoom(pieces: readonly Piece[], left: number): Piece | undefined {
  const lines: Piece[] = [];
  for (const { top, bottom, right } of pieces.toSorted((a, b) => b.bottom - a.bottom)) {
    const middle = (top + bottom) / 2;
    const line = lines.find((x) => x.top < middle && middle < x.bottom);
    if (!line) lines.push({ top, bottom, right });
    else Object.assign(line, { top: Math.min(line.top, top), right: Math.max(line.right, right) });
  }
  return lines.find(({ right }) => right <= left);
}

/** Puts a chip of a deed behind one of its lines, or says that none leaves room for it. */
export function putBehindText(chip: HTMLElement): void {
  const deed = chip.parentElement!;
  const line = lineWithRoom([...piecesOf(deed)], chip.getBoundingClientRect().left);
  chip.dataset.room = String(line !== undefined);
  if (line) chip.style.bottom = `${(deed.getBoundingClientRect().bottom - line.bottom) / zoomOf(deed)}px`;
}

/** Words and drawn signs; a box around them says nothing, since it is as wide as there is room. */
function* piecesOf(deed: HTMLElement): Generator<Piece> {
  for (const paragraph of deed.querySelectorAll(':scope > p')) {
    for (const sign of paragraph.querySelectorAll('svg')) yield sign.getBoundingClientRect();
    const words = document.createTreeWalker(paragraph, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    while (words.nextNode()) {
      range.selectNodeContents(words.currentNode);
      yield* range.getClientRects();
    }
  }
}

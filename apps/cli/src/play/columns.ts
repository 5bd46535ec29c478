const GAP = 3;

/** Numbered texts in as many columns as fit, read from left to right. */
export function columns(texts: readonly string[], width: number): string[] {
  const digits = String(texts.length).length;
  const cells = texts.map((text, i) => `${String(i + 1).padStart(digits)}  ${text}`);
  const widest = Math.max(0, ...cells.map((cell) => [...cell].length));
  const perLine = Math.max(1, Math.floor((width + GAP) / (widest + GAP)));
  const lines: string[] = [];
  for (let i = 0; i < cells.length; i += perLine)
    lines.push(
      cells
        .slice(i, i + perLine)
        .map((cell) => cell + ' '.repeat(widest - [...cell].length + GAP))
        .join('')
        .trimEnd(),
    );
  return lines;
}

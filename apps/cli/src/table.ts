/** Columns as wide as their widest cell; the first to the left, the others to the right. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const lines = [head, ...rows];
  const widths = head.map((_, col) => Math.max(...lines.map((line) => line[col]!.length)));
  return lines
    .map((line) =>
      line.map((cell, col) => (col === 0 ? cell.padEnd(widths[0]!) : cell.padStart(widths[col]!))).join('  '),
    )
    .map((line) => `${line.trimEnd()}\n`)
    .join('');
}

/** 1,234,567 · 12.3 · 0.045: three digits that matter, and no more. */
export function short(n: number): string {
  if (n >= 100) return Math.round(n).toLocaleString('en');
  return n >= 10 ? n.toFixed(1) : n >= 1 ? n.toFixed(2) : n.toFixed(3);
}

export const percent = (share: number): string => `${(100 * share).toFixed(1)}%`;

/** Rows as a table of Markdown; numbers to the right. */
export function markdown(
  head: readonly string[],
  rows: readonly (readonly string[])[],
  left: readonly number[],
): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |\n`;
  const rule = line(head.map((_, i) => (left.includes(i) ? '---' : '---:')));
  return [line(head), rule, ...rows.map(line)].join('');
}

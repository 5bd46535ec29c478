import { Sheet } from '../../kit/Sheet.tsx';

/** How many letters of the largest size find room in a line. */
const LINE = 9;

/** The words of a name in lines, as few as fit; a long word stands alone. */
export function linesOf(name: string): readonly string[] {
  const lines: string[] = [];
  for (const word of name.split(/\s+/).filter(Boolean)) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= LINE) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

/** A sheet with nothing but a name, torn off a wall. */
export function PlainPoster({ name }: { name: string }) {
  const lines = linesOf(name);
  const longest = Math.max(LINE, ...lines.map((x) => x.length));
  const size = Math.min(34, 330 / longest, 200 / lines.length);
  const top = 165 - ((lines.length - 1) * size * 1.1) / 2 + size * 0.35;
  return (
    <Sheet label={name}>
      <rect width="250" height="330" fill="#2A2621" />
      <path d="M14 18l222 -4l2 300l-226 3z" fill="#D9C9A3" />
      <path d="M14 46l223 -3M13 292l224 -4" stroke="#2A2621" strokeWidth="3" />
      <g fill="#2A2621" fontFamily="Saira Stencil One" fontSize={size} textAnchor="middle">
        {lines.map((line, i) => (
          <text key={line} x="125" y={top + i * size * 1.1}>
            {line}
          </text>
        ))}
      </g>
    </Sheet>
  );
}

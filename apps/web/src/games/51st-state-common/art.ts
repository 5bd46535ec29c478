import { streamOf } from '../../kit/index.ts';

/** The ground of a picture: a texture and a skyline, both grown from the id of the card. */

interface Ground {
  /** To be filled. */
  skyline: string;
  /** A line, or dots to be filled. */
  texture: string;
  dotted: boolean;
}

const cut = (x: number): number => Math.round(x * 10) / 10;

export function groundOf(seed: string, w: number, h: number): Ground {
  const next = streamOf(seed);
  const kind = Math.floor(next() * 3);
  return { skyline: skyline(next, w, h), texture: TEXTURES[kind]!(next, w, h), dotted: kind === 1 };
}

const TEXTURES: readonly ((next: () => number, w: number, h: number) => string)[] = [
  (next, w, h) => {
    let d = '';
    for (let x = -h; x < w; x += 9) {
      const from = next() * h;
      const to = from - 12 - next() * h * 0.6;
      d += `M${cut(x + h - from)} ${cut(from)}L${cut(x + h - to)} ${cut(to)}`;
    }
    return d;
  },
  (next, w, h) => {
    let d = '';
    for (let y = 6; y < h; y += 11)
      for (let x = 5 + (y % 2) * 5; x < w; x += 11) if (next() > 0.25) d += `M${x} ${y}h2v2h-2z`;
    return d;
  },
  (next, w, h) => {
    const x = cut((0.2 + next() * 0.6) * w);
    const y = cut(h * (0.3 + next() * 0.3));
    let d = '';
    for (let r = 12; r < w; r += 11) d += `M${cut(x - r)} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`;
    return d;
  },
];

/** Houses, some of them broken off. */
function skyline(next: () => number, w: number, h: number): string {
  let d = `M0 ${h}`;
  for (let x = 0; x < w; ) {
    const wide = 5 + next() * 12;
    const top = h - h * (0.1 + next() * 0.26);
    const broken = next();
    const end = Math.min(w, x + wide);
    d += `L${cut(x)} ${cut(top)}`;
    if (broken > 0.5) d += `L${cut(x + (end - x) * 0.4)} ${cut(top - 3)}L${cut(x + (end - x) * 0.55)} ${cut(top + 4)}`;
    d += `L${cut(end)} ${cut(broken > 0.75 ? top + 5 : top)}`;
    x = end;
  }
  return `${d}L${w} ${h}z`;
}

/** A number from a name, the same every time: for pictures that differ from card to card. */
export function seedOf(name: string): number {
  let h = 2166136261;
  for (const c of name) h = Math.imul(h ^ c.codePointAt(0)!, 16777619);
  return h >>> 0;
}

/** Numbers from 0 to 1, always the same for the same name. */
export function streamOf(name: string): () => number {
  let h = seedOf(name);
  return () => {
    h = Math.imul(h ^ (h >>> 15), 2246822519) >>> 0;
    h = (h ^ (h >>> 13)) >>> 0;
    return (h % 1000) / 1000;
  };
}

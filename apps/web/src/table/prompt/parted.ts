/** A prompt's first sentence is its headline, the rest stands smaller below. */
export function parted(prompt: string): readonly [head: string, rest: string] {
  const found = /^(.+?[.?!])\s+(.+)$/u.exec(prompt);
  const [head, rest] = found ? [found[1]!, found[2]!] : [prompt, ''];
  return [head.replace(/\.$/, ''), rest];
}

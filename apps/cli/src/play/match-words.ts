const plain = (text: string): string => text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');

/**
 * The places of the answers that typed words name: the one that reads just so, as a label or as it is saved, else all
 * that contain every word. Accents and capitals do not matter.
 */
export function matchWords(typed: string, labels: readonly string[], picks: readonly unknown[]): number[] {
  const wanted = plain(typed).trim();
  if (!/\p{L}/u.test(wanted)) return [];
  const exact = labels.findIndex((label, i) => plain(label) === wanted || plain(String(picks[i])) === wanted);
  if (exact >= 0) return [exact];
  const words = wanted.split(/\s+/);
  return [...labels.keys()].filter((i) => words.every((word) => plain(labels[i]!).includes(word)));
}

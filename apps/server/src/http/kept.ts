/** Asks for something at most so often, however many want it; a failure is not kept. */
export function kept<T>(ms: number, ask: () => Promise<T>, now = () => performance.now()): () => Promise<T> {
  let known: { at: number; answer: Promise<T> } | null = null;
  return () => {
    if (known && now() - known.at < ms) return known.answer;
    const mine = { at: now(), answer: ask() };
    known = mine;
    mine.answer.catch(() => {
      if (known === mine) known = null;
    });
    return mine.answer;
  };
}

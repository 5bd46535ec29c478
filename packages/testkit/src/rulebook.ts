import type { Cites, Lang, Rulebook, RuleId } from '@ashtown/engine';

/** The rules of a game as they are read: in three languages, with which of them are ours. */
export interface Books {
  readonly books: Readonly<Record<Lang, Rulebook>>;
  readonly rulings: readonly RuleId[];
  readonly cites: Cites;
}

const RULE = /^\s*(?:[-*] )?\*\*([A-Z]+-\d+[a-z]?)\*\* (.*)$/gm;
const ID = /\b[A-Z]{2,}-\d+[a-z]?\b/g;

/** What is wrong with them, beside the specification they are held to (the text of `rules.md`). */
export function rulebookFaults(spec: string, { books, rulings, cites }: Books): string[] {
  const written = [...spec.matchAll(RULE)].map(([, id, text]) => ({ id: id!, text: text! }));
  const ids = written.map((rule) => rule.id);
  const known = new Set(ids);
  const faults: string[] = [];
  const chapters = (book: Rulebook): string => book.map(({ rules }) => Object.keys(rules).join(' ')).join(' | ');
  for (const [lang, book] of Object.entries(books)) {
    const own = book.flatMap(({ rules }) => Object.entries(rules));
    const at = own.findIndex(([id], i) => id !== ids[i]);
    if (at >= 0 || own.length !== ids.length)
      faults.push(`${lang}: ${own[at]?.[0]} instead of ${ids[Math.max(at, 0)]}`);
    if (chapters(book) !== chapters(books.en)) faults.push(`${lang}: other chapters than in English`);
    for (const { title } of book) if (title.trim() === '') faults.push(`${lang}: a chapter without a title`);
    for (const [id, text] of own) {
      if (text.trim().length < 8) faults.push(`${lang} ${id}: says nothing`);
      if (/[`_*]|\.json|\.ts\b|\(ruling|\(option/.test(text)) faults.push(`${lang} ${id}: is written for programmers`);
      for (const named of text.match(ID) ?? [])
        if (!known.has(named)) faults.push(`${lang} ${id}: there is no ${named}`);
    }
  }
  const ours = written.filter(({ text }) => /\(ruling/.test(text)).map((rule) => rule.id);
  if (ours.join() !== rulings.join()) faults.push(`rulings: ${rulings.join()} instead of ${ours.join()}`);
  for (const [kind, cited] of Object.entries(cites))
    for (const [name, list] of Object.entries(cited as Cites[keyof Cites]))
      for (const id of list.length > 0 ? list : ['nothing'])
        if (!known.has(id)) faults.push(`${kind} ${name}: cites ${id}`);
  return faults;
}

import { cutAtWords } from './find.ts';

/** A text with the words that were looked for marked. */
export const Marked = ({ text, words }: { text: string; words: readonly string[] }) =>
  cutAtWords(text, words).map((part, i) =>
    i % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence never change places.
      <mark key={i}>{part}</mark>
    ) : (
      part
    ),
  );

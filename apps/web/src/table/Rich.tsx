import { Fragment, type ReactNode } from 'react';

/** A sentence of the game, its signs drawn as icons. The sign itself stays in the text for whoever listens or copies. */
export function Rich({ text, signs = {} }: { text: string; signs?: Readonly<Record<string, ReactNode>> | undefined }) {
  const keys = Object.keys(signs);
  if (keys.length === 0) return text;
  const parts = text.split(new RegExp(`(${keys.join('|')})`));
  return parts.map((part, i) => {
    const sign = i % 2 === 1 ? signs[part] : undefined;
    // The parts of one sentence have no other name than their place.
    const key = `${i}${part}`;
    return sign === undefined ? (
      <Fragment key={key}>{part}</Fragment>
    ) : (
      <span key={key} className="sign">
        {sign}
        <span className="vh">{part}</span>
      </span>
    );
  });
}

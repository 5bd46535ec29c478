import { Fragment, type ReactNode } from 'react';
import style from './rich.module.css';

/**
 * A sentence of the game, its signs drawn as icons. A sign stays together with its number and what follows it, and is
 * still in the text for whoever listens or copies.
 */
export function Rich({ text, signs = {} }: { text: string; signs?: Readonly<Record<string, ReactNode>> | undefined }) {
  const keys = Object.keys(signs).filter((key) => text.includes(key));
  if (keys.length === 0) return text;
  const sign = new RegExp(`(${keys.join('|')})`);
  return text.split(/(\s+)/).map((word, i) => {
    const parts = word.split(sign);
    // The parts of one sentence have no other name than their place.
    const key = `${i} ${word}`;
    if (parts.length === 1) return <Fragment key={key}>{word}</Fragment>;
    return (
      <span key={key} className={style.sign}>
        {parts.map((part, n) =>
          n % 2 === 0 ? (
            part
          ) : (
            <Fragment key={`${n as 1} ${part}`}>
              {signs[part]}
              <span className="vh">{part}</span>
            </Fragment>
          ),
        )}
      </span>
    );
  });
}

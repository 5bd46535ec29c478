import { Fragment } from 'react';
import type { Line } from '../../story/lines.ts';
import { Rich } from '../../ui/Rich.tsx';
import { Said } from '../../ui/Said.tsx';
import type { Board } from '../choose/useBoard.ts';
import type { Scene } from '../scene.ts';
import style from './log.module.css';
import { mentions } from './mentions.ts';
import { type Amounts, inSigns } from './sentence.ts';

/** What a sentence is put together with. */
export interface Speech {
  words: Scene['words'];
  signs: Scene['gameBoard']['signs'];
  amounts: Amounts | undefined;
  inspect: Board['inspect'];
}

/** A sentence of the log: its signs are drawn, and the cards it names can be read. */
export function Sentence({ line, text, speech }: { line: Line; text: string; speech: Speech }) {
  const { words, signs, amounts, inspect } = speech;
  const short = inSigns(line, text, amounts);
  if (short)
    return (
      <>
        <Said as={short.words}>
          <Rich text={short.signs} signs={signs} />
        </Said>
        {short.rest && <Sentence line={line} text={short.rest} speech={speech} />}
      </>
    );
  return mentions(text, line.telling.about, words).map((part) =>
    part.card === null ? (
      <Fragment key={part.key}>
        <Rich text={part.text} signs={signs} />
      </Fragment>
    ) : (
      <button
        key={part.key}
        type="button"
        className={style.card}
        data-rove=""
        data-tells={`card:${part.card}`}
        tabIndex={-1}
        onClick={(e) => {
          e.stopPropagation();
          inspect({ kind: 'card', id: part.card! });
        }}
      >
        {/* A button that is wrapped is as wide as its line: what clings to the name stands in it. */}
        {part.before}
        <span className={style.name}>{part.text}</span>
        {part.after}
      </button>
    ),
  );
}

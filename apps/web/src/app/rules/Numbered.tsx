import type { Lang, RuleId } from '@ashtown/engine';
import { Fragment, type ReactNode } from 'react';
import type { Numbered as Rules } from '../../table/cited/numbered.ts';
import { RuleLink } from '../../terms/RuleLink.tsx';
import { type Marked, useTermed } from '../../terms/Termed.tsx';
import { Signed } from '../../ui/Signed.tsx';
import style from './numbered.module.css';
import { useBookText } from './text/index.ts';

const ID = /\b([A-Z]{2,}-\d+)\b/;

/** The words of a rule, with ways to the rules it names. */
export const wording = (game: string, text: string, marked: Marked): ReactNode =>
  text.split(ID).map((part, i) =>
    i % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence never change places.
      <RuleLink key={i} game={game} rule={part as RuleId} />
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: as above.
      <Fragment key={i}>
        {marked(part, (x) => (
          <Signed text={x} />
        ))}
      </Fragment>
    ),
  );

interface Shown {
  game: string;
  lang: Lang;
  rules: Rules;
  /** The one that was asked for. */
  now?: string | undefined;
}

/** Every rule with its number, chapter by chapter, to be cited and argued with. */
export const Chapters = (shown: Shown) =>
  shown.rules.chapters.map((chapter, i) => <Chapter key={chapter.title} no={i} {...shown} />);

export const chapterId = (no: number): string => `chapter-${no + 1}`;

export function Chapter({ game, lang, rules, no, now }: Shown & { no: number }) {
  const words = useBookText();
  const marked = useTermed(game, lang);
  const { title, rules: those } = rules.chapters[no]!;
  return (
    <div className={style.chapter}>
      <h3 id={`rules-${chapterId(no)}`} tabIndex={-1}>
        {title}
      </h3>
      <ol>
        {Object.entries(those).map(([id, text]) => (
          <li key={id} id={`rules-${id}`} tabIndex={-1} aria-current={id === now ? 'location' : undefined}>
            <RuleLink game={game} rule={id as RuleId} />
            <p>
              {wording(game, text, marked)}
              {rules.ours.has(id) && <span className={style.ours}>{words.ruling}</span>}
            </p>
          </li>
        ))}
      </ol>
    </div>
  );
}

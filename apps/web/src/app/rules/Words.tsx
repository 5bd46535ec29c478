import type { Lang } from '@ashtown/engine';
import { use } from 'react';
import { Glossaries } from '../../terms/glossary.ts';
import { RuleLink } from '../../terms/RuleLink.tsx';
import { Signed } from '../../ui/Signed.tsx';
import style from './words.module.css';

/** Every word of a game with its sign, what it means, and its rules. */
export function Words({ game, lang, now }: { game: string; lang: Lang; now?: string | null }) {
  const { terms, Sign } = use(use(Glossaries)(game, lang));
  return (
    <dl className={style.words}>
      {terms.map(({ id, word, say, sign, cite }) => (
        <div key={id} id={`rules-term-${id}`} tabIndex={-1} aria-current={id === now ? 'location' : undefined}>
          <dt>
            <span className={style.sign} aria-hidden="true">
              {sign && Sign && <Sign id={sign} size={20} />}
            </span>
            {word}
          </dt>
          <dd>
            <Signed text={say} />{' '}
            <span className={style.cite}>
              {cite.map((rule) => (
                <RuleLink key={rule} game={game} rule={rule} />
              ))}
            </span>
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Every icon with the word it stands for. */
export function Legend({ game, lang }: { game: string; lang: Lang }) {
  const { legend, Sign } = use(use(Glossaries)(game, lang));
  if (!Sign) return null;
  return (
    <ul className={style.legend}>
      {legend.map(({ id, word, sign, cite }) => (
        <li key={id}>
          <span className={style.sign} aria-hidden="true">
            <Sign id={sign!} size={24} />
          </span>
          <button type="button" aria-haspopup="dialog" data-term={id} data-game={game}>
            <b>{word}</b>
            <em>{cite[0]}</em>
          </button>
        </li>
      ))}
    </ul>
  );
}

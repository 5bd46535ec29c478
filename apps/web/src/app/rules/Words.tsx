import type { Lang } from '@ashtown/engine';
import { use } from 'react';
import { Glossaries } from '../../terms/glossary.ts';
import { RuleLink } from '../../terms/RuleLink.tsx';
import { Signed } from './Signed.tsx';
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

/** What stands on cards as an icon, each once; the same sign may stand for several words. */
export function Legend({ game, lang }: { game: string; lang: Lang }) {
  const { terms, Sign } = use(use(Glossaries)(game, lang));
  if (!Sign) return null;
  const signed = terms.filter((x, i) => x.sign && terms.findIndex((y) => y.sign === x.sign) === i);
  return (
    <ul className={style.legend}>
      {signed.map(({ id, word, sign, cite }) => (
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

import { makeRoute } from '../../../route/router.ts';
import { Signed } from '../../../ui/Signed.tsx';
import style from '../rule-view.module.css';
import { useBookText } from '../text/index.ts';
import { type Entry, placeOf } from './find.ts';

/** A card or a passage of the guide that was found, with the way to its place in the book. */
export function EntryView({ game, entry }: { game: string; entry: Entry }) {
  const text = useBookText();
  const { kind, lang, title, text: says, where } = entry;
  return (
    <article className={style.rule} lang={lang} aria-label={title || where} data-testid="entry">
      <header>
        <b className="display">{title || where}</b>
        <span>{title ? where : text.search.kind[kind]}</span>
      </header>
      <p className={style.says}>
        <Signed text={says} />
      </p>
      <p className={style.see}>
        <a
          className={style.place}
          href={makeRoute({ t: 'rules', game, rule: placeOf(entry) })}
          target="_blank"
          rel="noopener"
        >
          {text.drawer.place}
        </a>
      </p>
    </article>
  );
}

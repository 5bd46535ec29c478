import type { Lang, RuleId } from '@ashtown/engine';
import { type ReactNode, use, useEffect } from 'react';
import { Frame } from '../../frame/Frame.tsx';
import type { Section } from '../../games/book.ts';
import { loadGlossary } from '../../load/glossary.ts';
import { loadRulebook } from '../../load/rulebook.ts';
import { useGame } from '../../load/useGame.ts';
import { go } from '../../route/router.ts';
import { useTermed } from '../../terms/Termed.tsx';
import { Signed } from '../../ui/Signed.tsx';
import { Title } from '../../ui/Title.tsx';
import { Cards } from './Cards.tsx';
import { Contents, type Line } from './Contents.tsx';
import { loadBook } from './loadBook.ts';
import { Chapters, chapterId } from './Numbered.tsx';
import { CardPlate } from './plates/CardPlate.tsx';
import { Pictures, Players } from './plates/Pictures.tsx';
import { RuleView } from './RuleView.tsx';
import style from './rules.module.css';
import { type Entry, placeOf } from './search/find.ts';
import { Search } from './search/Search.tsx';
import { SearchKeys } from './search/SearchKeys.tsx';
import { useBookText } from './text/index.ts';
import { Legend, Words } from './Words.tsx';

/** How a game is played, as a book: to be looked at, read and searched. */
export function Rules({ id, rule }: { id: string; rule?: string | undefined }) {
  const text = useBookText();
  const loaded = useGame(id);
  const { lang } = loaded;
  const { sections, cards, plates } = use(loadBook(id, loaded));
  const rules = use(loadRulebook(id, lang));
  const { terms } = use(loadGlossary(id, lang));
  useEffect(() => {
    if (rule) jumpTo(rule);
  }, [rule]);
  const open = (found: Entry) => {
    if (found.kind === 'rule') go({ t: 'rules', game: id, rule: found.id });
    else jumpTo(placeOf(found));
  };
  const parts: readonly (Line & { content: ReactNode })[] = [
    ...(plates
      ? [
          { id: 'plate-card', title: text.card, content: <CardPlate game={id} card={plates.card} /> },
          { id: 'plate-icons', title: text.icons, content: <Legend game={id} lang={lang} /> },
          {
            id: 'plate-round',
            title: plates.round.title,
            content: <Pictures game={id} plates={plates.round.steps} counted />,
          },
        ]
      : []),
    ...sections.map((section) => ({
      id: section.id,
      title: section.title,
      content: <Part game={id} lang={lang} section={section} />,
    })),
    ...(plates
      ? [
          { id: 'plate-players', title: text.players.title, content: <Players players={plates.players} /> },
          { id: 'plate-examples', title: text.examples, content: <Pictures game={id} plates={plates.examples} /> },
        ]
      : []),
    ...(cards.length > 0
      ? [{ id: 'all-cards', title: text.cards.title, n: String(cards.length), content: <Cards cards={cards} /> }]
      : []),
    ...(terms.length > 0
      ? [{ id: 'words', title: text.words, n: String(terms.length), content: <Words game={id} lang={lang} /> }]
      : []),
    ...(rules.chapters.length > 0
      ? [
          {
            id: 'numbered',
            title: text.numbered,
            lines: rules.chapters.map(({ title, rules: those }, i) => ({
              id: chapterId(i),
              title,
              n: spanOf(Object.keys(those)),
            })),
            content: (
              <>
                <p className="muted">{text.rulings}</p>
                <Chapters game={id} lang={lang} rules={rules} now={rule} />
              </>
            ),
          },
        ]
      : []),
  ];
  return (
    <Frame at="rules">
      <div className={style.page}>
        <div className={style.head}>
          <Title page={text.title(loaded.words.name)}>{loaded.words.name}</Title>
          <p className="muted">{text.ours}</p>
        </div>
        <aside className={style.finder} aria-label={text.search.label}>
          <Search game={id} lang={lang} slash onOpen={open} />
          <SearchKeys />
          {rule && (
            <RuleView
              game={id}
              lang={lang}
              rules={rules}
              rule={rule as RuleId}
              onClose={() => go({ t: 'rules', game: id })}
            />
          )}
        </aside>
        <Contents game={id} lines={parts} onGo={jumpTo} />
        <div className={style.text}>
          {parts.map(({ id: part, title, n, content }) => (
            <section key={part} className="plate" aria-labelledby={`rules-${part}`}>
              <h2 id={`rules-${part}`} className="display" tabIndex={-1}>
                {title}
                {n && <span>{n}</span>}
              </h2>
              {content}
            </section>
          ))}
        </div>
      </div>
    </Frame>
  );
}

/** From the first to the last number of some rules. */
function spanOf(ids: readonly string[]): string {
  const numbers = ids.map((x) => Number(x.slice(x.lastIndexOf('-') + 1)));
  const [first, last] = [Math.min(...numbers), Math.max(...numbers)];
  return first === last ? String(first) : `${first}–${last}`;
}

function jumpTo(id: string): void {
  const heading = document.getElementById(`rules-${id}`);
  heading?.scrollIntoView({ block: 'start' });
  heading?.focus({ preventScroll: true });
}

function Part(props: { game: string; lang: Lang; section: Section }) {
  const { game, lang, section } = props;
  const { text, rows = [] } = section;
  const marked = useTermed(game, lang);
  const says = (x: string) => marked(x, (part) => <Signed text={part} />);
  return (
    <>
      {text.map((x) => (
        <p key={x}>{says(x)}</p>
      ))}
      {rows.length > 0 && (
        <dl className={style.rows}>
          {rows.map(({ term, text: about }) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{says(about)}</dd>
            </div>
          ))}
        </dl>
      )}
    </>
  );
}

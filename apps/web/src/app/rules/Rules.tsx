import { use, useDeferredValue, useEffect, useMemo, useState } from 'react';
import { Frame } from '../../frame/Frame.tsx';
import { type Book, type CardLine, type Section, searchBook, searchRules, sizeOf } from '../../games/book.ts';
import { manifestOf } from '../../games/index.ts';
import { once } from '../../load/load.ts';
import { loadRulebook } from '../../load/rulebook.ts';
import { useGame } from '../../load/useGame.ts';
import type { Loaded } from '../../table/scene.ts';
import { useText } from '../../text/index.ts';
import { Button } from '../../ui/Button.tsx';
import { Plate } from '../../ui/Plate.tsx';
import { Title } from '../../ui/Title.tsx';
import { playBots } from '../play.ts';
import { Numbered } from './Numbered.tsx';
import { plainBook, type Titles } from './plainBook.ts';
import style from './rules.module.css';
import { Signed } from './Signed.tsx';

/** Each book is fetched with its page. */
const bookOf = (id: string, loaded: Loaded, titles: Titles): Promise<Book> =>
  once(`book ${id} ${loaded.lang}`, async () => {
    const made = await manifestOf(id)?.book?.();
    return made ? made.makeBook(loaded.lang, loaded) : plainBook(loaded, titles);
  });

/** How a game is played, to be read or searched. */
export function Rules({ id, rule }: { id: string; rule?: string | undefined }) {
  const { pages, setup } = useText();
  const loaded = useGame(id);
  const words = pages.rules;
  const whole = use(bookOf(id, loaded, { options: setup.options }));
  const [typed, setTyped] = useState('');
  const wanted = useDeferredValue(typed.trim());
  const book = useMemo(() => (wanted === '' ? whole : searchBook(whole, wanted)), [whole, wanted]);
  const rules = use(loadRulebook(id, loaded.lang));
  const numbered = useMemo(() => (wanted === '' ? rules : searchRules(rules, wanted)), [rules, wanted]);
  const found = sizeOf(book) + numbered.chapters.reduce((n, chapter) => n + Object.keys(chapter.rules).length, 0);
  useEffect(() => {
    if (rule) jumpTo(rule);
  }, [rule]);
  return (
    <Frame at="rules">
      <div className={style.head}>
        <Title page={words.title(loaded.words.name)} />
        <p className="muted">{words.ours}</p>
      </div>
      <div className={style.page}>
        <Plate as="aside" className={style.side}>
          <label className="label" htmlFor="rules-search">
            {words.search}
          </label>
          <input
            id="rules-search"
            className="field"
            type="search"
            value={typed}
            autoComplete="off"
            onChange={(e) => setTyped(e.target.value)}
          />
          <p role="status" className={style.found}>
            {wanted !== '' && (found === 0 ? words.nothing : words.found(found))}
          </p>
          <nav aria-label={words.contents}>
            <ul>
              {[
                ...book.sections,
                ...(book.cards.length > 0 ? [{ id: 'all-cards', title: words.cards }] : []),
                ...(numbered.chapters.length > 0 ? [{ id: 'numbered', title: words.numbered }] : []),
              ].map((x) => (
                <li key={x.id}>
                  <button type="button" onClick={() => jumpTo(x.id)}>
                    {x.title}
                  </button>
                </li>
              ))}
            </ul>
          </nav>
          <Button look="primary" icon="play" onClick={() => void playBots(id)}>
            {words.play}
          </Button>
        </Plate>
        <div className={style.text}>
          {book.sections.map((section) => (
            <Part key={section.id} section={section} />
          ))}
          {book.cards.length > 0 && <Cards cards={book.cards} />}
          {numbered.chapters.length > 0 && <Numbered game={id} rules={numbered} now={rule} />}
        </div>
      </div>
    </Frame>
  );
}

function jumpTo(id: string): void {
  const heading = document.getElementById(`rules-${id}`);
  heading?.scrollIntoView({ block: 'start' });
  heading?.focus({ preventScroll: true });
}

const Part = ({ section: { id, title, text, rows = [] } }: { section: Section }) => (
  <section aria-labelledby={`rules-${id}`}>
    <h2 id={`rules-${id}`} className="display" tabIndex={-1}>
      {title}
    </h2>
    {text.map((x) => (
      <p key={x}>
        <Signed text={x} />
      </p>
    ))}
    {rows.length > 0 && (
      <dl>
        {rows.map(({ term, text: about }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>
              <Signed text={about} />
            </dd>
          </div>
        ))}
      </dl>
    )}
  </section>
);

function Cards({ cards }: { cards: readonly CardLine[] }) {
  const { rules } = useText().pages;
  return (
    <section aria-labelledby="rules-all-cards">
      <h2 id="rules-all-cards" className="display" tabIndex={-1}>
        {rules.cards}
      </h2>
      <ul className={style.cards}>
        {cards.map(({ id, name, kind, text, cost, note }) => (
          <li key={id}>
            <h3>
              {name}
              {cost !== null && (
                <span className="cost" title={cost.said}>
                  <span className="vh">{cost.said}</span>
                  <span aria-hidden="true">
                    <Signed text={cost.shown} />
                  </span>
                </span>
              )}
            </h3>
            <p className="kind">{kind}</p>
            <p>
              <Signed text={text} />
            </p>
            {note && <p className={style.note}>{note}</p>}
          </li>
        ))}
      </ul>
    </section>
  );
}

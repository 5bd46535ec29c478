import type { Lang } from '@ashtown/engine';
import {
  type KeyboardEvent,
  type ReactNode,
  Suspense,
  use,
  useDeferredValue,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { Icon } from '../../../ui/Icon.tsx';
import { useBookText } from '../text/index.ts';
import { type Entry, find, type Hit, wordsOf } from './find.ts';
import { loadIndex } from './load.ts';
import { Marked } from './Marked.tsx';
import style from './search.module.css';

/** More results than these are of no help. */
const MOST = 40;

/**
 * Looks through rules, cards and words of a game in every language at once. `/` goes to it, the arrows choose, Enter opens,
 * Esc clears it. What it stands above is shown while nothing is looked for.
 */
export function Search(props: {
  game: string;
  lang: Lang;
  onOpen(found: Entry): void;
  slash?: boolean;
  children?: ReactNode;
}) {
  const { game, lang, onOpen, slash = false, children } = props;
  const text = useBookText().search;
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState(0);
  const [hits, setHits] = useState<readonly Hit[]>([]);
  const wanted = useDeferredValue(typed);
  useEffect(() => {
    if (!slash) return;
    const pressed = (e: globalThis.KeyboardEvent) => {
      if (e.key !== '/' || e.ctrlKey || e.metaKey || e.altKey || e.target instanceof HTMLInputElement) return;
      e.preventDefault();
      field.current?.focus();
    };
    window.addEventListener('keydown', pressed);
    return () => window.removeEventListener('keydown', pressed);
  }, [slash]);
  const onKeyDown = (e: KeyboardEvent) => {
    if (e.key === 'ArrowDown' || e.key === 'ArrowUp') {
      if (hits.length === 0) return;
      e.preventDefault();
      setChosen((n) => (n + (e.key === 'ArrowDown' ? 1 : hits.length - 1)) % hits.length);
    } else if (e.key === 'Enter') {
      const hit = hits[chosen];
      if (hit) onOpen(hit.entry);
    } else if (e.key === 'Escape' && typed !== '') {
      e.preventDefault();
      e.stopPropagation();
      setTyped('');
    }
  };
  const looking = wordsOf(wanted).length > 0;
  return (
    <search className={style.search}>
      <div className={style.field}>
        <Icon name="search" size={17} />
        <input
          ref={field}
          type="search"
          role="combobox"
          aria-label={text.label}
          aria-expanded={looking}
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={looking && hits.length > 0 ? `${id}-${chosen}` : undefined}
          placeholder={text.label}
          autoComplete="off"
          spellCheck={false}
          data-testid="search"
          value={typed}
          onChange={(e) => {
            setTyped(e.target.value);
            setChosen(0);
          }}
          onKeyDown={onKeyDown}
        />
        {slash && (
          <span className="kbd" aria-hidden="true">
            /
          </span>
        )}
      </div>
      {looking ? (
        <Suspense>
          <Results id={id} game={game} lang={lang} typed={wanted} chosen={chosen} onFound={setHits} onOpen={onOpen} />
        </Suspense>
      ) : (
        <>
          <span id={`${id}-list`} hidden />
          {children}
        </>
      )}
    </search>
  );
}

function Results(props: {
  id: string;
  game: string;
  lang: Lang;
  typed: string;
  chosen: number;
  onFound(hits: readonly Hit[]): void;
  onOpen(found: Entry): void;
}) {
  const { id, game, lang, typed, chosen, onFound, onOpen } = props;
  const text = useBookText().search;
  const index = use(loadIndex(game));
  const [made, setMade] = useState<{ of: string; hits: readonly Hit[] } | null>(null);
  const of = `${game} ${lang} ${typed}`;
  const found = made?.of === of ? made.hits : find(index, typed, lang);
  if (made?.of !== of) setMade({ of, hits: found });
  const shown = found.slice(0, MOST);
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => onFound(found.slice(0, MOST)), [found, onFound]);
  useEffect(() => {
    list.current?.children[chosen]?.scrollIntoView({ block: 'nearest' });
  }, [chosen]);
  const words = wordsOf(typed);
  return (
    <>
      <p role="status" className={style.count}>
        {found.length === 0 ? text.nothing : text.found(found.length)}
      </p>
      <div ref={list} id={`${id}-list`} role="listbox" aria-label={text.label} className={style.list}>
        {shown.map(({ entry, also }, i) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the field above has the keys of the list.
          // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the field.
          <div
            key={`${entry.kind} ${entry.id} ${entry.text}`}
            id={`${id}-${i}`}
            role="option"
            aria-selected={i === chosen}
            data-testid="found"
            data-found={entry.id}
            onClick={() => onOpen(entry)}
          >
            <b className={style.what}>{entry.kind === 'rule' ? entry.id : text.kind[entry.kind]}</b>
            <span lang={entry.lang}>
              {entry.title && (
                <b>
                  <Marked text={entry.title} words={words} />
                  {'. '}
                </b>
              )}
              <Marked text={entry.text} words={words} />
              {entry.where && <em>{entry.where}</em>}
              {also && (
                <em lang={also.lang} title={text.inOther(also.lang.toUpperCase())}>
                  {also.lang.toUpperCase()}: <Marked text={also.title || also.text} words={words} />
                </em>
              )}
            </span>
          </div>
        ))}
      </div>
    </>
  );
}

import type { Lang, RuleId } from '@ashtown/engine';
import { type ReactNode, Suspense, use, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { loadRulebook } from '../../load/rulebook.ts';
import { makeRoute } from '../../route/router.ts';
import { useLang } from '../../settings/settings.ts';
import { ruleIn } from '../../table/cited/numbered.ts';
import { closeShelf, isAtTable, type Opened, openShelf, useShelf } from '../../terms/shelf.ts';
import { useTermed } from '../../terms/Termed.tsx';
import { Button } from '../../ui/Button.tsx';
import style from './drawer.module.css';
import { Chapter, wording } from './Numbered.tsx';
import { RuleView } from './RuleView.tsx';
import { EntryView } from './search/EntryView.tsx';
import type { Entry } from './search/find.ts';
import { Search } from './search/Search.tsx';
import { useBookText } from './text/index.ts';
import { Words } from './Words.tsx';

/** The rules and words of a game beside its table. It never covers the prompt, and the table goes on. */
export function Drawer() {
  const opened = useShelf((s) => s.opened);
  const lang = useLang();
  const text = useBookText().drawer;
  const box = useRef<HTMLElement>(null);
  const before = useRef<Element | null>(null);
  const room = useRoomBesidePrompt(opened !== null);
  // A card or passage that was found is read here, too, until something else is opened.
  const [found, setFound] = useState<{ entry: Entry; of: Opened | null } | null>(null);
  useEffect(() => {
    const moved = () => !isAtTable() && closeShelf();
    window.addEventListener('hashchange', moved);
    return () => window.removeEventListener('hashchange', moved);
  }, []);
  useEffect(() => {
    if (!opened) return;
    if (!box.current?.contains(document.activeElement)) before.current = document.activeElement;
    box.current?.focus({ preventScroll: true });
  }, [opened]);
  if (!opened || !isAtTable()) return null;
  const { game } = opened;
  const close = () => {
    closeShelf();
    if (before.current instanceof HTMLElement) before.current.focus({ preventScroll: true });
  };
  const open = (entry: Entry) => {
    const { kind, id } = entry;
    if (kind === 'rule') openShelf({ at: 'rules', game, rule: id as RuleId, asked: [] });
    else if (kind === 'term') openShelf({ at: 'words', game, term: id });
    else {
      // The same again, so that the search begins anew.
      const of = { ...opened };
      setFound({ entry, of });
      openShelf(of);
    }
  };
  const tabs = [
    { at: 'rules', name: text.rules, go: () => openShelf({ at: 'rules', game, rule: null, asked: [] }) },
    { at: 'words', name: text.words, go: () => openShelf({ at: 'words', game, term: null }) },
  ] as const;
  return (
    <aside
      ref={box}
      className={style.drawer}
      style={room}
      aria-label={text.title}
      tabIndex={-1}
      data-region=""
      data-testid="drawer"
      onKeyDown={(e) => {
        // The keys of the table rest while somebody reads here, but for those that open and close it.
        if (e.key === 'Escape' && !e.defaultPrevented) {
          e.preventDefault();
          close();
        }
        if (!/^(F6|Escape)$/.test(e.key)) e.stopPropagation();
      }}
    >
      <header className={style.head}>
        <span className="seg">
          {tabs.map(({ at, name, go }) => (
            <button key={at} type="button" aria-pressed={opened.at === at} onClick={go}>
              {name}
            </button>
          ))}
        </span>
        <a href={makeRoute({ t: 'rules', game })} target="_blank" rel="noopener">
          {text.whole}
        </a>
        <Button look="quiet" small icon="x" aria-label={text.close} data-testid="close-drawer" onClick={close} />
      </header>
      <Search key={JSON.stringify([opened, found?.entry.id])} game={game} lang={lang} onOpen={open}>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by the keyboard. */}
        <div className={style.scroll} tabIndex={0}>
          {found?.of === opened && <EntryView game={game} entry={found.entry} />}
          <Suspense>
            {opened.at === 'rules' ? (
              <Read opened={opened} lang={lang} />
            ) : (
              <Found id={opened.term && `term-${opened.term}`}>
                <Words game={game} lang={lang} now={opened.term} />
              </Found>
            )}
          </Suspense>
        </div>
      </Search>
    </aside>
  );
}

/** The rule that was asked for, or those of the question, and the chapter they stand in. */
function Read({ opened, lang }: { opened: Extract<Opened, { at: 'rules' }>; lang: Lang }) {
  const { game, rule, asked } = opened;
  const text = useBookText().drawer;
  const rules = use(loadRulebook(game, lang));
  const marked = useTermed(game, lang);
  const first = rule ?? asked[0];
  const here = first ? rules.chapters.findIndex((x) => Object.hasOwn(x.rules, first)) : -1;
  const [chosen, setChosen] = useState<number | null>(null);
  const no = chosen ?? here;
  return (
    <>
      {rule && (
        <RuleView
          game={game}
          lang={lang}
          rules={rules}
          rule={rule}
          onClose={() => openShelf({ at: 'rules', game, rule: null, asked: [] })}
        />
      )}
      {asked.length > 0 && (
        <section className={style.asked} data-testid="asked">
          <h2>{text.asked}</h2>
          {asked.map((id) => (
            <p key={id}>
              <b>{id}</b> {wording(game, ruleIn(rules, id) ?? '', marked)}
            </p>
          ))}
        </section>
      )}
      <ul className={style.chapters}>
        {rules.chapters.map((chapter, i) => (
          <li key={chapter.title}>
            <button type="button" aria-expanded={i === no} onClick={() => setChosen(i === no ? -1 : i)}>
              {chapter.title}
            </button>
            {i === no && <Chapter game={game} lang={lang} rules={rules} no={i} now={first} />}
          </li>
        ))}
      </ul>
    </>
  );
}

/** Scrolls to what was asked for. */
function Found({ id, children }: { id: string | null; children: ReactNode }) {
  useLayoutEffect(() => {
    if (id) document.getElementById(`rules-${id}`)?.scrollIntoView({ block: 'start' });
  }, [id]);
  return children;
}

const WIDTH = 412;

interface Room {
  top: number;
  bottom: number;
}
const ALL: Room = { top: 0, bottom: 0 };
const GAP = 6;

/** How far from the edges the drawer begins and ends: where it would reach the prompt, above or below it, whichever is more. */
function useRoomBesidePrompt(open: boolean): Room {
  const [room, setRoom] = useState(ALL);
  useLayoutEffect(() => {
    if (!open) return;
    const prompt = document.querySelector('[data-testid="prompt"]');
    if (!prompt) return setRoom(ALL);
    const measure = () => {
      const { top, bottom, right } = prompt.getBoundingClientRect();
      if (right <= innerWidth - WIDTH) setRoom(ALL);
      else if (top >= innerHeight - bottom) setRoom({ top: 0, bottom: Math.max(0, innerHeight - top + GAP) });
      else setRoom({ top: bottom + GAP, bottom: 0 });
    };
    const observer = new ResizeObserver(measure);
    observer.observe(prompt);
    window.addEventListener('resize', measure);
    measure();
    return () => {
      observer.disconnect();
      window.removeEventListener('resize', measure);
    };
  }, [open]);
  return room;
}

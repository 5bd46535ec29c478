import { LANGS, type Lang } from '@ashtown/engine';
import { Suspense, use, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLang } from '../settings/settings.ts';
import { Icon } from '../ui/Icon.tsx';
import { type Box, place } from '../ui/place.ts';
import { Signed } from '../ui/Signed.tsx';
import { Glossaries, termIn } from './glossary.ts';
import { RuleLink } from './RuleLink.tsx';
import { isAtTable, openShelf } from './shelf.ts';
import style from './terms.module.css';
import { TERM_TEXT } from './text.ts';
import { useYours } from './yours.ts';

/** Who rests on a word reads until they leave it, who pressed it until they press elsewhere, who pinned it until they are done. */
type Hold = 'rested' | 'pressed' | 'pinned';

interface Shown {
  word: HTMLElement;
  game: string;
  term: string;
  hold: Hold;
}

const HOVER_MS = 300;
const LONG_PRESS_MS = 450;
const LEAVE_MS = 200;

const termOf = (x: EventTarget | null): HTMLElement | null =>
  x instanceof Element ? x.closest<HTMLElement>('[data-term]') : null;

const shownBy = (word: HTMLElement, hold: Hold): Shown => ({
  word,
  game: word.dataset.game!,
  term: word.dataset.term!,
  hold,
});

const isWriting = (x: EventTarget | null): boolean => x instanceof HTMLElement && x.matches('input, textarea, select');

/** What a word means, beside it: for whoever rests on it, presses it or walks to it. One for the whole page. */
export function TermCard() {
  const [shown, setShown] = useState<Shown | null>(null);
  const card = useRef<HTMLDivElement>(null);
  const now = useRef(shown);
  now.current = shown;
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const later = (ms: number, then: () => void) => {
      clearTimeout(timer);
      timer = setTimeout(then, ms);
    };
    const over = (e: PointerEvent) => {
      if (e.pointerType === 'touch') return;
      const word = termOf(e.target);
      const open = now.current;
      if (open?.hold === 'pinned') return;
      if (word && word !== open?.word) later(HOVER_MS, () => word.isConnected && setShown(shownBy(word, 'rested')));
      else if (word || card.current?.contains(e.target as Node)) clearTimeout(timer);
      else if (open?.hold === 'rested') later(LEAVE_MS, () => setShown(null));
      else clearTimeout(timer);
    };
    const press = (e: MouseEvent) => {
      const word = termOf(e.target);
      if (word) {
        e.preventDefault();
        e.stopPropagation();
        clearTimeout(timer);
        setShown(shownBy(word, 'pressed'));
      } else if (now.current?.hold !== 'pinned' && !card.current?.contains(e.target as Node)) setShown(null);
    };
    const touch = (e: PointerEvent) => {
      const word = e.pointerType === 'touch' ? termOf(e.target) : null;
      if (word) later(LONG_PRESS_MS, () => setShown(shownBy(word, 'pressed')));
    };
    const lift = (e: PointerEvent) => {
      if (e.pointerType === 'touch') clearTimeout(timer);
    };
    const key = (e: KeyboardEvent) => {
      const word = termOf(e.target);
      if (word && (e.key === 'Enter' || e.key === ' ')) {
        e.preventDefault();
        e.stopPropagation();
        setShown(shownBy(word, 'pressed'));
      } else if (e.key.toLowerCase() === 'p' && now.current && !isWriting(e.target)) {
        e.preventDefault();
        e.stopPropagation();
        setShown({ ...now.current, hold: 'pinned' });
      } else if (e.key === 'Escape' && now.current) {
        e.preventDefault();
        e.stopPropagation();
        if (card.current?.contains(document.activeElement)) now.current.word.focus();
        setShown(null);
      }
    };
    const gone = (e: Event) => {
      if (now.current?.hold !== 'pinned' && !card.current?.contains(e.target as Node)) setShown(null);
    };
    const leave = () => setShown(null);
    document.addEventListener('pointerover', over);
    document.addEventListener('pointerdown', touch);
    document.addEventListener('pointerup', lift);
    document.addEventListener('pointercancel', lift);
    document.addEventListener('click', press, { capture: true });
    document.addEventListener('keydown', key, { capture: true });
    document.addEventListener('scroll', gone, { capture: true, passive: true });
    window.addEventListener('hashchange', leave);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('pointerover', over);
      document.removeEventListener('pointerdown', touch);
      document.removeEventListener('pointerup', lift);
      document.removeEventListener('pointercancel', lift);
      document.removeEventListener('click', press, { capture: true });
      document.removeEventListener('keydown', key, { capture: true });
      document.removeEventListener('scroll', gone, { capture: true });
      window.removeEventListener('hashchange', leave);
    };
  }, []);
  const lang = useLang();
  if (!shown) return null;
  return (
    <div ref={card} className={style.holder}>
      <Suspense>
        <Card
          key={`${shown.game} ${shown.term}`}
          shown={shown}
          lang={lang}
          onPin={() => setShown({ ...shown, hold: 'pinned' })}
          onClose={() => setShown(null)}
        />
      </Suspense>
    </div>
  );
}

const boxOf = (x: Element): Box => x.getBoundingClientRect();

interface CardProps {
  shown: Shown;
  lang: Lang;
  onPin(): void;
  onClose(): void;
}

function Card({ shown, lang, onPin, onClose }: CardProps) {
  const { game, term: id, word: at, hold } = shown;
  const isPinned = hold === 'pinned';
  const fetch = use(Glossaries);
  const all = LANGS.map((x) => use(fetch(game, x)));
  const glossary = all[LANGS.indexOf(lang)]!;
  const term = termIn(glossary, id);
  const text = TERM_TEXT[lang];
  const mine = useYours(game, term?.counts ?? id);
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const card = ref.current;
    if (!card) return;
    if (!card.matches(':popover-open')) card.showPopover();
    // Pinned it stands in the corner of what is read, as the style says.
    card.style.left = card.style.top = '';
    if (isPinned) return;
    const prompt = document.querySelector('[data-testid="prompt"]');
    const { clientWidth: width, clientHeight: height } = document.documentElement;
    const { left, top } = place(boxOf(card), {
      thing: boxOf(at),
      window: { width, height },
      keep: prompt ? [boxOf(prompt)] : [],
    });
    card.style.left = `${left}px`;
    card.style.top = `${top}px`;
  });
  useEffect(() => {
    if (hold !== 'rested' && at === document.activeElement) ref.current?.focus({ preventScroll: true });
  }, [hold, at]);
  if (!term) return null;
  const { Sign } = glossary;
  const others = all.filter((x) => x !== glossary).map((x) => ({ lang: x.lang, word: termIn(x, id)?.word }));
  return (
    <div
      ref={ref}
      popover="manual"
      role="dialog"
      aria-label={term.word}
      tabIndex={-1}
      className={style.card}
      data-hold={hold}
      data-testid="term"
    >
      <p className={style.word}>
        {term.sign && Sign && (
          <span className={style.sign} aria-hidden="true">
            <Sign id={term.sign} size={26} />
          </span>
        )}
        <b className="display">{term.word}</b>
        <button
          type="button"
          className={style.pin}
          aria-label={isPinned ? text.close : text.pin}
          title={isPinned ? `${text.close} (Esc)` : `${text.pin} (P)`}
          data-testid="term-pin"
          onClick={isPinned ? onClose : onPin}
        >
          <Icon name={isPinned ? 'x' : 'pin'} size={16} />
        </button>
      </p>
      <p>
        <Signed text={term.say} />
      </p>
      <p className={style.rules}>
        {term.cite.map((rule) => (
          <RuleLink key={rule} game={game} rule={rule} chip onFollow={onClose} />
        ))}
        {mine !== null && (
          <span className={style.yours} data-testid="yours">
            {text.yours(mine)}
          </span>
        )}
        {isAtTable() && (
          <button
            type="button"
            onClick={() => {
              onClose();
              openShelf({ at: 'words', game, term: id });
            }}
          >
            {text.all}
          </button>
        )}
      </p>
      <p className={style.others}>
        {others.map((x) => (
          <span key={x.lang}>
            {x.lang.toUpperCase()} <b lang={x.lang}>{x.word}</b>
          </span>
        ))}
      </p>
    </div>
  );
}

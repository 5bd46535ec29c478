import type { Lang, RuleId } from '@ashtown/engine';
import { Suspense, use, useId, useRef, useState } from 'react';
import { makeRoute } from '../../route/router.ts';
import { beside } from '../../terms/shelf.ts';
import { useTableText } from '../text/index.ts';
import style from './cited.module.css';
import { Rulebooks, ruleIn } from './numbered.ts';

/** The number of a rule, quietly: pressed it is read in place, with others that belong to it and the way to the page of the rules. */
export function Cited(props: {
  game: string;
  lang: Lang;
  rule: RuleId;
  more?: readonly RuleId[];
  /** It is one of the things the arrows walk to. */
  roves?: boolean;
  onOpen?(open: boolean): void;
}) {
  const { game, lang, rule, more = [], roves = false, onOpen } = props;
  const { cited } = useTableText();
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const [opened, setOpened] = useState(false);
  return (
    <>
      <button
        ref={button}
        type="button"
        className={style.cite}
        popoverTarget={id}
        aria-label={[rule, ...more].map(cited.rule).join(', ')}
        {...(roves && { 'data-rove': '', tabIndex: -1 })}
        data-testid="cite"
        onKeyDown={(e) => e.stopPropagation()}
      >
        {rule}
      </button>
      <div
        ref={box}
        id={id}
        popover="auto"
        className={style.box}
        onBeforeToggle={(e) => {
          onOpen?.(e.newState === 'open');
          if (e.newState !== 'open' || !button.current || !box.current) return;
          setOpened(true);
          place(button.current, box.current);
        }}
      >
        {opened && (
          <Suspense>
            {[rule, ...more].map((id) => (
              <Wording key={id} game={game} lang={lang} rule={id} />
            ))}
          </Suspense>
        )}
        <a
          href={makeRoute({ t: 'rules', game, rule })}
          onClick={(e) => {
            box.current?.hidePopover();
            beside({ at: 'rules', game, rule, asked: [] })(e);
          }}
        >
          {cited.all}
        </a>
      </div>
    </>
  );
}

const Wording = ({ game, lang, rule }: { game: string; lang: Lang; rule: RuleId }) => (
  <p>
    <b>{rule}</b> {ruleIn(use(use(Rulebooks)(game, lang)), rule)}
  </p>
);

const WIDTH = 320;

/** Above the sentence that cites it where there is room, or else below; never over the edge. */
function place(button: HTMLElement, box: HTMLElement): void {
  const { left } = button.getBoundingClientRect();
  const { top, bottom } = button.parentElement!.getBoundingClientRect();
  box.style.left = `${Math.max(8, Math.min(left, innerWidth - WIDTH - 8))}px`;
  const above = top > innerHeight / 2;
  box.style.top = above ? 'auto' : `${bottom + 6}px`;
  box.style.bottom = above ? `${innerHeight - top + 6}px` : 'auto';
}

import type { ReactNode } from 'react';
import { makeRoute, type Route } from '../route/router.ts';
import { useText } from '../text/index.ts';
import { LinkButton } from '../ui/Button.tsx';
import { Icon } from '../ui/Icon.tsx';
import style from './frame.module.css';
import { LanguagePicker, ThemePicker } from './Pickers.tsx';

/** What stands around every screen but the table: name, ways, language, theme; below, what is fair and whose. */
export function Frame({ at, children }: { at: Route['t']; children: ReactNode }) {
  const { common, landing } = useText();
  const ways = [
    ['home', { t: 'home' }, common.nav.games],
    ['learn', { t: 'learn' }, common.nav.learn],
    ['replay', { t: 'replay' }, common.nav.replay],
    ['rules', { t: 'rules', game: 'king-of-new-york' }, common.nav.rules],
  ] as const;
  return (
    <div className={style.page}>
      {/* biome-ignore lint/a11y/useValidAnchor: it goes to a place of this page; the hash itself belongs to the router. */}
      <a className="btn skip" href="#main" onClick={skip}>
        {common.skip}
      </a>
      <header className={style.header}>
        <a className={style.mark} href={makeRoute({ t: 'home' })}>
          <Icon name="brand" size={28} />
          Ashtown
        </a>
        <nav className={style.nav} aria-label={common.navigation}>
          {ways.map(([name, route, text]) => (
            <a key={name} href={makeRoute(route)} aria-current={at === name ? 'page' : undefined}>
              {text}
            </a>
          ))}
        </nav>
        <div className={style.tools}>
          <LanguagePicker />
          <ThemePicker />
          <LinkButton
            look="quiet"
            icon="gear"
            href={makeRoute({ t: 'settings' })}
            aria-label={common.nav.settings}
            aria-current={at === 'settings' ? 'page' : undefined}
          />
        </div>
      </header>
      <main id="main" className={style.main} tabIndex={-1}>
        {children}
      </main>
      <footer className={style.footer}>
        <ul>
          {landing.fair.map((text, i) => (
            <li key={text}>
              <Icon name={i === 1 ? 'dice' : 'check'} size={14} />
              {text}
            </li>
          ))}
        </ul>
        <p>
          {landing.disclaimer}{' '}
          <a href={makeRoute({ t: 'credits' })} aria-current={at === 'credits' ? 'page' : undefined}>
            {common.nav.credits}
          </a>
        </p>
      </footer>
    </div>
  );
}

/** The address behind the `#` is the screen's, so the link moves the focus itself. */
function skip(e: { preventDefault(): void }): void {
  e.preventDefault();
  document.getElementById('main')?.focus();
}

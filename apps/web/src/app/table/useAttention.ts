import { useEffect } from 'react';
import type { TableLink } from '../../net/link.ts';
import { useTable } from '../../net/useLink.ts';
import { settings } from '../../settings/settings.ts';
import { SHELL } from '../../text/index.ts';
import { showMessage } from './message.ts';

const MARK = '● ';

/** While nobody looks at the page, my turn shows in its title, and as a message of the browser if that is wanted. */
export function useAttention(link: TableLink, game: string): void {
  const mine = useTable(link, (s) => s.position?.asked.some((seat) => s.mine.includes(seat)) ?? false);
  useEffect(() => {
    if (!mine || !document.hidden) return;
    const { lang, notify } = settings.getState();
    const { resume } = SHELL[lang].landing;
    const title = document.title;
    document.title = MARK + title;
    const message = notify ? showMessage(resume.yours, game) : null;
    const back = () => {
      if (document.title === MARK + title) document.title = title;
      void message?.then((close) => close());
      document.removeEventListener('visibilitychange', back);
    };
    document.addEventListener('visibilitychange', back);
    return back;
  }, [mine, game]);
}

import { type ReactNode, useEffect, useRef } from 'react';

let opened = false;

/** Called once the first screen stands: from then on a new screen takes the focus. */
export const markOpened = (): void => {
  opened = true;
};

const SEEN = 'seen';

/** A screen that is reached anew begins at its top; on the way back the browser knows where one was. */
function beginAtTop(): void {
  if (history.state === SEEN) return;
  scrollTo(0, 0);
  history.replaceState(SEEN, '');
}

/**
 * The heading of a screen: names the page, and takes the focus when the screen is reached by navigation, so that the
 * keyboard and a screen reader start there. Hidden, it still does both.
 */
export function Title(props: { page: string; children?: ReactNode; hidden?: boolean; className?: string | undefined }) {
  const { page, children, hidden = false, className = '' } = props;
  const ref = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    document.title = page === 'Ashtown' ? page : `${page} · Ashtown`;
  }, [page]);
  useEffect(() => {
    beginAtTop();
    if (opened) ref.current?.focus({ preventScroll: true });
  }, []);
  return (
    <h1 ref={ref} tabIndex={-1} className={`${hidden ? 'vh' : 'display'} ${className}`.trim()}>
      {children ?? page}
    </h1>
  );
}

import { type ReactNode, useEffect, useId, useRef } from 'react';
import { useText } from '../text/index.ts';
import { Button } from './Button.tsx';
import style from './dialog.module.css';

/** A modal on the native element: focus is held and given back by the browser, Esc and a click beside it close it. */
export function Dialog(props: { open: boolean; title: string; onClose(): void; children: ReactNode; wide?: boolean }) {
  const { open, title, onClose, children, wide = false } = props;
  const { common } = useText();
  const ref = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => {
    const dialog = ref.current;
    if (!dialog || !open) return;
    if (!dialog.open) dialog.showModal();
    return () => dialog.close();
  }, [open]);
  if (!open) return null;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard closes it with Esc, which the element handles itself.
    <dialog
      ref={ref}
      className={`plate ${style.dialog} ${wide ? style.wide : ''}`}
      aria-labelledby={id}
      onCancel={(e) => {
        e.preventDefault();
        onClose();
      }}
      onClick={(e) => e.target === e.currentTarget && onClose()}
    >
      <div className={style.inside}>
        <header className={style.head}>
          <h2 id={id} className="display">
            {title}
          </h2>
          <Button look="quiet" small icon="x" aria-label={common.close} onClick={onClose} />
        </header>
        {children}
      </div>
    </dialog>
  );
}

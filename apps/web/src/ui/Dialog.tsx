import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { useText } from '../text/index.ts';
import { Button } from './Button.tsx';
import style from './dialog.module.css';

interface DialogProps {
  open: boolean;
  title: string;
  onClose(): void;
  children: ReactNode;
  wide?: boolean;
}

/** A modal on the native element: focus is held and given back by the browser, Esc and a click beside it close it. */
export function Dialog({ open, ...props }: DialogProps) {
  return open && <Opened {...props} />;
}

function Opened({ title, onClose, children, wide = false }: Omit<DialogProps, 'open'>) {
  const { common } = useText();
  const ref = useRef<HTMLDialogElement>(null);
  const id = useId();
  // A layout effect, since the browser gives the focus back only while the dialog is still in the page.
  useLayoutEffect(() => {
    const dialog = ref.current!;
    dialog.showModal();
    return () => dialog.close();
  }, []);
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

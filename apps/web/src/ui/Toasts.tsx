import { useStore } from 'zustand';
import { useText } from '../text/index.ts';
import { Button } from './Button.tsx';
import { dropToast, toasts } from './toast.ts';
import style from './toasts.module.css';

/** The corner where short messages appear. */
export function Toasts() {
  const list = useStore(toasts, (s) => s.list);
  const { common } = useText();
  return (
    <div className={style.corner} role="status">
      {list.map(({ id, text, tone, action }) => (
        <div key={id} className={`${style.toast} ${style[tone]}`}>
          <span>{text}</span>
          {action && (
            <button
              type="button"
              className={style.action}
              onClick={() => {
                dropToast(id);
                action.run();
              }}
            >
              {action.label}
            </button>
          )}
          <Button look="quiet" small icon="x" aria-label={common.close} onClick={() => dropToast(id)} />
        </div>
      ))}
    </div>
  );
}

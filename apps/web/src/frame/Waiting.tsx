import { useText } from '../text/index.ts';
import style from './waiting.module.css';

/** Something is on its way. It only appears when that takes a while. */
export function Waiting({ text }: { text?: string }) {
  const { common } = useText();
  return (
    <p className={style.waiting} role="status">
      {text ?? common.loading}
    </p>
  );
}

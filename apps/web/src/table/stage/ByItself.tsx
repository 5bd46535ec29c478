import { useTableText } from '../text/index.ts';
import style from './stage.module.css';

/** Beside whoever passes: nobody chose it. */
export function ByItself() {
  return <b className={style.forced}>{useTableText().log.byItself}</b>;
}

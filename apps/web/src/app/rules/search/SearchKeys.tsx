import { useBookText } from '../text/index.ts';
import style from './search.module.css';

/** The keys of the search, for whoever has a keyboard. */
export function SearchKeys() {
  const { keys } = useBookText().search;
  return (
    <p className={style.keys} aria-hidden="true">
      {[
        ['/', keys.search],
        ['↑ ↓', keys.choose],
        ['Enter', keys.open],
        ['Esc', keys.close],
      ].map(([key, does]) => (
        <span key={key}>
          <kbd className="kbd">{key}</kbd> {does}
        </span>
      ))}
    </p>
  );
}

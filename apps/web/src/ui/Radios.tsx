import { useId } from 'react';
import style from './fields.module.css';

/** One of a few, each with a sentence about it. */
export function Radios<T extends string>(props: {
  legend: string;
  help?: string;
  value: T;
  options: readonly { value: T; label: string; help?: string; disabled?: boolean }[];
  onChange(value: T): void;
}) {
  const { legend, help, value, options, onChange } = props;
  const id = useId();
  return (
    <fieldset className={style.group} aria-describedby={help === undefined ? undefined : `${id}-help`}>
      <legend className="label">{legend}</legend>
      {help !== undefined && (
        <p id={`${id}-help`} className={style.help}>
          {help}
        </p>
      )}
      {options.map((o) => (
        <label key={o.value} className={style.row}>
          <input
            type="radio"
            name={id}
            checked={o.value === value}
            disabled={o.disabled ?? false}
            aria-labelledby={`${id}-${o.value}`}
            aria-describedby={o.help === undefined ? undefined : `${id}-${o.value}-help`}
            onChange={() => onChange(o.value)}
          />
          <b id={`${id}-${o.value}`}>{o.label}</b>
          {o.help !== undefined && (
            <span id={`${id}-${o.value}-help`} className={style.help}>
              {o.help}
            </span>
          )}
        </label>
      ))}
    </fieldset>
  );
}

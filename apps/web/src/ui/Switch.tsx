import { useId } from 'react';
import style from './fields.module.css';

/** Something that is on or off, with a sentence about it. */
export function Switch(props: {
  label: string;
  help?: string | undefined;
  checked: boolean;
  disabled?: boolean;
  onChange(checked: boolean): void;
}) {
  const { label, help, checked, disabled = false, onChange } = props;
  const id = useId();
  return (
    <label className={style.row}>
      <input
        type="checkbox"
        checked={checked}
        disabled={disabled}
        aria-labelledby={id}
        aria-describedby={help === undefined ? undefined : `${id}-help`}
        onChange={(e) => onChange(e.target.checked)}
      />
      <b id={id}>{label}</b>
      {help !== undefined && (
        <span id={`${id}-help`} className={style.help}>
          {help}
        </span>
      )}
    </label>
  );
}

import type { ReactNode } from 'react';

/** A few choices side by side, one of them pressed. `label` names the group. */
export function Choice<T extends string>(props: {
  label: string;
  value: T;
  options: readonly { value: T; text: ReactNode; label?: string; lang?: string }[];
  onChange(value: T): void;
  className?: string;
}) {
  const { label, value, options, onChange, className = '' } = props;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot take the shape of the plate.
    <div className={`seg ${className}`.trim()} role="group" aria-label={label}>
      {options.map((o) => (
        <button
          key={o.value}
          type="button"
          aria-pressed={o.value === value}
          aria-label={o.label}
          lang={o.lang}
          onClick={() => onChange(o.value)}
        >
          {o.text}
        </button>
      ))}
    </div>
  );
}

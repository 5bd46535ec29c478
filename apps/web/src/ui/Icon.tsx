import { ICONS, type IconName } from './icons.ts';

/** One of our own drawings, in the colour of the text around it. Words stand beside it, or in `label`. */
export function Icon({ name, size = 18, label }: { name: IconName; size?: number; label?: string }) {
  const { fill, line, width = 2.2 } = ICONS[name];
  return (
    <svg
      className="ic"
      role="img"
      aria-label={label ?? ''}
      aria-hidden={label === undefined}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      focusable="false"
    >
      {fill && <path fill="currentColor" fillRule="evenodd" d={fill} />}
      {line && <path fill="none" stroke="currentColor" strokeWidth={width} strokeLinecap="square" d={line} />}
    </svg>
  );
}

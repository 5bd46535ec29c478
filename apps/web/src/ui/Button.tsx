import type { AnchorHTMLAttributes, ButtonHTMLAttributes, ReactNode } from 'react';
import { Icon } from './Icon.tsx';
import type { IconName } from './icons.ts';

interface Look {
  /** One primary per prompt or panel. `quiet` has no ground; `off` is dashed and still answers, with the reason. */
  look?: 'plain' | 'primary' | 'quiet' | 'danger' | 'off';
  small?: boolean;
  icon?: IconName;
  /** Shown as a key cap. */
  hotkey?: string | number | undefined;
  children?: ReactNode;
}

const classes = ({ look = 'plain', small, icon, children }: Look, more?: string): string =>
  [
    'btn',
    look === 'plain' ? '' : look,
    small ? 'small' : '',
    icon !== undefined && children === undefined ? 'icon' : '',
    more ?? '',
  ]
    .filter(Boolean)
    .join(' ');

const inside = ({ icon, small, hotkey, children }: Look) => (
  <>
    {icon && <Icon name={icon} size={small ? 15 : 17} />}
    {children}
    {hotkey !== undefined && (
      <span className="kbd" aria-hidden="true">
        {hotkey}
      </span>
    )}
  </>
);

/** With an icon alone it needs an `aria-label`. */
export function Button(props: Look & ButtonHTMLAttributes<HTMLButtonElement>) {
  const { look, small, icon, hotkey, children, className, ...rest } = props;
  return (
    <button type="button" {...rest} className={classes(props, className)}>
      {inside(props)}
    </button>
  );
}

/** Looks like a button, leads somewhere. */
export function LinkButton(props: Look & AnchorHTMLAttributes<HTMLAnchorElement> & { href: string }) {
  const { look, small, icon, hotkey, children, className, ...rest } = props;
  return (
    <a {...rest} className={classes(props, className)}>
      {inside(props)}
    </a>
  );
}

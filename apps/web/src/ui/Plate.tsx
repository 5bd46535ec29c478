import type { HTMLAttributes, JSX } from 'react';

type Tag = 'div' | 'section' | 'article' | 'aside' | 'form' | 'li';

/** The one surface shape: two opposite corners cut. */
export function Plate({
  as = 'div',
  small = false,
  className = '',
  ...rest
}: HTMLAttributes<HTMLElement> & { as?: Tag; small?: boolean }): JSX.Element {
  const Element = as as 'div';
  return <Element {...rest} className={`plate ${small ? 'plate-s ' : ''}${className}`.trim()} />;
}

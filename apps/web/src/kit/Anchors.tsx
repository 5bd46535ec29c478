import { type Ref, refKey } from '@ashtown/engine';
import type { ReactNode } from 'react';
import style from './anchors.module.css';

/** A thing where it lies, as it comes from elsewhere and may leave. `mention`: it is drawn a second time, and does neither. */
export const Lying = (props: {
  of: Ref;
  mention?: boolean | undefined;
  className?: string | undefined;
  children: ReactNode;
}) => (
  <span
    data-ref={props.mention ? undefined : refKey(props.of)}
    className={`${style.lying} ${props.className ?? ''}`.trim()}
  >
    {props.children}
  </span>
);

/** A place for things to come to and to leave, over what is drawn there under another name. */
export const Spot = ({ of }: { of: Ref }) => <i className={style.spot} data-ref={refKey(of)} aria-hidden="true" />;

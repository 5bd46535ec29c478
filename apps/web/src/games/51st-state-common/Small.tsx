import { Thing, type ThingProps } from '../../kit/index.ts';
import style from './small.module.css';

/** A small thing in a border of its own: a token, a price, a tab under a base. */
export const Small = ({ className = '', ...props }: ThingProps) => (
  <Thing {...props} look="bare" className={`${style.small} ${className}`} />
);

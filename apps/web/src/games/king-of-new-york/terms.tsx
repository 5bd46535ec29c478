import { Sign } from './Sign.tsx';
import type { SignId } from './signs.ts';

export { TERMS } from '@ashtown/king-of-new-york/terms';

const COLOURS: Readonly<Record<string, string>> = { star: 'st', energy: 'e', life: 'l' };

/** The sign of a term. */
export const TermSign = ({ id, size }: { id: string; size: number }) => (
  <Sign id={id as SignId} size={size} className={COLOURS[id]} />
);

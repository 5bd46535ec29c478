import { Mark, type MarkId } from './marks.tsx';
import { Good, type GoodId } from './tokens.tsx';

/** The sign of a term: a token, or a mark of what cards do. */
export function TermSign({ id, size }: { id: string; size: number }) {
  if (id.startsWith('mark:')) return <Mark id={id.slice('mark:'.length) as MarkId} size={size} />;
  return <Good id={id as GoodId} size={size} />;
}

import { MARKS, type MarkId } from './marks.ts';

/** A small sign in the colour of the text around it. Words stand beside it. */
export const Mark = ({ id, size = 16 }: { id: MarkId; size?: number }) => (
  <svg className="ic" width={size} height={size} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
    <path d={MARKS[id]} fill="currentColor" fillRule="evenodd" />
  </svg>
);
